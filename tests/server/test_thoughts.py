"""Bots apart: thinkers in processes of their own answer web processes by a queue, in turn, and one that dies loses nothing."""

import asyncio
import contextlib
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import psycopg
import pytest
import sqlalchemy as sql
from click.testing import CliRunner

import cantina
from cantina.cli import cli
from cantina.core.action import Action
from cantina.core.driver import Match, Stream, drive
from cantina.core.game import State
from cantina.core.source import Seeded
from cantina.server import limits, thoughts
from cantina.server.database import StorageError
from cantina.server.house import House, Settings
from cantina.server.limits import LIFTED
from cantina.server.thoughts import SCHEMA, Apart, NotThought, run
from cantina.table.messages import Moved
from tests import postgres

from .serving import PATIENCE, ROOT, serving
from .visitor import Visitor

GAME = cantina.game("super-teams")


@pytest.fixture
def url() -> sql.URL:
    return postgres.running().database()


def decision() -> Match[State]:
    """A match at its first decision."""
    match: Match[State] = Match(GAME.start(seats=2))
    for _ in drive(match, [None, None], Stream(Seeded(3)), Seeded(0)):
        pass
    return match


class Thinkers:
    """`cantina think` in a process of its own."""

    def __init__(self, url: sql.URL, workers: int = 1):
        address = url.render_as_string(hide_password=False)
        command = [sys.executable, "-m", "cantina.cli", "think", "--workers", str(workers)]
        environment = os.environ | {"PYTHONUNBUFFERED": "1", "CANTINA_KERNEL": "auto", "CANTINA_DATABASE": address}
        self.process = subprocess.Popen(command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, start_new_session=True)
        assert self.process.stdout
        assert b"Thinking with" in self.process.stdout.readline()

    def end(self, how: int) -> None:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(self.process.pid, how)
        self.process.wait(PATIENCE)
        assert self.process.stdout
        self.process.stdout.close()


@contextlib.contextmanager
def thinking(url: sql.URL) -> Iterator[Thinkers]:
    """Thinkers, as long as they are needed."""
    thinkers = Thinkers(url)
    try:
        yield thinkers
    finally:
        thinkers.end(signal.SIGKILL)


@contextlib.asynccontextmanager
async def asking(url: sql.URL) -> AsyncIterator[Apart]:
    """Somebody who asks."""
    apart = await Apart.open(url)
    try:
        yield apart
    finally:
        await apart.close()


@contextlib.asynccontextmanager
async def thinking_here(url: sql.URL) -> AsyncIterator[None]:
    """One thinker, whose event loop is ours."""
    ready = asyncio.Event()
    running = asyncio.create_task(run(url, 1, ready.set))
    await ready.wait()
    try:
        yield
    finally:
        running.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await running


def rows(url: sql.URL, query: str) -> list[Any]:
    """What stands in the queue."""
    address = url.set(drivername="postgresql").render_as_string(hide_password=False)
    with psycopg.connect(address, options=f"-c search_path={SCHEMA}") as connection:
        return list(connection.execute(query))


async def until(reached: Callable[[], Any]) -> None:
    """Wait for something that is soon so."""
    async with asyncio.timeout(PATIENCE):
        while not await asyncio.to_thread(reached):
            await asyncio.sleep(0.02)


def choice(apart: Apart, whose: str = "ada", name: str = "greedy") -> asyncio.Task[Action]:
    """A bot's decision that is asked for."""
    match = decision()
    return asyncio.create_task(apart.choose(GAME, match, match.state.turn, name, whose, []))


def test_a_match_is_played_with_a_bot_that_no_web_process_lets_think(url: sql.URL) -> None:
    settings = Settings(url, pace=0, workers=1, limits=LIFTED, apart=True)
    with serving(settings) as running, thinking(url), httpx.Client(base_url=running.address, timeout=60) as http:
        ada = Visitor(http, "Ada")
        line = ada.enters(ada.opens("me", "greedy"))
        for _ in range(3):
            while not line.offers:
                line.hears()
            line.plays()
        while not line.offers:  # until the bot has moved once more
            line.hears()
        assert any(isinstance(said, Moved) and said.by == 1 for said in line.lines), "it moves"
        asyncio.run(until(lambda: not rows(url, "SELECT * FROM thoughts")))  # what was answered is not kept


def test_the_web_process_has_no_workers_of_its_own(url: sql.URL) -> None:
    async def scene() -> None:
        house = await House.open(Settings(url, apart=True))
        try:
            assert isinstance(house._thinkers, Apart)
        finally:
            await house.close()

    asyncio.run(scene())


def test_what_a_thinker_was_asked_when_it_died_is_asked_again(url: sql.URL) -> None:
    async def scene() -> None:
        async with asking(url) as apart:
            first = await asyncio.to_thread(Thinkers, url)
            try:
                asked = choice(apart, name="hard")
                await until(lambda: rows(url, "SELECT 1 FROM procrastinate_jobs WHERE status = 'doing'"))
            finally:
                await asyncio.to_thread(first.end, signal.SIGKILL)
            assert not asked.done()
            async with thinking_here(url), asyncio.timeout(PATIENCE):
                assert await asked in decision().state.actions()
            await until(lambda: not rows(url, "SELECT 1 FROM procrastinate_jobs"))

    asyncio.run(scene())


def test_a_question_that_is_taken_back_is_not_thought_about(url: sql.URL) -> None:
    async def scene() -> None:
        async with asking(url) as apart:
            asked = choice(apart)
            await until(lambda: rows(url, "SELECT 1 FROM procrastinate_jobs"))
            asked.cancel()
            await until(lambda: not rows(url, "SELECT 1 FROM procrastinate_jobs"))
            assert rows(url, "SELECT 1 FROM thoughts") == []

    asyncio.run(scene())


def test_whoever_asks_for_little_does_not_wait_for_whoever_asks_for_much(url: sql.URL) -> None:
    async def scene() -> None:
        order = list[str]()
        async with asking(url) as apart:
            asked = []
            for whose in ("ada", "ada", "ada", "bob"):
                asked.append(choice(apart, whose))
                asked[-1].add_done_callback(lambda _, whose=whose: order.append(whose))  # type: ignore[misc]
                await until(lambda: len(rows(url, "SELECT 1 FROM procrastinate_jobs")) == len(asked))
            async with thinking_here(url), asyncio.timeout(PATIENCE):
                await asyncio.gather(*asked)
        assert order == ["ada", "bob", "ada", "ada"]

    asyncio.run(scene())


def test_turns_are_given_across_the_processes_that_ask(url: sql.URL) -> None:
    async def scene() -> None:
        async with asking(url) as one, asking(url) as other:
            asked = []
            for apart, whose in ((one, "ada"), (other, "ada"), (one, "ada"), (other, "bob")):
                asked.append(choice(apart, whose))
                await until(lambda: len(rows(url, "SELECT 1 FROM procrastinate_jobs")) == len(asked))
            # as the queue gives them out: who has asked hears of it in any order
            order = rows(
                url,
                "SELECT whose FROM procrastinate_jobs AS job JOIN thoughts ON thoughts.id = args->>'thought' "
                "ORDER BY priority DESC, job.id",
            )
            assert order == [("ada",), ("bob",), ("ada",), ("ada",)]
            async with thinking_here(url), asyncio.timeout(PATIENCE):
                await asyncio.gather(*asked)

    asyncio.run(scene())


@pytest.mark.parametrize("lost", ["thoughts", "procrastinate_jobs"])
def test_a_question_that_the_queue_has_lost_is_asked_again_and_answered_once(
    url: sql.URL, lost: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(thoughts, "STALLED", 0.2)

    async def scene() -> None:
        async with asking(url) as apart:
            asked = choice(apart)
            await until(lambda: rows(url, "SELECT 1 FROM procrastinate_jobs"))
            ((named,),) = rows(url, "SELECT id FROM thoughts")
            await asyncio.to_thread(rows, url, f"DELETE FROM {lost} RETURNING 1")
            await until(lambda: rows(url, f"SELECT 1 FROM {lost}"))
            assert rows(url, "SELECT id FROM thoughts") == [(named,)], "under the same number"
            async with thinking_here(url), asyncio.timeout(PATIENCE):
                assert await asked in decision().state.actions()
                await until(lambda: not rows(url, "SELECT 1 FROM procrastinate_jobs"))
            assert rows(url, "SELECT 1 FROM thoughts") == []

    asyncio.run(scene())


def test_a_bot_that_finds_nobody_to_think_is_told_of_and_goes_on_by_itself(url: sql.URL, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "THOUGHT", 0.3)
    settings = Settings(url, pace=0, workers=1, limits=LIFTED, apart=True)
    with serving(settings) as running, httpx.Client(base_url=running.address, timeout=60) as http:
        ada = Visitor(http, "Ada")
        line = ada.enters(ada.opens("me", "greedy"))
        while not line.seen.seats[1].queued:
            if line.offers:
                line.plays()
            else:
                line.hears()
        played = len(line.lines)
        with thinking(url):
            while line.seen.seats[1].queued or not any(isinstance(said, Moved) and said.by == 1 for said in line.lines[played:]):
                line.hears()


def test_a_bot_that_fails_is_told_to_whoever_asked_and_no_log_tells_a_hand(
    url: sql.URL, caplog: pytest.LogCaptureFixture
) -> None:
    async def scene() -> None:
        async with asking(url) as apart, thinking_here(url), asyncio.timeout(PATIENCE):
            with pytest.raises(NotThought):
                await choice(apart, name="nobody-knows-it")

    asyncio.run(scene())
    assert "a thought of super-teams failed" in caplog.text
    assert "undealt" not in caplog.text and "known_to" not in caplog.text
    caplog.clear()


def test_hints_come_from_there_too(url: sql.URL) -> None:
    async def scene() -> None:
        match = decision()
        async with asking(url) as apart, thinking_here(url), asyncio.timeout(PATIENCE):
            unit, moves = await apart.advise(GAME, match, match.state.turn, "ada", [], "en", ["Ada", "Bob"])
        assert unit and moves and moves[0].words

    asyncio.run(scene())


def test_a_file_has_no_queue(tmp_path: Path) -> None:
    async def scene() -> None:
        with pytest.raises(StorageError, match="PostgreSQL"):
            await House.open(Settings(tmp_path / "tables.sqlite", apart=True))

    asyncio.run(scene())
    for command in (["think"], ["serve", "--no-open", "--port", "0", "--think-apart"]):
        done = CliRunner().invoke(cli, [*command, "--data", str(tmp_path / "other.sqlite")])
        assert done.exit_code and "PostgreSQL" in done.output
