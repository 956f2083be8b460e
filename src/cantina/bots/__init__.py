"""Bots by name, for any game."""

from cantina.bots.greedy import Greedy
from cantina.bots.random import Random
from cantina.core.bot import Bot, OwnGreedy
from cantina.core.game import Game

NAMES = ("random", "greedy")


def bot(name: str, game: Game) -> Bot:
    """The bot of that name, playing that game."""
    if name == "random":
        return Random()
    return game.greedy() if isinstance(game, OwnGreedy) else Greedy(game)
