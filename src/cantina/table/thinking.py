"""Runs bots in worker processes, so that only their own table waits for them."""

import asyncio
import contextlib
import multiprocessing
import os
import secrets
import signal
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Protocol

import msgspec

import cantina
from cantina.bots import bot
from cantina.core.action import Action, from_text, to_text
from cantina.core.bot import HasPlan, Observation, Plan
from cantina.core.driver import Match
from cantina.core.game import Game, State, read_options
from cantina.core.ledger import Language
from cantina.core.source import Seeded
from cantina.core.workers import end_with_parent
from cantina.teacher.hint import Unit

from .advice import advise
from .messages import AdvisedMove
from .turns import Turns

LONGEST = 5.0  # seconds for a thought: a bot that searches needs one at most, unless the machine has no time for it
OVERDUE = 10.0  # seconds after which a bot that heeds no such limit does anything that may be done


class Thinkers(Protocol):
    """Runs bots."""

    async def choose(self, game: Game, match: Match[State], seat: int, name: str, whose: str, plan: Plan) -> Action:
        """The chosen action of a bot, charged to the host `whose`; cancelling the wait interrupts it.

        `plan` is what the bot thought of before for its next decisions, and becomes what it thinks of now.
        """
        ...

    async def advise(
        self, game: Game, match: Match[State], seat: int, whose: str, due: list[Action], language: Language, names: list[str]
    ) -> tuple[Unit, list[AdvisedMove]]:
        """The best moves for a seat, in words, charged to the guest `whose`; cancelling the wait interrupts it.

        `due`: what a lesson asks for instead.
        """
        ...


class _Overdue(Exception):  # noqa: N818  (no error: a bot is interrupted)
    """A thought has taken too long."""


@contextlib.contextmanager
def _interrupted(seconds: float) -> Iterator[None]:
    """In a worker: ends what takes longer by _Overdue, where the system can; a bot must not keep a worker for ever."""
    if not hasattr(signal, "setitimer") or threading.current_thread() is not threading.main_thread():
        yield
        return

    def interrupt(*_: Any) -> None:
        raise _Overdue

    before = signal.signal(signal.SIGALRM, interrupt)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def think(
    game_id: str, options: bytes, dump: bytes, events: bytes, seat: int, name: str, seed: int, plan: Plan
) -> tuple[str, Plan]:
    """In a worker: a bot's action in a position that these events led to, as a text form, and its plan for the next decisions."""
    game = cantina.game(game_id)
    state = game.load(read_options(game.options, msgspec.json.decode(options)), msgspec.json.decode(dump))
    player = bot(name, game)
    if isinstance(player, HasPlan):
        player.plan[:] = plan
    happened = msgspec.json.decode(events, type=list[game.event])  # type: ignore[name-defined]  # a union made when the game is read
    try:
        with _interrupted(OVERDUE):
            chosen = player.choose(seat, Observation(state, seat, happened), Seeded(seed), time.monotonic() + LONGEST)
    except _Overdue:
        return to_text(bot("random", game).choose(seat, Observation(state, seat), Seeded(seed), None)), []
    return to_text(chosen), player.plan if isinstance(player, HasPlan) else []


def _begin(niceness: int) -> None:
    """In a worker: ends the process as soon as its parent is gone, and lets others go first who matter more."""
    if niceness and hasattr(os, "nice"):
        os.nice(niceness)
    end_with_parent()


class Pool:
    """A pool of worker processes, shared fairly among hosts; a worker that dies is replaced."""

    def __init__(self, workers: int, niceness: int = 0):
        self._workers, self._niceness, self._closed = workers, niceness, False
        self._turns = Turns(workers)
        self._pool = self._fresh()

    def _fresh(self) -> ProcessPoolExecutor:
        pool = ProcessPoolExecutor(self._workers, multiprocessing.get_context("spawn"), _begin, (self._niceness,))
        with _without_interrupts():
            for _ in range(self._workers):  # each work starts a worker while none is idle
                pool.submit(os.getpid)
        return pool

    async def choose(self, game: Game, match: Match[State], seat: int, name: str, whose: str, plan: Plan) -> Action:
        """The action that a bot of that name chooses."""
        seed = secrets.randbits(62)
        chosen, plan[:] = await self.run(think, game.id, *position_of(match), seat, name, seed, plan, whose=whose)
        action: Action = from_text(chosen, game.action)
        return action

    async def advise(
        self, game: Game, match: Match[State], seat: int, whose: str, due: list[Action], language: Language, names: list[str]
    ) -> tuple[Unit, list[AdvisedMove]]:
        """The best moves; the same ones for the same decision, whatever is hidden."""
        seed, wanted = len(match.moves), [to_text(action) for action in due]
        found: tuple[Unit, list[AdvisedMove]] = await self.run(
            advise, game.id, *position_of(match), seat, seed, wanted, language, names, whose=whose
        )
        return found

    async def everywhere(self, work: Any) -> None:
        """Runs a function in every worker; an idle one may run it twice."""
        await asyncio.gather(*(self.run(work) for _ in range(self._workers)))

    async def run(self, work: Any, *arguments: Any, whose: str = "") -> Any:
        """Runs a function in a worker, when it is the turn of `whose`."""
        pool = self._pool
        try:
            return await self._run(work, arguments, whose)
        except BrokenProcessPool:
            if self._closed:
                raise
            if self._pool is pool:
                self._pool = self._fresh()
            return await self._run(work, arguments, whose)

    async def _run(self, work: Any, arguments: tuple[Any, ...], whose: str) -> Any:
        """The turn ends when the worker is free, also where nobody waits for its result any more."""
        await self._turns.enter(whose)
        try:
            begun = self._pool.submit(work, *arguments)
        except BaseException:
            self._turns.leave()
            raise
        loop = asyncio.get_running_loop()
        begun.add_done_callback(lambda _: loop.call_soon_threadsafe(self._turns.leave))
        return await asyncio.wrap_future(begun)

    def close(self) -> None:
        """Stop all workers at once."""
        self._closed = True
        for process in list((self._pool._processes or {}).values()):
            with contextlib.suppress(ProcessLookupError):
                process.terminate()
        self._pool.shutdown(cancel_futures=True)


def position_of(match: Match[State]) -> tuple[bytes, bytes, bytes]:
    """A position as it travels to a worker: what was agreed, how it stands, and what led to it."""
    encode = msgspec.json.encode
    return encode(match.state.options), encode(match.state.dump()), encode(match.events)


@contextlib.contextmanager
def _without_interrupts() -> Iterator[None]:
    """Processes started inside ignore Ctrl+C: the server stops them."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
