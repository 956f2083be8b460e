"""Nim keeps its rules, owes nothing to the suite that every game must pass, and its bot plays it well."""

import pytest

from cantina import OVER, Seeded
from cantina.core.bot import Observation
from cantina.testing import Scene, check_game
from cantina_nim.bot import Careful
from cantina_nim.game import GAME


def test_the_game_conforms() -> None:
    check_game(GAME, [{}, {"heaps": "small"}, {"misere": True}])


@pytest.mark.rule("NIM-01", "NIM-02", "NIM-04")
def test_whoever_takes_the_last_stone_wins() -> None:
    table = Scene(GAME, heaps="small")
    table.play("begin 1", "take C 3", "take B 2", "take A 1")
    assert table.turn == OVER
    assert table.state.standing().winners == [1]


@pytest.mark.rule("NIM-05")
def test_in_the_reversed_game_the_last_stone_loses() -> None:
    table = Scene(GAME, heaps="small", misere=True)
    table.play("begin 1", "take C 3", "take B 2", "take A 1")
    assert table.state.standing().winners == [0]


@pytest.mark.rule("NIM-02", "NIM-03")
def test_stones_that_are_not_there_cannot_be_taken() -> None:
    table = Scene(GAME, heaps="small")
    table.play("begin 0")
    assert table.refused("take A 2") == "NIM-03"
    assert table.refused("take A 0") == "NIM-02"


def test_the_careful_bot_leaves_heaps_that_come_to_nothing() -> None:
    table = Scene(GAME)
    table.play("begin 0", "take D 7")  # 1, 3 and 5 are left: the one good answer makes 1, 3 and 2 of them
    chosen = Careful(GAME).choose(1, Observation(table.state, 1), Seeded(1), None)
    table.play(chosen)
    assert table.state.dump()["heaps"] == {"A": 1, "B": 3, "C": 2, "D": 0}
