"""Whole loops inside the kernel, and the entry points that Python calls with arrays of records."""

from cantina.core.compiler import Codes, Records, entry, rule
from cantina.core.kernel import Sums, entry_points
from cantina.core.source import CHANCE, CHOICE
from cantina.core.streams import below

from .actions import apply, legal
from .codes import (
    DEPLOYING,
    DIE_BITS,
    DRAW,
    DRAWING,
    FIGHTING,
    FIGURES,
    FIRST_FRONTIER,
    LARGE,
    ORIGIN,
    OVER,
    PLACE,
    PLACE_ORIGIN,
    PLACING,
    PLANET,
    ROLL,
    SMALL,
    SMALL_FIGURES,
    VERBS,
)
from .fights import dice, dice_in_all, sides_on
from .objects import bits, symbols_of, tiles_of, worth
from .record import Setup, State
from .refuse import refuse
from .tiles import at, lay
from .turn import begin_turn

SURVEY = 8  # columns of a surveyed object


@rule
def begin(s: State, c: Setup) -> None:
    """Set up a match in a zeroed record: the start tile, supplies, piles (CSW-12 to CSW-16)."""
    for kind in range(int(c.kinds)):
        s.left[kind] = c.copies[kind]
        s.tiles_left += c.copies[kind]
    for seat in range(int(c.seats)):
        s.supply[seat, SMALL] = SMALL_FIGURES
        s.supply[seat, LARGE] = FIGURES - SMALL_FIGURES
        for figure in range(FIGURES):
            s.stands_on[seat * FIGURES + figure] = -1
    s.mover = c.first
    s.entered = -1
    s.contested = -1
    lay(s, c, int(c.start), ORIGIN, 0, 0, 0)
    begin_turn(s, c)


@rule
def chance(s: State, c: Setup) -> int:
    """One outcome of the dealer: a tile by its copies left, or a roll of all dice."""
    if int(s.stage) == DRAWING:
        rest = below(s.streams, CHANCE, int(s.tiles_left))
        kind = 0
        rest -= int(s.left[0])
        while rest >= 0:
            kind += 1
            rest -= int(s.left[kind])
        return DRAW + VERBS * kind
    thrown = 0
    for die in range(dice_in_all(s, c)):
        thrown |= (1 + below(s.streams, CHANCE, 6)) << DIE_BITS * die
    return ROLL + VERBS * thrown


@rule
def fitting(shows: int, forbids: int) -> int:
    """1 if a rotation fits, else 0."""
    return 1 if shows & forbids == 0 else 0


@rule
def choose_place(s: State, c: Setup) -> int:
    """A random placement: the one that `legal` would list at a random index, found without writing the list.

    Counting is a plain sum over an array, which compilers make short work of; half of a playout used to be that list.
    """
    kind = int(s.drawn)
    north, east, south, west = int(c.shows[kind, 0]), int(c.shows[kind, 1]), int(c.shows[kind, 2]), int(c.shows[kind, 3])
    count = 0
    for frontier in range(int(s.frontiers)):
        forbids = int(s.frontier_forbids[frontier])
        count += fitting(north, forbids) + fitting(east, forbids) + fitting(south, forbids) + fitting(west, forbids)
    rest = below(s.streams, CHOICE, count)
    frontier = -1
    here = 0
    while rest >= here:
        rest -= here
        frontier += 1
        forbids = int(s.frontier_forbids[frontier])
        here = fitting(north, forbids) + fitting(east, forbids) + fitting(south, forbids) + fitting(west, forbids)
    forbids = int(s.frontier_forbids[frontier])
    rotation = 0
    while True:
        if fitting(int(c.shows[kind, rotation]), forbids):
            if rest == 0:
                return PLACE + VERBS * (4 * int(s.frontier_cell[frontier]) + rotation)
            rest -= 1
        rotation += 1


@rule
def playout(s: State, c: Setup, out: Codes) -> int:
    """Play randomly to the end; returns how many decisions the seats made.

    Written turn by turn, since threads of a GPU run together only while they are at the same step.
    """
    decisions = 0
    while int(s.stage) != OVER:
        while int(s.stage) == DRAWING:
            apply(s, c, chance(s, c))
        if int(s.stage) == PLACING:
            apply(s, c, choose_place(s, c))
            decisions += 1
        if int(s.stage) == DEPLOYING:
            apply(s, c, int(out[below(s.streams, CHOICE, legal(s, c, out))]))
            decisions += 1
        while int(s.stage) == FIGHTING:
            apply(s, c, chance(s, c))
    return decisions


@rule
def has_won(s: State, c: Setup, seat: int) -> bool:
    """Whether a seat's side is among the winners."""
    return int(s.winners) >> int(c.side[seat]) & 1 == 1


@rule
def score_of(s: State, c: Setup, seat: int) -> int:
    """The score of a seat's side."""
    return int(s.score[int(c.side[seat])])


@rule
def is_shared(s: State, c: Setup) -> bool:  # noqa: ARG001  (every kernel is asked in the same way)
    """Whether several sides have won."""
    return bits(int(s.winners)) > 1


# ---- entry points ------------------------------------------------------------------------------------------------------


start, play, forbidding, offered, playouts = entry_points(
    globals(), begin=begin, refuse=refuse, legal=legal, apply=apply, playout=playout,
    has_won=has_won, score_of=score_of, is_shared=is_shared,
)  # fmt: skip


@entry
def places(states: Records[State], setups: Records[Setup], out: Codes) -> int:
    """The legal placements, in the order of `legal`, as x, y and rotation packed into one number (see PLACE_ORIGIN)."""
    s = states[0]
    count = legal(s, setups[0], out)
    for i in range(count):
        place = int(out[i]) // VERBS
        frontier = at(s, place >> 2) - FIRST_FRONTIER
        x, y = int(s.frontier_x[frontier]) + PLACE_ORIGIN, int(s.frontier_y[frontier]) + PLACE_ORIGIN
        out[i] = (x * 2 * PLACE_ORIGIN + y) * 4 + (place & 3)
    return count


@entry
def dice_due(states: Records[State], setups: Records[Setup], into: Sums) -> int:
    """Dice of the fight going on: how many in all, and each side's in `into`."""
    s, c = states[0], setups[0]
    for side in range(int(c.sides)):
        into[side] = dice(s, c, int(s.contested), side) if int(s.fighters) >> side & 1 else 0
    return dice_in_all(s, c)


@entry
def survey(states: Records[State], setups: Records[Setup], into: Sums) -> int:
    """All objects, eight numbers each: root part, tiles, symbols, open sides, sides on it, worth now, worth if closed, closed."""
    s, c, n = states[0], setups[0], 0
    for part in range(int(s.parts)):
        if int(s.parent[part]) == part:
            closed = int(s.open[part]) == 0
            into[n] = part
            into[n + 1] = tiles_of(s, part)
            into[n + 2] = symbols_of(s, part)
            into[n + 3] = s.open[part]
            into[n + 4] = sides_on(s, c, part)
            into[n + 5] = worth(s, part, closed)
            into[n + 6] = worth(s, part, True) + int(s.open[part]) if int(s.what[part]) == PLANET else worth(s, part, True)
            into[n + 7] = closed
            n += SURVEY
    return n // SURVEY


@entry
def dead_cells(states: Records[State], setups: Records[Setup], into: Sums) -> int:
    """Frontier cells where no remaining tile fits: their indexes."""
    s, c, n = states[0], setups[0], 0
    drawn, kinds = int(s.drawn), int(c.kinds)
    for frontier in range(int(s.frontiers)):
        forbids, fits, kind = int(s.frontier_forbids[frontier]), 0, 0
        while fits == 0 and kind < kinds:
            if int(s.left[kind]) or kind == drawn:
                for rotation in range(4):
                    fits += fitting(int(c.shows[kind, rotation]), forbids)
            kind += 1
        if fits == 0:
            into[n] = frontier
            n += 1
    return n
