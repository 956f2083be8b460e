"""Actions as numbers: what may be done (`legal`), and doing it (`apply`). Spans stand in a list by their lowest numbers."""

from cantina.core.compiler import Codes, rule

from .codes import (
    AIM,
    AIMING,
    BESTOW,
    BUY,
    DECIDING,
    END,
    FACE_DOWN,
    FIELD,
    FLICK,
    GIVING,
    KINDS,
    LOWEST,
    MOST_BESKAR,
    OFFER,
    OFFERING,
    PAY,
    PAYING,
    PICK,
    PICKING,
    PROTECTING,
    REACH,
    REVEALING,
    SCATTER,
    SCATTERING,
    SHIELD,
    SLIP,
    SLIPPING,
    SLOWEST,
    SMALLEST_SET,
    TAKE,
    TAKING,
    THROW,
    THROWN_CARDS,
    TUMBLE,
    TUMBLING,
    TURN_UP,
    TURNING,
    UNVEIL,
    UPGRADES,
    VERBS,
    WIDE,
    WIDEST,
)
from .flight import scatter, slip
from .ids import CARGO_19
from .points import group
from .purchase import purse, refuse_payment, refuse_purchase
from .record import Setup, State
from .telling import tell_flicked, tell_threw
from .turn import end_turn, judge_cards, judge_disc, proceed, turn_up
from .upgrades import aim, bestow, buy, offer, pay, pick, protect, take_from, unveil


@rule
def may_protect(s: State, c: Setup, ally: int) -> bool:
    """CARGO-R-37: at least two identical cards of the player's faction."""
    pile = int(c.pile[int(s.mover)])
    return int(c.ally_faction[ally]) == int(c.pile_faction[pile]) and group(s, pile, ally) >= SMALLEST_SET


@rule
def may_bestow(s: State, c: Setup, seat: int) -> bool:
    """CARGO-50: another player of the team."""
    return seat < int(c.seats) and seat != int(s.mover) and int(c.faction[seat]) == int(c.faction[int(s.mover)])


@rule
def legal_own_cards(s: State, c: Setup, verb: int, out: Codes) -> int:
    """The player's unprotected cards, one of each kind."""
    pile, n = int(c.pile[int(s.mover)]), 0
    for kind in range(int(c.allies) * MOST_BESKAR):
        if int(s.held[pile, kind]) and (verb != PAY or refuse_payment(s, c, kind) == 0):
            out[n] = verb + VERBS * kind
            n += 1
    return n


@rule
def legal_turn(s: State, c: Setup, out: Codes) -> int:
    """A throw, or a purchase; after a purchase no throw any more, but the end of the turn (CARGO-17, CARGO-36)."""
    n = 0
    if int(s.purchases) == 0:
        out[0] = THROW
        out[1] = FLICK
        n = 2
    counts = purse(s, c, int(c.pile[int(s.mover)]))
    for upgrade in range(UPGRADES):
        if refuse_purchase(s, c, upgrade, counts) == 0:
            out[n] = BUY + VERBS * upgrade
            n += 1
    if int(s.purchases):
        out[n] = END
        n += 1
    return n


@rule
def legal(s: State, c: Setup, out: Codes) -> int:
    """Write the legal actions of the player to move to `out`; returns how many."""
    stage, n = int(s.stage), 0
    if stage == DECIDING:
        n = legal_turn(s, c, out)
    elif stage == PAYING:
        n = legal_own_cards(s, c, PAY, out)
    elif stage == PICKING:
        n = legal_own_cards(s, c, PICK, out)
    elif stage == OFFERING:
        n = legal_own_cards(s, c, OFFER, out)
    elif stage == PROTECTING:
        for ally in range(int(c.allies)):
            if may_protect(s, c, ally):
                out[n] = SHIELD + VERBS * ally
                n += 1
    elif stage == GIVING:
        for seat in range(int(c.seats)):
            if may_bestow(s, c, seat):
                out[n] = BESTOW + VERBS * seat
                n += 1
    elif stage == TAKING:
        for pile in range(int(c.piles)):
            if pile != int(c.pile[int(s.mover)]):
                for kind in range(int(c.allies) * MOST_BESKAR):
                    if int(s.held[pile, kind]):
                        out[n] = TAKE + VERBS * (pile * KINDS + kind)
                        n += 1
    elif stage == REVEALING:
        for place in range(FIELD):
            if int(s.field[place]) == FACE_DOWN and not int(s.chosen) >> place & 1:
                out[n] = UNVEIL + VERBS * place
                n += 1
    elif stage == TURNING:
        for kind in range(int(c.allies) * MOST_BESKAR):
            if int(s.left[kind]):
                out[n] = TURN_UP + VERBS * kind
                n += 1
    else:
        n = legal_span(stage, out)
    return n


@rule
def legal_span(stage: int, out: Codes) -> int:
    """The one action of a stage that asks for numbers."""
    if stage == AIMING:
        out[0] = AIM
    elif stage == SCATTERING:
        out[0] = SCATTER
    elif stage == SLIPPING:
        out[0] = SLIP
    elif stage == TUMBLING:
        out[0] = TUMBLE
    else:
        return 0
    return 1


@rule
def throw(s: State, c: Setup, x: int, y: int) -> None:
    """The player's disc is thrown at a point (CARGO-19)."""
    s.distance = c.nearest[int(s.mover)]
    s.aim_x[0] = x
    s.aim_y[0] = y
    s.things = 1
    s.stage = SCATTERING
    tell_threw(s, CARGO_19, int(s.mover), x, y)


@rule
def flick(s: State, c: Setup, numbers: int) -> None:
    """The player's disc is flicked: from where, in which direction, how fast and how steeply (CARGO-19)."""
    s.distance = int(c.nearest[int(s.mover)]) + numbers % WIDE
    s.direction = numbers // WIDE % WIDE - WIDEST
    s.speed = numbers // (WIDE * WIDE) % WIDE + SLOWEST
    s.loft = numbers // (WIDE * WIDE * WIDE) + LOWEST
    s.things = 1
    s.stage = SLIPPING
    tell_flicked(s, CARGO_19, int(s.mover), int(s.direction), int(s.speed), int(s.loft))


@rule
def apply_dealt(s: State, c: Setup, verb: int, thing: int) -> None:
    """What the dealer decides: how a throw errs, and what a card is."""
    first, second, third, rest = thing % WIDE, thing // WIDE % WIDE, thing // (WIDE * WIDE) % WIDE, thing // (WIDE * WIDE * WIDE)
    if verb == TURN_UP:
        turn_up(s, c, thing)
        return
    if verb == SLIP:
        slip(s, c, first, second, third, rest % WIDE, rest // WIDE)
    else:
        scatter(s, c, first, second, rest, third)
    if verb != TUMBLE:
        judge_disc(s, c)
    elif int(s.rested) == THROWN_CARDS:
        judge_cards(s, c)


@rule
def apply(s: State, c: Setup, action: int) -> None:
    """Do a legal action, and go on to the next decision."""
    verb, thing = action % VERBS, action // VERBS
    if verb == THROW:
        throw(s, c, thing % WIDE - REACH, thing // WIDE - REACH)
    elif verb == FLICK:
        flick(s, c, thing)
    elif verb == BUY:
        buy(s, thing)
    elif verb == PAY:
        pay(s, c, thing)
    elif verb == SHIELD:
        protect(s, c, thing)
    elif verb == PICK:
        pick(s, c, thing)
    elif verb == AIM:
        aim(s, thing % WIDE - REACH, thing // WIDE - REACH)
    elif verb == BESTOW:
        bestow(s, thing)
    elif verb == OFFER:
        offer(s, thing)
    elif verb == TAKE:
        take_from(s, c, thing // KINDS, thing % KINDS)
    elif verb == UNVEIL:
        unveil(s, thing)
    elif verb == END:
        end_turn(s, c)
    else:
        apply_dealt(s, c, verb, thing)
    proceed(s, c)
