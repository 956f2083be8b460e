"""Actions as numbers: what may be done (`legal`), and doing it (`apply`)."""

from cantina.core.compiler import Codes, rule

from .codes import (
    CONQUER,
    DEPLOY,
    DEPLOYING,
    DRAW,
    DRAWING,
    FIGHTING,
    LARGE,
    PASS,
    PLACE,
    PLACING,
    PLANET,
    SMALL,
    VERBS,
)
from .fights import roll
from .objects import root
from .record import Setup, State
from .tiles import at, is_tile
from .turn import deploy, draw, go_on, newest, place


@rule
def planet_beside(s: State, c: Setup, direction: int) -> int:
    """The planet on the tile in one of the eight directions from the newest tile, or -1 (CSW-40)."""
    value = at(s, int(s.cell[newest(s)]) + int(c.step_around[direction]))
    return int(s.planet[value - 1]) if is_tile(value) else -1


@rule
def may_deploy(s: State, part: int) -> bool:
    """Whether a part of the new tile may take a figure: its object is free, or it is a planet (CSW-33, CSW-34, CSW-44)."""
    return int(s.what[part]) == PLANET or int(s.figures[root(s, part)]) == 0


@rule
def first_of_object(s: State, part: int) -> bool:
    """No earlier part of the new tile belongs to the same object (CSW-R-15, CSW-R-16)."""
    for earlier in range(int(s.first_part[newest(s)]), part):
        if int(s.what[earlier]) == int(s.what[part]) and root(s, earlier) == root(s, part):
            return False
    return True


@rule
def legal(s: State, c: Setup, out: Codes) -> int:
    """Write the legal actions of the player to move to `out`; returns how many. A roll is not listed."""
    stage, n = int(s.stage), 0
    if stage == PLACING:
        kind = int(s.drawn)
        for frontier in range(int(s.frontiers)):
            forbids = int(s.frontier_forbids[frontier])
            cell = int(s.frontier_cell[frontier]) * 4
            for rotation in range(4):
                out[n] = PLACE + VERBS * (cell + rotation)  # overwritten unless it fits: cheaper than a branch
                n += 1 if int(c.shows[kind, rotation]) & forbids == 0 else 0
    elif stage == DEPLOYING:
        out[0] = PASS
        n = 1
        mover = int(s.mover)
        small, large = int(s.supply[mover, SMALL]) > 0, int(s.supply[mover, LARGE]) > 0
        first = int(s.first_part[newest(s)])
        for part in range(first, int(s.parts)):
            if may_deploy(s, part) and first_of_object(s, part):
                if small:
                    out[n] = DEPLOY + VERBS * (2 * (part - first) + SMALL)
                    n += 1
                if large:
                    out[n] = DEPLOY + VERBS * (2 * (part - first) + LARGE)
                    n += 1
        for direction in range(8):
            if planet_beside(s, c, direction) >= 0:
                if small:
                    out[n] = CONQUER + VERBS * (2 * direction + SMALL)
                    n += 1
                if large:
                    out[n] = CONQUER + VERBS * (2 * direction + LARGE)
                    n += 1
    elif stage == DRAWING:
        for kind in range(int(c.kinds)):
            if int(s.left[kind]):
                out[n] = DRAW + VERBS * kind
                n += 1
    return n


@rule
def apply(s: State, c: Setup, action: int) -> None:
    """Do a legal action, and go on to the next decision."""
    verb, thing = action & VERBS - 1, action // VERBS
    if verb == PLACE:
        place(s, c, thing >> 2, thing & 3)
    elif verb == DEPLOY:
        deploy(s, c, int(s.first_part[newest(s)]) + (thing >> 1), thing & 1)
    elif verb == CONQUER:
        deploy(s, c, planet_beside(s, c, thing >> 1), thing & 1)
    elif verb == DRAW:
        draw(s, c, thing)
    elif verb == PASS:
        go_on(s, c)
    else:
        roll(s, c, thing)
        if int(s.fighters) == 0:
            go_on(s, c)


@rule
def is_dealers(s: State) -> bool:
    """Whether chance decides now."""
    return int(s.stage) == DRAWING or int(s.stage) == FIGHTING
