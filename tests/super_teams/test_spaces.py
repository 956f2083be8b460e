"""Spaces: what happens on leaving them and on ending a move there (RACE-22 to RACE-34)."""

import pytest

from cantina.core.game import DEALER
from cantina.games.super_teams.events import (
    BonusShuffled,
    CameHome,
    Drew,
    Evaded,
    FellBack,
    Flew,
    Hooked,
    Landed,
)
from tests.super_teams.race import PLAIN, Race

SIX = "N N N N N N"  # the finish planet is space 7
ASIDE = ("green 6 green-1", "green 6 green-2", "green 1 green-1")  # what seat 1 does while red-1 gets ready


def red_1_about_to_fly(board: str, bonus: str, *numbers: int) -> Race:
    """Seat 0 flies red-1 by these numbers and draws the bonus card on the way; the last one waits for the departure window."""
    race = Race(board, {0: ", ".join(f"red {number}" for number in numbers), 1: "green 6, green 6, green 1"})
    for number, aside in zip(numbers[:-1], ASIDE, strict=False):
        race.fly(f"red {number} red-1")
        if race.turn == DEALER:
            race.play(f"draw {bonus}")
        race.fly(aside)
    race.play(f"fly red {numbers[-1]} red-1")
    return race


# ---- leaving ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RACE-22")
@pytest.mark.parametrize(
    ("code", "kind"), [("N", "normal"), ("B", "bonus"), ("H", "hyperspace"), ("A", "asteroid")], ids=lambda value: value
)
def test_a_ship_can_stand_on_a_space_of_this_kind(code: str, kind: str) -> None:
    race = Race(f"N {code} N N N N", {0: "red 2"})
    race.fly("red 2 red-1")
    assert race.at("red-1") == (2, kind)


@pytest.mark.rule("RACE-22")
def test_no_ship_can_stand_on_a_black_hole() -> None:
    race = Race("N X N N N N", {0: "red 2"})
    race.fly("red 2 red-1")
    assert race.at("red-1") == (1, "normal")


@pytest.mark.rule("RACE-23")
def test_dv_01_leaving_the_start_planet_with_a_6_flies_6_spaces() -> None:
    race = Race(PLAIN, {0: "red 6"})
    race.fly("red 6 red-1")
    assert race.happened(Flew) == [Flew(rule="RACE-23", ship="red-1", start=0, end=6, distance=6)]


@pytest.mark.rule("RACE-23")
def test_dv_01_leaving_a_normal_space_with_a_5_flies_5_spaces() -> None:
    race = Race(PLAIN, {0: "red 2", 1: "red 5"})
    race.fly("red 2 red-1")
    race.fly("red 5 red-1")
    assert race.happened(Flew) == [Flew(rule="RACE-23", ship="red-1", start=2, end=7, distance=5)]


@pytest.mark.rule("RACE-23")
def test_dv_01_leaving_a_bonus_space_with_a_3_flies_3_spaces() -> None:
    race = Race("N B N N N N N", {0: "red 2", 1: "red 3"})
    race.fly("red 2 red-1")
    race.play("draw acceleration")
    race.fly("red 3 red-1")
    assert race.happened(Flew) == [Flew(rule="RACE-23", ship="red-1", start=2, end=5, distance=3)]


@pytest.mark.rule("RACE-24")
def test_ex_02_leaving_hyperspace_with_a_4_flies_8_spaces() -> None:
    race = Race("N N H N N N N N N N N N N N N", {0: "red 3, red 4", 1: "black 1"})
    race.fly("red 3 red-1")
    race.fly("black 1 black-1")
    race.fly("red 4 red-1")
    assert race.happened(Flew)[0].rule == "RACE-24"
    assert race.happened(Flew)[0].distance == 8
    assert race.at("red-1") == (11, "normal")


@pytest.mark.rule("RACE-25")
def test_ex_03_leaving_an_asteroid_field_with_a_5_flies_1_space() -> None:
    race = Race("N N A N N N N N N", {0: "red 3", 1: "red 5"})
    race.fly("red 3 red-1")
    race.fly("red 5 red-1")
    assert race.happened(Flew) == [Flew(rule="RACE-25", ship="red-1", start=3, end=4, distance=1)]


@pytest.mark.rule("RACE-25")
def test_dv_04_leaving_an_asteroid_field_with_a_1_flies_1_space() -> None:
    race = Race("N N A N N N N N N", {0: "red 3", 1: "red 1"})
    race.fly("red 3 red-1")
    race.fly("red 1 red-1")
    assert race.happened(Flew) == [Flew(rule="RACE-25", ship="red-1", start=3, end=4, distance=1)]


@pytest.mark.rule("RACE-44")
def test_dv_04_leaving_the_start_planet_with_a_4_and_light_speed_flies_8_spaces() -> None:
    race = Race("B N N N N N N N N N", {0: "red 1, red 4", 1: "green 6"})
    race.fly("red 1 red-2")
    race.play("draw light-speed")
    race.fly("green 6 green-1")
    race.play("fly red 4 red-1", "use light-speed 1")
    assert race.happened(Flew) == [Flew(rule="RACE-44", ship="red-1", start=0, end=8, distance=8)]


@pytest.mark.rule("RACE-44")
def test_dv_04_leaving_a_normal_space_with_a_6_and_light_speed_flies_12_spaces() -> None:
    race = red_1_about_to_fly("B " + PLAIN, "light-speed", 1, 1, 6)
    race.play("use light-speed 1")
    assert race.happened(Flew) == [Flew(rule="RACE-44", ship="red-1", start=2, end=14, distance=12)]


@pytest.mark.rule("RACE-43")
def test_dv_03_leaving_an_asteroid_field_with_a_6_and_a_skilled_pilot_flies_6_spaces() -> None:
    race = red_1_about_to_fly("B A N N N N N N N N", "skilled-pilot", 1, 1, 6)
    race.play("use skilled-pilot 1")
    assert race.happened(Flew) == [Flew(rule="RACE-43", ship="red-1", start=2, end=8, distance=6)]


@pytest.mark.parametrize(
    ("space", "card", "rule"),
    [
        pytest.param("A", "acceleration", "RACE-48", marks=pytest.mark.rule("RACE-48"), id="acceleration from an asteroid field"),
        pytest.param("A", "light-speed", "RACE-45", marks=pytest.mark.rule("RACE-45"), id="light speed from an asteroid field"),
        pytest.param("H", "light-speed", "RACE-45", marks=pytest.mark.rule("RACE-45"), id="light speed from hyperspace"),
    ],
)
def test_dv_03_leaving_with_a_6_this_card_is_illegal(space: str, card: str, rule: str) -> None:
    race = red_1_about_to_fly(f"B {space} N N N N N N N N", card, 1, 1, 6)
    assert race.refused(f"use {card} 1") == rule


# ---- bonus spaces -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RACE-26")
def test_the_owner_of_the_ship_draws_even_if_somebody_else_moved_it() -> None:
    race = Race("N B N N N N N", {0: "black 2"})
    race.fly("black 2 black-1")
    race.play("draw light-speed")
    assert [(event.seat, event.card, event.rule) for event in race.happened(Drew)] == [(1, "light-speed", "RACE-26")]


@pytest.mark.rule("RACE-26")
def test_a_drawn_card_goes_from_the_bonus_pile_to_the_hand_of_the_owner() -> None:
    race = Race("N B N N N N N", {0: "red 2"})
    race.fly("red 2 red-1")
    race.play("draw evasive-manoeuvre")
    assert race.happened(Drew)[0].rule == "RACE-26"
    assert [bonus.card for bonus in race.view(0).bonus] == ["evasive-manoeuvre"]
    assert race.view(None).bonus_pile == 15


@pytest.mark.rule("RACE-R-41")
@pytest.mark.parametrize(("colour", "owner"), [("red", 0), ("yellow", 0), ("black", 1), ("green", 1)])
def test_with_two_players_the_player_of_the_colour_draws(colour: str, owner: int) -> None:
    race = Race("N B N N N N N", {0: f"{colour} 2"})
    race.fly(f"{colour} 2 {colour}-1")
    race.play("draw light-speed")
    assert [event.seat for event in race.happened(Drew)] == [owner]


@pytest.mark.rule("RACE-27")
def test_when_the_bonus_pile_is_used_up_the_played_cards_become_a_new_one() -> None:
    cards = {seat: f"{colour} 1, {colour} 2, {colour} 3" for seat, colour in enumerate(["red", "black", "yellow", "green"])}
    race = Race("B " * 30, cards, seats=4)  # twelve cards in the bonus pile: three turns of everybody
    race.fly("red 1 red-1")
    race.play("draw light-speed")
    for colour in ("black", "yellow", "green"):
        race.fly(f"{colour} 1 {colour}-1")
        race.play("draw acceleration")
    race.play("fly red 2 red-1", "use light-speed 1")
    race.decline()
    race.play("draw acceleration")
    for colour in ("black", "yellow", "green"):
        race.fly(f"{colour} 2 {colour}-1")
        race.play("draw skilled-pilot")
    for colour in ("red", "black", "yellow"):
        race.fly(f"{colour} 3 {colour}-1")
        race.play("draw evasive-manoeuvre")
    race.fly("green 3 green-1")
    assert race.view(None).bonus_pile == 1
    race.play("draw skilled-pilot")
    assert race.happened(BonusShuffled) == [BonusShuffled(rule="RACE-27", cards=1)]
    assert race.view(None).bonus_pile == 1
    assert race.view(None).bonus_played == []


# ---- doubled spaces -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("RACE-28")
@pytest.mark.parametrize(
    ("code", "half"),
    [
        ("HA", "hyperspace"),
        ("HA", "asteroid"),
        ("HN", "hyperspace"),
        ("HN", "normal"),
        ("AN", "asteroid"),
        ("AN", "normal"),
    ],
)
def test_the_mover_chooses_one_of_the_two_halves(code: str, half: str) -> None:
    race = Race(f"N {code} N N N N", {0: "red 2"})
    race.play("fly red 2 red-1", f"land {half}")
    assert [(event.rule, event.seat, event.half) for event in race.happened(Landed)] == [("RACE-28", 0, half)]
    assert race.at("red-1") == (2, half)


@pytest.mark.rule("RACE-28")
@pytest.mark.parametrize(("code", "other"), [("HA", "normal"), ("HN", "asteroid"), ("AN", "hyperspace")])
def test_a_half_that_the_space_does_not_have_cannot_be_chosen(code: str, other: str) -> None:
    race = Race(f"N {code} N N N N", {0: "red 2"})
    race.play("fly red 2 red-1")
    assert race.refused(f"land {other}") == "RACE-28"


@pytest.mark.rule("RACE-28")
def test_the_mover_has_to_choose_a_half() -> None:
    race = Race("N HA N N N N", {0: "red 2"})
    race.play("fly red 2 red-1")
    assert race.refused("pass") == "RACE-28"


@pytest.mark.rule("RACE-28", "RACE-R-10")
def test_the_mover_chooses_the_half_for_an_opponents_ship_too() -> None:
    race = Race("N HA N N N N", {0: "black 2"})
    race.play("fly black 2 black-1")
    assert race.turn == 0
    race.play("land asteroid")
    assert race.happened(Landed) == [Landed(rule="RACE-28", seat=0, ship="black-1", half="asteroid", space=2)]


@pytest.mark.rule("RACE-R-10")
def test_a_doubled_space_is_one_step() -> None:
    race = Race("N HA AN HN N N", {0: "red 5"})
    race.fly("red 5 red-1")
    assert race.at("red-1") == (5, "normal")


@pytest.mark.rule("RACE-R-10")
@pytest.mark.parametrize(("half", "distance", "rule"), [("hyperspace", 6, "RACE-24"), ("asteroid", 1, "RACE-25")])
def test_a_ship_later_leaves_from_the_chosen_half(half: str, distance: int, rule: str) -> None:
    race = Race("N HA N N N N N N N N", {0: "red 2", 1: "red 3"})
    race.play("fly red 2 red-1", f"land {half}")
    race.fly("red 3 red-1")
    assert race.happened(Flew) == [Flew(rule=rule, ship="red-1", start=2, end=2 + distance, distance=distance)]


@pytest.mark.rule("RACE-R-10")
def test_the_half_is_chosen_after_a_bonus_card_changed_the_distance() -> None:
    race = red_1_about_to_fly("B N N HA N N N N", "acceleration", 1, 2)
    race.play("use acceleration 1")
    assert race.offers() == {"land hyperspace", "land asteroid"}


@pytest.mark.rule("RACE-R-10")
def test_both_halves_are_the_same_space_for_flying_past() -> None:
    race = Race("B HA N N N N N", {0: "red 1, red 1", 1: "black 2, black 1"})
    race.fly("red 1 red-1")
    race.play("draw grappling-hook", "fly black 2 black-1", "land hyperspace")
    race.decline()
    race.play("fly red 1 red-1", "pass", "land asteroid")
    race.play("fly black 1 black-1", "hook red-1 1")  # from the other half of space 2
    assert [(event.start, event.end) for event in race.happened(Hooked)] == [(2, 4)]


# ---- black holes --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RACE-29", "RACE-R-11")
def test_a_black_hole_throws_the_ship_back_to_the_nearest_normal_space() -> None:
    race = Race("N N B H X X N N", {0: "red 5"})
    race.fly("red 5 red-1")
    assert race.happened(FellBack) == [FellBack(rule="RACE-29", ship="red-1", hole=5, end=2)]
    assert race.at("red-1") == (2, "normal")


@pytest.mark.rule("RACE-29")
def test_an_opponent_may_fly_a_ship_into_a_black_hole() -> None:
    race = Race("N N X N N N", {0: "black 3"})
    race.fly("black 3 black-1")
    assert race.happened(FellBack) == [FellBack(rule="RACE-29", ship="black-1", hole=3, end=2)]


@pytest.mark.rule("RACE-R-11")
@pytest.mark.parametrize(("number", "hole"), [(3, 3), (4, 4), (5, 5)])
def test_every_space_of_a_row_of_black_holes_throws_back_to_before_the_row(number: int, hole: int) -> None:
    race = Race("N N X X X N N", {0: f"red {number}"})
    race.fly(f"red {number} red-1")
    assert race.happened(FellBack) == [FellBack(rule="RACE-29", ship="red-1", hole=hole, end=2)]


@pytest.mark.rule("RACE-R-11")
@pytest.mark.parametrize("skipped", ["B", "H", "A", "HA"])
def test_backing_up_skips_a_space_without_a_normal_half(skipped: str) -> None:
    race = Race(f"N {skipped} X N N N", {0: "red 3"})
    race.fly("red 3 red-1")
    assert race.at("red-1") == (1, "normal")


@pytest.mark.rule("RACE-R-11")
@pytest.mark.parametrize("doubled", ["HN", "AN"])
def test_backing_up_stops_on_the_normal_half_of_a_doubled_space_without_a_choice(doubled: str) -> None:
    race = Race(f"N {doubled} X N N N", {0: "red 3"})
    race.fly("red 3 red-1")
    assert race.at("red-1") == (2, "normal")
    assert race.turn == 1


@pytest.mark.rule("RACE-R-11")
def test_backing_up_without_a_normal_space_behind_leads_to_the_start_planet() -> None:
    race = Race("H B A X N N", {0: "red 4"})
    race.fly("red 4 red-1")
    assert race.at("red-1") == (0, "start")


@pytest.mark.rule("RACE-R-11")
def test_backing_up_may_end_behind_the_departure_space() -> None:
    race = Race("N N H X X N N", {0: "red 3", 1: "red 1"})
    race.fly("red 3 red-1")
    race.fly("red 1 red-1")  # doubled: from space 3 to space 5
    assert race.happened(FellBack) == [FellBack(rule="RACE-29", ship="red-1", hole=5, end=2)]


@pytest.mark.rule("RACE-30")
def test_a_black_hole_flown_over_in_a_single_move_does_nothing() -> None:
    race = Race("N N X X N N", {0: "red 2", 1: "red 3"})
    race.fly("red 2 red-1")
    race.fly("red 3 red-1")
    assert race.happened(FellBack) == []
    assert race.at("red-1") == (5, "normal")


@pytest.mark.rule("RACE-30")
def test_a_black_hole_cannot_be_crossed_in_two_moves() -> None:
    race = Race("N N X X N N", {0: "red 2", 1: "red 1", 2: "red 2"}, seats=3)
    race.fly("red 2 red-1")
    race.fly("red 1 red-1")
    race.fly("red 2 red-1")  # three steps in all, but space 5 is not reached
    assert race.at("red-1") == (2, "normal")


@pytest.mark.rule("RACE-R-12")
@pytest.mark.parametrize(
    ("board", "end"),
    [
        ("B N N X X N N N", 6),
        ("B N N X X H B A HA N", 10),
        ("B N N X X H AN N", 7),
        ("B N N X H X N N", 7),
    ],
    ids=["over the whole row", "skipping other kinds", "the normal half", "over a second hole"],
)
def test_an_evasive_manoeuvre_leads_to_the_next_normal_space_ahead(board: str, end: int) -> None:
    race = Race(board, {0: "red 1, red 3", 1: "green 2"})
    race.fly("red 1 red-1")
    race.play("draw evasive-manoeuvre")
    race.fly("green 2 green-1")
    race.play("fly red 3 red-1", "pass", "use evasive-manoeuvre 1")
    assert race.happened(Evaded) == [Evaded(rule="RACE-46", ship="red-1", hole=4, end=end)]
    assert race.at("red-1") == (end, "normal")


@pytest.mark.rule("RACE-R-12", "RACE-R-13")
def test_an_evasive_manoeuvre_without_a_normal_space_ahead_leads_home() -> None:
    race = Race("B N N X H B", {0: "red 1, red 3", 1: "green 2"})
    race.fly("red 1 red-1")
    race.play("draw evasive-manoeuvre")
    race.fly("green 2 green-1")
    race.play("fly red 3 red-1", "pass", "use evasive-manoeuvre 1")
    assert race.at("red-1") == (7, "finish")
    assert [event.ship for event in race.happened(CameHome)] == ["red-1"]


@pytest.mark.rule("RACE-R-13")
@pytest.mark.parametrize("board", ["N HN X N N N", "H B X N N N"], ids=["a normal half", "the start planet"])
def test_nothing_more_happens_where_a_ship_was_thrown_back_to(board: str) -> None:
    race = Race(board, {0: "red 3", 1: "red 1"})
    race.fly("red 3 red-1")
    assert race.turn == 1
    race.fly("red 1 red-1")
    assert race.happened(Flew)[0].distance == 1  # leaving the normal half or the planet


@pytest.mark.rule("RACE-R-14")
def test_a_black_hole_next_to_the_finish_throws_back() -> None:
    race = Race("N N N N N X", {0: "red 6"})
    race.fly("red 6 red-1")
    assert race.happened(FellBack) == [FellBack(rule="RACE-29", ship="red-1", hole=6, end=5)]


@pytest.mark.rule("RACE-R-14")
def test_a_ship_that_overshoots_the_finish_meets_no_black_hole() -> None:
    race = Race("N N N N N X", {0: "red 5", 1: "red 3"})
    race.fly("red 5 red-1")
    race.fly("red 3 red-1")
    assert race.happened(FellBack) == []
    assert race.at("red-1") == (7, "finish")


@pytest.mark.rule("RACE-R-43")
def test_backing_up_never_ends_on_a_bonus_space_so_nobody_draws() -> None:
    race = Race("N B X N N N", {0: "red 3"})
    race.fly("red 3 red-1")
    assert race.at("red-1") == (1, "normal")
    assert race.turn == 1  # and not the dealer
    assert race.view(None).bonus_pile == 16


HOLE_OF_DV_05 = "N N N B N N N N N N B H X X N N"  # normal 10, bonus 11, hyperspace 12, holes 13 and 14, normal 15


@pytest.mark.rule("RACE-29")
def test_dv_05_from_8_a_5_ends_on_the_hole_13_and_backs_up_to_10() -> None:
    race = red_1_about_to_fly(HOLE_OF_DV_05, "evasive-manoeuvre", 4, 4, 5)
    race.decline()
    assert race.happened(FellBack) == [FellBack(rule="RACE-29", ship="red-1", hole=13, end=10)]
    assert race.at("red-1") == (10, "normal")


@pytest.mark.rule("RACE-46")
def test_dv_05_with_an_evasive_manoeuvre_the_ship_ends_on_15() -> None:
    race = red_1_about_to_fly(HOLE_OF_DV_05, "evasive-manoeuvre", 4, 4, 5)
    race.play("pass", "use evasive-manoeuvre 1")
    assert race.happened(Evaded) == [Evaded(rule="RACE-46", ship="red-1", hole=13, end=15)]
    assert race.at("red-1") == (15, "normal")


@pytest.mark.rule("RACE-29")
def test_dv_05_with_acceleration_the_ship_backs_up_from_14_to_10_and_cannot_evade() -> None:
    race = Race(HOLE_OF_DV_05, {0: "red 4, yellow 4, red 4, red 5", 1: "green 6, green 6, green 1"})
    race.fly("red 4 red-1")
    race.play("draw acceleration")
    race.fly(ASIDE[0])
    race.fly("yellow 4 yellow-1")
    race.play("draw evasive-manoeuvre")
    race.fly(ASIDE[1])
    race.fly("red 4 red-1")
    race.fly(ASIDE[2])
    race.play("fly red 5 red-1", "use acceleration 1")
    assert race.happened(FellBack) == [FellBack(rule="RACE-29", ship="red-1", hole=14, end=10)]
    assert [bonus.card for bonus in race.view(0).bonus] == ["evasive-manoeuvre"]


# ---- all spaces ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RACE-31")
@pytest.mark.parametrize("flown_over", ["H", "A", "B", "X", "HA"])
def test_a_space_that_is_only_flown_over_does_nothing(flown_over: str) -> None:
    race = Race(f"N {flown_over} N N N N", {0: "red 4"})
    race.fly("red 4 red-1")
    assert race.at("red-1") == (4, "normal")
    assert race.turn == 1
    assert race.view(None).bonus_pile == 16


@pytest.mark.rule("RACE-31")
@pytest.mark.parametrize("ended_on", ["H", "A"])
def test_hyperspace_and_asteroid_fields_do_nothing_to_a_ship_that_ends_there(ended_on: str) -> None:
    race = Race(f"N N {ended_on} N N N", {0: "red 3"})
    race.fly("red 3 red-1")
    assert race.at("red-1")[0] == 3


@pytest.mark.rule("RACE-31")
def test_a_bonus_space_does_nothing_to_a_ship_that_leaves_it() -> None:
    race = Race("N B N N N N", {0: "red 2", 1: "red 2"})
    race.fly("red 2 red-1")
    race.play("draw light-speed")
    race.fly("red 2 red-1")
    assert race.turn == 0
    assert race.view(None).bonus_pile == 15


@pytest.mark.rule("RACE-32")
def test_any_number_of_ships_may_share_a_space() -> None:
    race = Race(PLAIN, {0: "red 2, red 2, yellow 2", 1: "black 2, black 2, green 2"})
    for ship in ("red-1", "black-1", "red-2", "black-2", "yellow-1", "green-1"):
        race.fly(f"{ship[:-2]} 2 {ship}")
    assert [seen.ship for seen in race.view(None).ships if (seen.space, seen.on) == (2, "normal")] == [
        "red-1", "red-2", "yellow-1", "black-1", "black-2", "green-1",
    ]  # fmt: skip


# ---- the finish planet --------------------------------------------------------------------------------------------------


@pytest.mark.rule("RACE-33")
def test_a_ship_on_the_finish_planet_can_no_longer_be_moved() -> None:
    race = Race(SIX, {0: "red 6, red 2", 1: "red 1"})
    race.fly("red 6 red-1")
    race.fly("red 1 red-1")
    race.play(*["draw light-speed"] * 4)
    assert race.refused("fly red 2 red-1") == "RACE-33"
    assert "fly red 2 red-2" in race.offers()


@pytest.mark.rule("RACE-34")
@pytest.mark.parametrize(("seats", "drawers"), [(2, [1, 1, 0, 0]), (3, [1, 1, 2, 2, 0, 0]), (4, [1, 1, 2, 2, 3, 3, 0, 0])])
def test_when_the_first_ship_is_home_every_player_takes_two_cards_of_the_finish_pile(seats: int, drawers: list[int]) -> None:
    race = Race(SIX, {0: "red 6", 1: "red 1"}, seats=seats)
    race.fly("red 6 red-1")
    race.fly("red 1 red-1")
    race.play(*["draw light-speed", "draw acceleration"] * seats)
    assert [(event.rule, event.seat) for event in race.happened(Drew)] == [("RACE-34", seat) for seat in drawers]
    assert race.view(None).finish_pile == 0
    assert race.view(None).bonus_pile == 20 - 2 * seats


@pytest.mark.rule("RACE-34")
def test_later_ships_get_nothing_from_the_finish_planet() -> None:
    race = Race(SIX, {0: "red 6, red 6", 1: "red 1, red 1"})
    race.fly("red 6 red-1")
    race.fly("red 1 red-1")
    race.play(*["draw light-speed"] * 4)
    assert race.happened(Drew)[0].rule == "RACE-34"
    race.fly("red 6 red-2")
    race.fly("red 1 red-2")
    assert [event.ship for event in race.happened(CameHome)] == ["red-2"]
    assert race.turn == 0  # and not the dealer
