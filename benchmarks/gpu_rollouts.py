"""Greedy rollouts on a GPU beside one core of the CPU: the same sums, and how many times as fast.

`python -m benchmarks.gpu_rollouts GAME FILE` takes a file that `python -m cantina.gpu GAME FILE` has written, a GPU and CuPy.
"""

import sys
import time
from pathlib import Path
from typing import Any

import numpy as np

import cantina
from benchmarks.machine import machine
from cantina.core.bot import Observation
from cantina.games.carcassonne import lookahead as carcassonne
from cantina.games.carcassonne.kernel.lookahead import FIRST as KEPT
from cantina.games.super_teams import lookahead as super_teams
from cantina.games.super_teams.kernel.lookahead import FIRST
from cantina.gpu import Asked, Rollouts
from cantina.simulation import play_match

EACH = 64  # rollouts a candidate
COMPARED = 8  # of these the CPU makes too
LAUNCHES = 5
TABLES = {"carcassonne": [{"seats": 2}, {"seats": 5}, {"seats": 4, "teams": True}], "super-teams": [{"seats": 2}, {"seats": 4}]}


def look_aheads(game: Any, matches: int) -> list[Any]:
    """Decisions of greedy matches, every seventh, made ready for search."""
    found = []
    for options in TABLES[game.id]:
        for number in range(matches):
            match = play_match(game, game.start(**options), ["greedy"] * options["seats"], 5, number)
            state = match.start.copy()
            for move, (_, action) in enumerate(match.moves):
                if state.turn >= 0 and move % 7 == 0 and len(state.actions()) > 1:
                    found.append(game.look_ahead(Observation(state, state.turn), state.turn, cantina.Seeded(move, number)))
                state.play(action)
    return found


def wanted(ahead: Any, at: int, setup: int, first: int, count: int, candidates: Any) -> tuple[Any, list[Asked]]:
    """The positions of a decision and the rollouts of its candidates, as a GPU takes them; `at`: where its positions begin."""
    room = ahead.__dict__.setdefault("_positions", ahead._room())
    if isinstance(ahead, carcassonne.Lookahead):
        depth = carcassonne.DEPTH
        asked = [Asked(at + i, 1, setup, -1, ahead._seat, depth, ahead._seed, first, count) for i in range(len(candidates))]
        return room[[KEPT + candidate for candidate in candidates]], asked
    depth = super_teams.DEPTH
    return room[FIRST : FIRST + ahead._worlds], [
        Asked(at, ahead._worlds, setup, ahead._codes[candidate], ahead._seat, depth, ahead._seed, first, count)
        for candidate in candidates
    ]


def main(game_id: str, file: Path) -> None:
    """Compare sums, then speed."""
    game: Any = cantina.game(game_id)
    game.compile()
    decisions, rollouts = look_aheads(game, 12), Rollouts(file)

    def asked(count: int) -> tuple[Any, Any, list[Asked]]:
        positions, jobs, at = [], list[Asked](), 0
        for number, ahead in enumerate(decisions):
            some, more = wanted(ahead, at, number, 0, count, range(len(ahead.actions)))
            positions.append(some)
            jobs += more
            at += len(some)
        return np.concatenate(positions), np.concatenate([ahead._setup for ahead in decisions]), jobs

    began = time.process_time()
    expected = [total for ahead in decisions for total in ahead.rollouts(range(len(ahead.actions)), range(COMPARED))]
    one_core = COMPARED * len(expected) / (time.process_time() - began)
    few = asked(COMPARED)
    found = rollouts(*few)
    wrong = int((found != np.array(expected)).sum())
    print(f"{machine()}; {len(decisions)} decisions, {len(expected)} candidates: {len(expected) - wrong} sums equal, {wrong} not")
    many, best = asked(EACH), 0.0
    rollouts(*many)
    for _ in range(LAUNCHES):
        began = time.perf_counter()
        rollouts(*many)
        best = max(best, EACH * len(many[2]) / (time.perf_counter() - began))
    print(f"{game_id}: {one_core:,.0f} rollouts/s on one core, {best:,.0f} on the GPU, {best / one_core:.0f} times as many")


if __name__ == "__main__":
    main(sys.argv[1], Path(sys.argv[2]))
