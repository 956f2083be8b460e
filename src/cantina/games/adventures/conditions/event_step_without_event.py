"""A bounty for calm turns."""

from .counted import Counted


class CalmTurns(Counted, frozen=True):
    """So many event steps of the player in a row brought no event."""

    word = "event_step_without_event"
    example = "{ event_step_without_event = 2 }"
