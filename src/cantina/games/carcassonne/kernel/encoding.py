"""Public numbers of actions, and what a seat sees as a row of numbers: for batches and environments.

A cell's number is `(ORIGIN + x + ROW * y) & MASK`: the board is a torus on which no set of tiles can meet itself.
"""

from cantina.core.batching import Small
from cantina.core.compiler import rule
from cantina.core.rule_numbers import CORE_05

from .codes import (
    CELLS,
    CONQUER,
    DEPLOY,
    DEPLOYING,
    FIGURES,
    KINDS,
    LARGE,
    OVER,
    PARTS_OF_TILE,
    PASS,
    PLACE,
    PLACING,
    SEATS,
    SMALL,
    TILES,
    VERBS,
)
from .objects import root, tiles_of
from .record import Setup, State

SIZES, DIRECTIONS, ROTATIONS = 2, 8, 4
FIRST_DEPLOY = 1
FIRST_CONQUER = FIRST_DEPLOY + SIZES * PARTS_OF_TILE
FIRST_PLACE = FIRST_CONQUER + SIZES * DIRECTIONS
SIZE = FIRST_PLACE + ROTATIONS * CELLS

PARTS = {  # what an observation is made of, in order
    "stage": 2,  # placing, deploying: one of them is 1
    "drawn": 1,  # 1 + the kind of the tile in hand, or 0
    "tiles": 1,  # laid
    "tiles-left": 1,  # in the piles
    "seats": 5 * SEATS,  # 1: the same side, 2: another; 1 + faction; score; small and large figures at hand
    "left": KINDS,  # tiles in the piles by kind
    "board": 4 * TILES,  # in the order of laying: 1 + kind, rotation, x, y
    "figures": 4 * SEATS * FIGURES,  # 1 + the number of its tile or 0; part of the tile; of its object: tiles, open sides
}
WIDTH = sum(PARTS.values())


@rule
def turn_of(s: State) -> int:
    """The seat that decides, -1 for the dealer, -2 once it is over."""
    if int(s.stage) == PLACING or int(s.stage) == DEPLOYING:
        return int(s.mover)
    return -2 if int(s.stage) == OVER else -1


@rule
def numbered(s: State, c: Setup, code: int) -> int:  # noqa: ARG001  (every kernel is asked in the same way)
    """The public number of a legal action."""
    verb, thing = code % VERBS, code // VERBS
    if verb == PLACE:
        return FIRST_PLACE + thing
    if verb == DEPLOY:
        return FIRST_DEPLOY + thing
    if verb == CONQUER:
        return FIRST_CONQUER + thing
    return 0


@rule
def coded(s: State, c: Setup, number: int) -> int:  # noqa: ARG001
    """The kernel's code for a public number; below zero: there is no such number (CORE-05)."""
    if number < 0 or number >= SIZE:
        return -CORE_05
    if number >= FIRST_PLACE:
        return PLACE + VERBS * (number - FIRST_PLACE)
    if number >= FIRST_CONQUER:
        return CONQUER + VERBS * (number - FIRST_CONQUER)
    if number >= FIRST_DEPLOY:
        return DEPLOY + VERBS * (number - FIRST_DEPLOY)
    return PASS


@rule
def observe(s: State, c: Setup, seat: int, into: Small, at: int) -> None:
    """Write what a seat sees, from its own side: seats are counted from it on, clockwise."""
    seats = int(c.seats)
    for i in range(WIDTH):
        into[at + i] = 0
    into[at] = int(s.stage) == PLACING
    into[at + 1] = int(s.stage) == DEPLOYING
    into[at + 2] = int(s.drawn) + 1
    into[at + 3] = s.tiles
    into[at + 4] = s.tiles_left
    n = at + 5
    for other in range(seats):
        place = n + 5 * ((other - seat) % seats)
        into[place] = 1 if int(c.side[other]) == int(c.side[seat]) else 2
        into[place + 1] = int(c.faction[int(c.side[other])]) + 1
        into[place + 2] = s.score[int(c.side[other])]
        into[place + 3] = s.supply[other, SMALL]
        into[place + 4] = s.supply[other, LARGE]
    n += 5 * SEATS
    for kind in range(KINDS):
        into[n + kind] = s.left[kind]
    n += KINDS
    for slot in range(int(s.tiles)):
        into[n + 4 * slot] = int(s.tile[slot]) + 1
        into[n + 4 * slot + 1] = s.rotation[slot]
        into[n + 4 * slot + 2] = s.x[slot]
        into[n + 4 * slot + 3] = s.y[slot]
    n += 4 * TILES
    for other in range(seats):
        for figure in range(FIGURES):
            part = int(s.stands_on[other * FIGURES + figure])
            if part >= 0:
                place, slot, whole = n + 4 * ((other - seat) % seats * FIGURES + figure), int(s.slot[part]), root(s, part)
                into[place] = slot + 1
                into[place + 1] = part - int(s.first_part[slot])
                into[place + 2] = tiles_of(s, whole)
                into[place + 3] = s.open[whole]
