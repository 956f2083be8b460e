"""Thoughts a second that the queue carries: bots that take no time to think, so that what is left is the queue's own cost.

`python -m benchmarks.thoughts` lets several hosts ask for random moves, each for the next one when it has the last, of a
`cantina think` in a process of its own, over a PostgreSQL of its own.
"""

import argparse
import asyncio
import os
import subprocess
import sys
import time
from collections.abc import Callable

import sqlalchemy as sql
from tests.postgres import postgres

import cantina
from benchmarks.commits import processes_of
from benchmarks.machine import machine
from benchmarks.serving import ROOT, processor_seconds
from cantina.core.driver import Match, Stream, drive
from cantina.core.game import State
from cantina.core.source import Seeded
from cantina.server.thoughts import Apart

GAME = cantina.game("super-teams")


async def ask(where: sql.URL, hosts: int, seconds: float, used: Callable[[], list[float]]) -> tuple[int, list[float]]:
    """How many thoughts were answered, and what they took of each one's processor."""
    match: Match[State] = Match(GAME.start(seats=2))
    for _ in drive(match, [None, None], Stream(Seeded(3)), Seeded(0)):
        pass
    apart, count, loop = await Apart.open(where), 0, asyncio.get_running_loop()
    await apart.choose(GAME, match, match.state.turn, "random", "first", [])  # the worker has loaded the rules
    until, before = loop.time() + seconds, used()

    async def host(name: str) -> None:
        nonlocal count
        while loop.time() < until:
            await apart.choose(GAME, match, match.state.turn, "random", name, [])
            count += 1

    await asyncio.gather(*(host(f"host {number}") for number in range(hosts)))
    took = [after - since for after, since in zip(used(), before, strict=True)]
    await apart.close()
    return count, took


def main() -> None:
    """Measure and print."""
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--hosts", type=int, default=16)
    arguments.add_argument("--workers", type=int, default=2)
    arguments.add_argument("--seconds", type=float, default=5.0)
    given = arguments.parse_args()
    with postgres() as server:
        where = server.database()
        environment = os.environ | {"CANTINA_DATABASE": where.render_as_string(hide_password=False)}
        command = [sys.executable, "-m", "cantina.cli", "think", "--workers", str(given.workers)]
        with subprocess.Popen(command, cwd=ROOT, env=environment, stdout=subprocess.DEVNULL) as thinker:

            def used() -> list[float]:
                return [time.process_time(), processor_seconds(thinker.pid), processes_of(server)]

            try:
                count, took = asyncio.run(ask(where, given.hosts, given.seconds, used))
            finally:
                thinker.terminate()
    whose = ("who asks", "`cantina think` without its workers", "PostgreSQL")
    costs = ", ".join(f"{1000 * each / count:.1f} ms of {who}" for who, each in zip(whose, took, strict=True))
    print(f"{machine()}, load {os.getloadavg()[0]:.1f}: {count / given.seconds:.0f} thoughts/s; each takes {costs}")


if __name__ == "__main__":
    main()
