"""Views of Super Teams, and their making from the kernel's record: what a seat or a spectator may see."""

import functools
from collections.abc import Iterable, Iterator, Sequence
from operator import sub
from typing import Any

import msgspec

from cantina.core import game as core
from cantina.core.compiled import Reader

from .content import BonusCard, Colour, Kind, Ship
from .kernel import codes, record
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


def movement_cards(counts: Iterable[int]) -> list[Card]:
    """Cards counted by kind, one by one."""
    return [card for card, copies in zip(MOVEMENT_CARDS, counts, strict=True) if copies for _ in range(copies)]


SHOWN = Reader(
    record.State, "stage", "asked", "mover", "round_number", "hand", "held", "undealt", "left", "space", "kind", "bonus_place",
    "bonus_shuffle", "pile", "finish_pile", "winners",
)  # fmt: skip
CONTENT = Reader(record.Setup, "owner", "movement", "bonus")
MOVE = Reader(record.State, "mover", "card", "ship", "start", "target", "used")


def make_view(state: Reading) -> View:
    """The position as everybody sees it. Made for every move at a table, it reads only what it shows."""
    at, count = state._record, state.options.seats
    (
        stage, asked, mover, round_number, hands, held, undealt, left, spaces, kinds, places, shuffles, pile, finish_pile, wins,
    ) = SHOWN(at)  # fmt: skip
    owners, movement, bonus = CONTENT(state._setup)
    in_hands = map(sum, zip(*(hands[begin : begin + codes.CARDS] for begin in range(0, len(hands), codes.CARDS)), strict=True))
    backs: list[list[int]] = [[] for _ in range(count)]
    bonus_played = list[BonusCard]()
    for kind, place, shuffle in zip(bonus, places, shuffles, strict=True):
        if 0 <= place < count:
            backs[place].append(shuffle)
        elif place == codes.PLAYED:
            bonus_played.append(BONUS_CARDS[kind])
    return View(
        seat=None,
        turn=core.OVER if stage == codes.OVER else asked,
        prompt=state.prompts[stage],
        round=round_number,
        mover=mover,
        ships=[
            ShipSeen(ship, owner, space, KINDS[kind])
            for ship, owner, space, kind in zip(SHIP_IDS, owners, spaces, kinds, strict=True)
            if owner >= 0
        ],
        hand=[],
        hand_sizes=list(held[:count]),
        bonus=[],
        bonus_backs=[sorted(shuffles) for shuffles in backs],
        movement_pile=left,
        movement_played=movement_cards(map(sub, map(sub, movement, undealt), in_hands)),
        bonus_pile=pile,
        bonus_played=bonus_played,
        finish_pile=finish_pile,
        wild=[colour for colour, both in zip(COLOURS, _pairs(owners, kinds), strict=True) if both and count != 3],
        move=_move_seen(at, stage) if codes.DEPARTURE <= stage <= codes.PRIZES else None,
        winners=[winner for winner in range(count) if wins >> winner & 1],
    )


def own_cards(state: Reading, seat: int) -> tuple[list[Card], list[Bonus]]:
    """The movement and bonus cards in a seat's hand. Made for every seat after every move: most hold what they held before."""
    at = state._record
    places, held = at["bonus_place"][0].tobytes(), list[Bonus]()
    if seat in places:
        kinds, shuffles = state._setup["bonus"][0].tolist(), at["bonus_shuffle"][0].tolist()
        held = [Bonus(BONUS_CARDS[kinds[card]], shuffles[card]) for card, place in enumerate(places) if place == seat]
    return list(_hand(at["hand"][0, seat].tobytes())), held


@functools.lru_cache(maxsize=4096)
def _hand(counts: bytes) -> tuple[Card, ...]:
    """The cards of a hand, which the kernel counts by kind."""
    return tuple(movement_cards(counts))


def _pairs(owners: Sequence[int], kinds: Sequence[int]) -> Iterator[bool]:
    """Whether both ships of a colour are home, colour by colour."""
    home = [owner >= 0 and kind == codes.FINISH for owner, kind in zip(owners, kinds, strict=True)]
    return (first and second for first, second in zip(home[::2], home[1::2], strict=True))


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
