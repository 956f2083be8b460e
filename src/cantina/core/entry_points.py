"""Plugins: games and bots that other packages register by the entry points `cantina.games` and `cantina.bots`."""

import difflib
import functools
from collections.abc import Iterable
from importlib.metadata import EntryPoint, entry_points
from typing import Literal

Group = Literal["cantina.games", "cantina.bots"]
LONGEST = 100  # characters of a name that somebody may have meant


@functools.cache
def registered(group: Group) -> dict[str, EntryPoint]:
    """The entry points of a group by name, in the order of names; nothing is loaded yet."""
    return {point.name: point for point in sorted(entry_points(group=group), key=lambda point: point.name)}


def unknown(what: str, name: str, there: Iterable[str]) -> str:
    """The error message for an unknown name, with the nearest known one."""
    names, asked = list(there), name[:LONGEST]  # looking for what is near takes time, and it may come from anywhere
    near = difflib.get_close_matches(asked, names, n=1)
    return f"unknown {what} {asked!r}; " + (f"did you mean {near[0]!r}?" if near else f"there are {', '.join(names)}")
