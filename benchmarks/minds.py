"""Fifty tables at which bots think, next to a quiet table: how much longer its players wait meanwhile.

`python benchmarks/minds.py` starts a fresh `cantina serve` and prints a table for docs/bots.md. At each of the fifty a person who
moves at once plays against a bot, so that somebody thinks there nearly all the time.
"""

import argparse
import asyncio
import statistics
import sys
from contextlib import AsyncExitStack, suppress
from pathlib import Path

import httpx

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from benchmarks.attack import Quiet, running  # noqa: E402
from benchmarks.machine import machine  # noqa: E402
from benchmarks.serving import Client, Gone, Guest, Server, some  # noqa: E402

TABLES, SECONDS, WARMING = 50, 30.0, 15.0
GAMES = ("carcassonne", "super-teams", "precious-cargo")
WANTED = 0.020  # seconds more, at most


async def busy(server: Server, stack: AsyncExitStack, number: int, level: str) -> tuple[str, Client]:
    """A person at a table with a bot, from an address of their own."""
    address = f"127.0.1.{number + 1}"
    transport = httpx.AsyncHTTPTransport(local_address=address)
    http = await stack.enter_async_context(httpx.AsyncClient(base_url=server.address, timeout=60, transport=transport))
    guest = await Guest.new(http, f"Guest {number}")
    game = GAMES[number % len(GAMES)]
    return game, await guest.enters(await guest.opens(game, "me", level), local_addr=(address, 0))


async def play(table: Client, until: float, thoughts: list[float]) -> None:
    """Move at once, and note how long the bot takes."""
    loop = asyncio.get_running_loop()
    while loop.time() < until and table.phase == "playing" and not table.gone:
        table.news.clear()
        if table.offers:
            with suppress(Gone):
                await table.acts(some(table.offers))
            continue
        began = loop.time()
        with suppress(TimeoutError):
            await asyncio.wait_for(table.news.wait(), max(0.1, until - began))
        thoughts.append(loop.time() - began)


def row(what: str, waited: list[float]) -> str:
    """Milliseconds of waiting."""
    ranks = statistics.quantiles(waited, n=100, method="inclusive")
    return f"| {what} | {len(waited)} | " + " | ".join(f"{1000 * ranks[rank - 1]:.1f}" for rank in (50, 95, 99)) + " |"


async def measure(server: Server, tables: int, level: str) -> None:
    """The quiet table alone, then beside the others."""
    loop = asyncio.get_running_loop()
    async with AsyncExitStack() as stack:
        http = await stack.enter_async_context(httpx.AsyncClient(base_url=server.address, timeout=60))
        quiet = Quiet(http)
        await quiet.begin()
        await asyncio.to_thread(server.settle)
        await quiet.play(loop.time() + SECONDS)
        alone, quiet.waited = quiet.waited, []
        others = [await busy(server, stack, number, level) for number in range(tables)]
        thoughts: list[float] = []
        until = loop.time() + WARMING + SECONDS
        playing = [asyncio.create_task(play(table, until, thoughts)) for _, table in others]
        await asyncio.sleep(WARMING)
        thoughts.clear()
        await quiet.play(until)
        await asyncio.gather(*playing)
        more = statistics.median(quiet.waited) - statistics.median(alone)
        print("| the quiet table | answers | median ms | 95 % within | 99 % within |\n|---|---|---|---|---|")
        print(row("alone", alone))
        print(row(f"while bots think at {tables} tables", quiet.waited))
        print(f"\n{len(thoughts)} thoughts of `{level}`, {statistics.median(thoughts):.2f} s each in the middle of the queue.")
        print(f"The median is {1000 * more:+.1f} ms; wanted are {1000 * WANTED:.0f} ms at most. {machine()}")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=TABLES)
    parser.add_argument("--level", default="normal")
    asked = parser.parse_args()
    with running() as server:
        asyncio.run(measure(server, asked.tables, asked.level))
