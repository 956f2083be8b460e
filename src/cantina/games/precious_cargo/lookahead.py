"""Looking ahead in Precious Cargo: throws at every card, at Grogu and at the best aim, and every upgrade."""

import functools
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np

from cantina.core import bot
from cantina.core.action import Action
from cantina.core.compiled import workroom
from cantina.core.compiler import is_fast
from cantina.core.network import load
from cantina.core.source import Source

from . import actions as act
from .aid import good_aim, hits_of
from .kernel import aiming, codes, features, lookahead
from .state import State

THROWS = 5  # that are looked at, the most promising by the appraisal
DEPTH = 6  # turns
WEIGHTS = Path(__file__).parent / "network.npy"


@functools.cache
def weights() -> Any:
    """What the network has learned."""
    return load(WEIGHTS)


def is_ready() -> bool:
    """Whether rollouts are compiled."""
    return is_fast(lookahead.rollouts)


class Lookahead(bot.Lookahead):
    """What a seat may do, with aims in place of spans."""

    worthwhile = 5000
    scale = float(lookahead.SURE)
    overlooked = lookahead.SURE / 55  # one match of fifty-five

    def __init__(self, state: State, seat: int, source: Source, line: Sequence[Action]):
        self._setup, self._seat, self._seed = state._setup, seat, source.below(1 << 31)
        tried = [candidate for action in state.actions() for candidate in _aimed(state, seat, action)]
        thrown = [action for action in tried if isinstance(action, act.AtPoint)]
        thrown = sorted(thrown, key=lambda action: -_appraised(state, action, seat))[:THROWS]
        self.actions = thrown + [action for action in tried if not isinstance(action, act.AtPoint)]
        self.actions += [action for action in line[:1] if action not in self.actions]
        self.played = self.actions.index(line[0]) if line else None
        self._codes = [act.encode(state, action) for action in self.actions]
        self._room, self._known = workroom(lookahead.FIRST, [state._record]), known_by(state)

    def rollouts(self, candidates: Sequence[int], numbers: range) -> list[int]:
        """What rollouts of those numbers lead to after each candidate, added up: how sure victory is, in parts of SURE."""
        sums = np.zeros(len(candidates), np.int64)
        asked = np.array([self._codes[candidate] for candidate in candidates], np.int64)
        lookahead.rollouts(
            self._room(), self._setup, self._known, np.empty(codes.MAX_ACTIONS, np.int32), np.zeros(aiming.ROOM, np.int64),
            np.zeros(features.FEATURES), weights(), self._seat, DEPTH,
            self._seed, numbers.start, len(numbers), asked, sums,
        )  # fmt: skip
        return sums.tolist()


def known_by(state: State) -> Any:
    """What aims at cards and at Grogu hit, for every seat."""
    known = np.zeros(state.options.seats * features.TARGETS**2, np.int64)
    room = workroom(lookahead.FIRST, [state._record])
    lookahead.chances(room(), state._setup, hits_of(state), np.zeros(aiming.ROOM, np.int64), known)
    return known


def _appraised(state: State, action: Action, seat: int) -> float:
    """What the position after an action is worth."""
    after = state.copy()
    after.play(action)
    return after.game.appraise(after, seat)


def _aimed(state: State, seat: int, action: Action) -> list[Action]:
    """An action as it stands, or all aims worth a look; nothing is flicked, since an aim says the same better."""
    if isinstance(action, act.Flick):
        return []
    if not isinstance(action, act.AtPoint):
        return [action]
    setup, field = state._setup, state._record["field"][0].tolist()
    places = [(int(setup["card_x"][0, place]), int(setup["card_y"][0, place])) for place in range(codes.FIELD)]
    lying = [place for place, kind in zip(places, field, strict=True) if kind != codes.EMPTY]
    return [type(action)(x, y) for x, y in dict.fromkeys([good_aim(state, seat), *lying, (0, 0)])]
