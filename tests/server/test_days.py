"""Tables of days at a server: they are found again after a restart, and their bots go on by themselves."""

import time
from pathlib import Path

import httpx

from cantina.server.house import Settings
from cantina.server.limits import LIFTED

from .serving import PATIENCE, serving
from .visitor import Visitor

DAYS = {"seconds": 3 * 24 * 3600, "each": True}


def test_a_bot_goes_on_after_a_restart_with_nobody_here(tmp_path: Path) -> None:
    data = tmp_path / "tables.sqlite"
    slow = Settings(data, pace=3600, workers=1, limits=LIFTED)  # its bots think for longer than anybody waits
    with serving(slow) as server, httpx.Client(base_url=server.address, timeout=60) as http:
        ada = Visitor(http, "Ada")
        table = ada.opens("me", "greedy", clock=DAYS)
        line = ada.enters(table)
        while line.offers:
            line.plays()
        line.close()
        assert not card(ada, table)["your_turn"]
    with serving(Settings(data, pace=0, workers=1, limits=LIFTED)) as server, httpx.Client(base_url=server.address) as http:
        ada = Visitor(http, "Ada", ada.token)
        until = time.monotonic() + PATIENCE
        while not card(ada, table)["your_turn"]:
            assert time.monotonic() < until
        line = ada.enters(table)
        assert line.offers
        assert line.seen.seats[0].time_left
        line.close()


def card(guest: Visitor, table: str) -> dict[str, object]:
    """A table as the lobby shows it."""
    found: dict[str, object] = next(card for card in guest.get("/api/tables")["mine"] if card["id"] == table)
    return found
