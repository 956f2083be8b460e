"""Puzzles: every shipped one can be played to, its solution is legal, and what is tried is judged."""

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import cantina
from cantina.core.action import from_text
from cantina.core.ledger import LANGUAGES
from cantina.teacher.making import ALIKE, CLEAR, EASY
from cantina.teacher.puzzles import Book, Puzzle, PuzzleError, Unjudged, book, judge, play_to

GAMES = [game for game in cantina.games.ids() if book(game)]


def shipped(game_id: str) -> Book:
    found = book(game_id)
    assert found
    return found


def test_all_four_games_have_puzzles() -> None:
    assert set(GAMES) >= {"adventures", "carcassonne", "precious-cargo", "super-teams"}
    assert sum((cantina.game(game).folder / "puzzles.jsonl.gz").stat().st_size for game in GAMES) < 500_000


@pytest.mark.parametrize("game_id", GAMES)
def test_every_shipped_puzzle_is_played_to_and_its_solution_is_legal(game_id: str) -> None:
    shelf = shipped(game_id)
    game: Any = cantina.game(game_id)
    assert shelf.head.version == game.version
    assert len({puzzle.id for puzzle in shelf.puzzles}) == len(shelf.puzzles)
    for puzzle in shelf.puzzles:
        state = play_to(game, puzzle).state
        assert state.turn == puzzle.seat and len(state.actions()) > 1
        assert puzzle.goal == ("win" if game_id == "adventures" else "best")
        if puzzle.goal == "win":
            assert from_text(puzzle.solution[0], game.action) in state.actions()
            continue
        assert puzzle.gap >= CLEAR[shelf.head.unit] and min(puzzle.tries.values()) == pytest.approx(puzzle.gap, abs=0.002)
        assert judge(game, puzzle, state, puzzle.solution).right
        for line, loss in puzzle.tries.items():
            judged = judge(game, puzzle, state, line.split("; "))
            assert not judged.right and judged.loss == loss
        for text in puzzle.solution:
            state.play(text)


@pytest.mark.parametrize("game_id", GAMES)
def test_puzzles_differ_and_few_are_what_looks_best_at_first_sight(game_id: str) -> None:
    found = shipped(game_id).puzzles
    kinds = Counter(puzzle.kind for puzzle in found)
    assert max(kinds.values()) <= ALIKE * 100 and len(kinds) >= 5
    assert {puzzle.level for puzzle in found} == {1, 2, 3}
    if found[0].goal == "best":
        assert sum(puzzle.level == 1 for puzzle in found) <= EASY * 100


@pytest.mark.parametrize("game_id", GAMES)
def test_what_a_puzzle_speaks_of_has_words_in_both_languages(game_id: str) -> None:
    pages = [(Path(__file__).parents[2] / "web" / "texts" / f"pages.{language}.ftl").read_text("utf-8") for language in LANGUAGES]
    for what in {what for puzzle in shipped(game_id).puzzles for what in puzzle.later}:
        for sign in ("up", "down"):
            assert all(f"later-{what}-{sign} = " in page for page in pages)


def test_a_throw_is_taken_for_the_nearest_aim_that_was_looked_at() -> None:
    game: Any = cantina.game("precious-cargo")
    puzzle = next(each for each in shipped("precious-cargo").puzzles if each.solution[0].startswith("throw"))
    state = play_to(game, puzzle).state
    _, x, y = puzzle.solution[0].split()
    assert judge(game, puzzle, state, [f"throw {int(x) + 2} {int(y) + 2}"]).right
    with pytest.raises(Unjudged):
        judge(game, puzzle, state, ["flick 800 0 900 3000"])


def test_a_file_that_is_none_is_refused_with_a_reason() -> None:
    game: Any = cantina.game("super-teams")
    with pytest.raises(PuzzleError, match="carcassonne"):
        Book(game, '{"game": "carcassonne", "version": 1, "unit": "points", "seed": 0}')
    with pytest.raises(PuzzleError):
        Book(game, "nonsense")
    broken = shipped("super-teams").puzzles[0]
    with pytest.raises(PuzzleError):
        play_to(game, Puzzle(**{name: getattr(broken, name) for name in broken.__struct_fields__} | {"id": "0" * 16}))
