"""The greedy bot of Adventures: plans its whole turn, and answers at other times by what an answer leads to."""

import itertools
from collections.abc import Sequence

from cantina.core.action import Action
from cantina.core.bot import Observation
from cantina.core.game import DEALER, OVER, View
from cantina.core.source import Source

from ..actions import Accuse
from ..appraisal import appraise
from ..state import State
from .planning import MOVES, Planner

SAMPLES = 3  # positions that an answer is tried on
FAR_AHEAD = 60  # moves that an answer is followed for at most
SUSPICIONS = 12  # positions in which a traitor is looked for before anybody is accused


class Greedy:
    """Keeps to its plan as long as it sees what it expected. All that it knows of a position is what its seat may know."""

    def __init__(self, moves: int = MOVES):
        """`moves`: how many may be tried for one decision; they bound its time."""
        self._moves = moves
        self._plan: list[tuple[View, Action]] = []

    def choose(self, seat: int, observation: Observation, source: Source, deadline: float | None) -> Action:
        """One of the position's actions."""
        offered = observation.actions
        if self._plan:
            expected, action = self._plan.pop(0)
            if action in offered and expected == observation.view:
                return action
        self._plan = []
        if len(offered) == 1:
            return offered[0]
        if accused := _accusation(observation, source):
            return accused
        planner = Planner(seat, source, self._moves, deadline)
        sample = _sample(observation, source)
        if planner.plans(sample) and (line := planner.best(sample)):
            self._plan = _expected(sample, line.path, seat)
            return line.path[0]
        return _answer(planner, observation, sample)


def _sample(observation: Observation, source: Source) -> State:
    sample = observation.sample(source)
    assert isinstance(sample, State)
    return sample


def _accusation(observation: Observation, source: Source) -> Action | None:
    """Somebody is accused only if the odds for it are even at least."""
    offered = [action for action in observation.actions if isinstance(action, Accuse)]
    traitors = [_sample(observation, source)._at.traitor for _ in range(SUSPICIONS)] if offered else []
    return next((action for action in offered if 2 * traitors.count(action.seat) >= SUSPICIONS), None)


def _answer(planner: Planner, observation: Observation, sample: State) -> Action:
    """The answer that leads to the best end of the turn, over as many positions as there is time for."""
    offered = observation.actions
    worths = [0.0] * len(offered)
    for number in range(SAMPLES):
        found: list[float] = []
        for action in offered:
            if planner.spent():
                break
            after = sample.copy()
            after.play(action)
            found.append(appraise(_later(after, planner), planner.seat))
        if len(found) < len(offered):
            worths = worths if number else found or [0.0]
            break
        worths = [worth + more for worth, more in zip(worths, found, strict=True)]
        sample = _sample(observation, planner.source)
    return offered[worths.index(max(worths))]


def _later(state: State, planner: Planner) -> State:
    """A position at the end of the turn or between two actions: chance by the dealer, choices by the first that is offered."""
    at, turn = state._at, state._at.turns
    for _ in range(FAR_AHEAD):
        if state.turn == OVER or at.turns != turn or (at.acting == 1 and len(at.stack) == 1):
            break
        planner.left -= 1
        state.play(state.deal(planner.source) if state.turn == DEALER else state.actions()[0])
    return state


def _expected(sample: State, path: Sequence[Action], seat: int) -> list[tuple[View, Action]]:
    """What the seat will see before each further decision of a line, and the decision."""
    state = sample.copy()
    plan: list[tuple[View, Action]] = []
    for before, action in itertools.pairwise(path):
        state.play(before)
        plan.append((state.view(seat), action))
    return plan
