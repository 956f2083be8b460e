"""Bonus cards for the moved ship: what each does, where it may be played, and one a ship and turn (RACE-39 to RACE-48)."""

import pytest

from cantina.games.super_teams.events import Evaded, FellBack, Flew, Used
from tests.super_teams.race import PLAIN, Race


def leaving(space: str, number: int, bonus: str) -> Race:
    """Red-2 is about to leave such a space (the third) with such a card, and its owner holds one bonus card."""
    race = Race(f"B N {space} {PLAIN}", {0: f"red 1, red {number}", 1: "red 3"})
    race.fly("red 1 red-1")
    race.play(f"draw {bonus}")
    race.fly("red 3 red-2")
    race.play(f"fly red {number} red-2")
    return race


def beginning(number: int, ship: str, bonus: str) -> Race:
    """Red-1 on a bonus space or red-2 on the start planet is about to leave it, and its owner holds one bonus card."""
    race = Race(f"B N N {PLAIN}", {0: f"red 1, red {number}", 1: "black 2"})
    race.fly("red 1 red-1")
    race.play(f"draw {bonus}")
    race.fly("black 2 black-1")
    race.play(f"fly red {number} {ship}")
    return race


def near_the_hole(*bonus: str) -> Race:
    """DV-05: red-2 on space 8 is about to fly 5 to the black hole on 13, and its owner holds two bonus cards."""
    race = Race("B B N N N N N N N N B H X X N N N", {0: "red 1, red 1, red 5", 1: "red 4, red 4"})
    for card in bonus:
        race.fly("red 1 red-1")
        race.play(f"draw {card}")
        race.fly("red 4 red-2")
    race.play("fly red 5 red-2")
    return race


# ---- Skilled Pilot -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RACE-43")
def test_dv_03_skilled_pilot_leaves_an_asteroid_field_by_the_number_of_the_card() -> None:
    race = leaving("A", 6, "skilled-pilot")
    race.play("use skilled-pilot 1")
    assert [(event.rule, event.distance) for event in race.happened(Flew)] == [("RACE-43", 6)]
    assert race.at("red-2") == (9, "normal")


@pytest.mark.rule("RACE-43")
@pytest.mark.parametrize("space", ["N", "H"])
def test_skilled_pilot_is_only_for_leaving_an_asteroid_field(space: str) -> None:
    race = leaving(space, 6, "skilled-pilot")
    assert race.offers() == {"pass"}
    assert race.refused("use skilled-pilot 1") == "RACE-43"


@pytest.mark.rule("RACE-43")
@pytest.mark.parametrize("ship", ["red-1", "red-2"], ids=["bonus space", "start planet"])
def test_skilled_pilot_is_not_for_leaving_a_bonus_space_or_the_start_planet(ship: str) -> None:
    race = beginning(6, ship, "skilled-pilot")
    assert race.refused("use skilled-pilot 1") == "RACE-43"


# ---- Light Speed ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RACE-44")
def test_dv_04_light_speed_from_a_normal_space_with_a_6_flies_12_spaces() -> None:
    race = leaving("N", 6, "light-speed")
    race.play("use light-speed 1")
    assert [(event.rule, event.distance) for event in race.happened(Flew)] == [("RACE-44", 12)]
    assert race.at("red-2") == (15, "normal")


@pytest.mark.rule("RACE-44")
@pytest.mark.parametrize(("ship", "end"), [("red-1", 9), ("red-2", 8)], ids=["bonus space", "start planet"])
def test_dv_04_light_speed_from_a_bonus_space_or_the_start_planet_with_a_4_flies_8_spaces(ship: str, end: int) -> None:
    race = beginning(4, ship, "light-speed")
    race.play("use light-speed 1")
    assert [(event.rule, event.distance, event.end) for event in race.happened(Flew)] == [("RACE-44", 8, end)]


@pytest.mark.rule("RACE-45", "RACE-R-21")
@pytest.mark.parametrize("space", ["A", "H"], ids=["asteroid field", "hyperspace"])
def test_dv_03_light_speed_may_not_be_played_on_an_asteroid_field_or_on_hyperspace(space: str) -> None:
    race = leaving(space, 6, "light-speed")
    assert race.offers() == {"pass"}
    assert race.refused("use light-speed 1") == "RACE-45"


# ---- Evasive Manoeuvre ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("RACE-46")
def test_dv_05_evasive_manoeuvre_flies_over_the_black_hole_to_the_next_normal_space() -> None:
    race = near_the_hole("evasive-manoeuvre", "skilled-pilot")
    race.play("pass", "use evasive-manoeuvre 1")
    assert [(event.rule, event.hole, event.end) for event in race.happened(Evaded)] == [("RACE-46", 13, 15)]
    assert race.at("red-2") == (15, "normal")


@pytest.mark.rule("RACE-29", "RACE-47")
def test_dv_05_with_acceleration_the_ship_falls_back_from_14_and_may_not_evade_too() -> None:
    race = near_the_hole("acceleration", "evasive-manoeuvre")
    race.play("use acceleration 1")
    assert [(event.hole, event.end) for event in race.happened(FellBack)] == [(14, 10)]
    assert race.at("red-2") == (10, "normal")
    assert race.turn == 1  # no evasive window: the next player flies


@pytest.mark.rule("RACE-R-17")
def test_evasive_manoeuvre_may_not_be_played_before_the_ship_ends_on_a_black_hole() -> None:
    race = near_the_hole("evasive-manoeuvre", "skilled-pilot")
    assert race.refused("use evasive-manoeuvre 1") == "RACE-R-17"


@pytest.mark.rule("RACE-R-17")
def test_only_evasive_manoeuvre_helps_over_a_black_hole() -> None:
    race = near_the_hole("acceleration", "evasive-manoeuvre")
    race.play("pass")
    assert race.refused("use acceleration 1") == "RACE-R-17"


# ---- Acceleration --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RACE-47", "RACE-R-19")
@pytest.mark.parametrize(("space", "distance"), [("H", 7), ("N", 4)], ids=["hyperspace", "normal"])
def test_dv_02_acceleration_adds_one_space_after_doubling(space: str, distance: int) -> None:
    race = leaving(space, 3, "acceleration")
    race.play("use acceleration 1")
    assert [(event.rule, event.distance) for event in race.happened(Flew)] == [("RACE-47", distance)]
    assert race.at("red-2") == (3 + distance, "normal")


@pytest.mark.rule("RACE-48")
def test_dv_03_acceleration_may_not_be_played_on_an_asteroid_field() -> None:
    race = leaving("A", 6, "acceleration")
    assert race.offers() == {"pass"}
    assert race.refused("use acceleration 1") == "RACE-48"


@pytest.mark.rule("RACE-R-20")
def test_acceleration_may_be_played_on_hyperspace() -> None:
    race = leaving("H", 1, "acceleration")
    assert "use acceleration 1" in race.offers()


@pytest.mark.rule("RACE-47", "RACE-R-20")
def test_acceleration_may_be_played_on_the_start_planet() -> None:
    race = beginning(4, "red-2", "acceleration")
    race.play("use acceleration 1")
    assert [event.rule for event in race.happened(Used)] == ["RACE-47"]
    assert race.at("red-2") == (5, "normal")


@pytest.mark.rule("RACE-R-18")
def test_acceleration_may_end_on_an_asteroid_field() -> None:
    race = leaving("N N N A N", 2, "acceleration")
    race.play("use acceleration 1")
    assert race.at("red-2") == (6, "asteroid")


@pytest.mark.rule("RACE-R-18")
@pytest.mark.parametrize(("target", "on"), [("A", "asteroid"), ("H", "hyperspace")])
def test_light_speed_may_end_on_an_asteroid_field_or_on_hyperspace(target: str, on: str) -> None:
    race = leaving(f"N N N N {target} N", 2, "light-speed")
    race.play("use light-speed 1")
    assert race.at("red-2") == (7, on)


# ---- the own hand, one a ship and turn -----------------------------------------------------------------------------------


@pytest.mark.rule("RACE-39")
@pytest.mark.parametrize(
    "card",
    ["light-speed 1", "acceleration 2", "acceleration 99999999999999999999"],
    ids=["another kind", "another shuffle", "a shuffle that can never be"],
)
def test_a_bonus_card_comes_from_the_own_hand(card: str) -> None:
    race = leaving("N", 6, "acceleration")
    assert race.refused(f"use {card}") == "RACE-39"


@pytest.mark.rule("RACE-40")
def test_a_second_bonus_card_for_the_same_ship_has_to_wait_for_the_next_turn() -> None:
    race = Race("B B N N N N N N N HN N N N N", {0: "red 1, red 1, red 5", 1: "black 3, black 4, red 2"})
    race.fly("red 1 red-1")
    race.play("draw light-speed")
    race.fly("black 3 black-1")
    race.fly("red 1 red-1")
    race.play("draw acceleration")
    race.fly("black 4 black-2")
    race.play("fly red 5 red-2", "use light-speed 1")  # to the doubled space on 10
    assert race.refused("use acceleration 1") == "RACE-40"
    race.play("land normal")
    race.play("fly red 2 red-2", "use acceleration 1")
    assert race.at("red-2") == (13, "normal")


@pytest.mark.rule("RACE-40", "RACE-R-21")
def test_skilled_pilot_may_not_be_joined_by_a_second_card() -> None:
    race = Race("B B A N N N HN N N N", {0: "red 1, red 1, red 4", 1: "red 3, black 4"})
    race.fly("red 1 red-1")
    race.play("draw skilled-pilot")
    race.fly("red 3 red-2")
    race.fly("red 1 red-1")
    race.play("draw acceleration")
    race.fly("black 4 black-1")
    race.play("fly red 4 red-2", "use skilled-pilot 1")  # from the asteroid field on 3 to the doubled space on 7
    assert race.refused("use acceleration 1") == "RACE-40"
