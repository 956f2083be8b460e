"""Making puzzles: a search of its own finds the shipped solutions, and a seed the same puzzles, also after a stop."""

import json
from pathlib import Path
from typing import Any

import pytest

import cantina
from cantina.core.bot import HasLookahead, Observation
from cantina.core.source import Seeded
from cantina.teacher.hint import values
from cantina.teacher.making import Making
from cantina.teacher.puzzles import Puzzle, book, play_to
from tests.cli.test_cli import cantina as command

GAMES = [game for game in cantina.games.ids() if book(game)]
SHORT = {"seats": 2, "board": "short"}
SAMPLE = 4  # puzzles of each game that are looked at again


def shipped(game_id: str) -> list[Puzzle]:
    found = book(game_id)
    assert found
    return found.puzzles


def best(game_id: str, puzzle: Puzzle, share: float) -> list[str]:
    """What a search of its own thinks of a puzzle."""
    game = cantina.game(game_id)
    assert isinstance(game, HasLookahead)
    game.compile()
    state = play_to(cantina.game(game_id), puzzle).state
    ahead = game.look_ahead(Observation(state, puzzle.seat), puzzle.seat, Seeded(99))
    assert ahead is not None
    return max(values(ahead, share), key=lambda each: each[1])[0]


@pytest.mark.parametrize("game_id", [game for game in GAMES if game != "adventures"])
def test_another_search_finds_the_solutions(game_id: str, long: bool) -> None:
    """Those of the clearest puzzles; in the long form nearly all, looked at for longer."""
    clearest = sorted(shipped(game_id), key=lambda puzzle: -puzzle.gap)
    found = [best(game_id, puzzle, 2.0 if long else 0.5) == puzzle.solution for puzzle in clearest[: None if long else SAMPLE]]
    assert sum(found) >= (0.9 * len(found) if long else SAMPLE)


def test_a_seed_finds_the_same_puzzles_and_a_run_that_was_stopped_goes_on_to_them() -> None:
    game: Any = cantina.game("super-teams")
    whole = list(Making(game, 4, 4, [SHORT]).run())
    begun = list(Making(game, 4, 4, [SHORT], whole[:2]).run())
    assert len(whole) == 4 and begun == whole[2:]


def test_a_turn_that_wins_is_found_in_adventures(tmp_path: Path) -> None:
    path = tmp_path / "puzzles.jsonl"
    told = command("puzzles", "adventures", "--count", "1", "--seats", "1", "--option", "mission=ambush", "--out", str(path))
    assert told.returncode == 0, told.stderr
    head, line = map(json.loads, path.read_text("utf-8").splitlines())
    assert (head["game"], head["unit"], line["goal"]) == ("adventures", "chance", "win")
    assert line["worth"] >= 0.95 and line["gap"] >= 0.8 and len(line["solution"]) >= 3
    again = command("puzzles", "adventures", "--count", "1", "--seats", "1", "--option", "mission=ambush", "--out", str(path))
    assert again.returncode == 0 and len(path.read_text("utf-8").splitlines()) == 2
