"""Several processes on one PostgreSQL: where a table lives, and what the processes tell each other.

A table lives in one process at a time, by a lease; a process whose heart has stopped beating has lost its leases. That is for
order and speed alone: two owners can never both write, since an entry's key is its table and its number. Notices go by
LISTEN/NOTIFY, which a few hundred a second do not strain: they are for what is rare, never for moves.
"""

import asyncio
import contextlib
import logging
import secrets
import threading
import time
from collections.abc import Callable, Iterable
from typing import Any, Literal

import msgspec
import sqlalchemy as sql

from cantina.server.schema import LEASES, PROCESSES
from cantina.table.codes import code_of

LOGGER = logging.getLogger(__name__)
BEAT = 1.0  # seconds between two signs of life
LEASE = 5.0  # seconds without one after which others may take a process's tables
FORGOTTEN = 600.0  # seconds after which nothing is left of a process
CHANNEL = "cantina"
NOW = "extract(epoch from clock_timestamp())"  # the database's clock: machines may disagree
ALIVE = f"SELECT id FROM processes WHERE seen > {NOW} - {LEASE}"
HASTY = "SET LOCAL synchronous_commit TO off"  # a lease that the database forgets is taken anew
CLAIM = sql.text(
    "INSERT INTO leases (table_id, process, code) VALUES (:table, :process, :code) "
    "ON CONFLICT (table_id) DO UPDATE SET process = excluded.process "
    f"WHERE leases.process = excluded.process OR leases.process NOT IN ({ALIVE}) RETURNING process"
)
BEATS = sql.text(
    f"INSERT INTO processes (id, address, seen) VALUES (:id, :address, {NOW}) ON CONFLICT (id) DO UPDATE SET seen = excluded.seen"
)
CLEAR = (
    sql.text(f"DELETE FROM processes WHERE seen < {NOW} - {FORGOTTEN}"),
    sql.text("DELETE FROM leases WHERE process NOT IN (SELECT id FROM processes)"),
)
NOTIFY = sql.text(f"SELECT pg_notify('{CHANNEL}', :notice)")


class Elsewhere(Exception):  # noqa: N818  (no error: another process has the table)
    """A table lives in another process; its address is known."""

    def __init__(self, process: str, address: str):
        super().__init__(f"the table lives at {address}")
        self.process, self.address = process, address


class Notice(msgspec.Struct, frozen=True):
    """What a process tells all others."""

    about: Literal["guest", "part", "release"]  # a guest has changed; their lines end; a table is wanted by another process
    id: str


class Cluster:
    """This process among those that share a database."""

    def __init__(self, engine: sql.Engine, address: str):
        self.id, self.address, self._engine = secrets.token_hex(8), address, engine
        self._ended = threading.Event()
        self._beating = threading.Thread(target=self._live, name="heart", daemon=True)
        self._hear: Callable[[Notice], None] = lambda _: None
        self._lost: Callable[[set[str]], None] = lambda _: None

    async def join(self, hear: Callable[[Notice], None], lost: Callable[[set[str]], None]) -> None:
        """Begins to live: `hear` is told notices, `lost` which tables are still ours after a while without a sign of life."""
        loop = asyncio.get_running_loop()

        def outside(function: Callable[[Any], None], argument: Any) -> None:
            with contextlib.suppress(RuntimeError):  # the loop has ended, and with it everything that could be told
                loop.call_soon_threadsafe(function, argument)

        self._hear, self._lost = lambda notice: outside(hear, notice), lambda ours: outside(lost, ours)
        await asyncio.to_thread(self._beat)
        self._beating.start()

    async def leave(self) -> None:
        """Gives everything up: others may wake its tables at once."""
        self._ended.set()
        if self._beating.is_alive():
            await asyncio.to_thread(self._beating.join)
        with contextlib.suppress(sql.exc.SQLAlchemyError):  # it is lost soon in any case
            await asyncio.to_thread(self._bury, self.id)

    # ---- tables ------------------------------------------------------------------------------------------------------

    async def claim(self, table: str) -> None:
        """Takes a table for this process; Elsewhere where it lives in another one."""
        if other := await asyncio.to_thread(self._claim, table):
            raise other

    def _claim(self, table: str) -> Elsewhere | None:
        with self._engine.begin() as connection:
            connection.exec_driver_sql(HASTY)
            for _ in range(3):  # between the two questions it may have moved
                wanted = {"table": table, "process": self.id, "code": code_of(table)}
                if connection.execute(CLAIM, wanted).first():
                    return None
                where = sql.select(PROCESSES.c.id, PROCESSES.c.address).join(LEASES, LEASES.c.process == PROCESSES.c.id)
                if found := connection.execute(where.where(LEASES.c.table_id == table)).first():
                    return Elsewhere(*found)
        return Elsewhere("", "")

    async def release(self, tables: Iterable[str]) -> None:
        """Gives tables up."""
        mine = LEASES.c.process == self.id
        if wanted := list(tables):
            await asyncio.to_thread(self._execute, sql.delete(LEASES).where(mine, LEASES.c.table_id.in_(wanted)))

    async def bury(self, process: str) -> None:
        """A process does not answer at its address: its tables are free, without waiting for its leases to end."""
        await asyncio.to_thread(self._bury, process)

    def _bury(self, process: str) -> None:
        with self._engine.begin() as connection:
            connection.execute(sql.delete(PROCESSES).where(PROCESSES.c.id == process))
            connection.execute(sql.delete(LEASES).where(LEASES.c.process == process))

    async def find(self, code: str) -> str | None:
        """The table with a code, where it is awake in any process."""
        wanted = sql.select(LEASES.c.table_id).where(LEASES.c.code == code, LEASES.c.process.in_(sql.text(ALIVE)))
        found: str | None = await asyncio.to_thread(self._scalar, wanted)
        return found

    async def others(self) -> list[str]:
        """The addresses of the other processes that live."""

        def rows() -> list[str]:
            with self._engine.connect() as connection:
                alive = PROCESSES.c.id.in_(sql.text(ALIVE)), PROCESSES.c.id != self.id
                return list(connection.scalars(sql.select(PROCESSES.c.address).where(*alive)))

        return await asyncio.to_thread(rows)

    async def tell(self, notice: Notice) -> None:
        """Tells all processes something; this one hears it, too."""
        await asyncio.to_thread(self._execute, NOTIFY, {"notice": msgspec.json.encode(notice).decode()})

    def _scalar(self, query: Any) -> Any:
        with self._engine.connect() as connection:
            return connection.scalar(query)

    def _execute(self, statement: Any, values: dict[str, Any] | None = None) -> None:
        with self._engine.begin() as connection:
            connection.exec_driver_sql(HASTY)
            connection.execute(statement, values)

    # ---- the heart: a thread, since a busy loop is no dead process -----------------------------------------------------

    def _live(self) -> None:
        beaten, cleared = time.monotonic(), time.monotonic()
        while not self._ended.is_set():
            try:
                with self._engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
                    connection.exec_driver_sql(f"LISTEN {CHANNEL}")
                    driver: Any = connection.connection.driver_connection
                    while not self._ended.is_set():
                        self._beat()
                        if time.monotonic() - beaten > LEASE:
                            self._lost(self._mine())
                        beaten = time.monotonic()
                        for heard in driver.notifies(timeout=BEAT):
                            self._hear(msgspec.json.decode(heard.payload, type=Notice))
                        if beaten - cleared > FORGOTTEN:
                            cleared = beaten
                            for statement in CLEAR:
                                self._execute(statement)
            except Exception as problem:  # the driver's own errors too: whatever it is, the heart must beat again
                if not self._ended.is_set():
                    LOGGER.warning("the database does not answer: %s", str(problem).partition("\n")[0])
                    self._ended.wait(BEAT)

    def _beat(self) -> None:
        self._execute(BEATS, {"id": self.id, "address": self.address})

    def _mine(self) -> set[str]:
        with self._engine.connect() as connection:
            return set(connection.scalars(sql.select(LEASES.c.table_id).where(LEASES.c.process == self.id)))
