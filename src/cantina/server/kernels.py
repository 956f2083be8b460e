"""Compiling the games' rules while the page is already there: in worker processes first, then loaded here from the cache."""

import asyncio

import cantina
from cantina.core.source import Seeded
from cantina.simulation import play_match
from cantina.table.thinking import Pool


def exercise(game_id: str) -> None:
    """Use every rule of a game once, so that all of them are compiled and in the disk cache."""
    game = cantina.game(game_id)
    for seats in (game.seats[0], game.seats[-1]):
        start = game.start(seats=seats)
        state = play_match(game, start, ["greedy"] * seats, 0, 0).state
        state.view(0)
        state.redeal(0, Seeded(0))


class Kernels:
    """Which games are ready to be played."""

    def __init__(self, pool: Pool | None):
        self._pool = pool
        self._ready = {id_: asyncio.Event() for id_ in cantina.game_ids()}

    async def compile(self) -> None:
        """Make all games ready, each as soon as it can be."""
        await asyncio.gather(*(self._compile(id_) for id_ in self._ready))
        if self._pool:
            await self._pool.everywhere(exercise_all)

    async def _compile(self, id_: str) -> None:
        if self._pool:
            await self._pool.run(exercise, id_)
        await asyncio.to_thread(exercise, id_)
        self._ready[id_].set()

    def ready(self, game: str) -> bool:
        """Whether a game can be played at once."""
        return self._ready[game].is_set()

    async def prepared(self, game: str) -> None:
        """Returns once a game can be played."""
        await self._ready[game].wait()


def exercise_all() -> None:
    """In a worker: load the rules of every game before a bot has to."""
    for id_ in cantina.game_ids():
        exercise(id_)
