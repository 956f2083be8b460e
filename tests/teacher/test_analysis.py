"""Analysis: every turn beside the best one, mistakes with what would have been better, and luck apart from skill."""

import json
from pathlib import Path
from typing import Any

import pytest

import cantina
from cantina.core.action import to_text
from cantina.core.record import to_lines
from cantina.simulation import match_record, play_match
from cantina.teacher import analyse
from cantina.teacher.analysis import CannotAnalyse
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


def test_what_cannot_be_searched_cannot_be_analysed() -> None:
    game: Any = cantina.game("adventures")
    with pytest.raises(CannotAnalyse):
        analyse(game, game.start(), [])


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
    assert other.returncode == 2 and "cannot be analysed" in other.stderr
