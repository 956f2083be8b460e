"""Storage: guests, logs of tables and uploaded replays in a database. One writer a process, many entries a commit."""

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

import msgspec
import sqlalchemy as sql

from cantina.core.game import OVER, OptionError
from cantina.server import days, limits
from cantina.server.cards import Card, card_of, card_row, read_card, renamed
from cantina.server.database import Place, StorageError, only_one, open_database
from cantina.server.metrics import Metrics
from cantina.server.schema import (
    CLUB_TABLES,
    DAYS,
    ENTRIES,
    GUESTS,
    LEASES,
    META,
    REPLAYS,
    SEATS,
    TABLES,
    TOKENS,
    UPLOADS,
    add,
    put,
)
from cantina.table import log
from cantina.table.forgetting import without
from cantina.table.messages import Phase
from cantina.table.table import Table

LOGGER = logging.getLogger(__name__)
S = TypeVar("S")
SEATING = {log.Opened, log.Sat}  # entries after which somebody holds another seat
CARDS_EVERY = 3.0  # seconds between two writings of what the lobby shows of tables in play
EXPIRED = 1000  # tables that go in one round
# A commit costs as much as dozens of entries, so that many of them share one: each puts the next commit off by so many seconds,
EACH, APART = 0.002, 0.04  # and all of them together by at most so many


class _Writing(msgspec.Struct):
    """A pending write, and the future that waits for it."""

    statement: Any
    rows: list[Any]
    done: asyncio.Future[None]
    entries: Sequence[log.AnyEntry] = ()  # of a table, where these are the rows

    def fail(self, problem: sql.exc.SQLAlchemyError) -> None:
        """It cannot be written."""
        if self.done.done():  # whoever waited may have gone
            return
        if self.entries and isinstance(problem, sql.exc.IntegrityError):
            table, first, *_ = self.rows[0]
            self.done.set_exception(StorageError(f"table {table} has an entry from {first} on that was not read"))
        else:
            self.done.set_exception(problem)


# A plain insert: an entry that is there already is an error, never overwritten. It runs for every move, so it is spelt out
# for the driver; going through the expression language takes ten times as long.
ADD_ENTRIES = "INSERT INTO entries (table_id, seq, schema, body) VALUES (?, ?, ?, ?)"
ADD_COLUMNS = (  # to PostgreSQL all of a commit's entries go in one statement, by columns, as bytes and not spelt out
    "INSERT INTO entries (table_id, seq, schema, body) SELECT * FROM unnest(%b::text[], %b::int[], %b::int[], %b::bytea[])"
)
PUT_ENTRY = "UPDATE entries SET body = ? WHERE table_id = ? AND seq = ?"
PUT_CARD = (
    "INSERT INTO tables (id, open, updated, card) VALUES (?, ?, ?, ?) ON CONFLICT (id) DO UPDATE "
    "SET open = excluded.open, updated = excluded.updated, card = excluded.card WHERE tables.updated <= excluded.updated"
)
ADD_SEAT, ADD_META, ADD_REPLAY, ADD_CLUB_TABLE = add(SEATS), add(META), add(REPLAYS), add(CLUB_TABLES)
PUT_META, PUT_GUEST, PUT_TOKEN, PUT_UPLOAD = put(META), put(GUESTS), put(TOKENS), put(UPLOADS)
DROP_SEAT = sql.delete(SEATS).where(SEATS.c.guest == sql.bindparam("gone"), SEATS.c.table_id == sql.bindparam("left"))
DROP_GUEST = sql.delete(GUESTS).where(GUESTS.c.id == sql.bindparam("gone"))
DROP_TOKEN = sql.delete(TOKENS).where(TOKENS.c.guest == sql.bindparam("gone"))
DROP_TABLE = [
    sql.delete(table).where(column == sql.bindparam("gone"))
    for table, column in (
        (ENTRIES, ENTRIES.c.table_id),
        (SEATS, SEATS.c.table_id),
        (DAYS, DAYS.c.table_id),
        (TABLES, TABLES.c.id),
    )
] + [sql.delete(CLUB_TABLES).where(CLUB_TABLES.c.table_id == sql.bindparam("gone"), CLUB_TABLES.c.result.is_(None))]
_of_address = sql.select(UPLOADS.c.replay).where(UPLOADS.c.address == sql.bindparam("from_address"))
_surplus = _of_address.order_by(UPLOADS.c.at.desc()).offset(limits.KEPT_UPLOADS)
_expired = sql.select(UPLOADS.c.replay).where(UPLOADS.c.at < sql.bindparam("before"))
_uploaded = ((REPLAYS, REPLAYS.c.id), (UPLOADS, UPLOADS.c.replay))
DROP_SURPLUS = [sql.delete(table).where(column.in_(_surplus)) for table, column in _uploaded]
DROP_EXPIRED = [sql.delete(table).where(column.in_(_expired)) for table, column in _uploaded]


class Storage:
    """One open database. Its writer has a thread of its own, so that a commit is one step away from the event loop."""

    def __init__(self, engine: sql.Engine, alone: contextlib.ExitStack):
        self._engine, self._alone, self.metrics = engine, alone, Metrics()
        self._mark = "?" if engine.name == "sqlite" else "%s"  # by which the driver knows a parameter
        self._failing = False  # the last commit was not taken
        self._waiting: list[_Writing] = []  # for the next commit
        self._something = asyncio.Event()  # waits, or nothing comes any more
        self._closing = False
        self.metrics.queue.set_function(lambda: len(self._waiting))
        self._cards: dict[str, tuple[Table, int]] = {}  # whose cards are to be written, and when they changed last
        self._cards_written = 0.0
        self._thread = ThreadPoolExecutor(1, "writer")
        self._writer = asyncio.get_running_loop().create_task(self._write())

    @property
    def engine(self) -> sql.Engine:
        """The open database, for what is no part of a match."""
        return self._engine

    @classmethod
    async def open(cls, where: Place) -> "Storage":
        """Open or make the database, and start the writer; a file is for one process alone."""
        with contextlib.ExitStack() as alone:
            if isinstance(where, Path):
                alone.enter_context(only_one(where))
            return cls(open_database(where), alone.pop_all())

    async def close(self) -> None:
        """Write what is left, and close the database."""
        self._closing = True
        self._something.set()
        await self._writer
        self._thread.shutdown()
        self._engine.dispose()
        self._alone.close()

    # ---- writing ---------------------------------------------------------------------------------------------------

    def append(self, table: Table, first: int, entries: list[log.AnyEntry]) -> asyncio.Future[None]:
        """Appends log entries of a table; done once they are durable."""
        self._cards[table.id] = table, time.time_ns() // 1_000_000
        if table.turn == OVER:
            self._cards_written = 0.0  # not a move like any other: the lobby shows it at once
        kinds = set(map(type, entries))
        if not kinds.isdisjoint(SEATING):
            holders = {seat.guest or seat.kept_for for seat in table.seats} - {None}
            self._queue_rows(ADD_SEAT, [{"guest": guest, "table_id": table.id} for guest in holders])
        if first == 1 and table.opened.club:
            row = {"table_id": table.id, "club_id": table.opened.club, "at": table.opened.at, "result": None}
            self._queue_rows(ADD_CLUB_TABLE, [row])
        if log.Removed in kinds:
            gone = [{"gone": entry.guest, "left": table.id} for entry in entries if isinstance(entry, log.Removed)]
            self._queue_rows(DROP_SEAT, gone)
        for statement, written in days.writes(table, entries):
            self._queue_rows(statement, written)
        rows = [(table.id, first + number, log.SCHEMA, log.encode(entry)) for number, entry in enumerate(entries)]
        return self._queue_rows(ADD_ENTRIES, rows, entries)

    async def close_card(self, table: str) -> None:
        """The lobby shows a match that cannot go on as closed."""
        for card in await self._read_cards(TABLES.c.id == table, 1):
            if card.phase != "closed":
                await self._queue_rows(PUT_CARD, [card_row(msgspec.structs.replace(card, phase="closed", turn=OVER))])

    async def keep_guest(self, guest: str, name: str) -> None:
        """A guest's name."""
        await self._queue_rows(PUT_GUEST, [{"id": guest, "name": name}])

    async def keep_token(self, guest: str, turn: int, used: float) -> None:
        """Which of a guest's tokens counts, and when it was used."""
        await self._queue_rows(PUT_TOKEN, [{"guest": guest, "turn": turn, "used": used}])

    async def tables_with(self, guest: str) -> list[str]:
        """The tables whose logs name a guest: where they sat, spoke, or were host."""
        named = sql.select(ENTRIES.c.table_id).where(self.names(ENTRIES.c.body, guest)).distinct()
        return [id_ for (id_,) in await self._read(named)]

    def names(self, body: Any, guest: str) -> Any:
        """Whether what a column holds names a guest."""
        found = sql.func.instr if self._engine.name == "sqlite" else sql.func.pg_catalog.position
        return found(body, guest.encode()) > 0

    async def phase(self, table: str) -> Phase | None:
        """How far a table is, as far as the lobby knows."""
        return next((card.phase for card in await self._read_cards(TABLES.c.id == table, 1)), None)

    async def clear_guest(self, table: str, guest: str) -> None:
        """Take a guest's names and words out of what is kept of a table; what is damaged stays as it is."""
        try:
            entries = await self.entries(table)
            cleared = await asyncio.to_thread(without, entries, guest)
        except (StorageError, OptionError) as problem:
            LOGGER.error("a guest could not be taken out: %s", problem, extra={"table": table})
            return
        pairs = enumerate(zip(entries, cleared, strict=True), start=1)
        rows = [(log.encode(after), table, seq) for seq, (before, after) in pairs if before is not after]
        writings = [self._queue_rows(PUT_ENTRY, rows), self._queue_rows(DROP_SEAT, [{"gone": guest, "left": table}])]
        for card in await self._read_cards(TABLES.c.id == table, 1):
            self._cards.pop(table, None)
            writings.append(self._queue_rows(PUT_CARD, [card_row(renamed(card, cleared))]))
        await asyncio.gather(*writings)

    async def drop_guest(self, guest: str) -> None:
        """A guest is not known here any more."""
        await asyncio.gather(*(self._queue_rows(statement, [{"gone": guest}]) for statement in (DROP_TOKEN, DROP_GUEST)))

    async def keep_replay(self, id_: str, text: str, address: str, at: float) -> None:
        """An uploaded record; the oldest ones of the same address make room for it."""
        await asyncio.gather(
            self._queue_rows(ADD_REPLAY, [{"id": id_, "text": text}]),
            self._queue_rows(PUT_UPLOAD, [{"replay": id_, "address": address, "at": at}]),
            *(self._queue_rows(statement, [{"from_address": address}]) for statement in DROP_SURPLUS),
        )

    async def expire_tables(self, before: int, but: set[str]) -> None:
        """Tables that nobody touched since then go with all that is kept of them, but for those that are open somewhere."""
        old = sql.select(TABLES.c.id).where(TABLES.c.updated < before, TABLES.c.id.not_in(sql.select(LEASES.c.table_id)))
        rows = [{"gone": id_} for (id_,) in await self._read(old.limit(EXPIRED)) if id_ not in but and id_ not in self._cards]
        await asyncio.gather(*(self._queue_rows(statement, rows) for statement in DROP_TABLE))

    async def expire_replays(self, before: float) -> None:
        """Uploaded records that nobody brought since then go."""
        await asyncio.gather(*(self._queue_rows(statement, [{"before": before}]) for statement in DROP_EXPIRED))

    def _queue_rows(self, statement: Any, rows: list[Any], entries: Sequence[log.AnyEntry] = ()) -> asyncio.Future[None]:
        writing = _Writing(statement, rows, asyncio.get_running_loop().create_future(), entries)
        if rows:
            self._waiting.append(writing)
            self._something.set()
        else:
            writing.done.set_result(None)
        return writing.done

    async def _write(self) -> None:
        """The writer: everything that waits goes into one commit, soon where little is written, and seldom where much is."""
        open_, loop, next_ = True, asyncio.get_running_loop(), 0.0
        while open_:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(CARDS_EVERY if self._cards else None):
                    await self._something.wait()
            if self._something.is_set():
                await asyncio.sleep(next_ - loop.time())
            open_ = not self._closing
            self._something.clear()
            batch, self._waiting = self._waiting, []
            next_ = loop.time() + min(APART, EACH * len(batch))
            await self._settle(batch, not open_)

    async def _settle(self, writings: list[_Writing], closing: bool) -> None:
        """Commit, and tell those who wait. One of many may be to blame for a failure: then each is tried alone."""
        now, shown = time.monotonic(), dict[str, tuple[Table, int]]()
        if closing or now - self._cards_written >= CARDS_EVERY:
            shown, self._cards, self._cards_written = self._cards, {}, now
        cards = [card_of(*changed) for changed in shown.values()]
        try:
            with self.metrics.commits.time():
                await asyncio.get_running_loop().run_in_executor(self._thread, self._commit, writings, cards)
            self._failing = False
        except sql.exc.SQLAlchemyError as problem:
            self._failing = isinstance(problem, sql.exc.OperationalError)  # the disk's fault, not what was to be written
            self._cards = shown | self._cards
            if len(writings) == 1:
                writings[0].fail(problem)
            elif len(writings) > 1:
                for writing in writings:
                    await self._settle([writing], False)
        else:
            self.metrics.written([entry for writing in writings for entry in writing.entries])
            for writing in writings:
                if not writing.done.done():  # whoever waited may have gone
                    writing.done.set_result(None)

    def _commit(self, writings: list[_Writing], cards: list[Card]) -> None:
        """In the writer's thread: one transaction."""
        rows: dict[int, tuple[Any, list[Any]]] = {}
        for writing in writings:
            rows.setdefault(id(writing.statement), (writing.statement, []))[1].extend(writing.rows)
        if cards:
            rows[id(PUT_CARD)] = (PUT_CARD, [card_row(card) for card in cards])
        with self._engine.begin() as connection:
            for statement, values in rows.values():
                if statement is ADD_ENTRIES and self._engine.name != "sqlite":
                    connection.exec_driver_sql(ADD_COLUMNS, tuple(map(list, zip(*values, strict=True))))
                elif isinstance(statement, str):
                    connection.exec_driver_sql(statement.replace("?", self._mark), values)
                else:
                    connection.execute(statement, values)

    def write(self, statement: Any, rows: list[dict[str, Any]]) -> asyncio.Future[None]:
        """Writes rows of a module that keeps something of its own; done once they are durable."""
        return self._queue_rows(statement, rows)

    async def read(self, query: Any) -> list[Any]:
        """Reads rows of a module that keeps something of its own."""
        return await self._read(query)

    # ---- reading ---------------------------------------------------------------------------------------------------

    async def _read(self, query: Any) -> list[Any]:
        """The rows of a query, read in a thread."""

        def rows() -> list[Any]:
            with self._engine.connect() as connection:
                return list(connection.execute(query))

        return await asyncio.to_thread(rows)

    async def ready(self) -> bool:
        """Whether the file can be read, and took what was last written."""
        if self._failing:  # nobody may write while it fails, so it is tried here
            with contextlib.suppress(sql.exc.SQLAlchemyError):
                await self._queue_rows(PUT_META, [{"key": "tried", "value": str(time.time_ns())}])
        try:
            await self._read(sql.select(META.c.key).limit(1))
        except sql.exc.SQLAlchemyError:
            return False
        return not self._failing and not self._writer.done()

    async def secret(self) -> bytes:
        """The secret that signs guests' tokens; made once for each file."""
        await self._queue_rows(ADD_META, [{"key": "secret", "value": secrets.token_hex(32)}])
        ((value,),) = await self._read(sql.select(META.c.value).where(META.c.key == "secret"))
        return bytes.fromhex(value)

    async def push_key(self, new: str) -> str:
        """The key that signs push messages; made once for each database."""
        await self._queue_rows(ADD_META, [{"key": "vapid", "value": new}])
        ((value,),) = await self._read(sql.select(META.c.value).where(META.c.key == "vapid"))
        return str(value)

    async def guest_name(self, guest: str) -> str | None:
        """A guest's name; None for a guest who is not known here."""
        for row in await self._read(sql.select(GUESTS.c.name).where(GUESTS.c.id == guest)):
            return _sound(row, tuple[str], f"guest {guest}", ("",))[0] or None
        return None

    async def guest_names(self, guests: Iterable[str]) -> dict[str, str]:
        """The names of guests who are known here."""
        rows = await self._read(sql.select(GUESTS.c.id, GUESTS.c.name).where(GUESTS.c.id.in_(list(guests))))
        return {id_: name for id_, name in rows if isinstance(name, str)}

    async def token_of(self, guest: str) -> tuple[int, float] | None:
        """Which of a guest's tokens counts, and when it was used."""
        query = sql.select(TOKENS.c.turn, TOKENS.c.used).where(TOKENS.c.guest == guest)
        for row in await self._read(query):
            return _sound(row, tuple[int, float], f"the token of {guest}", (-1, 1.0))  # a turn that nobody's token has
        return None

    async def entries(self, table: str) -> list[log.AnyEntry]:
        """A table's log; empty where there is no such table."""
        columns = ENTRIES.c.seq, ENTRIES.c.schema, ENTRIES.c.body
        try:
            rows = await self._read(sql.select(*columns).where(ENTRIES.c.table_id == table).order_by(ENTRIES.c.seq))
        except sql.exc.DatabaseError as problem:
            raise StorageError(f"table {table} cannot be read: {problem.orig}") from None
        if any(schema != log.SCHEMA for _, schema, _ in rows):
            raise StorageError(f"table {table} was written by another Cantina")
        if gap := next((number for number, (seq, _, _) in enumerate(rows, start=1) if seq != number), None):
            raise StorageError(f"table {table} has no entry {gap}")
        return [_entry(table, seq, body) for seq, _, body in rows]

    async def replay(self, id_: str) -> str | None:
        """An uploaded record."""
        for row in await self._read(sql.select(REPLAYS.c.text).where(REPLAYS.c.id == id_)):
            return _sound(row, tuple[str], f"replay {id_}", ("",))[0]
        return None

    async def cards_of(self, guest: str) -> list[Card]:
        """The tables at which a guest has a seat, the latest first."""
        mine = TABLES.c.id.in_(sql.select(SEATS.c.table_id).where(SEATS.c.guest == guest))
        return [card for card in await self._read_cards(mine, 100) if not card.puzzle]  # which are found in their own list

    async def open_cards(self) -> list[Card]:
        """Listed tables that wait for players, the latest first."""
        return [card for card in await self._read_cards(TABLES.c.open, 50) if card.waiting]

    async def cards(self, tables: list[str]) -> list[Card]:
        """The cards of some tables, the latest first."""
        return await self._read_cards(TABLES.c.id.in_(tables), len(tables)) if tables else []

    async def asleep(self) -> list[str]:
        """Tables of days at which a bot is to move; whether it does, their rooms know."""
        return [id_ for (id_,) in await self._read(days.ASLEEP)]

    async def late(self, now: int) -> list[str]:
        """Tables of days at which somebody's time has run out since this was asked last."""
        mark = -1 - secrets.randbits(62)
        await self._queue_rows(days.TAKE_LATE, [{"now": now, "mark": mark}])
        return [id_ for (id_,) in await self._read(days.TAKEN.params(mark=mark))]

    async def latest_cards(self, most: int) -> list[Card]:
        """All tables, the latest first."""
        return await self._read_cards(sql.true(), most)

    async def _read_cards(self, chosen: Any, most: int) -> list[Card]:
        query = sql.select(TABLES.c.id, TABLES.c.card).where(chosen).order_by(TABLES.c.updated.desc()).limit(most)
        rows = await self._read(query)
        cards = [card_of(*self._cards[id_]) if id_ in self._cards else read_card(id_, body) for id_, body in rows]
        return [card for card in cards if card]


def _entry(table: str, seq: int, body: Any) -> log.AnyEntry:
    try:
        entry: log.AnyEntry = log.decode(body)
    except (msgspec.DecodeError, UnicodeDecodeError, TypeError) as problem:
        raise StorageError(f"entry {seq} of table {table} is damaged: {problem}") from None
    return entry


def _sound(row: Any, kind: type[S], what: str, otherwise: S) -> S:
    """A checked row, or a stand-in for a damaged one."""
    try:
        return msgspec.convert(tuple(row), kind)
    except msgspec.ValidationError as problem:
        LOGGER.error("%s is damaged: %s", what, problem)
        return otherwise
