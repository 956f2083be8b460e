"""Looking ahead inside the kernel: whole turns with what they promise, and rollouts by turns that experience says are best.

All work on an array of records, so that nothing is allocated: the first ones are room to work in, positions to look ahead
from follow at FIRST.
"""

from cantina.core.compiler import Codes, Records, entry, rule
from cantina.core.kernel import Sums
from cantina.core.network import Numbers
from cantina.core.source import CHANCE, CHOICE
from cantina.core.streams import below, sow

from .actions import apply, legal
from .codes import (
    DEPLOYING,
    DRAWING,
    FIGHTING,
    FIGURES,
    LARGE,
    MASK,
    MAX_ACTIONS,
    OVER,
    PASS,
    SEATS,
    SMALL,
    VERBS,
)
from .features import FEATURES, best_rival, hoped_lead, see
from .playout import chance, choose_place
from .record import Setup, State

ROLL, PUT, KEPT, FIRST = range(4)
FIGURE_CODES = 1 << 20  # a turn is one number: placement * FIGURE_CODES + figure
MOST_TURNS = MAX_ACTIONS * 33  # a placement with no figure, or one of two on each of eight parts and eight neighbours
WORST = -(1 << 40)
STRAYING = 8  # percent of the tiles that are put by lot in self-play
MOST_SEATS = 8


@rule
def deal(s: State, c: Setup) -> None:
    """Let the dealer roll and draw until a seat has to decide."""
    while int(s.stage) == DRAWING or int(s.stage) == FIGHTING:
        apply(s, c, chance(s, c))


# Copying whole positions would take most of the time. These write back no more than a turn can have changed.


@rule
def copy_figures(s: State, before: State) -> None:
    """Let a position have the figures, points and stage of another one with the same tiles."""
    for part in range(int(before.parts)):
        s.figures[part] = before.figures[part]
    for figure in range(SEATS * FIGURES):
        s.stands_on[figure] = before.stands_on[figure]
    for seat in range(SEATS):
        s.supply[seat, SMALL] = before.supply[seat, SMALL]
        s.supply[seat, LARGE] = before.supply[seat, LARGE]
        s.score[seat] = before.score[seat]
    s.parts = before.parts
    s.stage = before.stage
    s.mover = before.mover
    s.drawn = before.drawn
    s.entered = before.entered
    s.next_fight = before.next_fight
    s.contested = before.contested
    s.fighters = before.fighters
    s.winners = before.winners


@rule
def take_back(s: State, c: Setup, before: State, cell: int) -> None:
    """Take a turn back that put a tile into a cell."""
    for part in range(int(before.parts)):
        s.parent[part] = before.parent[part]
        s.open[part] = before.open[part]
        s.symbols[part] = before.symbols[part]
        s.tiles_low[part] = before.tiles_low[part]
        s.tiles_high[part] = before.tiles_high[part]
    copy_figures(s, before)
    last = int(before.frontiers) - 1
    for frontier in range(last + 1):
        s.frontier_cell[frontier] = before.frontier_cell[frontier]
        s.frontier_forbids[frontier] = before.frontier_forbids[frontier]
        s.frontier_x[frontier] = before.frontier_x[frontier]
        s.frontier_y[frontier] = before.frontier_y[frontier]
    s.frontiers = before.frontiers
    s.tiles = before.tiles
    s.grid[cell] = before.grid[cell]
    for side in range(4):
        beside = (cell + int(c.step[side])) & MASK
        s.grid[beside] = before.grid[beside]
    moved = int(before.frontier_cell[last])
    s.grid[moved] = before.grid[moved]


@rule
def best_turn(states: Records[State], setups: Records[Setup], places: Codes, figures: Codes) -> None:
    """Make the turn in states[ROLL] that promises most, from placing or from deploying on; of equal ones the first."""
    s, put, kept, c = states[ROLL], states[PUT], states[KEPT], setups[0]
    seat, best, best_place, best_figure = int(s.mover), WORST, 0, PASS
    placing = int(s.stage) != DEPLOYING
    states[PUT] = states[ROLL]
    for place in range(legal(s, c, places) if placing else 1):
        if placing:
            apply(put, c, int(places[place]))
        options = legal(put, c, figures) if int(put.stage) == DEPLOYING else 0
        if options:
            copy_figures(kept, put)
        for figure in range(max(1, options)):  # without a figure at hand the turn ends with the tile
            if options:
                apply(put, c, int(figures[figure]))
            value = hoped_lead(put, c, seat)
            if value > best:
                best, best_place = value, int(places[place])
                best_figure = int(figures[figure]) if options else PASS
            if options:
                copy_figures(put, kept)
        if placing:
            take_back(put, c, s, int(places[place]) // VERBS >> 2)
    if placing:
        apply(s, c, best_place)
    if int(s.stage) == DEPLOYING:
        apply(s, c, best_figure)


@entry
def turns(
    states: Records[State], setups: Records[Setup], places: Codes, figures: Codes, seat: int, found: Sums, worths: Sums
) -> int:
    """Every whole turn of states[FIRST], where a tile is to be placed: its number, and what it promises the seat."""
    s, put, kept, c, n = states[FIRST], states[PUT], states[KEPT], setups[0], 0
    states[PUT] = states[FIRST]
    for place in range(legal(s, c, places)):
        apply(put, c, int(places[place]))
        figures[0] = PASS
        options = legal(put, c, figures) if int(put.stage) == DEPLOYING else 0
        if options:
            copy_figures(kept, put)
        for figure in range(max(1, options)):
            if options:
                apply(put, c, int(figures[figure]))
            found[n] = int(places[place]) * FIGURE_CODES + int(figures[figure])
            worths[n] = hoped_lead(put, c, seat)
            if options:
                copy_figures(put, kept)
            n += 1
        take_back(put, c, s, int(places[place]) // VERBS >> 2)
    return n


@rule
def rollout(
    states: Records[State], setups: Records[Setup], places: Codes, figures: Codes, seat: int, depth: int, seed: int, number: int
) -> int:  # fmt: skip
    """Go on from states[ROLL] with the luck of that number, `depth` turns that promise most; then the seat's lead."""
    s, c = states[ROLL], setups[0]
    sow(s.streams, seed, number)
    deal(s, c)
    turn = 0
    while turn < depth and int(s.stage) != OVER:
        best_turn(states, setups, places, figures)
        deal(s, c)
        turn += 1
    return hoped_lead(s, c, seat)


@entry
def rollouts(
    states: Records[State], setups: Records[Setup], places: Codes, figures: Codes, seat: int, depth: int,
    seed: int, first: int, count: int, asked: Codes, sums: Sums,
) -> None:  # fmt: skip
    """Add to `sums` what rollouts number `first` onwards from each asked position lead to.

    A rollout's number decides its luck, whatever it starts from, so that candidates are compared on the same draws and dice.
    """
    for i in range(len(asked)):
        for number in range(first, first + count):
            states[ROLL] = states[FIRST + int(asked[i])]
            sums[i] += rollout(states, setups, places, figures, seat, depth, seed, number)


@entry
def self_play(
    states: Records[State], setups: Records[Setup], places: Codes, figures: Codes, x: Numbers,
    seed: int, first: int, count: int, every: int, seen: Numbers, gained: Numbers,
) -> int:  # fmt: skip
    """Play matches number `first` onwards from states[FIRST]; note about one turn of so many, and what each side gained since.

    Returns how many were noted.
    """
    s, c, n = states[ROLL], setups[0], 0
    for number in range(first, first + count):
        states[ROLL] = states[FIRST]
        sow(s.streams, seed, number)
        deal(s, c)
        begun = n
        while int(s.stage) != OVER:
            if below(s.streams, CHANCE, every) == 0 and (n + 1) * FEATURES <= len(seen):
                seat = below(s.streams, CHANCE, int(c.seats))
                gained[n] = float(see(s, c, seat, x, seen, n * FEATURES) * MOST_SEATS + seat)
                n += 1
            if below(s.streams, CHOICE, 100) < STRAYING:
                apply(s, c, choose_place(s, c))
            best_turn(states, setups, places, figures)
            deal(s, c)
        for i in range(begun, n):
            then, seat = int(gained[i]) // MOST_SEATS, int(gained[i]) % MOST_SEATS
            rival = best_rival(s, c, seat)
            gained[i] = float(int(s.score[int(c.side[seat])]) - int(s.score[rival]) - then)
    return n
