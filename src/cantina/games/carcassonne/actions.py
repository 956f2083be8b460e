"""Actions of Carcassonne, and placements by the numbers by which the kernel knows them."""

from typing import Literal, cast

from cantina.core.action import Action, Span

from .content import Figure
from .kernel import codes

Rotation = Literal[0, 1, 2, 3]


class Draw(Action, frozen=True, tag="draw"):
    """The dealer: the tile that is turned over (CSW-21)."""

    tile: str


class Roll(Action, frozen=True, tag="roll"):
    """The dealer: one roll of all who are still in the fight, side by side (CSW-54)."""

    dice: list[int | Span]


class Place(Action, frozen=True, tag="place"):
    """Lay the tile in hand; x grows to the east, y to the south, turned clockwise in quarters (CSW-26)."""

    x: int
    y: int
    rotation: Rotation


class Deploy(Action, frozen=True, tag="deploy"):
    """Put a figure on a part of the new tile, or on a planet beside it (CSW-32, CSW-34, CSW-40)."""

    figure: Figure
    x: int
    y: int
    part: str


class Pass(Action, frozen=True, tag="pass"):
    """Put no figure (CSW-30)."""


CarcassonneAction = Draw | Roll | Place | Deploy | Pass


def rotation_of(number: int) -> Rotation:
    """The quarters of a turn that a number of the kernel means."""
    return cast(Rotation, int(number))


class Places(dict[int, Place]):
    """Placements by the kernel's packed number, made when first asked for."""

    def __missing__(self, packed: int) -> Place:
        cell, rotation = divmod(packed, 4)
        x, y = divmod(cell, 2 * codes.PLACE_ORIGIN)
        place = self[packed] = Place(x - codes.PLACE_ORIGIN, y - codes.PLACE_ORIGIN, rotation_of(rotation))
        return place


PLACES = Places()
