"""The beginner: takes the greedy move half of the time, and otherwise any sensible one. Easy opponents are measured by it."""

from cantina.bots.greedy import weighed
from cantina.core.action import Action
from cantina.core.bot import Bot, Observation
from cantina.core.game import Game
from cantina.core.source import Source


class Beginner:
    """Plays as a greedy bot does, or by lot among the better half of what may be done."""

    def __init__(self, game: Game, greedy: Bot):
        self._game, self._greedy = game, greedy

    def choose(self, seat: int, observation: Observation, source: Source, deadline: float | None) -> Action:
        """One of the position's actions."""
        if source.below(2):
            return self._greedy.choose(seat, observation, source, deadline)
        known = weighed(self._game, seat, observation, source)
        better = sorted(known, key=lambda each: -each[1])[: (len(known) + 1) // 2]
        return better[source.below(len(better))][0]
