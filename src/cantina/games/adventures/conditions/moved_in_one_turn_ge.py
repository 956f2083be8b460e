"""A bounty for a long way."""

from .counted import Counted


class MovedInOneTurn(Counted, frozen=True):
    """The player's characters have walked N spaces in one turn."""

    word = "moved_in_one_turn_ge"
    example = "{ moved_in_one_turn_ge = 6 }"
