"""Durable entries a second: as many tables as play at once append single moves, and each waits until its entry is on the disk.

`python -m benchmarks.commits` measures SQLite and a PostgreSQL of its own, both with the care that they take for real matches.
"""

import argparse
import asyncio
import tempfile
import time
from pathlib import Path

from tests.postgres import postgres

import cantina
from benchmarks.machine import machine
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


async def rate(place: Place, seconds: float) -> float:
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

    began = time.perf_counter()
    await asyncio.gather(*map(append, range(TABLES)))
    took = time.perf_counter() - began
    await storage.close()
    return count / took


def report(seconds: float = 5.0) -> str:
    """A section of docs/benchmarks.md."""
    rows = []
    with tempfile.TemporaryDirectory() as folder, postgres() as server:
        for name, place in (("SQLite", Path(folder) / "commits.sqlite"), ("PostgreSQL", server.database())):
            rows.append(f"| {name} | {asyncio.run(rate(place, seconds)):,.0f} |")
    head = f"`python -m benchmarks.commits`: {TABLES} tables append one entry after another; each is on the disk before the next."
    return "\n".join(["## Durable entries", "", head, "", "| | entries/s |", "|---|---|", *rows, ""])


def main() -> None:
    """Measure and print."""
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--seconds", type=float, default=5.0)
    print(machine())
    print(report(arguments.parse_args().seconds))


if __name__ == "__main__":
    main()
