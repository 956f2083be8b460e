"""Durable entries a second: as many tables as play at once append single moves, and each waits until its entry is on the disk.

`python -m benchmarks.commits` measures SQLite and a PostgreSQL of its own, both with the care that they take for real matches.
"""

import argparse
import asyncio
import os
import tempfile
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

from tests.postgres import Postgres, postgres

import cantina
from benchmarks.machine import machine
from benchmarks.serving import processor_seconds
from cantina.core.game import read_options
from cantina.server.database import Place
from cantina.server.storage import Storage
from cantina.table import log
from cantina.table.table import Table, opening

TABLES = 500  # that append at the same time


def _opened() -> log.Opened:
    game = cantina.game("super-teams")
    options = game.resolve_options(read_options(game.options, {"board": "short"}))
    plans = [log.Plan(), log.Plan(bot="greedy")]
    return opening(game, options, at=1, name="Evening", host="ada", plans=plans, at_once=False)


class Rate(NamedTuple):
    """How fast it went, and what it took of the processor on both sides."""

    entries: float  # a second
    own: float  # microseconds of this process for an entry
    theirs: float  # microseconds of the database's processes for an entry
    commit: float  # milliseconds that a commit took
    size: float  # entries of a commit


def processes_of(server: Postgres) -> float:
    """Seconds of the processor that a PostgreSQL's processes took so far."""
    parent, used = (server.folder / "data" / "postmaster.pid").read_text("utf-8").split()[0], 0.0
    for process in [parent, *Path(f"/proc/{parent}/task/{parent}/children").read_text("utf-8").split()]:
        with suppress(FileNotFoundError, ProcessLookupError):
            used += processor_seconds(int(process))
    return used


async def rate(place: Place, seconds: float, theirs: Callable[[], float] = lambda: 0.0) -> Rate:
    """Entries a second, each acknowledged before its table appends the next."""
    storage = await Storage.open(place)
    entry, count, loop = _opened(), 0, asyncio.get_running_loop()
    said = log.Said(at=1, seat=None, name="Ada", text="about as long as a move in its log: fly red 4 red-1", phrase=None)
    until = loop.time() + seconds

    async def append(number: int) -> None:
        nonlocal count
        table, seq = Table(f"table {number}", [entry]), 1
        while loop.time() < until:
            await storage.append(table, seq, [said])
            seq, count = seq + 1, count + 1

    began, own, other = time.perf_counter(), time.process_time(), theirs()
    await asyncio.gather(*map(append, range(TABLES)))
    took, own, other = time.perf_counter() - began, time.process_time() - own, theirs() - other
    value = storage.metrics.registry.get_sample_value
    commits, waited = (value(f"cantina_commit_seconds_{what}") or 1.0 for what in ("count", "sum"))
    await storage.close()
    return Rate(count / took, 1e6 * own / count, 1e6 * other / count, 1000 * waited / commits, count / commits)


def report(seconds: float = 5.0) -> str:
    """A section of docs/benchmarks.md."""
    rows = []
    with tempfile.TemporaryDirectory() as folder, postgres() as server:
        sqlite = asyncio.run(rate(Path(folder) / "commits.sqlite", seconds))
        other = asyncio.run(rate(server.database(), seconds, lambda: processes_of(server)))
        for name, found in (("SQLite", sqlite), ("PostgreSQL", other)):
            figures = (
                f"{found.entries:,.0f} | {found.own:.0f} µs | {found.theirs:.0f} µs | {found.size:.0f} | {found.commit:.1f} ms"
            )
            rows.append(f"| {name} | {figures} |")
    head = (
        f"`python -m benchmarks.commits`: {TABLES} tables append one entry after another; each is on the disk before the next. "
        f"Processor time is that of an entry; the load of the machine was {os.getloadavg()[0]:.1f}."
    )
    columns = "| | entries/s | Cantina's processor | PostgreSQL's | entries a commit | a commit |"
    return "\n".join(["## Durable entries", "", head, "", columns, "|---|---|---|---|---|---|", *rows, ""])


def main() -> None:
    """Measure and print."""
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--seconds", type=float, default=5.0)
    print(machine())
    print(report(arguments.parse_args().seconds))


if __name__ == "__main__":
    main()
