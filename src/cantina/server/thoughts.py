"""Thinking apart: bots' decisions and hints go by a queue in PostgreSQL to thinkers in other processes or on other machines.

The queue is procrastinate's; its jobs carry a number alone, and what is asked and answered stands beside it, so that no log
of the queue ever tells a hand. Nothing of it needs to last: its tables have a schema of their own, named after the queue's
version, and a new version begins with an empty one.
"""

import asyncio
import contextlib
import importlib.metadata
import logging
import os
import secrets
from collections import Counter
from collections.abc import AsyncIterator, Callable
from typing import Any, Literal

import msgspec
import procrastinate
import psycopg
import sqlalchemy as sql
from procrastinate.exceptions import ConnectorException

from cantina.core.action import Action, from_text, to_text
from cantina.core.bot import Plan
from cantina.core.driver import Match
from cantina.core.game import Game, State
from cantina.core.ledger import Language
from cantina.server.database import PATIENCE, StorageError
from cantina.table.advice import advise
from cantina.table.messages import AdvisedMove
from cantina.table.thinking import Pool, position_of, think
from cantina.teacher.hint import Unit

LOGGER = logging.getLogger(__name__)
QUEUE, TASK = "thinking", "think"
BEAT = 1.0  # seconds between two signs of a thinker's life
STALLED = 3.0  # seconds without one after which what it was asked is asked again
ALL_AT_ONCE = 1000  # requests of one host that are told apart when turns are given
SCHEMA = "thinking_{}".format(importlib.metadata.version("procrastinate").replace(".", "_"))
OPENING = 0x7468696E  # the advisory lock of a process that makes the queue's tables
MAKE = (
    "CREATE UNLOGGED TABLE thoughts (id text PRIMARY KEY, asker text NOT NULL, asked bytea NOT NULL, answer bytea, "
    "at timestamptz NOT NULL DEFAULT now())"
)
ASK = "INSERT INTO thoughts (id, asker, asked) VALUES (%(id)s, %(asker)s, %(asked)s)"
READ = "SELECT asker, asked FROM thoughts WHERE id = %(id)s AND answer IS NULL"
ANSWER = (
    "WITH kept AS (UPDATE thoughts SET answer = %(answer)s WHERE id = %(id)s AND answer IS NULL RETURNING asker) "
    "SELECT pg_notify('thought_' || asker, %(id)s) FROM kept"
)
TAKE = "DELETE FROM thoughts WHERE id = ANY(%(ids)s) AND answer IS NOT NULL RETURNING id, answer"
DROP = "DELETE FROM thoughts WHERE id = %(id)s"
FORGET = "DELETE FROM thoughts WHERE at < now() - interval '10 minutes'"  # of askers that are no more


class Asked(msgspec.Struct):
    """What a thinker is asked: a function of ours, and what it is told."""

    what: Literal["think", "advise"]
    told: list[Any]


class Answered(msgspec.Struct):
    """What came of it, or that it failed: the error is told in the thinker's own log."""

    failed: bool
    found: msgspec.Raw


class NotThought(RuntimeError):  # noqa: N818  (it is read by people)
    """A thinker could not answer; its log says why."""


decode_asked = msgspec.msgpack.Decoder(Asked).decode
decode_answered = msgspec.msgpack.Decoder(Answered).decode
encode = msgspec.msgpack.Encoder().encode


def _think(*told: Any) -> tuple[str, Plan]:
    """In a worker: a bot's action; the steps of its plan have become lists on the way."""
    game, options, dump, events, seat, name, seed, plan = told
    return think(game, options, dump, events, seat, name, seed, [(expected, does) for expected, does in plan])


WORK: dict[str, Callable[..., Any]] = {"think": _think, "advise": advise}


def _connector(where: sql.URL) -> procrastinate.PsycopgConnector:
    address = where.set(drivername="postgresql").render_as_string(hide_password=False)
    connection: dict[str, Any] = {**PATIENCE, "options": f"-c search_path={SCHEMA}"}
    return procrastinate.PsycopgConnector(conninfo=address, kwargs=connection, min_size=1, max_size=4)


@contextlib.asynccontextmanager
async def _queue(where: sql.URL) -> AsyncIterator[procrastinate.App]:
    """The open queue; its tables are made where there are none."""
    logging.getLogger("procrastinate").setLevel(logging.WARNING)  # each job would be a line otherwise
    app = procrastinate.App(connector=_connector(where))
    async with app.open_async():
        pool: Any = app.connector.pool  # type: ignore[attr-defined]
        async with pool.connection() as connection, connection.transaction():
            await connection.execute("SELECT pg_advisory_xact_lock(%s)", (OPENING,))
            found = await connection.execute("SELECT 1 FROM pg_namespace WHERE nspname = %s", (SCHEMA,))
            if await found.fetchone() is None:
                await connection.execute(f"CREATE SCHEMA {SCHEMA}")
                await connection.execute(app.schema_manager.get_schema())
                await connection.execute(MAKE)
        yield app


# ---- those who ask ---------------------------------------------------------------------------------------------------


class Apart:
    """Asks thinkers elsewhere, for a web process; the requests of one host wait behind the first ones of all others."""

    def __init__(self, app: procrastinate.App, opened: contextlib.AsyncExitStack):
        self._app, self._opened, self._id = app, opened, secrets.token_hex(8)
        self._waiting: dict[str, asyncio.Future[msgspec.Raw]] = {}
        self._open: Counter[str] = Counter()  # requests by host
        self._tasks = [asyncio.create_task(self._listen()), asyncio.create_task(self._look())]

    @classmethod
    async def open(cls, where: sql.URL) -> "Apart":
        """Opens the queue; StorageError where it cannot be used."""
        async with contextlib.AsyncExitStack() as opened:
            try:
                app = await opened.enter_async_context(_queue(where))
            except (ConnectorException, psycopg.Error) as problem:
                raise StorageError(f"the queue of bots cannot be used: {problem}") from None
            return cls(app, opened.pop_all())

    async def close(self) -> None:
        """Asks nothing more."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._opened.aclose()

    async def choose(self, game: Game, match: Match[State], seat: int, name: str, whose: str, plan: Plan) -> Action:
        """The action that a bot of that name chooses."""
        told = [game.id, *position_of(match), seat, name, secrets.randbits(62), plan]
        found = await self._ask(Asked("think", told), whose)
        chosen, plan[:] = msgspec.msgpack.decode(found, type=tuple[str, Plan])
        action: Action = from_text(chosen, game.action)
        return action

    async def advise(
        self, game: Game, match: Match[State], seat: int, whose: str, due: list[Action], language: Language, names: list[str]
    ) -> tuple[Unit, list[AdvisedMove]]:
        """The best moves; the same ones for the same decision, whatever is hidden."""
        told = [game.id, *position_of(match), seat, len(match.moves), [to_text(action) for action in due], language, names]
        return msgspec.msgpack.decode(await self._ask(Asked("advise", told), whose), type=tuple[Unit, list[AdvisedMove]])

    async def _ask(self, asked: Asked, whose: str) -> msgspec.Raw:
        """The answer of a thinker; whoever stops waiting takes the question back, and an answer that comes then is dropped."""
        id_, job = secrets.token_hex(12), None
        answer: asyncio.Future[msgspec.Raw] = asyncio.get_running_loop().create_future()
        self._waiting[id_] = answer
        turn = min(self._open[whose], ALL_AT_ONCE)
        self._open[whose] += 1
        try:
            await self._app.connector.execute_query_async(ASK, id=id_, asker=self._id, asked=encode(asked))
            job = await self._app.configure_task(TASK, queue=QUEUE, priority=-turn).defer_async(thought=id_)
            return await answer
        finally:
            self._open[whose] -= 1
            if not self._open[whose]:
                del self._open[whose]
            del self._waiting[id_]
            if not answer.done() or answer.cancelled():
                self._tasks.append(asyncio.create_task(self._take_back(id_, job)))
                self._tasks = [task for task in self._tasks if not task.done()]

    async def _take_back(self, id_: str, job: int | None) -> None:
        with contextlib.suppress(ConnectorException):  # it is dropped when it comes
            await self._app.connector.execute_query_async(DROP, id=id_)
            if job is not None:
                await self._app.job_manager.cancel_job_by_id_async(job, delete_job=True)

    async def _listen(self) -> None:
        """Takes answers as they come."""

        async def heard(*, channel: str, payload: str) -> None:  # noqa: ARG001  (there is one channel)
            await self._take([payload])

        while True:
            with contextlib.suppress(ConnectorException):
                await self._app.connector.listen_notify(heard, [f"thought_{self._id}"])
            await asyncio.sleep(BEAT)

    async def _look(self) -> None:
        """Looks from time to time for answers of which nothing was heard, as while the database was away."""
        while True:
            await asyncio.sleep(BEAT)
            with contextlib.suppress(ConnectorException):
                await self._take(list(self._waiting))

    async def _take(self, ids: list[str]) -> None:
        """Takes the answers that are there."""
        if not (wanted := [id_ for id_ in ids if id_ in self._waiting]):
            return
        for row in await self._app.connector.execute_query_all_async(TAKE, ids=wanted):
            waiting, answered = self._waiting.get(row["id"]), decode_answered(row["answer"])
            if waiting is None or waiting.done():
                continue
            if answered.failed:
                waiting.set_exception(NotThought("a thinker could not answer; its log says why"))
            else:
                waiting.set_result(answered.found)


# ---- those who think -------------------------------------------------------------------------------------------------


async def run(where: sql.URL, workers: int, ready: Callable[[], None] = lambda: None) -> None:
    """Thinks for all web processes of a database, in worker processes, until it is stopped."""
    pool = Pool(workers)
    try:
        async with _queue(where) as app:
            app.task(name=TASK, queue=QUEUE)(_answering(app, pool))
            care = asyncio.create_task(_care(app))
            ready()
            try:
                await app.run_worker_async(
                    queues=[QUEUE], concurrency=workers, delete_jobs="always", shutdown_graceful_timeout=STALLED,
                    update_heartbeat_interval=BEAT, stalled_worker_timeout=STALLED, name=f"thinker-{os.getpid()}",
                )  # fmt: skip
            finally:
                care.cancel()
                await asyncio.gather(care, return_exceptions=True)
    finally:
        pool.close()


def _answering(app: procrastinate.App, pool: Pool) -> Callable[..., Any]:
    async def answer(thought: str) -> None:
        row = next(iter(await app.connector.execute_query_all_async(READ, id=thought)), None)
        if row is None:  # nobody waits for it any more
            return
        asked = decode_asked(row["asked"])
        try:
            answered = Answered(False, msgspec.Raw(encode(await pool.run(WORK[asked.what], *asked.told))))
        except Exception:  # a bot of somebody's own may do anything, and whoever waits is told
            LOGGER.exception("a thought of %s failed", asked.told[0])
            answered = Answered(True, msgspec.Raw(encode(None)))
        await app.connector.execute_query_all_async(ANSWER, id=thought, answer=encode(answered))

    return answer


async def _care(app: procrastinate.App) -> None:
    """Lets others take what a thinker that is no more has left."""
    while True:
        with contextlib.suppress(ConnectorException):
            for job in await app.job_manager.get_stalled_jobs(queue=QUEUE, seconds_since_heartbeat=STALLED):
                await app.job_manager.retry_job(job)
            await app.connector.execute_query_async(FORGET)
        await asyncio.sleep(BEAT)
