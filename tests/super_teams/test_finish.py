"""The finish: ships that are home, the first ship's cards, wild cards, hooks to the finish planet, and who wins."""

import pytest

from cantina.core.game import OVER
from cantina.games.super_teams.content import Deck
from cantina.games.super_teams.events import BecameWild, CameHome, Chose, Drew, Ended, Hooked
from tests.super_teams.race import Race

COLOURS = ("red", "black", "yellow", "green")  # of seats 0 to 3
SHORT = "N N N N N N"  # the finish planet is space 7
SIXES = Deck("sixes", {"6": 12}, {"skilled-pilot": 20})  # two cards bring a ship home on a short board
HOOKS = Deck("hooks", {"1": 2, "2": 2, "3": 2, "4": 2, "5": 2, "6": 2}, {"grappling-hook": 20})


def one_ship_short() -> Race:
    """Three players: each has one ship home, the other on 3 (red), 4 (black), 5 (yellow); all hold hooks. Red 4 is to fly."""
    hands = {0: "red 6, red 1, red 3, red 4", 1: "black 6, black 1, black 4", 2: "yellow 6, yellow 1, yellow 5"}
    race = Race(SHORT, hands, seats=3, deck=HOOKS)
    for move in ("red 6 red-2", "black 6 black-2", "yellow 6 yellow-2", "red 1 red-2"):
        race.fly(move)
    race.play(*["draw grappling-hook"] * 6)
    for move in ("black 1 black-2", "yellow 1 yellow-2", "red 3 red-1", "black 4 black-1", "yellow 5 yellow-1"):
        race.fly(move)
    return race


def hook_two_home() -> Race:
    """Three players: red-1, the very first ship, has come home, and seat 1 has pulled both black ships after it."""
    race = Race("B B H N N N", {0: "red 3, red 2", 1: "black 1, black 4", 2: "black 2, black 2"}, seats=3, first=1)
    race.fly("black 1 black-1")
    race.play("draw grappling-hook")
    race.fly("black 2 black-2")
    race.play("draw grappling-hook")
    for move in ("red 3 red-1", "black 4 black-1", "black 2 black-2"):
        race.fly(move)
    race.play("fly red 2 red-1", "hook black-1 1", "hook black-2 1")
    return race


# ---- home ----------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RACE-33")
def test_a_ship_that_is_home_can_no_longer_be_moved() -> None:
    race = Race(SHORT, {0: "red 6, red 5", 1: "red 1"})
    race.fly("red 6 red-1")
    race.fly("red 1 red-1")
    assert [(event.rule, event.ship) for event in race.happened(CameHome)] == [("RACE-33", "red-1")]
    race.play(*["draw light-speed"] * 4)
    assert race.refused("fly red 5 red-1") == "RACE-33"


@pytest.mark.rule("RACE-34")
@pytest.mark.parametrize(
    ("seats", "drawers"),
    [(2, [1, 1, 0, 0]), (3, [1, 1, 2, 2, 0, 0]), (4, [1, 1, 2, 2, 3, 3, 0, 0])],
)
def test_for_the_first_ship_home_every_player_takes_two_cards_clockwise_from_the_mover(seats: int, drawers: list[int]) -> None:
    race = Race(SHORT, {0: "red 6", 1: "red 1"}, seats=seats)
    race.fly("red 6 red-1")
    race.fly("red 1 red-1")
    race.play(*["draw light-speed", "draw acceleration"] * seats)
    assert [(event.rule, event.seat) for event in race.happened(Drew)] == [("RACE-34", seat) for seat in drawers]
    assert race.view(None).finish_pile == 0


@pytest.mark.rule("RACE-34")
def test_the_second_ship_home_earns_nothing() -> None:
    race = Race(SHORT, {0: "red 6, red 1", 1: "black 6, black 1"})
    race.fly("red 6 red-1")
    race.fly("black 6 black-1")
    race.fly("red 1 red-1")
    told = race.play(*["draw skilled-pilot"] * 4)
    assert [event.rule for event in told] == ["RACE-34"] * 4
    race.fly("black 1 black-1")
    assert race.at("black-1") == (7, "finish")
    assert race.turn == 0


@pytest.mark.rule("RACE-34", "RACE-R-33")
def test_first_ships_home_together_by_hook_earn_one_distribution() -> None:
    race = hook_two_home()
    told = race.play(*["draw acceleration"] * 4, *["draw light-speed"] * 2)
    assert [event.seat for event in told if isinstance(event, Drew) and event.rule == "RACE-34"] == [0, 0, 1, 1, 2, 2]


@pytest.mark.rule("RACE-34", "RACE-56", "RACE-R-33")
def test_the_cards_of_the_first_ship_are_dealt_in_the_winning_turn_too() -> None:
    race = hook_two_home()
    assert race.turn != OVER
    told = race.play(*["draw acceleration"] * 4, *["draw light-speed"] * 2)
    assert [event.rule for event in told] == [*["RACE-34"] * 6, "RACE-56"]


@pytest.mark.rule("RACE-37")
def test_once_both_ships_of_a_colour_are_home_its_cards_fly_any_colour() -> None:
    race = Race(SHORT, {0: "red 6, red 1, red 3", 1: "red 6, red 1"})
    race.fly("red 6 red-1")
    race.fly("red 6 red-2")
    race.fly("red 1 red-1")
    race.play(*["draw skilled-pilot"] * 4)
    race.fly("red 1 red-2")
    assert [(event.rule, event.colour) for event in race.happened(BecameWild)] == [("RACE-37", "red")]
    race.fly("red 3 black-1")
    assert [(event.rule, event.ship) for event in race.happened(Chose)] == [("RACE-37", "black-1")]
    assert race.at("black-1") == (3, "normal")


# ---- hooked home ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RACE-33", "RACE-49", "RACE-54")
def test_a_hook_may_pull_a_ship_to_the_finish_planet() -> None:
    race = Race("B H N N N N", {0: "red 2, red 3", 1: "black 1, black 4"}, first=1)
    race.fly("black 1 black-1")
    race.play("draw grappling-hook")
    race.fly("red 2 red-1")
    race.fly("black 4 black-2")
    race.play("fly red 3 red-1")
    told = race.play("hook black-2 1")
    assert [(type(event), event.rule) for event in told] == [(Hooked, "RACE-49"), (CameHome, "RACE-33")]
    assert race.at("black-2") == (7, "finish")


@pytest.mark.rule("RACE-55", "RACE-R-32")
def test_the_last_ships_of_two_teams_come_home_together_and_both_win() -> None:
    race = one_ship_short()
    race.play("fly red 4 red-1", "hook black-1 1", "pass")  # seat 2 declines
    assert [(event.rule, event.winners) for event in race.happened(Ended)] == [("RACE-55", [0, 1])]


@pytest.mark.rule("RACE-55", "RACE-R-32")
def test_three_complete_teams_share_the_victory() -> None:
    race = one_ship_short()
    race.play("fly red 4 red-1", "hook black-1 1", "hook yellow-1 1")
    assert [(event.rule, event.winners) for event in race.happened(Ended)] == [("RACE-55", [0, 1, 2])]


@pytest.mark.rule("RACE-56", "RACE-R-32")
def test_without_a_hook_the_first_complete_team_wins_alone() -> None:
    race = one_ship_short()
    race.fly("red 4 red-1")
    assert [(event.rule, event.winners) for event in race.happened(Ended)] == [("RACE-56", [0])]


@pytest.mark.rule("RACE-56", "RACE-R-32")
def test_if_only_the_hooking_team_is_complete_it_wins_alone() -> None:
    race = hook_two_home()  # red-2 is still on the start planet
    race.play(*["draw acceleration"] * 4, *["draw light-speed"] * 2)
    assert [(event.rule, event.winners) for event in race.happened(Ended)] == [("RACE-56", [1])]


# ---- how many ships ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RACE-56", "RACE-57")
def test_two_players_need_four_ships_home() -> None:
    race = Race(SHORT, {0: "red 6, red 6, red 6, red 6, yellow 6", 1: "yellow 6, yellow 6, black 6, yellow 6"}, deck=SIXES)
    for move in ("red 6 red-1", "yellow 6 yellow-1", "red 6 red-1"):
        race.fly(move)
    race.play(*["draw skilled-pilot"] * 4)
    for move in ("yellow 6 yellow-1", "red 6 red-2", "black 6 black-1", "red 6 red-2", "yellow 6 yellow-2"):
        race.fly(move)
    assert race.turn == 0  # three ships are home, and the race goes on
    race.fly("yellow 6 yellow-2")
    assert [(event.rule, event.winners) for event in race.happened(Ended)] == [("RACE-56", [0])]


@pytest.mark.rule("RACE-56", "RACE-57")
def test_three_players_need_two_ships_home() -> None:
    race = Race(SHORT, {0: "red 6, red 6", 1: "red 6", 2: "black 6, red 6"}, seats=3, deck=SIXES)
    for move in ("red 6 red-1", "red 6 red-2", "black 6 black-1", "red 6 red-1"):
        race.fly(move)
    race.play(*["draw skilled-pilot"] * 6)
    assert race.turn == 1  # one ship is home, and the race goes on
    race.fly("red 6 red-2")
    assert [(event.rule, event.winners) for event in race.happened(Ended)] == [("RACE-56", [0])]


@pytest.mark.rule("RACE-56", "RACE-57")
def test_four_players_need_both_members_ships_home() -> None:
    hands = {seat: f"{colour} 6, {colour} 6, {colour} 6, {colour} 6" for seat, colour in enumerate(COLOURS)}
    race = Race(SHORT, hands, seats=4, deck=SIXES)
    for move in ("red 6 red-1", "black 6 black-1", "yellow 6 yellow-1", "green 6 green-1", "red 6 red-1"):
        race.fly(move)
    race.play(*["draw skilled-pilot"] * 8)
    for move in ("black 6 black-1", "yellow 6 yellow-1", "green 6 green-1"):
        race.fly(move)
    for move in ("red 6 red-2", "black 6 black-2", "yellow 6 yellow-2", "green 6 green-2", "red 6 red-2", "black 6 black-2"):
        race.fly(move)
    assert race.turn == 2  # both red ships are home, but only one yellow ship
    race.fly("yellow 6 yellow-2")
    assert [(event.rule, event.winners) for event in race.happened(Ended)] == [("RACE-56", [0, 2])]


@pytest.mark.rule("RACE-55", "RACE-57")
def test_four_players_both_teams_may_win_together() -> None:
    hands = {seat: f"{colour} 6, {colour} 6, {colour} 6, {colour} 6" for seat, colour in enumerate(COLOURS)}
    race = Race(SHORT, hands, seats=4, deck=Deck("sixes and hooks", {"6": 12}, {"grappling-hook": 20}))
    for move in ("red 6 red-1", "black 6 black-1", "yellow 6 yellow-1", "green 6 green-1", "red 6 red-1"):
        race.fly(move)
    race.play(*["draw grappling-hook"] * 8)
    for move in ("black 6 black-1", "yellow 6 yellow-1", "green 6 green-1"):
        race.fly(move)
    for move in ("red 6 red-2", "black 6 black-2", "yellow 6 yellow-2", "green 6 green-2", "red 6 red-2", "black 6 black-2"):
        race.fly(move)
    race.play("fly yellow 6 yellow-2", "hook green-2 1")
    assert [(event.rule, event.winners) for event in race.happened(Ended)] == [("RACE-55", [0, 1, 2, 3])]
