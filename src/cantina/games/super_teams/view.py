"""Views of Super Teams, and their making from the kernel's record: what a seat or a spectator may see."""

from collections.abc import Iterable
from itertools import chain, repeat
from typing import Any

import msgspec

from cantina.core import game as core
from cantina.core.compiled import Reader

from .content import BonusCard, Colour, Kind, Ship
from .kernel import codes, record
from .names import BONUS_CARDS, COLOURS, KINDS, SHIP_IDS, Number, Reading, card_of


class Card(msgspec.Struct, frozen=True, gc=False):
    """A movement card."""

    colour: Colour
    number: Number


class Bonus(msgspec.Struct, frozen=True, gc=False):
    """A bonus card in the player's hand, and the number of the shuffle it came from."""

    card: BonusCard
    shuffle: int


class ShipSeen(msgspec.Struct, frozen=True, gc=False):
    """A ship in play: whose it is, where it is, and what it stands on."""

    ship: Ship
    owner: int
    space: int
    on: Kind


class MoveSeen(msgspec.Struct, frozen=True, gc=False):
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


def movement_cards(counts: Iterable[int]) -> list[Card]:
    """Cards counted by kind, one by one."""
    return list(chain.from_iterable(map(repeat, MOVEMENT_CARDS, counts)))


SHOWN = Reader(
    record.State, "stage", "asked", "mover", "round_number", "hand", "held", "undealt", "left", "space", "kind", "bonus_place",
    "bonus_shuffle", "pile", "finish_pile", "winners",
    as_bytes=("hand", "undealt", "space", "kind", "bonus_place", "bonus_shuffle"),
)  # fmt: skip
OWN = Reader(record.State, "hand", "bonus_place", "bonus_shuffle", as_bytes=("hand", "bonus_place", "bonus_shuffle"))
MOVEMENT = Reader(record.Setup, "movement", as_bytes=("movement",))
MOVE = Reader(record.State, "mover", "card", "ship", "start", "target", "used")


def make_view(state: Reading) -> View:
    """The position as everybody sees it. Made for every move at a table, it reads only what it shows."""
    at, count = state._record, state.options.seats
    (
        stage, asked, mover, round_number, hands, held, undealt, left, spaces, kinds, places, shuffles, pile, finish_pile, wins,
    ) = SHOWN(at)  # fmt: skip
    played = _played(MOVEMENT(state._setup), undealt, hands)
    backs, bonus_played = state.keep("bonus", (places, shuffles), _bonus_seen)
    return View(
        seat=None,
        turn=core.OVER if stage == codes.OVER else asked,
        prompt=state.prompts[stage],
        round=round_number,
        mover=mover,
        ships=state.keep("ships", (spaces, kinds), _ships_seen),
        hand=[],
        hand_sizes=list(held[:count]),
        bonus=[],
        bonus_backs=backs,
        movement_pile=left,
        movement_played=state.keep("played", played, lambda _: movement_cards(played)),
        bonus_pile=pile,
        bonus_played=bonus_played,
        finish_pile=finish_pile,
        wild=_wild(state) if codes.FINISH in kinds and count != 3 else [],
        move=_move_seen(at, stage) if codes.DEPARTURE <= stage <= codes.PRIZES else None,
        winners=[winner for winner in range(count) if wins >> winner & 1],
    )


def _ships_seen(state: Reading) -> list[ShipSeen]:
    (owners,), (spaces, kinds) = _fields(state._setup, "owner"), _fields(state._record, "space", "kind")
    return [ship for ship in map(ShipSeen, SHIP_IDS, owners, spaces, map(KINDS.__getitem__, kinds)) if ship.owner >= 0]


def _bonus_seen(state: Reading) -> tuple[list[list[int]], list[BonusCard]]:
    """The backs of bonus cards in each hand, and those that were played."""
    backs: list[list[int]] = [[] for _ in range(state.options.seats)]
    played = list[BonusCard]()
    for kind, place, shuffle in _bonus_cards(state):
        if 0 <= place < len(backs):
            backs[place].append(shuffle)
        elif place == codes.PLAYED:
            played.append(BONUS_CARDS[kind])
    return [sorted(shuffles) for shuffles in backs], played


def own_cards(state: Reading, seat: int) -> dict[str, Any]:
    """The fields of a view that only a seat sees: the cards in its hand. After a move most seats hold what they held before."""
    hands, places, shuffles = state.read(OWN)
    hand = hands[seat * codes.CARDS : (seat + 1) * codes.CARDS]
    bonus = (places, shuffles) if seat in places else None

    def made(position: Reading) -> dict[str, Any]:
        cards = _bonus_cards(position) if bonus else ()
        held = [Bonus(BONUS_CARDS[kind], shuffle) for kind, place, shuffle in cards if place == seat]
        return {"seat": seat, "hand": movement_cards(hand), "bonus": held}

    return state.keep(seat, (hand, bonus), made)


def _bonus_cards(state: Reading) -> Iterable[tuple[int, int, int]]:
    """Kind, place and shuffle of every bonus card."""
    (kinds,), (places, shuffles) = _fields(state._setup, "bonus"), _fields(state._record, "bonus_place", "bonus_shuffle")
    return zip(kinds, places, shuffles, strict=True)


def _fields(records: Any, *names: str) -> list[list[int]]:
    return [records[name][0].tolist() for name in names]


def _played(movement: bytes, undealt: bytes, hands: bytes) -> bytes:
    """Movement cards that lie open, counted by kind: those in play that are neither in the pile nor in a hand.

    Counts are bytes, and none ever falls below zero: as one long number each, all kinds are reckoned at once.
    """
    number = int.from_bytes
    played = number(movement) - number(undealt)
    for begin in range(0, len(hands), codes.CARDS):
        played -= number(hands[begin : begin + codes.CARDS])
    return played.to_bytes(codes.CARDS)


def _wild(state: Reading) -> list[Colour]:
    """The colours of which both ships are home."""
    (owners,), (kinds,) = _fields(state._setup, "owner"), _fields(state._record, "kind")
    home = [owner >= 0 and kind == codes.FINISH for owner, kind in zip(owners, kinds, strict=True)]
    return [colour for colour, *both in zip(COLOURS, home[::2], home[1::2], strict=True) if all(both)]


def _move_seen(at: Any, stage: int) -> MoveSeen:
    mover, card, ship, start, target, used = MOVE(at)
    return MoveSeen(
        seat=mover,
        card=MOVEMENT_CARDS[card],
        ship=SHIP_IDS[ship],
        start=start,
        target=target if stage > codes.DEPARTURE else None,
        used=BONUS_CARDS[used] if used >= 0 else None,
    )
