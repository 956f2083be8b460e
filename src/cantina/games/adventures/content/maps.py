"""Maps: the graph of spaces that hex rows describe (MANDO-R-33)."""

from collections.abc import Iterator
from string import ascii_uppercase

from ..language.terms import Pair, Space
from .schema.maps import Map

FORBIDDEN = "."
KINDS = ("open", "ledge", "wall")  # every other kind of edge is the id of a door


def spaces(map_: Map) -> dict[Space, str]:
    """The spaces in reading order, each with its zone's letter."""
    return {
        f"{ascii_uppercase[row]}{column}": zone
        for row, zones in enumerate(map_.rows)
        for column, zone in enumerate(zones, start=1)
        if zone != FORBIDDEN
    }


def neighbours(map_: Map, space: Space) -> Iterator[Space]:
    """The spaces that touch this one: odd rows are shifted half a space to the right."""
    known = spaces(map_)
    row, column = ascii_uppercase.index(space[0]), int(space[1:])
    left = column - 1 if row % 2 == 0 else column
    beside = [(row, column - 1), (row, column + 1)]
    beside += [(near, at) for near in (row - 1, row + 1) for at in (left, left + 1)]
    for near, at in beside:
        if 0 <= near < len(map_.rows) and (name := f"{ascii_uppercase[near]}{at}") in known:
            yield name


def touching(map_: Map) -> list[Pair]:
    """Every pair of touching spaces once, in reading order."""
    order = {space: index for index, space in enumerate(spaces(map_))}
    return [(space, other) for space in order for other in neighbours(map_, space) if order[space] < order[other]]


def in_order(map_: Map, pair: Pair) -> Pair:
    """A pair as `edges` spells it: the space that is read first comes first."""
    order = list(spaces(map_))
    first, second = sorted(pair, key=order.index)
    return first, second


def edges(map_: Map) -> dict[Pair, str]:
    """What lies between touching spaces: open, ledge, wall or a door's id. Each pair stands once, in reading order.

    Spaces of one zone are open to each other, those of two zones are parted by the zones' border; single pairs differ from that.
    """
    zones = spaces(map_)
    borders = {frozenset(border.zones): border.kind for border in map_.borders}
    found: dict[Pair, str] = {}
    for pair in touching(map_):
        parted = frozenset((zones[pair[0]], zones[pair[1]]))
        found[pair] = "open" if len(parted) == 1 else borders[parted]
    for kind, pairs in zip(KINDS, (map_.open, map_.ledges, map_.walls), strict=True):
        found |= {in_order(map_, pair): kind for pair in pairs}
    return found | {in_order(map_, door.between): door.id for door in map_.door}


def reachable(map_: Map) -> set[Space]:
    """The spaces that somebody who opens every door and climbs every ledge can get to from the start."""
    passable = [pair for pair, kind in edges(map_).items() if kind != "wall"]
    seen: set[Space] = set()
    ahead = [map_.start]
    while ahead:
        if (space := ahead.pop()) not in seen:
            seen.add(space)
            ahead += [b if a == space else a for a, b in passable if space in (a, b)]
    return seen
