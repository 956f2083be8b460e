"""What a seat can see of hidden cards, and what it cannot tell: others' hands, and the piles that nobody has looked at."""

from typing import Any

import msgspec

from cantina.core.compiler import named
from cantina.core.pile import Pile
from cantina.core.source import Source

from .kernel import codes
from .names import BONUS_CARDS, Reading
from .view import Bonus, View, movement_cards


def show(state: Reading, seen: View, seat: int) -> View:
    """What everybody sees, and the seat's own hand."""
    record = state._record
    cards = zip(
        state._setup["bonus"][0].tolist(),
        record["bonus_place"][0].tolist(),
        record["bonus_shuffle"][0].tolist(),
        strict=True,
    )
    return msgspec.structs.replace(
        seen,
        seat=seat,
        hand=movement_cards(record["hand"][0, seat].tolist()),
        bonus=[Bonus(BONUS_CARDS[kind], shuffle) for kind, place, shuffle in cards if place == seat],
    )


def redeal(state: Reading, seat: int | None, source: Source) -> None:
    """Deal anew what a seat cannot know of a position: movement cards in hidden hands, and bonus cards there and in the pile."""
    record = named(state._record)
    others = [hidden for hidden in range(state.options.seats) if hidden != seat]
    movement = Pile(record.undealt.tolist())
    for hidden in others:
        for card, copies in enumerate(record.hand[hidden].tolist()):
            movement.counts[card] += copies
            for _ in range(copies):
                movement.decide(hidden, card, face=(hidden,))
    movement.redeal(seat, source)
    record.undealt[:] = movement.counts
    record.hand[others] = 0
    for place in movement.places:
        record.hand[place.where, place.kind] += 1
    for shuffle in sorted(set(record.bonus_shuffle.tolist())):
        _redeal_bonus(state, record, seat, shuffle, source)


def _redeal_bonus(state: Reading, record: Any, seat: int | None, shuffle: int, source: Source) -> None:
    """Deal the hidden bonus cards of one shuffle anew: those in other hands and those still undecided."""
    kinds = state._setup["bonus"][0].tolist()
    hidden = [
        card
        for card, (place, number) in enumerate(zip(record.bonus_place, record.bonus_shuffle, strict=True))
        if number == shuffle and place not in (codes.PLAYED, seat)
    ]
    pile = Pile([sum(kinds[card] == kind for card in hidden) for kind in range(len(BONUS_CARDS))])
    held = [(int(record.bonus_place[card]), card) for card in hidden if record.bonus_place[card] != codes.UNDEALT]
    for holder, card in sorted(held):  # by holders, so that the order tells nothing of the cards
        pile.decide(holder, kinds[card], face=(holder,))
    pile.redeal(seat, source)
    record.bonus_place[hidden] = codes.UNDEALT
    for place in pile.places:
        card = next(card for card in hidden if kinds[card] == place.kind and record.bonus_place[card] == codes.UNDEALT)
        record.bonus_place[card] = place.where
