"""The runner: many named jobs over several processes, and a file that keeps what each brought, so that a stopped run goes on."""

import gc
import itertools
import os
import time
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from cantina.core.workers import end_with_parent

R = TypeVar("R")


def run_jobs(
    work: Callable[..., R],
    jobs: Mapping[str, tuple[Any, ...]],
    result: type[R],
    processes: int = 1,
    kept: Path | None = None,
    ray: bool = False,
    seconds: float = float("inf"),
) -> Iterator[tuple[str, R]]:
    """What `work` makes of each job's arguments, by the job's name and in their order, whatever the number of processes.

    `kept`: a file with a line of JSON for each job that is done. What is in it is not done again, and comes first.
    `ray`: on the Ray cluster that this machine belongs to (`RAY_ADDRESS`), or on one of its own with so many processes.
    `seconds`: after so many no other job is waited for; with none at all only what is kept comes.
    """
    until = time.monotonic() + seconds
    known = dict(_read(kept, result)) if kept and kept.exists() else {}
    yield from ((name, known[name]) for name in jobs if name in known)
    missing = {name: arguments for name, arguments in jobs.items() if name not in known}
    results = _results(work, list(missing.values()), processes, ray)
    for name in missing:
        if time.monotonic() >= until:
            break
        found = next(results)
        if kept:
            with kept.open("ab") as file:
                file.write(msgspec.json.encode((name, found)) + b"\n")
        yield name, found


def _read(kept: Path, result: type[R]) -> Iterator[tuple[str, R]]:
    read = msgspec.json.Decoder(tuple[str, result]).decode  # type: ignore[valid-type]
    whole, end, cut = kept.read_bytes().rpartition(b"\n")
    if cut:  # the last line was not written to its end
        kept.write_bytes(whole + end)
    for line in whole.splitlines():
        name, found = read(line)
        yield name, found


def _results(work: Callable[..., R], calls: list[tuple[Any, ...]], processes: int, ray: bool) -> Iterator[R]:
    if ray:
        yield from _on_ray(work, calls, processes)
    elif processes == 1:
        yield from itertools.starmap(work, calls)
    elif calls:
        with ProcessPoolExecutor(processes, get_context("spawn"), _make_ready) as pool:
            yield from pool.map(work, *zip(*calls, strict=True))


def _on_ray(work: Callable[..., R], calls: list[tuple[Any, ...]], processes: int) -> Iterator[R]:
    """The same by Ray, which knows where its workers are."""
    import ray

    engine: Any = ray
    own = not engine.is_initialized()
    if own:
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # who plays what is nobody's business
        cpus = None if os.environ.get("RAY_ADDRESS") else processes
        engine.init(num_cpus=cpus, include_dashboard=False, log_to_driver=False, configure_logging=False)
    try:
        task = engine.remote(work)
        for promise in [task.remote(*call) for call in calls]:
            yield engine.get(promise)
    finally:
        if own:
            engine.shutdown()


def _make_ready() -> None:
    """What a worker has loaded stays for good, and matches leave little behind: looking for garbage took a tenth of the time."""
    end_with_parent()
    gc.freeze()
    gc.set_threshold(100_000, 50, 50)
