"""Objects: parts joined over tile sides, what they are worth, and the figures on them (CSW-71 to CSW-86)."""

from cantina.core.compiler import rule

from .codes import FIELD, FIGURES, LARGE, PLANET, SMALL, SMALL_FIGURES
from .record import State

HALF = 40  # tiles a word


@rule
def root(s: State, part: int) -> int:
    """The object that a part belongs to."""
    parent = int(s.parent[part])
    while parent != part:
        grandparent = int(s.parent[parent])
        s.parent[part] = grandparent
        part = grandparent
        parent = int(s.parent[part])
    return part


@rule
def join(s: State, a: int, b: int) -> int:
    """Join two parts across a side; both lose an open one. Returns the object."""
    a = root(s, a)
    b = root(s, b)
    if a == b:
        s.open[a] -= 2
        return a
    if b < a:
        a, b = b, a
    s.parent[b] = a
    s.open[a] += s.open[b] - 2
    s.symbols[a] += s.symbols[b]
    s.figures[a] += s.figures[b]
    s.tiles_low[a] |= s.tiles_low[b]
    s.tiles_high[a] |= s.tiles_high[b]
    return a


@rule
def bits(x: int) -> int:
    """How many bits are set."""
    count = 0
    while x:
        x &= x - 1
        count += 1
    return count


@rule
def tiles_of(s: State, object: int) -> int:
    """Tiles that count for an object: each once (CSW-72, CSW-75, CSW-R-32); a planet's own and its neighbours (CSW-78)."""
    if int(s.what[object]) == PLANET:
        return 9 - int(s.open[object])
    return bits(int(s.tiles_low[object])) + bits(int(s.tiles_high[object]))


@rule
def symbols_of(s: State, object: int) -> int:
    """Faction symbols of an object, whatever their faction (CSW-73, CSW-76, CSW-79)."""
    packed = int(s.symbols[object])
    return (packed & 255) + (packed >> 8 & 255) + (packed >> 16)


@rule
def worth(s: State, object: int, closed: bool) -> int:
    """Points of an object: its tiles, doubled for a closed field, and two for each symbol (CSW-72 to CSW-79, CSW-83 to 86)."""
    points = tiles_of(s, object)
    if closed and int(s.what[object]) == FIELD:
        points *= 2
    return points + 2 * symbols_of(s, object)


@rule
def figures_of(s: State, object: int, seat: int) -> int:
    """A seat's figures on an object: small ones, and 8 for the large one."""
    return int(s.figures[object]) >> 4 * seat & 15


@rule
def put_figure(s: State, object: int, part: int, seat: int, size: int) -> None:
    """A figure leaves the supply and stands on a part (CSW-22)."""
    s.supply[seat, size] -= 1
    s.figures[object] += (8 if size == LARGE else 1) << 4 * seat
    first, last = (0, SMALL_FIGURES) if size == SMALL else (SMALL_FIGURES, FIGURES)
    for figure in range(seat * FIGURES + first, seat * FIGURES + last):
        if int(s.stands_on[figure]) < 0:
            s.stands_on[figure] = part
            return


@rule
def take_home(s: State, object: int, seat: int) -> None:
    """A seat's figures on an object return to its supply (CSW-59, CSW-68)."""
    packed = figures_of(s, object, seat)
    s.supply[seat, SMALL] += packed & 7
    s.supply[seat, LARGE] += packed >> 3
    s.figures[object] -= packed << 4 * seat
    for figure in range(seat * FIGURES, seat * FIGURES + FIGURES):
        if int(s.stands_on[figure]) >= 0 and root(s, int(s.stands_on[figure])) == object:
            s.stands_on[figure] = -1
