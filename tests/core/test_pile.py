"""Piles: lazy cards, and redealing what a seat does not know at the right odds."""

from collections import Counter

import pytest

from cantina.core.pile import Pile, everybody
from cantina.core.source import Scripted, Seeded


def test_a_draw_decides_a_card_by_the_counts() -> None:
    pile = Pile([2, 0, 3])
    assert [pile.draw(Scripted([1])), pile.draw(Scripted([1]))] == [0, 2]
    assert pile.counts == [1, 0, 2]


def test_a_card_that_is_not_there_cannot_be_decided() -> None:
    with pytest.raises(ValueError, match="no card of kind 1"):
        Pile([1, 0]).decide("hand", 1)


def test_what_a_seat_knows_stays_where_it_is() -> None:
    for seed in range(50):
        pile = Pile([4, 4, 4])
        known = pile.decide("mine", 2, face=[0])
        open_card = pile.decide("table", 1, face=everybody(2))
        pile.decide("theirs", 0, face=[1])
        pile.redeal(0, Seeded(seed))
        assert (known.kind, open_card.kind) == (2, 1)
        assert sum(pile.counts) == 9


def test_a_known_back_keeps_its_back() -> None:
    backs = [0, 0, 1, 1]
    for seed in range(50):
        pile = Pile([2, 2, 2, 2], backs)
        place = pile.decide("row", 3, back=everybody(2))
        pile.redeal(0, Seeded(seed))
        assert backs[place.kind] == 1


def test_redealt_cards_turn_up_at_the_right_odds() -> None:
    """One place known by its back, one not at all: kinds 0 and 1 share a back, kind 2 has another."""
    counts: Counter[tuple[int, int]] = Counter()
    source, deals = Seeded(11), 12_000
    for _ in range(deals):
        pile = Pile([2, 1, 3], [0, 0, 1])
        first, second = pile.decide("row", 0, back=[0]), pile.decide("hidden", 2)
        pile.redeal(0, source)
        counts[first.kind, second.kind] += 1
    # first is 0 or 1 at 2:1; second is any of the other five cards
    expected = {(0, 0): 2 / 15, (0, 1): 2 / 15, (0, 2): 6 / 15, (1, 0): 2 / 15, (1, 2): 3 / 15}
    chi_square = sum((counts[pair] - deals * share) ** 2 / (deals * share) for pair, share in expected.items())
    assert set(counts) == set(expected)
    assert chi_square < 18.5  # 4 degrees of freedom, one in a thousand


def test_a_spectator_knows_only_what_everybody_knows() -> None:
    pile = Pile([5, 5])
    place = pile.decide("hand", 0, face=[0, 1])
    kinds = set()
    for seed in range(30):
        pile.redeal(None, Seeded(seed))
        kinds.add(place.kind)
    assert kinds == {0, 1}
