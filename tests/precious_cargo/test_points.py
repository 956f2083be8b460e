"""Points: a pure function of the win pile, shown in parts (CARGO-26 to CARGO-33, CARGO-R-08 to CARGO-R-15)."""

from itertools import pairwise

import pytest

from tests.precious_cargo.bounty import Bounty, listed

BLUE, RED = "kuiil", "stormtrooper"


def worth(cards: str) -> int:
    """The points of a Mandalorian with these cards."""
    bounty = Bounty()
    bounty.collect({0: cards})
    return bounty.score(0)


@pytest.mark.rule("CARGO-26", "CARGO-27", "CARGO-31", "CARGO-32")
@pytest.mark.parametrize(
    ("ally", "points"), [(BLUE, [2, 6, 9, 8, 10]), (RED, [0, 0, 0, 0, 0])], ids=["own faction", "enemy faction"]
)
def test_dv_01_identical_cards(ally: str, points: list[int]) -> None:
    bounty = Bounty()
    found = []
    for beskar in (1, 1, 1, 2, 2):
        bounty.collect({0: f"{ally} {beskar}"})
        found.append(bounty.score(0))
    assert found == points


@pytest.mark.rule("CARGO-29", "CARGO-33", "CARGO-R-12")
def test_dv_02_a_whole_pile() -> None:
    assert worth("kuiil 1, kuiil 2, ig-11 1, ig-11 1, ig-11 1, greef-karga 1, stormtrooper 3") == 17
    assert worth("stormtrooper 1, stormtrooper 2, scout-trooper 1, scout-trooper 1, scout-trooper 2") == 0


@pytest.mark.rule("CARGO-30", "CARGO-31", "CARGO-32", "CARGO-R-08")
def test_dv_03_gains_step_by_step() -> None:
    bounty, scores = Bounty(), [0]
    for beskar in (1, 1, 1, 2, 2):
        bounty.collect({0: f"{BLUE} {beskar}"})
        scores.append(bounty.score(0))
    assert [after - before for before, after in pairwise(scores)] == [2, 4, 3, -1, 2]


@pytest.mark.rule("CARGO-R-09", "CARGO-R-11")
def test_points_are_shown_in_parts_by_ally_whatever_the_beskar() -> None:
    bounty = Bounty()
    bounty.collect({0: "kuiil 1, kuiil 2, kuiil 3, ig-11 1, stormtrooper 2, stormtrooper 1"})
    parts = {group.ally: (group.cards, group.points, group.bonus) for group in bounty.pile(0).groups}
    assert parts == {"kuiil": (3, 6, 3), "ig-11": (1, 2, 0), "stormtrooper": (2, 0, 0)}
    assert bounty.pile(0).score == 11


@pytest.mark.rule("CARGO-R-09")
def test_the_order_of_winning_does_not_matter() -> None:
    cards = "kuiil 1, ig-11 1, kuiil 2, stormtrooper 1, kuiil 1, ig-11 2, kuiil 3"
    assert worth(cards) == worth(", ".join(reversed(listed(cards)))) == worth(", ".join(sorted(listed(cards))))


@pytest.mark.rule("CARGO-27", "CARGO-34")
def test_enemy_cards_bring_no_points_but_their_beskar() -> None:
    bounty = Bounty()
    bounty.collect({0: "stormtrooper 3, kuiil 2"})
    assert (bounty.score(0), bounty.pile(0).beskar) == (2, 5)


@pytest.mark.rule("CARGO-R-10")
def test_falling_back_from_four_to_three_brings_the_bonus_back() -> None:
    bounty = Bounty()
    bounty.collect({0: "kuiil 1, kuiil 1, kuiil 1, kuiil 2"})
    assert bounty.score(0) == 8
    bounty.collect({1: "kuiil 3"})
    bounty.buy("trade", "kuiil 2", "offer kuiil 1", "take moff-gideon kuiil 3")
    assert bounty.score(0) == 9


@pytest.mark.rule("CARGO-R-14")
def test_team_mates_have_piles_of_their_own() -> None:
    bounty = Bounty(seats=4)
    bounty.collect({0: "kuiil 1, kuiil 1", 2: "kuiil 1"})
    assert [bounty.score(seat) for seat in range(4)] == [6, 0, 2, 0]
    assert [pile.beskar for pile in bounty.view().piles] == [2, 0, 1, 0]
