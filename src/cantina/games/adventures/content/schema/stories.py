"""Stories: a prologue and two epilogues, each of a few drawn panels with one sentence."""

from typing import Annotated, Literal

from msgspec import Meta

from cantina.core.ledger import Language

from ...language.terms import Entry, Id

Depth = Literal["near", "middle", "far", "horizon"]
Place = Literal[
    "canyon", "cantina", "cave", "cells", "cockpit", "compound", "control", "corridor", "desk", "dish", "dunes", "forge",
    "hold", "laboratory", "ramp", "roofs", "space", "square", "street", "town",
]  # fmt: skip
Hour = Literal["dusk", "night", "dawn", "noon", "storm", "cold", "teal", "alarm", "fire", "lamps", "steel", "hologram"]
What = Literal[
    "beacon", "beam", "blast", "bolts", "campfire", "cards", "case", "coins", "cradle", "crate", "door", "egg", "envelope",
    "flames", "fob", "nest", "open-envelope", "puck", "rain", "screen", "sheets", "ship", "sign", "smoke", "speeder", "tracks",
    "uplink", "wreck",
]  # fmt: skip
ROLES = ("first", "second", "third", "fourth")  # those in play, in the order of their seats
COMPANY = ("raider", "guard", "commander", "quarry", "beast", "trader", "prisoner")  # those whom only stories show
Across = Annotated[int, Meta(ge=-130, le=130)]
Above = Annotated[int, Meta(ge=0, le=260)]


class Figure(Entry, frozen=True):
    """Somebody in a panel: a character, `first` to `fourth` for those in play, or somebody of the story."""

    who: Id
    at: Across = 0
    stands: Depth = "near"
    look: Literal["lit", "shadow", "hologram"] = "lit"
    turned: bool = False
    above: Above = 0


class Thing(Entry, frozen=True):
    """Something in a panel."""

    what: What
    at: Across = 0
    stands: Depth = "near"
    turned: bool = False
    above: Above = 0


class Panel(Entry, frozen=True):
    """A drawn panel: a place in a light, who and what is there, and one sentence in both languages."""

    place: Place
    light: Hour
    cs: str
    en: str
    figures: tuple[Figure, ...] = ()
    things: tuple[Thing, ...] = ()


Panels = Annotated[tuple[Panel, ...], Meta(min_length=3, max_length=6)]


class Story(Entry, frozen=True):
    """What is told before a mission, and after it."""

    prologue: Panels
    won: Panels
    lost: Panels


class Turns(Entry, frozen=True):
    """The campaign's turning points: how it begins and ends, and what comes out of its envelopes."""

    begin: Panels
    mercenary: Panels
    traitor: Panels
    end: Panels


class Word(Entry, frozen=True):
    """What something is called in both languages."""

    cs: str
    en: str

    def said(self, language: Language) -> str:
        """It in a language."""
        return self.cs if language == "cs" else self.en


class Scenes(Entry, frozen=True):
    """What everything that panels are made of is called, for those who do not see them."""

    place: dict[Place, Word]
    light: dict[Hour, Word]
    who: dict[Id, Word]
    thing: dict[What, Word]
