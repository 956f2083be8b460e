"""What researchers wait for, on one core: decisions of batches with masks, observations, `start()` and `redeal`.

`python -m benchmarks.lab` prints the section of docs/benchmarks.md.
"""

import time
from collections.abc import Callable
from functools import partial
from typing import Any

import numpy as np

import cantina
from benchmarks.machine import machine
from benchmarks.measure import rate
from cantina.core.game import DEALER, OVER
from cantina.games.super_teams.kernel import redealing

GAMES = ("carcassonne", "super-teams", "precious-cargo")
MATCHES, STEPS, ROUNDS = 1024, 200, 3
WANTED = {"carcassonne": "800,000", "super-teams": "2,000,000"}


def batch_row(game_id: str) -> str:
    """A game's batch: random actions with masks of what may be done next, and observations of the seats that decide."""
    batch, rng = cantina.Batch(game_id, MATCHES, seed=1, seats=2), np.random.default_rng(0)

    def steps() -> int:
        for _ in range(STEPS):
            batch.step(batch.sample(rng))
        return STEPS * MATCHES

    def looks() -> int:
        for _ in range(STEPS):
            batch.observe()
        return STEPS * MATCHES

    steps(), looks()
    stepped, looked = (rate(work, ROUNDS, time.process_time) for work in (steps, looks))
    return f"| {game_id} | {stepped[0]:,.0f} | {stepped[1]:,.0f} | {WANTED.get(game_id, '')} | {looked[0]:,.0f} |"


def midway(game: Any, seats: int) -> Any:
    """A position after some moves, in which hands have been played from."""
    state, source = game.start(seats=seats), cantina.Seeded(3)
    for _ in range(60):
        while state.turn == DEALER:
            state.play(state.deal(source))
        assert state.turn != OVER
        offered = state.actions()
        state.play(offered[source.below(len(offered))])
    return state


def repeated(times: int, work: Callable[[], Any]) -> str:
    """How long something takes, in microseconds: median and best of the rounds."""

    def again() -> int:
        for _ in range(times):
            work()
        return times

    again()
    middle, best = rate(again, ROUNDS, time.process_time)
    return f"{1e6 / middle:.2f} | {1e6 / best:.2f}"


def report() -> str:
    """The whole section."""
    lines = ["## Batches", "", f"`python -m benchmarks.lab`: {machine()}; one process, processor time, {ROUNDS} rounds.", ""]
    lines += [f"| game, {MATCHES:,} matches of two | decisions a second with masks | best | wanted | observations a second |"]
    lines += ["|---|---|---|---|---|", *map(batch_row, GAMES), ""]
    lines += ["| what, in microseconds | median | best | wanted |", "|---|---|---|---|"]
    for game_id in cantina.games.ids():
        game: Any = cantina.game(game_id)
        if game_id in GAMES:
            game.compile()
        lines.append(f"| `start()` of {game_id} | {repeated(500, partial(game.start, seats=2))} | 200 |")
    race, source = cantina.game("super-teams"), cantina.Seeded(1)
    for seats in (2, 4):
        state = midway(race, seats)
        inside = repeated(5000, partial(redealing.redeal, state._record, state._setup, 0))
        lines.append(f"| the kernel's `redeal` of super-teams, {seats} seats | {inside} | 5 |")
        lines.append(f"| `State.redeal`, the same with a copy | {repeated(5000, partial(state.redeal, 0, source))} | |")
    return "\n".join(lines)


if __name__ == "__main__":
    print(report())
