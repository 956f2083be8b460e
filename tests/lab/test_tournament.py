"""Tournaments and bots in any language: the same table whatever plays it, runs that go on, and whole matches by the protocol."""

import json
import secrets
import sys
import tempfile
from pathlib import Path
from typing import Any

import pytest

import cantina
from cantina.bots import entrant
from cantina.bots.lines import LineBot, LineBotError
from cantina.core.driver import Match, Stream, drive
from cantina.core.game import OVER
from cantina.core.record import from_lines, verify
from cantina.core.source import Seeded
from cantina.tournament import Played, draw, pairings, tournament
from tests.cli.test_cli import cantina as run

pytest.importorskip("openskill")
ROOT = Path(__file__).parents[2]
LINE_BOT = f"{sys.executable} {ROOT / 'examples' / 'bots' / 'line_bot.py'}"
SMALL: dict[str, dict[str, Any]] = {
    "carcassonne": {"seats": 2, "tiles": "short"},
    "super-teams": {"seats": 2, "board": "short"},
    "precious-cargo": {"seats": 2, "deck": "short"},
    "adventures": {"seats": 1, "mission": "ambush"},
}


def last(*given: Any, **more: Any) -> Any:
    *_, found = tournament(*given, **more)
    return found


def test_everybody_meets_everybody_from_every_side() -> None:
    met = [(each.deal, *each.bots) for each in pairings(["a", "b", "c"], 2, 1)]
    assert met == [(0, "a", "b"), (0, "b", "a"), (0, "a", "c"), (0, "c", "a"), (0, "b", "c"), (0, "c", "b")]
    assert [each.bots for each in pairings(["a", "b"], 4, 1)] == [["a", "b", "a", "b"], ["b", "a", "b", "a"]]
    assert [each.bots for each in pairings(["a", "b"], 1, 1)] == [["a"], ["b"]]


def test_the_table_is_the_same_whatever_plays_it_and_a_stopped_run_goes_on(tmp_path: Path) -> None:
    game = cantina.game("carcassonne")
    options, bots, kept = game.options(seats=2, tiles="short"), ["random", "greedy", "cantina.bots:Greedy"], tmp_path / "run"  # type: ignore[call-arg]
    runs = tournament(game, options, bots, 2, 3, kept=kept)
    for _ in range(5):
        next(runs)
    del runs
    whole = last(game, options, bots, 2, 3)
    assert last(game, options, bots, 2, 3, kept=kept) == whole == last(game, options, bots, 2, 3, processes=2)
    assert whole.ratings[-1].bot == "random" and whole.ratings[0].low < whole.ratings[0].rating < whole.ratings[0].high
    assert whole.against["greedy"]["random"] == 1.0
    lines = [json.loads(line) for line in kept.read_text("utf-8").splitlines()]
    assert len(lines) == 12 and len({name for name, _ in lines}) == 12
    for _, played in lines[:2]:
        assert verify(game, from_lines(Played(**played).record)).dealing == "simulated"
    draw(whole, tmp_path / "table.svg")
    assert "<svg" in (tmp_path / "table.svg").read_text("utf-8")


def test_a_local_ray_of_two_workers_gives_the_same_table(monkeypatch: pytest.MonkeyPatch) -> None:
    ray = pytest.importorskip("ray")
    game = cantina.game("carcassonne")
    given = (game, game.options(seats=2, tiles="short"), ["random", "greedy"], 2, 3)  # type: ignore[call-arg]
    alone = last(*given)  # and what it compiles is there for the workers
    monkeypatch.delenv("RAY_ADDRESS", raising=False)
    monkeypatch.setenv("RAY_AUTH_TOKEN", secrets.token_hex(32))  # else Ray keeps one in the user's folder
    with tempfile.TemporaryDirectory(prefix="r") as folder:  # sockets allow no longer path
        monkeypatch.setenv("RAY_TMPDIR", folder)
        assert last(*given, processes=2, ray=True) == alone
    assert not ray.is_initialized()


def test_bots_that_play_together_are_compared_on_the_same_deals() -> None:
    game = cantina.game("adventures")
    found = last(game, game.options(seats=1, mission="ambush"), ["random", "greedy"], 2, 1)  # type: ignore[call-arg]
    assert {each.matches for each in found.ratings} == {2}


def test_the_arena_prints_a_tournament() -> None:
    asked = ["--bots", "random,greedy", "--games", "1", "--option", "tiles=short", "--json"]
    found = json.loads(run("arena", "carcassonne", *asked).stdout)
    assert [each["bot"] for each in found["ratings"]] == ["greedy", "random"]
    assert "several bots are wanted" in run("arena", "carcassonne", "--bots", "greedy", "--games", "1").stderr


@pytest.mark.parametrize("game_id", SMALL)
def test_a_program_plays_a_whole_match_by_lines(game_id: str) -> None:
    game = cantina.game(game_id)
    match, player = Match(game.start(**SMALL[game_id])), entrant(f"cmd:{LINE_BOT}", game)
    assert isinstance(player, LineBot)
    for _ in drive(match, [player] * SMALL[game_id]["seats"], Stream(Seeded(2)), Seeded(3)):
        pass
    assert match.state.turn == OVER and player.name == "coin"
    player.close()


@pytest.mark.parametrize(
    ("program", "problem"),
    [
        ("print('hello')", "should answer 'bot ...'; it said 'hello'"),
        ("import sys; print('bot x', flush=True); [print('play nonsense', flush=True) for _ in sys.stdin]", "answered no action"),
        ("import sys; print('bot x', flush=True); [print('play pass', flush=True) for _ in sys.stdin]", "not one of its actions"),
        ("pass", "should answer 'bot ...'; it said None"),
    ],
)
def test_what_a_program_does_wrong_is_said(program: str, problem: str) -> None:
    game = cantina.game("carcassonne")
    match, player = Match(game.start(**SMALL["carcassonne"])), LineBot(f'{sys.executable} -c "{program}"', game)
    with pytest.raises(LineBotError, match=problem.replace(".", r"\.")):
        for _ in drive(match, [player, player], Stream(Seeded(2)), Seeded(3)):
            pass
    player.close()
