"""A bounty for many enemies at once."""

from .counted import Counted


class DefeatedInOneTurn(Counted, frozen=True):
    """The player has defeated N enemies in one turn."""

    word = "defeated_in_one_turn_ge"
    example = "{ defeated_in_one_turn_ge = 2 }"
