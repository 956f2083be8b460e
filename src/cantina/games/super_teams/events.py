"""Events of Super Teams, made from what the kernel tells."""

from collections.abc import Callable
from typing import Any, ClassVar

from cantina.core.event import Event

from .actions import Half
from .content import BonusCard, Colour, Ship
from .kernel import codes, ids
from .names import BONUS_CARDS, COLOURS, KINDS, SHIP_IDS, Number, card_of


class RoundBegan(Event, frozen=True, kw_only=True, tag="round-began"):
    """Six new cards each are about to be dealt."""

    round: int


class MovementShuffled(Event, frozen=True, kw_only=True, tag="movement-shuffled"):
    """The movement pile was rebuilt from all movement cards."""


class Dealt(Event, frozen=True, kw_only=True, tag="dealt"):
    """A seat got a movement card."""

    secret: ClassVar = ("colour", "number")
    seat: int
    colour: Colour | None
    number: Number | None


class Chose(Event, frozen=True, kw_only=True, tag="chose"):
    """The mover showed a card and the ship it will move."""

    reveals: ClassVar = True
    seat: int
    colour: Colour
    number: Number
    ship: Ship


class Passed(Event, frozen=True, kw_only=True, tag="passed"):
    """A seat played nothing (more) in a window."""

    seat: int


class Used(Event, frozen=True, kw_only=True, tag="used"):
    """A bonus card was played for the moved ship."""

    reveals: ClassVar = True
    seat: int
    card: BonusCard
    ship: Ship


class Flew(Event, frozen=True, kw_only=True, tag="flew"):
    """The ship flew; the rule says what made the distance."""

    ship: Ship
    start: int
    end: int
    distance: int


class FellBack(Event, frozen=True, kw_only=True, tag="fell-back"):
    """The ship backed up from a black hole."""

    ship: Ship
    hole: int
    end: int


class Evaded(Event, frozen=True, kw_only=True, tag="evaded"):
    """The ship flew over a black hole."""

    ship: Ship
    hole: int
    end: int


class Landed(Event, frozen=True, kw_only=True, tag="landed"):
    """The mover chose a half of a doubled space."""

    seat: int
    ship: Ship
    half: Half
    space: int


class Hooked(Event, frozen=True, kw_only=True, tag="hooked"):
    """A ship was pulled to where an opponent ended."""

    reveals: ClassVar = True
    seat: int
    ship: Ship
    start: int
    end: int


class Drew(Event, frozen=True, kw_only=True, tag="drew"):
    """A seat drew a bonus card: at a bonus space, or as a prize for the first ship home."""

    secret: ClassVar = ("card",)
    seat: int
    card: BonusCard | None


class NothingDrawn(Event, frozen=True, kw_only=True, tag="nothing-drawn"):
    """A bonus card was due, but there is none."""

    seat: int


class BonusShuffled(Event, frozen=True, kw_only=True, tag="bonus-shuffled"):
    """The played bonus cards became a new pile."""

    cards: int


class CameHome(Event, frozen=True, kw_only=True, tag="came-home"):
    """A ship reached the finish planet."""

    ship: Ship


class BecameWild(Event, frozen=True, kw_only=True, tag="became-wild"):
    """Both ships of a colour are home; its cards are wild now."""

    colour: Colour


class Ended(Event, frozen=True, kw_only=True, tag="ended"):
    """The match is over."""

    winners: list[int]


SuperTeamsEvent = (
    RoundBegan | MovementShuffled | Dealt | Chose | Passed | Used | Flew | FellBack | Evaded | Landed
    | Hooked | Drew | NothingDrawn | BonusShuffled | CameHome | BecameWild | Ended
)  # fmt: skip


def _dealt(rule: str, seat: int, card: int, *_: int) -> Event:
    colour, number = card_of(card)
    return Dealt(rule=rule, known_to=(seat,), seat=seat, colour=colour, number=number)


def _chose(rule: str, seat: int, card: int, ship: int, _: int) -> Event:
    colour, number = card_of(card)
    return Chose(rule=rule, seat=seat, colour=colour, number=number, ship=SHIP_IDS[ship])


def _landed(rule: str, seat: int, ship: int, kind: int, space: int) -> Event:
    return Landed(rule=rule, seat=seat, ship=SHIP_IDS[ship], half=KINDS[kind], space=space)  # type: ignore[arg-type]


def _flew(rule: str, ship: int, start: int, end: int, distance: int) -> Event:
    return Flew(rule=rule, ship=SHIP_IDS[ship], start=start, end=end, distance=distance)


TOLD: dict[int, Callable[..., Event]] = {
    codes.ROUND: lambda rule, number, *_: RoundBegan(rule=rule, round=number),
    codes.SHUFFLED: lambda rule, *_: MovementShuffled(rule=rule),
    codes.DEALT: _dealt,
    codes.CHOSE: _chose,
    codes.PASSED: lambda rule, seat, *_: Passed(rule=rule, seat=seat),
    codes.USED: lambda rule, seat, kind, ship, _: Used(rule=rule, seat=seat, card=BONUS_CARDS[kind], ship=SHIP_IDS[ship]),
    codes.FLEW: _flew,
    codes.FELL: lambda rule, ship, hole, end, _: FellBack(rule=rule, ship=SHIP_IDS[ship], hole=hole, end=end),
    codes.EVADED: lambda rule, ship, hole, end, _: Evaded(rule=rule, ship=SHIP_IDS[ship], hole=hole, end=end),
    codes.LANDED: _landed,
    codes.HOOKED: lambda rule, seat, ship, start, end: Hooked(rule=rule, seat=seat, ship=SHIP_IDS[ship], start=start, end=end),
    codes.DREW: lambda rule, seat, kind, *_: Drew(rule=rule, known_to=(seat,), seat=seat, card=BONUS_CARDS[kind]),
    codes.NO_DRAW: lambda rule, seat, *_: NothingDrawn(rule=rule, seat=seat),
    codes.REBUILT: lambda rule, cards, *_: BonusShuffled(rule=rule, cards=cards),
    codes.HOME: lambda rule, ship, *_: CameHome(rule=rule, ship=SHIP_IDS[ship]),
    codes.WILD: lambda rule, colour, *_: BecameWild(rule=rule, colour=COLOURS[colour]),
    codes.ENDED: lambda rule, seats, *_: Ended(rule=rule, winners=[seat for seat in range(4) if seats >> seat & 1]),
}


def read_log(rows: list[list[int]]) -> list[Any]:
    """The events that the kernel has told: rows of kind, rule and four numbers."""
    return [TOLD[kind](ids.RULES[rule], *numbers) for kind, rule, *numbers in rows]
