"""The turn: a throw or purchases (CARGO-17), judging what came to rest, and the end of the match (CARGO-62)."""

from cantina.core.compiler import rule

from .codes import (
    DECIDING,
    FACE_DOWN,
    FIELD,
    MULTI_THROW,
    NONE,
    OVER,
    THROWN_CARDS,
    TURNING,
    UPGRADES,
)
from .contact import card_on_grogu, cards_under_card, cards_under_disc, disc_on_grogu, disc_touches_a_card
from .ids import CARGO_24, CARGO_46, CARGO_47, CARGO_49, CARGO_56, CARGO_59, CARGO_62, CARGO_R_20, CARGO_R_26
from .piles import decide, refill, take
from .points import has_points, is_waived, may_aim
from .purchase import purse, refuse_purchase
from .record import Setup, State
from .telling import tell_ended, tell_failed, tell_missed, tell_on_grogu, tell_revealed


@rule
def begin_turn(s: State) -> None:
    """One throw, and one more for each gift (CARGO-51, CARGO-R-41)."""
    seat = int(s.mover)
    s.throws = 1 + int(s.gifts[seat])
    s.gifts[seat] = 0
    s.thrown = 0
    s.purchases = 0
    s.upgrade = NONE
    s.stage = DECIDING


@rule
def end_turn(s: State, c: Setup) -> None:
    """On clockwise (CARGO-16)."""
    seat = int(s.mover) + 1
    s.mover = seat if seat < int(c.seats) else 0
    begin_turn(s)


@rule
def can_buy(s: State, c: Setup) -> bool:
    """Whether the mover could buy anything now."""
    counts = purse(s, c, int(c.pile[int(s.mover)]))
    for upgrade in range(UPGRADES):
        if refuse_purchase(s, c, upgrade, counts) == 0:
            return True
    return False


@rule
def end_purchase(s: State) -> None:
    """An upgrade is resolved; the next one may be bought (CARGO-R-28)."""
    s.upgrade = NONE
    s.purchases += 1
    s.stage = DECIDING


@rule
def win(s: State, c: Setup, rule: int) -> None:
    """The mover and the whole team win; the match ends at once (CARGO-62, CARGO-R-51)."""
    s.winner = int(c.faction[int(s.mover)])
    s.won_by = rule
    s.stage = OVER
    tell_ended(s, rule, int(s.winner), int(s.mover))


@rule
def end_throw(s: State, c: Setup) -> None:
    """Places are filled; then the next throw of a gift, the next player, or the end of a Multi-throw."""
    refill(s)
    if int(s.upgrade) == MULTI_THROW:
        end_multi_throw(s, c)
        return
    s.things = 0
    s.rested = 0
    s.thrown += 1
    s.throws -= 1
    s.stage = DECIDING
    if int(s.throws) == 0:
        end_turn(s, c)


@rule
def end_multi_throw(s: State, c: Setup) -> None:
    """Multi-throw For The Win: a card on Grogu, and the points needed at the end of the turn (CARGO-47 to CARGO-49, R-34)."""
    on_grogu = int(s.on_grogu)
    s.things = 0
    s.rested = 0
    s.on_grogu = 0
    if on_grogu:
        if has_points(s, c, int(c.faction[int(s.mover)])):
            win(s, c, CARGO_47)
            return
        if int(s.waived):
            win(s, c, CARGO_R_26)
            return
        tell_failed(s, CARGO_49, int(s.mover))
    end_purchase(s)


@rule
def turn_cards(s: State, c: Setup) -> None:
    """Take what the throw has hit, and turn up what was chosen; a card that lies face down waits for the dealer."""
    for place in range(FIELD):
        if int(s.taken) >> place & 1:
            kind = int(s.field[place])
            if kind == FACE_DOWN:
                return
            take(s, c, place, kind)
        elif int(s.chosen) >> place & 1:
            return
    if int(s.picked) and int(s.things) == 0:
        s.picked = 0
        end_purchase(s)
    else:
        end_throw(s, c)


@rule
def turn_up(s: State, c: Setup, kind: int) -> None:
    """The dealer decides the first card that waits: it is taken, or stays face up where it lies (CARGO-20, CARGO-56)."""
    waiting = int(s.taken) | int(s.chosen)
    place = 0
    while not waiting >> place & 1:
        place += 1
    decide(s, kind)
    if int(s.taken):
        take(s, c, place, kind)
    else:
        s.field[place] = kind
        s.chosen &= ~(1 << place)
        tell_revealed(s, CARGO_56, int(s.mover), place, kind)


@rule
def judge_disc(s: State, c: Setup) -> None:
    """What the resting disc lies on: Grogu first, then cards (CARGO-20, CARGO-24, CARGO-59, CARGO-R-17 to R-21)."""
    x, y, seat = int(s.rest_x[0]), int(s.rest_y[0]), int(s.mover)
    if disc_on_grogu(x, y):
        if not may_aim(s, c, int(c.faction[seat])):
            tell_on_grogu(s, CARGO_24, seat, NONE)
        elif disc_touches_a_card(s, c, x, y):
            tell_on_grogu(s, CARGO_59, seat, NONE)
        else:
            win(s, c, CARGO_R_26 if is_waived(s, c) else CARGO_62)
            return
    else:
        s.taken = cards_under_disc(s, c, x, y)
        if int(s.taken) == 0:
            tell_missed(s, CARGO_R_20, seat)
    s.stage = TURNING


@rule
def judge_cards(s: State, c: Setup) -> None:
    """What the three thrown cards lie on; one on Grogu takes nothing, and no card is won twice (CARGO-45, 46, R-34, R-35)."""
    s.waived = is_waived(s, c)
    for i in range(THROWN_CARDS):
        x, y, angle = int(s.rest_x[i]), int(s.rest_y[i]), int(s.rest_angle[i])
        if card_on_grogu(c, x, y, angle):
            s.on_grogu |= 1 << i
            tell_on_grogu(s, CARGO_46, int(s.mover), i)
        else:
            s.taken |= cards_under_card(s, c, x, y, angle)
    s.stage = TURNING


@rule
def proceed(s: State, c: Setup) -> None:
    """Go on to the next decision: cards are taken and replaced, and a turn ends when nothing more can be bought."""
    if int(s.stage) == TURNING:
        turn_cards(s, c)
    if int(s.stage) == DECIDING and int(s.purchases) and not can_buy(s, c):
        end_turn(s, c)
