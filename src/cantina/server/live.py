"""The websocket of a table: one reader, one bounded outbox and one sender for each connection."""

import asyncio
import contextlib
import logging
from collections import deque
from typing import Any

import msgspec
from litestar import WebSocket

from cantina.server.house import House
from cantina.table import messages, wishes
from cantina.table.room import Room, encode
from cantina.table.seats import SCREEN, Guest
from cantina.table.table import Refused

LARGEST = 16 * 1024  # bytes of a message
OUTBOX = 256  # messages that may wait for a slow reader
PATIENCE = 10.0  # seconds for the first message
SLOW, UNKNOWN, TRY_AGAIN = 4008, 4004, 1012  # websocket close codes

LOGGER = logging.getLogger(__name__)
decode = msgspec.json.Decoder(messages.AnyWish).decode


class Line:
    """A guest's connection: what is put into the outbox is sent by a task of its own."""

    def __init__(self, socket: WebSocket[Any, Any, Any], guest: Guest):
        self.guest = guest
        self._socket = socket
        self._outbox: deque[bytes] = deque()
        self._something = asyncio.Event()  # to send, or to end with
        self._code: int | None = None

    def send(self, message: bytes) -> None:
        """Put a message into the outbox; a guest who does not read is cut off, and never stalls the room."""
        if len(self._outbox) == OUTBOX:
            self._end(SLOW)
        elif self._code is None:
            self._outbox.append(message)
            self._something.set()

    def close(self) -> None:
        """End the connection; the guest comes back by themselves."""
        self._end(TRY_AGAIN)

    def _end(self, code: int) -> None:
        self._code = code
        if code == SLOW:  # whoever is not slow hears first what was put here before
            self._outbox.clear()
        self._something.set()

    async def run(self) -> None:
        """Send what is in the outbox until the connection ends."""
        while self._code is None:
            await self._something.wait()
            self._something.clear()
            while self._outbox:
                text = self._outbox.popleft().decode()
                await self._socket.send({"type": "websocket.send", "bytes": None, "text": text})
                if self._outbox:
                    await asyncio.sleep(0)  # so that a connection that breaks is noticed between two messages
        await self._socket.close(code=self._code)


async def serve(socket: WebSocket[Any, Any, Any], house: House, table: str) -> None:
    """One connection from beginning to end."""
    await socket.accept()
    try:
        hello = await asyncio.wait_for(_receive(socket), PATIENCE)
        if hello is None:
            return
        guest, room = await _who(house, hello), await house.room(table)
        wishes.admit(room.table, guest)
    except Exception as problem:
        refused = (
            problem if isinstance(problem, Refused) else Refused("slow" if isinstance(problem, TimeoutError) else "unexpected")
        )
        house.metrics.refusals.labels(refused.code).inc()
        if refused.code == "unexpected":
            LOGGER.exception("at table %s, before hello was said", table, extra={"table": table})
        await socket.send_data(encode(messages.Problem(None, refused.code, None, refused.arguments)).decode(), mode="text")
        await socket.close(code=UNKNOWN)
        return
    line = Line(socket, guest)
    sender = asyncio.create_task(line.run())
    await room.join(line, hello.ref)
    reader = asyncio.create_task(_read(socket, house, room, line))
    try:
        with house.metrics.connections.track_inprogress():
            await asyncio.wait((reader, sender), return_when=asyncio.FIRST_COMPLETED)
    finally:
        room.leave(line)
        for task in (reader, sender):
            task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await asyncio.gather(reader, sender, return_exceptions=True)


async def _who(house: House, hello: Any) -> Guest:
    """The guest who says hello, or a screen."""
    match hello:
        case messages.Hello(token=token):
            return await house.guests.recognise(token)
        case messages.Watch():
            return SCREEN
    raise Refused("unknown-guest")


async def _read(socket: WebSocket[Any, Any, Any], house: House, room: Room, line: Line) -> None:
    """Meet wishes one after another until the guest goes."""
    while True:
        try:
            wish = await _receive(socket)
        except Refused as refused:
            line.send(encode(messages.Problem(None, refused.code, None, refused.arguments)))
            house.metrics.refusals.labels(refused.code).inc()
            continue
        if wish is None:
            return
        with house.metrics.waiting.labels(type(wish).__name__.lower()).time():
            if isinstance(wish, messages.Rematch):
                problem = await _rematch(house, room, line, wish)
            else:
                line.guest = house.guests.current(line.guest)
                problem = await room.meet(line, wish)
        if problem:
            house.metrics.refusals.labels(problem.code).inc()


async def _rematch(house: House, room: Room, line: Line, wish: messages.Rematch) -> messages.Problem | None:
    try:
        line.send(encode(messages.Done(wish.ref, await house.rematch(room, line.guest))))
        return None
    except Refused as refused:
        problem = messages.Problem(wish.ref, refused.code, None, refused.arguments)
    except Exception:
        LOGGER.exception("at table %s, which was asked for a rematch", room.table.id, extra={"table": room.table.id})
        problem = messages.Problem(wish.ref, "unexpected")
    line.send(encode(problem))
    return problem


async def _receive(socket: WebSocket[Any, Any, Any]) -> Any:
    """The next wish; None where the guest has gone; Refused where it is none."""
    event: Any = await socket.receive()
    if event["type"] == "websocket.disconnect":
        return None
    data = event.get("bytes") or (event.get("text") or "").encode()
    if len(data) > LARGEST:
        raise Refused("too-large", bytes=len(data), most=LARGEST)
    try:
        return decode(data)
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError) as problem:
        raise Refused("malformed", problem=str(problem)) from None
