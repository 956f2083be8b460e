"""What is learned of a position: the terms of each side, and what it hopes for by the weights that were fitted to outcomes.

An object counts by its kind and its open sides: that it is there, its tiles and its symbols. What it adds to the points in the
end is a matter of experience, and so is what a figure at hand will bring; both change as the tiles run out.
"""

from cantina.core.compiler import rule
from cantina.core.network import Numbers

from .appraisal import stood_on, win_odds
from .codes import (
    AT_HAND,
    DICE,
    FIGURES,
    LARGE,
    LARGE_AT_HAND,
    OF_OBJECT,
    OPEN,
    OVER,
    PLANET,
    SMALL,
    SURE,
    TERMS,
    WEIGHTS,
)
from .fights import dice, sides_on
from .objects import symbols_of, tiles_of, worth
from .record import Setup, State

FEATURES = WEIGHTS + 1  # the last one: who is to move
THOUSANDTHS = 1000  # of a point: weights are whole numbers, so that a GPU comes to the same as a CPU
EARLY = 40  # tiles left


@rule
def first_term(s: State, object: int) -> int:
    """The first term of an open object."""
    open, kind = int(s.open[object]), int(s.what[object])
    if kind == PLANET:
        open = (open + 1) // 2
    return (kind * OPEN + min(open, OPEN) - 1) * OF_OBJECT


@rule
def add_terms(s: State, c: Setup, side: int, sign: float, x: Numbers) -> None:
    """Add a side's terms, in a position in which nothing is contested and all that is closed is scored."""
    for figure in range(int(c.seats) * FIGURES):
        if int(c.side[figure // FIGURES]) == side:
            object = stood_on(s, c, figure, side)
            if object >= 0:
                at = first_term(s, object)
                x[at] += sign
                x[at + 1] += sign * tiles_of(s, object)
                x[at + 2] += sign * symbols_of(s, object)
                x[DICE] += sign * (dice(s, c, object, side) - 1)
    for seat in range(int(c.seats)):
        if int(c.side[seat]) == side:
            x[AT_HAND + int(s.supply[seat, SMALL])] += sign
            x[LARGE_AT_HAND] += sign * int(s.supply[seat, LARGE])


@rule
def earliness(s: State) -> int:
    """EARLY while there are many tiles, and 0 at the end."""
    return min(EARLY, int(s.tiles_left))


@rule
def weight(s: State, c: Setup, term: int) -> int:
    """What a term is worth with as many tiles as are left, in thousandths of a point."""
    early = earliness(s)
    return (early * int(c.weights[term]) + (EARLY - early) * int(c.weights[TERMS + term])) // EARLY


@rule
def hope_of(s: State, c: Setup, object: int) -> int:
    """What an object will bring its owner."""
    if int(s.open[object]) == 0:
        return THOUSANDTHS * worth(s, object, True)
    at = first_term(s, object)
    return weight(s, c, at) + tiles_of(s, object) * weight(s, c, at + 1) + symbols_of(s, object) * weight(s, c, at + 2)


@rule
def hope(s: State, c: Setup, side: int) -> int:
    """What a side can expect in the end, in thousandths of a point; who loses a fight has a figure more at hand."""
    total = THOUSANDTHS * int(s.score[side])
    if int(s.stage) == OVER:
        return total
    for figure in range(int(c.seats) * FIGURES):
        if int(c.side[figure // FIGURES]) != side:
            continue
        object = stood_on(s, c, figure, side)
        if object < 0:
            continue
        sides, own = sides_on(s, c, object), dice(s, c, object, side)
        if sides == 1 << side:
            total += hope_of(s, c, object) + weight(s, c, DICE) * (own - 1)
            continue
        chance = win_odds(s, c, object, side, sides)
        lost = THOUSANDTHS * own + weight(s, c, AT_HAND + 2) - weight(s, c, AT_HAND + 1)
        total += (chance * hope_of(s, c, object) + (SURE - chance) * lost) // SURE
    for seat in range(int(c.seats)):
        if int(c.side[seat]) == side:
            total += weight(s, c, AT_HAND + int(s.supply[seat, SMALL]))
            total += int(s.supply[seat, LARGE]) * weight(s, c, LARGE_AT_HAND)
    return total


@rule
def best_rival(s: State, c: Setup, seat: int) -> int:
    """The other side that can hope for most."""
    rival, most = -1, 0
    for side in range(int(c.sides)):
        if side != int(c.side[seat]):
            hoped = hope(s, c, side)
            if rival < 0 or hoped > most:
                rival, most = side, hoped
    return rival


@rule
def hoped_lead(s: State, c: Setup, seat: int) -> int:
    """What the seat's side can hope for over the best other one, in thousandths of a point."""
    own, most = int(c.side[seat]), -(1 << 40)
    for side in range(int(c.sides)):
        if side != own:
            most = max(most, hope(s, c, side))
    return hope(s, c, own) - most


@rule
def see(s: State, c: Setup, seat: int, x: Numbers, seen: Numbers, at: int) -> int:
    """Write what is learned from to `seen`: the terms of the seat's side less those of the best other one. Returns its lead."""
    own, rival, early = int(c.side[seat]), best_rival(s, c, seat), earliness(s) / EARLY
    for term in range(TERMS):
        x[term] = 0.0
    add_terms(s, c, own, 1.0, x)
    add_terms(s, c, rival, -1.0, x)
    for term in range(TERMS):
        seen[at + term] = early * float(x[term])
        seen[at + TERMS + term] = (1.0 - early) * float(x[term])
    mover = int(c.side[int(s.mover)])
    seen[at + WEIGHTS] = 1.0 if mover == own else -1.0 if mover == rival else 0.0
    return int(s.score[own]) - int(s.score[rival])
