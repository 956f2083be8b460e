"""A rough worth of a position, for bots: points, what objects promise, and fights by their exact odds."""

from cantina.core.compiler import Codes, Records, entry, rule

from .actions import apply, legal
from .codes import DEPLOYING, FIELD, FIGURES, OVER, PLANET, SURE
from .fights import dice, sides_on
from .objects import root, tiles_of, worth
from .record import Setup, State

HUNDREDTHS = 100  # of a point
TIED_UP = 90  # what a figure on the board costs, while there are tiles to come
LARGE_TIED_UP = 60  # and a large one on top


@rule
def win_odds(s: State, c: Setup, object: int, side: int, sides: int) -> int:
    """The chance that a side wins a fight for an object, in parts of SURE (CSW-56 to CSW-58)."""
    ones, twos, threes = 0, 0, 0
    for rival in range(int(c.sides)):
        if sides >> rival & 1 and rival != side:
            count = dice(s, c, object, rival)
            if count == 1:
                ones += 1
            elif count == 2:
                twos += 1
            else:
                threes += 1
    return int(c.odds[dice(s, c, object, side), ones, twos, threes])


@rule
def promise(s: State, object: int) -> int:
    """What an object will bring its owner, in hundredths: its worth now, and a share of what closing it would add."""
    if int(s.open[object]) == 0:
        return HUNDREDTHS * worth(s, object, True)
    now = worth(s, object, False)
    left, missing = int(s.tiles_left), int(s.open[object])
    if int(s.what[object]) == PLANET:
        return HUNDREDTHS * now + 60 * min(missing, left // 6)
    closing = 0
    if int(s.what[object]) == FIELD and left > 2 * missing:
        closing = (tiles_of(s, object) + 1) * 90 // (1 + missing)
    return HUNDREDTHS * now + closing + (30 if left > 4 else 0)


@rule
def stood_on(s: State, c: Setup, figure: int, side: int) -> int:
    """The object that a figure of a side stands on; -1 where it is in the supply, or an earlier one of the side is there too."""
    part = int(s.stands_on[figure])
    if part < 0:
        return -1
    object = root(s, part)
    for other in range(figure):
        if int(c.side[other // FIGURES]) == side and int(s.stands_on[other]) >= 0 and root(s, int(s.stands_on[other])) == object:
            return -1
    return object


@rule
def expectation(s: State, c: Setup, side: int) -> int:
    """What a side can expect in the end, in hundredths: its points, its objects, and its share of contested ones."""
    total = HUNDREDTHS * int(s.score[side])
    if int(s.stage) == OVER:  # open objects are in the points already
        return total
    for figure in range(int(c.seats) * FIGURES):
        if int(c.side[figure // FIGURES]) != side:
            continue
        object = stood_on(s, c, figure, side)
        if object < 0:
            continue
        sides = sides_on(s, c, object)
        if sides == 1 << side:
            total += promise(s, object)
            continue
        chance = win_odds(s, c, object, side, sides)
        total += (chance * promise(s, object) + (SURE - chance) * HUNDREDTHS * dice(s, c, object, side)) // SURE
    return total


@rule
def tied_up(s: State, c: Setup, side: int) -> int:
    """What the figures on the board cost a side: they are missing elsewhere, less so as the match nears its end."""
    cost = 0
    for seat in range(int(c.seats)):
        if int(c.side[seat]) == side:
            out = 4 - int(s.supply[seat, 0])
            cost += out * TIED_UP + (1 - int(s.supply[seat, 1])) * (TIED_UP + LARGE_TIED_UP)
            if int(s.supply[seat, 0]) == 0:
                cost += TIED_UP
    left = int(s.tiles_left)
    return cost * min(left, 30) // 30


@rule
def lead(s: State, c: Setup, seat: int) -> int:
    """The expectation of the seat's side over the best other one."""
    own, best = int(c.side[seat]), -(1 << 30)
    for side in range(int(c.sides)):
        if side != own:
            best = max(best, expectation(s, c, side) - tied_up(s, c, side))
    return expectation(s, c, own) - tied_up(s, c, own) - best


@entry
def appraise(states: Records[State], setups: Records[Setup], out: Codes, seat: int) -> int:
    """The seat's lead in states[0], in hundredths of a point; before a figure is put, with the best one it could put.

    states[1] and states[2] are room to work in.
    """
    c = setups[0]
    states[1] = states[0]
    s = states[1]
    s.telling = 0
    if int(s.stage) != DEPLOYING:
        return lead(s, c, seat)
    best = -(1 << 30)
    for choice in range(legal(s, c, out)):
        states[2] = states[1]
        after = states[2]
        apply(after, c, int(out[choice]))
        best = max(best, lead(after, c, seat))
    return best
