"""Looking ahead in Carcassonne: whole turns, tile and figure together, tried by turns that experience says are best."""

import functools
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np

from cantina.core.action import Action, to_text
from cantina.core.bot import Plan, fingerprint
from cantina.core.compiled import workroom
from cantina.core.compiler import duplicate, is_fast
from cantina.core.network import load
from cantina.core.source import Source

from .kernel import codes, features, lookahead
from .options import Options
from .state import State

KEPT = 12  # turns that are looked at, the most promising,
WIDEST = 40  # and with more than the usual thought up to so many: once in twenty turns the best one promises little
DEPTH = 8  # turns; a few rollouts of eight tell more than many of two
PLACING, DEPLOYING = 1200, 300  # rollouts; a figure is mostly thought of with its tile
LARGER = 2  # times as many where more than two play: more happens between two turns, and luck hides more of a difference
WEIGHTS = Path(__file__).parent / "weights.npy"


@functools.cache
def weights() -> Any:
    """What the terms of a position were found to be worth, for two players, more of them, and two teams."""
    return load(WEIGHTS)


def weighed(setup: Any, row: Any) -> Any:
    """A copy of what was agreed, with weights in it: in points, as they were learned."""
    found = duplicate(setup)
    found["weights"][0] = np.rint(features.THOUSANDTHS * row[: codes.WEIGHTS])
    return found


def kind_of(options: Options) -> int:
    """Which of the weights belong to a table."""
    return 2 if options.teams else min(options.seats, 3) - 2


def is_ready() -> bool:
    """Whether rollouts are compiled."""
    return is_fast(lookahead.rollouts)


class Lookahead:
    """What a seat may do, as positions after it; a tile to be placed is thought through with its figure."""

    scale = float(features.THOUSANDTHS)
    overlooked = scale  # a point
    slip = 4 * scale  # the twelve best turns are all decent ones: who takes any of them is no beginner

    def __init__(self, state: State, seat: int, source: Source, line: Sequence[Action], share: float = 1.0):
        self._setup = weighed(state._setup, weights()[kind_of(state.options)])
        self._seat, self._seed = seat, source.below(1 << 31)
        self.actions: list[Action] = []
        placing = state.prompt().kind == "place"
        self.worthwhile = (PLACING if placing else DEPLOYING) * (1 if state.options.seats == 2 else LARGER)
        self._plans: list[Plan] = []
        self._after: list[Any] = []  # where each candidate leads
        kept = min(WIDEST, max(KEPT, int(KEPT * share)))
        for first, second in self._turns(state, kept) if placing else [(code, None) for code in state._codes()]:
            position = state.copy()
            self.actions.append(position._decode(first))
            position._play(first)
            self._plans.append([])
            if second is not None and position.prompt().kind == "deploy":
                self._plans[-1] = [(fingerprint(position.view(seat)), to_text(position._decode(second)))]
                position._play(second)
            self._after.append(position._record)
        self.played = self._line(state, line) if line else None
        self._room = workroom(lookahead.FIRST, self._after)

    def _line(self, state: State, line: Sequence[Action]) -> int:
        """The candidate that is a line; a new one where there is none."""
        position, placing = state.copy(), state.prompt().kind == "place"
        position.play(line[0])
        figured = placing and position.prompt().kind == "deploy" and len(line) > 1
        plan: Plan = [(fingerprint(position.view(self._seat)), to_text(line[1]))] if figured else []
        for number, action in enumerate(self.actions):
            if action == line[0] and self._plans[number] == plan:
                return number
        if figured:
            position.play(line[1])
        self.actions.append(line[0])
        self._plans.append(plan)
        self._after.append(position._record)
        return len(self.actions) - 1

    def _turns(self, state: State, kept: int) -> list[tuple[int, int]]:
        """The most promising turns, best first."""
        found, worths = np.empty(lookahead.MOST_TURNS, np.int64), np.empty(lookahead.MOST_TURNS, np.int64)
        places, figures = np.empty(codes.MAX_ACTIONS, np.int32), np.empty(codes.MAX_ACTIONS, np.int32)
        room = workroom(lookahead.FIRST, [state._record])
        count = lookahead.turns(room(), self._setup, places, figures, self._seat, found, worths)
        best = np.argsort(-worths[:count], kind="stable")[:kept]
        return [divmod(turn, lookahead.FIGURE_CODES) for turn in found[best].tolist()]

    def plan(self, candidate: int) -> Plan:
        """The figure that goes with a tile."""
        return self._plans[candidate]

    def rollouts(self, candidates: Sequence[int], numbers: range) -> list[int]:
        """What rollouts of those numbers lead to from each candidate, added up: leads in thousandths of a point."""
        sums = np.zeros(len(candidates), np.int64)
        places, figures = np.empty(codes.MAX_ACTIONS, np.int32), np.empty(codes.MAX_ACTIONS, np.int32)
        lookahead.rollouts(
            self._room(), self._setup, places, figures, self._seat, DEPTH,
            self._seed, numbers.start, len(numbers), np.array(candidates, np.int32), sums,
        )  # fmt: skip
        return sums.tolist()
