"""Winning: who may aim at Grogu, what a valid landing is, and what happens when no cards are left (CARGO-58 to CARGO-62)."""

import pytest

from cantina.core.game import OVER
from cantina.games.precious_cargo.events import Ended, OnGrogu
from tests.precious_cargo.bounty import BLUE_15, BLUE_30, FEW, RED_15, RED_30, Bounty


def may_aim(bounty: Bounty) -> tuple[bool, bool]:
    mandalorians, empire = (team.may_aim for team in bounty.view().teams)
    return mandalorians, empire


def ready() -> Bounty:
    """Two players; the Mandalorian has the points and is to throw."""
    bounty = Bounty()
    bounty.collect({0: BLUE_30})
    return bounty


@pytest.mark.rule("CARGO-62", "CARGO-R-51")
def test_with_the_points_a_disc_on_grogu_alone_wins_at_once() -> None:
    bounty = ready()
    bounty.rest(0, 0)
    assert [(event.rule, event.winners) for event in bounty.happened(Ended)] == [("CARGO-62", [0])]
    assert bounty.turn == OVER
    assert bounty.state.standing().winners == [0]
    assert bounty.refused("throw 0 0") == "CORE-02"


@pytest.mark.rule("CARGO-59", "CARGO-R-18")
@pytest.mark.parametrize(("y", "wins"), [(339, True), (340, False), (341, False), (-300, True)])
def test_any_contact_with_a_card_spoils_the_win(y: int, wins: bool) -> None:
    """The nearest card's edge lies 540 from the middle, so a disc of radius 200 touches it at 340."""
    bounty = ready()
    bounty.rest(0, y)
    assert (bounty.turn == OVER) == wins
    assert [event.rule for event in bounty.happened(OnGrogu)] == ([] if wins else ["CARGO-59"])


@pytest.mark.rule("CARGO-R-18")
def test_a_spoilt_win_brings_no_cards() -> None:
    bounty = ready()
    before = bounty.cards(0)
    bounty.rest(0, 380)
    assert bounty.cards(0) == before
    assert bounty.turn == 1


@pytest.mark.rule("CARGO-60", "CARGO-61")
def test_after_a_miss_the_other_team_plays_on_and_may_get_its_own_points() -> None:
    bounty = Bounty()
    bounty.collect({0: BLUE_30, 1: RED_30})
    assert may_aim(bounty) == (True, True)
    bounty.miss()
    assert bounty.turn == 1
    bounty.rest(0, 0)
    assert bounty.happened(Ended)[0].winners == [1]


@pytest.mark.rule("CARGO-58", "CARGO-R-02")
def test_every_member_needs_the_points() -> None:
    bounty = Bounty(seats=4)
    bounty.collect({0: BLUE_30})
    assert may_aim(bounty) == (False, False)
    bounty.collect({2: BLUE_15.replace("kuiil", "fennec-shand").replace("ig-11", "cobb-vanth")})
    assert may_aim(bounty) == (True, False)


@pytest.mark.rule("CARGO-R-02")
def test_added_up_one_member_may_have_all_the_points() -> None:
    bounty = Bounty(seats=4, points="sum")
    bounty.collect({0: BLUE_30})
    assert may_aim(bounty) == (True, False)


@pytest.mark.rule("CARGO-62")
def test_the_whole_team_wins() -> None:
    bounty = Bounty(seats=4, points="sum")
    bounty.collect({1: RED_30})
    bounty.miss()
    bounty.rest(0, 0)
    assert [(event.rule, event.seat, event.winners) for event in bounty.happened(Ended)] == [("CARGO-62", 1, [1, 3])]


@pytest.mark.rule("CARGO-R-04")
def test_a_lone_mandalorian_against_two_needs_fifteen() -> None:
    bounty = Bounty(seats=3)
    bounty.collect({0: BLUE_15})
    bounty.rest(0, 0)
    assert bounty.happened(Ended)[0].winners == [0]


@pytest.mark.rule("CARGO-R-05")
def test_the_right_to_aim_can_be_lost_and_regained() -> None:
    bounty = Bounty(seats=3)
    bounty.collect({0: BLUE_15})
    assert may_aim(bounty)[0]
    bounty.collect({0: "kuiil 2"})
    assert (bounty.score(0), may_aim(bounty)[0]) == (14, False)
    bounty.collect({0: "kuiil 2"})
    assert (bounty.score(0), may_aim(bounty)[0]) == (16, True)


@pytest.mark.rule("CARGO-68")
def test_points_alone_decide_nothing() -> None:
    bounty = ready()
    for _ in range(4):
        bounty.miss()
    assert bounty.turn == 0
    assert bounty.state.standing().winners == []


@pytest.mark.rule("CARGO-R-06")
def test_with_a_gift_the_first_throw_may_bring_the_points_and_the_second_wins() -> None:
    bounty = Bounty(seats=4, points="sum")
    bounty.collect({0: f"{BLUE_15}, stormtrooper 3", 2: "greef-karga 1, greef-karga 1, greef-karga 1, cara-dune 1"})
    assert bounty.score(0) + bounty.score(2) == 26
    bounty.buy("gift", "stormtrooper 3", "give the-armorer")
    bounty.play("end")
    bounty.miss()
    bounty.hit("cara-dune 1")
    assert (bounty.turn, may_aim(bounty)[0]) == (2, True)
    bounty.rest(0, 0)
    assert bounty.happened(Ended)[0].winners == [0, 2]


# ---- no cards left ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CARGO-R-26")
def test_without_any_cards_nobody_needs_points() -> None:
    bounty = Bounty(deck=FEW)
    bounty.clear()
    assert bounty.view().waived
    assert may_aim(bounty) == (True, True)
    bounty.rest(0, 390)
    assert bounty.happened(Ended)[0].rule == "CARGO-R-26"


@pytest.mark.rule("CARGO-R-26")
def test_points_are_not_waived_while_a_team_has_its_own() -> None:
    bounty = Bounty(seats=3, deck=FEW)
    for place in range(8):  # the Mandalorian wins all eight cards of its ally: sixteen points
        bounty.hit("kuiil 1", place)
        bounty.miss()
        bounty.miss()
    bounty.clear()
    assert not bounty.view().waived
    assert may_aim(bounty) == (True, False)
    while bounty.turn == 0:
        bounty.miss()
    bounty.rest(0, 0)
    assert bounty.happened(OnGrogu)[0].rule == "CARGO-24"


@pytest.mark.rule("CARGO-R-51")
def test_rounds_are_not_completed_after_a_win() -> None:
    bounty = Bounty(seats=5)
    bounty.collect({0: BLUE_15, 2: BLUE_15.replace("kuiil", "cara-dune").replace("ig-11", "cobb-vanth"), 1: RED_15})
    bounty.rest(0, 0)
    assert bounty.turn == OVER
    assert not bounty.state.standing().shared
