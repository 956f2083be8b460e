"""Websocket connections to a table: each has one reader, one bounded outbox and one sender."""

import asyncio
import contextlib
import logging
import time
from collections import deque
from collections.abc import AsyncIterator, Callable
from typing import Any

import msgspec
from litestar import WebSocket
from sqlalchemy.exc import SQLAlchemyError

from cantina.server import limits
from cantina.server.cluster import Elsewhere
from cantina.server.house import House
from cantina.server.listening import HEARING, SAYING
from cantina.server.peers import asked_for, hand_on
from cantina.table import commands, messages
from cantina.table.room import Room, encode
from cantina.table.seats import SCREEN, Guest
from cantina.table.table import Refused

SLOW, UNKNOWN, TRY_AGAIN = 4008, 4004, 1012  # websocket close codes
BUSY = ("too-fast", "too-many-lines", "not-ready")  # problems that pass

LONGEST_PAUSE = 0.05  # seconds

LOGGER = logging.getLogger(__name__)
COSTLY = (
    messages.Hello
    | messages.Watch
    | messages.Look
    | messages.AskPreview
    | messages.AskSample
    | messages.Describe
    | messages.Earlier
)
SPENDS: dict[Any, str] = {
    messages.AskPreview: "previews",
    messages.AskSample: "previews",
    messages.Describe: "previews",
    messages.AskHint: "hints",
    messages.Say: "chat",
    messages.Rematch: "tables",
}
FOR_PEOPLE = messages.Say | messages.AskHint | messages.Rematch
decode = msgspec.json.Decoder(messages.AnyCommand).decode


class ClientConnection:
    """A guest's connection: what cannot be sent at once is put into the outbox, and sent by a task of its own."""

    def __init__(self, socket: WebSocket[Any, Any, Any], guest: Guest, address: str):
        self.guest, self.address = guest, address
        self._socket = socket
        extensions: Any = socket.scope.get("extensions") or {}
        self._say: Callable[[bytes], bool] = extensions.get(SAYING, lambda _: False)
        self._sending = False  # something is on its way, and nothing may overtake it
        self._outbox: deque[bytes] = deque()
        self._bytes = 0  # in the outbox
        self._something = asyncio.Event()  # to send, or to end with
        self._code: int | None = None
        self.cut_off = asyncio.get_running_loop().create_future()  # done as soon as too much waits
        self.listen: Callable[[Callable[[bytes], bool] | None], None] = extensions.get(HEARING, lambda _: None)
        self.free = asyncio.Event()  # nothing that the guest sent is being answered
        self.free.set()

    def send(self, message: bytes) -> None:
        """Send a message, now or from the outbox; a guest who does not read is cut off, and never stalls the room."""
        if self._code is None and not self._outbox and not self._sending and self._say(message):
            return
        if self._outbox and self._bytes + len(message) > limits.OUTBOX:
            self._end(SLOW)
        elif self._code is None:
            self._outbox.append(message)
            self._bytes += len(message)
            self._something.set()

    def close(self) -> None:
        """End the connection; the guest comes back by themselves."""
        self._end(TRY_AGAIN)

    def _end(self, code: int) -> None:
        self._code = code
        self._something.set()
        if code == SLOW:  # whoever is not slow hears first what was put here before
            self._outbox.clear()
            self._bytes = 0
            if not self.cut_off.done():
                self.cut_off.set_result(None)

    async def run(self) -> None:
        """Send what is in the outbox until the connection ends."""
        while self._code is None:
            await self._something.wait()
            self._something.clear()
            while self._outbox:
                message = self._outbox.popleft()
                self._bytes -= len(message)
                self._sending = True
                await self._socket.send({"type": "websocket.send", "bytes": None, "text": message.decode()})
                self._sending = False
                if self._outbox:
                    await asyncio.sleep(0)  # so that a connection that breaks is noticed between two messages
        await self._socket.close(code=self._code)


async def serve(socket: WebSocket[Any, Any, Any], house: House, table: str) -> None:
    """One connection from beginning to end."""
    await socket.accept()
    address = asked_for(house, socket.scope)
    with contextlib.ExitStack() as counted:
        try:
            counted.enter_context(house.budgets.line("address", address))
            house.budgets.spend("connections", None, address)
            hello = await asyncio.wait_for(_receive(socket), limits.HELLO)
            if hello is None:
                return
            guest = await _who(house, hello)
            if guest.id:
                counted.enter_context(house.budgets.line("guest", guest.id))
            try:
                room = await house.room(table)
            except Elsewhere as there:
                await hand_on(socket, house, table, hello, address, there)
                return
            commands.admit(room.table, guest)
        except Exception as problem:
            await _turn_away(socket, house, table, problem)
            return
        await _attend(socket, house, room, ClientConnection(socket, guest, address), hello)


async def _turn_away(socket: WebSocket[Any, Any, Any], house: House, table: str, problem: Exception) -> None:
    """Refuses a connection before the guest is at the table."""
    refused = _refusal(problem)
    house.metrics.refusals.labels(refused.code).inc()
    if refused is not problem and refused.code != "slow":
        LOGGER.error("at table %s, before hello was said", table, exc_info=problem, extra={"table": table})
    if refused.code in BUSY:
        await asyncio.sleep(limits.LONGEST_WAIT)
    await socket.send_data(encode(messages.Problem(None, refused.code, None, refused.arguments)).decode(), mode="text")
    await socket.close(code=TRY_AGAIN if refused.code in BUSY else UNKNOWN)


def _refusal(problem: Exception) -> Refused:
    match problem:
        case Refused():
            return problem
        case TimeoutError():
            return Refused("slow")
        case SQLAlchemyError():
            return Refused("not-ready")
    return Refused("unexpected")


async def _attend(socket: WebSocket[Any, Any, Any], house: House, room: Room, line: ClientConnection, hello: Any) -> None:
    """Serves a guest at the table until they go."""
    async with house.answers.of(line.guest.id or line.address), _half_of_the_time():
        await room.join(line, hello.ref, hello.changes)
    tasks = [asyncio.create_task(line.run()), asyncio.create_task(_read(socket, house, room, line))]
    line.listen(lambda text: _moves_at_once(house, room, line, text))
    try:
        with house.metrics.connections.track_inprogress():
            await asyncio.wait([*tasks, line.cut_off], return_when=asyncio.FIRST_COMPLETED)
    finally:
        line.listen(None)
        room.leave(line)
        for task in tasks:
            task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await asyncio.gather(*tasks, return_exceptions=True)
    if line.cut_off.done():
        with contextlib.suppress(OSError):  # perhaps they read again; if not, or where they have gone, they are not waited for
            await asyncio.wait_for(socket.close(code=SLOW), limits.SILENT)


async def _who(house: House, hello: Any) -> Guest:
    """The guest who says hello, or a screen."""
    match hello:
        case messages.Hello(token=token):
            return await house.guests.recognise(token)
        case messages.Watch():
            return SCREEN
    raise Refused("unknown-guest")


async def _read(socket: WebSocket[Any, Any, Any], house: House, room: Room, line: ClientConnection) -> None:
    """Handle commands one after another until the guest goes; after each it is everybody else's turn."""
    while True:
        command, refused = None, None
        try:
            command = await _receive(socket)
            if command is None:
                return
        except Refused as malformed:  # it counts all the same
            refused = malformed
        await line.free.wait()
        try:
            _spend(house, line, command)
        except Refused as over:
            refused = over
        if refused:
            line.send(encode(messages.Problem(command and command.ref, refused.code, None, refused.arguments)))
            house.metrics.refusals.labels(refused.code).inc()
            line.free.clear()
            await asyncio.sleep(limits.LONGEST_WAIT if refused.code in BUSY else 0)
            line.free.set()
            continue
        assert command is not None  # else it was refused
        began = time.perf_counter()
        line.free.clear()
        if isinstance(command, COSTLY):
            async with house.answers.of(line.guest.id or line.address), _half_of_the_time():
                problem = await _handle(house, room, line, command)
        else:
            problem = await _handle(house, room, line, command)
            await asyncio.sleep(0)
        _answered(house, line, command, began, problem)


def _moves_at_once(house: House, room: Room, line: ClientConnection, text: bytes) -> bool:
    """Makes a guest's move in the moment in which it comes; False where something is before it, or it is no such move."""
    try:
        command = decode(text) if line.free.is_set() else None
        if type(command) is not messages.Act or room.busy:
            return False
        _spend(house, line, command)
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError, Refused):  # it is read once more, and refused then
        return False
    began = time.perf_counter()
    line.guest = house.guests.current(line.guest)
    line.free.clear()
    room.begin(line, command, lambda problem: _answered(house, line, command, began, problem))
    return True


def _answered(house: House, line: ClientConnection, command: Any, began: float, problem: messages.Problem | None) -> None:
    """A command was carried out or refused, and it is the next one's turn."""
    line.free.set()
    house.metrics.waiting.answered(str(command.__struct_config__.tag), time.perf_counter() - began)
    if problem:
        house.metrics.refusals.labels(problem.code).inc()


@contextlib.asynccontextmanager
async def _half_of_the_time() -> AsyncIterator[None]:
    """Sleeps as long as the work took, so that costly answers take at most half of the event loop's time."""
    loop = asyncio.get_running_loop()
    began = loop.time()
    yield
    await asyncio.sleep(min(loop.time() - began, LONGEST_PAUSE))


def _spend(house: House, line: ClientConnection, command: messages.Command | None) -> None:
    """Charges a budget; Refused where a guest sends too much."""
    house.budgets.spend("messages", line.guest.id, line.address)
    if what := SPENDS.get(type(command)):
        house.budgets.spend(what, line.guest.id, line.address)


async def _handle(house: House, room: Room, line: ClientConnection, command: Any) -> messages.Problem | None:
    if line.guest.program and isinstance(command, FOR_PEOPLE):
        problem = messages.Problem(command.ref, "only-people")
        line.send(encode(problem))
        return problem
    if isinstance(command, messages.Rematch):
        return await _rematch(house, room, line, command)
    line.guest = house.guests.current(line.guest)
    return await room.handle(line, command)


async def _rematch(house: House, room: Room, line: ClientConnection, command: messages.Rematch) -> messages.Problem | None:
    try:
        line.send(encode(messages.Done(command.ref, await house.rematch(room, line.guest))))
        return None
    except Refused as refused:
        problem = messages.Problem(command.ref, refused.code, None, refused.arguments)
    except Exception:
        LOGGER.exception("at table %s, which was asked for a rematch", room.table.id, extra={"table": room.table.id})
        problem = messages.Problem(command.ref, "unexpected")
    line.send(encode(problem))
    return problem


async def _receive(socket: WebSocket[Any, Any, Any]) -> Any:
    """The next command; None where the guest has gone; Refused where it is none."""
    event: Any = await socket.receive()
    if event["type"] == "websocket.disconnect":
        return None
    data = event.get("bytes") or (event.get("text") or "").encode()
    if len(data) > limits.MESSAGE:
        raise Refused("too-large", bytes=len(data), most=limits.MESSAGE)
    try:
        return decode(data)
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError) as problem:
        raise Refused("malformed", problem=str(problem)) from None
