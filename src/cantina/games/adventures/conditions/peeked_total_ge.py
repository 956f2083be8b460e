"""A bounty for looking around."""

from .counted import Counted


class PeekedInAll(Counted, frozen=True):
    """The player has looked at N threats in the match."""

    word = "peeked_total_ge"
    example = "{ peeked_total_ge = 3 }"
