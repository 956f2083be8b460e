"""Storage: guests, logs of tables and uploaded replays in one SQLite file. One writer, many entries a commit."""

import asyncio
import contextlib
import logging
import os
import secrets
import sqlite3
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

import msgspec
import sqlalchemy as sql
from sqlalchemy.dialects.sqlite import insert

from cantina.core.game import OVER, OptionError
from cantina.core.ledger import LANGUAGES
from cantina.core.texts import texts
from cantina.server import limits
from cantina.server.messages import ChapterCard
from cantina.server.metrics import Metrics
from cantina.table import log
from cantina.table.forgetting import without
from cantina.table.messages import Phase
from cantina.table.table import Table

LOGGER = logging.getLogger(__name__)
S = TypeVar("S")
SCHEMA = 2  # of the database: older ones are led here by `migrations`, a newer one is refused
OWNERS = 0o600  # who may read and write the file
CARDS_EVERY = 1.0  # seconds between two writings of what the lobby shows of tables in play
GATHER = 0.004  # seconds in which further entries join a commit; a commit costs as much as dozens of them

metadata = sql.MetaData()
VERSION = sql.Table("alembic_version", metadata, sql.Column("version_num", sql.String(32), primary_key=True))
META = sql.Table("meta", metadata, sql.Column("key", sql.String, primary_key=True), sql.Column("value", sql.String))
GUESTS = sql.Table("guests", metadata, sql.Column("id", sql.String, primary_key=True), sql.Column("name", sql.String))
TOKENS = sql.Table(
    "tokens",
    metadata,
    sql.Column("guest", sql.String, primary_key=True),
    sql.Column("turn", sql.Integer),  # how often they were revoked
    sql.Column("used", sql.Float),  # seconds since 1970
)
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
UPLOADS = sql.Table(
    "uploads",
    metadata,
    sql.Column("replay", sql.String, primary_key=True),
    sql.Column("address", sql.String, index=True),  # a mark of the latest address that it came from, not the address
    sql.Column("at", sql.Float, index=True),  # seconds since 1970
)


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
    lesson: bool = False
    puzzle: bool = False
    chapter: ChapterCard | None = None

    @property
    def waiting(self) -> bool:
        """Whether it is listed and waits for players."""
        return self.listed and self.phase == "gathering"


def card(table: Table, updated: int) -> Card:
    """A table's card as it stands."""
    seats = [SeatCard(seat.name, seat.bot, seat.guest or seat.kept_for) for seat in table.seats]
    opened, lesson, chapter = table.opened, table.lesson is not None, _chapter(table)
    puzzle = opened.puzzle is not None
    return Card(
        table.id, opened.name, opened.game, table.phase, opened.listed, seats, table.turn, updated, lesson, puzzle, chapter
    )


def _chapter(table: Table) -> ChapterCard | None:
    chapter = table.options.chapter()
    if chapter is None:
        return None
    folder = table.game.folder / "texts"
    cs, en = (texts(language, folder).knowing(table.options.words(language)).name(chapter.name) for language in LANGUAGES)
    return ChapterCard(chapter.number, chapter.last, cs, en)


class _Writing(msgspec.Struct):
    """A pending write, and the future that waits for it."""

    statement: Any
    rows: list[Any]
    done: asyncio.Future[None]


# A plain insert: an entry that is there already is an error, never overwritten. It runs for every move, so it is spelt out
# for the driver; going through the expression language takes ten times as long.
ADD_ENTRIES = "INSERT INTO entries (table_id, seq, schema, body) VALUES (?, ?, ?, ?)"
ADD_SEAT = insert(SEATS).on_conflict_do_nothing()
DROP_SEAT = sql.delete(SEATS).where(SEATS.c.guest == sql.bindparam("gone"), SEATS.c.table_id == sql.bindparam("left"))
DROP_GUEST = sql.delete(GUESTS).where(GUESTS.c.id == sql.bindparam("gone"))
DROP_TOKEN = sql.delete(TOKENS).where(TOKENS.c.guest == sql.bindparam("gone"))
PUT_ENTRY = "UPDATE entries SET body = ? WHERE table_id = ? AND seq = ?"
ADD_META = insert(META).on_conflict_do_nothing()
_meta = insert(META)
PUT_META = _meta.on_conflict_do_update(index_elements=["key"], set_={"value": _meta.excluded.value})
ADD_REPLAY = insert(REPLAYS).on_conflict_do_nothing()
_upload = insert(UPLOADS)
PUT_UPLOAD = _upload.on_conflict_do_update(
    index_elements=["replay"], set_={"address": _upload.excluded.address, "at": _upload.excluded.at}
)
_of_address = sql.select(UPLOADS.c.replay).where(UPLOADS.c.address == sql.bindparam("from_address"))
_surplus = _of_address.order_by(UPLOADS.c.at.desc()).limit(-1).offset(limits.KEPT_UPLOADS)
_expired = sql.select(UPLOADS.c.replay).where(UPLOADS.c.at < sql.bindparam("before"))
_uploaded = ((REPLAYS, REPLAYS.c.id), (UPLOADS, UPLOADS.c.replay))
DROP_SURPLUS = [sql.delete(table).where(column.in_(_surplus)) for table, column in _uploaded]
DROP_EXPIRED = [sql.delete(table).where(column.in_(_expired)) for table, column in _uploaded]
_guest = insert(GUESTS)
PUT_GUEST = _guest.on_conflict_do_update(index_elements=["id"], set_={"name": _guest.excluded.name})
_token = insert(TOKENS)
PUT_TOKEN = _token.on_conflict_do_update(
    index_elements=["guest"], set_={"turn": _token.excluded.turn, "used": _token.excluded.used}
)
PUT_CARD = "INSERT OR REPLACE INTO tables (id, open, updated, card) VALUES (?, ?, ?, ?)"


@contextlib.contextmanager
def only_one(path: Path) -> Iterator[None]:
    """Locks a file for this server; StorageError where another one has it. The lock ends with the process."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with contextlib.closing(sqlite3.connect(f"{path}.lock", timeout=0, check_same_thread=False)) as lock:
            lock.execute("BEGIN EXCLUSIVE")
            yield
    except (sqlite3.Error, OSError) as problem:
        if getattr(problem, "sqlite_errorname", "") == "SQLITE_BUSY":
            raise StorageError(f"{path} is in use: another Cantina is being served from it") from None
        raise StorageError(f"{path} cannot be kept: {problem}") from None


def open_file(path: Path) -> sql.Engine:
    """Opens or makes a file; StorageError where it is not ours, and it is left alone."""
    # an error that is logged must not bring the rows along: they hold dealers' keys and hands
    engine = sql.create_engine(f"sqlite:///{path}", connect_args={"timeout": 10}, hide_parameters=True)
    sql.event.listen(engine, "connect", _durable)
    sql.event.listen(engine, "begin", _begin)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        os.close(os.open(path, os.O_CREAT | os.O_RDONLY, OWNERS))
        with engine.begin() as connection:
            tables = sql.inspect(connection).get_table_names()
            if tables and META.name not in tables:
                raise StorageError(f"{path} is no database of Cantina: it is somebody else's")
            if not tables:
                metadata.create_all(connection)
                connection.execute(sql.insert(VERSION), [{"version_num": str(SCHEMA)}])
                connection.execute(sql.insert(META), [{"key": "schema", "value": str(SCHEMA)}])
            elif (found := connection.scalar(sql.select(META.c.value).where(META.c.key == "schema"))) != str(SCHEMA):
                _migrate(connection, path, str(found))
            _close_to_others(path)
    except (sql.exc.DatabaseError, OSError, StorageError) as problem:
        engine.dispose()
        if isinstance(problem, StorageError):
            raise
        said = problem.orig if isinstance(problem, sql.exc.DatabaseError) else problem
        raise StorageError(f"{path} is no database of Cantina: {said}") from None
    return engine


def _migrate(connection: sql.Connection, path: Path, found: str) -> None:
    """Migrates an older file; a newer or foreign one is left alone."""
    if found not in map(str, range(1, SCHEMA)):
        raise StorageError(f"{path} was written by another Cantina (schema {found}; this one writes {SCHEMA})")
    from cantina.server.migrations import migrate  # hardly ever needed, and slow to load

    migrate(connection, found)
    connection.execute(sql.update(META).where(META.c.key == "schema").values(value=str(SCHEMA)))


def _close_to_others(path: Path) -> None:
    """Dealers' keys, hands and the secret of the tokens are in it: nobody else on this machine reads the file or its journal."""
    for file in (path, Path(f"{path}-wal"), Path(f"{path}-shm")):
        if file.exists() and file.stat().st_mode & 0o077:
            file.chmod(OWNERS)


class Storage:
    """One open file. Its writer has a thread of its own, so that a commit is one step away from the event loop."""

    def __init__(self, engine: sql.Engine, alone: contextlib.ExitStack):
        self._engine, self._alone, self.metrics = engine, alone, Metrics()
        self._failing = False  # the last commit was not taken
        self._queue: asyncio.Queue[_Writing | None] = asyncio.Queue()
        self.metrics.queue.set_function(self._queue.qsize)
        self._cards: dict[str, Card] = {}
        self._cards_written = 0.0
        self._thread = ThreadPoolExecutor(1, "writer")
        self._writer = asyncio.get_running_loop().create_task(self._write())

    @classmethod
    async def open(cls, path: Path) -> "Storage":
        """Open or make the file, and start the writer."""
        with contextlib.ExitStack() as alone:
            alone.enter_context(only_one(path))
            return cls(open_file(path), alone.pop_all())

    async def close(self) -> None:
        """Write what is left, and close the file."""
        await self._queue.put(None)
        await self._writer
        self._thread.shutdown()
        self._engine.dispose()
        self._alone.close()

    # ---- writing ---------------------------------------------------------------------------------------------------

    async def append(self, table: Table, first: int, entries: list[log.AnyEntry]) -> None:
        """Appends log entries of a table; returns once they are durable."""
        self._cards[table.id] = card(table, time.time_ns() // 1_000_000)
        if table.turn == OVER:
            self._cards_written = 0.0  # not a move like any other: the lobby shows it at once
        if any(isinstance(entry, log.Opened | log.Sat) for entry in entries):
            holders = {seat.guest or seat.kept_for for seat in table.seats} - {None}
            self._queue_rows(ADD_SEAT, [{"guest": guest, "table_id": table.id} for guest in holders])
        gone = [{"gone": entry.guest, "left": table.id} for entry in entries if isinstance(entry, log.Removed)]
        self._queue_rows(DROP_SEAT, gone)
        rows = [(table.id, first + number, log.SCHEMA, log.encode(entry)) for number, entry in enumerate(entries)]
        try:
            await self._queue_rows(ADD_ENTRIES, rows)
        except sql.exc.IntegrityError:
            raise StorageError(f"table {table.id} has an entry from {first} on that was not read") from None
        self.metrics.written(entries)

    async def close_card(self, table: str) -> None:
        """The lobby shows a match that cannot go on as closed."""
        for card in await self._read_cards(TABLES.c.id == table, 1):
            if card.phase != "closed":
                await self._queue_rows(PUT_CARD, [_card_row(msgspec.structs.replace(card, phase="closed", turn=OVER))])

    async def keep_guest(self, guest: str, name: str) -> None:
        """A guest's name."""
        await self._queue_rows(PUT_GUEST, [{"id": guest, "name": name}])

    async def keep_token(self, guest: str, turn: int, used: float) -> None:
        """Which of a guest's tokens counts, and when it was used."""
        await self._queue_rows(PUT_TOKEN, [{"guest": guest, "turn": turn, "used": used}])

    async def tables_with(self, guest: str) -> list[str]:
        """The tables whose logs name a guest: where they sat, spoke, or were host."""
        named = sql.func.instr(ENTRIES.c.body, guest.encode()) > 0
        return [id_ for (id_,) in await self._read(sql.select(ENTRIES.c.table_id).where(named).distinct())]

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
            writings.append(self._queue_rows(PUT_CARD, [_card_row(_renamed(card, cleared))]))
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

    async def expire_replays(self, before: float) -> None:
        """Uploaded records that nobody brought since then go."""
        await asyncio.gather(*(self._queue_rows(statement, [{"before": before}]) for statement in DROP_EXPIRED))

    def _queue_rows(self, statement: Any, rows: list[Any]) -> asyncio.Future[None]:
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
            try:
                batch = [await asyncio.wait_for(self._queue.get(), CARDS_EVERY if self._cards else None)]
            except TimeoutError:
                await self._settle([], False)
                continue
            await asyncio.sleep(GATHER)
            while not self._queue.empty():
                batch.append(self._queue.get_nowait())
            open_ = None not in batch
            await self._settle([writing for writing in batch if writing is not None], not open_)

    async def _settle(self, writings: list[_Writing], closing: bool) -> None:
        """Commit, and tell those who wait. One of many may be to blame for a failure: then each is tried alone."""
        now, cards = time.monotonic(), dict[str, Card]()
        if closing or now - self._cards_written >= CARDS_EVERY:
            cards, self._cards, self._cards_written = self._cards, {}, now
        try:
            with self.metrics.commits.time():
                await asyncio.get_running_loop().run_in_executor(self._thread, self._commit, writings, list(cards.values()))
            self._failing = False
        except sql.exc.SQLAlchemyError as problem:
            self._failing = isinstance(problem, sql.exc.OperationalError)  # the disk's fault, not what was to be written
            self._cards = cards | self._cards
            if len(writings) == 1 and not writings[0].done.done():
                writings[0].done.set_exception(problem)
            elif len(writings) > 1:
                for writing in writings:
                    await self._settle([writing], False)
        else:
            for writing in writings:
                if not writing.done.done():  # whoever waited may have gone
                    writing.done.set_result(None)

    def _commit(self, writings: list[_Writing], cards: list[Card]) -> None:
        """In the writer's thread: one transaction."""
        rows: dict[int, tuple[Any, list[Any]]] = {}
        for writing in writings:
            rows.setdefault(id(writing.statement), (writing.statement, []))[1].extend(writing.rows)
        if cards:
            rows[id(PUT_CARD)] = (PUT_CARD, [_card_row(card) for card in cards])
        with self._engine.begin() as connection:
            for statement, values in rows.values():
                if isinstance(statement, str):
                    connection.exec_driver_sql(statement, values)
                else:
                    connection.execute(statement, values)

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

    async def guest_name(self, guest: str) -> str | None:
        """A guest's name; None for a guest who is not known here."""
        for row in await self._read(sql.select(GUESTS.c.name).where(GUESTS.c.id == guest)):
            return _sound(row, tuple[str], f"guest {guest}", ("",))[0] or None
        return None

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

    async def _read_cards(self, chosen: Any, most: int) -> list[Card]:
        query = sql.select(TABLES.c.id, TABLES.c.card).where(chosen).order_by(TABLES.c.updated.desc()).limit(most)
        cards = [self._cards.get(id_) or _read_card(id_, body) for id_, body in await self._read(query)]
        return [card for card in cards if card]


def _durable(connection: Any, _: Any) -> None:
    """Readers never wait for the writer, and a commit is on the disk when it returns."""
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA secure_delete=ON")  # what is taken out is not left lying in the file
    cursor.close()
    connection.isolation_level = None  # the driver would end a transaction before a table is changed


def _begin(connection: sql.Connection) -> None:
    """Transactions begin here, since the driver is told to leave them alone: all of a migration happens, or nothing."""
    connection.exec_driver_sql("BEGIN")


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


def _read_card(table: str, body: Any) -> Card | None:
    """A card; None for a damaged one, which must not hide all others."""
    try:
        # matches once waited for their rules to be compiled, and an old file may have stopped there
        written = body if isinstance(body, bytes) else b""
        return msgspec.json.decode(written.replace(b'"phase":"preparing"', b'"phase":"playing"'), type=Card)
    except (msgspec.DecodeError, UnicodeDecodeError) as problem:
        LOGGER.error("the card of table %s is damaged: %s", table, problem, extra={"table": table})
        return None


def _renamed(card: Card, entries: list[log.AnyEntry]) -> Card:
    """A card with the names that its log has now."""
    names = {entry.seat: entry.name for entry in entries if isinstance(entry, log.Sat)}
    seats = [msgspec.structs.replace(seat, name=seat.name and names.get(number)) for number, seat in enumerate(card.seats)]
    (opened,) = (entry for entry in entries if isinstance(entry, log.Opened))
    return msgspec.structs.replace(card, seats=seats, name=opened.name)


def _card_row(card: Card) -> tuple[Any, ...]:
    return card.id, card.waiting, card.updated, msgspec.json.encode(card)
