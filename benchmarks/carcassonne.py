"""Figures of Carcassonne: speed as a ratio to a plain Python oracle, the cost of a decision as the board grows, strength."""

import time
from typing import Any

import numpy as np
from tests.carcassonne.oracle import Oracle
from tests.carcassonne.test_oracle import oracle_tiles

import cantina
from benchmarks.measure import ROOT, protocol_rows, rate
from cantina.core.compiler import Records, allocate, entry
from cantina.core.game import DEALER, OVER
from cantina.core.source import Seeded
from cantina.games.carcassonne.kernel.record import State
from cantina.simulation import play_match

GAME: Any = cantina.game("carcassonne")
PLOT = ROOT / "docs" / "pictures" / "carcassonne-cost.svg"


@entry
def clone_around(states: Records[State], count: int) -> None:
    """Copy positions from one record to the next, around a small array."""
    for i in range(count):
        states[i & 3] = states[(i + 1) & 3]


def clones() -> int:
    """Copies of a position inside the kernel, as a tree search makes them."""
    clone_around(allocate(State, 4), 100_000)
    return 100_000


def oracle_games() -> int:
    """A random match on the plain Python oracle."""
    kinds, copies, first = oracle_tiles("full")
    source, oracle = Seeded(1), Oracle(seats=2, tiles=kinds, copies=copies, start=first)
    while oracle.turn != OVER:
        offered = sorted(oracle.legal())
        move = offered[source.below(len(offered))]
        if move.startswith("roll"):
            move = f"roll [{','.join(str(1 + source.below(6)) for _ in range(int(move.split()[1])))}]"
        oracle.play(move)
    return 1


def speed() -> list[str]:
    """A table of speeds."""
    start = GAME.start(seats=2)
    GAME.playouts(start, 1, range(1))
    clones()
    kernel = rate(lambda: GAME.playouts(start, 1, range(2000)) and 2000, 11)
    oracle = rate(oracle_games, 3)
    cloned = rate(clones)
    return [
        "| what | median | best | ratio of medians |",
        "|---|---|---|---|",
        f"| random matches of two in the kernel, one core | {kernel[0]:,.0f} /s | {kernel[1]:,.0f} /s | "
        f"{kernel[0] / oracle[0]:,.0f} times the oracle |",
        f"| the same on the plain Python oracle, run beside it | {oracle[0]:,.1f} /s | {oracle[1]:,.1f} /s | 1 |",
        f"| clone inside the kernel | {1e9 / cloned[0]:.0f} ns | {1e9 / cloned[1]:.0f} ns | |",
        *protocol_rows(start),
    ]


def strength() -> list[str]:
    """Greedy against random, the seats changed on the same dealing."""
    start, wins, points = GAME.start(seats=2), 0, [0, 0]
    for number in range(400):
        side = number % 2
        bots = ["greedy", "random"] if side == 0 else ["random", "greedy"]
        standing = play_match(GAME, start, bots, 8, number // 2).state.standing()
        wins += side in standing.winners
        points = [points[0] + standing.scores[side], points[1] + standing.scores[1 - side]]
    share = f"{wins / 4:.1f} %"
    means = f"{points[0] / 400:.1f} to {points[1] / 400:.1f} points on average"
    return [f"Greedy beats random in {wins} of 400 matches of two, the seats changed on the same dealing ({share}; {means})."]


def cost_by_tile(matches: int = 60) -> list[float]:
    """Microseconds of `actions()` and `play()` together for a placement, by the number of tiles laid."""
    start = GAME.start(seats=2)
    play_match(GAME, start, ["random", "random"], 3, 0)  # what is called for the first time takes longer
    spent, seen = np.zeros(80), np.zeros(80)
    for number in range(matches):
        source, state = Seeded(3, number), start.copy()
        while state.turn != OVER:
            if state.turn == DEALER:
                state.play(state.deal(source))
                continue
            laid, placing = int(state._record["tiles"][0]), state.prompt().kind == "place"
            began = time.perf_counter()
            offered = state.actions()
            state.play(offered[source.below(len(offered))])
            if placing:
                spent[laid] += time.perf_counter() - began
                seen[laid] += 1
    return [1e6 * float(spent[laid] / seen[laid]) for laid in range(1, 76) if seen[laid]]


def plot(costs: list[float]) -> str:
    """The costs as a line."""
    width, height, top = 720, 300, max(costs) * 1.1
    points = " ".join(
        f"{60 + (width - 80) * index / (len(costs) - 1):.1f},{height - 50 - (height - 80) * cost / top:.1f}"
        for index, cost in enumerate(costs)
    )
    marks = "".join(
        f'<text x="50" y="{height - 46 - (height - 80) * share:.0f}" text-anchor="end">{top * share:.0f}</text>'
        for share in (0, 0.25, 0.5, 0.75, 1)
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" font-family="sans-serif" font-size="13">'
        f'<rect width="{width}" height="{height}" fill="#fffaf0"/><g fill="#1d2433">{marks}'
        f'<text x="60" y="20">µs to list all placements and make one, through the typed face</text>'
        f'<text x="60" y="{height - 14}">1 tile laid</text>'
        f'<text x="{width - 20}" y="{height - 14}" text-anchor="end">{len(costs)} tiles laid</text></g>'
        f'<polyline points="{points}" fill="none" stroke="#a8541c" stroke-width="2.5"/></svg>\n'
    )


def report() -> str:
    """The whole section."""
    costs = cost_by_tile()
    PLOT.write_text(plot(costs), "utf-8")
    third = len(costs) // 3
    early, late = sum(costs[:third]) / third, sum(costs[-third:]) / third
    parts = ["## Carcassonne", *speed(), "", *strength(), "", "The cost of a placement as the board grows:", ""]
    parts += [f"![Time per placement by the number of tiles laid](pictures/{PLOT.name})", ""]
    parts += [f"{early:.0f} µs on average over the first third of a match, {late:.0f} µs over the last."]
    return "\n".join(parts)
