"""Events of Carcassonne, made from what the kernel tells."""

import msgspec

from cantina.core.event import Event

from .actions import Rotation
from .content import Figure, ObjectKind


class Part(msgspec.Struct, frozen=True):
    """A part of a laid tile."""

    x: int
    y: int
    part: str


class TileDrawn(Event, frozen=True, kw_only=True, tag="tile-drawn"):
    """A tile was turned over for a seat."""

    seat: int
    tile: str


class TileRemoved(Event, frozen=True, kw_only=True, tag="tile-removed"):
    """A tile that fits nowhere went back to the box."""

    seat: int
    tile: str


class TilePlaced(Event, frozen=True, kw_only=True, tag="tile-placed"):
    """A tile was laid."""

    seat: int
    tile: str
    x: int
    y: int
    rotation: Rotation


class ObjectsJoined(Event, frozen=True, kw_only=True, tag="objects-joined"):
    """A part of the new tile joined an object beside it."""

    part: Part
    other: Part


class FigureDeployed(Event, frozen=True, kw_only=True, tag="figure-deployed"):
    """A figure was put on an object."""

    seat: int
    figure: Figure
    object: ObjectKind
    x: int
    y: int
    part: str


class FightBegan(Event, frozen=True, kw_only=True, tag="fight-began"):
    """Figures of several sides stand on one object."""

    object: ObjectKind
    place: Part
    seats: list[int]


class Rolled(Event, frozen=True, kw_only=True, tag="rolled"):
    """A side's dice; the highest counts."""

    seats: list[int]
    dice: list[int]
    best: int


class Tied(Event, frozen=True, kw_only=True, tag="tied"):
    """The highest value was rolled by several: a point each, and again."""

    seats: list[int]
    value: int
    score: int


class Lost(Event, frozen=True, kw_only=True, tag="lost"):
    """A side is out of the fight, with a point for each of its dice."""

    seats: list[int]
    points: int
    score: int


class Won(Event, frozen=True, kw_only=True, tag="won"):
    """One side is left."""

    seats: list[int]


class Scored(Event, frozen=True, kw_only=True, tag="scored"):
    """An object was scored: points, and what they are made of."""

    object: ObjectKind
    place: Part
    seats: list[int]
    points: int
    tiles: int
    symbols: int
    score: int


class FiguresHome(Event, frozen=True, kw_only=True, tag="figures-home"):
    """Figures went back to the supply."""

    seat: int
    small: int
    large: int


class Ended(Event, frozen=True, kw_only=True, tag="ended"):
    """The match is over."""

    winners: list[int]


CarcassonneEvent = (
    TileDrawn | TileRemoved | TilePlaced | ObjectsJoined | FigureDeployed | FightBegan | Rolled | Tied | Lost | Won
    | Scored | FiguresHome | Ended
)  # fmt: skip
