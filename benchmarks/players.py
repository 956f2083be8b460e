"""Three measuring players, by whom content is balanced: fixed before it was tuned, and not changed since.

*careful* plans a turn as the game's own greedy bot does, and slips once in ten times; what that bot learns it learns too, as in
Adventures on 2026-11-18. *family* looks one action ahead and slips once in four. *sloppy* does anything sensible. A slip is a
choice by lot among the better half of what came to mind.

In Adventures an action is a card under a slot with all that it does; in the other games the greedy bot looks one ahead itself.
"""

from collections.abc import Callable, Sequence

from cantina.bots import bot
from cantina.bots.greedy import weighed
from cantina.core.action import Action
from cantina.core.bot import Bot, HasGreedyBot, HasPlan, HasPlanner, Observation
from cantina.core.game import Game
from cantina.core.source import Source
from cantina.games.adventures.actions import End, Gear, Plan, Use
from cantina.games.adventures.kernel.turn import ACTIONS
from cantina.games.adventures.state import State
from cantina.games.adventures.thinking.ways import Ways

IN_TEN, IN_FOUR, ALWAYS = 10, 25, 100  # slips of a hundred choices
Line = Sequence[Action]


def by_lot(lines: Sequence[tuple[Line, float]], source: Source) -> Line:
    """One of the better half."""
    better = sorted(lines, key=lambda each: -each[1])[: (len(lines) + 1) // 2]
    return better[source.below(len(better))][0]


class Careful:
    """The greedy bot, and a slip now and then."""

    def __init__(self, game: Game, slips: int):
        self._game, self._slips = game, slips
        self._greedy = bot("greedy", game)

    def choose(self, seat: int, observation: Observation, source: Source, deadline: float | None) -> Action:
        """One of the position's actions."""
        planned = isinstance(self._greedy, HasPlan) and bool(self._greedy.plan)
        if planned or len(observation.actions) == 1 or source.below(100) >= self._slips:
            return self._greedy.choose(seat, observation, source, deadline)
        if isinstance(self._game, HasPlanner):
            return by_lot(self._game.plan_turns(seat, observation, source), source)[0]
        return by_lot([((action,), worth) for action, worth in weighed(self._game, seat, observation, source)], source)[0]


class Family:
    """Takes the best single action that can be foreseen, and answers by what an answer does at once."""

    def __init__(self, game: Game, slips: int):
        self._game, self._slips = game, slips
        self._line: list[Action] = []  # what is left of the action that was chosen

    def choose(self, seat: int, observation: Observation, source: Source, deadline: float | None) -> Action:  # noqa: ARG002
        """One of the position's actions."""
        if self._line and self._line[0] in observation.actions:
            return self._line.pop(0)
        self._line = []
        if len(observation.actions) == 1:
            return observation.actions[0]
        lines = self._lines(seat, observation, source)
        if source.below(100) < self._slips:
            chosen = by_lot(lines, source)
        else:
            chosen = max(lines, key=lambda each: each[1])[0]
        self._line = list(chosen[1:])
        return chosen[0]

    def _lines(self, seat: int, observation: Observation, source: Source) -> list[tuple[Line, float]]:
        """What comes to mind: the actions of a card where one is to be played, else all that is offered."""
        world = observation.sample(source)
        assert isinstance(world, State)
        at = world._at
        if at.active != seat or at.acting != 1 or len(at.stack) > 1 or at.played >= ACTIONS:
            return [((action,), worth) for action, worth in weighed(self._game, seat, observation, source)]
        ways = Ways(world, seat, at.exposed == seat)
        here = at.figure_space
        found = [(way.path, way.gain) for way in ways.foreseen() if way.spots is None or here[way.figure] in way.spots]
        for action in [one for one in observation.actions if isinstance(one, Use | Plan | Gear)]:
            after = world.copy()
            after.play(action)
            found.append(((action,), self._game.appraise(after, seat) - ways.worth))
        if End() in observation.actions:
            found.append(((End(),), 0.0))
        return [(line, gain) for line, gain in found if line[0] in observation.actions] or [((observation.actions[0],), 0.0)]


def _family(game: Game, slips: int) -> Bot:
    return Family(game, slips) if isinstance(game, HasGreedyBot) else Careful(game, slips)


PLAYERS: dict[str, Callable[[Game], Bot]] = {
    "careful": lambda game: Careful(game, IN_TEN),
    "family": lambda game: _family(game, IN_FOUR),
    "sloppy": lambda game: _family(game, ALWAYS),
}
