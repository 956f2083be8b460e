"""Spaces: what happens on leaving them and on ending a move there (RACE-22 to RACE-34)."""

import pytest

from cantina.games.super_teams.events import Drew, FellBack, Flew
from tests.super_teams.race import Race


@pytest.mark.rule("RACE-24")
def test_ex_02_leaving_hyperspace_with_a_4_flies_8_spaces() -> None:
    race = Race("N N H N N N N N N N N N N N N", {0: "red 3, red 4", 1: "black 1"})
    race.fly("red 3 red-1")
    race.fly("black 1 black-1")
    race.fly("red 4 red-1")
    assert race.told(Flew)[0].distance == 8
    assert race.at("red-1") == (11, "normal")


@pytest.mark.rule("RACE-26")
def test_the_owner_of_the_ship_draws_even_if_somebody_else_moved_it() -> None:
    race = Race("N B N N N N N", {0: "black 2"})
    race.fly("black 2 black-1")
    race.play("draw light-speed")
    assert [(event.seat, event.card) for event in race.told(Drew)] == [(1, "light-speed")]


@pytest.mark.rule("RACE-29", "RACE-R-11")
def test_a_black_hole_throws_the_ship_back_to_the_nearest_normal_space() -> None:
    race = Race("N N B H X X N N", {0: "red 5"})
    race.fly("red 5 red-1")
    assert race.told(FellBack)[0].end == 2
    assert race.at("red-1") == (2, "normal")
