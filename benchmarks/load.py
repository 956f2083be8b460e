"""Load on loopback: tables of four play real Super Teams moves over websockets, next to a bare room that echoes.

`python benchmarks/load.py` prints a table for docs/benchmarks.md. Both servers run in processes of their own, and what
counts is the processor time that each takes for an action: decoded, checked, made durable, told to all four.
"""

import argparse
import asyncio
import secrets
import statistics
import subprocess
import sys
import tempfile
import time
from collections import defaultdict
from pathlib import Path
from typing import Any

import httpx
import msgspec
import uvicorn
import websockets

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from benchmarks.machine import machine  # noqa: E402
from benchmarks.serving import processor_seconds  # noqa: E402

SEATS = 4
PORTS = {"table": 8931, "echo": 8932}


# ---- the servers, each in a process of its own ----------------------------------------------------------------------


def serve_tables(folder: str) -> Any:
    """Cantina itself."""
    from cantina.games.super_teams.game import GAME
    from cantina.server.app import create_app
    from cantina.server.house import Settings
    from cantina.server.limits import LIFTED

    GAME.compile()  # compiling is not playing
    return create_app(Settings(Path(folder) / "load.sqlite", workers=1, limits=LIFTED))


def serve_echo(_: str) -> Any:
    """A bare Litestar room: decode, validate, encode, send to all four."""
    from litestar import Litestar, WebSocket, websocket

    from cantina.table.messages import AnyCommand

    decode, encode = msgspec.json.Decoder(AnyCommand).decode, msgspec.json.Encoder().encode
    rooms: dict[str, set[WebSocket[Any, Any, Any]]] = defaultdict(set)

    @websocket("/rooms/{room:str}")
    async def echo(socket: WebSocket[Any, Any, Any], room: str) -> None:
        await socket.accept()
        rooms[room].add(socket)
        receive: Any = socket.receive
        while (event := await receive())["type"] != "websocket.disconnect":
            message = encode(decode(event["text"])).decode()
            for member in rooms[room]:
                await member.send_data(message, mode="text")
        rooms[room].discard(socket)

    return Litestar([echo])


def serve(kind: str, folder: str) -> None:
    """Run one of the servers until it is stopped."""
    from cantina.server.listening import configuration

    config = configuration(serve_tables(folder)) if kind == "table" else uvicorn.Config(serve_echo(folder), log_level="error")
    config.port = PORTS[kind]
    uvicorn.Server(config).run()


# ---- the guests -----------------------------------------------------------------------------------------------------


class PositionSeen(msgspec.Struct):
    """What a guest needs of a position: its number, and what may be done."""

    moves: int
    actions: list[msgspec.Raw]


class Heard(msgspec.Struct):
    """A message of the table, as far as a guest here reads it."""

    type: str
    ref: int | None = None
    position: PositionSeen | None = None


read = msgspec.json.Decoder(Heard).decode


class Room:
    """Four guests in a room; one acts, and the time runs until the last of the four has heard of it."""

    def __init__(self, lines: list[Any], turns: int):
        self.lines, self.heard, self.waited = lines, 0, list[float]()
        self.turn: tuple[int, PositionSeen] | None = None
        self.all_heard = asyncio.Event()
        self.readers = [asyncio.create_task(self.listen(seat, line)) for seat, line in enumerate(lines)]
        self.turns = turns

    async def listen(self, seat: int, line: Any) -> None:
        """Read everything that comes."""
        async for text in line:
            message = read(text)
            if message.type == "problem":
                raise RuntimeError(text)
            if message.position or message.type == "act":
                self.heard += 1
                if message.position and message.position.actions:
                    self.turn = seat, message.position
                if self.heard % SEATS == 0:
                    self.all_heard.set()

    async def play(self, every: float, until: float) -> None:
        """An action every so often, as long as there is something to decide."""
        loop = asyncio.get_running_loop()
        due = loop.time() + every * secrets.randbelow(1000) / 1000
        number = 1
        while due < until and (message := self.action(number)):
            await asyncio.sleep(due - loop.time())
            self.all_heard.clear()
            began = time.perf_counter()
            await self.lines[message[0]].send(message[1])
            await asyncio.wait_for(self.all_heard.wait(), 30)
            self.waited.append(time.perf_counter() - began)
            number, due = number + 1, max(due + every, loop.time())

    def action(self, number: int) -> tuple[int, str] | None:
        """Who acts, and how; a random one of the actions that are offered, or the same sort of message to an echo."""
        if self.turn is None:
            body = b'{"kind":"fly","colour":"red","number":4,"ship":"red-1"}' if self.turns else None
            seat, moves = number % SEATS, number
        else:
            (seat, position), self.turn = self.turn, None
            body, moves = bytes(secrets.choice(position.actions)), position.moves
        if body is None:
            return None
        return seat, f'{{"type":"act","ref":{number},"moves":{moves},"actions":[{body.decode()}]}}'


async def table_rooms(count: int) -> list[Room]:
    """Tables with four guests each, all seated."""
    base = f"localhost:{PORTS['table']}"
    async with httpx.AsyncClient(base_url=f"http://{base}", timeout=120) as http:
        tokens = await some_guests(http)
        return [await begun(await opened(http, tokens[0]), base, tokens) for _ in range(count)]


async def some_guests(http: httpx.AsyncClient) -> list[str]:
    """The tokens of four."""
    return [(await http.post("/api/guests", json={"name": f"Guest {n}"})).json()["token"] for n in range(SEATS)]


async def opened(http: httpx.AsyncClient, host: str) -> str:
    """A table with four open seats."""
    wanted = {"game": "super-teams", "seats": ["open"] * SEATS, "bytes": "00" * 16}
    headers = {"authorization": f"Bearer {host}"}
    return str((await http.post("/api/tables", json=wanted, headers=headers)).json()["id"])


async def entered(table: str, base: str, token: str) -> Any:
    """A line on which hello was said; the answer is still to be read."""
    line = await websockets.connect(f"ws://{base}/api/tables/{table}/live", compression=None, max_size=None)
    await line.send(msgspec.json.encode({"type": "hello", "ref": 0, "token": token, "changes": True}).decode())
    return line


async def begun(table: str, base: str, tokens: list[str]) -> Room:
    """Four sit down, and the match begins."""
    lines = []
    for token in tokens:
        lines.append(await entered(table, base, token))
        await lines[-1].recv()
    for seat, line in enumerate(lines):
        await line.send(f'{{"type":"sit","ref":{seat + 1},"seat":{seat},"bytes":"{secrets.token_hex(16)}"}}')
        while read(await line.recv()).ref != seat + 1:
            pass
    room = Room(lines, 0)
    await lines[0].send('{"type":"begin","ref":0}')
    await asyncio.wait_for(room.all_heard.wait(), 60)
    return room


async def echo_rooms(count: int) -> list[Room]:
    """Rooms with four guests each."""
    address = f"ws://localhost:{PORTS['echo']}/rooms/"
    return [
        Room([await websockets.connect(f"{address}{number}", compression=None) for _ in range(SEATS)], 1)
        for number in range(count)
    ]


class Figures(msgspec.Struct):
    """What one server needed."""

    actions: int
    seconds: float
    processor: float
    waited: list[float]

    @property
    def per_processor_second(self) -> float:
        """Actions for each second of the processor."""
        return self.actions / self.processor

    def row(self, name: str) -> str:
        """A row of the table."""
        median, worst = (statistics.quantiles(self.waited, n=100)[at] * 1000 for at in (49, 98))
        return (
            f"| {name} | {self.actions / self.seconds:,.0f} | {median:.1f} ms | {worst:.1f} ms "
            f"| {100 * self.processor / self.seconds:.0f} % | {self.per_processor_second:,.0f} |"
        )


async def load(kind: str, process: int, tables: int, rate: float, seconds: float) -> Figures:
    """Let guests play for a while, and see what it took."""
    rooms = await (table_rooms(tables) if kind == "table" else echo_rooms(tables))
    before, began = processor_seconds(process), time.perf_counter()
    until = asyncio.get_running_loop().time() + seconds
    await asyncio.gather(*(room.play(1 / rate, until) for room in rooms))
    figures = Figures(0, time.perf_counter() - began, processor_seconds(process) - before, [])
    for room in rooms:
        figures.waited += room.waited
        for reader in room.readers:
            reader.cancel()
    figures.actions = len(figures.waited)
    return figures


def measure(kind: str, tables: int, rate: float, seconds: float) -> Figures:
    """Start a server, load it, stop it."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, __file__, "--serve", kind, "--folder", folder]
        with subprocess.Popen(command) as server:
            try:
                wait_for(PORTS[kind])
                return asyncio.run(load(kind, server.pid, tables, rate, seconds))
            finally:
                server.terminate()


def wait_for(port: int) -> None:
    """Wait until a server answers."""
    for _ in range(600):
        try:
            httpx.get(f"http://localhost:{port}/", timeout=2)
        except httpx.HTTPError:
            time.sleep(0.1)
        else:
            return
    raise RuntimeError(f"nothing answers at port {port}")


def report(tables: int = 250, rate: float = 4, seconds: float = 60) -> str:
    """A section of docs/benchmarks.md."""
    echo = measure("echo", tables, rate, min(seconds, 20))
    table = measure("table", tables, rate, seconds)
    ratio = table.per_processor_second / echo.per_processor_second
    return "\n".join(
        [
            "## Load",
            "",
            f"`python benchmarks/load.py`: {tables} tables of four on loopback, {rate:g} actions per table and second for "
            f"{seconds:g} s, real Super Teams moves, durable before anybody hears of them; the echo is a bare Litestar room "
            "that decodes, validates, encodes and sends to all four. Waiting is from sending an action until the last of the "
            "four has heard of it; guests and server share this machine.",
            "",
            "| | actions/s | median | 99 % within | processor | actions per processor second |",
            "|---|---|---|---|---|---|",
            echo.row("echo"),
            table.row("table"),
            "",
            f"A table makes {ratio:.2f} of the echo's actions per processor second.",
            "",
        ]
    )


def main() -> None:
    """Measure and print, or be one of the servers."""
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--tables", type=int, default=250)
    arguments.add_argument("--rate", type=float, default=4)
    arguments.add_argument("--seconds", type=float, default=60)
    arguments.add_argument("--serve", choices=PORTS)
    arguments.add_argument("--folder", default="")
    given = arguments.parse_args()
    if given.serve:
        serve(given.serve, given.folder)
    else:
        print(machine())
        print(report(given.tables, given.rate, given.seconds))


if __name__ == "__main__":
    main()
