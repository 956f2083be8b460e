"""Events: what happened, by which rule, and who knows its secret fields."""

from collections.abc import Iterable
from typing import ClassVar, TypeVar

import msgspec


class Event(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", gc=False):
    """Something that happened. `play` returns the whole truth; a seat hears only `told(event, seat)`."""

    secret: ClassVar[tuple[str, ...]] = ()  # fields that only some seats may know
    reveals: ClassVar[bool] = False  # shows everybody what was hidden before, as a card from a hand
    rule: str
    known_to: tuple[int, ...] | None = None  # who knows the secret fields; None: everybody


E = TypeVar("E", bound=Event)


def told(event: E, seat: int | None) -> E:
    """The event as a seat (None: a spectator) hears it: secrets of others are blanked, nothing is dropped."""
    if not event.secret or event.known_to is None or seat in event.known_to:
        return event
    return msgspec.structs.replace(event, **dict.fromkeys(event.secret))


def all_told(events: Iterable[E], seat: int | None) -> list[E]:
    """Several events as a seat hears them."""
    return [told(event, seat) for event in events]
