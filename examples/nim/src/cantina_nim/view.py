"""Views of Nim."""

from cantina.core import game as core


class View(core.View, frozen=True, kw_only=True):
    """What everybody sees: nothing is hidden."""

    heaps: dict[str, int]
