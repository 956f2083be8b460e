"""The greedy bot of Adventures: plans its whole turn, and answers at other times by what an answer leads to."""

import itertools
from collections.abc import Mapping, Sequence

from cantina.core.action import Action, to_text
from cantina.core.bot import Observation, Plan, appeal, fancied, fingerprint, slipped, take_step
from cantina.core.game import DEALER, OVER
from cantina.core.source import Source

from ..appraisal import VICTORY, terms
from ..state import State
from .planning import MOVES, Budget, Planner
from .suspicion import accusation

SAMPLES = 3  # positions that an answer is tried on
FAR_AHEAD = 60  # moves that an answer is followed for at most
OVERLOOKED = 4.0  # points; a casual player does not see that a choice is worse by so much
PAYS = 30.0  # points of harm for which a traitor gives itself away


class Greedy:
    """Keeps to its plan as long as it sees what it expected. All that it knows of a position is what its seat may know."""

    def __init__(self, moves: int = MOVES, slip: float = 0.0, likes: Mapping[str, float] | None = None):
        """`moves`: how many may be tried for one decision; they bound its time, and say how many turns and worlds it looks at.

        `slip`: how much worse than the best its choice often is, times what a casual player overlooks.
        `likes`: terms of the appraisal by how much it likes them; that decides between turns that are about as good.
        """
        self._moves, self._slip, self._likes = moves, slip, likes or {}
        self.plan: Plan = []

    def choose(self, seat: int, observation: Observation, source: Source, deadline: float | None) -> Action:
        """One of the position's actions."""
        offered = observation.actions
        if step := take_step(self.plan, observation):
            return step
        if len(offered) == 1:
            return offered[0]
        sample = _sample(observation, source)
        traitor, exposed = sample._at.traitor == seat, sample._at.exposed == seat
        if not traitor and (accused := accusation(observation, sample)):
            return accused
        planner = Planner(seat, source, Budget(self._moves, deadline), exposed)
        harmful = Planner(seat, source, Budget(self._moves, deadline), True) if traitor and not exposed else None
        if planner.plans(sample) and (found := self._turn(planner, harmful, observation, sample)):
            self.plan[:] = _expected(sample, found, seat)
            return found[0]
        return _answer(planner, harmful, observation, sample, self._slip * OVERLOOKED)

    def _turn(self, planner: Planner, harmful: Planner | None, observation: Observation, sample: State) -> tuple[Action, ...]:
        """The best turn. A traitor plays like the others until harm pays, so that nothing tells them apart before."""

        def another() -> State:
            return _sample(observation, planner.source)

        found = planner.candidates(sample, another)
        if harmful is not None and found:
            harm = harmful.candidates(sample, another)
            if harm and harm[0].worth - harmful.outcome(sample, found[0].path) >= PAYS:
                found = harm
        if not found:
            return ()
        worths = [each.worth for each in found]
        if self._likes:
            ends = [each.path for each in found]
            worths = fancied(worths, self._slip, OVERLOOKED, lambda number: self._appeal(sample, ends[number], planner.seat))
        return found[slipped(worths, self._slip * OVERLOOKED, planner.source)].path

    def _appeal(self, sample: State, path: Sequence[Action], seat: int) -> float:
        """How much the position after a turn, as far as it can be decided now, is to the bot's taste."""
        after = sample.copy()
        for action in path:
            after.play(action)
        return appeal(terms(after, seat), self._likes)


def _sample(observation: Observation, source: Source) -> State:
    sample = observation.sample(source)
    assert isinstance(sample, State)
    return sample


def _answer(planner: Planner, harmful: Planner | None, observation: Observation, sample: State, slip: float) -> Action:
    """The answer that leads to the best end of the turn; a traitor's is a harmful one only where that pays."""
    offered = observation.actions
    found = _worths(planner, harmful, observation, sample)
    best = slipped([worth for worth, _ in found], slip, planner.source)
    if harmful is not None:
        harm = slipped([harm for _, harm in found], slip, planner.source)
        if found[harm][1] - found[best][1] >= PAYS:
            best = harm
    return offered[best]


def _worths(planner: Planner, harmful: Planner | None, observation: Observation, sample: State) -> list[tuple[float, float]]:
    """What each answer leads to, on average over as many positions as there is time for, and what a traitor thinks of it."""
    offered = observation.actions
    worths: list[tuple[float, float]] = [(0.0, 0.0)] * len(offered)
    for number in range(SAMPLES):
        found: list[tuple[float, float]] = []
        for action in offered:
            if planner.budget.spent():
                break
            after = sample.copy()
            after.play(action)
            end = _later(after, planner)
            found.append((planner.appraise(end) / SAMPLES, harmful.appraise(end) / SAMPLES if harmful else 0.0))
        if len(found) < len(offered):
            return worths if number else [*found, *[(-VICTORY, -VICTORY)] * (len(offered) - len(found))]
        worths = [(a + c, b + d) for (a, b), (c, d) in zip(worths, found, strict=True)]
        sample = _sample(observation, planner.source)
    return worths


def _later(state: State, planner: Planner) -> State:
    """A position at the end of the turn or between two actions: chance by the dealer, choices by the first that is offered."""
    at, turn = state._at, state._at.turns
    for _ in range(FAR_AHEAD):
        if state.turn == OVER or at.turns != turn or (at.acting == 1 and len(at.stack) == 1):
            break
        planner.budget.left -= 1
        state.play(state.deal(planner.source) if state.turn == DEALER else state.actions()[0])
    return state


def _expected(sample: State, path: Sequence[Action], seat: int) -> Plan:
    """What the seat will see before each further decision of a line, and the decision."""
    state = sample.copy()
    plan: Plan = []
    for before, action in itertools.pairwise(path):
        state.play(before)
        plan.append((fingerprint(state.view(seat)), to_text(action)))
    return plan
