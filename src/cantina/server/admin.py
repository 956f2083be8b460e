"""The host's own page: tables, load and errors, closing a table and banning a guest; for whoever has the key."""

import asyncio
import hmac
import logging
import time
from collections import deque
from typing import Any

from litestar import Request, get, post
from litestar.datastructures import State as AppState
from litestar.params import JSONBody

from cantina.server.budgets import address_in
from cantina.server.house import House
from cantina.server.messages import AdminGuest, AdminSeen, AdminTable, Banned, ClosedTable, ErrorSeen
from cantina.table.table import Refused

LATEST = 100  # tables, and as many errors
AnyRequest = Request[Any, Any, AppState]


class Troubles(logging.Handler):
    """Keeps the latest errors of this process, for the host to see; what they were about, never what was in a message."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.kept: deque[ErrorSeen] = deque(maxlen=LATEST)

    def emit(self, record: logging.LogRecord) -> None:
        """An error was logged."""
        trace = record.exc_info[1] if record.exc_info else None
        said = f"{record.getMessage()}{f' ({type(trace).__name__})' if trace else ''}"
        self.kept.append(ErrorSeen(round(record.created * 1000), said[:300]))


def _admitted(request: AnyRequest) -> House:
    """The house, for whoever has its key; without one there is no such page. Guessing counts as uploads do."""
    house: House = request.app.state.house
    if not house.settings.admin_key:
        raise Refused("unknown-address")
    given = request.headers.get("authorization", "").removeprefix("Bearer ")
    if not hmac.compare_digest(given.encode("latin-1"), house.settings.admin_key.encode()):
        house.budgets.spend("uploads", None, address_in(request.scope))
        raise Refused("wrong-key")
    return house


@get("/api/admin")
async def admin(request: AnyRequest) -> AdminSeen:
    """How the house stands: the latest tables, what goes on in this process, and what went wrong."""
    house, troubles = _admitted(request), request.app.state.troubles
    cards = await house.journal.latest_cards(LATEST)
    here = house.here()
    tables = [
        AdminTable(
            card.id,
            card.name,
            card.game,
            card.phase,
            card.updated,
            [AdminGuest(seat.guest, seat.name or "") for seat in card.seats if seat.guest],
            here.get(card.id),
        )
        for card in cards
    ]
    processes = len(await house.cluster.others()) + 1 if house.cluster else 1
    used = time.process_time() - house.began[1]
    load = used / max(1e-9, time.monotonic() - house.began[0])
    connections = sum(count for count in here.values())
    return AdminSeen(tables, len(here), connections, round(load, 3), processes, list(troubles.kept)[::-1])


@post("/api/admin/close", status_code=200)
async def close_table(request: AnyRequest, data: JSONBody[ClosedTable]) -> None:
    """Close a table for good."""
    await _admitted(request).close_table(data.table)


@post("/api/admin/ban", status_code=200)
async def ban(request: AnyRequest, data: JSONBody[Banned]) -> None:
    """A guest's tokens count no longer; their seats are played on by a bot, or freed."""
    await asyncio.shield(_admitted(request).ban(data.guest))


ROUTES = [admin, close_table, ban]
