"""Windows: who may play a bonus card and when, step by step through a turn (RACE-39 to RACE-41, RACE-R-15 to RACE-R-23)."""

import pytest

from cantina.core.game import DEALER, OVER
from cantina.games.super_teams.content import Deck
from cantina.games.super_teams.events import CameHome, Chose, Drew, Ended, Evaded, Flew, Hooked, Landed, Passed, Used
from tests.super_teams.race import PLAIN, Race

# ---- the order of a turn -------------------------------------------------------------------------------------------------


def on_a_doubled_space() -> Race:
    """Seat 0, who holds Light Speed and a Grappling Hook, flew black-1 past its own ships to a doubled space."""
    race = Race("B B N HA N N N N", {0: "red 1, red 1, black 4", 1: "green 3, green 5"})
    race.fly("red 1 red-1")
    race.play("draw light-speed")
    race.fly("green 3 green-1")
    race.fly("red 1 red-1")
    race.play("draw grappling-hook")
    race.fly("green 5 green-2")
    race.play("fly black 4 black-1")
    return race


@pytest.mark.rule("RACE-R-15")
def test_no_bonus_card_is_played_before_a_ship_is_chosen() -> None:
    race = Race(f"B B {PLAIN}", {0: "red 1, red 1", 1: "black 3, red 5"})
    race.fly("red 1 red-1")
    race.play("draw light-speed")
    race.fly("black 3 black-1")
    race.fly("red 1 red-1")
    race.play("draw acceleration")
    race.play("fly red 5 red-2", "use light-speed 1")
    assert race.turn == 0
    assert race.refused("use acceleration 1") == "RACE-R-15"


@pytest.mark.rule("RACE-R-15")
def test_no_hook_is_played_before_the_ship_has_flown() -> None:
    race = Race(f"B {PLAIN}", {0: "red 1, red 3", 1: "black 2"})
    race.fly("red 1 red-1")
    race.play("draw grappling-hook")
    race.fly("black 2 black-1")
    race.play("fly red 3 red-2")
    assert race.refused("hook red-1 1") == "RACE-R-15"


@pytest.mark.rule("RACE-R-15")
@pytest.mark.parametrize("move", ["use light-speed 1", "hook red-1 1"])
def test_no_bonus_card_is_played_before_the_half_of_a_doubled_space_is_chosen(move: str) -> None:
    race = on_a_doubled_space()
    assert race.refused(move) == "RACE-R-15"


@pytest.mark.rule("RACE-R-15")
def test_among_the_hooks_it_is_too_late_for_a_card_for_the_moved_ship() -> None:
    race = on_a_doubled_space()
    race.play("land asteroid")
    assert race.refused("use light-speed 1") == "RACE-R-15"


@pytest.mark.rule("RACE-R-15")
def test_a_turn_goes_card_flight_half_hook() -> None:
    race = Race("B B N N N N N HN N N", {0: "red 4, black 2", 1: "black 1, red 2"}, first=1)
    race.fly("black 1 black-1")
    race.play("draw grappling-hook")
    race.fly("black 2 black-2")
    race.play("draw skilled-pilot")
    race.fly("red 2 red-2")
    race.play("draw light-speed", "fly red 4 red-1")
    assert race.refused("hook black-1 1") == "RACE-R-15"
    told = race.play("use light-speed 1", "land normal", "hook black-1 1")
    assert [type(event) for event in told] == [Used, Flew, Landed, Hooked]


@pytest.mark.rule("RACE-R-15", "RACE-R-27")
def test_a_turn_goes_flight_hook_draws() -> None:
    race = Race("B N N N N B N N", {0: "red 6", 1: "black 1"}, first=1)
    race.fly("black 1 black-1")
    race.play("draw grappling-hook")
    assert race.refused("hook black-1 1") == "RACE-R-15"
    told = race.play("fly red 6 red-1", "hook black-1 1", "draw acceleration", "draw skilled-pilot")
    assert [type(event) for event in told] == [Chose, Flew, Hooked, Drew, Drew]


@pytest.mark.rule("RACE-R-15")
def test_a_turn_goes_flight_hooks_cards_from_the_finish_planet_end() -> None:
    race = Race("B B H N N N", {0: "red 3, red 2", 1: "black 1, black 4", 2: "black 2, black 2"}, seats=3, first=1)
    race.fly("black 1 black-1")
    race.play("draw grappling-hook")
    race.fly("black 2 black-2")
    race.play("draw grappling-hook")
    race.fly("red 3 red-1")
    race.fly("black 4 black-1")
    race.fly("black 2 black-2")
    assert race.refused("hook black-1 1") == "RACE-R-15"
    told = race.play("fly red 2 red-1", "hook black-1 1", "hook black-2 1", *["draw acceleration"] * 4, *["draw light-speed"] * 2)
    assert [type(event) for event in told] == [Chose, Flew, CameHome, Hooked, CameHome, Hooked, CameHome, *[Drew] * 6, Ended]


# ---- who is asked --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RACE-R-23")
def test_the_owner_may_play_a_card_for_a_ship_that_an_opponent_moves() -> None:
    race = Race(f"B {PLAIN}", {0: "red 1", 1: "red 3"})
    race.fly("red 1 red-1")
    race.play("draw light-speed")
    race.play("fly red 3 red-2")
    assert race.turn == 0
    race.play("use light-speed 1")
    assert race.at("red-2") == (6, "normal")


@pytest.mark.rule("RACE-R-23", "RACE-28")
def test_an_opponent_who_moves_a_ship_keeps_the_choice_of_the_half() -> None:
    race = Race("B N N N N HN N N", {0: "red 1", 1: "red 3"})
    race.fly("red 1 red-1")
    race.play("draw light-speed")
    race.play("fly red 3 red-2", "use light-speed 1")
    assert race.turn == 1
    race.play("land normal")
    assert [(event.rule, event.seat, event.half) for event in race.happened(Landed)] == [("RACE-28", 1, "normal")]


@pytest.mark.rule("RACE-R-23")
def test_the_mover_may_not_play_a_card_for_an_opponents_ship() -> None:
    race = Race(f"B {PLAIN}", {0: "red 1, black 4", 1: "green 2"})
    race.fly("red 1 red-1")
    race.play("draw light-speed")
    race.fly("green 2 green-1")
    race.play("fly black 4 black-1")
    assert race.at("black-1") == (4, "normal")  # it flew without a window for seat 0


@pytest.mark.rule("RACE-39")
def test_the_team_mate_may_play_a_card_for_the_owners_ship() -> None:
    race = Race(f"B {PLAIN}", {1: "yellow 1", 2: "red 4"}, seats=4, first=1)
    race.fly("yellow 1 yellow-1")
    race.play("draw light-speed")
    race.play("fly red 4 red-1")
    assert race.turn == 2
    assert race.refused("use acceleration 1") == "RACE-39"  # only what the team-mate holds
    race.play("use light-speed 1")
    assert [(event.seat, event.ship) for event in race.happened(Used)] == [(2, "red-1")]


def both_hold_a_card(board: str, number: int) -> Race:
    """Four players: seat 2 flies red-2, whose owner holds Light Speed; itself, the team-mate, it holds Acceleration."""
    race = Race(board, {0: "red 1", 1: "yellow 2", 2: f"red {number}"}, seats=4)
    race.fly("red 1 red-1")
    race.play("draw light-speed")
    race.fly("yellow 2 yellow-1")
    race.play("draw acceleration")
    race.play(f"fly red {number} red-2")
    return race


@pytest.mark.rule("RACE-39", "RACE-R-16")
def test_the_owner_is_asked_before_the_team_mate() -> None:
    race = both_hold_a_card(f"B B {PLAIN}", 3)
    assert race.turn == 0
    race.play("pass")
    assert [(event.rule, event.seat) for event in race.happened(Passed)] == [("RACE-39", 0)]
    assert race.turn == 2
    race.play("use acceleration 1")
    assert race.at("red-2") == (4, "normal")


@pytest.mark.rule("RACE-40", "RACE-R-16")
def test_owner_and_team_mate_share_the_limit_of_one_card_per_ship() -> None:
    race = both_hold_a_card("B B N N N HN N N", 3)
    race.play("use light-speed 1")
    assert race.state.prompt().kind == "land"  # the team-mate was not asked any more
    assert race.refused("use acceleration 1") == "RACE-40"


@pytest.mark.rule("RACE-46", "RACE-R-16")
def test_the_team_mate_may_save_the_owners_ship_from_a_black_hole() -> None:
    race = Race("B N N N X N N", {1: "yellow 1", 2: "red 5"}, seats=4, first=1)
    race.fly("yellow 1 yellow-1")
    race.play("draw evasive-manoeuvre")
    race.play("fly red 5 red-1", "pass", "use evasive-manoeuvre 1")
    assert [(event.rule, event.end) for event in race.happened(Evaded)] == [("RACE-46", 6)]


def test_a_seat_without_bonus_cards_is_not_asked() -> None:
    race = Race(f"B {PLAIN}", {0: "red 1", 1: "black 4"})
    race.fly("red 1 red-1")
    race.play("draw light-speed")
    race.play("fly black 4 black-1")
    assert race.happened(Flew)


@pytest.mark.rule("RACE-R-40")
def test_a_seat_is_asked_whatever_it_really_holds() -> None:
    race = Race(f"B {PLAIN}", {0: "red 1, red 4", 1: "black 2"})
    race.fly("red 1 red-1")
    race.play("draw skilled-pilot")
    race.fly("black 2 black-1")
    race.play("fly red 4 red-2")
    assert race.turn == 0
    assert race.offers() == {"pass"}


def test_a_seat_is_not_asked_if_everybody_knows_that_it_holds_nothing_useful() -> None:
    pilots = Deck("pilots", {"1": 2, "2": 2, "3": 2, "4": 2, "5": 2, "6": 2}, {"skilled-pilot": 20})
    race = Race(f"B {PLAIN}", {0: "red 1, red 4", 1: "black 2"}, deck=pilots)
    race.fly("red 1 red-1")
    race.play("draw skilled-pilot")
    race.fly("black 2 black-1")
    race.play("fly red 4 red-2")
    assert race.at("red-2") == (4, "normal")


def test_a_seat_is_not_asked_once_the_last_useful_card_was_played() -> None:
    one = Deck("one manoeuvre", {"1": 6, "2": 6}, {"evasive-manoeuvre": 1, "skilled-pilot": 19})
    race = Race("B X N N N N N N", {0: "red 1, red 1, red 1", 1: "red 1, red 1, black 1"}, deck=one)
    race.play("fly red 1 red-1", "draw evasive-manoeuvre")
    race.play("fly red 1 red-2", "draw skilled-pilot")
    race.play("fly red 1 red-2", "use evasive-manoeuvre 1")
    race.play("fly red 1 red-1")
    assert race.at("red-1") == (0, "start")  # back from the black hole, and no window


# ---- cards just drawn ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("RACE-R-15", "RACE-R-22")
def test_a_hook_just_drawn_cannot_be_played_in_the_same_turn() -> None:
    race = Race("B N N N N B N N", {0: "red 6", 1: "black 1"}, first=1)
    race.fly("black 1 black-1")
    race.play("draw grappling-hook")
    race.play("fly red 6 red-1", "hook black-1 1")
    race.play("draw acceleration", "draw grappling-hook")
    assert race.view(1).bonus[0].card == "grappling-hook"
    assert race.refused("hook black-2 1") == "RACE-R-15"  # though red-1 flew past black-2: it is seat 1's turn already


@pytest.mark.rule("RACE-34", "RACE-R-22")
def test_a_hook_from_the_finish_planet_cannot_be_played_in_the_same_turn() -> None:
    race = Race("N N N N N N", {0: "red 6, red 1", 1: "black 6"})
    race.fly("red 6 red-1")
    race.fly("black 6 black-1")
    race.fly("red 1 red-1")
    race.play("draw light-speed", "draw light-speed", "draw grappling-hook", "draw grappling-hook")
    assert [(event.rule, event.seat, event.card) for event in race.happened(Drew)][2:] == [("RACE-34", 1, "grappling-hook")] * 2
    assert race.state.prompt().kind == "fly"  # red-1 flew past black-1, but the turn is over


# ---- answers to something else -------------------------------------------------------------------------------------------


@pytest.mark.rule("RACE-28")
def test_a_doubled_space_has_no_other_half() -> None:
    race = Race("N N HA N N N", {0: "red 3"})
    race.play("fly red 3 red-1")
    assert race.refused("land normal") == "RACE-28"


@pytest.mark.rule("RACE-28")
def test_the_mover_has_to_choose_a_half() -> None:
    race = Race("N N HA N N N", {0: "red 3"})
    race.play("fly red 3 red-1")
    assert race.refused("pass") == "RACE-28"


@pytest.mark.rule("CORE-03")
def test_a_half_is_chosen_only_on_a_doubled_space() -> None:
    race = Race(hands={0: "red 3"})
    assert race.refused("land normal") == "CORE-03"


@pytest.mark.rule("CORE-01")
@pytest.mark.parametrize("move", ["use light-speed 1", "hook red-1 1", "land normal", "pass"])
def test_nobody_plays_while_the_dealer_is_to_give_a_card(move: str) -> None:
    race = Race(f"B {PLAIN}", {0: "red 1"})
    race.fly("red 1 red-1")
    assert race.turn == DEALER
    assert race.refused(move) == "CORE-01"


@pytest.mark.rule("CORE-02")
@pytest.mark.parametrize("move", ["use light-speed 1", "hook red-1 1", "land normal", "pass"])
def test_nobody_plays_after_the_end(move: str) -> None:
    race = Race("N N N N N N", {0: "red 6, red 1", 1: "red 6, black 2", 2: "black 1, red 1"}, seats=3)
    race.fly("red 6 red-1")
    race.fly("red 6 red-2")
    race.fly("black 1 black-1")
    race.fly("red 1 red-1")
    race.play(*["draw light-speed"] * 4, *["draw acceleration"] * 2)
    race.fly("black 2 black-1")
    race.fly("red 1 red-2")
    assert race.turn == OVER
    assert race.refused(move) == "CORE-02"
