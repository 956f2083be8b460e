"""The games: Cantina's own are the packages in here, those of others come by the entry points `cantina.games`."""

import importlib
import pkgutil

from cantina.core.entry_points import registered, unknown
from cantina.core.game import Game


class UnknownGame(LookupError):  # noqa: N818  (reads as what it is)
    """No game has that id; the message says which ids are near."""


def ids() -> list[str]:
    """The ids of the games that there are."""
    return sorted({*_own(), *registered("cantina.games")})


def find(id: str) -> Game:  # noqa: A002  (the word that users know)
    """The rules of a game, found by its id; nobody else's package can take the id of one of Cantina's own."""
    if id in _own():
        game: Game = importlib.import_module(f"{__name__}.{id.replace('-', '_')}.game").GAME
    elif point := registered("cantina.games").get(id):
        game = point.load()
        if game.id != id:
            raise TypeError(f"the entry point {point.value} is registered as {id!r}, but its game calls itself {game.id!r}")
    else:
        raise UnknownGame(unknown("game", id, ids()))
    return game


def _own() -> list[str]:
    return [module.name.replace("_", "-") for module in pkgutil.iter_modules(__path__) if module.ispkg]
