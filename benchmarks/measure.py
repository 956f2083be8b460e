"""Measuring: rates over several rounds, and what every game is measured for."""

import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from cantina.core.action import fill, has_span
from cantina.core.game import DEALER, OVER
from cantina.core.source import Seeded

ROOT = Path(__file__).parents[1]


def rate(work: Callable[[], int], rounds: int = 7, clock: Callable[[], float] = time.perf_counter) -> tuple[float, float]:
    """Units of work a second: median and best of several rounds."""
    rates = []
    for _ in range(rounds):
        began = clock()
        done = work()
        rates.append(done / (clock() - began))
    return statistics.median(rates), max(rates)


def protocol_decisions(start: Any) -> int:
    """Random decisions of seats through actions() and play(), the dealer's moves made on the way."""
    decisions = 0
    for number in range(10):
        source, state = Seeded(2, number), start.copy()
        while state.turn != OVER:
            if state.turn == DEALER:
                state.play(state.deal(source))
            else:
                offered = state.actions()
                chosen = offered[source.below(len(offered))]
                state.play(fill(chosen, source) if has_span(chosen) else chosen)
                decisions += 1
    return decisions


def copies(state: Any) -> int:
    """Copies of a position."""
    for _ in range(10_000):
        state.copy()
    return 10_000


def start_up(game_id: str, cache: str) -> float:
    """Seconds of a whole process that plays one match in the kernel."""
    command = [sys.executable, "-m", "cantina.cli", "simulate", game_id, "--games", "1", "--json"]
    began = time.perf_counter()
    subprocess.run(command, cwd=ROOT, env=os.environ | {"XDG_CACHE_HOME": cache}, check=True, capture_output=True)
    return time.perf_counter() - began


def protocol_rows(start: Any) -> list[str]:
    """Rows of a table: the typed face, copies and start-up."""
    game_id = type(start).__module__.split(".")[2].replace("_", "-")
    protocol, copied = rate(lambda: protocol_decisions(start), 5), rate(lambda: copies(start), 5)
    with tempfile.TemporaryDirectory() as cache:
        cold, warm = start_up(game_id, cache), start_up(game_id, cache)
    return [
        f"| decisions through `actions()` and `play()` | {protocol[0]:,.0f} /s | {protocol[1]:,.0f} /s | |",
        f"| `State.copy()` | {1e6 / copied[0]:.2f} µs | {1e6 / copied[1]:.2f} µs | |",
        f"| process start to first match, nothing cached | {cold:.1f} s | | |",
        f"| the same from the cache | {warm:.1f} s | | |",
    ]
