"""The greedy bot of Adventures: plans its whole turn, and answers at other times by what an answer leads to."""

import itertools

from cantina.core.action import Action
from cantina.core.bot import Position
from cantina.core.game import DEALER, OVER, View
from cantina.core.source import Source

from ..appraisal import appraise
from ..game import State
from .planning import Planner

SAMPLES = 3  # positions that an answer is tried on
FAR_AHEAD = 60  # moves that an answer is followed for at most


class Greedy:
    """Keeps to its plan as long as it sees what it expected; it never sees more than its seat."""

    def __init__(self) -> None:
        self._plan: list[tuple[View, Action]] = []

    def choose(self, seat: int, position: Position, source: Source, deadline: float | None) -> Action:
        """One of the position's actions."""
        offered = position.actions
        if len(offered) == 1:
            return offered[0]
        if self._plan:
            expected, action = self._plan.pop(0)
            if expected == position.view and action in offered:
                return action
            self._plan = []
        planner = Planner(seat, source, deadline)
        sample = position.sample(source)
        assert isinstance(sample, State)
        if sample._at.active == seat and sample._at.acting == 1:
            line = planner.best(sample)
            if line is not None:
                self._plan = _expected(sample, line.path, seat)
                return line.path[0]
        return self._answer(planner, position, seat, sample)

    def _answer(self, planner: Planner, position: Position, seat: int, sample: State) -> Action:
        """The answer that leads to the best end of the turn, over several positions."""
        offered = position.actions
        worths = [0.0] * len(offered)
        for number in range(SAMPLES):
            if number and planner.spent():
                break
            for place, action in enumerate(offered):
                after = sample.copy()
                after.play(action)
                worths[place] += appraise(_later(after, planner.source), seat)
            sample = position.sample(planner.source)
            assert isinstance(sample, State)
        return offered[worths.index(max(worths))]


def _later(state: State, source: Source) -> State:
    """A position at the end of the turn, or as far as it goes: chance by the dealer, choices by the first that is offered."""
    turn = state._at.turns
    for _ in range(FAR_AHEAD):
        if state.turn == OVER or state._at.turns != turn or state._at.acting == 1:
            break
        state.play(state.deal(source) if state.turn == DEALER else state.actions()[0])
    return state


def _expected(sample: State, path: tuple[Action, ...], seat: int) -> list[tuple[View, Action]]:
    """What the seat will see before each further decision of a line, and the decision."""
    state = sample.copy()
    plan = []
    for before, action in itertools.pairwise(path):
        state.play(before)
        plan.append((state.view(seat), action))
    return plan
