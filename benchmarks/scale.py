"""How far a house reaches, reckoned from measured costs: `python -m benchmarks.scale` prints the table of docs/scale.md.

Each cost is an option, so that the figures of another machine can be put in; the defaults name the command that measured them.
"""

import argparse
import math
from typing import NamedTuple

PEOPLE = (100, 10_000, 100_000, 10_000_000)
SECONDS = 86_400


class Costs(NamedTuple):
    """What things cost."""

    action: float  # milliseconds of a core for an action at a table of four: benchmarks/load.py
    commits: float  # durable entries a second of one PostgreSQL: benchmarks/commits.py
    table: float  # kilobytes of memory of an open table: benchmarks/sleep.py
    line: float  # kilobytes of memory of a connection
    asleep: float  # kilobytes of the disk of a table of 300 entries: benchmarks/sleep.py


class Habits(NamedTuple):
    """What people do; assumed, not measured."""

    at_once: float = 0.03  # of all people, at the busiest hour
    seats: float = 3.0  # people at a table
    every: float = 12.0  # seconds between two actions at a table
    matches: float = 2.0  # that somebody plays in a week
    entries: float = 1.6  # of the log for an action: the dealer moves, too
    busy: float = 0.5  # of a core, at most, so that 99 of 100 wait for less than a tenth of a second


class Need(NamedTuple):
    """What so many people need at the busiest hour."""

    people: int
    online: float
    actions: float  # a second
    cores: float
    memory: float  # gigabytes
    databases: float  # of those that one PostgreSQL can take
    disk: float  # gigabytes a year


def need(people: int, costs: Costs, habits: Habits) -> Need:
    """What so many people need."""
    online = people * habits.at_once
    tables = online / habits.seats
    actions = tables / habits.every
    return Need(
        people,
        online,
        actions,
        max(1.0, actions * costs.action / 1000 / habits.busy),
        (tables * costs.table + online * costs.line) / 1024**2,
        actions * habits.entries / costs.commits / habits.busy,
        people * habits.matches * 52 / habits.seats * costs.asleep / 1024**2,
    )


def report(costs: Costs) -> str:
    """The table."""
    rows = ["| people | at once | actions/s | cores | memory | PostgreSQLs | disk a year |", "|---|---|---|---|---|---|---|"]
    for people in PEOPLE:
        found = need(people, costs, Habits())
        rows.append(
            f"| {people:,} | {found.online:,.0f} | {found.actions:,.1f} | {math.ceil(found.cores):,} | {found.memory:,.1f} GB "
            f"| {found.databases:.2f} | {found.disk:,.1f} GB |"
        )
    return "\n".join(rows)


def main() -> None:
    """Reckon and print."""
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--action", type=float, default=0.46, help="ms of a core (benchmarks/load.py)")
    arguments.add_argument("--commits", type=float, default=10000, help="entries/s (benchmarks/commits.py)")
    arguments.add_argument("--table", type=float, default=144, help="kB of memory (benchmarks/sleep.py)")
    arguments.add_argument("--line", type=float, default=60, help="kB of memory; assumed")
    arguments.add_argument("--asleep", type=float, default=42, help="kB of the disk (benchmarks/sleep.py)")
    given = arguments.parse_args()
    print(report(Costs(given.action, given.commits, given.table, given.line, given.asleep)))


if __name__ == "__main__":
    main()
