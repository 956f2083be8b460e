"""Other people's bots at tables: by the websocket and by the line protocol, marked as programs, and allowed less than people."""

import subprocess
import sys

import pytest

import cantina
from cantina.core.bot import Observation
from cantina.core.game import read_options
from cantina.core.source import Seeded
from cantina.table import messages

from .serving import ROOT, Serving
from .visitor import SHORT, Enter, Visitor

BOTS = ROOT / "examples" / "bots"


@pytest.mark.parametrize("game", SHORT)
def test_a_websocket_bot_and_a_line_bot_play_a_whole_match(server: Serving, ada: Visitor, enter: Enter, game: str) -> None:
    table = ada.opens("open", "open", game=game, lot=True)
    line, address = enter(ada, table), f"{server.address}/table/{table}"
    by_lines = f"cmd:{sys.executable} {BOTS / 'line_bot.py'}"
    commands = [
        [sys.executable, str(BOTS / "table_bot.py"), address, "Coin"],
        [sys.executable, "-m", "cantina.cli", "join", address, "--bot", by_lines, "--name", "Lines"],
    ]
    programs = []
    for sitting, command in enumerate(commands):
        programs.append(subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True))
        while not line.seen.seats[sitting].name:
            line.hears()
    assert {(seat.name, seat.program) for seat in line.seen.seats} == {("Coin", True), ("Lines", True)}
    line.does("begin")
    line.hears_until("over")
    said = [program.communicate()[0] for program in programs]
    assert [program.returncode for program in programs] == [0, 0], said
    assert said[0] == "" and len(said[1].splitlines()) > 1, "what it played"
    assert ada.request("GET", f"/api/tables/{table}/record").status_code == 200


def test_a_program_is_told_what_it_may_know_and_thinks_on_that(ada: Visitor, enter: Enter) -> None:
    coin = Visitor(ada.http, "Coin", ada.post("/api/bots", {"name": "Coin"})["token"])
    table = ada.opens("me", "open", options=SHORT["super-teams"] | {"first": 1})
    people, program = enter(ada, table), enter(coin, table)
    assert people.seen.seats[0].program is False
    program.does("sit", seat=1, bytes="0" * 32)
    people.does("begin")
    program.hears_until("playing")
    program.catches_up()
    sampled = program.asks("sample")
    assert isinstance(sampled, messages.Sample) and (sampled.seat, sampled.moves) == (1, program.sight.moves)
    welcome = program.asks("hello", token=coin.token)
    assert isinstance(welcome, messages.Welcome)
    game = cantina.game("super-teams")
    options = read_options(game.options, welcome.options)
    world = next(cantina.worlds("super-teams", options, sampled.known, 1, Seeded(1)))
    seen = Observation(world, 1)
    assert len(seen.actions) == len(program.offers)
    assert people.cannot("sample") == "CORE-01", "it is not their turn"


def test_what_only_people_may_do_is_refused(ada: Visitor, enter: Enter) -> None:
    coin = Visitor(ada.http, "Coin", ada.post("/api/bots", {"name": "Coin"})["token"])
    wanted = {"game": "super-teams", "options": SHORT["super-teams"], "seats": ["me", "greedy"], "bytes": "0" * 32}
    assert coin.refused("POST", "/api/tables", json=wanted) == (403, "only-people")
    assert coin.refused("POST", "/api/lessons", json={"game": "super-teams", "bytes": "0" * 32}) == (403, "only-people")
    listed = ada.opens("me", "open", listed=True)
    assert listed in [card["id"] for card in ada.get("/api/tables")["open"]]
    assert coin.get("/api/tables")["open"] == [], "it comes where somebody gave it the link"
    line = enter(coin, listed)
    line.does("sit", seat=1, bytes="0" * 32)
    assert line.cannot("say", text="Buy my coins!") == "only-people"
    assert line.cannot("hint", language="en") == "only-people"
    assert line.cannot("rematch") == "only-people"
    with pytest.raises(AssertionError):
        ada.post("/api/bots", {"name": ""})


def test_what_keeps_a_bot_from_a_table_is_said_in_one_line(server: Serving, ada: Visitor) -> None:
    full, waiting = ada.opens("me", "greedy"), ada.opens("me", "open")
    for address, bot, why in (
        ("localhost/tables", "hard", "not the address of a table"),
        (f"ftp://localhost/table/{waiting}", "hard", "not the address of a table"),
        (f"{server.address}/table/nowhere", "hard", "unknown-table"),
        (f"{server.address}/table/{full}", "random", "no seat is open"),
        (f"{server.address}/table/{waiting}", "nobody", "nobody"),
        (f"{server.address}/table/{waiting}", "no_such_package:Bot", "no_such_package"),
    ):
        command = [sys.executable, "-m", "cantina.cli", "join", address, "--bot", bot]
        ran = subprocess.run(command, capture_output=True, text=True, check=False)
        assert (ran.returncode, ran.stdout, ran.stderr.count("\n")) == (2, "", 1), ran
        assert why in ran.stderr
