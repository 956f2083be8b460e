"""What one full process carries, and what two carry: tables of four whose guests act as fast as they are answered.

`python -m benchmarks.full` serves copies of a match that has just begun from a PostgreSQL of its own. Each server has a core, the
database two and the guests all others; where there are too few, it says so and proves little. A match that is over makes room for
the next, so that as many tables act at once from beginning to end.
"""

import argparse
import asyncio
import os
import random
import statistics
import subprocess
import sys
import time
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import NamedTuple

import httpx
import msgspec
import sqlalchemy as sql
from tests.postgres import Postgres, postgres

from benchmarks.commits import processes_of
from benchmarks.crowd import Process, fill
from benchmarks.load import Room, begun, entered, opened, some_guests
from benchmarks.machine import machine
from benchmarks.serving import PATIENCE, ROOT

OF_DATABASE = 2  # cores
WARM = 3.0  # seconds before it counts
AT_A_TIME = 10  # tables that guests of a process come to


class Crowd(msgspec.Struct):
    """What a process of guests is told to do."""

    tables: list[list[str]]  # each with where its four guests come in, the first where it is to live
    tokens: list[str]
    at_once: int  # tables that act
    seconds: float


class Done(msgspec.Struct):
    """What it says at the end."""

    actions: int
    waits: list[float]  # seconds, of a sample


class Figures(NamedTuple):
    """What came of it."""

    processes: int
    astray: float
    actions: float  # a second
    median: float  # milliseconds
    last: float  # milliseconds within which 99 of 100 were answered
    busy: float  # cores of a server
    database: float  # cores of PostgreSQL

    def row(self, one: "Figures") -> str:
        """A row of a table."""
        waits = f"{self.median:.0f} ms | {self.last:.0f} ms | {self.busy:.2f} | {self.database:.2f}"
        cost = 1000 * self.busy * self.processes / self.actions
        times = self.actions / one.actions
        return f"| {self.processes} | {self.astray:.0%} | {self.actions:,.0f} | {times:.2f} | {cost:.3f} ms | {waits} |"


WAITS = ("median", "99 of 100", "cores of each", "PostgreSQL's")
COLUMNS = ("processes", "handed on", "actions/s", "times one", "an action", *WAITS)
HEAD = f"| {' | '.join(COLUMNS)} |\n|{'---|' * len(COLUMNS)}"


# ---- guests, in a process of their own ---------------------------------------------------------------------------------


async def _enter(crowd: Crowd, table: str, *bases: str) -> Room:
    lines = []
    for base, token in zip(bases, crowd.tokens, strict=True):
        lines.append(await entered(table, base, token))
        if len(lines) == 1:
            await asyncio.sleep(0.05)  # so that the table lives where the first one is
    room = Room(lines, 0)
    await asyncio.wait_for(room.all_heard.wait(), PATIENCE)
    return room


async def _guests(crowd: Crowd) -> Done:
    rooms: list[Room] = []
    for first in range(0, len(crowd.tables), AT_A_TIME):
        rooms += await asyncio.gather(*(_enter(crowd, *table) for table in crowd.tables[first : first + AT_A_TIME]))
    print("ready", flush=True)
    await asyncio.to_thread(sys.stdin.readline)
    until = asyncio.get_running_loop().time() + WARM + crowd.seconds
    waiting = iter(rooms)

    async def play() -> None:
        for room in waiting:
            await room.play(0, until)
            if asyncio.get_running_loop().time() > until:
                return
        raise RuntimeError("there were too few tables")

    playing = asyncio.gather(*(play() for _ in range(crowd.at_once)))
    await asyncio.sleep(WARM)
    before = [len(room.waited) for room in rooms]
    await asyncio.sleep(crowd.seconds - 0.1)  # while all still play
    waits = [wait for room, known in zip(rooms, before, strict=True) for wait in room.waited[known:]]
    await playing
    return Done(len(waits), random.sample(waits, min(len(waits), 10_000)))


# ---- all together ------------------------------------------------------------------------------------------------------


class Cores:
    """Who runs where: servers on a core each, the database and the guests beside them."""

    def __init__(self, servers: int, guests: int):
        free = sorted(os.sched_getaffinity(0))
        self.enough = len(free) >= servers + OF_DATABASE + guests
        self.servers = [{core} for core in free[:servers]] if self.enough else [set(free)] * servers
        self.database = set(free[servers : servers + OF_DATABASE]) if self.enough else set(free)
        self.guests = set(free[servers + OF_DATABASE :]) if self.enough else set(free)


@contextmanager
def _serving(count: int, cores: Cores) -> Iterator[tuple[Postgres, sql.URL, list[Process]]]:
    with postgres() as server:
        parent = int((server.folder / "data" / "postmaster.pid").read_text("utf-8").split()[0])
        _pin(parent, cores.database)
        database = server.database()
        servers = [Process(database) for _ in range(count)]
        try:
            for each, mine in zip(servers, cores.servers, strict=True):
                each.wait()
                _pin(each.pid, mine)
            yield server, database, servers
        finally:
            for each in servers:
                each.end()


def _pin(process: int, cores: Iterable[int]) -> None:
    """All threads of a process, and what it starts from now on."""
    for thread in os.listdir(f"/proc/{process}/task"):
        os.sched_setaffinity(int(thread), cores)


async def _prepared(base: str, database: sql.URL, count: int) -> tuple[list[str], list[str]]:
    """The tokens of four guests, and tables at which they have just begun."""
    async with httpx.AsyncClient(base_url=f"http://{base}", timeout=PATIENCE) as http:
        tokens = await some_guests(http)
        table = await opened(http, tokens[0])
        room = await begun(table, base, tokens)
        names = await fill(database, table, count)
        for reader, line in zip(room.readers, room.lines, strict=True):
            reader.cancel()
            await line.close()
    return tokens, names


def measure(processes: int, guests: int, at_once: int, tables: int, seconds: float, astray: float) -> Figures:
    """Servers, a database and guests of their own."""
    cores = Cores(processes, guests)
    with _serving(processes, cores) as (server, database, servers):
        bases = [f"127.0.0.1:{each.port}" for each in servers]
        tokens, names = asyncio.run(_prepared(bases[0], database, tables * processes))
        chosen = [[name, *_doors(bases, number, len(tokens), astray)] for number, name in enumerate(names)]
        started = []
        for number in range(guests):
            told = Crowd(chosen[number::guests], tokens, at_once * processes // guests, seconds)
            command = [sys.executable, "-m", "benchmarks.full", "--guests-of", msgspec.json.encode(told).decode()]
            started.append(_guest_process(command, cores.guests))
        for each in started:
            assert each.stdout and each.stdout.readline() == "ready\n", "guests could not enter"
        for each in started:
            assert each.stdin
            print("go", file=each.stdin, flush=True)
        time.sleep(WARM)
        used, theirs, began = sum(each.used for each in servers), processes_of(server), time.monotonic()
        time.sleep(seconds - 0.2)
        took = time.monotonic() - began
        used, theirs = sum(each.used for each in servers) - used, processes_of(server) - theirs
        done = [msgspec.json.decode(each.communicate(timeout=PATIENCE)[0], type=Done) for each in started]
    waits = sorted(wait for each in done for wait in each.waits)
    actions = sum(each.actions for each in done) / (seconds - 0.1)
    return Figures(
        processes, astray, actions, 1000 * statistics.median(waits), 1000 * waits[len(waits) * 99 // 100],
        used / took / processes, theirs / took,
    )  # fmt: skip


def _doors(bases: list[str], number: int, lines: int, astray: float) -> list[str]:
    """Where the guests of a table come in: a share of them where it does not live."""
    home, others = bases[number % len(bases)], [base for at, base in enumerate(bases) if at != number % len(bases)]
    wrong = round(lines * astray) if others else 0
    return [home] * (lines - wrong) + [others[at % len(others)] for at in range(wrong)]


def _guest_process(command: list[str], cores: Iterable[int]) -> "subprocess.Popen[str]":
    started = subprocess.Popen(command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    os.sched_setaffinity(started.pid, cores)
    return started


def main() -> None:
    """Measure and print, or be guests."""
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--guests", type=int, default=8, help="processes of guests")
    arguments.add_argument("--at-once", type=int, default=192, help="tables that act at once, for each server")
    arguments.add_argument("--tables", type=int, default=1_600, help="tables, for each server")
    arguments.add_argument("--seconds", type=float, default=15)
    arguments.add_argument("--rounds", type=int, default=2, help="how often all is measured, in turns")
    arguments.add_argument("--guests-of", help=argparse.SUPPRESS)
    given = arguments.parse_args()
    if given.guests_of:
        done = asyncio.run(_guests(msgspec.json.decode(given.guests_of, type=Crowd)))
        print(msgspec.json.encode(done).decode(), flush=True)
        return
    print(machine(), flush=True)
    if not Cores(2, given.guests).enough:
        print("There are too few cores: servers, database and guests share them.")
    print("", HEAD, sep="\n", flush=True)
    for _ in range(given.rounds):
        one = None
        for processes, astray in ((1, 0.0), (2, 0.0), (2, 0.5)):
            found = measure(processes, given.guests, given.at_once, given.tables, given.seconds, astray)
            one = one or found
            print(found.row(one), flush=True)


if __name__ == "__main__":
    main()
