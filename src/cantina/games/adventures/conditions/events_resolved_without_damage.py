"""A bounty for events without harm."""

from .counted import Counted


class CalmEvents(Counted, frozen=True):
    """So many events of the player in a row did no harm."""

    word = "events_resolved_without_damage"
    example = "{ events_resolved_without_damage = 3 }"
