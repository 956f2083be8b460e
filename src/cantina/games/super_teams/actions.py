"""Actions of Super Teams, and the numbers by which the kernel knows them."""

import functools
from typing import Literal, get_args

from cantina.core.action import Action

from .content import BonusCard, Colour, Kind, Ship
from .kernel.codes import BONUS, CARDS, DEAL, DRAW, FLY, HOOK, LAND, NUMBERS, PASS, PER_SHIP, SHIPS, USE, VERB

COLOURS: tuple[Colour, ...] = get_args(Colour)
SHIP_IDS: tuple[Ship, ...] = get_args(Ship)
KINDS: tuple[Kind, ...] = get_args(Kind)
BONUS_CARDS: tuple[BonusCard, ...] = get_args(BonusCard)

Number = Literal[1, 2, 3, 4, 5, 6]
Half = Literal["normal", "hyperspace", "asteroid"]


class Fly(Action, frozen=True, tag="fly"):
    """Play a movement card and move a ship (RACE-18). Which ship it is also says what colour a wild card has."""

    colour: Colour
    number: Number
    ship: Ship


class Use(Action, frozen=True, tag="use"):
    """Play a bonus card for the moved ship (RACE-39); `shuffle` says which pile the card once came from."""

    card: BonusCard
    shuffle: int


class Hook(Action, frozen=True, tag="hook"):
    """Play a grappling hook for a ship that was flown past (RACE-49)."""

    ship: Ship
    shuffle: int


class Land(Action, frozen=True, tag="land"):
    """Choose the half of a doubled space (RACE-28)."""

    half: Half


class Pass(Action, frozen=True, tag="pass"):
    """Play nothing (more) in a window."""


class Deal(Action, frozen=True, tag="deal"):
    """The dealer: the next movement card of a deal."""

    colour: Colour
    number: Number


class Draw(Action, frozen=True, tag="draw"):
    """The dealer: the next bonus card, from the bonus pile or the finish pile."""

    card: BonusCard


SuperTeamsAction = Fly | Use | Hook | Land | Pass | Deal | Draw

NOT_HELD = BONUS  # stands for a bonus card that the seat does not have


def needs_card(action: Action) -> tuple[int, int] | None:
    """The kind and shuffle of the bonus card that an action plays."""
    if isinstance(action, Use) and action.card in BONUS_CARDS:
        return BONUS_CARDS.index(action.card), action.shuffle
    if isinstance(action, Hook):
        return BONUS_CARDS.index("grappling-hook"), action.shuffle
    return None


def encode(action: Action, bonus_card: int) -> int:
    """The kernel's number of an action; -1 for things that do not exist. `bonus_card` is the card that it plays."""
    try:
        match action:
            case Fly(colour, number, ship):
                return FLY * VERB + _card(colour, number) * SHIPS + SHIP_IDS.index(ship)
            case Use(card):
                return USE * VERB + bonus_card if card in BONUS_CARDS else -1
            case Hook(ship):
                return HOOK * VERB + SHIP_IDS.index(ship) * PER_SHIP + bonus_card
            case Land(half):
                return LAND * VERB + KINDS.index(half)
            case Pass():
                return PASS * VERB
            case Deal(colour, number):
                return DEAL * VERB + _card(colour, number)
            case Draw(card):
                return DRAW * VERB + BONUS_CARDS.index(card)
    except (ValueError, TypeError):
        pass
    return -1


def _card(colour: Colour, number: int) -> int:
    if not 1 <= number <= NUMBERS:
        raise ValueError(number)
    return COLOURS.index(colour) * NUMBERS + number - 1


@functools.cache
def card_of(card: int) -> tuple[Colour, Number]:
    """Colour and number of a movement card."""
    return COLOURS[card // NUMBERS], get_args(Number)[card % NUMBERS]


def decode(code: int, shuffle: int, kind: int) -> SuperTeamsAction:
    """The action with a number that plays a bonus card of that shuffle and kind."""
    verb, thing = divmod(code, VERB)
    return Use(BONUS_CARDS[kind], shuffle) if verb == USE else Hook(SHIP_IDS[thing // PER_SHIP], shuffle)


WITHOUT_BONUS_CARD: list[SuperTeamsAction] = [
    Pass(),
    *(Fly(*card_of(card), ship) for card in range(CARDS) for ship in SHIP_IDS),
    *(Land(half) for half in get_args(Half)),
    *(Deal(*card_of(card)) for card in range(CARDS)),
    *(Draw(card) for card in BONUS_CARDS),
]
PLAIN = {encode(action, NOT_HELD): action for action in WITHOUT_BONUS_CARD}  # by number
