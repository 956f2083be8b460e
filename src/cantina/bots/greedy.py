"""The greedy bot: looks one action ahead on a sampled position and takes what the game appraises best."""

from cantina.core.action import Action, fill
from cantina.core.bot import Observation
from cantina.core.game import Game, HasCandidates
from cantina.core.source import Source


def weighed(game: Game, seat: int, observation: Observation, source: Source) -> list[tuple[Action, float]]:
    """What the seat may do, each with the worth of where it leads in a position that could be the real one."""
    candidates = [fill(action, source) for action in observation.actions]
    if len(candidates) == 1 and candidates == observation.actions:
        return [(candidates[0], 0.0)]
    sample, found = observation.sample(source), []
    for action in game.candidates(sample, seat) if isinstance(game, HasCandidates) else candidates:
        after = sample.copy()
        after.play(action)
        found.append((action, game.appraise(after, seat)))
    return found


class Greedy:
    """Plays the action with the best appraisal; ties are broken at random."""

    def __init__(self, game: Game):
        self._game = game

    def choose(self, seat: int, observation: Observation, source: Source, deadline: float | None) -> Action:  # noqa: ARG002
        """Chooses one of the offered actions."""
        known = weighed(self._game, seat, observation, source)
        if len(known) == 1 and known[0][0] in observation.actions:
            return known[0][0]
        most = max(worth for _, worth in known)
        best = [action for action, worth in known if worth == most]
        return best[source.below(len(best))]
