"""Grounds: the map with some of its doors open, where one can go on it and how far things are."""

from collections.abc import Collection, Mapping
from typing import NamedTuple

from .codes import FAR


class Ground(NamedTuple):
    """The map with some doors open: where one can go and how far things are."""

    walk: tuple[tuple[int, ...], ...]  # neighbours on foot
    climb: tuple[tuple[int, ...], ...]  # neighbours for one who may cross ledges
    steps: tuple[tuple[int, ...], ...]  # walking distances
    reach: tuple[tuple[int, ...], ...]  # range


def ground(spaces: int, edges: Mapping[tuple[int, int], str], open_doors: Collection[str]) -> Ground:
    """The ground of so many spaces; `edges` says what lies between two of them: open, ledge, wall or a door's id."""
    walk: list[set[int]] = [set() for _ in range(spaces)]
    climb: list[set[int]] = [set() for _ in range(spaces)]
    for (a, b), kind in edges.items():
        through = kind == "open" or kind in open_doors
        for here, there in ((a, b), (b, a)):
            if through:
                walk[here].add(there)
            if through or kind == "ledge":
                climb[here].add(there)
    on_foot = tuple(tuple(sorted(near)) for near in walk)
    in_range = tuple(tuple(sorted(near)) for near in climb)
    return Ground(on_foot, in_range, _distances(on_foot), _distances(in_range))


def _distances(near: tuple[tuple[int, ...], ...]) -> tuple[tuple[int, ...], ...]:
    table = []
    for start in range(len(near)):
        row = [FAR] * len(near)
        row[start] = 0
        queue = [start]
        for here in queue:
            for there in near[here]:
                if row[there] == FAR:
                    row[there] = row[here] + 1
                    queue.append(there)
        table.append(tuple(row))
    return tuple(table)
