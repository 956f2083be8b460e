"""The listening side: half-open, endless and unread connections cost little and are cut off."""

import asyncio
from collections.abc import Callable
from http import HTTPStatus
from typing import Any

import h11
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.utils import apply_mask

from cantina.server import limits
from cantina.server.budgets import address_of

SAYING = "cantina.say"  # the extension of a websocket's scope by which texts are sent at once,
HEARING = "cantina.hear"  # and the one by which an application asks to be given texts as soon as they come
TEXT = 0x81  # how a frame begins that is a whole text, not compressed
MASKED = 0x80  # every frame of a client is
LONG = MASKED | 127  # then the length stands in eight bytes


def configuration(app: Any, proxies: tuple[str, ...] = ()) -> uvicorn.Config:
    """The uvicorn configuration; clients behind a trusted proxy are known by its headers."""
    return uvicorn.Config(
        app,
        http=Requests,
        ws=Frames,
        ws_max_size=limits.FRAME,
        proxy_headers=bool(proxies),
        forwarded_allow_ips=list(proxies),
        log_config=None,
        access_log=False,
        timeout_graceful_shutdown=3,
        lifespan="on",
    )


class _Taking(asyncio.Protocol):
    """Cuts off clients that read nothing for a while, and drops what waits for them."""

    loop: asyncio.AbstractEventLoop
    transport: asyncio.Transport
    _cut: asyncio.TimerHandle | None = None
    _lost = False
    _full = False  # what waits to be written is as much as may wait

    def pause_writing(self) -> None:
        """The write buffer is full."""
        self._full = True
        super().pause_writing()
        self.cut_off_later()

    def resume_writing(self) -> None:
        """The client reads again."""
        self._full = False
        super().resume_writing()
        if not self.transport.is_closing():
            self._keep()

    def connection_lost(self, exc: Exception | None) -> None:
        """It is over."""
        self._lost = True
        super().connection_lost(exc)
        self._keep()

    def cut_off_later(self) -> None:
        """Cuts off after a while: closing alone would wait for ever for the buffer to be read."""
        if self._cut is None and not self._lost:
            self._cut = self.loop.call_later(limits.SILENT, self.transport.abort)

    def _keep(self) -> None:
        if self._cut is not None:
            self._cut.cancel()
            self._cut = None


class Requests(_Taking, H11Protocol):
    """An HTTP connection: each request must arrive in time, and an address has a limited number of connections."""

    _stage: Any = None
    _late: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody comes."""
        super().connection_made(transport)
        mine = address_of(self.client[0]) if self.client else ""
        others = (other.client for other in self.connections if isinstance(other, Requests))
        if sum(address_of(client[0]) == mine for client in others if client) > limits.REQUESTS:
            transport.abort()
        self._watch()

    def data_received(self, data: bytes) -> None:
        """Something of a request."""
        super().data_received(data)
        self._watch()

    def connection_lost(self, exc: Exception | None) -> None:
        """It is over."""
        super().connection_lost(exc)
        self._hurry(None)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """What follows is a table's line and no body: it may last for an evening."""
        super().handle_websocket_upgrade(event)
        self._stage = self.conn.their_state
        self._hurry(None)

    def timeout_keep_alive_handler(self) -> None:
        """The keep-alive time is over."""
        super().timeout_keep_alive_handler()
        self.cut_off_later()

    def _watch(self) -> None:
        """Restarts the timer with each part of a request, not with each byte."""
        if (stage := self.conn.their_state) is not self._stage:
            self._stage = stage
            self._hurry({h11.IDLE: limits.HEADERS, h11.SEND_BODY: limits.BODY}.get(stage))

    def _hurry(self, seconds: float | None) -> None:
        if self._late is not None:
            self._late.cancel()
        self._late = None if seconds is None else self.loop.call_later(seconds, self.transport.abort)


def framed(text: bytes) -> bytes:
    """A whole text as a frame of a server: not compressed, and not masked."""
    size = len(text)
    if size < 126:
        return b"%c%c%b" % (TEXT, size, text)
    if size < 1 << 16:
        return b"%c\x7e%b%b" % (TEXT, size.to_bytes(2, "big"), text)
    return b"%c\x7f%b%b" % (TEXT, size.to_bytes(8, "big"), text)


class Frames(_Taking, WebSocketsSansIOProtocol):
    """A websocket: read in small pieces, so that others get their turn in between."""

    _later = b""  # what has come and is not read yet
    _heard_of = False  # since the last ping was due
    _hear: Callable[[bytes], bool] | None = None  # takes a text at once, or says that it cannot

    def data_received(self, data: bytes) -> None:
        """Something of some messages."""
        self._heard_of = True
        if self._hear is None or self._later or not self._heard(data, self._hear):
            self._later += data
            self._go_on()

    def _heard(self, data: bytes, hear: Callable[[bytes], bool]) -> bool:
        """Whether this is one whole short text, nothing is before it, and the application took it at once.

        Most of what guests send is; everything else is read by the engine.
        """
        if not 8 <= len(data) <= limits.PIECE or data[0] != TEXT or not self.queue.empty():
            return False
        size, begin = data[1] - MASKED, 2
        if size == 126:  # then it stands in the next two bytes
            size, begin = int.from_bytes(data[2:4], "big"), 4
        conn = self.conn
        between = not conn.reader.buffer and conn.current_size is None  # no frame or message is half read
        if not between or data[1] == LONG or len(data) != begin + 4 + size or not self._is_open():
            return False
        text = apply_mask(data[begin + 4 :], data[begin : begin + 4])
        return text.isascii() and hear(text)

    def _is_open(self) -> bool:
        """Whether neither side has ended it. Asking the engine for each message takes as long as framing it."""
        return self.handshake_complete and not self.close_sent and not self.transport.is_closing()

    def listen(self, hear: Callable[[bytes], bool] | None) -> None:
        """The application takes texts as soon as they come, or no longer."""
        self._hear = hear

    def _go_on(self) -> None:
        """Reads a piece; the next one follows when its messages are taken, or else after everybody had their turn."""
        if self._later and not self._waits():
            piece, self._later = self._later[: limits.PIECE], self._later[limits.PIECE :]
            super().data_received(piece)
        if self._later and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()
        if self._waits():
            return
        if self._later:
            self.loop.call_soon(self._go_on)
        elif self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()

    def _waits(self) -> bool:
        """Whether messages are still to be taken; after its farewell the application takes none."""
        return not self.queue.empty() and not self.close_sent

    def handle_connect(self, event: Request) -> None:
        """Somebody wants to speak; the application may answer by `say`."""
        super().handle_connect(event)
        if self.response.status_code == HTTPStatus.SWITCHING_PROTOCOLS:
            scope: Any = self.scope
            scope["extensions"] |= {SAYING: self.say, HEARING: self.listen}

    def say(self, text: bytes) -> bool:
        """Sends a text without waiting, past the layers of the application; False where it must be sent in the usual way."""
        if self._full or not self._is_open():
            return False
        if self.conn.extensions:
            self.conn.send_text(text)
            self.transport.write(b"".join(self.conn.data_to_send()))
        else:
            self.transport.write(framed(text))
        return True

    async def receive(self) -> Any:
        """The next message, as the application gets it."""
        message = await self.queue.get()
        if self.queue.empty():
            self._go_on()
        return message

    def connection_lost(self, exc: Exception | None) -> None:
        """It is over, and nobody hears an answer."""
        self._later = b""
        super().connection_lost(exc)

    def handle_ping(self) -> None:
        """Answer a ping, unless nobody takes the answers."""
        if self._full:
            self.conn.data_to_send()
        else:
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        """An answer to a ping says no more than that it was due."""
        self._heard_of = False
        super().handle_pong(event)

    def send_keepalive_ping(self) -> None:
        """Asks whether somebody is still there, unless they were heard of since this was due last."""
        if self._heard_of:
            self._heard_of = False
            self.schedule_ping()
        else:
            super().send_keepalive_ping()

    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        """The application has nothing more to say."""
        super().on_task_complete(task)
        self.cut_off_later()
