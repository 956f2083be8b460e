"""`cantina serve` in a process of its own, and guests of it who play: for what is measured over the wire, on loopback."""

import asyncio
import itertools
import os
import re
import secrets
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import msgspec
import websockets

from cantina.server.database import Place

ROOT = Path(__file__).parents[1]
PATIENCE = 120.0  # seconds for anything that should take none
IDLE = 0.1  # of a processor: below that a server has nothing to do
MEGABYTE = 2**20


# ---- the server --------------------------------------------------------------------------------------------------------


class Server:
    """A server that can be killed and started again on the same file and port."""

    def __init__(self, data: Place, log: Path | None = None):
        self.data, self.port, self.log = data, 0, log or Path(str(data)).with_suffix(".log")
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        """Where it answers."""
        return f"http://127.0.0.1:{self.port}"

    @property
    def addresses(self) -> list[str]:
        """Where guests come to; several of a house with several processes."""
        return [self.address]

    @property
    def pid(self) -> int:
        """Its process."""
        assert self._process
        return self._process.pid

    def start(self) -> None:
        """Returns once it answers; RuntimeError where it ends instead."""
        command = [sys.executable, "-m", "cantina.cli", "serve", "--no-open", "--port", str(self.port), "--data"]
        command.append(str(self.data) if isinstance(self.data, Path) else self.data.render_as_string(hide_password=False))
        environment = os.environ | {"PYTHONUNBUFFERED": "1", "CANTINA_KERNEL": "auto"}
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(command, cwd=ROOT, env=environment, stdout=log, stderr=log, start_new_session=True)
        self.port = self.port or self._said_port()
        self._wait(self._answers, "it does not answer")

    def _said_port(self) -> int:
        def said() -> int:
            found = re.search(rb"Cantina is at http://localhost:(\d+)", self.log.read_bytes())
            return int(found[1]) if found else 0

        self._wait(said, "it does not start")
        return said()

    def _wait(self, reached: Callable[[], Any], problem: str) -> None:
        until = time.monotonic() + PATIENCE
        while not reached():
            if not self.runs or time.monotonic() > until:
                raise RuntimeError(f"{problem}:\n{self.said()[-2000:]}")
            time.sleep(0.02)

    def _answers(self) -> bool:
        try:
            return httpx.get(f"{self.address}/health", timeout=5).status_code == 200
        except httpx.HTTPError:
            return False

    @property
    def runs(self) -> bool:
        """Whether its process is there."""
        return self._process is not None and self._process.poll() is None

    def said(self) -> str:
        """What it wrote so far."""
        return self.log.read_text("utf-8", errors="replace")

    def kill(self) -> None:
        """The power goes out; what the server had started ends by itself."""
        if self._process:
            self._process.kill()
            self._process.wait()
            self._process = None

    def stop(self) -> None:
        """Stop it as Ctrl+C would."""
        if self._process:
            self._process.send_signal(signal.SIGINT)
            self._process.wait(PATIENCE)
            self._process = None

    def settle(self) -> None:
        """Wait until it has compiled and loaded what it does behind its guests."""
        quiet, until = 0, time.monotonic() + PATIENCE
        while quiet < 4 and time.monotonic() < until:
            before = self._used()
            time.sleep(0.5)
            quiet = quiet + 1 if self._used() - before < IDLE / 2 else 0

    def _used(self) -> float:
        """Processor time of the server and what it started."""
        used = 0.0
        for process in [self.pid, *self.children()]:
            with suppress(FileNotFoundError, ProcessLookupError):
                used += processor_seconds(process)
        return used

    def children(self) -> list[int]:
        """The processes that it started."""
        tasks = Path(f"/proc/{self.pid}/task").glob("*/children")
        return [int(child) for task in tasks for child in task.read_text("utf-8").split()]

    def memory(self) -> float:
        """Megabytes that its process holds, without its workers."""
        found = re.search(r"VmRSS:\s+(\d+) kB", Path(f"/proc/{self.pid}/status").read_text("utf-8"))
        return int(found[1]) / 1024 if found else 0.0


def processor_seconds(process: int) -> float:
    """What a process has used of the processor so far."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


# ---- its guests --------------------------------------------------------------------------------------------------------


class PositionSeen(msgspec.Struct):
    """What a guest needs of a position: its number, and what may be done."""

    moves: int
    actions: list[dict[str, Any]]


class Seen(msgspec.Struct):
    """What a guest needs of a table."""

    phase: str


class Heard(msgspec.Struct):
    """A message of the table, as far as a guest here reads it."""

    type: str
    ref: int | None = None
    after: int = 0
    seq: int = 0
    code: str = ""
    table: Seen | str | None = None
    position: PositionSeen | None = None
    arguments: dict[str, Any] = {}


read = msgspec.json.Decoder(Heard).decode


class Guest:
    """Somebody with a token."""

    def __init__(self, http: httpx.AsyncClient, name: str, token: str):
        self.http, self.name, self.token = http, name, token

    @classmethod
    async def new(cls, http: httpx.AsyncClient, name: str) -> "Guest":
        """Somebody who was never here."""
        answer = await http.post("/api/guests", json={"name": name})
        return cls(http, name, str(answer.raise_for_status().json()["token"]))

    @property
    def headers(self) -> dict[str, str]:
        """What says who this is."""
        return {"authorization": f"Bearer {self.token}"}

    async def opens(self, game: str, *seats: str, **options: Any) -> str:
        """A new table."""
        wanted = {"game": game, "seats": list(seats), "bytes": secrets.token_hex(16), "options": options, "at_once": True}
        answer = await self.http.post("/api/tables", json=wanted, headers=self.headers)
        return str(answer.raise_for_status().json()["id"])

    async def enters(self, table: str, **how: Any) -> "Client":
        """A line to a table, on which hello was said."""
        base = str(self.http.base_url).replace("http", "ws", 1).rstrip("/")
        socket = await websockets.connect(
            f"{base}/api/tables/{table}/live", compression=None, max_size=None, ping_interval=None, **how
        )
        line = Client(socket)
        await line.asks("hello", token=self.token)
        return line


class Gone(Exception):  # noqa: N818  (it is what happens to lines)
    """The line ended before the answer came."""


class Client:
    """A line to a table; whoever asks waits for the answer, and all else only says how the table stands."""

    def __init__(self, socket: Any):
        self.socket = socket
        self.position: PositionSeen | None = None
        self.phase = "gathering"
        self.seq = 0
        self.news = asyncio.Event()
        self._refs = itertools.count(1)
        self._waiting: dict[int, asyncio.Future[Heard]] = {}
        self._reader = asyncio.create_task(self._read())

    async def _read(self) -> None:
        with suppress(websockets.ConnectionClosed, OSError):
            async for text in self.socket:
                self._hear(read(text))
        for answer in self._waiting.values():
            if not answer.done():
                answer.set_exception(Gone())
                answer.exception()  # whoever was still sending does not look at it
        self.news.set()

    def _hear(self, message: Heard) -> None:
        if isinstance(message.table, Seen):
            self.seq, self.phase = message.seq, message.table.phase
        self.position = message.position or self.position
        self.news.set()
        answer = self._waiting.get(message.ref or 0)
        if answer and not answer.done():
            answer.set_result(message)

    @property
    def gone(self) -> bool:
        """Whether the line has ended."""
        return self._reader.done()

    @property
    def offers(self) -> list[dict[str, Any]]:
        """What this guest may do now."""
        return self.position.actions if self.position and self.phase == "playing" else []

    async def asks(self, kind: str, **fields: Any) -> Heard:
        """Send a command, and wait for its answer; Gone where none comes."""
        ref = next(self._refs)
        self._waiting[ref] = answer = asyncio.get_running_loop().create_future()
        try:
            if self.gone:
                raise Gone
            await self.socket.send(msgspec.json.encode({"type": kind, "ref": ref} | fields).decode())
            return await asyncio.wait_for(answer, PATIENCE)
        except (websockets.ConnectionClosed, OSError):
            raise Gone from None
        finally:
            del self._waiting[ref]

    async def acts(self, action: dict[str, Any]) -> Heard:
        """Make a move."""
        assert self.position
        return await self.asks("act", actions=[action], moves=self.position.moves)

    async def close(self) -> None:
        """Go."""
        await self.socket.close()
        await self._reader


def some(offers: list[dict[str, Any]]) -> dict[str, Any]:
    """One of the offered actions by chance, with a number for each span."""
    return {name: _chosen(given) for name, given in secrets.choice(offers).items()}


def _chosen(given: Any) -> Any:
    if isinstance(given, dict) and given.keys() == {"low", "high"}:
        return given["low"] + secrets.randbelow(given["high"] - given["low"] + 1)
    return [_chosen(item) for item in given] if isinstance(given, list) else given
