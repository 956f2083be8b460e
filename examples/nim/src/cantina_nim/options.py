"""Options of Nim: what is agreed before the first stone is taken."""

from typing import Annotated, Literal

from msgspec import Meta

from cantina.core import game as core

HEAPS = {"small": {"A": 1, "B": 2, "C": 3}, "classic": {"A": 1, "B": 3, "C": 5, "D": 7}}


class Options(core.Options, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What is agreed before the first stone is taken."""

    seats: Annotated[int, Meta(ge=2, le=2)] = 2
    heaps: Literal["small", "classic"] = "classic"
    misere: bool = False  # whoever takes the last stone loses
