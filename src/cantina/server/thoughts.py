"""Thinking apart: bots' decisions and hints go by a queue in PostgreSQL to thinkers in other processes or on other machines.

The queue is procrastinate's; its jobs carry a number alone, and what is asked and answered stands beside it, so that no log
of the queue ever tells a hand. Nothing of it needs to last: its tables have a schema of their own, named after their shape and
the queue's version, and a new version begins with an empty one. What is lost there, by a database or a thinker that died, is
asked again by whoever waits for it, under the same number: it is answered once.
"""

import asyncio
import contextlib
import importlib.metadata
import logging
import os
import secrets
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
ALL_AT_ONCE = 1000  # questions of one host that are told apart when turns are given
SCHEMA = "thinking_2_{}".format(importlib.metadata.version("procrastinate").replace(".", "_"))
OPENING = 0x7468696E  # the advisory lock of a process that makes the queue's tables
MAKE = (
    "CREATE UNLOGGED TABLE thoughts (id text PRIMARY KEY, asker text NOT NULL, whose text NOT NULL, asked bytea NOT NULL, "
    "answer bytea, at timestamptz NOT NULL DEFAULT now())",
    "CREATE INDEX waiting ON thoughts (whose) WHERE answer IS NULL",
)
ASK = (  # its turn comes after as many of all others as the same host has waiting, in whichever process
    "INSERT INTO thoughts (id, asker, whose, asked) VALUES (%(id)s, %(asker)s, %(whose)s, %(asked)s) ON CONFLICT DO NOTHING "
    "RETURNING (SELECT count(*) FROM thoughts WHERE whose = %(whose)s AND answer IS NULL) AS turn"
)
KEEP = "UPDATE thoughts SET at = now() WHERE id = ANY(%(ids)s) RETURNING id"
QUEUED = (
    "SELECT args->>'thought' AS id FROM procrastinate_jobs WHERE status IN ('todo', 'doing') AND args->>'thought' = ANY(%(ids)s)"
)
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


class Waiting(msgspec.Struct):
    """A question of this process that is not answered yet."""

    asked: bytes
    whose: str
    answer: asyncio.Future[msgspec.Raw]
    since: float  # by the loop's time
    job: int | None = None


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
                for statement in MAKE:
                    await connection.execute(statement)
        yield app


# ---- those who ask ---------------------------------------------------------------------------------------------------


class Apart:
    """Asks thinkers elsewhere, for a web process; the questions of one host wait behind the first ones of all others."""

    def __init__(self, app: procrastinate.App, opened: contextlib.AsyncExitStack):
        self._app, self._opened, self._id = app, opened, secrets.token_hex(8)
        self._waiting: dict[str, Waiting] = {}
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
        """The answer of a thinker, however long there is none; whoever stops waiting takes the question back."""
        id_, loop = secrets.token_hex(12), asyncio.get_running_loop()
        waiting = self._waiting[id_] = Waiting(encode(asked), whose, loop.create_future(), loop.time())
        try:
            with contextlib.suppress(ConnectorException):  # it is put there as soon as the database is back
                await self._put(id_, waiting)
            return await waiting.answer
        finally:
            del self._waiting[id_]
            if not waiting.answer.done() or waiting.answer.cancelled():
                self._tasks.append(asyncio.create_task(self._take_back(id_, waiting.job)))
                self._tasks = [task for task in self._tasks if not task.done()]

    async def _put(self, id_: str, waiting: Waiting) -> None:
        """Puts a question into the queue."""
        told = {"id": id_, "asker": self._id, "whose": waiting.whose, "asked": waiting.asked}
        rows = await self._app.connector.execute_query_all_async(ASK, **told)
        turn = min(rows[0]["turn"], ALL_AT_ONCE) if rows else 0
        waiting.job = await self._app.configure_task(TASK, queue=QUEUE, priority=-turn).defer_async(thought=id_)

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
        """Looks from time to time for answers of which nothing was heard, as while the database was away, and asks anew."""
        while True:
            await asyncio.sleep(BEAT)
            with contextlib.suppress(ConnectorException):
                await self._take(list(self._waiting))
                await self._ask_again()

    async def _ask_again(self) -> None:
        """Asks again what is no longer in the queue, and keeps alive what has to wait there for a thinker."""
        before = asyncio.get_running_loop().time() - STALLED
        if not (long := [id_ for id_, waiting in self._waiting.items() if waiting.since < before]):
            return
        fetch = self._app.connector.execute_query_all_async
        kept, queued = [{row["id"] for row in await fetch(query, ids=long)} for query in (KEEP, QUEUED)]
        for id_ in set(long) - (kept & queued):
            if (waiting := self._waiting.get(id_)) and not waiting.answer.done():
                await self._put(id_, waiting)

    async def _take(self, ids: list[str]) -> None:
        """Takes the answers that are there."""
        if not (wanted := [id_ for id_ in ids if id_ in self._waiting]):
            return
        for row in await self._app.connector.execute_query_all_async(TAKE, ids=wanted):
            waiting, answered = self._waiting.get(row["id"]), decode_answered(row["answer"])
            if waiting is None or waiting.answer.done():
                continue
            if answered.failed:
                waiting.answer.set_exception(NotThought("a thinker could not answer; its log says why"))
            else:
                waiting.answer.set_result(answered.found)


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
