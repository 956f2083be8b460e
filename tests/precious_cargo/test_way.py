""" "This is the way": everybody against the Mandalorian, the Empire with one pile (CARGO-63 to CARGO-67)."""

from typing import Any

import pytest

from cantina.games.precious_cargo.events import Ended
from tests.precious_cargo.bounty import RED_30, Bounty


def way(cards: dict[int, str] | None = None, seats: int = 4, **options: Any) -> Bounty:
    bounty = Bounty(seats=seats, mode="this-is-the-way", **{"deck": "full", **options})
    bounty.collect(cards or {})
    return bounty


@pytest.mark.rule("CARGO-66", "CARGO-R-14")
def test_dv_10_the_empire_counts_its_cards_together() -> None:
    bounty = way({1: "stormtrooper 1, stormtrooper 1", 2: "stormtrooper 1, stormtrooper 2"})
    assert [bounty.score(seat) for seat in range(4)] == [0, 8, 8, 8]
    assert len(bounty.view().piles) == 2


@pytest.mark.rule("CARGO-64", "CARGO-67")
def test_the_mandalorian_wins_with_ten_points() -> None:
    bounty = way({0: "kuiil 1, kuiil 1, ig-11 1"})
    assert not bounty.view().teams[0].may_aim
    bounty.collect({0: "ig-11 1"})
    bounty.rest(0, 0)
    assert bounty.happened(Ended)[0].winners == [0]


@pytest.mark.rule("CARGO-65", "CARGO-R-49")
def test_the_empire_wins_together_with_its_common_points() -> None:
    bounty = way({1: RED_30})
    assert (bounty.score(1), bounty.view().teams[1].may_aim) == (33, False)
    bounty.collect({3: "imperial-officer 1"})
    assert (bounty.score(1), bounty.view().teams[1].may_aim) == (35, True)
    bounty.miss()
    bounty.miss()
    bounty.rest(0, 0)
    assert [(event.seat, event.winners) for event in bounty.happened(Ended)] == [(2, [1, 2, 3])]


@pytest.mark.rule("CARGO-R-47", "CARGO-63")
def test_the_mandalorian_has_one_turn_a_round() -> None:
    bounty, turns = way(seats=5), []
    for _ in range(7):
        turns.append(bounty.turn)
        bounty.miss()
    assert turns == [0, 1, 2, 3, 4, 0, 1]


@pytest.mark.rule("CARGO-R-48", "CARGO-39")
def test_every_empire_player_buys_from_the_common_pile_once_each() -> None:
    bounty = way({0: "stormtrooper 1, scout-trooper 1", 1: "kuiil 3", 2: "kuiil 3", 3: "ig-11 3"})
    bounty.miss()
    bounty.buy("steal", "kuiil 3", "take the-mandalorian stormtrooper 1")
    assert bounty.refused("buy steal") == "CARGO-39"
    while bounty.turn == 1:
        bounty.play("end")
    bounty.buy("steal", "ig-11 3", "take the-mandalorian scout-trooper 1")
    assert [player.used for player in bounty.view().players] == [[], ["steal"], ["steal"], []]


@pytest.mark.rule("CARGO-R-42")
def test_nothing_is_stolen_within_the_common_pile() -> None:
    bounty = way({0: "kuiil 1", 1: "kuiil 3", 2: "stormtrooper 1"})
    bounty.miss()
    bounty.play("buy steal", "pay kuiil 3")
    assert bounty.offers() == {"take the-mandalorian kuiil 1"}
    assert bounty.refused("take moff-gideon stormtrooper 1") == "CARGO-R-42"


@pytest.mark.rule("CARGO-67", "CARGO-50")
def test_everything_else_is_as_usual_a_gift_goes_to_another_of_the_empire() -> None:
    bounty = way({0: "stormtrooper 3", 1: "kuiil 3"})
    assert bounty.refused("buy gift") == "CARGO-50"
    bounty.miss()
    bounty.play("buy gift", "pay kuiil 3")
    assert bounty.offers() == {"give the-client", "give doctor-pershing"}
