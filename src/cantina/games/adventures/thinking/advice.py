"""Advice in Adventures: the turns and answers that a planner finds, each with what it gains."""

from collections.abc import Sequence

from cantina.core.action import Action
from cantina.core.bot import Observation
from cantina.core.source import Seeded, Source

from ..state import State
from .greedy import PAYS, _sample, _worths
from .planning import MOVES, WORLDS, Budget, Candidate, Planner


def advice(seat: int, observation: Observation, source: Source, budget: Budget) -> list[tuple[Sequence[Action], float]]:
    """What a seat could do, the best first, by how much better than now it would stand. A traitor hides until harm pays."""
    sample = _sample(observation, source)
    traitor, exposed = sample._at.traitor == seat, sample._at.exposed == seat
    planner = Planner(seat, source, budget, exposed)
    found = _found(planner, observation, sample)
    if traitor and not exposed:
        harmful = Planner(seat, source, budget, True)
        harm = _found(harmful, observation, sample)
        if harm and found and harm[0].worth - harmful.outcome(sample, found[0].path) >= PAYS:
            planner, found = harmful, harm
    now = planner.appraise(sample)
    return [(path, worth - now) for path, worth in found]


def _found(planner: Planner, observation: Observation, sample: State) -> list[Candidate]:
    """Whole turns where the seat plans one, else the answers that are offered."""

    def another() -> State:
        return _sample(observation, planner.source)

    turns = planner.candidates(sample, another) if planner.plans(sample) else []
    if not turns:
        worths = _worths(planner, None, observation, sample)
        turns = [Candidate((action,), worth) for action, (worth, _) in zip(observation.actions, worths, strict=True)]
    return sorted((turn for turn in turns if turn.path), key=lambda turn: -turn.worth)


def weigh(seat: int, observation: Observation, source: Source, lines: Sequence[Sequence[Action]]) -> list[tuple[int, float]]:
    """The first action of each line: how many decisions it is, and on average over the same worlds what could come of it."""
    found = [(1, 0.0)] * len(lines)
    for seed in [source.below(1 << 31) for _ in range(WORLDS)]:
        world = _sample(observation, Seeded(seed))
        for number, line in enumerate(lines):
            planner = Planner(seat, Seeded(seed, 1), Budget(MOVES, None), world._at.exposed == seat)
            count, worth = planner.prospect(world, line)
            found[number] = max(count, found[number][0]), found[number][1] + worth / WORLDS
    return found
