"""A bounty for a strong enemy."""

from .counted import Counted


class DefeatedHealth(Counted, frozen=True):
    """An enemy with health N or more is defeated."""

    word = "defeated_hp_ge"
    example = "{ defeated_hp_ge = 4 }"
