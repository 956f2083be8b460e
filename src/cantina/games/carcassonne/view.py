"""Views of Carcassonne: nothing is hidden; the view also says what the table's objects are worth."""

import msgspec

from cantina.core import game as core

from .actions import Rotation
from .content import Colour, Faction, Figure, ObjectKind
from .events import Part


class TileSeen(msgspec.Struct, frozen=True):
    """A laid tile."""

    tile: str
    x: int
    y: int
    rotation: Rotation


class FigureSeen(msgspec.Struct, frozen=True):
    """A figure on the board."""

    seat: int
    figure: Figure
    x: int
    y: int
    part: str


class ObjectSeen(msgspec.Struct, frozen=True):
    """An object: its parts, who is on it, and its worth now and if closed as it lies."""

    object: ObjectKind
    parts: list[Part]
    tiles: int
    symbols: list[Faction]
    open: int
    closed: bool
    seats: list[int]
    worth: int
    if_closed: int


class PlayerSeen(msgspec.Struct, frozen=True):
    """A player: colour, faction, team's score, figures at hand."""

    colour: Colour
    faction: Faction
    score: int
    small: int
    large: int


class FightSeen(msgspec.Struct, frozen=True):
    """The fight going on: for what, and the dice of each side still in it."""

    place: Part
    dice: dict[str, int]


class Cell(msgspec.Struct, frozen=True):
    """An empty cell."""

    x: int
    y: int


class View(core.View, frozen=True, kw_only=True):
    """A position as everybody sees it."""

    mover: int
    tile: str | None
    tiles: list[TileSeen]
    figures: list[FigureSeen]
    players: list[PlayerSeen]
    objects: list[ObjectSeen]
    left: dict[str, int]
    removed: dict[str, int]
    dead_cells: list[Cell]
    fight: FightSeen | None
    winners: list[int]
