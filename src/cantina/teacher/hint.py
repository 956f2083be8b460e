"""Hints: the best moves of a position as a seat sees it, with their worth and the reasons for them."""

import time
from collections.abc import Sequence
from typing import Literal

import msgspec

from cantina.bots.greedy import weighed
from cantina.bots.search import search
from cantina.core.action import Action, to_text
from cantina.core.bot import HasLookahead, HasPlanner, Lookahead, Observation
from cantina.core.game import Game, State
from cantina.core.ledger import Illegal
from cantina.core.source import Seeded, Source
from cantina.core.texts import Texts

from .reasons import Reason, reasons, sentence

MOST = 3  # moves
Unit = Literal["points", "chance", "appraisal"]  # a lead at the end, a chance to win, or what the game's appraisal counts in


class Advice(msgspec.Struct):
    """A move worth a look: its actions in text form, what it is worth, and why."""

    actions: list[str]
    worth: float
    reasons: list[Reason]

    def why(self, texts: Texts) -> str:
        """One sentence."""
        return sentence(self.reasons, texts)


class Hint(msgspec.Struct):
    """The best moves of a position, best first."""

    unit: Unit
    moves: list[Advice]


def hint(
    game: Game,
    observation: Observation,
    seat: int,
    source: Source,
    share: float = 1.0,
    deadline: float | None = None,
    due: Sequence[Action] = (),
) -> Hint:
    """Advice for a seat from what it may know; with nothing that depends on what it does not see.

    Of moves that begin alike only the best is told. Where these actions are `due`, as in a lesson, they are the one move.

    >>> import cantina
    >>> from cantina.core.bot import Observation
    >>> state = cantina.game("super-teams").start(seats=2)
    >>> while state.turn < 0:
    ...     _ = state.play(state.deal(cantina.Seeded(1)))
    >>> found = hint(state.game, Observation(state, state.turn), state.turn, cantina.Seeded(1), share=0.1)
    >>> found.moves[0].worth >= found.moves[-1].worth
    True
    """
    unit, known = _known(game, observation, seat, source, share, deadline, due)
    best: dict[str, tuple[list[str], float]] = {}
    for actions, worth in sorted(known, key=lambda each: -each[1]):
        best.setdefault(actions[0], (actions, worth))
    world = source.below(1 << 31)
    return Hint(unit, [_advice(game, observation, seat, *each, world) for each in list(best.values())[:MOST]])


def _known(
    game: Game,
    observation: Observation,
    seat: int,
    source: Source,
    share: float,
    deadline: float | None,
    due: Sequence[Action],
) -> tuple[Unit, list[tuple[list[str], float]]]:
    """Moves with what they are worth: by search or a planner where the game has one, by its appraisal elsewhere."""
    if isinstance(game, HasLookahead) and (ahead := game.look_ahead(observation, seat, source, due)):
        known = values(ahead, share, deadline)
        return game.unit, known if ahead.played is None else [known[ahead.played]]
    if due:
        return "appraisal", [([to_text(action) for action in due], _gain(game, observation, seat, due, source))]
    if isinstance(game, HasPlanner):
        planned = game.plan_turns(seat, observation, source, share, deadline)
        return "appraisal", [([to_text(action) for action in path], gain) for path, gain in planned]
    now = game.appraise(observation.sample(source), seat)
    return "appraisal", [([to_text(action)], worth - now) for action, worth in weighed(game, seat, observation, source)]


def _gain(game: Game, observation: Observation, seat: int, actions: Sequence[Action], source: Source) -> float:
    """What actions change in the appraisal."""
    sample = observation.sample(source)
    before = game.appraise(sample, seat)
    for action in actions:
        sample.play(action)
    return game.appraise(sample, seat) - before


def values(ahead: Lookahead, share: float, deadline: float | None = None) -> list[tuple[list[str], float]]:
    """Every candidate of a decision with all its actions, and what search finds it worth in the game's unit."""
    found = [0.0] * len(ahead.actions)
    for latest in search(ahead, max(1, int(share * ahead.worthwhile))):
        found = latest
        if deadline is not None and time.monotonic() >= deadline:
            break
    return [
        ([to_text(action), *(text for _, text in ahead.plan(number))], found[number] / ahead.scale)
        for number, action in enumerate(ahead.actions)
    ]


def _advice(game: Game, observation: Observation, seat: int, actions: list[str], worth: float, world: int) -> Advice:
    """All are looked at in the same world, so that their reasons can be compared."""
    before = observation.sample(Seeded(world))
    after = before.copy()
    return Advice(make(after, seat, actions), round(worth, 3), reasons(game, before, after, seat))


def make(state: State, seat: int, actions: Sequence[str]) -> list[str]:
    """Makes actions as far as they can be made there, since a turn may have been planned in another world; returns those."""
    made: list[str] = []
    for text in actions:
        try:
            if state.turn != seat:
                break
            state.play(text)
        except Illegal:
            break
        made.append(text)
    return made
