"""Events of Nim: what happened, and by which rule."""

from cantina.core.event import Event


class Began(Event, frozen=True, tag="began"):
    """Somebody was drawn to begin."""

    seat: int


class Taken(Event, frozen=True, tag="taken"):
    """Stones went from a heap; so many are left in it."""

    seat: int
    heap: str
    count: int
    left: int


class Decided(Event, frozen=True, tag="decided"):
    """The last stone was taken."""

    seat: int  # who won


NimEvent = Began | Taken | Decided
