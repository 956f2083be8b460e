"""Bots by name, for any game."""

from cantina.bots.greedy import Greedy
from cantina.bots.random import Random
from cantina.core.bot import Bot
from cantina.core.game import Game

NAMES = ("random", "greedy")


def bot(name: str, game: Game) -> Bot:
    """The bot of that name, playing that game."""
    return Random() if name == "random" else Greedy(game)
