"""Maps: everything that lies on a map lies on a space, and every space can be reached."""

import re
from string import ascii_uppercase

from ..maps import FORBIDDEN, KINDS, reachable, spaces, touching
from ..schema import Map, Pair, Space
from .names import STARS, check_id, once, wrong

MOST_ROWS = len(ascii_uppercase)
FEWEST_SPACES, MOST_SPACES = 2, 80


def check_map(place: str, map_: Map) -> None:
    """A map that can be walked. The error names the space."""
    _check_rows(place, map_)
    _check_borders(place, map_)
    on_map(place, "start", map_.start, map_)
    for colour, places in map_.stars.items():
        check_id(f"{place}, stars", colour)
        if colour in STARS:
            wrong(f"{place}, stars", "no-star", value=repr(colour), key=f"star:{colour}")
        for space in places:
            on_map(f"{place}, stars", colour, space, map_)
    once(f"{place}, stars", "space", (space for places in map_.stars.values() for space in places))
    for number, space in map_.numbers.items():
        if not re.fullmatch("[1-9][0-9]?", number):
            wrong(f"{place}, numbers", "no-number", value=repr(number))
        on_map(f"{place}, numbers", number, space, map_)
    _check_pairs(place, map_)
    if lost := sorted(set(spaces(map_)) - reachable(map_)):
        wrong(place, "unreachable", space=lost[0], start=map_.start)


def on_map(place: str, field: str, space: Space, map_: Map) -> None:
    """A space of the map."""
    if space not in spaces(map_):
        wrong(f"{place}: {field}", "not-on-map", space=space)


def _check_rows(place: str, map_: Map) -> None:
    if not 1 <= len(map_.rows) <= MOST_ROWS:
        wrong(place, "number-of-rows", count=len(map_.rows), most=MOST_ROWS)
    if uneven := [row for row, zones in enumerate(map_.rows) if len(zones) != len(map_.rows[0])]:
        wrong(f"{place}: rows", "uneven-row", key=ascii_uppercase[uneven[0]], value=repr(FORBIDDEN))
    if not FEWEST_SPACES <= len(spaces(map_)) <= MOST_SPACES:
        wrong(place, "number-of-spaces", count=len(spaces(map_)), fewest=FEWEST_SPACES, most=MOST_SPACES)
    for space, zone in spaces(map_).items():
        if zone not in map_.zones:
            wrong(f"{place}: rows", "nameless-zone", space=space, value=repr(zone))
    for zone, id_ in map_.zones.items():
        check_id(f"{place}, zones", id_)
        if zone not in spaces(map_).values():
            wrong(f"{place}: zones", "empty-zone", value=repr(zone))


def _check_borders(place: str, map_: Map) -> None:
    for border in map_.borders:
        if len(border.zones) != 2 or len(set(border.zones)) != 2 or not set(border.zones) <= set(map_.zones):
            wrong(f"{place}: borders", "no-zones", value=repr(border.zones))
    once(place, "borders", ("".join(sorted(border.zones)) for border in map_.borders))
    zones, known = spaces(map_), [set(border.zones) for border in map_.borders]
    for a, b in touching(map_):
        if zones[a] != zones[b] and {zones[a], zones[b]} not in known:
            wrong(place, "no-border", value=f"{zones[a]}, {zones[b]}", space=f"{a}, {b}")


def _check_pairs(place: str, map_: Map) -> None:
    lists: list[tuple[str, Pair]] = [("open", pair) for pair in map_.open]
    lists += [("ledges", pair) for pair in map_.ledges] + [("walls", pair) for pair in map_.walls]
    lists += [(f"door {door.id!r}", door.between) for door in map_.door]
    near = {frozenset(pair) for pair in touching(map_)}
    seen: dict[frozenset[Space], str] = {}
    for name, (a, b) in lists:
        on_map(place, name, a, map_)
        on_map(place, name, b, map_)
        if frozenset((a, b)) not in near:
            wrong(f"{place}: {name}", "apart", start=a, end=b)
        if before := seen.get(frozenset((a, b))):
            wrong(f"{place}: {name}", "listed-before", start=a, end=b, key=before)
        seen[frozenset((a, b))] = name
    once(place, "door", (door.id for door in map_.door))
    if taken := [door.id for door in map_.door if door.id in KINDS]:
        wrong(f"{place}: door {taken[0]!r}", "taken-id")
