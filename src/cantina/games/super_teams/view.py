"""Views of Super Teams: what a seat or a spectator may see."""

import msgspec

from cantina.core import game as core

from .actions import Number
from .content import BonusCard, Colour, Kind, Ship


class Card(msgspec.Struct, frozen=True):
    """A movement card."""

    colour: Colour
    number: Number


class Bonus(msgspec.Struct, frozen=True):
    """A bonus card in the player's hand, and the number of the shuffle it came from."""

    card: BonusCard
    shuffle: int


class ShipSeen(msgspec.Struct, frozen=True):
    """A ship in play: whose it is, where it is, and what it stands on."""

    ship: Ship
    owner: int
    space: int
    on: Kind


class MoveSeen(msgspec.Struct, frozen=True):
    """The move being made: the card shown, the ship, where it flies, and the bonus card used for it."""

    seat: int
    card: Card
    ship: Ship
    start: int
    target: int | None
    used: BonusCard | None


class View(core.View, frozen=True, kw_only=True):
    """A position as somebody sees it. Hidden hands show their size, bonus cards the shuffle that each came from."""

    round: int
    mover: int
    ships: list[ShipSeen]
    hand: list[Card]
    hand_sizes: list[int]
    bonus: list[Bonus]
    bonus_backs: list[list[int]]
    movement_pile: int
    movement_played: list[Card]
    bonus_pile: int
    bonus_played: list[BonusCard]
    finish_pile: int
    wild: list[Colour]
    move: MoveSeen | None
    winners: list[int]
