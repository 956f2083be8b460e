"""Missions: what a game lets people choose before a match where it has several to play, and the campaign through them."""

from typing import Literal, Protocol, runtime_checkable

import msgspec

from cantina.core.story import Said


class Mission(msgspec.Struct, frozen=True):
    """Something to play: its story in a sentence and as a scene, minutes, level from 1 to 3, and for how many.

    `cast`: the characters that it is for; nobody: for any. A sheet is laid over the map of a mission.
    """

    id: str
    kind: Literal["mission", "sheet"]
    words: Said
    scene: bytes
    minutes: int
    level: int
    seats: list[int]
    cast: list[str]


class Hero(msgspec.Struct, frozen=True):
    """A character: health, and the two kinds of actions that its cards are made for."""

    id: str
    health: int
    favours: list[str]


class Prize(msgspec.Struct, frozen=True):
    """A card of the campaign: its kind, its id, and for a skill whose it is."""

    kind: str
    id: str
    hero: str | None = None


class Step(msgspec.Struct, frozen=True):
    """What a campaign opens after so many games: cards and an envelope; and what is played then, where it is fixed."""

    after: int
    plays: str | None
    envelope: str | None
    cards: list[Prize]


class Offer(msgspec.Struct, frozen=True):
    """Everything there is to choose."""

    missions: list[Mission]
    heroes: list[Hero]
    campaign: list[Step]


@runtime_checkable
class HasMissions(Protocol):
    """A game of missions."""

    def offer(self) -> Offer:
        """Missions, characters and the steps of the campaign."""
        ...

    def map_picture(self, id_: str) -> str | None:
        """The map of a mission as it lies before the first turn, as SVG; None where there is no map."""
        ...
