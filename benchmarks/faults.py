"""Faults on loopback: a server is killed under load, its disk fills up, its rows and its file are damaged; and of two processes
on one PostgreSQL either is killed, the database dies, or the line of one to it is cut.

`python benchmarks/faults.py` prints a table for docs/reliability.md, and ends with an error where anything that was acknowledged
is lost or doubled, a record does not verify, or a request fails. `--kills` and `--actions` say how much; `--json FILE` keeps the
figures. Acknowledged is what a guest was told: the update that answers a move or a line of chat.
"""

import argparse
import asyncio
import functools
import os
import random
import resource
import secrets
import socket
import sqlite3
import sys
import tempfile
import threading
import time
from collections import Counter
from collections.abc import Callable
from contextlib import AsyncExitStack, closing, suppress
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import msgspec
import sqlalchemy as sql
import websockets

os.environ.setdefault("CANTINA_KERNEL", "plain")  # nobody waits here for a compiler
ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from tests.postgres import Postgres, postgres  # noqa: E402

import cantina  # noqa: E402
from benchmarks.machine import machine  # noqa: E402
from benchmarks.serving import Client, Gone, Guest, Server, read, some  # noqa: E402
from cantina.core.action import from_text  # noqa: E402
from cantina.core.record import from_lines, record, to_lines, verify  # noqa: E402
from cantina.server.cluster import LEASE  # noqa: E402
from cantina.server.database import Place  # noqa: E402
from cantina.table import log  # noqa: E402
from cantina.table.table import Table  # noqa: E402

GAMES = ("super-teams", "carcassonne", "precious-cargo", "adventures")
CHAT = 6  # every so many commands somebody says something
LEFT = 20.0  # seconds after which a worker of a server that was killed must have ended
LIFE = 120.0  # seconds in which guests get as far as they should
LOOKS = (("tables", "/record"), ("tables", "/sheet"), ("replays", ""), ("replays", "/record"))


class Broken(AssertionError):  # noqa: N818  (it is a promise that is)
    """Something that was promised does not hold."""


def expect(holds: object, problem: str) -> None:
    """Broken where it does not hold."""
    if not holds:
        raise Broken(problem)


# ---- what was told, and what the file has --------------------------------------------------------------------------------


class Sent(msgspec.Struct):
    """A command that was sent: a move with its action, or a line of chat; `at` is the entry that its answer named."""

    seat: int
    action: dict[str, Any] | None = None
    text: str | None = None
    at: int | None = None

    def is_entry(self, game: str, entry: log.AnyEntry) -> bool:
        """Whether an entry of the log is this command."""
        match entry:
            case log.Moved(by=by, action=text) if self.action is not None and not entry.driven:
                rules = cantina.game(game)
                return by == self.seat and from_text(text, rules.action) == msgspec.convert(self.action, rules.action)
            case log.Said(text=text):
                return text is not None and text == self.text
        return False


class Book:
    """What the guests of one table sent, and were told."""

    def __init__(self, table: str, game: str):
        self.table, self.game = table, game
        self.acknowledged: dict[int, Sent] = {}
        self.unanswered: list[Sent] = []

    def check(self, entries: list[log.AnyEntry]) -> None:
        """Each acknowledged command is its entry; each other command in the log was sent once, and is there once at most."""
        for number, entry in enumerate(entries, start=1):
            if not isinstance(entry, log.Said) and not (isinstance(entry, log.Moved) and not entry.driven):
                continue
            if sent := self.acknowledged.get(number):
                expect(sent.is_entry(self.game, entry), f"entry {number} of {self.table} is another than {sent}")
                continue
            found = next((sent for sent in self.unanswered if sent.is_entry(self.game, entry)), None)
            if found is None:
                raise Broken(f"entry {number} of {self.table} is doubled, or nobody's: {entry}")
            self.unanswered.remove(found)
            self.acknowledged[number] = found
        self.unanswered.clear()  # those that did not get there; they are decided anew
        missing = [number for number in self.acknowledged if number > len(entries)]
        expect(not missing, f"entries {missing} of {self.table} are lost")


def logs(data: Place) -> dict[str, list[log.AnyEntry]]:
    """The entries of every table, read without the server; each log is whole."""
    found: dict[str, list[log.AnyEntry]] = {}
    engine = sql.create_engine(data if isinstance(data, sql.URL) else f"sqlite:///{data}")
    with engine.connect() as database:
        for table, seq, body in database.execute(sql.text("SELECT table_id, seq, body FROM entries ORDER BY table_id, seq")):
            entries = found.setdefault(table, [])
            expect(seq == len(entries) + 1, f"{table} has no entry {len(entries) + 1}")
            entries.append(log.decode(body))
    engine.dispose()
    return found


def verified(id_: str, entries: list[log.AnyEntry]) -> int:
    """Fold a log, write its record and verify that as `cantina verify` does; returns its moves."""
    table = Table(id_, entries)
    if table.match is None or table.header is None:
        return 0
    text = to_lines(record(table.header, table.match, table.seal.key.hex()))
    verdict = verify(table.game, from_lines(text))
    expect(verdict.dealing == "sealed" and verdict.moves == len(table.made), f"the record of {id_} is {verdict}")
    return verdict.moves


# ---- guests who play -----------------------------------------------------------------------------------------------------


class Evening:
    """Tables of all games at which two guests play as fast as they are answered; it outlives its server."""

    def __init__(self, server: "Server | Pair", rounds: int):
        self.server = server
        self.tokens: list[str] = []
        self.books: dict[str, Book] = {}
        self.places: dict[int, str | None] = dict.fromkeys(range(len(GAMES) * rounds))  # each with the table that is played there
        self.acknowledged, self.refusals = 0, Counter[str]()
        self.stopping = False

    async def play(self, enough: Callable[[], bool], then: Callable[[], None]) -> None:
        """Play at all places until it is enough, and do something then, while everybody goes on."""
        self.stopping, until = False, time.monotonic() + LIFE
        async with AsyncExitStack() as clients:
            doors = [httpx.AsyncClient(base_url=address, timeout=60) for address in self.server.addresses]
            for door in doors:
                await clients.enter_async_context(door)
            for name in ("Ada", "Bob")[len(self.tokens) :]:
                self.tokens.append((await Guest.new(doors[0], name)).token)
            works = [asyncio.create_task(self._play_at(doors, place)) for place in self.places]
            while not enough():
                expect(time.monotonic() < until and not all(work.done() for work in works), "nobody plays any more")
                await asyncio.sleep(0.003)
            then()
            await asyncio.wait_for(asyncio.gather(*works), LIFE)

    def reached(self, wanted: float) -> Callable[[], bool]:
        """Whether so much was acknowledged."""
        return lambda: self.acknowledged >= wanted

    def stop(self) -> None:
        """Let everybody finish the move that they are making."""
        self.stopping = True

    async def _play_at(self, doors: list[httpx.AsyncClient], place: int) -> None:
        """At one place, a match after another, until the server goes; where it has several doors, each guest comes by another."""
        guests = [Guest(doors[number % len(doors)], "", token) for number, token in enumerate(self.tokens)]
        with suppress(Gone, OSError, httpx.HTTPError, websockets.WebSocketException):
            while not self.stopping:
                if (table := self.places[place]) is None:
                    self.places[place] = table = await guests[0].opens(GAMES[place % len(GAMES)], "me", "open")
                    self.books[table] = Book(table, GAMES[place % len(GAMES)])
                try:
                    lines = [await guest.enters(table) for guest in guests]
                except Gone:
                    if len(doors) == 1 or self.stopping:
                        raise
                    await asyncio.sleep(0.2)  # as the page does, while the table moves to another process
                    continue
                if lines[0].phase == "gathering":
                    await lines[1].asks("sit", seat=1, bytes="00" * 16)
                if await self._play_out(self.books[table], lines):
                    self.places[place] = None
                for line in lines:
                    await line.close()

    async def _play_out(self, book: Book, lines: list[Client]) -> bool:
        """Whether the match came to its end."""
        while not self.stopping:
            seat = next((seat for seat, line in enumerate(lines) if line.offers), None)
            if seat is not None:
                if secrets.randbelow(CHAT) == 0:
                    await self._send(book, lines[seat], Sent(seat, text=secrets.token_hex(8)))
                await self._send(book, lines[seat], Sent(seat, action=some(lines[seat].offers)))
            elif any(line.gone for line in lines):
                raise Gone
            elif any(line.phase in ("over", "closed") for line in lines):
                return True
            else:
                await asyncio.sleep(0.005)
        return False

    async def _send(self, book: Book, line: Client, sent: Sent) -> None:
        book.unanswered.append(sent)
        answer = await (line.acts(sent.action) if sent.action else line.asks("say", text=sent.text))
        if answer.code == "unexpected":
            raise Gone  # nobody was told what became of it
        book.unanswered.remove(sent)
        if answer.type == "update":
            book.acknowledged[answer.after + 1] = sent
            self.acknowledged += 1
        else:
            self.refusals[answer.code] += 1
            await asyncio.sleep(0.02)  # it was too fast, or had not heard yet what the other did

    def check(self) -> None:
        """What was acknowledged is in the file, once; nothing else is."""
        found = logs(self.server.data)
        for table, book in self.books.items():
            book.check(found.get(table, []))

    def verify(self) -> int:
        """Verify the record of every table; returns their moves."""
        return sum(verified(table, entries) for table, entries in logs(self.server.data).items())

    async def ask_everything(self) -> Counter[str]:
        """Look at everything in every way; counts the answers by their codes. Nothing may fail."""
        answers = Counter[str]()
        async with httpx.AsyncClient(base_url=self.server.address, timeout=60) as http:
            for token in self.tokens:
                guest = Guest(http, "", token)
                paths = [f"/api/{kind}/{table}{what}" for table in self.books for kind, what in LOOKS]
                for path in ["/api/me", "/api/tables", *paths]:
                    answer = await http.get(path, headers=guest.headers)
                    code = answer.json()["code"] if answer.status_code >= 400 else "met"
                    expect(
                        answer.status_code < 500 or code == "not-ready", f"{path}: {answer.text}\n{self.server.said()[-3000:]}"
                    )
                    answers[code] += 1
                for table in self.books:
                    answers[await _greeting(self.server, table, token)] += 1
        expect("unexpected" not in answers, f"something unexpected: {self.server.said()[-2000:]}")
        return answers


async def _greeting(server: "Server | Pair", table: str, token: str) -> str:
    """How a table answers a hello."""
    where = f"{server.address.replace('http', 'ws', 1)}/api/tables/{table}/live"
    async with websockets.connect(where, max_size=None) as socket:
        await socket.send(msgspec.json.encode({"type": "hello", "ref": 1, "token": token}).decode())
        answer = read(await socket.recv())
        return answer.code or answer.type


# ---- faults --------------------------------------------------------------------------------------------------------------


class Much(NamedTuple):
    """How much goes wrong: how often, after how many acknowledged commands in all, at how many tables of each game."""

    times: int
    actions: int
    rounds: int


class Figures(msgspec.Struct):
    """What a fault did: how often, what was acknowledged and verified, and what was answered."""

    fault: str
    times: int
    acknowledged: int
    tables: int
    verified: int  # moves of records
    answers: dict[str, int]
    seconds: float

    def row(self) -> str:
        """A row of the table."""
        answers = ", ".join(f"{count:,} {code}" for code, count in sorted(self.answers.items())) or "-"
        return (
            f"| {self.fault} | {self.times} | {self.acknowledged:,} | 0 | {self.tables} | {self.verified:,} | {answers} "
            f"| {self.seconds:.0f} s |"
        )


HEAD = """| fault | times | acknowledged | lost or doubled | tables | verified moves | answers | took |
|---|---|---|---|---|---|---|---|"""


def kills(server: Server, much: Much) -> Figures:
    """The server is killed while everybody plays."""
    evening, began, workers = Evening(server, much.rounds), time.monotonic(), list[int]()
    each = much.actions / much.times
    for number in range(1, much.times + 1):
        server.start()
        workers += server.children()
        # the last one is killed when there are enough; the others sooner, at any moment
        wanted = number * each - (random.random() * each / 2 if number < much.times else 0)
        asyncio.run(evening.play(evening.reached(wanted), server.kill))
        evening.check()
    moves = evening.verify()
    _await(lambda: not any(_lives(worker) for worker in workers), "workers outlive their server")
    return _figures("killed under load", much.times, evening, moves, {}, began)


def full_disk(server: Server, much: Much) -> Figures:
    """The disk takes nothing more while everybody plays, and then takes it again."""
    evening, began, answers = Evening(server, much.rounds), time.monotonic(), Counter[str]()
    server.start()
    for number in range(1, much.times + 1):
        wanted = number * much.actions / much.times
        asyncio.run(evening.play(evening.reached(wanted), functools.partial(_limit, server, 1)))
        expect(_status(server, "/ready") == 503, "it is ready with a full disk")
        answers += asyncio.run(evening.ask_everything())
        _limit(server, resource.RLIM_INFINITY)
        _await(lambda: _status(server, "/ready") == 200, "it does not get ready again")
        evening.check()
    server.kill()
    return _figures("full disk", much.times, evening, evening.verify(), answers, began)


def damaged_rows(server: Server, much: Much) -> Figures:
    """Any values of any rows are damaged while nobody looks."""
    return _damaged("damaged rows", server, much, _damage_rows)


def damaged_file(server: Server, much: Much) -> Figures:
    """Any bytes of the file are damaged while nobody looks."""
    return _damaged("damaged file", server, much, _damage_file)


def _damaged(name: str, server: Server, much: Much, damage: Callable[[Path], None]) -> Figures:
    """Play, and look at everything after each damage; a server that cannot use its file says so in one line."""
    data = server.data
    assert isinstance(data, Path)
    evening, began, answers = Evening(server, much.rounds), time.monotonic(), Counter[str]()
    server.start()
    asyncio.run(evening.play(evening.reached(much.actions), evening.stop))
    server.stop()
    evening.check()
    moves, sound = evening.verify(), data.read_bytes()
    for _ in range(much.times):
        for left in data.parent.glob(f"{data.name}*"):
            left.unlink()
        data.write_bytes(sound)
        damage(data)
        server.log.unlink()
        try:
            server.start()
        except RuntimeError:
            said = server.said()
            expect(said.count("\n") == 1, f"it does not say why it cannot start:\n{said}")
            answers["refuses to start"] += 1
            continue
        answers += asyncio.run(evening.ask_everything())
        server.kill()
    return _figures(name, much.times, evening, moves, answers, began)


class Relay(threading.Thread):
    """The line of one process to the database, which can be cut: nothing gets through, and nobody is told."""

    def __init__(self, port: int):
        super().__init__(daemon=True)
        self._to, self._through, self._pairs = port, threading.Event(), list[socket.socket]()
        self._through.set()
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.port = self._listener.getsockname()[1]
        self.start()

    def run(self) -> None:
        """Takes connections."""
        while True:
            one, _ = self._listener.accept()
            self._through.wait()
            try:
                other = socket.create_connection(("127.0.0.1", self._to))
            except OSError:
                one.close()
                continue
            self._pairs += [one, other]
            for ends in ((one, other), (other, one)):
                threading.Thread(target=self._carry, args=ends, daemon=True).start()

    def _carry(self, one: socket.socket, other: socket.socket) -> None:
        with suppress(OSError):
            while data := one.recv(65536):
                self._through.wait()
                other.sendall(data)
        for end in (one, other):
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)

    def cut(self) -> None:
        """From now on nothing gets through."""
        self._through.clear()

    def heal(self) -> None:
        """What was under way is lost, and new connections work."""
        for end in self._pairs:
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
        self._pairs.clear()
        self._through.set()


class Pair:
    """Two processes on one PostgreSQL; the second reaches it by a line that can be cut."""

    def __init__(self, database: Postgres, folder: Path):
        self.database, self.data = database, database.database()
        self.relay = Relay(database.port)
        ports = database.port, self.relay.port
        self.servers = [Server(self.data.set(port=port), folder / f"{number}.log") for number, port in enumerate(ports)]

    @property
    def address(self) -> str:
        """The first door."""
        return self.servers[0].address

    @property
    def addresses(self) -> list[str]:
        """The doors."""
        return [server.address for server in self.servers]

    def start(self) -> None:
        """Starts whichever does not run."""
        for server in self.servers:
            if not server.runs:
                server.start()

    def said(self) -> str:
        """What both wrote."""
        return "".join(server.said() for server in self.servers)

    def kill(self) -> None:
        """Ends both."""
        for server in self.servers:
            server.kill()

    def restart_database(self) -> None:
        """The database dies as if the power went out, and comes back."""
        self.database.stop("immediate")
        self.database.start()

    def cut_off(self) -> None:
        """For longer than a lease lasts, the second process does not reach the database."""
        self.relay.cut()
        time.sleep(LEASE + 3)
        self.relay.heal()


def _then_stop(evening: Evening, fault: Callable[[], None]) -> None:
    fault()
    evening.stop()  # who lost nothing would play on for ever


def two_processes(pair: Pair, much: Much) -> Figures:
    """Either process is killed, the database dies, the line of one is cut, in turn, while guests play across both."""
    evening, began = Evening(pair, much.rounds), time.monotonic()
    faults = (pair.servers[0].kill, pair.servers[1].kill, pair.restart_database, pair.cut_off)
    for number in range(much.times):
        pair.start()
        happen = functools.partial(_then_stop, evening, faults[number % len(faults)])
        asyncio.run(evening.play(evening.reached((number + 1) * much.actions / much.times), happen))
        evening.check()
    pair.start()
    asyncio.run(evening.play(evening.reached(evening.acknowledged + 20), evening.stop))  # and everything goes on
    evening.check()
    return _figures("two processes on PostgreSQL", much.times, evening, evening.verify(), {}, began)


GARBAGE: list[Callable[[bytes], Any]] = [
    lambda value: value[: len(value) // 2],
    lambda value: bytes(byte ^ (random.random() < 0.05) << random.randrange(8) for byte in value),
    lambda value: value + value,
    lambda _: None,
    lambda _: b"",
    lambda _: random.randbytes(30),
    lambda _: 2**62,
    lambda _: -1.5,
    lambda _: "žluťoučký",
]


def _damage_rows(data: Path) -> None:
    """Something is wrong with one row in ten of each table."""
    with closing(sqlite3.connect(data)) as file, file:
        for table in ("entries", "tables", "guests", "tokens", "seats", "replays"):
            columns = [name for _, name, *_ in file.execute(f"PRAGMA table_info({table})")]
            for (row,) in file.execute(f"SELECT rowid FROM {table}").fetchall():
                if random.random() < (0.005 if table == "entries" else 0.1):
                    column = random.choice(columns)
                    (value,) = file.execute(f"SELECT {column} FROM {table} WHERE rowid = ?", [row]).fetchone()
                    whole = value if isinstance(value, bytes) else str(value).encode()
                    with suppress(sqlite3.IntegrityError):
                        file.execute(f"UPDATE {table} SET {column} = ? WHERE rowid = ?", [random.choice(GARBAGE)(whole), row])


def _damage_file(data: Path) -> None:
    """Twenty bytes are something else."""
    body = bytearray(data.read_bytes())
    for _ in range(20):
        body[random.randrange(len(body))] = random.randrange(256)
    data.write_bytes(body)


def _limit(server: Server, size: int) -> None:
    """How large the files of a server may grow; it cannot write behind that, as on a full disk."""
    resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))


def _status(server: Server, path: str) -> int:
    return httpx.get(f"{server.address}{path}", timeout=60).status_code


def _lives(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


def _await(reached: Callable[[], bool], problem: str) -> None:
    until = time.monotonic() + LEFT
    while not reached():
        expect(time.monotonic() < until, problem)
        time.sleep(0.1)


def _figures(
    name: str, times: int, evening: Evening, moves: int, answers: Counter[str] | dict[str, int], began: float
) -> Figures:
    tables = len(evening.books)
    return Figures(name, times, evening.acknowledged, tables, moves, dict(answers), time.monotonic() - began)


FAULTS: dict[str, Callable[[Server, Much], Figures]] = {
    "kills": kills, "full_disk": full_disk, "damaged_rows": damaged_rows, "damaged_file": damaged_file,
}  # fmt: skip


def measure(fault: str, much: Much) -> Figures:
    """A fault, on a server and a file of its own; or on two and a PostgreSQL."""
    if fault == "two_processes":
        with tempfile.TemporaryDirectory() as folder, postgres() as database:
            pair = Pair(database, Path(folder))
            try:
                return two_processes(pair, much)
            finally:
                pair.kill()
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder) / "faults.sqlite")
        try:
            return FAULTS[fault](server, much)
        finally:
            server.kill()


def main() -> None:
    """Let everything go wrong, and print what came of it."""
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("faults", nargs="*", help=f"of {', '.join([*FAULTS, 'two_processes'])}; all of them unless given")
    arguments.add_argument("--kills", type=int, default=100, help="how often the server is killed")
    arguments.add_argument(
        "--actions", type=int, default=10_000, help="how many acknowledged moves and lines of chat between them"
    )
    arguments.add_argument("--times", type=int, default=20, help="how often each other fault is made")
    arguments.add_argument("--tables", type=int, default=3, help="of each game, at the same time")
    arguments.add_argument("--json", type=Path)
    given = arguments.parse_args()
    print(machine(), HEAD, sep="\n\n", flush=True)
    measured = []
    for fault in given.faults or [*FAULTS, "two_processes"]:
        much = Much(given.kills, given.actions, given.tables)
        if fault not in ("kills", "two_processes"):
            much = Much(given.times, given.actions // 20, given.tables)
        measured.append(measure(fault, much))
        print(measured[-1].row(), flush=True)
    if given.json:
        given.json.write_bytes(msgspec.json.format(msgspec.json.encode(measured)))


if __name__ == "__main__":
    main()
