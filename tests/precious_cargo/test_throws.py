"""Throwing: what a resting disc lies on, what is won and replaced, and the fouls that are refused (CARGO-17 to CARGO-25)."""

from typing import Any

import pytest

from cantina.games.precious_cargo.content import Layout, Spot
from cantina.games.precious_cargo.events import Flew, Missed, OnGrogu, Refilled, Took
from tests.precious_cargo.bounty import BLUE_30, FEW, STANDARD, STILL, Bounty

CARD = 0  # its centre lies at 0, 980; its long side points at Grogu, its near edge lies at y = 540


def between(**options: Any) -> Bounty:
    """A match on a layout with two upright cards side by side, 4 mm apart, above all others."""
    spots = (*STANDARD.card[:5], *(spot for spot in STANDARD.card[5:] if spot.y <= 1500))
    pair = (Spot(-335, 2400, 9000), Spot(335, 2400, 9000))
    return Bounty(layout=Layout("pair", (*spots, *pair)), **options)


@pytest.mark.rule("CARGO-20", "CARGO-22")
def test_a_card_under_the_disc_is_won_face_up_and_replaced_face_down() -> None:
    bounty = Bounty()
    bounty.hit("kuiil 2", CARD)
    assert [event.rule for event in bounty.happened(Took)] == ["CARGO-20"]
    assert [(event.rule, event.cards) for event in bounty.happened(Refilled)] == [("CARGO-22", 1)]
    assert bounty.cards(0) == ["kuiil 2"]
    assert (bounty.view().field[CARD].taken, bounty.view().field[CARD].card) == (False, None)
    assert bounty.view().ally_pile == 92
    assert bounty.turn == 1


@pytest.mark.rule("CARGO-21")
def test_ex_01_a_disc_on_two_cards_wins_both_and_both_are_replaced() -> None:
    bounty = between()
    bounty.rest(0, 2400, "kuiil 1, stormtrooper 3")
    assert [event.rule for event in bounty.happened(Took)] == ["CARGO-21", "CARGO-21"]
    assert bounty.happened(Refilled)[0].cards == 2
    assert bounty.cards(0) == ["kuiil 1", "stormtrooper 3"]
    assert bounty.view().ally_pile == 91


@pytest.mark.rule("CARGO-R-17")
@pytest.mark.parametrize(("y", "won"), [(1621, False), (1620, False), (1619, True), (341, None)])
def test_any_overlap_counts_and_edge_to_edge_does_not(y: int, won: bool | None) -> None:
    """The card's far edge lies at 1420, so a disc of radius 200 touches it at 1620."""
    bounty = Bounty()
    bounty.play(f"throw 0 {y}", STILL)
    assert bounty.happened(Flew)[0].rule == "CARGO-R-17"
    assert (bounty.state.prompt().kind == "turn-up") == bool(won)


@pytest.mark.rule("CARGO-R-17")
def test_a_corner_is_round_for_a_disc() -> None:
    """The card's corner lies at 315, 1420: 141 beyond it in both directions is 199.4 away, 142 is 200.8."""
    for off, won in ((141, True), (142, False)):
        bounty = Bounty()
        bounty.play(f"throw {315 + off} {1420 + off}", STILL)
        assert bounty.happened(Flew)[0].rule == "CARGO-R-17"
        assert (bounty.state.prompt().kind == "turn-up") == won


@pytest.mark.rule("CARGO-R-20")
def test_a_miss_brings_nothing_and_the_next_player_throws() -> None:
    bounty = Bounty()
    bounty.miss()
    assert [event.rule for event in bounty.happened(Missed)] == ["CARGO-R-20"]
    assert (bounty.score(0), bounty.turn) == (0, 1)


@pytest.mark.rule("CARGO-24", "CARGO-25", "CARGO-R-07")
def test_grogu_without_the_points_brings_no_cards_and_no_penalty() -> None:
    bounty = Bounty()
    bounty.collect({0: "kuiil 1"})
    bounty.rest(0, 0)
    assert [event.rule for event in bounty.happened(OnGrogu)] == ["CARGO-24"]
    assert (bounty.score(0), bounty.turn) == (2, 1)


@pytest.mark.rule("CARGO-24", "CARGO-R-19")
def test_grogu_comes_before_cards() -> None:
    bounty = Bounty()
    bounty.rest(0, 390)
    assert [event.rule for event in bounty.happened(OnGrogu)] == ["CARGO-24"]
    assert bounty.cards(0) == []


@pytest.mark.rule("CARGO-23", "CARGO-R-24")
def test_with_an_empty_pile_play_goes_on_with_fewer_cards_filled_in_the_order_of_the_layout() -> None:
    bounty = Bounty(deck=FEW)
    bounty.hit("kuiil 1", 7)
    assert bounty.view().ally_pile == 0
    bounty.hit("kuiil 1", 3)
    assert [(event.rule, event.cards, event.wanted) for event in bounty.happened(Refilled)] == [("CARGO-23", 0, 1)]
    assert [number for number, place in enumerate(bounty.view().field) if place.taken] == [3]


@pytest.mark.rule("CARGO-23", "CARGO-R-24")
def test_the_last_card_of_the_pile_fills_the_first_free_place() -> None:
    bounty = between(deck=FEW)
    bounty.rest(0, 2400, "kuiil 1, kuiil 1")
    assert bounty.happened(Refilled)[0].rule == "CARGO-23"
    taken = [place.taken for place in bounty.view().field]
    assert taken[-2:] == [False, True]


@pytest.mark.rule("CARGO-R-24", "CARGO-R-23")
def test_a_new_card_lies_where_and_as_the_taken_one_lay() -> None:
    bounty = Bounty()
    before = [(place.x, place.y, place.angle) for place in bounty.view().field]
    bounty.hit("kuiil 1", 8)
    bounty.rest(0, 0)
    assert [(place.x, place.y, place.angle) for place in bounty.view().field] == before


@pytest.mark.rule("CARGO-R-22")
def test_a_harmful_fourth_card_must_be_taken() -> None:
    bounty = Bounty()
    bounty.collect({0: "kuiil 1, kuiil 1, kuiil 1"})
    bounty.hit("kuiil 2")
    assert bounty.score(0) == 8


@pytest.mark.rule("CARGO-R-21")
def test_who_may_aim_at_grogu_and_hits_cards_takes_them() -> None:
    bounty = Bounty()
    bounty.collect({0: BLUE_30})
    assert bounty.view().teams[0].may_aim
    bounty.hit("cara-dune 2")
    assert "cara-dune 2" in bounty.cards(0)


# ---- what is refused -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("CARGO-18", "CARGO-R-16")
def test_a_throw_from_too_near_is_refused() -> None:
    bounty = Bounty()
    nearest = bounty.view().players[0].nearest
    assert nearest == 9894  # an arm beyond the farthest card in front of the seat
    assert bounty.refused(f"flick {nearest - 1} 0 2370 2500") == "CARGO-18"
    bounty.play(f"flick {nearest} 0 2370 2500")


@pytest.mark.rule("CARGO-19")
@pytest.mark.parametrize(
    "move",
    ["throw 3001 0", "throw 0 -3001", "flick 11395 0 2370 2500", "flick 9894 1801 2370 2500", "flick 9894 0 3001 2500"],
)
def test_a_throw_beyond_the_play_area_or_the_hand_is_refused(move: str) -> None:
    assert Bounty().refused(move) == "CARGO-19"


@pytest.mark.rule("CARGO-17", "CARGO-19")
def test_a_turn_offers_a_throw_at_a_point_and_a_flick() -> None:
    bounty = Bounty()
    assert bounty.offers() == {"throw -3000..3000 -3000..3000", "flick 9894..11394 -1800..1800 1800..3000 1500..3500"}
    bounty.play("throw 100 200")
    assert bounty.events[0].rule == "CARGO-19"


@pytest.mark.rule("CARGO-R-29")
def test_passing_is_not_allowed() -> None:
    assert Bounty().refused("end") == "CARGO-R-29"


@pytest.mark.rule("CARGO-18")
def test_a_refused_foul_names_the_turn_first() -> None:
    bounty = Bounty()
    bounty.play("throw 0 0")
    assert bounty.refused("flick 1 0 2370 2500") == "CORE-01"
    assert bounty.refused("scatter 1 2 20") == "CORE-04"
    assert bounty.refused("slip 1 2 3 4 5") == "CORE-03"
    assert Bounty().refused("flick 1 0 2370 2500") == "CARGO-18"
