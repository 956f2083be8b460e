"""The worked examples for users as plain data, and how tests spoil them."""

import copy
import tomllib
from pathlib import Path
from typing import Any

DOCS = Path(__file__).parents[2] / "docs"
OASIS = tomllib.loads((DOCS / "examples" / "oasis.toml").read_text("utf-8"))
PATHFINDER = tomllib.loads((DOCS / "examples" / "pathfinder.toml").read_text("utf-8"))
GONE = object()  # a field that is taken out


def changed(data: dict[str, Any], *changes: Any) -> dict[str, Any]:
    """A copy of plain data with changes: a path of keys, then the new value."""
    data = copy.deepcopy(data)
    for place, value in zip(changes[::2], changes[1::2], strict=True):
        *path, last = place.split(".")
        at: Any = data
        for key in path:
            at = at[int(key) if isinstance(at, list) else key]
        last = int(last) if isinstance(at, list) else last
        if value is GONE:
            del at[last]
        elif isinstance(at, list) and last == len(at):
            at.append(value)
        else:
            at[last] = value
    return data
