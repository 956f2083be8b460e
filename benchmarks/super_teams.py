"""Figures of Super Teams: speed as a ratio to a plain Python oracle run beside it, start-up, and how matches end."""

import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from tests.super_teams.oracle import Oracle

import cantina
from cantina.core.action import to_text
from cantina.core.game import DEALER, OVER
from cantina.core.source import Seeded
from cantina.games.super_teams.content import Board, shipped
from cantina.simulation import play_match, simulate

GAME: Any = cantina.game("super-teams")
ROOT = Path(__file__).parents[1]


def rate(work: Callable[[], int], rounds: int = 7) -> tuple[float, float]:
    """Units of work a second: median and best of several rounds."""
    rates = []
    for _ in range(rounds):
        began = time.perf_counter()
        done = work()
        rates.append(done / (time.perf_counter() - began))
    return statistics.median(rates), max(rates)


def oracle_games() -> int:
    """Random matches on the plain Python oracle."""
    codes = shipped("long", Board).codes()
    for number in range(5):
        source, oracle = Seeded(1, number), Oracle(seats=4, board=codes)
        while oracle.turn != OVER:
            offered = sorted(oracle.legal())
            oracle.play(offered[source.below(len(offered))])
    return 5


def protocol_decisions() -> int:
    """Random decisions through actions() and play()."""
    decisions = 0
    for number in range(20):
        source, state = Seeded(2, number), GAME.start(seats=4)
        while state.turn != OVER:
            decisions += state.turn != DEALER
            offered = state.actions()
            state.play(offered[source.below(len(offered))])
    return decisions


def copies() -> int:
    """Copies of a position."""
    state = GAME.start(seats=4)
    for _ in range(20_000):
        state.copy()
    return 20_000


def start_up(cache: str) -> float:
    """Seconds of a whole process that plays one match in the kernel."""
    command = [sys.executable, "-m", "cantina.cli", "simulate", "super-teams", "--games", "1", "--json"]
    began = time.perf_counter()
    subprocess.run(command, cwd=ROOT, env=os.environ | {"XDG_CACHE_HOME": cache}, check=True, capture_output=True)
    return time.perf_counter() - began


def speed() -> list[str]:
    """A table of speeds."""
    start = GAME.start(seats=4)
    GAME.playouts(start, 1, range(1))
    kernel = rate(lambda: sum(GAME.playouts(start, 1, range(2000)).wins[:2]) and 2000)
    oracle = rate(oracle_games, 3)
    protocol = rate(protocol_decisions, 5)
    copied = rate(copies, 5)
    with tempfile.TemporaryDirectory() as cache:
        cold, warm = start_up(cache), start_up(cache)
    return [
        "| what | median | best | ratio of medians |",
        "|---|---|---|---|",
        f"| random matches of four in the kernel, one core | {kernel[0]:,.0f} /s | {kernel[1]:,.0f} /s | "
        f"{kernel[0] / oracle[0]:,.0f} times the oracle |",
        f"| the same on the plain Python oracle, run beside it | {oracle[0]:,.1f} /s | {oracle[1]:,.1f} /s | 1 |",
        f"| decisions through `actions()` and `play()` | {protocol[0]:,.0f} /s | {protocol[1]:,.0f} /s | |",
        f"| `State.copy()` | {1e6 / copied[0]:.2f} µs | {1e6 / copied[1]:.2f} µs | |",
        f"| process start to first match, nothing cached | {cold:.1f} s | | |",
        f"| the same from the cache | {warm:.1f} s | | |",
    ]


def endings(games: int = 2000) -> list[str]:
    """How random and greedy matches end, by players."""
    lines = [
        "| players | bots | matches | plays: 5 % / median / 95 % | starting team wins | shared |",
        "|---|---|---|---|---|---|",
    ]
    for bots, count in (("random", games), ("greedy", games // 10)):
        for seats in GAME.seats:
            start = GAME.start(seats=seats)
            plays, first, shared = [], 0, 0
            for number in range(count):
                match = play_match(GAME, start, [bots] * seats, 4, number)
                plays.append(sum(to_text(action).startswith("fly") for _, action in match.moves))
                standing = match.state.standing()
                first += 0 in standing.winners
                shared += standing.shared
            plays.sort()
            marks = " / ".join(str(plays[int(len(plays) * part)]) for part in (0.05, 0.5, 0.95))
            lines.append(f"| {seats} | {bots} | {count} | {marks} | {first / count:.1%} | {shared / count:.1%} |")
    return lines


def strength() -> list[str]:
    """Greedy against random, the teams changing sides."""
    wins = 0
    for side in range(2):
        bots = ["greedy" if seat % 2 == side else "random" for seat in range(4)]
        wins += simulate(GAME, GAME.options(seats=4), bots, 200, 10 + side).wins[side]
    return [f"Greedy's team beats random's in {wins} of 400 matches of four, 200 on each side ({wins / 4:.1f} %)."]


def report() -> str:
    """The whole section."""
    parts = ["## Super Teams", *speed(), "", *strength(), "", "How matches end (the full board):", "", *endings()]
    return "\n".join(parts)
