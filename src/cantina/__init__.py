"""Cantina: Star Wars tabletop games, complete by their rulebooks.

>>> import cantina
>>> state = cantina.game("super-teams").start(seats=4)
>>> state.turn == cantina.DEALER
True
"""

import difflib
import importlib
import pkgutil
from typing import Any

from cantina.core.game import DEALER, OVER, Game

__all__ = ["DEALER", "OVER", "UnknownGame", "game", "game_ids"]

LONGEST = 100  # characters of an id that somebody may have meant


class UnknownGame(LookupError):  # noqa: N818  (reads as what it is)
    """No game has that id; the message says which ids are near."""


def game_ids() -> list[str]:
    """The ids of the games that exist."""
    package: Any = importlib.import_module("cantina.games")
    return sorted(module.name.replace("_", "-") for module in pkgutil.iter_modules(package.__path__) if module.ispkg)


def game(id: str) -> Game:  # noqa: A002  (the word that users know)
    """The rules of a game, found by its id."""
    if id not in game_ids():
        asked = id[:LONGEST]  # looking for what is near takes time, and it may come from anywhere
        near = difflib.get_close_matches(asked, game_ids(), n=1)
        hint = f"did you mean {near[0]!r}?" if near else f"there are {', '.join(game_ids())}"
        raise UnknownGame(f"unknown game {asked!r}; {hint}")
    module = importlib.import_module(f"cantina.games.{id.replace('-', '_')}.game")
    found: Game = module.GAME
    return found
