"""Checks of options that several games have: who begins, and who has which colour."""

from collections.abc import Sequence

from cantina.core.problem import OptionError


def check_first(first: int, seats: int, error: type[OptionError]) -> None:
    """Whoever begins must have a seat."""
    if first >= seats:
        raise error("first-seat", option="first", first=first, last=seats - 1)


def check_colours(colours: Sequence[str], known: Sequence[str], error: type[OptionError]) -> None:
    """Nobody shares a colour."""
    if len(set(colours)) < len(colours):
        raise error("colours", option="colours", takes=known)
