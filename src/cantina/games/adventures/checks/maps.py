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
            wrong(f"{place}, stars", f"{colour!r} is no colour; star:{colour} has a meaning of its own")
        for space in places:
            on_map(f"{place}, stars", colour, space, map_)
    once(f"{place}, stars", "space", (space for places in map_.stars.values() for space in places))
    for number, space in map_.numbers.items():
        if not re.fullmatch("[1-9][0-9]?", number):
            wrong(f"{place}, numbers", f"{number!r} is no number from 1 to 99")
        on_map(f"{place}, numbers", number, space, map_)
    _check_pairs(place, map_)
    if lost := sorted(set(spaces(map_)) - reachable(map_)):
        wrong(place, f"space {lost[0]} cannot be reached from {map_.start}, even with every door open and across ledges")


def on_map(place: str, field: str, space: Space, map_: Map) -> None:
    """A space of the map."""
    if space not in spaces(map_):
        wrong(place, f"{field}: the map has no space {space}")


def _check_rows(place: str, map_: Map) -> None:
    if not 1 <= len(map_.rows) <= MOST_ROWS:
        wrong(place, f"{len(map_.rows)} rows; it takes 1 to {MOST_ROWS}")
    if uneven := [row for row, zones in enumerate(map_.rows) if len(zones) != len(map_.rows[0])]:
        wrong(place, f"rows: row {ascii_uppercase[uneven[0]]} is not as long as row A; fill it up with {FORBIDDEN!r}")
    if not FEWEST_SPACES <= len(spaces(map_)) <= MOST_SPACES:
        wrong(place, f"{len(spaces(map_))} spaces; it takes {FEWEST_SPACES} to {MOST_SPACES}")
    for space, zone in spaces(map_).items():
        if zone not in map_.zones:
            wrong(place, f"rows: space {space} is of zone {zone!r}, which zones does not name")
    for zone, id_ in map_.zones.items():
        check_id(f"{place}, zones", id_)
        if zone not in spaces(map_).values():
            wrong(place, f"zones: no space is of zone {zone!r}")


def _check_borders(place: str, map_: Map) -> None:
    for border in map_.borders:
        if len(border.zones) != 2 or len(set(border.zones)) != 2 or not set(border.zones) <= set(map_.zones):
            wrong(place, f"borders: {border.zones!r} are not two letters of zones")
    once(place, "a border of", ("".join(sorted(border.zones)) for border in map_.borders))
    zones, known = spaces(map_), [set(border.zones) for border in map_.borders]
    for a, b in touching(map_):
        if zones[a] != zones[b] and {zones[a], zones[b]} not in known:
            wrong(place, f"borders does not say what parts the zones {zones[a]} and {zones[b]}, which touch at {a} and {b}")


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
            wrong(place, f"{name}: {a} and {b} do not touch")
        if before := seen.get(frozenset((a, b))):
            wrong(place, f"{name}: {a} and {b} stand in {before} already")
        seen[frozenset((a, b))] = name
    once(place, "door", (door.id for door in map_.door))
    if taken := [door.id for door in map_.door if door.id in KINDS]:
        wrong(place, f"door {taken[0]!r}: this id has a meaning of its own")
