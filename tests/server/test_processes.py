"""Several processes on one PostgreSQL: a table lives in one of them, all are handed on to it, and it outlives that one."""

import asyncio
import contextlib
import os
import re
import select
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
import sqlalchemy as sql
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from cantina.server import cluster
from cantina.server.cluster import Cluster, Elsewhere, Notice
from cantina.server.database import StorageError, open_database
from cantina.server.house import Settings
from cantina.server.limits import LIFTED
from cantina.server.storage import Storage
from cantina.table.messages import Problem, Said
from cantina.table.table import Table
from tests import postgres

from .serving import PATIENCE, ROOT, Apart, Serving, serving
from .test_storage import opened
from .visitor import BYTES, Client, Visitor, begin, play_out

Pair = tuple[Serving, Serving]


@pytest.fixture(scope="module")
def url() -> sql.URL:
    return postgres.running().database()


@pytest.fixture(scope="module")
def pair(url: sql.URL) -> Iterator[Pair]:
    """Two servers on one database, each as a process of its own would be."""
    settings = Settings(url, pace=0, workers=1, limits=LIFTED)
    with serving(settings) as one, serving(settings) as other:
        yield one, other


@pytest.fixture
def ada(pair: Pair) -> Iterator[Visitor]:
    """A guest of the first one."""
    with httpx.Client(base_url=pair[0].address, timeout=60) as http:
        yield Visitor(http, "Ada")


@pytest.fixture
def bob(pair: Pair) -> Iterator[Visitor]:
    """A guest of the second one."""
    with httpx.Client(base_url=pair[1].address, timeout=60) as http:
        yield Visitor(http, "Bob")


def handed_on(server: Serving) -> float:
    """How many lines a server has handed on."""
    text = httpx.get(f"{server.address}/metrics", timeout=60).text
    found = re.search(r"^cantina_handed_on_total (\S+)", text, re.MULTILINE)
    assert found
    return float(found[1])


def comes_back(guest: Visitor, table: str) -> Client:
    """Connect as the page does: again and again, while the server says that it is not ready."""
    while True:
        with contextlib.suppress(ConnectionClosed, InvalidHandshake, OSError):
            line = Client(guest.http, table)
            line.sends("hello", token=guest.token)
            answer = line.hears()
            if not isinstance(answer, Problem):
                return line
            assert answer.code == "not-ready", answer
            line.close()


def test_a_match_is_played_from_both_processes(pair: Pair, ada: Visitor, bob: Visitor) -> None:
    before = handed_on(pair[1])
    lines = begin(lambda guest, table: guest.enters(table), ada, bob)
    lines[1].does("say", text="good luck")
    lines[0].catches_up()
    assert [seat.here for seat in lines[0].seen.seats] == [True, True], "presence is the table's, wherever somebody comes from"
    play_out(lines)
    table = lines[0].table
    assert handed_on(pair[1]) == before + 1 and handed_on(pair[0]) == 0
    for guest in (ada, bob):  # what is read is read from either
        assert guest.get(f"/api/replays/{table}")["dealing"]["verdict"] == "sealed"
        sheet = guest.get(f"/api/tables/{table}/sheet")["id"]
    assert bob.http.get(sheet).status_code == 200
    again = lines[1].wants_a_rematch()
    assert lines[0].wants_a_rematch() == again
    for line in lines:
        line.close()


def test_drawings_of_a_table_are_found_by_either(ada: Visitor, bob: Visitor) -> None:
    table = ada.opens("me", "greedy", game="carcassonne")
    assert bob.http.get(ada.get(f"/api/tables/{table}/sheet")["id"]).status_code == 200
    assert bob.http.get("/art/carcassonne/nothing.svg").status_code == 404


def test_the_lobby_the_code_and_a_new_name_are_known_to_both(ada: Visitor, bob: Visitor) -> None:
    table = ada.opens("me", "open", listed=True, name="Far apart")
    line = ada.enters(table)
    while table not in [card["id"] for card in bob.get("/api/tables")["open"]]:
        pass
    assert bob.get(f"/api/codes/{line.seen.code}")["id"] == table
    there = Visitor(bob.http, "Ada", ada.token)
    assert there.get("/api/me")["name"] == "Ada"
    assert ada.request("PUT", "/api/me", json={"name": "Adele"}).status_code == 200
    while there.get("/api/me")["name"] != "Adele":
        pass
    line.close()


def test_whoever_signs_out_is_out_everywhere(ada: Visitor, bob: Visitor) -> None:
    there = Visitor(bob.http, "Ada", ada.token)
    table = there.opens("me", "open")  # in the second process
    line = there.enters(table)
    new = ada.request("POST", "/api/me/sign-out").json()["token"]
    with pytest.raises(ConnectionClosed):
        while True:
            line.hears()
    while bob.http.get("/api/me", headers={"authorization": f"Bearer {there.token}"}).status_code != 401:
        pass
    assert Visitor(bob.http, "Ada", new).get("/api/me")["name"] == "Ada"


def test_whoever_is_forgotten_is_forgotten_at_tables_of_other_processes(ada: Visitor, bob: Visitor) -> None:
    there = Visitor(bob.http, "Ada", ada.token)
    table = there.opens("me", "open")
    line = bob.enters(table)
    line.does("sit", seat=1, bytes=BYTES)
    assert ada.request("DELETE", "/api/me").status_code == 204
    back = comes_back(bob, table)
    assert back.seen.phase == "closed", "without its host it does not begin"
    assert "Ada" not in [seat.name for seat in back.seen.seats]
    for each in (line, back):
        each.close()


def test_only_another_process_may_say_whom_it_asks_for(pair: Pair, ada: Visitor) -> None:
    table = ada.opens("me", "open")
    headers = {"x-cantina-for": "192.0.2.7", "x-cantina-signed": "00" * 16}
    from websockets.sync.client import connect

    base = pair[0].address.replace("http", "ws")
    with connect(f"{base}/api/tables/{table}/live", additional_headers=headers) as socket:  # it is let in, as what it is
        socket.send(f'{{"type":"hello","ref":1,"token":"{ada.token}"}}')
        assert '"type":"welcome"' in str(socket.recv())


# ---- the fence, the lease and the heart ------------------------------------------------------------------------------------


def test_of_two_that_take_a_table_one_gets_it_and_two_writers_never_both_write() -> None:
    url = postgres.running().database()
    entry = opened()

    async def race() -> list[bool]:
        storages = [await Storage.open(url) for _ in range(2)]
        members = [Cluster(storage.engine, f"127.0.0.1:{number}") for number, storage in enumerate(storages)]
        for member in members:
            await member.join(lambda _: None, lambda _: None)
        claims = await asyncio.gather(*(member.claim("table") for member in members), return_exceptions=True)
        lost = [claim for claim in claims if isinstance(claim, Elsewhere)]
        assert len(lost) == 1 and lost[0].address in ("127.0.0.1:0", "127.0.0.1:1")
        writes = [storage.append(Table("table", [entry]), 1, [entry]) for storage in storages]
        answers = await asyncio.gather(*writes, return_exceptions=True)
        for member, storage in zip(members, storages, strict=True):
            await member.leave()
            await storage.close()
        return [isinstance(answer, StorageError) for answer in answers]

    assert sorted(asyncio.run(race())) == [False, True]


def test_the_tables_of_a_process_without_a_heartbeat_are_taken_and_it_learns_so(monkeypatch: pytest.MonkeyPatch) -> None:
    url = postgres.running().database()

    async def outlive() -> tuple[set[str], list[Notice]]:
        storage = await Storage.open(url)
        lost: asyncio.Future[set[str]] = asyncio.get_running_loop().create_future()
        notices: asyncio.Queue[Notice] = asyncio.Queue()
        silent, living = Cluster(storage.engine, "127.0.0.1:1"), Cluster(storage.engine, "127.0.0.1:2")
        await silent.join(lambda _: None, lambda ours: None if lost.done() else lost.set_result(ours))
        await living.join(notices.put_nowait, lambda _: None)
        await silent.claim("hers")
        await silent.claim("theirs")
        with pytest.raises(Elsewhere):
            await living.claim("theirs")
        beat = silent._beat
        monkeypatch.setattr(silent, "_beat", lambda: None)  # its line to the database is cut
        with storage.engine.begin() as connection:
            connection.execute(sql.text("UPDATE processes SET seen = 0 WHERE id = :id"), {"id": silent.id})
        await living.claim("theirs")
        monkeypatch.setattr(cluster, "LEASE", 0.0)  # and now it comes back
        monkeypatch.setattr(silent, "_beat", beat)
        kept = await asyncio.wait_for(lost, PATIENCE)
        await silent.tell(Notice("guest", "ada"))
        heard = [await asyncio.wait_for(notices.get(), PATIENCE)]
        for member in (silent, living):
            await member.leave()
        assert await asyncio.to_thread(_count, storage.engine) == 0, "nothing is left of those who have gone"
        await storage.close()
        return kept, heard

    assert asyncio.run(outlive()) == ({"hers"}, [Notice("guest", "ada")])


def _count(engine: sql.Engine) -> int:
    with engine.connect() as connection:
        return int(connection.scalar(sql.text("SELECT count(*) FROM leases")) or 0)


def test_tables_of_a_killed_process_go_on_in_another_and_nothing_is_lost(url: sql.URL, ada: Visitor) -> None:
    apart = Apart(url.render_as_string(hide_password=False))
    try:
        with httpx.Client(base_url=apart.address, timeout=60) as http:
            there = Visitor(http, "Ada", ada.token)
            table = there.opens("me", "greedy")
            there.enters(table).close()  # it lives there now
            line = ada.enters(table)  # by the first of the pair, which hands it on
            for number in range(3):
                line.does("say", text=f"line {number}")
            apart.kill()
        with pytest.raises(ConnectionClosed):
            while True:
                line.hears()
        back = comes_back(ada, table)
        assert [each.text for each in back.lines if isinstance(each, Said)] == ["line 0", "line 1", "line 2"]
        back.does("say", text="we are back")
        back.close()
    finally:
        apart.clear()


# ---- cantina serve --processes ----------------------------------------------------------------------------------------------


def test_one_command_serves_by_several_processes_and_replaces_one_that_dies(tmp_path: Path) -> None:
    url = postgres.running().database()
    command = [sys.executable, "-m", "cantina.cli", "serve", "--no-open", "--port", "0", "--processes", "2"]
    environment = os.environ | {"CANTINA_DATABASE": url.render_as_string(hide_password=False), "PYTHONUNBUFFERED": "1"}
    engine = open_database(url)

    def alive() -> set[str]:
        with engine.connect() as connection:
            return set(connection.scalars(sql.text("SELECT id FROM processes")))

    with (
        (tmp_path / "log").open("wb") as log,
        subprocess.Popen(
            command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, stderr=log, start_new_session=True
        ) as parent,
    ):
        try:
            assert parent.stdout
            said = b""
            while b"Matches are kept in" not in said:
                assert select.select([parent.stdout], [], [], PATIENCE)[0], said
                said += os.read(parent.stdout.fileno(), 1000)
            address = re.search(rb"http://localhost:\d+", said)
            assert address
            while len(alive()) < 2:
                assert parent.poll() is None, (tmp_path / "log").read_text("utf-8")
            first = alive()
            with httpx.Client(base_url=address[0].decode(), timeout=60) as http:
                ada = Visitor(http, "Ada")
                table = ada.opens("me", "greedy")
                for _ in range(4):  # by whichever process answers
                    line = comes_back(ada, table)
                    line.does("say", text="here")
                    line.close()
                child = int(subprocess.check_output(["ps", "--ppid", str(parent.pid), "-o", "pid="]).split()[-1])
                os.kill(child, signal.SIGKILL)
                while len(alive() - first) < 1:  # another one has come
                    assert parent.poll() is None, (tmp_path / "log").read_text("utf-8")
                line = comes_back(ada, table)
                assert [each.text for each in line.lines if isinstance(each, Said)] == ["here"] * 4
                line.close()
        finally:
            parent.send_signal(signal.SIGTERM)
    engine.dispose()
    assert parent.returncode == 0


def test_the_processes_of_a_command_that_was_killed_end_with_it() -> None:
    url = postgres.running().database()
    command = [sys.executable, "-m", "cantina.cli", "serve", "--no-open", "--port", "0", "--processes", "2"]
    environment = os.environ | {"CANTINA_DATABASE": url.render_as_string(hide_password=False)}
    engine = open_database(url)

    def alive() -> int:
        with engine.connect() as connection:
            return int(connection.scalar(sql.text("SELECT count(*) FROM processes")) or 0)

    parent = subprocess.Popen(command, cwd=ROOT, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    latest = time.monotonic() + PATIENCE
    try:
        while alive() < 2:
            assert parent.poll() is None and time.monotonic() < latest
    finally:
        parent.kill()
        parent.wait()
    while alive():  # they leave in order, and give their tables up
        assert time.monotonic() < latest
    engine.dispose()


def test_several_processes_of_a_file_are_refused(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "cantina.cli", "serve", "--no-open", "--port", "0", "--processes", "2"]
    done = subprocess.run(
        [*command, "--data", str(tmp_path / "a.sqlite")], cwd=ROOT, capture_output=True, text=True, timeout=PATIENCE
    )
    assert done.returncode == 2 and "several processes need PostgreSQL" in done.stderr
