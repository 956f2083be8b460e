"""Finds bots by name: Cantina's own, and those that other packages register under the entry point `cantina.bots`."""

import functools
import importlib
from collections.abc import Callable

from cantina.bots.beginner import Beginner
from cantina.bots.greedy import Greedy
from cantina.bots.levels import LEVELS, opponent
from cantina.bots.lines import COMMAND, LineBot
from cantina.bots.random import Random
from cantina.bots.search import Search
from cantina.core.bot import Bot, HasGreedyBot, HasLookahead
from cantina.core.entry_points import registered, unknown
from cantina.core.game import Game


class UnknownBot(LookupError):  # noqa: N818  (reads as what it is)
    """No bot has that name; the message says which names are near."""


def _greedy(game: Game) -> Bot:
    return game.greedy() if isinstance(game, HasGreedyBot) else Greedy(game)


OWN: dict[str, Callable[[Game], Bot]] = {
    "greedy": _greedy,
    "random": lambda _: Random(),
    "beginner": lambda game: Beginner(game, _greedy(game)),
    **{level.id: functools.partial(opponent, level) for level in LEVELS.values()},
}


def names() -> list[str]:
    """Names of all installed bots, Cantina's own first."""
    return [*OWN, *(name for name in registered("cantina.bots") if name not in OWN)]


def installed(name: str) -> bool:
    """Whether a bot of that name is installed; its package may have been removed since it sat down at a table."""
    return name in OWN or name in registered("cantina.bots")


def offered() -> list[str]:
    """The names that a table is set up with: the levels first; beginners are there to be measured against."""
    return [*LEVELS, *(name for name in names() if name not in LEVELS and name != "beginner")]


def bot(name: str, game: Game) -> Bot:
    """Makes a bot by name for a game; other packages cannot replace Cantina's own bots."""
    if name in OWN:
        return OWN[name](game)
    if point := registered("cantina.bots").get(name):
        made: Bot = point.load()(game)
        return made
    raise UnknownBot(unknown("bot", name, names()))


def entrant(name: str, game: Game) -> Bot:
    """A bot by its name, as `package:Class`, or as `cmd:PROGRAM` that speaks the line protocol."""
    if name.startswith(COMMAND):
        return LineBot(name.removeprefix(COMMAND), game)
    package, _, attribute = name.partition(":")
    if attribute:
        try:
            made: Bot = getattr(importlib.import_module(package), attribute)(game)
        except (ImportError, AttributeError, ValueError) as problem:
            raise UnknownBot(f"{name}: {problem}") from None
        return made
    return bot(name, game)


def make_ready(game: Game, players: list[Bot]) -> None:
    """Compile what the players search by, where their matches are to be the same every time; at a table nobody waits for that."""
    if isinstance(game, HasLookahead) and any(isinstance(player, Search) for player in players):
        game.compile()
