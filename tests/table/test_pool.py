"""The pool: bots think in real processes, one that dies is replaced, and closing stops them all."""

import asyncio
import multiprocessing
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import cantina
from cantina.core.driver import Match, Stream, drive
from cantina.core.source import Seeded
from cantina.table.thinking import Pool


def alive(worker: int) -> bool:
    """Whether the worker still runs; one that is asked to end gets time to."""
    for child in multiprocessing.active_children():
        if child.pid == worker:
            child.join(10)
    return worker in [child.pid for child in multiprocessing.active_children()]


def test_a_bot_thinks_in_a_process_of_its_own_that_is_replaced_when_it_dies_and_stopped_at_the_end() -> None:
    game = cantina.game("super-teams")
    match = Match(game.start(seats=2, board="short"))
    for _ in drive(match, [None, None], Stream(Seeded(1)), Seeded(1)):
        pass
    state, before = match.state, match.state.dump()

    async def scene() -> None:
        pool = Pool(1)
        try:
            assert await pool.choose(game, match, 0, "greedy", "ada", []) in state.actions()
            worker = await pool.run(os.getpid)
            os.kill(worker, signal.SIGKILL)
            another = await pool.run(os.getpid)
            assert another not in (worker, os.getpid())
            assert not alive(worker)
        finally:
            pool.close()
        assert not alive(another)

    asyncio.run(scene())
    assert state.dump() == before


SERVER = """
import asyncio, os, time
from cantina.table.thinking import Pool

async def serve():
    pool = Pool(2)
    busy = asyncio.ensure_future(pool.run(time.sleep, 3600))
    print(await pool.run(os.getpid), flush=True)
    await busy

if __name__ == "__main__":
    asyncio.run(serve())
"""


def test_workers_end_with_a_server_that_was_killed(tmp_path: Path) -> None:
    (tmp_path / "server.py").write_text(SERVER)
    with subprocess.Popen([sys.executable, tmp_path / "server.py"], stdout=subprocess.PIPE) as server:
        assert server.stdout and server.stdout.readline()
        server.kill()
        server.communicate(timeout=60)  # the workers have its output too: it ends when the last of them does


def test_closing_a_pool_ends_the_work_that_is_under_way() -> None:
    async def scene() -> None:
        pool = Pool(1)
        try:
            worker = await pool.run(os.getpid)
            work: asyncio.Future[None] = asyncio.ensure_future(pool.run(time.sleep, 0.3))
            await asyncio.sleep(0.01)
            pool.close()
            await asyncio.wait([work])
            assert work.cancelled() or work.exception()
            assert not alive(worker)
        finally:
            pool.close()

    asyncio.run(scene())


def test_a_crowd_of_tables_does_not_keep_another_guests_bot_waiting(tmp_path: Path) -> None:
    done = tmp_path / "done"

    async def scene() -> None:
        pool = Pool(1)
        try:
            await pool.run(os.getpid)  # it has started
            crowd = [asyncio.ensure_future(pool.run(note, done, "eve", whose="eve")) for _ in range(50)]
            await asyncio.sleep(0)
            await pool.run(note, done, "ada", whose="ada")
            await asyncio.gather(*crowd)
        finally:
            pool.close()

    asyncio.run(scene())
    assert done.read_text().split().index("ada") <= 2
    assert len(done.read_text().split()) == 51


def note(file: Path, name: str) -> None:
    """In a worker: write down who was served."""
    with file.open("a") as written:
        written.write(f"{name}\n")


def test_whoever_stops_waiting_for_a_worker_leaves_it_to_the_next_when_it_is_free(tmp_path: Path) -> None:
    go = tmp_path / "go"

    async def scene() -> None:
        pool = Pool(1)
        try:
            await pool.run(os.getpid)
            busy = asyncio.ensure_future(pool.run(wait_for, go, whose="eve"))
            await asyncio.sleep(0.1)
            busy.cancel()
            other = asyncio.ensure_future(pool.run(os.getpid, whose="ada"))
            await asyncio.sleep(0.1)
            assert not other.done(), "it works on"
            go.touch()
            assert await other
        finally:
            pool.close()

    asyncio.run(asyncio.wait_for(scene(), 60))


def wait_for(file: Path) -> None:
    """In a worker: wait until there is a file."""
    while not file.exists():
        time.sleep(0.01)
