"""Floods on loopback, each next to a quiet table: how long its players wait meanwhile, and what the server holds in memory.

`python benchmarks/attack.py` starts a fresh `cantina serve` for each flood and prints a table for docs/reliability.md;
`--json FILE` keeps the figures. Three processes: the server, the quiet table (this one), and the flood, which comes from another
address of loopback (127.0.0.2) and is bounded in number and time.
"""

import argparse
import asyncio
import os
import secrets
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.parse
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import msgspec
import websockets

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from benchmarks.machine import machine  # noqa: E402
from benchmarks.serving import Client, Gone, Guest, Server, some  # noqa: E402

FLOODER = "127.0.0.2"  # where floods come from; the quiet table's players are at 127.0.0.1
EVERY = 0.05  # seconds between two commands of the quiet table
WANTED = 0.1  # seconds within which 99 of 100 are answered
PATIENCE = 20.0  # seconds after a flood until what is unanswered counts as that
WARMING = 3.0  # seconds of playing before a flood begins
AFTERWARDS = 3.0  # seconds after a flood until its memory is looked at


# ---- floods, in a process of their own ----------------------------------------------------------------------------------


class Flood:
    """A flood: where it goes, how long it lasts, and what came of it."""

    def __init__(self, address: str, table: str, seconds: float):
        self.address, self.table, self.until = address, table, time.monotonic() + seconds
        self.sent = self.refused = 0
        self.http = httpx.AsyncClient(
            base_url=address, timeout=60, transport=httpx.AsyncHTTPTransport(local_address=FLOODER, limits=httpx.Limits())
        )

    @property
    def goes_on(self) -> bool:
        """Whether there is time left."""
        return time.monotonic() < self.until

    def times(self, most: int) -> Iterator[int]:
        """Count up to a bound, as long as there is time left."""
        number = 0
        while number < most and self.goes_on:
            yield number
            number += 1

    async def request(self, method: str, path: str, **fields: Any) -> httpx.Response | None:
        """A request; None where the server does not take it."""
        self.sent += 1
        try:
            answer = await self.http.request(method, path, **fields)
        except httpx.HTTPError:
            self.refused += 1
            return None
        self.refused += answer.status_code >= 400
        return answer

    async def guest(self) -> Guest:
        """Somebody new; the flood waits until it may have them."""
        while True:
            answer = await self.http.post("/api/guests", json={"name": f"Flood {secrets.token_hex(4)}"})
            if answer.status_code == 201:
                return Guest(self.http, "Flood", answer.json()["token"])
            self.refused += 1
            await asyncio.sleep(0.2)

    async def line(self, table: str, hello: dict[str, Any], **how: Any) -> Any:
        """A socket at a table on which hello was said; None where it is not let in."""
        self.sent += 1
        where = f"{self.address.replace('http', 'ws', 1)}/api/tables/{table}/live"
        try:
            socket = await websockets.connect(
                where, local_addr=(FLOODER, 0), compression=None, max_size=None, ping_interval=None, **how
            )
            await socket.send(msgspec.json.encode(hello | {"ref": 0}).decode())
        except (OSError, websockets.WebSocketException):
            self.refused += 1
            return None
        return socket

    async def ask(self, socket: Any, command: str) -> None:
        """Send a command, and read until something answers it."""
        self.sent += 1
        await socket.send(command)
        while not (told := await socket.recv(decode=False)).startswith(PROBLEM) and b'"ref":7' not in told[:60] + told[-12:]:
            pass
        self.refused += told.startswith(PROBLEM)


WATCH, PROBLEM = {"type": "watch"}, b'{"type":"problem"'


async def nothing(flood: Flood) -> None:
    """Nothing: what the quiet table waits for anyway."""
    while flood.goes_on:
        await asyncio.sleep(0.1)


async def texts(flood: Flood) -> None:
    """Four watchers of the quiet table send actions of 4,000 spaces before a quotation mark."""
    text = msgspec.json.encode("fly" + " " * 4000 + '"').decode()
    commands = [f'{{"type":"ask","ref":7,"actions":[{text}]}}', f'{{"type":"act","ref":7,"moves":0,"actions":[{text}]}}']

    async def one() -> None:
        if socket := await flood.line(flood.table, WATCH):
            for number in flood.times(2000):
                await flood.ask(socket, commands[number % 2])

    await _all(one() for _ in range(4))


async def silence(flood: Flood) -> None:
    """Five guests talk at a table of theirs, then four sockets ask there for everything a thousand times, and never read."""
    host = await flood.guest()
    table = await host.opens("super-teams", "me", "open")
    talk_until = time.monotonic() + (flood.until - time.monotonic()) / 2

    async def talks() -> None:
        guest = await flood.guest()
        if socket := await flood.line(table, {"type": "hello", "token": guest.token}):
            for _ in flood.times(1000):
                if time.monotonic() > talk_until:
                    break
                await flood.ask(socket, msgspec.json.encode({"type": "say", "ref": 7, "text": "ř" * 300}).decode())

    await _all(talks() for _ in range(5))
    sockets = [await flood.line(table, WATCH, max_queue=1) for _ in range(4)]

    async def asks(socket: Any) -> None:
        for _ in flood.times(1000):
            flood.sent += 1
            await socket.send('{"type":"watch","ref":7}')
            await asyncio.sleep(0)

    with suppress(TimeoutError):
        async with asyncio.timeout(max(1.0, flood.until - time.monotonic())):
            await _all(asks(socket) for socket in sockets if socket)
    while flood.goes_on:
        await asyncio.sleep(0.1)


async def chat(flood: Flood) -> None:
    """Twenty guests at the quiet table say 300 characters as soon as they may."""
    say = msgspec.json.encode({"type": "say", "ref": 7, "text": "x" * 300}).decode()

    async def one() -> None:
        guest = await flood.guest()
        if socket := await flood.line(flood.table, {"type": "hello", "token": guest.token}):
            for _ in flood.times(3000):
                await flood.ask(socket, say)

    await _all(one() for _ in range(20))


async def files(flood: Flood) -> None:
    """Four guests bring files of their own with keys of 3,000 parts, for a table and for its form."""
    content = ".".join(["a"] * 3000) + " = 1\n"
    table = {"game": "super-teams", "seats": ["me", "open"], "bytes": "00" * 16, "files": {"nothing": content}}
    form = {"seats": 2, "files": {"board": content}}

    async def one() -> None:
        headers = (await flood.guest()).headers
        for number in flood.times(400):
            path, body = ("/api/games/super-teams/form", form) if number % 2 else ("/api/tables", table)
            await flood.request("POST", path, json=body, headers=headers)

    await _all(one() for _ in range(4))


async def line(flood: Flood) -> None:
    """Two watchers send a thousand commands (47 kB) at once, and again as soon as they are answered."""
    commands = ['{"type":"describe","ref":7,"language":"cs"}'] * 1000

    async def one() -> None:
        while flood.goes_on and (socket := await flood.line(flood.table, WATCH)):
            flood.sent += len(commands)
            for command in commands:
                await socket.send(command)
            with suppress(websockets.ConnectionClosed):
                for _ in commands:
                    flood.refused += (await socket.recv(decode=False)).startswith(PROBLEM)
            await socket.close()

    await _all(one() for _ in range(2))


async def requests(flood: Flood) -> None:
    """Four connections send 47 kB of requests at once, and read what is answered."""
    host, port = urllib.parse.urlsplit(flood.address).netloc.split(":")
    one_request = f"GET /api/rules/adventures HTTP/1.1\r\nHost: {host}:{port}\r\n\r\n".encode()
    many = one_request * (47_000 // len(one_request))

    async def one() -> None:
        for _ in flood.times(50):
            reader, writer = await asyncio.open_connection(host, int(port), local_addr=(FLOODER, 0))
            flood.sent += 47_000 // len(one_request)
            writer.write(many)
            with suppress(TimeoutError, OSError):
                async with asyncio.timeout(max(0.1, flood.until - time.monotonic())):
                    while await reader.read(2**16):
                        pass
            writer.close()

    await _all(one() for _ in range(4))


async def codes(flood: Flood) -> None:
    """Eight clients ask for QR codes of a thousand characters, each another one."""

    async def one() -> None:
        for _ in flood.times(2000):
            await flood.request("GET", "/api/qr", params={"text": secrets.token_urlsafe(700)})

    await _all(one() for _ in range(8))


async def bots(flood: Flood) -> None:
    """A hundred tables at which only bots play."""
    guest = await flood.guest()
    wanted = {"game": "adventures", "seats": ["greedy", "greedy"], "bytes": "00" * 16}
    for _ in flood.times(100):
        await flood.request("POST", "/api/tables", json=wanted, headers=guest.headers)
    while flood.goes_on:
        await asyncio.sleep(0.1)


async def watchers(flood: Flood) -> None:
    """Six hundred watchers come to the quiet table, and leave at once; as often as there is time."""
    while flood.goes_on:
        sockets = []
        for _ in flood.times(12):
            sockets += await asyncio.gather(*(flood.line(flood.table, WATCH) for _ in range(50)))
        for socket in sockets:
            if socket:
                socket.transport.abort()
        await asyncio.sleep(0.5)


async def headers(flood: Flood) -> None:
    """Five hundred connections send their headers a character a second."""
    host, port = urllib.parse.urlsplit(flood.address).netloc.split(":")
    await _slowly(flood, host, int(port), f"GET / HTTP/1.1\r\nHost: {host}\r\nX-Slow: ".encode())


async def strangers(flood: Flood) -> None:
    """Five hundred lines to the quiet table on which nobody says who they are."""
    host, port = urllib.parse.urlsplit(flood.address).netloc.split(":")
    await _slowly(
        flood,
        host,
        int(port),
        f"GET /api/tables/{flood.table}/live HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode(),
        b"",
    )


async def uploads(flood: Flood) -> None:
    """Four clients upload records that replay, each another one."""
    record = (ROOT / "tests" / "super_teams" / "match.cantina").read_text("utf-8")
    head, _, rest = record.partition("\n")

    async def one() -> None:
        for _ in flood.times(500):
            named = msgspec.json.decode(head)
            named["seats"] = [secrets.token_hex(8) for _ in named["seats"]]
            text = msgspec.json.encode(named).decode() + "\n" + rest
            await flood.request("POST", "/api/replays", content=text)

    await _all(one() for _ in range(4))


async def spaces(flood: Flood) -> None:
    """Two clients upload records whose first move is 8,000 spaces before a quotation mark."""
    head = (ROOT / "tests" / "super_teams" / "match.cantina").read_text("utf-8").partition("\n")[0]

    async def one() -> None:
        for number in flood.times(500):
            await flood.request("POST", "/api/replays", content=f'{head}\ndealer deal{" " * (8000 + number)}"\n')

    await _all(one() for _ in range(2))


async def guests(flood: Flood) -> None:
    """Sixteen clients make guests."""

    async def one() -> None:
        for _ in flood.times(1000):
            await flood.request("POST", "/api/guests", json={"name": "Flood"})

    await _all(one() for _ in range(16))


async def tables(flood: Flood) -> None:
    """Eight guests open tables."""
    wanted = {"game": "carcassonne", "seats": ["me", "open"], "bytes": "00" * 16, "listed": True}

    async def one() -> None:
        headers = (await flood.guest()).headers
        for _ in flood.times(1000):
            await flood.request("POST", "/api/tables", json=wanted, headers=headers)

    await _all(one() for _ in range(8))


FLOODS: list[Callable[[Flood], Awaitable[None]]] = [
    nothing, texts, silence, chat, files, line, requests, codes, bots, watchers, headers, strangers, uploads, spaces, guests,
    tables,
]  # fmt: skip


async def _all(works: Any) -> None:
    """Everything at once; connections that are ended by the server are refusals, and no reason to stop."""
    for result in await asyncio.gather(*works, return_exceptions=True):
        if isinstance(result, Exception) and not isinstance(
            result, OSError | websockets.WebSocketException | httpx.HTTPError | TimeoutError
        ):
            raise result


async def _slowly(flood: Flood, host: str, port: int, opening: bytes, then: bytes = b"x") -> None:
    """Five hundred connections that begin and then hardly go on; those that the server ends are refused."""

    async def one() -> None:
        flood.sent += 1
        _, writer = await asyncio.open_connection(host, port, local_addr=(FLOODER, 0))
        writer.write(opening)
        while flood.goes_on:
            await asyncio.sleep(1)
            writer.write(then)
            await writer.drain()
            if writer.is_closing() or writer.transport.is_closing():
                flood.refused += 1
                break
        writer.close()

    await _all(one() for _ in range(500))


async def flooded(name: str, address: str, table: str, seconds: float) -> str:
    """Be a flood; returns what came of it."""
    flood = Flood(address, table, seconds)
    run = next(run for run in FLOODS if getattr(run, "__name__", "") == name)
    with suppress(TimeoutError):
        async with asyncio.timeout(seconds + 5):
            await run(flood)
    return f"{flood.sent} {flood.refused}"


# ---- the quiet table ------------------------------------------------------------------------------------------------------


class Quiet:
    """Two people who play Carcassonne, a command every 50 ms, and one who plays Super Teams with a bot."""

    def __init__(self, http: httpx.AsyncClient):
        self.http = http
        self.waited: list[float] = []
        self.bot_waited: list[float] = []
        self.thrown_out = self.refused = 0

    async def begin(self) -> None:
        """Sit down."""
        self.guests = [await Guest.new(self.http, name) for name in ("Ada", "Bob", "Cyd")]
        self.table = await self.guests[0].opens("carcassonne", "me", "open")
        self.lines = [await guest.enters(self.table) for guest in self.guests[:2]]
        await self.lines[1].asks("sit", seat=1, bytes="00" * 16)
        self.bot_table = await self.guests[2].opens("super-teams", "me", "greedy")
        await self.play_with_bot(asyncio.get_running_loop().time() + WARMING)
        self.bot_waited.clear()  # its process had to load the rules

    async def play(self, until: float) -> None:
        """Send a command every 50 ms; the waiting counts from when it was due."""
        loop = asyncio.get_running_loop()
        due, number = loop.time(), 0
        while due < until:
            await asyncio.sleep(max(0.0, due - loop.time()))
            try:
                async with asyncio.timeout(max(1.0, until + PATIENCE - loop.time())):
                    answer = await self._execute(number)
                    self.refused += answer == "problem"
            except Gone:
                self.thrown_out += 1
                with suppress(Gone, OSError, websockets.WebSocketException):
                    self.lines = [await guest.enters(self.table) for guest in self.guests[:2]]
            except TimeoutError:
                self.waited.append(loop.time() - due)
                return
            self.waited.append(loop.time() - due)
            due, number = due + EVERY, number + 1

    async def _execute(self, number: int) -> str:
        """A move where one is due, or a sign of life."""
        decider = next((line for line in self.lines if line.offers), None)
        if decider and number % 2:
            return (await decider.acts(some(decider.offers))).type
        return (await self.lines[number // 2 % 2].asks("ping")).type

    async def play_with_bot(self, until: float) -> None:
        """Move at once, and see how long the bot takes."""
        loop = asyncio.get_running_loop()
        table: Client = await self.guests[2].enters(self.bot_table)
        while loop.time() < until and table.phase == "playing" and not table.gone:
            table.news.clear()
            if table.offers:
                with suppress(Gone):
                    await table.acts(some(table.offers))
                continue
            began = loop.time()
            with suppress(TimeoutError):
                await asyncio.wait_for(table.news.wait(), max(1.0, until + PATIENCE - began))
            self.bot_waited.append(loop.time() - began)


class Memory:
    """What a server holds, looked at ten times a second."""

    def __init__(self, server: Server):
        self.server, self.before, self.peak = server, server.memory(), 0.0

    async def watch(self) -> None:
        """Until it is cancelled."""
        while True:
            self.peak = max(self.peak, self.server.memory())
            await asyncio.sleep(0.1)


# ---- figures --------------------------------------------------------------------------------------------------------------


class Figures(msgspec.Struct):
    """What a flood did: seconds of waiting at the quiet table, and megabytes."""

    flood: str
    what: str
    sent: int
    refused: int
    median: float
    within: float  # 99 of 100 answers
    longest: float
    bot_longest: float
    thrown_out: int
    before: float
    peak: float
    after: float

    def row(self) -> str:
        """A row of the table."""
        mark = "" if self.within <= WANTED else " ✗"
        median, within, longest = (f"{seconds * 1000:.0f} ms" for seconds in (self.median, self.within, self.longest))
        return (
            f"| {self.flood} | {self.sent:,} | {self.refused:,} | {median} | {within}{mark} | {longest} "
            f"| {self.bot_longest:.1f} s | {self.thrown_out} "
            f"| {self.before:.0f} → {self.peak:.0f} → {self.after:.0f} MB |"
        )


HEAD = """| flood | sent | refused | median | 99 % within | longest | a bot's longest | thrown out | memory |
|---|---|---|---|---|---|---|---|---|"""


@contextmanager
def running() -> Iterator[Server]:
    """A fresh server that has nothing to do."""
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder) / "attack.sqlite")
        try:
            server.start()
            yield server
        finally:
            server.kill()


async def beside(server: Server, name: str, what: str, seconds: float) -> Figures:
    """Let the quiet table play beside a flood."""
    async with httpx.AsyncClient(base_url=server.address, timeout=60) as http:
        quiet = Quiet(http)
        await quiet.begin()
        await asyncio.to_thread(server.settle)
        memory = Memory(server)
        watching = asyncio.create_task(memory.watch())
        command = [sys.executable, __file__, "--flood", name, "--address", server.address, "--table", quiet.table]
        flood = await asyncio.create_subprocess_exec(*command, "--seconds", str(seconds), stdout=subprocess.PIPE)
        until = asyncio.get_running_loop().time() + seconds
        await asyncio.gather(quiet.play(until), quiet.play_with_bot(until))
        said, _ = await flood.communicate()
        await asyncio.sleep(AFTERWARDS)
        watching.cancel()
        after = server.memory()
        for line in quiet.lines:
            await line.close()
    sent, refused = map(int, said.split() or (0, 0))
    ranks = statistics.quantiles(quiet.waited, n=100, method="inclusive")
    return Figures(
        flood=name,
        what=what,
        sent=sent,
        refused=refused,
        median=ranks[49],
        within=ranks[98],
        longest=max(quiet.waited),
        bot_longest=max(quiet.bot_waited, default=0.0),
        thrown_out=quiet.thrown_out,
        before=memory.before,
        peak=memory.peak,
        after=after,
    )


def measure(names: list[str], seconds: float) -> list[Figures]:
    """Each flood against a server of its own."""
    measured = []
    for run in FLOODS:
        name = getattr(run, "__name__", "")
        if names and name not in names:
            continue
        with running() as server:
            figures = asyncio.run(beside(server, name, (run.__doc__ or "").strip(), seconds))
        measured.append(figures)
        print(figures.row(), flush=True)
    return measured


def main() -> None:
    """Measure and print, or be a flood."""
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("floods", nargs="*", help="those to measure; all of them unless given")
    arguments.add_argument("--seconds", type=float, default=10)
    arguments.add_argument("--json", type=Path)
    arguments.add_argument("--flood")
    arguments.add_argument("--address", default="")
    arguments.add_argument("--table", default="")
    given = arguments.parse_args()
    if given.flood:
        os.nice(5)  # a flood comes from other machines: it must not take the processor from the server
        print(asyncio.run(flooded(given.flood, given.address, given.table, given.seconds)))
        return
    print(machine(), HEAD, sep="\n\n", flush=True)
    measured = measure(given.floods, given.seconds)
    if given.json:
        given.json.write_bytes(msgspec.json.format(msgspec.json.encode(measured)))


if __name__ == "__main__":
    main()
