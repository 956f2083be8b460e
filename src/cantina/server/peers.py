"""Processes among themselves: a listener for the others, connections that are handed on to them, and what they are asked for."""

import asyncio
import contextlib
import socket
import urllib.request
from collections.abc import AsyncIterator, Iterator
from typing import Any
from urllib.error import URLError
from urllib.parse import quote

import msgspec
import uvicorn
import websockets
from litestar import WebSocket

from cantina.server.budgets import address_in
from cantina.server.cluster import Elsewhere
from cantina.server.house import House
from cantina.server.listening import configuration
from cantina.table.messages import Hello, Watch
from cantina.table.table import Refused

FOR, SIGNED = "x-cantina-for", "x-cantina-signed"  # whom another process asks for, and the proof that it is one
PATIENCE = 5.0  # seconds for another process to answer
TRY_AGAIN = 1012
encode = msgspec.json.Encoder().encode


class _Inner(uvicorn.Server):
    """A second server of this process; signals are the first one's."""

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Leaves them alone."""
        yield


def listener(host: str) -> socket.socket:
    """A port at which the other processes find this one."""
    taken = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    taken.bind((host, 0))
    taken.listen(128)
    return taken


@contextlib.asynccontextmanager
async def serving(app: Any, taken: socket.socket) -> AsyncIterator[None]:
    """Serves the other processes at a port of this one."""
    config = configuration(app)
    config.lifespan = "off"
    server = _Inner(config)
    running = asyncio.create_task(server.serve([taken]))
    try:
        yield
    finally:
        server.should_exit = True
        await running


def asked_for(house: House, scope: Any) -> str:
    """The address that a connection comes from; where another process hands it on, the one that it came from there."""
    headers: dict[str, str] = {name.decode("latin-1"): value.decode("latin-1") for name, value in scope.get("headers", ())}
    named = headers.get(FOR)
    if named is not None and house.guests.signed(named, headers.get(SIGNED, "")):
        return named
    return address_in(scope)


def _proof(house: House, address: str) -> dict[str, str]:
    return {FOR: address, SIGNED: house.guests.mark(address)}


async def hand_on(
    line: WebSocket[Any, Any, Any], house: House, table: str, hello: Hello | Watch, address: str, there: Elsewhere
) -> None:
    """Connects a guest to the process where the table lives, and carries every message over, until one of both goes."""
    try:
        if not there.address:
            raise OSError("nobody has it")
        upstream = await websockets.connect(
            f"ws://{there.address}/api/tables/{quote(table, safe='')}/live", additional_headers=_proof(house, address),
            compression=None, max_size=None, max_queue=4, ping_interval=None, open_timeout=PATIENCE, proxy=None,
        )  # fmt: skip
    except ConnectionRefusedError:  # nobody is there any more
        assert house.cluster
        await house.cluster.bury(there.process)
        raise Refused("not-ready") from None
    except (OSError, websockets.WebSocketException, TimeoutError):
        raise Refused("not-ready") from None
    house.metrics.handed_on.inc()
    try:
        await upstream.send(encode(hello).decode())
        there_, back = asyncio.create_task(_carry_there(line, upstream)), asyncio.create_task(_carry_back(line, upstream))
        await asyncio.wait([there_, back], return_when=asyncio.FIRST_COMPLETED)
        for task in (there_, back):
            task.cancel()
        await asyncio.gather(there_, back, return_exceptions=True)
    finally:
        await upstream.close()
    with contextlib.suppress(Exception):  # perhaps the guest has gone
        code = upstream.close_code
        await line.close(code=code if code and (code >= 4000 or code == TRY_AGAIN) else TRY_AGAIN)


async def _carry_there(line: WebSocket[Any, Any, Any], upstream: Any) -> None:
    while (event := await line.receive())["type"] != "websocket.disconnect":
        text: Any = event.get("text")
        await upstream.send(event.get("bytes") or b"" if text is None else text)


async def _carry_back(line: WebSocket[Any, Any, Any], upstream: Any) -> None:
    async for text in upstream:
        await line.send({"type": "websocket.send", "bytes": None, "text": text})


async def ask_others(house: House, path: str) -> bytes | None:
    """What another process has at an address that this one does not know; None where none has it."""
    for there in await house.cluster.others() if house.cluster else ():
        request = urllib.request.Request(f"http://{there}{quote(path)}", headers=_proof(house, ""))
        with contextlib.suppress(URLError, OSError):
            return await asyncio.to_thread(_fetched, request)
    return None


def _fetched(request: urllib.request.Request) -> bytes:
    with urllib.request.build_opener(urllib.request.ProxyHandler({})).open(request, timeout=PATIENCE) as answer:
        content: bytes = answer.read()
        return content
