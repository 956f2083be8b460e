"""Storage: guests, logs of tables and uploaded replays in one SQLite file. One writer, many entries a commit."""

import asyncio
import contextlib
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
import sqlalchemy as sql
from sqlalchemy.dialects.sqlite import insert
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from cantina.table import log
from cantina.table.messages import Phase
from cantina.table.table import Table

SCHEMA = 1  # of the database; another one is refused, since there are no migrations yet
CARDS_EVERY = 1.0  # seconds between two writings of what the lobby shows of tables in play

metadata = sql.MetaData()
META = sql.Table("meta", metadata, sql.Column("key", sql.String, primary_key=True), sql.Column("value", sql.String))
GUESTS = sql.Table("guests", metadata, sql.Column("id", sql.String, primary_key=True), sql.Column("name", sql.String))
TABLES = sql.Table(
    "tables",
    metadata,
    sql.Column("id", sql.String, primary_key=True),
    sql.Column("open", sql.Boolean, index=True),
    sql.Column("updated", sql.BigInteger),
    sql.Column("card", sql.LargeBinary),
)
SEATS = sql.Table(
    "seats",
    metadata,
    sql.Column("guest", sql.String, primary_key=True),
    sql.Column("table_id", sql.String, primary_key=True),
)
ENTRIES = sql.Table(
    "entries",
    metadata,
    sql.Column("table_id", sql.String, primary_key=True),
    sql.Column("seq", sql.Integer, primary_key=True),
    sql.Column("schema", sql.Integer),
    sql.Column("body", sql.LargeBinary),
)
REPLAYS = sql.Table("replays", metadata, sql.Column("id", sql.String, primary_key=True), sql.Column("text", sql.Text))


class StorageError(RuntimeError):
    """The file cannot be used; the message says why."""


class SeatCard(msgspec.Struct, frozen=True):
    """A seat on a card: its name or bot, and who holds it."""

    name: str | None
    bot: str | None
    guest: str | None


class Card(msgspec.Struct, frozen=True):
    """What the lobby shows of a table."""

    id: str
    name: str
    game: str
    phase: Phase
    listed: bool
    seats: list[SeatCard]
    turn: int
    updated: int


def card(table: Table, updated: int) -> Card:
    """A table's card as it stands."""
    seats = [SeatCard(seat.name, seat.bot, seat.guest or seat.kept_for) for seat in table.seats]
    return Card(table.id, table.opened.name, table.opened.game, table.phase, table.opened.listed, seats, table.turn, updated)


class _Writing(msgspec.Struct):
    """Something to be written, and who waits for it."""

    statement: Any
    rows: list[dict[str, Any]]
    done: asyncio.Future[None]


ADD_ENTRIES = sql.insert(ENTRIES)  # a plain insert: an entry that is there already is an error, never overwritten
ADD_SEAT = insert(SEATS).on_conflict_do_nothing()
ADD_META = insert(META).on_conflict_do_nothing()
ADD_REPLAY = insert(REPLAYS).on_conflict_do_nothing()
_guest = insert(GUESTS)
PUT_GUEST = _guest.on_conflict_do_update(index_elements=["id"], set_={"name": _guest.excluded.name})
_card = insert(TABLES)
PUT_CARD = _card.on_conflict_do_update(
    index_elements=["id"], set_={name: _card.excluded[name] for name in ("open", "updated", "card")}
)


class Storage:
    """One open file."""

    def __init__(self, engine: AsyncEngine):
        self._engine = engine
        self._queue: asyncio.Queue[_Writing | None] = asyncio.Queue()
        self._cards: dict[str, Card] = {}
        self._cards_written = 0.0
        self._writer: asyncio.Task[None] | None = None

    @classmethod
    async def open(cls, path: Path) -> "Storage":
        """Open or make the file, and start the writer."""
        path.parent.mkdir(parents=True, exist_ok=True)
        engine = create_async_engine(f"sqlite+aiosqlite:///{path}")

        @sql.event.listens_for(engine.sync_engine, "connect")
        def _durable(connection: Any, _: Any) -> None:
            cursor = connection.cursor()
            cursor.execute("PRAGMA journal_mode=WAL")
            cursor.execute("PRAGMA synchronous=FULL")
            cursor.close()

        storage = cls(engine)
        try:
            async with engine.begin() as connection:
                await connection.run_sync(metadata.create_all)
                await connection.execute(ADD_META, [{"key": "schema", "value": str(SCHEMA)}])
            found = await storage.meta("schema", "")
        except sql.exc.DatabaseError as problem:
            await engine.dispose()
            raise StorageError(f"{path} is no database of Cantina: {problem.orig}") from None
        if found != str(SCHEMA):
            await engine.dispose()
            raise StorageError(f"{path} was written by another Cantina (schema {found}; this one writes {SCHEMA})")
        storage._writer = asyncio.get_running_loop().create_task(storage._write())
        return storage

    async def close(self) -> None:
        """Write what is left, and close the file."""
        await self._queue.put(None)
        if self._writer:
            await self._writer
        await self._engine.dispose()

    # ---- writing ---------------------------------------------------------------------------------------------------

    async def append(self, table: Table, first: int, entries: list[log.AnyEntry]) -> None:
        """Keep entries of a table; returns once they are durable."""
        self._cards[table.id] = card(table, entries[-1].at)
        if any(isinstance(entry, log.Opened | log.Sat) for entry in entries):
            holders = {seat.guest or seat.kept_for for seat in table.seats} - {None}
            self._queue_rows(ADD_SEAT, [{"guest": guest, "table_id": table.id} for guest in holders])
            self._cards_written = 0.0  # a new table or seat is in the lobby at once
        rows = [
            {"table_id": table.id, "seq": first + number, "schema": log.SCHEMA, "body": log.encode(entry)}
            for number, entry in enumerate(entries)
        ]
        await self._queue_rows(ADD_ENTRIES, rows)

    async def keep_guest(self, guest: str, name: str) -> None:
        """A guest's name."""
        await self._queue_rows(PUT_GUEST, [{"id": guest, "name": name}])

    async def keep_replay(self, id_: str, text: str) -> None:
        """An uploaded record."""
        await self._queue_rows(ADD_REPLAY, [{"id": id_, "text": text}])

    def _queue_rows(self, statement: Any, rows: list[dict[str, Any]]) -> asyncio.Future[None]:
        writing = _Writing(statement, rows, asyncio.get_running_loop().create_future())
        if rows:
            self._queue.put_nowait(writing)
        else:
            writing.done.set_result(None)
        return writing.done

    async def _write(self) -> None:
        """The writer: everything that waits goes into one commit."""
        open_ = True
        while open_:
            batch = [await self._queue.get()]
            while not self._queue.empty():
                batch.append(self._queue.get_nowait())
            open_ = None not in batch
            writings = [writing for writing in batch if writing is not None]
            try:
                await self._commit(writings, not open_)
            except sql.exc.SQLAlchemyError:
                for writing in writings:  # one of them is to blame: each alone, so that the others are not lost with it
                    await self._commit_alone(writing)
            else:
                for writing in writings:
                    _resolve(writing.done)

    async def _commit_alone(self, writing: _Writing) -> None:
        try:
            await self._commit([writing], False)
        except sql.exc.SQLAlchemyError as problem:
            if not writing.done.cancelled():
                writing.done.set_exception(problem)
        else:
            _resolve(writing.done)

    async def _commit(self, writings: Sequence[_Writing], closing: bool) -> None:
        rows: dict[int, tuple[Any, list[dict[str, Any]]]] = {}
        for writing in writings:
            rows.setdefault(id(writing.statement), (writing.statement, []))[1].extend(writing.rows)
        now, cards = time.monotonic(), {}
        if closing or now - self._cards_written >= CARDS_EVERY:
            cards, self._cards, self._cards_written = self._cards, {}, now
            if cards:
                rows[id(PUT_CARD)] = (PUT_CARD, [_card_row(card) for card in cards.values()])
        try:
            async with self._engine.begin() as connection:
                for statement, values in rows.values():
                    await connection.execute(statement, values)
        except sql.exc.SQLAlchemyError:
            self._cards = cards | self._cards
            raise

    # ---- reading ---------------------------------------------------------------------------------------------------

    async def meta(self, key: str, value: str) -> str:
        """A setting of the file; made with that value where it is missing."""
        async with self._engine.begin() as connection:
            await connection.execute(ADD_META, [{"key": key, "value": value}])
            return str(await connection.scalar(sql.select(META.c.value).where(META.c.key == key)))

    async def guest_name(self, guest: str) -> str | None:
        """A guest's name; None for a guest who is not known here."""
        async with self._engine.connect() as connection:
            name: str | None = await connection.scalar(sql.select(GUESTS.c.name).where(GUESTS.c.id == guest))
            return name

    async def entries(self, table: str) -> list[log.AnyEntry]:
        """A table's log; empty where there is no such table."""
        async with self._engine.connect() as connection:
            found = await connection.execute(
                sql.select(ENTRIES.c.schema, ENTRIES.c.body).where(ENTRIES.c.table_id == table).order_by(ENTRIES.c.seq)
            )
            rows = found.all()
        if any(schema != log.SCHEMA for schema, _ in rows):
            raise StorageError(f"table {table} was written by another Cantina")
        return [log.decode(body) for _, body in rows]

    async def replay(self, id_: str) -> str | None:
        """An uploaded record."""
        async with self._engine.connect() as connection:
            text: str | None = await connection.scalar(sql.select(REPLAYS.c.text).where(REPLAYS.c.id == id_))
            return text

    async def cards_of(self, guest: str) -> list[Card]:
        """The tables at which a guest has a seat, the latest first."""
        chosen = TABLES.c.id.in_(sql.select(SEATS.c.table_id).where(SEATS.c.guest == guest))
        return await self._read_cards(chosen, 100)

    async def open_cards(self) -> list[Card]:
        """Listed tables that wait for players, the latest first."""
        return await self._read_cards(TABLES.c.open, 50)

    async def _read_cards(self, chosen: Any, most: int) -> list[Card]:
        async with self._engine.connect() as connection:
            query = sql.select(TABLES.c.card).where(chosen).order_by(TABLES.c.updated.desc()).limit(most)
            bodies = (await connection.scalars(query)).all()
        cards = [msgspec.json.decode(body, type=Card) for body in bodies]
        return [self._cards.get(card.id, card) for card in cards]


def _card_row(card: Card) -> dict[str, Any]:
    waiting = card.listed and card.phase == "gathering"
    return {"id": card.id, "open": waiting, "updated": card.updated, "card": msgspec.json.encode(card)}


def _resolve(done: asyncio.Future[None]) -> None:
    with contextlib.suppress(asyncio.InvalidStateError):  # whoever waited has gone
        done.set_result(None)
