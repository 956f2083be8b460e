"""Looking ahead in Carcassonne: whole turns, tile and figure together, tried by greedy turns of everybody."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from cantina.core.action import Action
from cantina.core.compiler import is_fast
from cantina.core.source import Source

from .kernel import codes, lookahead
from .state import State

KEPT = 12  # turns that are looked at, the most promising by the appraisal
DEPTH = 8  # turns; a few rollouts of eight tell more than many of two
PLACING, DEPLOYING = 900, 300  # rollouts; the figure has been thought of with its tile already


def is_ready() -> bool:
    """Whether rollouts are compiled."""
    return is_fast(lookahead.rollouts)


class Lookahead:
    """What a seat may do, as positions after it; a tile to be placed is thought through with its figure."""

    def __init__(self, state: State, seat: int, source: Source):
        self._setup, self._seat, self._seed = state._setup, seat, source.below(1 << 31)
        self.actions: list[Action] = []
        placing = state.prompt().kind == "place"
        self.worthwhile = PLACING if placing else DEPLOYING
        after = []
        for first, second in self._turns(state) if placing else [(code, None) for code in state._codes()]:
            position = state.copy()
            self.actions.append(position._decode(first))
            position._play(first)
            if second is not None and position.prompt().kind == "deploy":
                position._play(second)
            position._record["telling"] = 0
            after.append(position._record.tobytes())
        self._dtype, self._after = state._record.dtype, b"".join(after)

    def _turns(self, state: State) -> list[tuple[int, int]]:
        """The most promising turns, best first."""
        found, worths = np.empty(lookahead.MOST_TURNS, np.int64), np.empty(lookahead.MOST_TURNS, np.int64)
        record = state._record.copy()
        record["telling"] = 0
        places, figures = np.empty(codes.MAX_ACTIONS, np.int32), np.empty(codes.MAX_ACTIONS, np.int32)
        count = lookahead.turns(
            self._room(record.dtype, record.tobytes()), self._setup, places, figures, self._seat, found, worths
        )
        best = np.argsort(-worths[:count], kind="stable")[:KEPT]
        return [divmod(turn, lookahead.FIGURE_CODES) for turn in found[best].tolist()]

    @staticmethod
    def _room(dtype: Any, positions: bytes) -> Any:
        """Records to work in, and the positions behind them."""
        return np.frombuffer(bytearray(dtype.itemsize * lookahead.FIRST) + positions, dtype)

    def rollouts(self, candidates: Sequence[int], numbers: range) -> list[int]:
        """What rollouts of those numbers lead to from each candidate, added up: leads in hundredths of a point."""
        sums = np.zeros(len(candidates), np.int64)
        lookahead.rollouts(
            self._room(self._dtype, self._after),
            self._setup,
            np.empty(codes.MAX_ACTIONS, np.int32),
            np.empty(codes.MAX_ACTIONS, np.int32),
            self._seat,
            DEPTH,
            self._seed,
            numbers.start,
            len(numbers),
            np.array(candidates, np.int32),
            sums,
        )
        return sums.tolist()
