"""A crowd on loopback: many open tables, each with somebody there, of which some play; by one process on PostgreSQL or several.

`python -m benchmarks.crowd` fills a database with copies of a match that has just begun, connects a device to every table (two
people share it, so that each action is told to one connection), and lets the active ones act at a steady pace. What counts is the
processor time that the servers take for an action; how long people wait says little where the machine is busy with other work.
"""

import argparse
import asyncio
import contextlib
import os
import secrets
import statistics
import subprocess
import sys
import time
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import sqlalchemy as sql
import uvicorn
from tests.postgres import Postgres, free_port, postgres

from benchmarks.commits import processes_of
from benchmarks.machine import machine
from benchmarks.serving import PATIENCE, ROOT, Client, Gone, Guest, processor_seconds, some
from cantina.server.storage import ADD_ENTRIES, Storage
from cantina.table import log

SOON = 0.1  # seconds in which an action should be answered
AT_ONCE = 40  # guests who come in at the same time


def serve(port: int, database: str) -> None:
    """In a process of its own: a house without limits."""
    from cantina.core.compiler import mode
    from cantina.games.super_teams.game import GAME
    from cantina.server.app import create_app
    from cantina.server.database import place
    from cantina.server.house import Settings
    from cantina.server.limits import LIFTED
    from cantina.server.listening import configuration

    if mode() != "plain":
        GAME.compile()  # compiling is not playing
    config = configuration(create_app(Settings(place(database), workers=1, limits=LIFTED)))
    config.port = port
    uvicorn.Server(config).run()


class Process:
    """A server in a process of its own."""

    def __init__(self, database: sql.URL):
        self.port = free_port()
        address = database.render_as_string(hide_password=False)
        command = [sys.executable, "-m", "benchmarks.crowd", "--serve", str(self.port), "--database", address]
        self._process = subprocess.Popen(command, cwd=ROOT, env={"CANTINA_KERNEL": "compiled"} | os.environ)

    @property
    def address(self) -> str:
        """Where it answers."""
        return f"http://127.0.0.1:{self.port}"

    def wait(self) -> None:
        """Returns once it answers."""
        while True:
            if self._process.poll() is not None:
                raise RuntimeError("the server ended")
            with suppress(httpx.HTTPError):
                if httpx.get(f"{self.address}/ready", timeout=5).status_code == 200:
                    return
            time.sleep(0.1)

    @property
    def pid(self) -> int:
        """Its process."""
        return self._process.pid

    @property
    def used(self) -> float:
        """Seconds of the processor so far, without workers of bots."""
        return processor_seconds(self.pid)

    @property
    def memory(self) -> float:
        """Megabytes."""
        status = Path(f"/proc/{self.pid}/status").read_text("utf-8")
        return int(status.partition("VmRSS:")[2].split()[0]) / 1024

    def end(self) -> None:
        """Ends it."""
        self._process.terminate()
        self._process.wait(PATIENCE)


class Figures(NamedTuple):
    """What came of it."""

    processes: int
    tables: int
    active: int
    actions: float  # a second
    soon: float  # the share that was answered soon
    median: float  # milliseconds
    last: float  # milliseconds within which 99 of 100 were answered
    cost: float  # milliseconds of the servers' processors for an action
    database: float  # and of PostgreSQL's
    memory: float  # megabytes of all servers
    load: float  # of the machine, by everything that ran there

    def row(self) -> str:
        """A row of a table."""
        waits = f"{self.soon:.1%} | {self.median:.0f} ms | {self.last:.0f} ms"
        costs = f"{self.cost:.2f} ms | {self.database:.2f} ms | {self.memory:.0f} MB | {self.load:.1f}"
        return f"| {self.processes} | {self.tables:,} | {self.active:,} | {self.actions:.0f} | {waits} | {costs} |"


WAITS = ("actions/s", "within 100 ms", "median", "99 of 100")
COLUMNS = ("processes", "open tables", "active", *WAITS, "an action", "in PostgreSQL", "memory", "load")
HEAD = f"| {' | '.join(COLUMNS)} |\n|{'---|' * len(COLUMNS)}"


async def fill(database: sql.URL, table: str, count: int) -> list[str]:
    """Copies of a table."""
    storage = await Storage.open(database)
    bodies = [log.encode(entry) for entry in await storage.entries(table)]
    names = [secrets.token_urlsafe(9) for _ in range(count)]
    for first in range(0, count, 500):
        rows: list[Any] = [
            (name, seq, log.SCHEMA, body) for name in names[first : first + 500] for seq, body in enumerate(bodies, start=1)
        ]
        await storage.write(ADD_ENTRIES, rows)
    await storage.close()
    return names


async def _acts(line: Client, every: float, until: float, waits: list[float]) -> None:
    """Somebody who acts at a steady pace, beginning at a moment of their own."""
    loop = asyncio.get_running_loop()
    due = loop.time() + every * secrets.randbelow(1000) / 1000
    while due < until:
        await asyncio.sleep(due - loop.time())
        if not line.offers:
            return  # the match is over
        began = loop.time()
        with suppress(Gone):
            await line.acts(some(line.offers))
        waits.append(loop.time() - began)
        due = max(due + every, loop.time())


async def _crowd(
    servers: Sequence[Process], server: Postgres, database: sql.URL, tables: int, active: int, rate: float, seconds: float
) -> Figures:
    async with contextlib.AsyncExitStack() as opened:
        https = [await opened.enter_async_context(httpx.AsyncClient(base_url=each.address, timeout=PATIENCE)) for each in servers]
        ada = await Guest.new(https[0], "Ada")
        names = await fill(database, await ada.opens("super-teams", "me", "me"), tables)
        free = asyncio.Semaphore(AT_ONCE)

        async def comes(number: int, name: str) -> Client:
            async with free:
                return await Guest(https[number % len(https)], "Ada", ada.token).enters(name, open_timeout=PATIENCE)

        lines = await asyncio.gather(*(comes(number, name) for number, name in enumerate(names)))
        waits, loop = list[float](), asyncio.get_running_loop()
        used, theirs, began = [each.used for each in servers], processes_of(server), loop.time()
        every = active / rate
        await asyncio.gather(*(_acts(line, every, began + seconds, waits) for line in lines[:active]))
        took = loop.time() - began
        cost = sum(each.used for each in servers) - sum(used)
        theirs = processes_of(server) - theirs
        memory = sum(each.memory for each in servers)
        soon, ordered = sum(wait < SOON for wait in waits) / len(waits), sorted(waits)
        return Figures(
            len(servers), tables, active, len(waits) / took, soon, 1000 * statistics.median(waits),
            1000 * ordered[len(ordered) * 99 // 100], 1000 * cost / len(waits), 1000 * theirs / len(waits), memory,
            os.getloadavg()[0],
        )  # fmt: skip


def measure(processes: int, tables: int, active: int, rate: float, seconds: float) -> Figures:
    """A crowd at servers and a database of its own."""
    with postgres() as server:
        database = server.database()
        servers = [Process(database) for _ in range(processes)]
        try:
            for each in servers:
                each.wait()
            return asyncio.run(_crowd(servers, server, database, tables, active, rate, seconds))
        finally:
            for each in servers:
                each.end()


def main() -> None:
    """Measure and print."""
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--tables", type=int, default=10_000)
    arguments.add_argument("--active", type=int, default=1_000)
    arguments.add_argument("--rate", type=float, default=1_000, help="actions a second, of all tables together")
    arguments.add_argument("--seconds", type=float, default=20)
    arguments.add_argument("--processes", type=int, nargs="+", default=[1, 2])
    arguments.add_argument("--serve", type=int, help=argparse.SUPPRESS)
    arguments.add_argument("--database", default="", help=argparse.SUPPRESS)
    given = arguments.parse_args()
    if given.serve:
        serve(given.serve, given.database)
        return
    print(machine(), HEAD, sep="\n\n", flush=True)
    for processes in given.processes:
        print(measure(processes, given.tables, given.active, given.rate, given.seconds).row(), flush=True)


if __name__ == "__main__":
    main()
