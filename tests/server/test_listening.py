"""Listening: what is half open, endless or never read ends by itself, and nobody else waits for it."""

import asyncio
import socket
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode

from cantina.server import limits
from cantina.server.house import Settings
from cantina.server.listening import HEARING, Frames, configuration, framed

from .serving import Serving, serving
from .visitor import WAIT, Visitor


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """A server with little patience."""
    with pytest.MonkeyPatch.context() as patched:
        for name, seconds in {"HEADERS": 0.3, "BODY": 0.3, "SILENT": 0.3, "REQUESTS": 5}.items():
            patched.setattr(limits, name, seconds)
        with serving(Settings(tmp_path_factory.mktemp("hasty") / "tables.sqlite", pace=0, workers=1)) as running:
            yield running


def caller(server: Serving) -> socket.socket:
    """A connection without a browser."""
    line = socket.create_connection(("127.0.0.1", server.port), timeout=WAIT)
    line.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    return line


def ended(line: socket.socket) -> bool:
    """Whether the server hangs up, sooner or later."""
    try:
        while line.recv(65536):
            pass
    except ConnectionError:
        pass
    return True


POST = b"POST /api/guests HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"


@pytest.mark.parametrize(
    "sent",
    [
        b"",
        b"GET /api/house HTTP/1.1\r\nHost: local",
        POST + b"Content-Length: 1000\r\n\r\n{",
        POST + b"Transfer-Encoding: chunked\r\n\r\n1\r\n{",
    ],
    ids=["nothing", "headers", "a body", "chunks"],
)
def test_half_a_request_is_not_waited_for(hasty: Serving, sent: bytes) -> None:
    with caller(hasty) as line:
        line.sendall(sent)
        assert ended(line)


def test_half_a_request_after_another_is_not_waited_for(hasty: Serving) -> None:
    with caller(hasty) as line:
        line.sendall(b"GET /api/house HTTP/1.1\r\nHost: localhost\r\n\r\n")
        assert line.recv(12) == b"HTTP/1.1 200"
        line.sendall(b"GET /api/ho")
        assert ended(line)


def test_headers_that_trickle_in_get_no_more_time(hasty: Serving) -> None:
    with caller(hasty) as line:
        try:
            for letter in b"GET /api/house HTTP/1.1\r\nX-Slow: " + b"x" * 10**6:
                line.sendall(bytes([letter]))
        except ConnectionError:
            return
    raise AssertionError("the server read a million bytes")


def test_a_crowd_of_half_open_connections_does_not_grow_and_does_not_stay(hasty: Serving) -> None:
    crowd = [caller(hasty) for _ in range(30)]
    assert all(map(ended, crowd))
    for line in crowd:
        line.close()
    with httpx.Client(base_url=hasty.address, timeout=60) as http:
        assert http.get("/api/house").status_code == 200


def upgraded(server: Serving, table: str) -> socket.socket:
    """A line to a table that reads nothing of what comes."""
    line = socket.socket()
    line.settimeout(WAIT)
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    line.connect(("127.0.0.1", server.port))
    line.sendall(
        f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
    )
    while b"\r\n\r\n" not in line.recv(1024):
        pass
    return line


def test_a_line_to_a_table_lasts_longer_than_any_request(hasty: Serving) -> None:
    with httpx.Client(base_url=hasty.address, timeout=60) as http:
        ada = Visitor(http, "Ada")
        line = ada.enters(ada.opens())
        with caller(hasty) as later:
            later.sendall(POST + b"Content-Length: 1000\r\n\r\n{")
            assert ended(later)  # what began after the line, and took as long as a request may
        line.catches_up()
        line.close()


def test_whoever_takes_nothing_is_cut_off(hasty: Serving) -> None:
    with httpx.Client(base_url=hasty.address, timeout=60) as http:
        table = Visitor(http, "Ada").opens()
    watch = Frame(Opcode.TEXT, b'{"type":"watch","ref":1}').serialize(mask=True, extensions=[])
    ping = Frame(Opcode.PING, b"x" * 120).serialize(mask=True, extensions=[])
    with upgraded(hasty, table) as line:
        line.sendall(watch)
        try:
            for _ in range(10**6):
                line.sendall(ping * 100)  # each is answered, but nobody hears it
        except (ConnectionError, TimeoutError):
            return
    raise AssertionError("the server answered a hundred million pings")


# ---- in small pieces -----------------------------------------------------------------------------------------------------


class Wire(asyncio.Transport):
    """A transport that goes nowhere."""

    def __init__(self) -> None:
        super().__init__()
        self.paused, self.sent = False, list[bytes]()

    def get_extra_info(self, _: str, default: Any = None) -> Any:
        return default

    def close(self) -> None:
        pass

    def abort(self) -> None:
        pass

    def is_closing(self) -> bool:
        return False

    def pause_reading(self) -> None:
        self.paused = True

    def resume_reading(self) -> None:
        self.paused = False

    def write(self, data: Any) -> None:
        self.sent.append(bytes(data))


def frame(kind: Opcode, data: bytes) -> bytes:
    """A frame as a guest sends it."""
    return Frame(kind, data).serialize(mask=True, extensions=[])


def test_a_line_is_read_in_small_pieces_and_nothing_is_lost() -> None:
    async def app(_: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        while (message := await receive())["type"] == "websocket.receive":
            heard.append(message["text"])

    heard = list[str]()
    words = [f"{number}" * (number % 7 + 1) for number in range(20_000)] + ["x" * 10_000, "the end"]

    async def scene() -> None:
        wire = Wire()
        line = Frames(configuration(app), ServerState(), {})
        line.connection_made(wire)
        line.data_received(
            b"GET / HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\nX-Long: " + b"x" * 3000 + b"\r\n\r\n"
        )
        while not line.handshake_complete:
            await asyncio.sleep(0)
        line.data_received(b"".join(frame(Opcode.TEXT, word.encode()) for word in words))
        assert line.queue.qsize() <= limits.PIECE // 7 + 1, "nobody waits until all of them are read"
        assert wire.paused, "and nothing more is taken in before"
        while len(heard) < len(words):
            await asyncio.sleep(0)
        assert heard == words
        assert not wire.paused
        wire.sent.clear()
        line.data_received(frame(Opcode.PING, b"?") * 20_000)
        assert len(wire.sent) <= limits.PIECE // 7 + 1
        while wire.paused:
            await asyncio.sleep(0)
        assert len(wire.sent) == 20_000
        line.pause_writing()
        line.data_received(frame(Opcode.PING, b"?") * 20_000)
        while wire.paused:
            await asyncio.sleep(0)
        assert len(wire.sent) == 20_000, "whoever takes no answers gets none"
        line.connection_lost(None)
        await asyncio.sleep(0)

    asyncio.run(asyncio.wait_for(scene(), WAIT))


def test_a_whole_short_text_is_taken_at_once_and_everything_else_in_the_usual_way() -> None:
    async def app(scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        scope["extensions"][HEARING](take)
        while (message := await receive())["type"] == "websocket.receive":
            in_turn.append(message.get("text") or message["bytes"])

    at_once, in_turn, taking = list[bytes](), list[str | bytes](), [True]

    def take(text: bytes) -> bool:
        at_once.extend([text] * len(taking))
        return bool(taking)

    async def scene() -> None:
        line = Frames(configuration(app), ServerState(), {})
        line.connection_made(Wire())
        line.data_received(
            b"GET / HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
        )
        while not line.handshake_complete:
            await asyncio.sleep(0)

        async def comes(*data: bytes) -> tuple[list[bytes], list[str | bytes]]:
            at_once.clear()
            in_turn.clear()
            for piece in data:
                line.data_received(piece)
            for _ in range(9):
                await asyncio.sleep(0)
            return at_once.copy(), in_turn.copy()

        short, long = frame(Opcode.TEXT, b"hello"), frame(Opcode.TEXT, b"x" * 500)
        assert await comes(short) == ([b"hello"], [])
        assert await comes(long, short) == ([b"x" * 500, b"hello"], [])
        assert await comes(short + short) == ([], ["hello", "hello"]), "two that come together"
        assert await comes(short[:3], short[3:]) == ([], ["hello"]), "one in two pieces"
        assert await comes(short + short[:3], short[3:], short) == ([], ["hello"] * 3), "nothing overtakes what waits"
        assert await comes(frame(Opcode.TEXT, "č".encode())) == ([], ["č"]), "its letters are checked by the engine"
        assert await comes(frame(Opcode.BINARY, b"hello")) == ([], [b"hello"])
        first = Frame(Opcode.TEXT, b"hel", fin=False).serialize(mask=True, extensions=[])
        last = Frame(Opcode.CONT, b"lo").serialize(mask=True, extensions=[])
        assert await comes(first, last, short) == ([], ["hello", "hello"]), "a message in two frames"
        stretched = b"\x81\xff" + (119).to_bytes(8, "big") + bytes(4) + b"x" * 119  # as long as one of 127 letters is otherwise
        assert await comes(stretched) == ([], ["x" * 119]), "its length stands in eight bytes"
        taking.clear()
        assert await comes(short) == ([], ["hello"]), "the application could not take it"
        line.connection_lost(None)
        await asyncio.sleep(0)

    asyncio.run(asyncio.wait_for(scene(), WAIT))


@pytest.mark.parametrize("size", [0, 1, 125, 126, 1000, 65535, 65536, 200_000])
def test_a_text_is_framed_as_the_engine_frames_it(size: int) -> None:
    assert framed(b"x" * size) == Frame(Opcode.TEXT, b"x" * size).serialize(mask=False, extensions=[])


def test_only_those_who_are_silent_are_asked_whether_they_are_there() -> None:
    async def app(scope: Any, receive: Any, send: Any) -> None:  # noqa: ARG001
        await receive()
        await send({"type": "websocket.accept"})
        while (await receive())["type"] == "websocket.receive":
            pass

    async def scene() -> None:
        line, wire = Frames(configuration(app), ServerState(), {}), Wire()
        line.connection_made(wire)
        line.data_received(
            b"GET / HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
        )
        while not line.handshake_complete:
            await asyncio.sleep(0)
        line.data_received(frame(Opcode.TEXT, b"hello"))
        while not line.queue.empty():
            await asyncio.sleep(0)
        wire.sent.clear()
        line.send_keepalive_ping()
        assert not wire.sent, "they were heard of"
        assert line.ping_timer, "and are asked another time"
        for asked in (1, 2):
            line.send_keepalive_ping()
            assert len(wire.sent) == asked, "they are silent, and an answer is nothing that they say"
            line.data_received(frame(Opcode.PONG, line.pending_ping_payload or b""))
        line.connection_lost(None)
        while line.tasks:
            await asyncio.sleep(0)

    asyncio.run(scene())
