"""The greedy bot: looks one action ahead on a sampled position and takes what the game appraises best."""

from cantina.core.action import Action, fill
from cantina.core.bot import Observation
from cantina.core.game import Game, HasCandidates
from cantina.core.source import Source


class Greedy:
    """Plays the action with the best appraisal; ties are broken at random."""

    def __init__(self, game: Game):
        self._game = game

    def choose(self, seat: int, observation: Observation, source: Source, deadline: float | None) -> Action:  # noqa: ARG002
        """Chooses one of the offered actions."""
        candidates = [fill(action, source) for action in observation.actions]
        if len(candidates) == 1 and candidates == observation.actions:
            return candidates[0]
        sample = observation.sample(source)
        if isinstance(self._game, HasCandidates):
            candidates = self._game.candidates(sample, seat)
        worths = []
        for action in candidates:
            after = sample.copy()
            after.play(action)
            worths.append(self._game.appraise(after, seat))
        best = [action for action, worth in zip(candidates, worths, strict=True) if worth == max(worths)]
        return best[source.below(len(best))]
