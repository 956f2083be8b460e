"""Redealing: over many redeals every card a seat cannot exclude turns up in every hidden place at the right odds."""

from collections import Counter
from collections.abc import Mapping
from typing import Any

import pytest

import cantina
from cantina.core.source import Seeded
from cantina.games.super_teams.kernel import codes
from cantina.games.super_teams.names import BONUS_CARDS
from tests.super_teams.race import Race

REDEALS = 2000

# the chi-square that one fair experiment in ten thousand exceeds, by degrees of freedom
LIMITS = {1: 15.2, 2: 18.5, 3: 21.2, 4: 23.6, 23: 56.3, 47: 92.2}


def chi_square(counts: Mapping[Any, int], odds: Mapping[Any, float]) -> float:
    total = sum(counts.values())
    assert set(counts) <= {outcome for outcome, share in odds.items() if share}, "a card turned up that cannot be there"
    return sum((counts.get(outcome, 0) - total * share) ** 2 / (total * share) for outcome, share in odds.items() if share)


def redeals(race: Race, seat: int | None) -> list[Any]:
    source = Seeded(99)
    return [race.state.redeal(seat, source) for _ in range(REDEALS)]


@pytest.mark.parametrize("holder", [1, 2, 3])
def test_movement_cards_in_other_hands_are_dealt_by_what_the_seat_has_not_seen(holder: int) -> None:
    race = Race(hands={0: "red 1, red 1, red 2, red 2, red 3, red 3"}, seats=4)
    unseen = Counter({(colour, number): 2 for colour in ("red", "yellow", "black", "green") for number in range(1, 7)})
    unseen.subtract((card.colour, card.number) for card in race.view(0).hand)
    counts: Counter[Any] = Counter()
    for state in redeals(race, 0):
        hand = state.view(holder).hand
        assert len(hand) == 6
        counts.update((card.colour, card.number) for card in hand)
    odds = {card: copies / 42 for card, copies in unseen.items()}
    # six cards without replacement vary less than six independent ones, so the limit is on the safe side
    assert chi_square(counts, odds) < LIMITS[23]
    assert set(counts) == {card for card, copies in unseen.items() if copies}


def test_a_spectator_may_expect_any_card_in_any_hand() -> None:
    race = Race(hands={0: "red 6, red 6"}, seats=2)
    counts = Counter((card.colour, card.number) for state in redeals(race, None) for card in state.view(0).hand)
    assert len(counts) == 24
    assert chi_square(counts, dict.fromkeys(counts, 1 / 24)) < LIMITS[23]


def test_movement_cards_that_were_played_do_not_come_back() -> None:
    race = Race(hands={0: "red 1, red 1", 1: "black 1"}, seats=2)
    race.fly("red 1 red-1")
    race.fly("black 1 black-1")
    race.fly("red 1 red-1")
    for state in redeals(race, 1)[:300]:
        assert ("red", 1) not in {(card.colour, card.number) for card in state.view(0).hand}


def bonus_in(state: Any, holder: int) -> tuple[str, ...]:
    return tuple(sorted(card.card for card in state.view(holder).bonus))


def test_a_hidden_bonus_card_is_any_that_the_seat_has_not_seen() -> None:
    race = Race("B B N N N N N N", {0: "red 1", 1: "black 1, black 2"})
    race.fly("red 1 red-1")
    race.play("draw light-speed")
    race.fly("black 1 black-1")
    race.play("draw grappling-hook")
    counts = Counter(bonus_in(state, 1)[0] for state in redeals(race, 0))
    odds = {
        "light-speed": 3 / 19,
        "grappling-hook": 4 / 19,
        "skilled-pilot": 4 / 19,
        "evasive-manoeuvre": 4 / 19,
        "acceleration": 4 / 19,
    }
    assert chi_square(counts, odds) < LIMITS[4]


def with_cards_of_two_shuffles() -> tuple[Any, int]:
    """A position in which a seat other than 0 holds bonus cards of two shuffles, and that seat."""
    game: Any = cantina.game("super-teams")
    for seed in range(100):
        source = Seeded(seed)
        state = game.start(seats=4)
        while state.turn != cantina.OVER:
            offered = state.actions()
            state.play(offered[source.below(len(offered))])
            for holder in (1, 2, 3):
                if len(set(state.view(None).bonus_backs[holder])) > 1:
                    return state, holder
    raise AssertionError("no such position was reached")


def test_after_a_rebuild_old_and_new_cards_are_told_apart() -> None:
    """A card of the first shuffle cannot be one that was played into the second, and the other way round."""
    state, holder = with_cards_of_two_shuffles()
    at, kinds, source = state.dump(), state._setup["bonus"][0].tolist(), Seeded(5)
    counts: dict[int, Counter[str]] = {shuffle: Counter() for shuffle in state.view(None).bonus_backs[holder]}
    assert len(counts) == 2
    for _ in range(REDEALS):
        for card in state.redeal(0, source).view(holder).bonus:
            counts[card.shuffle][card.card] += 1
    for shuffle, found in counts.items():
        hidden = Counter(
            BONUS_CARDS[kinds[card]]
            for card in range(20)
            if at["bonus_shuffle"][card] == shuffle and at["bonus_place"][card] not in (codes.PLAYED, 0)
        )
        odds = {card: copies / hidden.total() for card, copies in hidden.items()}
        assert set(found) == set(odds)
        assert len(odds) == 1 or chi_square(found, odds) < LIMITS[len(odds) - 1]
