"""Stopping a server: whatever goes on ends, and nothing of it is an error."""

import asyncio
import os
import time
from pathlib import Path
from typing import Any

import pytest

from cantina.server import live
from cantina.server.house import House, Settings
from cantina.server.limits import LIFTED
from cantina.server.messages import NewTable
from cantina.server.new_tables import new_table
from cantina.table import thinking

from .serving import PATIENCE
from .test_floods import Socket
from .visitor import BYTES

THINKING = "CANTINA_TEST_THINKING"


def think_for_ever(*_: Any) -> str:
    """In a worker: a bot that has begun, and comes to no end."""
    Path(os.environ[THINKING]).touch()
    time.sleep(PATIENCE)
    return ""


@pytest.mark.parametrize("last", ["guest", "house"])
def test_a_server_that_is_stopped_while_a_bot_thinks_complains_of_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, last: str
) -> None:
    began = tmp_path / "began"
    monkeypatch.setenv(THINKING, str(began))
    monkeypatch.setattr(thinking, "think", think_for_ever)

    async def scene() -> None:
        before = asyncio.all_tasks()
        house = await House.open(Settings(tmp_path / "tables.sqlite", pace=0, workers=1, limits=LIFTED))
        ada = await house.guests.new("Ada")
        table = await new_table(house, ada, NewTable(game="precious-cargo", seats=["greedy", "me"], bytes=BYTES))
        socket = Socket("ada", [], {"type": "hello", "token": house.guests.token(ada)})
        line = asyncio.create_task(live.serve(socket, house, table))  # type: ignore[arg-type]
        room = await house.room(table)
        while not (began.exists() and room.connections):
            await asyncio.sleep(0.01)
        if last == "house":
            socket.goes()
            await line
        await house.close()
        socket.goes()
        await line
        assert asyncio.all_tasks() <= before, "something would be destroyed while it is pending"

    asyncio.run(asyncio.wait_for(scene(), PATIENCE))
    assert [record.getMessage() for record in caplog.records if record.levelname in ("WARNING", "ERROR")] == []
