"""Nothing strange: damaged files, unexpected errors and broken connections have one clear answer and one line in the log."""

import asyncio
import logging
import socket
import sqlite3
import struct
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
import sqlalchemy as sql
from websockets.frames import Frame, Opcode

from cantina.server import house as houses
from cantina.server.guests import Guests
from cantina.server.house import House, Settings
from cantina.server.live import TRY_AGAIN
from cantina.server.storage import Storage
from cantina.table import commands, log, visibility
from cantina.table.messages import Problem
from cantina.table.table import Refused

from .serving import PATIENCE, ROOT, serving
from .visitor import BYTES, Client, Enter, Visitor, closing_code

# ---- a damaged file ------------------------------------------------------------------------------------------------------


def cut(file: sqlite3.Connection, table: str) -> None:
    file.execute("UPDATE entries SET body = substr(body, 1, 10) WHERE table_id = ? AND seq = 2", [table])


def scramble(file: sqlite3.Connection, table: str) -> None:
    file.execute("UPDATE entries SET body = ? WHERE table_id = ? AND seq = 3", [bytes(range(128, 256)), table])


def empty(file: sqlite3.Connection, table: str) -> None:
    file.execute("UPDATE entries SET body = NULL WHERE table_id = ? AND seq = 3", [table])


def lose_first(file: sqlite3.Connection, table: str) -> None:
    file.execute("DELETE FROM entries WHERE table_id = ? AND seq = 1", [table])


def lose_middle(file: sqlite3.Connection, table: str) -> None:
    file.execute("DELETE FROM entries WHERE table_id = ? AND seq = 3", [table])


def misplace(file: sqlite3.Connection, table: str) -> None:
    """A seat that the table does not have."""
    body = log.encode(log.Sat(at=1, seat=6, guest="ada", name="Ada", bytes=BYTES))
    file.execute("UPDATE entries SET body = ? WHERE table_id = ? AND seq = 2", [body, table])


def rename_game(file: sqlite3.Connection, table: str) -> None:
    (body,) = file.execute("SELECT body FROM entries WHERE table_id = ? AND seq = 1", [table]).fetchone()
    file.execute(
        "UPDATE entries SET body = ? WHERE table_id = ? AND seq = 1", [body.replace(b"super-teams", b"sabacc-duel"), table]
    )


DAMAGES: list[Callable[[sqlite3.Connection, str], None]] = [
    cut, scramble, empty, lose_first, lose_middle, misplace, rename_game,
]  # fmt: skip


def test_a_damaged_table_says_so_and_harms_no_other(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    settings = Settings(tmp_path / "tables.sqlite", pace=0, workers=1)
    with serving(settings) as server, httpx.Client(base_url=server.address, timeout=60) as http:
        ada = Visitor(http)
        tables = [ada.opens("me", "greedy") for _ in range(len(DAMAGES) + 2)]
    sound, lost_card, *broken = tables
    with closing(sqlite3.connect(str(settings.data))) as file, file:
        for damage, table in zip(DAMAGES, broken, strict=True):
            damage(file, table)
        file.execute("UPDATE tables SET card = ? WHERE id = ?", [b"\xff{", lost_card])
    with serving(settings) as server, httpx.Client(base_url=server.address, timeout=60) as http:
        ada = Visitor(http, "Ada", ada.token)
        for damage, table in zip(DAMAGES, broken, strict=True):
            line = Client(http, table)
            line.sends("hello", token=ada.token)
            assert line.hears() == Problem(None, "broken-table"), damage
            line.close()
            for path in (f"/api/tables/{table}/record", f"/api/tables/{table}/sheet", f"/api/replays/{table}"):
                assert ada.refused("GET", path) == (409, "broken-table"), damage
            assert table in caplog.text
        assert {card["id"] for card in ada.get("/api/tables")["mine"]} == {sound, *broken}
        assert ada.enters(sound).seen.phase == "playing"
    caplog.clear()


def test_damaged_rows_of_guests_cards_and_replays_fail_nothing(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    settings = Settings(tmp_path / "tables.sqlite", pace=0, workers=1)
    with serving(settings) as server, httpx.Client(base_url=server.address, timeout=60) as http:
        guests = [Visitor(http, name) for name in ("Ada", "Bob", "Cyd", "Dan")]
        tables = [guests[0].opens("me", "open") for _ in range(3)]
        record = (ROOT / "tests" / "super_teams" / "match.cantina").read_bytes()
        replay = http.post("/api/replays", content=record).json()["id"]
    ada, bob, cyd, dan = (guest.token.partition(".")[0] for guest in guests)
    with closing(sqlite3.connect(str(settings.data))) as file, file:
        file.execute("UPDATE guests SET name = ? WHERE id = ?", [b"\xff\xfe", bob])
        file.execute("UPDATE tokens SET turn = 'soon' WHERE guest = ?", [cyd])
        file.execute("UPDATE tokens SET used = ? WHERE guest = ?", [b"", dan])
        file.execute("UPDATE replays SET text = ?", [b"\xff"])
        file.execute("UPDATE tables SET card = 7 WHERE id = ?", [tables[0]])
        file.execute("UPDATE tables SET card = 'seven' WHERE id = ?", [tables[1]])
        (card,) = file.execute("SELECT card FROM tables WHERE id = ?", [tables[2]]).fetchone()
        card = msgspec.json.encode(msgspec.json.decode(card) | {"phase": "playing", "turn": 7})
        file.execute("UPDATE tables SET card = ? WHERE id = ?", [card, tables[2]])
    with serving(settings) as server, httpx.Client(base_url=server.address, timeout=60) as http:
        at_home, *strangers = (Visitor(http, guest.name, guest.token) for guest in guests)
        assert [(card["id"], card["your_turn"]) for card in at_home.get("/api/tables")["mine"]] == [(tables[2], False)]
        assert at_home.get("/api/me")["id"] == ada
        for stranger in strangers:
            assert stranger.refused("GET", "/api/me") == (401, "unknown-guest")
        assert at_home.refused("GET", f"/api/replays/{replay}") == (400, "bad-record")
    caplog.clear()


def test_an_entry_that_is_there_and_cannot_be_read_is_damage(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Where an index and its rows disagree, what the dealer does anew is there already."""
    settings = Settings(tmp_path / "tables.sqlite", pace=0, workers=1)
    with serving(settings) as server, httpx.Client(base_url=server.address, timeout=60) as http:
        ada = Visitor(http)
        table = ada.opens("me", "me")
    whole = Storage.entries

    async def without_the_deal(self: Storage, id_: str) -> list[log.AnyEntry]:
        return [entry for entry in await whole(self, id_) if not isinstance(entry, log.Moved)]

    monkeypatch.setattr(Storage, "entries", without_the_deal)
    with serving(settings) as server, httpx.Client(base_url=server.address, timeout=60) as http:
        ada = Visitor(http, "Ada", ada.token)
        line = Client(http, table)
        line.sends("hello", token=ada.token)
        assert line.hears() == Problem(None, "broken-table")
        line.close()
        assert ada.refused("GET", f"/api/tables/{table}/record") == (409, "broken-table")
    assert f"table {table} has an entry from" in caplog.text
    caplog.clear()


def test_what_cannot_be_kept_is_refused_until_it_can(
    ada: Visitor, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def full(*_: Any) -> None:
        raise sql.exc.OperationalError("INSERT", {}, sqlite3.OperationalError("database or disk is full"))

    with monkeypatch.context() as disk:
        disk.setattr(Storage, "_commit", full)
        response = ada.http.post("/api/guests", json={"name": "Zoe"})
        assert (response.status_code, response.json()["code"]) == (503, "not-ready")
    assert "disk is full" in caplog.text
    with monkeypatch.context() as disk:
        disk.setattr(Guests, "recognise", full)
        line = Client(ada.http, "anything")
        line.sends("hello", token=ada.token)
        assert line.hears() == Problem(None, "not-ready")
        assert closing_code(line) == TRY_AGAIN, "the page comes back by itself"
        line.close()
    assert ada.http.post("/api/guests", json={"name": "Zoe"}).status_code == 201
    caplog.clear()


def test_a_match_by_older_rules_is_closed_with_a_word(tmp_path: Path) -> None:
    settings = Settings(tmp_path / "tables.sqlite", pace=0, workers=1)
    with serving(settings) as server, httpx.Client(base_url=server.address, timeout=60) as http:
        ada = Visitor(http)
        table = ada.opens("me", "open", at_once=True, listed=True)
        line = Visitor(http, "Bob").enters(table)
        line.does("sit", seat=1, bytes=BYTES)
        line.close()
    with closing(sqlite3.connect(str(settings.data))) as file, file:
        entries = file.execute("SELECT seq, body FROM entries WHERE table_id = ? ORDER BY seq DESC", [table]).fetchall()
        seq, moved = next((seq, entry) for seq, body in entries if isinstance(entry := log.decode(body), log.Moved))
        body = log.encode(msgspec.structs.replace(moved, action="deal by older words"))
        file.execute("UPDATE entries SET body = ? WHERE table_id = ? AND seq = ?", [body, table, seq])
    for _ in range(2):
        with serving(settings) as server, httpx.Client(base_url=server.address, timeout=60) as http:
            ada = Visitor(http, "Ada", ada.token)
            line = Client(http, table)
            line.sends("hello", token=ada.token)
            assert line.hears() == Problem(None, "older-rules")
            line.close()
            (card,) = ada.get("/api/tables")["mine"]
            assert (card["phase"], card["your_turn"]) == ("closed", False)


# ---- what nobody expected ------------------------------------------------------------------------------------------------


def breaks(*_: Any, **__: Any) -> None:
    raise ZeroDivisionError


def test_an_unexpected_error_is_logged_with_its_table_and_answered(
    ada: Visitor, match: tuple[Client, Client], monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, enter: Enter
) -> None:
    first, second = match
    seq = first.seq
    with monkeypatch.context() as broken:
        broken.setattr(visibility, "words", breaks)
        assert first.cannot("describe", language="cs") == "unexpected"
    assert [first.table in said for said in errors(caplog)] == [True]
    first.catches_up()
    with monkeypatch.context() as broken:
        broken.setattr(commands, "_say", breaks)
        assert second.cannot("say", text="hello") == "unexpected"
        assert {closing_code(line) for line in match} == {1012}, "nobody knows how far it came: all go back to the log"
    assert all(first.table in said for said in errors(caplog))
    assert (enter(ada, first.table).seq, "ZeroDivisionError" in caplog.text) == (seq, True)
    caplog.clear()


def test_an_unexpected_error_over_http_is_a_problem(
    ada: Visitor, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(House, "find", breaks)
    response = ada.http.get("/api/codes/red-moon")
    assert (response.status_code, msgspec.json.decode(response.content, type=Problem)) == (500, Problem(None, "unexpected"))
    assert "/api/codes/red-moon" in caplog.text
    caplog.clear()


def errors(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [record.getMessage() for record in caplog.records if record.levelname == "ERROR"]


@pytest.mark.parametrize("game", ["super-teams", "carcassonne", "precious-cargo", "adventures"])
@pytest.mark.parametrize("length", [256, 4000])
def test_content_of_a_long_name_is_not_there(ada: Visitor, game: str, length: int) -> None:
    option = {"super-teams": "board", "carcassonne": "tiles", "precious-cargo": "deck", "adventures": "mission"}[game]
    wanted = {"game": game, "seats": ["me", "greedy"], "bytes": BYTES, "options": {option: "x" * length}}
    assert ada.refused("POST", "/api/tables", json=wanted) == (400, "options")
    response = ada.request("POST", f"/api/games/{game}/form", json={"options": wanted["options"]})
    assert response.status_code in (200, 400)


# ---- rooms ---------------------------------------------------------------------------------------------------------------


def test_the_sweeper_goes_on_whatever_it_finds(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(houses, "SWEEP", 0.01)

    async def scene() -> None:
        house = await House.open(Settings(tmp_path / "tables.sqlite", workers=1))
        try:
            waiting = asyncio.ensure_future(house.room("nowhere"))
            await asyncio.sleep(0)
            waiting.cancel()  # whoever asked has gone before the answer came
            failed: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
            failed.set_exception(Refused("broken-table"))
            house._rooms["broken"] = failed
            while "broken" not in caplog.text:
                await asyncio.sleep(0.01)
            caplog.clear()
            while "broken" not in caplog.text:  # and again
                await asyncio.sleep(0.01)
            assert "nowhere" not in house._rooms
        finally:
            del house._rooms["broken"]
            await house.close()

    asyncio.run(asyncio.wait_for(scene(), PATIENCE))
    caplog.clear()


# ---- connections that break ----------------------------------------------------------------------------------------------


@pytest.fixture
def table(ada: Visitor) -> Iterator[str]:
    yield ada.opens()


def test_a_connection_that_breaks_under_many_answers_floods_no_log(
    ada: Visitor, table: str, caplog: pytest.LogCaptureFixture, enter: Enter
) -> None:
    watcher = enter(ada, table)
    host, port = str(ada.http.base_url).removeprefix("http://").rstrip("/").split(":")
    frames = [Frame(Opcode.TEXT, msgspec.json.encode({"type": "hello", "ref": 1, "token": ada.token}))]
    frames += [Frame(Opcode.TEXT, b'{"type":"ping","ref":%d}' % ref) for ref in range(200)]
    with caplog.at_level(logging.WARNING):
        for _ in range(20):
            line = socket.create_connection((host, int(port)))
            line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))  # a reset instead of a farewell
            line.sendall(
                f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
            )
            while b"\r\n\r\n" not in line.recv(1024):
                pass
            line.sendall(b"".join(frame.serialize(mask=True, extensions=[]) for frame in frames))
            line.close()
        watcher.catches_up()
        watcher.catches_up()
    assert [record.getMessage() for record in caplog.records] == []
