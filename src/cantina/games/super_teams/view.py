"""Views of Super Teams, and their making from the kernel's record: what a seat or a spectator may see."""

from typing import Any

import msgspec

from cantina.core import game as core

from .content import BonusCard, Colour, Kind, Ship
from .kernel import codes
from .names import BONUS_CARDS, COLOURS, KINDS, SHIP_IDS, Number, Reading, card_of


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


# ---- making -----------------------------------------------------------------------------------------------------------

MOVEMENT_CARDS = [Card(*card_of(card)) for card in range(codes.CARDS)]


def movement_cards(counts: list[int]) -> list[Card]:
    """Cards counted by kind, one by one."""
    return [card for card, copies in zip(MOVEMENT_CARDS, counts, strict=True) for _ in range(copies)]


def make_view(state: Reading) -> View:
    """The position as everybody sees it."""
    at, content, seats = state.dump(), state._setup, range(state.options.seats)
    owners, bonus_kinds = content["owner"][0].tolist(), content["bonus"][0].tolist()
    cards = list(zip(bonus_kinds, at["bonus_place"], at["bonus_shuffle"], strict=True))
    in_play = [ship for ship, owner in enumerate(owners) if owner >= 0]
    home = {ship for ship in in_play if at["kind"][ship] == codes.FINISH}
    played = content["movement"][0] - state._record["undealt"][0] - state._record["hand"][0].sum(axis=0)
    return View(
        seat=None,
        turn=state.turn,
        prompt=state.prompt(),
        round=at["round_number"],
        mover=at["mover"],
        ships=[ShipSeen(SHIP_IDS[ship], owners[ship], at["space"][ship], KINDS[at["kind"][ship]]) for ship in in_play],
        hand=[],
        hand_sizes=at["held"][: state.options.seats],
        bonus=[],
        bonus_backs=[sorted(shuffle for _, place, shuffle in cards if place == other) for other in seats],
        movement_pile=at["left"],
        movement_played=movement_cards(played.tolist()),
        bonus_pile=at["pile"],
        bonus_played=[BONUS_CARDS[kind] for kind, place, _ in cards if place == codes.PLAYED],
        finish_pile=at["finish_pile"],
        wild=[colour for index, colour in enumerate(COLOURS) if len(seats) != 3 and {2 * index, 2 * index + 1} <= home],
        move=_move_seen(at),
        winners=[winner for winner in seats if at["winners"] >> winner & 1],
    )


def _move_seen(at: dict[str, Any]) -> MoveSeen | None:
    if not codes.DEPARTURE <= at["stage"] <= codes.PRIZES:
        return None
    used, flown = at["used"], at["stage"] > codes.DEPARTURE
    return MoveSeen(
        seat=at["mover"],
        card=Card(*card_of(at["card"])),
        ship=SHIP_IDS[at["ship"]],
        start=at["start"],
        target=at["target"] if flown else None,
        used=BONUS_CARDS[used] if used >= 0 else None,
    )
