"""Turns: so many at a time, and those who wait are served in rounds, so that nobody's crowd comes before another's first."""

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class Turns:
    """Places for work, given round by round to those in whose name somebody waits."""

    def __init__(self, places: int):
        self._free = places
        self._waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()

    async def enter(self, whose: str) -> None:
        """Wait for a place; whoever has one leaves it again."""
        if self._free:
            self._free -= 1
            return
        turn = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(whose, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():  # in the very moment in which it came
                self.leave()
            else:
                turn.cancel()
            raise

    def leave(self) -> None:
        """Give a place to whoever's turn it is."""
        while self._waiting:
            whose, queue = self._waiting.popitem(last=False)
            turn = queue.popleft()
            if queue:
                self._waiting[whose] = queue  # at the end of the round
            if not turn.done():
                turn.set_result(None)
                return
        self._free += 1

    @asynccontextmanager
    async def of(self, whose: str) -> AsyncIterator[None]:
        """A place for a while."""
        await self.enter(whose)
        try:
            yield
        finally:
            self.leave()
