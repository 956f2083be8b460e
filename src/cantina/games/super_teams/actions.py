"""Actions of Super Teams, and the numbers by which the kernel knows them."""

from typing import Any, Literal, cast, get_args

import msgspec

from cantina.core.action import Action
from cantina.core.compiler import named

from .content import BonusCard, Colour, Ship
from .kernel import codes
from .kernel.codes import BONUS, CARDS, DEAL, DRAW, FLY, HOOK, LAND, NUMBERS, PASS, PER_SHIP, SHIPS, USE, VERBS
from .names import BONUS_CARDS, COLOURS, KINDS, SHIP_IDS, Number, Reading, card_of

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


def _encode(action: Action, bonus_card: int) -> int:
    """The kernel's number of an action; -1 for things that do not exist. `bonus_card` is the card that it plays."""
    try:
        match action:
            case Fly(colour, number, ship):
                return FLY + VERBS * (_card(colour, number) * SHIPS + SHIP_IDS.index(ship))
            case Use(card):
                return USE + VERBS * bonus_card if card in BONUS_CARDS else -1
            case Hook(ship):
                return HOOK + VERBS * (SHIP_IDS.index(ship) * PER_SHIP + bonus_card)
            case Land(half):
                return LAND + VERBS * KINDS.index(half)
            case Pass():
                return PASS
            case Deal(colour, number):
                return DEAL + VERBS * _card(colour, number)
            case Draw(card):
                return DRAW + VERBS * BONUS_CARDS.index(card)
    except (ValueError, TypeError):
        pass
    return -1


def _card(colour: Colour, number: int) -> int:
    if not 1 <= number <= NUMBERS:
        raise ValueError(number)
    return COLOURS.index(colour) * NUMBERS + number - 1


WITHOUT_BONUS_CARD: list[SuperTeamsAction] = [
    Pass(),
    *(Fly(*card_of(card), ship) for card in range(CARDS) for ship in SHIP_IDS),
    *(Land(half) for half in get_args(Half)),
    *(Deal(*card_of(card)) for card in range(CARDS)),
    *(Draw(card) for card in BONUS_CARDS),
]
PLAIN = {_encode(action, NOT_HELD): action for action in WITHOUT_BONUS_CARD}  # by number


def decode(state: Reading, code: int) -> SuperTeamsAction:
    """The action that a number of the kernel stands for."""
    if code in PLAIN:
        return PLAIN[code]
    thing, verb = divmod(code, VERBS)
    card = thing % PER_SHIP
    shuffle = int(state._record["bonus_shuffle"][0, card])
    if verb == USE:
        return Use(BONUS_CARDS[int(state._setup["bonus"][0, card])], shuffle)
    return Hook(SHIP_IDS[thing // PER_SHIP], shuffle)


def encode(state: Reading, action: Action) -> int:
    """The kernel's number of an action; -1 for things that do not exist."""
    wanted = _needs_card(action)
    return _encode(action, NOT_HELD if wanted is None else _bonus_card(state, *wanted))


def _needs_card(action: Action) -> tuple[int, int] | None:
    """The kind and shuffle of the bonus card that an action plays."""
    if isinstance(action, Use) and action.card in BONUS_CARDS:
        return BONUS_CARDS.index(action.card), action.shuffle
    if isinstance(action, Hook):
        return BONUS_CARDS.index("grappling-hook"), action.shuffle
    return None


def _bonus_card(state: Reading, kind: int, shuffle: int) -> int:
    """The number of the bonus card that the asked seat would play."""
    record, seat = state._record, state.turn
    places, shuffles = record["bonus_place"][0].tolist(), record["bonus_shuffle"][0].tolist()
    for card, card_kind in enumerate(state._setup["bonus"][0].tolist()):
        if seat >= 0 and (places[card], card_kind, shuffles[card]) == (seat, kind, shuffle):
            return card
    return NOT_HELD


def circumstances(state: Reading, action: Action) -> dict[str, Any]:
    """What the sentence about a refusal may name: the action's own fields, whose ship it is, and the move being made."""
    at, content = named(state._record), named(state._setup)
    moving = codes.DEPARTURE <= int(at.stage) <= codes.PRIZES
    named_things: dict[str, Any] = {
        "moved": SHIP_IDS[at.ship] if moving else None,
        "on": KINDS[at.kind[at.ship]] if moving else None,
        "start": int(at.start) if moving else None,
        "target": int(at.target) if moving else None,
        "used": BONUS_CARDS[at.used] if moving and at.used >= 0 else None,
    }
    if isinstance(action, Hook):
        named_things["card"] = "grappling-hook"
    if (ship := getattr(action, "ship", None)) in SHIP_IDS:
        index = SHIP_IDS.index(cast(Ship, ship))
        owner = int(content.owner[index])
        named_things |= {"seat": owner if owner >= 0 else None, "painted": COLOURS[index // 2]}
    return msgspec.structs.asdict(action) | named_things
