"""The workshop: reads uploaded content in a separate process with limited memory and time."""

import contextlib
import signal
from collections.abc import Callable, Iterator
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from types import FrameType
from typing import Any

import msgspec

import cantina
from cantina.core.game import OptionError, check_names, read_content, read_options
from cantina.server import limits
from cantina.table.thinking import Pool

STATM = Path("/proc/self/statm")  # where there is such a thing: how large this process is, in pages


class Workshop:
    """A worker process for uploaded content; it starts when it is first needed."""

    def __init__(self) -> None:
        self._pool: Pool | None = None

    async def run(self, whose: str, work: Callable[..., Any], *arguments: Any) -> Any:
        """Calls a function in the worker; OptionError where that takes too much."""
        self._pool = self._pool or Pool(1)
        try:
            return await self._pool.run(bounded, limits.FILE_SECONDS, limits.FILE_MEMORY, work, *arguments, whose=whose)
        except BrokenProcessPool:  # it was killed, and so was the one that tried again
            raise OptionError("too-much") from None

    def close(self) -> None:
        """Stop the worker."""
        if self._pool:
            self._pool.close()


def bounded(seconds: float, memory: int, work: Callable[..., Any], *arguments: Any) -> Any:
    """In the worker: call a function with bounds to its time and memory."""
    try:
        with _time(seconds), _memory(memory):
            return work(*arguments)
    except MemoryError:
        raise OptionError("too-much") from None


@contextlib.contextmanager
def _time(seconds: float) -> Iterator[None]:
    """Seconds of the processor, so that a busy machine takes nothing from anybody."""
    if not hasattr(signal, "setitimer"):
        yield
        return

    def over(_: int, __: FrameType | None) -> None:
        raise OptionError("too-much")

    before = signal.signal(signal.SIGPROF, over)
    signal.setitimer(signal.ITIMER_PROF, seconds, 1.0)  # and again, where somebody takes it for their own problem
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.signal(signal.SIGPROF, before)


@contextlib.contextmanager
def _memory(more: int) -> Iterator[None]:
    """Bytes beside those that the process has already."""
    if not STATM.exists():
        yield
        return
    import resource

    before = resource.getrlimit(resource.RLIMIT_AS)
    resource.setrlimit(resource.RLIMIT_AS, (int(STATM.read_text().split()[0]) * resource.getpagesize() + more, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_AS, before)


def resolve_options(game_id: str, options: dict[str, Any], files: dict[str, str]) -> dict[str, Any]:
    """In the worker: the options of a match with the content of somebody's own in them, checked as a whole."""
    game = cantina.game(game_id)
    brought = {option: read_content(text, option) for option, text in files.items()}
    resolved: dict[str, Any] = msgspec.to_builtins(game.resolve_options(read_options(game.options, options | brought)))
    return resolved


async def resolved(workshop: Workshop, whose: str, game_id: str, options: dict[str, Any], files: dict[str, str]) -> Any:
    """The options of a match: names first, and whatever is somebody's own in the workshop."""
    game = cantina.game(game_id)
    check_names(game.options, [*options, *files])
    if files or brings(options):
        return read_options(game.options, await workshop.run(whose, resolve_options, game_id, options, files))
    return game.resolve_options(read_options(game.options, options))


def brings(options: dict[str, Any]) -> bool:
    """Whether options bring content along, and not only names of it and numbers."""
    return any(isinstance(value, dict) or (isinstance(value, list) and not _short(value)) for value in options.values())


def _short(values: list[Any]) -> bool:
    return len(values) <= 20 and all(isinstance(value, str | int | None) for value in values)
