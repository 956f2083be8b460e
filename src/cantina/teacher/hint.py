"""Hints: the best moves of a position as a seat sees it, with their worth and the reasons for them."""

import time
from typing import Literal

import msgspec

from cantina.bots.greedy import weighed
from cantina.bots.search import search
from cantina.core.action import Action, to_text
from cantina.core.bot import HasGreedyBot, HasLookahead, Lookahead, Observation
from cantina.core.game import Game
from cantina.core.source import Seeded, Source
from cantina.core.texts import Texts

from .reasons import Reason, reasons

MOST = 3  # moves
Unit = Literal["points", "chance", "appraisal"]  # a lead at the end, a chance to win, or what the game's appraisal counts in


class Advice(msgspec.Struct):
    """A move worth a look: its actions in text form, what it is worth, and why."""

    actions: list[str]
    worth: float
    reasons: list[Reason]

    def why(self, texts: Texts) -> str:
        """One sentence."""
        parts = [reason.said(texts) for reason in self.reasons[:2]]
        sentence = "; ".join(parts) if parts else texts.say("reason-none")
        return sentence[:1].upper() + sentence[1:] + "."


class Hint(msgspec.Struct):
    """The best moves of a position, best first."""

    unit: Unit
    moves: list[Advice]


def hint(
    game: Game, observation: Observation, seat: int, source: Source, share: float = 1.0, deadline: float | None = None
) -> Hint:
    """Advice for a seat from what it may know; with nothing that depends on what it does not see.

    >>> import cantina
    >>> from cantina.core.bot import Observation
    >>> state = cantina.game("super-teams").start(seats=2)
    >>> while state.turn < 0:
    ...     _ = state.play(state.deal(cantina.Seeded(1)))
    >>> found = hint(state.game, Observation(state, state.turn), state.turn, cantina.Seeded(1), share=0.1)
    >>> found.moves[0].worth >= found.moves[-1].worth
    True
    """
    unit, known = _known(game, observation, seat, source, share, deadline)
    best = sorted(known, key=lambda each: -each[1])[:MOST]
    world = source.below(1 << 31)
    return Hint(unit, [_advice(game, observation, seat, actions, worth, world) for actions, worth in best])


def _known(
    game: Game, observation: Observation, seat: int, source: Source, share: float, deadline: float | None
) -> tuple[Unit, list[tuple[list[str], float]]]:
    """Moves with what they are worth: by search where the game can be searched, by its greedy bot or its appraisal elsewhere."""
    if isinstance(game, HasLookahead) and (ahead := game.look_ahead(observation, seat, source)):
        return game.unit, values(ahead, share, deadline)
    if isinstance(game, HasGreedyBot):
        chosen = game.greedy(share).choose(seat, observation, source, deadline)
        return "appraisal", [([to_text(chosen)], _after(game, observation, seat, chosen, source))]
    return "appraisal", [([to_text(action)], worth) for action, worth in weighed(game, seat, observation, source)]


def _after(game: Game, observation: Observation, seat: int, action: Action, source: Source) -> float:
    sample = observation.sample(source)
    sample.play(action)
    return game.appraise(sample, seat)


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
    for text in actions:
        after.play(text)
    return Advice(actions, round(worth, 3), reasons(game, before, after, seat))
