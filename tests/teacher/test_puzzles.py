"""Puzzles: one move is clearly best, anybody can load the position and play it, and a seed finds the same ones again."""

import itertools
from typing import Any

import pytest

import cantina
from cantina.core.game import read_options
from cantina.teacher.puzzles import puzzles
from tests.cli.test_cli import cantina as command


@pytest.mark.parametrize(("game_id", "options"), [("super-teams", {"board": "short"}), ("carcassonne", {"tiles": "short"})])
def test_a_puzzle_has_one_solution_that_may_be_played(game_id: str, options: dict[str, Any]) -> None:
    game: Any = cantina.game(game_id)
    chosen = read_options(game.options, {"seats": 2, **options})
    found = list(itertools.islice(puzzles(game, chosen, 4, share=0.05), 2))
    assert found == list(itertools.islice(puzzles(game, chosen, 4, share=0.05), 2))
    for puzzle in found:
        state = game.load(read_options(game.options, puzzle.options), puzzle.position)
        assert state.turn == puzzle.seat and len(state.actions()) > 2
        assert puzzle.gap > 0
        for text in puzzle.solution:
            state.play(text)


def test_there_are_none_where_a_game_cannot_be_searched() -> None:
    refused = command("puzzles", "adventures")
    assert refused.returncode == 2 and "no puzzles can be found in adventures" in refused.stderr
