"""Finds bots by name: Cantina's own, and those that other packages register under the entry point `cantina.bots`."""

from collections.abc import Callable

from cantina.bots.greedy import Greedy
from cantina.bots.random import Random
from cantina.bots.search import Search
from cantina.core.bot import Bot, HasGreedyBot, HasLookahead
from cantina.core.entry_points import registered, unknown
from cantina.core.game import Game


class UnknownBot(LookupError):  # noqa: N818  (reads as what it is)
    """No bot has that name; the message says which names are near."""


def _greedy(game: Game) -> Bot:
    return game.greedy() if isinstance(game, HasGreedyBot) else Greedy(game)


def _search(game: Game, share: float) -> Bot:
    """Searches where the game can be searched; elsewhere the game's own greedy bot is the strongest that there is."""
    return Search(game, _greedy(game), share) if isinstance(game, HasLookahead) else _greedy(game)


OWN: dict[str, Callable[[Game], Bot]] = {
    "greedy": _greedy,
    "random": lambda _: Random(),
    "hard": lambda game: _search(game, 1),
    "master": lambda game: _search(game, 4),
}


def names() -> list[str]:
    """Names of all installed bots, Cantina's own first."""
    return [*OWN, *(name for name in registered("cantina.bots") if name not in OWN)]


def installed(name: str) -> bool:
    """Whether a bot of that name is installed; its package may have been removed since it sat down at a table."""
    return name in OWN or name in registered("cantina.bots")


def bot(name: str, game: Game) -> Bot:
    """Makes a bot by name for a game; other packages cannot replace Cantina's own bots."""
    if name in OWN:
        return OWN[name](game)
    if point := registered("cantina.bots").get(name):
        made: Bot = point.load()(game)
        return made
    raise UnknownBot(unknown("bot", name, names()))


def make_ready(game: Game, players: list[Bot]) -> None:
    """Compile what the players search by, where their matches are to be the same every time; at a table nobody waits for that."""
    if isinstance(game, HasLookahead) and any(isinstance(player, Search) for player in players):
        game.compile()
