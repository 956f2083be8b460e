"""Actions as numbers: what may be done (`legal`), and doing it (`apply`).

A code is a verb plus VERBS times its object: PASS; FLY card, ship; USE bonus card; HOOK ship, bonus card; LAND kind;
and the dealer's DEAL card and DRAW bonus kind.
"""

from cantina.core.compiler import Codes, rule

from .board import is_wild, may_fly
from .bonus import first_alike, suits_departure, undealt_of
from .codes import (
    BONUS,
    BONUS_KINDS,
    CARDS,
    CHOOSING,
    DEAL,
    DEALING,
    DEPARTURE,
    DRAW,
    DRAWING,
    EVASION,
    EVASIVE_MANOEUVRE,
    FLY,
    GRAPPLING_HOOK,
    HOOK,
    HOOKING,
    LAND,
    LANDING,
    NUMBERS,
    PASS,
    PER_SHIP,
    PRIZES,
    SHIPS,
    USE,
    VERBS,
)
from .draws import draw, drawn_shuffle
from .hooks import hook, may_be_hooked
from .record import Setup, State
from .rounds import deal
from .turn import choose, choose_half, decline, proceed, use


@rule
def suits(s: State, kind: int) -> bool:
    """Whether a bonus card of that kind can be used in the open window for the moved ship."""
    if int(s.stage) == EVASION:
        return kind == EVASIVE_MANOEUVRE
    return int(s.stage) == DEPARTURE and suits_departure(kind, int(s.kind[int(s.ship)]))


@rule
def legal(s: State, c: Setup, out: Codes) -> int:
    """Write the legal actions of the player to move to `out`; returns how many."""
    stage, seat, n = int(s.stage), int(s.asked), 0
    if stage == CHOOSING:
        for card in range(CARDS):
            if int(s.hand[seat, card]):
                colour = card // NUMBERS
                low, high = 2 * colour, 2 * colour + 2
                if is_wild(s, c, colour):
                    low, high = 0, SHIPS
                for ship in range(low, high):
                    if may_fly(s, c, card, ship):
                        out[n] = FLY + VERBS * (card * SHIPS + ship)
                        n += 1
    elif stage == DEPARTURE or stage == EVASION:
        out[0] = PASS
        n = 1
        for card in range(BONUS):
            if int(s.bonus_place[card]) == seat and suits(s, int(c.bonus[card])) and first_alike(s, c, card):
                out[n] = USE + VERBS * card
                n += 1
    elif stage == LANDING:
        out[0] = LAND + VERBS * int(c.halves[int(s.target), 0])
        out[1] = LAND + VERBS * int(c.halves[int(s.target), 1])
        n = 2
    elif stage == HOOKING:
        out[0] = PASS
        n = 1
        for ship in range(SHIPS):
            if may_be_hooked(s, c, seat, ship):
                for card in range(BONUS):
                    if int(s.bonus_place[card]) == seat and int(c.bonus[card]) == GRAPPLING_HOOK and first_alike(s, c, card):
                        out[n] = HOOK + VERBS * (ship * PER_SHIP + card)
                        n += 1
    elif stage == DEALING:
        for card in range(CARDS):
            if int(s.undealt[card]):
                out[n] = DEAL + VERBS * card
                n += 1
    elif stage == DRAWING or stage == PRIZES:
        for kind in range(BONUS_KINDS):
            if undealt_of(s, c, kind, drawn_shuffle(s)):
                out[n] = DRAW + VERBS * kind
                n += 1
    return n


@rule
def weight(s: State, c: Setup, action: int) -> int:
    """How many cards stand behind an outcome of the dealer."""
    verb, thing = action % VERBS, action // VERBS
    if verb == DEAL:
        return int(s.undealt[thing])
    return undealt_of(s, c, thing, drawn_shuffle(s))


@rule
def apply(s: State, c: Setup, action: int) -> None:
    """Do a legal action, and go on to the next decision."""
    verb, thing = action % VERBS, action // VERBS
    if verb == FLY:
        choose(s, c, thing // SHIPS, thing % SHIPS)
    elif verb == USE:
        use(s, c, thing)
    elif verb == HOOK:
        hook(s, c, thing // PER_SHIP, thing % PER_SHIP)
    elif verb == LAND:
        choose_half(s, c, thing)
    elif verb == DEAL:
        deal(s, c, thing)
    elif verb == DRAW:
        draw(s, c, thing)
    else:
        decline(s, c)
    proceed(s, c)
