"""Sleep: what a table costs on the disk while nobody is there, in memory while it is open, and how long it takes to wake.

`python -m benchmarks.sleep` plays a long random match of each game, folds its log again as waking does, and fills a database with
copies of it (`--tables`), which a house then opens and lets go.
"""

import argparse
import asyncio
import gc
import re
import tempfile
import time
from pathlib import Path
from typing import Any

import msgspec

import cantina
from benchmarks.machine import machine
from cantina.core.action import has_span
from cantina.core.compiled import CompiledGame
from cantina.core.game import read_options
from cantina.core.source import Seeded
from cantina.server.house import House, Settings
from cantina.table import log
from cantina.table.room import Room
from cantina.table.table import Table, opening

SEATS = {"super-teams": 4, "carcassonne": 5, "precious-cargo": 6, "adventures": 4}
MOVES = 300
TRIES = 12  # matches, of which the longest is taken
AWAKE = 500  # tables that are open at the same time while memory is looked at


def _one(given: Any) -> Any:
    """A number for a span."""
    if isinstance(given, dict) and given.keys() == {"low", "high"}:
        return (given["low"] + given["high"]) // 2
    return [_one(item) for item in given] if isinstance(given, list) else given


def long_match(id_: str) -> list[log.AnyEntry]:
    """The log of a match of about 300 moves, as long as this game's matches are."""
    game, longest = cantina.game(id_), list[log.AnyEntry]()
    if isinstance(game, CompiledGame):
        game.compile()
    options = game.resolve_options(read_options(game.options, {"seats": SEATS[id_]}))
    for seed in range(TRIES):
        plans = [log.Plan(bot="random")] * SEATS[id_]
        opened = opening(game, options, at=1, name="Evening", host="ada", plans=plans, at_once=True)
        table, source = Table("table", [opened]), Seeded(seed)
        table.add(log.Began(at=1))
        table.advance(1)
        while table.phase == "playing" and len(table.made) < MOVES:
            offered = table.state.actions()
            action = offered[source.below(len(offered))]
            if has_span(action):
                action = msgspec.convert({name: _one(value) for name, value in msgspec.to_builtins(action).items()}, game.action)
            table.play(action, True, 1)
            table.advance(1)
        entries = [opened, *table.take_unsaved()]
        longest = max(longest, entries, key=len)
        if len(table.made) >= MOVES:
            break
    return longest


def waking(entries: list[log.AnyEntry]) -> float:
    """Milliseconds of the processor from a log to a table, the best of some."""
    took = []
    for _ in range(7):
        began = time.process_time()
        Table("table", [log.decode(log.encode(entry)) for entry in entries])
        took.append(time.process_time() - began)
    return 1000 * min(took)


def _memory() -> float:
    found = re.search(r"VmRSS:\s+(\d+) kB", Path("/proc/self/status").read_text("utf-8"))
    return int(found[1]) / 1024 if found else 0.0


class Asleep(msgspec.Struct):
    """What sleeping tables cost."""

    disk: float  # bytes a table
    open: float  # kilobytes a table in memory
    after: float  # megabytes more than before, once all sleep again


async def sleeping(entries: list[log.AnyEntry], tables: int) -> Asleep:
    """Fills a database, opens some tables in a house, and lets them go."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "sleep.sqlite"
        house = await House.open(Settings(file, workers=1))
        table = Table("table", entries)
        for first in range(0, tables, 200):
            for number in range(first, min(first + 200, tables)):
                table.id = f"table {number}"
                house.journal._queue_rows(
                    "INSERT INTO entries (table_id, seq, schema, body) VALUES (?, ?, ?, ?)",
                    [(table.id, seq, log.SCHEMA, log.encode(entry)) for seq, entry in enumerate(entries, start=1)],
                )
            await house.journal.keep_guest("ada", "Ada")  # everything before it is written, too
        size = sum(each.stat().st_size for each in Path(folder).glob("sleep.sqlite*")) / tables
        gc.collect()
        before = _memory()
        rooms: list[Room] = [await house.room(f"table {number}") for number in range(min(AWAKE, tables))]
        awake = _memory()
        count = len(rooms)
        rooms.clear()
        house._rooms.clear()  # as the sweeper does with rooms that are idle
        gc.collect()
        after = _memory()
        await house.close()
        return Asleep(size, 1024 * (awake - before) / count, after - before)


def report(tables: int = 10_000) -> str:
    """A section of docs/benchmarks.md."""
    rows, logs = [], {id_: long_match(id_) for id_ in SEATS}
    for id_, entries in logs.items():
        size = sum(len(log.encode(entry)) for entry in entries)
        rows.append(f"| {id_} | {len(entries)} | {size / 1024:.0f} kB | {waking(entries):.0f} ms |")
    costs = asyncio.run(sleeping(logs["super-teams"], tables))
    return "\n".join(
        [
            "## Sleep",
            "",
            f"`python -m benchmarks.sleep --tables {tables}`: a random match of each game, "
            "and copies of the first in one SQLite file.",
            "",
            "| game | entries | log | waking, of the processor |",
            "|---|---|---|---|",
            *rows,
            "",
            f"{tables:,} sleeping tables take {costs.disk / 1024:.0f} kB of the disk each and no memory; an open one takes "
            f"{costs.open:.0f} kB of memory; once {min(AWAKE, tables)} that were open sleep again, the process holds "
            f"{costs.after:.0f} MB more than before, which it uses for the next ones.",
            "",
        ]
    )


def main() -> None:
    """Measure and print."""
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--tables", type=int, default=10_000)
    print(machine())
    print(report(arguments.parse_args().tables))


if __name__ == "__main__":
    main()
