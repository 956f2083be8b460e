"""Turns: one card, one ship of its colour, the whole distance, and no way around it (RACE-18 to RACE-21)."""

import pytest

from cantina.core.game import OVER
from cantina.games.super_teams.actions import Fly
from cantina.games.super_teams.content import Board, shipped
from cantina.games.super_teams.events import Chose, Flew
from tests.super_teams.race import Race


@pytest.mark.rule("RACE-20")
def test_ex_01_a_red_2_moves_one_of_the_red_ships_2_spaces() -> None:
    race = Race(hands={0: "red 2, black 1, black 1, black 2, black 2, black 3"})
    assert {offer for offer in race.offers() if offer.startswith("fly red 2")} == {"fly red 2 red-1", "fly red 2 red-2"}
    assert race.refused("pass") == "RACE-20"
    race.fly("red 2 red-2")
    assert race.at("red-2") == (2, "normal")


@pytest.mark.rule("RACE-18")
def test_a_card_from_the_hand_moves_a_ship_of_its_colour_by_its_number() -> None:
    race = Race(hands={0: "yellow 4"})
    race.fly("yellow 4 yellow-2")
    assert race.happened(Chose) == [Chose(rule="RACE-18", seat=0, colour="yellow", number=4, ship="yellow-2")]
    assert race.at("yellow-2") == (4, "normal")


@pytest.mark.rule("RACE-18")
def test_a_card_that_is_not_in_the_hand_cannot_be_played() -> None:
    race = Race(hands={0: "red 1, red 1, red 2, red 2, red 3, red 3", 1: "red 4"})
    assert race.refused("fly red 4 red-1") == "RACE-18"


@pytest.mark.rule("RACE-18")
def test_a_played_card_has_left_the_hand() -> None:
    race = Race(hands={0: "red 1, red 2, red 2, red 3, red 3, red 4", 1: "black 1"})
    race.fly("red 1 red-1")
    race.fly("black 1 black-1")
    assert race.refused("fly red 1 red-1") == "RACE-18"


@pytest.mark.rule("RACE-19")
@pytest.mark.parametrize("colour", ["yellow", "black"], ids=["a team-mate's", "an opponent's"])
def test_the_colour_decides_and_not_whose_ship_it_is(colour: str) -> None:
    race = Race(hands={0: f"{colour} 2"}, seats=4)
    assert race.refused(f"fly {colour} 2 red-1") == "RACE-19"  # the own ship, but not of the card's colour
    race.fly(f"{colour} 2 {colour}-1")
    assert race.at(f"{colour}-1") == (2, "normal")


@pytest.mark.rule("RACE-20")
def test_a_player_with_cards_of_the_opponents_colours_only_must_move_an_opponents_ship() -> None:
    race = Race(hands={0: "black 1, black 2, black 3, green 4, green 5, green 6"})
    assert race.refused("pass") == "RACE-20"
    assert {offer.split()[3] for offer in race.offers()} == {"black-1", "black-2", "green-1", "green-2"}


@pytest.mark.rule("RACE-21")
def test_hands_are_not_refilled_after_a_play() -> None:
    race = Race(hands={0: "red 1", 1: "black 1"})
    race.fly("red 1 red-1")
    race.fly("black 1 black-1")
    assert race.view(None).hand_sizes == [5, 5]
    assert race.view(None).movement_pile == 36


@pytest.mark.rule("RACE-R-06")
def test_one_ship_flies_the_whole_distance_forward() -> None:
    race = Race(hands={0: "red 5, red 4", 1: "black 1"})
    race.fly("red 5 red-1")
    race.fly("black 1 black-1")
    race.fly("red 4 red-1")
    assert race.at("red-1") == (9, "normal")
    assert race.at("red-2") == (0, "start")


@pytest.mark.rule("RACE-R-07")
@pytest.mark.parametrize("number", [2, 6])
def test_steps_beyond_the_finish_planet_are_lost(number: int) -> None:
    race = Race("N N N N N N", {0: "red 6", 1: f"red {number}"})
    race.fly("red 6 red-1")
    race.fly(f"red {number} red-1")
    assert race.happened(Flew) == [Flew(rule="RACE-R-07", ship="red-1", start=6, end=7, distance=number)]
    assert race.at("red-1") == (7, "finish")


@pytest.mark.rule("RACE-R-08")
def test_in_a_whole_match_every_card_in_the_hand_always_has_a_ship_to_move() -> None:
    race = Race(shipped("long", Board).spaces)
    wild = 0
    while race.turn != OVER:
        if race.state.prompt().kind == "fly":
            hand = {(card.colour, card.number) for card in race.view(race.turn).hand}
            assert {(action.colour, action.number) for action in race.state.actions() if isinstance(action, Fly)} == hand
            wild += any(colour in race.view(None).wild for colour, _ in hand)
        race.play(race.state.actions()[0])
    assert wild, "nobody ever held a card of a colour that is home"


@pytest.mark.rule("RACE-R-09")
def test_a_turn_cannot_be_passed() -> None:
    race = Race(hands={0: "red 1", 1: "black 1"})
    assert race.refused("pass") == "RACE-20"
    race.fly("red 1 red-1")
    assert race.refused("pass") == "RACE-20"
