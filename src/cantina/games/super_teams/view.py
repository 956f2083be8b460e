"""Views of Super Teams, and their making from the kernel's record: what a seat or a spectator may see."""

from collections.abc import Iterator
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
    return [card for card, copies in zip(MOVEMENT_CARDS, counts, strict=True) if copies for _ in range(copies)]


def make_view(state: Reading) -> View:
    """The position as everybody sees it. Made for every move at a table, it reads only what it shows."""
    at, content, count = state._record, state._setup, state.options.seats
    spaces, kinds, wins = at["space"][0].tolist(), at["kind"][0].tolist(), int(at["winners"][0])
    owners = content["owner"][0].tolist()
    in_play = [ship for ship, owner in enumerate(owners) if owner >= 0]
    played = content["movement"][0] - at["undealt"][0] - at["hand"][0].sum(axis=0)
    backs: list[list[int]] = [[] for _ in range(count)]
    bonus_played = list[BonusCard]()
    for kind, place, shuffle in bonus_cards(state):
        if 0 <= place < count:
            backs[place].append(shuffle)
        elif place == codes.PLAYED:
            bonus_played.append(BONUS_CARDS[kind])
    return View(
        seat=None,
        turn=state.turn,
        prompt=state.prompt(),
        round=int(at["round_number"][0]),
        mover=int(at["mover"][0]),
        ships=[ShipSeen(SHIP_IDS[ship], owners[ship], spaces[ship], KINDS[kinds[ship]]) for ship in in_play],
        hand=[],
        hand_sizes=at["held"][0, :count].tolist(),
        bonus=[],
        bonus_backs=[sorted(shuffles) for shuffles in backs],
        movement_pile=int(at["left"][0]),
        movement_played=movement_cards(played.tolist()),
        bonus_pile=int(at["pile"][0]),
        bonus_played=bonus_played,
        finish_pile=int(at["finish_pile"][0]),
        wild=[colour for colour, both in zip(COLOURS, _pairs(owners, kinds), strict=True) if both and count != 3],
        move=_move_seen(at),
        winners=[winner for winner in range(count) if wins >> winner & 1],
    )


def bonus_cards(state: Reading) -> Iterator[tuple[int, int, int]]:
    """Every bonus card: its kind, where it is, and the shuffle that it came from."""
    at = state._record
    kinds, places, shuffles = state._setup["bonus"][0], at["bonus_place"][0], at["bonus_shuffle"][0]
    return zip(kinds.tolist(), places.tolist(), shuffles.tolist(), strict=True)


def _pairs(owners: list[int], kinds: list[int]) -> Iterator[bool]:
    """Whether both ships of a colour are home, colour by colour."""
    home = [owner >= 0 and kind == codes.FINISH for owner, kind in zip(owners, kinds, strict=True)]
    return (first and second for first, second in zip(home[::2], home[1::2], strict=True))


def _move_seen(at: Any) -> MoveSeen | None:
    stage = at["stage"][0]
    if not codes.DEPARTURE <= stage <= codes.PRIZES:
        return None
    used = int(at["used"][0])
    return MoveSeen(
        seat=int(at["mover"][0]),
        card=MOVEMENT_CARDS[at["card"][0]],
        ship=SHIP_IDS[at["ship"][0]],
        start=int(at["start"][0]),
        target=int(at["target"][0]) if stage > codes.DEPARTURE else None,
        used=BONUS_CARDS[used] if used >= 0 else None,
    )
