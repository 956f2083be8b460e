"""Floods: whoever sends much, or reads nothing, takes their own turn and no more."""

import asyncio
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from cantina.server import api, limits, live
from cantina.server.house import House, Settings
from cantina.server.limits import LIFTED
from cantina.server.messages import NewTable
from cantina.server.new_tables import new_table
from cantina.table.messages import Say

from .visitor import BYTES, WAIT


class Socket:
    """A line whose messages are all there already, those after the first `when` something is set; what it is sent is noted."""

    def __init__(
        self,
        name: str,
        said: list[tuple[str, str]],
        *commands: dict[str, Any],
        reads: bool = True,
        when: asyncio.Event | None = None,
    ):
        self.name, self.said, self._when, self._greeted = name, said, when, False
        self.scope = {"client": ("192.0.2.1", 1)}
        self.closed: int | None = None
        self._commands = [msgspec.json.encode({"ref": number} | command).decode() for number, command in enumerate(commands)]
        self._reads = reads
        self._left = asyncio.Event()

    async def accept(self) -> None:
        pass

    async def receive(self) -> dict[str, Any]:
        if self._when and self._greeted:
            await self._when.wait()
        self._greeted = True
        if self._commands:
            return {"type": "websocket.receive", "text": self._commands.pop(0)}
        await self._left.wait()
        return {"type": "websocket.disconnect"}

    async def send(self, message: Any) -> None:
        if not self._reads:
            await asyncio.Event().wait()
        self.said.append((self.name, message["text"]))

    async def send_data(self, text: str, mode: str) -> None:
        del mode
        self.said.append((self.name, text))

    async def close(self, code: int) -> None:
        if not self._reads:
            await asyncio.Event().wait()
        self.closed = code

    def goes(self) -> None:
        self._left.set()


async def opened(folder: Path) -> tuple[House, str, str]:
    """A house, a token of a guest in it, and their table."""
    house = await House.open(Settings(folder / "tables.sqlite", pace=0, workers=1, limits=LIFTED))
    guest = await house.guests.new("Ada")
    wanted = NewTable(game="super-teams", seats=["me", "open"], bytes=BYTES, options={"board": "short"})
    return house, house.guests.token(guest), await new_table(house, guest, wanted)


def answered(said: list[tuple[str, str]], whose: str) -> list[int]:
    """When somebody's pings were answered."""
    return [place for place, (name, text) in enumerate(said) if name == whose and '"done"' in text]


def test_between_two_messages_of_one_line_it_is_the_turn_of_the_others(tmp_path: Path) -> None:
    async def scene() -> None:
        house, token, table = await opened(tmp_path)
        said = list[tuple[str, str]]()
        hello = {"type": "hello", "token": token}
        for flood in ({"type": "ping"}, {"type": "describe", "language": "cs"}, {"type": "nonsense"}, hello):
            said.clear()
            both = asyncio.Event()  # are at the table: how long a welcome takes is the machine's affair
            eve = Socket("eve", said, hello, *[flood] * 200, when=both)
            ada = Socket("ada", said, hello, *[{"type": "ping"}] * 5, when=both)
            lines = [asyncio.create_task(live.serve(each, house, table)) for each in (eve, ada)]  # type: ignore[arg-type]
            while {name for name, _ in said} < {"ada", "eve"}:
                await asyncio.sleep(0)
            before = len(said)
            both.set()
            while sum(name == "eve" for name, _ in said[before:]) < 200 or not answered(said, "ada"):
                await asyncio.sleep(0)
            assert sum(name == "eve" for name, _ in said[before : answered(said, "ada")[0]]) < 30, flood
            eve.goes()
            ada.goes()
            await asyncio.gather(*lines)
        await house.close()

    asyncio.run(asyncio.wait_for(scene(), WAIT))


def test_an_outbox_holds_so_many_bytes_and_no_more(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "OUTBOX", 100_000)
    monkeypatch.setattr(limits, "SILENT", 0.1)

    async def scene() -> None:
        house, token, table = await opened(tmp_path)
        room = await house.room(table)
        said = list[tuple[str, str]]()
        deaf = Socket("deaf", said, {"type": "hello", "token": token}, reads=False)
        line = asyncio.create_task(live.serve(deaf, house, table))  # type: ignore[arg-type]
        while not room.connections:
            await asyncio.sleep(0)
        (connection,) = room.connections
        assert isinstance(connection, live.ClientConnection)
        ada = await house.guests.recognise(token)
        held = 0
        while room.connections:
            await room.execute(ada, Say(ref=1, text="x" * 300))
            held = max(held, sum(map(len, connection._outbox)))
        assert limits.OUTBOX // 2 < held <= limits.OUTBOX
        assert not connection._outbox
        await line
        await house.close()

    asyncio.run(asyncio.wait_for(scene(), WAIT))


def test_what_threads_do_for_requests_is_done_one_by_one(http: httpx.Client, monkeypatch: pytest.MonkeyPatch) -> None:
    """A crowd of threads would take nearly all of the processor from the loop that everybody waits for."""
    at_once, most = 0, 0

    def slow(text: str) -> bytes:
        nonlocal at_once, most
        at_once += 1
        most = max(most, at_once)
        time.sleep(0.01)
        at_once -= 1
        return text.encode()

    monkeypatch.setattr(api, "_qr", slow)
    with ThreadPoolExecutor(8) as crowd:
        answers = list(crowd.map(lambda number: http.get("/api/qr", params={"text": str(number)}), range(24)))
    assert ({answer.status_code for answer in answers}, most) == ({200}, 1)
