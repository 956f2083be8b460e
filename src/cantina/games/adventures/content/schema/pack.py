"""Packs: a user's own content in one file."""

from ...language.terms import Entry, Words
from .cards import Character, Complications, EventCard, PlanCard
from .missions import Mission


class Pack(Entry, frozen=True):
    """A user's file: missions, characters and decks of its own, with their words. A deck replaces the shipped one."""

    mission: tuple[Mission, ...] = ()
    character: tuple[Character, ...] = ()
    plan: tuple[PlanCard, ...] = ()
    event: tuple[EventCard, ...] = ()
    complications: Complications | None = None
    names: Words | None = None
    rules: Words | None = None
