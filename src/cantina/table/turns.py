"""Fair turns: limited concurrency, served round-robin over those who wait."""

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class Turns:
    """A semaphore that serves its waiters round-robin by name."""

    def __init__(self, places: int):
        self._free = places
        self._waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()

    async def enter(self, whose: str) -> None:
        """Waits for a place; call `leave` afterwards."""
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
        """Passes the place on to the next in the round."""
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
        """A place as a context manager."""
        await self.enter(whose)
        try:
            yield
        finally:
            self.leave()
