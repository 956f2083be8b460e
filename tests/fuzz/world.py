"""The whole application in this process, without sockets: it is fed with anything, and what each input costs is noted."""

import asyncio
import itertools
import time
from collections.abc import Awaitable, Callable, Coroutine
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import Any, NamedTuple, TypeVar
from urllib.parse import unquote

import msgspec

from cantina.server.app import create_app
from cantina.server.house import Settings
from cantina.server.limits import LIFTED
from cantina.table import messages
from tests.server.visitor import BYTES, SHORT

SLOW = 0.1  # seconds of the processor for any input
AGAIN = 3  # times that something slow is tried again: a machine may be busy, and memory swept
HOST = [(b"host", b"localhost")]
T = TypeVar("T")
read = msgspec.json.Decoder(messages.AnyMessage).decode


class Workers(ThreadPoolExecutor):
    """Threads that note how much of the processor their work takes."""

    def __init__(self) -> None:
        super().__init__(4, "fuzzed")
        self.spent = 0.0

    def submit(self, work: Callable[..., T], /, *args: Any, **kwargs: Any) -> Future[T]:
        def counted() -> T:
            before = time.thread_time()
            try:
                return work(*args, **kwargs)
            finally:
                self.spent += time.thread_time() - before

        return super().submit(counted)


class Answer(NamedTuple):
    """What a request was answered."""

    status: int
    body: bytes


class World:
    """A running application, and the time that it took for its inputs."""

    def __init__(self, folder: Path):
        self.app: Any = create_app(Settings(folder / "fuzz.sqlite", pace=0.02, workers=1, limits=LIFTED))
        self.inputs = 0
        self._runner = asyncio.Runner()
        self._workers = Workers()
        self._runner.get_loop().set_default_executor(self._workers)
        self._runs, self._stops = asyncio.Event(), asyncio.Event()
        self._life = self._runner.get_loop().create_task(self._live())
        self.run(self._runs.wait())

    async def _live(self) -> None:
        async with self.app.lifespan():
            self._runs.set()
            await self._stops.wait()

    def close(self) -> None:
        """Stop it."""

        async def stopped() -> None:
            self._stops.set()
            await self._life

        self.run(stopped())
        self._runner.close()

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        """Do something where the application runs."""
        return self._runner.run(work)

    async def timed(self, given: object, work: Callable[[], Awaitable[T]]) -> T:
        """An input; it must not take long, whatever it is. What is slow once may have been disturbed, and is tried again."""
        self.inputs += 1
        before = self._spent
        result = await work()
        spent = self._spent - before
        for _ in range(AGAIN):
            if spent <= SLOW:
                break
            before = self._spent
            await work()
            spent = min(spent, self._spent - before)
        assert spent <= SLOW, f"{spent * 1000:.0f} ms of the processor for {given!r:.2000}"
        return result

    @property
    def _spent(self) -> float:
        """Seconds of the processor that the loop and its threads took so far."""
        return time.thread_time() + self._workers.spent

    async def request(
        self, method: str, path: str, *, query: bytes = b"", headers: list[tuple[bytes, bytes]] | None = None, body: bytes = b""
    ) -> Answer:
        """A request as a server hands it on; the path is still quoted."""
        length = [(b"content-length", str(len(body)).encode())] if body else []
        scope = _scope("http", path, HOST + length + (headers or []), query) | {"method": method}
        came: asyncio.Queue[Any] = asyncio.Queue()
        came.put_nowait({"type": "http.request", "body": body, "more_body": False})
        status, parts = 0, list[bytes]()

        async def send(event: Any) -> None:
            nonlocal status
            status = event.get("status", status)
            parts.append(event.get("body", b""))

        await self.app(scope, came.get, send)
        return Answer(status, b"".join(parts))

    async def post(self, path: str, wanted: Any, token: str | None = None) -> Any:
        """The answer to something that is right."""
        answer = await self.request("POST", path, headers=sent_by(token), body=msgspec.json.encode(wanted))
        assert answer.status in (200, 201), answer
        return msgspec.json.decode(answer.body)


def sent_by(token: str | None) -> list[tuple[bytes, bytes]]:
    """The headers of somebody's JSON."""
    kind = [(b"content-type", b"application/json")]
    return [*kind, (b"authorization", f"Bearer {token}".encode())] if token else kind


def _scope(kind: str, path: str, headers: list[tuple[bytes, bytes]], query: bytes = b"") -> dict[str, Any]:
    return {
        "type": kind,
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "scheme": "http" if kind == "http" else "ws",
        "path": unquote(path),
        "raw_path": path.encode(),
        "root_path": "",
        "query_string": query,
        "headers": headers,
        "client": ("127.0.0.1", 9),
        "server": ("localhost", 80),
        "subprotocols": [],
        "extensions": {},
    }


class Client:
    """Somebody's line to a table."""

    def __init__(self, world: World, table: str):
        self.world, self._came = world, asyncio.Queue[Any]()
        self.heard: list[messages.AnyMessage] = []
        self.position: messages.PositionSeen | None = None
        self.phase: str = "gathering"
        self._news = asyncio.Event()
        self._refs = itertools.count(2**40)
        self._came.put_nowait({"type": "websocket.connect"})
        scope = _scope("websocket", f"/api/tables/{table}/live", HOST)
        self.life = asyncio.ensure_future(world.app(scope, self._came.get, self._send))

    async def _send(self, event: Any) -> None:
        if event["type"] == "websocket.send":
            message = read(event["text"])
            self.heard.append(message)
            if isinstance(message, messages.Welcome | messages.Update):
                self.position, self.phase = message.position or self.position, message.table.phase
        self._news.set()

    def put(self, message: bytes) -> None:
        """Send anything."""
        try:
            self._came.put_nowait({"type": "websocket.receive", "text": message.decode(), "bytes": None})
        except UnicodeDecodeError:
            self._came.put_nowait({"type": "websocket.receive", "text": None, "bytes": message})

    async def says(self, message: bytes) -> list[messages.AnyMessage]:
        """Send anything, and return all that was heard until the next command was answered: the line must still be there."""
        self.heard.clear()
        ref = next(self._refs)
        self.put(message)
        self.put(b'{"type":"ping","ref":%d}' % ref)
        while messages.Done(ref) not in self.heard:
            self._news.clear()
            await asyncio.wait_for(self._news.wait(), 60)
            assert not self.life.done(), f"the line was lost by {message!r:.2000}"
        return [heard for heard in self.heard if heard != messages.Done(ref)]

    async def hears(self, ref: int) -> list[messages.AnyMessage]:
        """What a command is answered that somebody has to think about first: the line goes on meanwhile."""
        while not (told := [heard for heard in self.heard if getattr(heard, "ref", None) == ref]):
            self._news.clear()
            await asyncio.wait_for(self._news.wait(), 60)
        return told

    async def asks(self, **fields: Any) -> None:
        """A command that is right."""
        told = await self.says(msgspec.json.encode({"ref": 1} | fields))
        assert not any(isinstance(message, messages.Problem) for message in told), told

    async def close(self) -> None:
        """Go."""
        self._came.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await self.life


class Table:
    """A match between Ada and Bob, whom Eve and a screen watch."""

    def __init__(self, world: World, game: str, lines: list[Client]):
        self.world, self.game, self.lines = world, game, lines

    @classmethod
    async def begin(cls, world: World, game: str) -> "Table":
        """A new one."""
        tokens = [(await world.post("/api/guests", {"name": name}))["token"] for name in ("Ada", "Bob", "Eve")]
        wanted = {"game": game, "seats": ["me", "open"], "bytes": BYTES, "options": SHORT[game], "at_once": True}
        id_ = (await world.post("/api/tables", wanted, tokens[0]))["id"]
        lines = [Client(world, id_) for _ in range(4)]
        for line, token in zip(lines, tokens, strict=False):
            await line.asks(type="hello", token=token)
        await lines[3].asks(type="watch")
        await lines[1].asks(type="sit", seat=1, bytes=BYTES)
        return cls(world, game, lines)

    @property
    def over(self) -> bool:
        """Whether nothing more can happen here."""
        return any(line.phase not in ("gathering", "playing") or line.life.done() for line in self.lines)

    async def end(self) -> None:
        """Everybody goes."""
        for line in self.lines:
            if not line.life.done():
                await line.close()
