"""Analysis: every turn beside the best one, mistakes with what would have been better, and luck apart from skill."""

import json
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

import cantina
from cantina.core.action import to_text
from cantina.core.record import to_lines
from cantina.simulation import match_record, play_match
from cantina.teacher import analyse
from cantina.teacher.analysis import CannotAnalyse, Judgement, judge, share_luck, unit_of
from tests.cli.test_cli import cantina as command

SMALL: dict[str, dict[str, Any]] = {
    "carcassonne": {"tiles": "short"},
    "super-teams": {"board": "short"},
}


@pytest.mark.parametrize("game_id", SMALL)
def test_whoever_plays_at_random_gives_more_away_than_whoever_plays_well(game_id: str) -> None:
    game: Any = cantina.game(game_id)
    start = game.start(seats=2, **SMALL[game_id])
    match = play_match(game, start, ["hard" if game_id == "super-teams" else "greedy", "random"], 3, 0)
    found = analyse(game, start, match.moves, share=0.3)
    assert found.unit == game.unit
    assert all(turn.could >= turn.worth for turn in found.turns)
    assert {turn.seat for turn in found.turns} == {0, 1}
    assert found.given_away[1] > found.given_away[0] >= 0
    assert len(found.turning) == 3 and found.turning == sorted(found.turning)
    for turn in found.turns:
        by, action = match.moves[turn.move]
        assert by == turn.seat and to_text(action) == turn.played[0]


def test_what_can_be_neither_searched_nor_planned_cannot_be_analysed() -> None:
    with pytest.raises(CannotAnalyse):
        unit_of(SimpleNamespace(id="nim"))  # type: ignore[arg-type]


def test_a_match_that_is_planned_is_judged_by_its_planner() -> None:
    game: Any = cantina.game("adventures")
    start = game.start(seats=2)
    good, poor = (play_match(game, start, [name] * 2, 3, 0) for name in ("greedy", "random"))
    found, other = analyse(game, start, good.moves, share=0.3), analyse(game, start, poor.moves, share=0.3)
    assert found.unit == "appraisal" and found.result == []
    mistakes = [sum(turn.mistake for turn in each.turns) / len(each.turns) for each in (found, other)]
    assert mistakes[0] < mistakes[1]


def test_a_match_is_analysed_in_parts_as_it_is_at_once() -> None:
    game: Any = cantina.game("adventures")
    start = game.start(seats=2)
    moves = play_match(game, start, ["greedy", "greedy"], 3, 0).moves
    whole = list(judge(game, start, moves, share=0.3))
    middle = whole[len(whole) // 2]
    assert list(judge(game, start, moves, share=0.3, since=middle.move)) == whole[len(whole) // 2 :]


def turn(move: int, seat: int, could: float, worth: float) -> Judgement:
    return Judgement(move, seat, ["pass"], ["pass"], worth, could, could > worth, [])


def test_what_others_give_away_is_no_luck() -> None:
    turns = [turn(0, 0, 5.0, 5.0), turn(1, 1, -5.0, -9.0), turn(2, 0, 9.0, 8.0), turn(3, 1, -10.0, -10.0)]
    left = share_luck([[0], [1]], turns, [10.0, -10.0])
    assert [each.luck for each in turns] == [0.0, 0.0, 0.0, -2.0]  # the first one's gain is what the other gave away
    assert left == [2.0, 0.0]


def test_a_saved_match_is_analysed_at_the_terminal(tmp_path: Path) -> None:
    game: Any = cantina.game("super-teams")
    start = game.start(seats=2, board="short")
    path = tmp_path / "match.cantina"
    names = ["greedy", "random"]
    path.write_text(to_lines(match_record(game, play_match(game, start, names, 3, 0), names, 3, 0)), "utf-8")
    czech = command("analyse", str(path), "--lang", "cs", CANTINA_KERNEL="compiled").stdout
    assert czech.startswith("Rozbor hry ") and "Na čem se partie lámala:" in czech and "naděje na výhru" in czech
    found = json.loads(command("analyse", str(path), "--json", CANTINA_KERNEL="compiled").stdout)
    assert found["unit"] == "chance" and len(found["given_away"]) == 2
    other = command("analyse", str(Path(__file__).parents[1] / "adventures" / "match.cantina"), "--lang", "en")
    assert other.returncode == 0 and "What the match turned on:" in other.stdout
