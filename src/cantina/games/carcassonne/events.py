"""Events of Carcassonne, made from what the kernel tells."""

from collections.abc import Callable
from typing import Any, cast

from cantina.core.event import Event

from .actions import Rotation
from .content import FIGURES, OBJECTS, Figure, ObjectKind
from .kernel import codes, ids
from .names import Part, Reading


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


def _dice(count: int, shown: int) -> list[int]:
    return [shown >> codes.DIE_BITS * die & 7 for die in range(count)]


def _fight_began(state: Reading[Any], rule: str, root: int, sides: int, *_: int) -> Event:
    what = state.object_of(root)
    return FightBegan(rule=rule, object=what, place=state.part(root), seats=state.seats_of(sides))


def _scored(state: Reading[Any], rule: str, root: int, side: int, points: int, tiles: int, symbols: int, score: int) -> Event:
    what, seats = state.object_of(root), state.seats_of(1 << side)
    return Scored(
        rule=rule, object=what, place=state.part(root), seats=seats, points=points, tiles=tiles, symbols=symbols, score=score
    )


def _deployed(state: Reading[Any], rule: str, seat: int, part: int, size: int, what: int, *_: int) -> Event:
    at = state.part(part)
    return FigureDeployed(rule=rule, seat=seat, figure=FIGURES[size], object=OBJECTS[what], x=at.x, y=at.y, part=at.part)


def _placed(state: Reading[Any], rule: str, seat: int, kind: int, x: int, y: int, rotation: int, *_: int) -> Event:
    return TilePlaced(rule=rule, seat=seat, tile=state.tile_name(kind), x=x, y=y, rotation=cast(Rotation, rotation))


TOLD: dict[int, Callable[..., Event]] = {
    codes.DREW: lambda state, rule, seat, kind, *_: TileDrawn(rule=rule, seat=seat, tile=state.tile_name(kind)),
    codes.REMOVED: lambda state, rule, seat, kind, *_: TileRemoved(rule=rule, seat=seat, tile=state.tile_name(kind)),
    codes.PLACED: _placed,
    codes.JOINED: lambda state, rule, part, other, *_: ObjectsJoined(rule=rule, part=state.part(part), other=state.part(other)),
    codes.DEPLOYED: _deployed,
    codes.FIGHT: _fight_began,
    codes.ROLLED: lambda state, rule, _, side, count, shown, top, *__: Rolled(
        rule=rule, seats=state.seats_of(1 << side), dice=_dice(count, shown), best=top
    ),
    codes.TIED: lambda state, rule, _, side, value, score, *__: Tied(
        rule=rule, seats=state.seats_of(1 << side), value=value, score=score
    ),
    codes.LOST: lambda state, rule, _, side, points, score, *__: Lost(
        rule=rule, seats=state.seats_of(1 << side), points=points, score=score
    ),
    codes.WON: lambda state, rule, _, side, *__: Won(rule=rule, seats=state.seats_of(1 << side)),
    codes.SCORED: _scored,
    codes.HOME: lambda _, rule, __, seat, packed, *___: FiguresHome(rule=rule, seat=seat, small=packed & 7, large=packed >> 3),
    codes.ENDED: lambda state, rule, sides, *_: Ended(rule=rule, winners=state.seats_of(sides)),
}


def read_log(rows: list[list[int]], state: Reading[Any]) -> list[Event]:
    """The events that the kernel has told: rows of kind, rule and six numbers."""
    return [TOLD[kind](state, ids.RULES[rule], *numbers) for kind, rule, *numbers in rows]
