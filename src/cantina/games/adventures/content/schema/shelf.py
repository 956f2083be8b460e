"""The shelf: how long and how hard what can be played is."""

from typing import Literal

from ...language.terms import Amount, Entry, Id


class Offer(Entry, frozen=True):
    """A mission or a sheet: minutes of a usual match, and its level."""

    id: Id
    minutes: Amount
    level: Literal[1, 2, 3]


class Shelf(Entry, frozen=True):
    """Everything that can be played, in the order in which it is offered."""

    offer: tuple[Offer, ...]
