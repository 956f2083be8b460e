"""A careful bot for any game: it looks one action ahead, and then at the worst that an opponent could answer."""

from cantina.core.action import Action, fill
from cantina.core.bot import Observation
from cantina.core.game import Game, State
from cantina.core.source import Source

ANSWERS = 12  # of an opponent, that are looked at


class Careful:
    """Plays what leaves the least harm; equal actions by lot."""

    def __init__(self, game: Game):
        self._game = game

    def choose(self, seat: int, observation: Observation, source: Source, deadline: float | None) -> Action:  # noqa: ARG002
        """One of the position's actions."""
        sample = observation.sample(source)  # a position that could be the real one: nobody sees what is hidden
        candidates = [fill(action, source) for action in observation.actions]
        worths = [self._worst(sample, action, seat, source) for action in candidates]
        best = [action for action, worth in zip(candidates, worths, strict=True) if worth == max(worths)]
        return best[source.below(len(best))]

    def _worst(self, state: State, action: Action, seat: int, source: Source) -> float:
        """The least worth of what can follow an action at once."""
        after = state.copy()
        after.play(action)
        worths = [self._game.appraise(after, seat)]
        if after.turn >= 0 and after.turn != seat:
            for answer in after.actions()[:ANSWERS]:
                answered = after.copy()
                answered.play(fill(answer, source))
                worths.append(self._game.appraise(answered, seat))
        return min(worths)
