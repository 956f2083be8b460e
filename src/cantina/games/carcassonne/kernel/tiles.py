"""Tiles: where one fits, and laying it (CSW-26 to CSW-29)."""

from cantina.core.compiler import rule

from .codes import EMPTY, FIRST_FRONTIER, MASK
from .ids import CSW_27
from .objects import HALF, join, root
from .record import Setup, State
from .telling import tell_joined


@rule
def at(s: State, cell: int) -> int:
    """What is in a cell."""
    return int(s.grid[cell & MASK])


@rule
def is_tile(value: int) -> bool:
    """Whether what is in a cell is a laid tile."""
    return EMPTY < value < FIRST_FRONTIER


@rule
def fits(s: State, c: Setup, kind: int, frontier: int, rotation: int) -> bool:
    """Whether all touching sides continue (CSW-27), in a rotation that looks like no smaller one (CSW-R-08)."""
    return int(c.shows[kind, rotation]) & int(s.frontier_forbids[frontier]) == 0


@rule
def fits_anywhere(s: State, c: Setup, kind: int) -> bool:
    """Whether the tile can be placed at all (CSW-29)."""
    for frontier in range(int(s.frontiers)):
        for rotation in range(4):
            if fits(s, c, kind, frontier, rotation):
                return True
    return False


@rule
def leave_frontier(s: State, index: int) -> None:
    """A cell gets a tile: the last frontier cell takes its place in the list."""
    last = int(s.frontiers) - 1
    s.frontiers = last
    if index != last:
        cell = int(s.frontier_cell[last])
        s.frontier_cell[index] = cell
        s.frontier_forbids[index] = s.frontier_forbids[last]
        s.frontier_x[index] = s.frontier_x[last]
        s.frontier_y[index] = s.frontier_y[last]
        s.grid[cell] = FIRST_FRONTIER + index


@rule
def join_frontier(s: State, cell: int, x: int, y: int, forbids: int) -> None:
    """An empty cell now lies beside a tile."""
    index = int(s.frontiers)
    s.grid[cell] = FIRST_FRONTIER + index
    s.frontier_cell[index] = cell
    s.frontier_forbids[index] = forbids
    s.frontier_x[index] = x
    s.frontier_y[index] = y
    s.frontiers = index + 1


@rule
def add_parts(s: State, c: Setup, kind: int, slot: int) -> None:
    """The parts of a new tile, each an object of its own at first."""
    first = int(s.parts)
    s.first_part[slot] = first
    for k in range(int(c.parts[kind])):
        part = first + k
        s.parent[part] = part
        s.what[part] = c.what[kind, k]
        s.open[part] = c.sides_of_part[kind, k]
        s.symbols[part] = c.symbol[kind, k]
        s.figures[part] = 0
        s.slot[part] = slot
        s.tiles_low[part] = 1 << slot if slot < HALF else 0
        s.tiles_high[part] = 1 << (slot - HALF) if slot >= HALF else 0
    s.parts = first + int(c.parts[kind])


@rule
def lay(s: State, c: Setup, kind: int, cell: int, x: int, y: int, rotation: int) -> None:
    """Lay a tile: its parts join those of the neighbours, and planets around gain a tile."""
    value = at(s, cell)
    if value >= FIRST_FRONTIER:
        leave_frontier(s, value - FIRST_FRONTIER)
    slot = int(s.tiles)
    s.tiles = slot + 1
    s.grid[cell] = slot + 1
    s.cell[slot] = cell
    s.x[slot] = x
    s.y[slot] = y
    s.tile[slot] = kind
    s.rotation[slot] = rotation
    add_parts(s, c, kind, slot)
    first = int(s.first_part[slot])
    for side in range(4):
        part = int(c.side_part[kind, rotation, side])
        if part >= 0:
            part += first
        s.side_part[slot * 4 + side] = part
        beside = (cell + int(c.step[side])) & MASK
        value = at(s, beside)
        if value == EMPTY:
            dx, dy = (0, side - 1) if side & 1 == 0 else (2 - side, 0)
            join_frontier(s, beside, x + dx, y + dy, int(c.forbids[kind, rotation, side]))
        elif value >= FIRST_FRONTIER:
            s.frontier_forbids[value - FIRST_FRONTIER] |= c.forbids[kind, rotation, side]
        elif part >= 0:
            other = int(s.side_part[(value - 1) * 4 + (side ^ 2)])
            if s.telling and root(s, part) != root(s, other):
                tell_joined(s, CSW_27, part, other)
            join(s, part, other)
    around = 0
    for direction in range(8):
        value = at(s, cell + int(c.step_around[direction]))
        if is_tile(value):
            around += 1
            planet = int(s.planet[value - 1])
            if planet >= 0:
                s.open[planet] -= 1
    planet = int(c.planet[kind])
    if planet >= 0:
        planet += first
        s.open[planet] = 8 - around
    s.planet[slot] = planet
