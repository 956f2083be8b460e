"""Whatever was acknowledged is there when the server comes back; and a guest who stops reading stalls nobody."""

import socket
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import msgspec
import pytest
from websockets.frames import Frame, Opcode

from cantina.server.house import Settings
from cantina.table.messages import Said

from .serving import Apart, Serving, serving
from .visitor import BYTES, Client, Enter, Visitor


@pytest.fixture
def apart(tmp_path: Path) -> Iterator[Apart]:
    """A server in a process of its own."""
    server = Apart(tmp_path / "tables.sqlite")
    yield server
    server.clear()


def test_what_was_acknowledged_survives_the_death_of_the_server(apart: Apart, tmp_path: Path) -> None:
    with httpx.Client(base_url=apart.address, timeout=60) as http:
        ada, bob = Visitor(http, "Ada"), Visitor(http, "Bob")
        table = ada.opens("me", "open", name="Evening")
        lines = ada.enters(table), bob.enters(table)
        lines[1].does("sit", seat=1, bytes=BYTES)
        lines[0].does("begin")
        lines[1].does("say", text="good luck")
        for _ in range(3):
            for line in lines:
                line.catches_up()
            decider = next(line for line in lines if line.offers)
            decider.plays()
        apart.kill()
        for line in lines:
            line.close()
    with (
        serving(Settings(tmp_path / "tables.sqlite", pace=0, workers=1)) as again,
        httpx.Client(base_url=again.address, timeout=60) as http,
    ):
        ada, bob = Visitor(http, "Ada", ada.token), Visitor(http, "Bob", bob.token)
        assert [card["name"] for card in bob.get("/api/tables")["mine"]] == ["Evening"]
        for seat, guest in enumerate((ada, bob)):
            line = guest.enters(table)
            assert (line.seen.mine, line.seen.phase, line.seq) == ([seat], "playing", decider.seq)
            assert any(isinstance(said, Said) and said.text == "good luck" for said in line.lines)
            if lines[seat] is decider:
                assert (line.position, line.lines) == (decider.position, decider.lines)
            line.close()


def test_a_table_goes_on_after_an_orderly_restart(tmp_path: Path) -> None:
    settings = Settings(tmp_path / "tables.sqlite", pace=0, workers=1)
    with serving(settings) as server, httpx.Client(base_url=server.address) as http:
        ada = Visitor(http, "Ada")
        table = ada.opens("me", "open", listed=True)
        line = ada.enters(table)
        line.does("fill", seat=1, bot="greedy")
        line.does("begin")
        assert line.seen.phase == "playing" and line.offers
        line.does("say", text="back in a moment")
        seq = line.seq
        line.close()
    with serving(settings) as server, httpx.Client(base_url=server.address) as http:
        ada = Visitor(http, "Ada", ada.token)
        line = ada.enters(table)
        assert (line.seen.phase, line.seen.mine, line.seq) == ("playing", [0], seq)
        assert ada.get("/api/tables")["open"] == []
        line.close()


# ---- those who do not read -----------------------------------------------------------------------------------------------


def deaf(address: str, table: str, token: str) -> socket.socket:
    """A guest who asks for everything again and again, and never reads the answers."""
    host, port = address.removeprefix("http://").split(":")
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    line.connect((host, int(port)))
    line.sendall(
        f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
    )
    while b"\r\n\r\n" not in line.recv(1024):
        pass
    hello = msgspec.json.encode({"type": "hello", "ref": 1, "token": token})
    frame = Frame(Opcode.TEXT, hello).serialize(mask=True, extensions=[])
    line.sendall(frame * 1000)
    return line


def test_a_guest_who_stops_reading_is_cut_off_and_stalls_nobody(
    server: Serving, ada: Visitor, cyd: Visitor, match: tuple[Client, Client], enter: Enter
) -> None:
    first, second = match
    for number in range(60):  # so that a welcome is long
        second.does("say", text=f"{number} " * 60)
    with deaf(str(ada.http.base_url).rstrip("/"), first.table, cyd.token):
        first.catches_up()
        began = time.monotonic()
        for _ in range(5):
            for line in (first, second):
                line.catches_up()
            next(line for line in (first, second) if line.offers).plays()
        assert time.monotonic() - began < 5, "the others play on"
        while server.lines(first.table) > 2:
            first.catches_up()
    first.catches_up()
    assert enter(cyd, first.table).seq == first.seq, "and the one who was cut off comes back"


def test_a_connection_that_dies_without_a_word_is_noticed(server: Serving, cyd: Visitor, match: tuple[Client, Client]) -> None:
    first, _ = match
    line = deaf(str(cyd.http.base_url).rstrip("/"), first.table, cyd.token)
    while server.lines(first.table) < 3:  # they are at the table, and not only on their way
        first.catches_up()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, b"\x01\x00\x00\x00\x00\x00\x00\x00")  # a reset instead of a farewell
    line.close()
    while server.lines(first.table) > 2:
        first.catches_up()
    first.asks("say", text="Are we alone?")
    assert first.seen.watchers == 0


# ---- the file ------------------------------------------------------------------------------------------------------------


def test_the_file_is_written_ahead_and_each_commit_is_flushed(ada: Visitor, tmp_path: Path) -> None:
    ada.opens()
    with serving(Settings(tmp_path / "tables.sqlite", workers=1)) as server:
        httpx.post(f"{server.address}/api/guests", json={"name": "Ada"})
        file = sqlite3.connect(tmp_path / "tables.sqlite")
        assert file.execute("PRAGMA journal_mode").fetchone() == ("wal",)
        assert file.execute("SELECT count(*) FROM guests").fetchone() == (1,)
        file.close()
