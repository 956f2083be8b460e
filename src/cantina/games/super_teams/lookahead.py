"""Looking ahead in Super Teams: every action, tried in worlds that could be the real one."""

from collections.abc import Sequence

import numpy as np

from cantina.core import bot
from cantina.core.action import Action
from cantina.core.compiled import workroom
from cantina.core.compiler import is_fast
from cantina.core.source import Source

from .kernel import codes, lookahead
from .state import State

WORLDS = 16
DEPTH = 40  # decisions
ROLLOUTS = 512
LARGER = 2  # times as many where more than two play, as in Carcassonne


def is_ready() -> bool:
    """Whether rollouts are compiled."""
    return is_fast(lookahead.rollouts)


class Lookahead(bot.Lookahead):
    """What a seat may do, and worlds to try it in."""

    scale = float(lookahead.SURE)
    overlooked = lookahead.SURE / 125  # one match of a hundred and twenty-five

    def __init__(self, worlds: list[State], seat: int, source: Source, line: Sequence[Action]):
        first = worlds[0]
        self.worthwhile = ROLLOUTS * (1 if first.options.seats == 2 else LARGER)
        self._setup, self._seat, self._seed = first._setup, seat, source.below(1 << 31)
        self._codes, self._worlds = first._codes(), len(worlds)
        self.actions: list[Action] = [first._decode(code) for code in self._codes]
        self.played = self.actions.index(line[0]) if line else None
        self._room = workroom(lookahead.FIRST, [world._record for world in worlds])

    def rollouts(self, candidates: Sequence[int], numbers: range) -> list[int]:
        """What rollouts of those numbers lead to after each candidate, added up: how sure victory is, in parts of SURE."""
        sums = np.zeros(len(candidates), np.int64)
        asked = np.array([self._codes[candidate] for candidate in candidates], np.int32)
        lookahead.rollouts(
            self._room(), self._setup, np.empty(codes.MAX_ACTIONS, np.int32), self._worlds, self._seat, DEPTH,
            self._seed, numbers.start, len(numbers), asked, sums,
        )  # fmt: skip
        return sums.tolist()
