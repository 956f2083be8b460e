"""Games and bots of others: found by their entry points, at the terminal, at a table and by name."""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

import cantina
from cantina.core.entry_points import registered
from cantina.server.house import Settings
from tests.others import brought
from tests.server.serving import serving
from tests.server.visitor import BYTES, Visitor


@pytest.fixture(scope="module")
def nim(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    with brought(tmp_path_factory.mktemp("site")) as folder:
        yield folder


@pytest.fixture(scope="module")
def http(nim: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    assert nim.is_dir()
    settings = Settings(tmp_path_factory.mktemp("server") / "tables.sqlite", pace=0, workers=1)
    with serving(settings) as running, httpx.Client(base_url=running.address, timeout=60) as client:
        yield client


@pytest.mark.usefixtures("nim")
def test_a_game_and_a_bot_of_others_are_found_by_name() -> None:
    assert "nim" in cantina.games.ids() and cantina.game("nim").id == "nim"
    assert cantina.bots.names()[-1] == "careful"
    result = cantina.simulate("nim", bots=["careful", "random"], games=10, seed=1)
    assert result.wins[0] > result.wins[1]
    state = cantina.game("nim").start()
    state.play("begin 1")
    assert str(state).splitlines() == [
        "Heap A: 1 stone",
        "Heap B: 3 stones",
        "Heap C: 5 stones",
        "Heap D: 7 stones",
        "Player 2: take stones from one heap",
    ]
    with pytest.raises(cantina.Illegal, match=r"Heap B has only 3 stones. \(NIM-03\)"):
        state.play("take B 4")


def test_without_the_package_there_is_no_such_game_and_no_such_bot() -> None:
    if "nim" not in registered("cantina.games"):
        with pytest.raises(cantina.UnknownGame, match="unknown game 'nim'; there are "):
            cantina.game("nim")
        with pytest.raises(cantina.bots.UnknownBot, match="unknown bot 'careful'; there are greedy, random"):
            cantina.bots.bot("careful", cantina.game("carcassonne"))


def test_a_name_of_cantinas_own_cannot_be_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    own = cantina.game("carcassonne")
    taken: dict[str, Any] = {"carcassonne": None, "greedy": None}
    monkeypatch.setattr("cantina.games.registered", lambda _: taken)
    monkeypatch.setattr("cantina.bots.registered", lambda _: taken)
    assert cantina.game("carcassonne") is own
    assert cantina.bots.bot("greedy", own)


def test_a_game_of_others_is_played_at_the_terminal(nim: Path) -> None:
    environment = os.environ | {"PYTHONPATH": str(nim)}
    command = [sys.executable, "-m", "cantina.cli", "play", "nim", "--bots", "careful", "--option", "heaps=small", "--lang", "en"]
    moves = "take C 4\nrule NIM-02\n1\n1\n1\n1\nquit\n"
    result = subprocess.run(command, env=environment, input=moves, capture_output=True, text=True, check=False)
    assert result.returncode == 0, result.stderr
    assert "Heap C has only " in result.stdout and "(NIM-03)" in result.stdout
    assert "NIM-02: Whoever's turn it is takes at least one stone from one heap." in result.stdout
    assert "wins by the last stone. [NIM-04]" in result.stdout


def test_a_game_of_others_is_played_at_a_table_and_told_in_words(http: httpx.Client) -> None:
    ada = Visitor(http, "Ada")
    card = next(game for game in ada.get("/api/games") if game["id"] == "nim")
    assert card["titles"] == {"cs": "Nim", "en": "Nim"} and card["bots"] == cantina.bots.offered()
    for drawing in (card["cover"], card["sheet"]):
        assert http.get(drawing).text.startswith("<svg")
    for language in ("cs", "en"):
        assert "title = Nim" in http.get(f"/api/games/nim/texts/{language}").text
    assert ada.refused("GET", "/api/games/chess/texts/en") == (404, "unknown-game")
    assert ada.get("/api/rules/nim/search?words=last stone&language=en")["hits"][0]["rule"] == "NIM-04"
    wanted = {"game": "nim", "options": {"heaps": "small"}, "seats": ["me", "careful"], "bytes": BYTES}
    line = ada.enters(ada.post("/api/tables", wanted)["id"])
    told: Any = line.asks("describe", language="cs", names=["Ada", "Bot"])
    assert any(each.startswith("Hromádka A: ") for each in told.spoken.board)
    while line.seen.phase == "playing":
        if line.offers:
            line.plays()
        else:
            line.hears()
    assert line.seen.phase == "over"
    line.close()


def test_a_bot_that_nobody_knows_sits_nowhere(http: httpx.Client) -> None:
    ada = Visitor(http, "Ada")
    wanted = {"game": "nim", "options": {}, "seats": ["me", "gredy"], "bytes": BYTES}
    assert ada.refused("POST", "/api/tables", json=wanted) == (400, "options")
    line = ada.enters(ada.post("/api/tables", wanted | {"seats": ["me", "open"]})["id"])
    assert line.cannot("fill", seat=1, bot="gredy") == "unknown-bot"
    line.does("fill", seat=1, bot="careful")
    line.close()
