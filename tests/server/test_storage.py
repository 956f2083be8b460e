"""The file of a house: another Cantina's, somebody else's or a damaged one is refused in one clear line."""

import asyncio
import contextlib
import subprocess
import sys
from collections.abc import Awaitable, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

import pytest
import sqlalchemy as sql
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

import cantina
from cantina.core.game import read_options
from cantina.server import limits
from cantina.server.database import Place, StorageError, open_database
from cantina.server.database import place as place_of
from cantina.server.migrations import migrate
from cantina.server.schema import SCHEMA, TABLES, metadata
from cantina.server.storage import Storage
from cantina.table import log
from cantina.table.table import Table, opening
from tests import postgres

T = TypeVar("T")


def stored(place: Place, work: Callable[[Storage], Awaitable[T]]) -> T:
    """Open a database, do something with it, and close it."""

    async def run() -> T:
        storage = await Storage.open(place)
        try:
            return await work(storage)
        finally:
            await storage.close()

    return asyncio.run(run())


async def nothing(_: Storage) -> None:
    """Only open it."""


def opened(listed: bool = False) -> log.Opened:
    """A new table's first entry."""
    game = cantina.game("super-teams")
    options = game.resolve_options(read_options(game.options, {"board": "short"}))
    plans = [log.Plan(), log.Plan(bot="greedy")]
    return opening(game, options, at=1, name="Evening", host="ada", plans=plans, at_once=False, listed=listed)


@contextlib.contextmanager
def changing(place: Place) -> Iterator[sql.Connection]:
    """A database, to be changed behind Cantina's back."""
    engine = sql.create_engine(place if isinstance(place, sql.URL) else f"sqlite:///{place}")
    with engine.begin() as connection:
        yield connection
    engine.dispose()


def write(place: Place, *statements: str) -> None:
    """Change a database behind Cantina's back."""
    with changing(place) as database:
        for statement in statements:
            database.exec_driver_sql(statement)


# ---- files that are refused ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "content", [b"no database at all " * 100, bytes(range(256)) * 64, b"SQLite format 3\x00" + b"\xff" * 4096]
)
def test_garbage_is_no_database(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "garbage.sqlite"
    path.write_bytes(content)
    with pytest.raises(StorageError, match="is no database of Cantina") as refusal:
        stored(path, nothing)
    assert str(path) in str(refusal.value)
    assert "\n" not in str(refusal.value)
    assert path.read_bytes() == content, "somebody may still want it"


def test_another_schema_is_refused(place: Place) -> None:
    stored(place, nothing)
    write(place, "UPDATE meta SET value = '99' WHERE key = 'schema'")
    with pytest.raises(StorageError, match=rf"was written by another Cantina \(schema 99; this one writes {SCHEMA}\)"):
        stored(place, nothing)


def test_another_programs_database_is_refused_and_left_alone(place: Place) -> None:
    write(place, "CREATE TABLE songs (title TEXT)", "INSERT INTO songs VALUES ('Cantina Band')")
    with pytest.raises(StorageError, match="is no database of Cantina"):
        stored(place, nothing)
    with changing(place) as database:
        assert sql.inspect(database).get_table_names() == ["songs"]


def test_a_folder_is_no_database(tmp_path: Path) -> None:
    with pytest.raises(StorageError, match="is no database of Cantina"):
        stored(tmp_path, nothing)


def test_a_second_server_of_one_file_is_refused_in_one_line(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"

    async def again(_: Storage) -> None:
        with pytest.raises(StorageError, match="is in use: another Cantina is being served from it") as refusal:
            await Storage.open(path)
        assert str(path) in str(refusal.value) and "\n" not in str(refusal.value)
        command = [sys.executable, "-m", "cantina.cli", "serve", "--no-open", "--port", "0", "--data", str(path)]
        other = await asyncio.to_thread(subprocess.run, command, capture_output=True, text=True, timeout=300)
        assert (other.returncode, other.stderr) == (2, f"cantina: {refusal.value}\n")

    stored(path, again)
    stored(path, nothing)  # and then it is free again


def test_a_postgresql_that_is_not_there_is_said_in_one_line_without_its_password() -> None:
    with pytest.raises(StorageError, match="cannot be used: ") as refusal:
        stored(place_of("postgresql://ada:secret@127.0.0.1:9/cantina"), nothing)
    assert "secret" not in str(refusal.value) and "\n" not in str(refusal.value)


@pytest.mark.parametrize("given", ["mysql://ada@localhost/cantina", "postgresql+asyncpg://localhost/cantina", "://"])
def test_another_engine_is_refused(given: str) -> None:
    with pytest.raises(StorageError, match="a database is a file, or"):
        place_of(given)


def test_several_that_open_a_new_database_at_once_make_it_once() -> None:
    url = postgres.running().database()
    with ThreadPoolExecutor(4) as at_once:
        for engine in at_once.map(open_database, [url] * 4):
            engine.dispose()


def test_migrations_lead_an_empty_database_to_the_same_tables(place: Place) -> None:
    engine = sql.create_engine(place if isinstance(place, sql.URL) else f"sqlite:///{place}")
    with engine.begin() as connection:
        migrate(connection, "base")
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
        assert connection.scalar(sql.text("SELECT version_num FROM alembic_version")) == str(SCHEMA)
    engine.dispose()


def test_the_folder_is_made(tmp_path: Path) -> None:
    stored(tmp_path / "a" / "b" / "tables.sqlite", nothing)
    assert (tmp_path / "a" / "b" / "tables.sqlite").exists()


# ---- entries -------------------------------------------------------------------------------------------------------------


def test_an_entry_that_is_there_is_never_overwritten(place: Place) -> None:
    first, second = opened(), opened()

    async def twice(storage: Storage) -> list[log.AnyEntry]:
        await storage.append(Table("table", [first]), 1, [first])
        with pytest.raises(StorageError, match="table table has an entry from 1 on"):
            await storage.append(Table("table", [second]), 1, [second])
        return await storage.entries("table")

    assert list(map(log.encode, stored(place, twice))) == [log.encode(first)]


def test_of_a_batch_only_what_is_to_blame_is_refused(place: Place) -> None:
    entry = opened()

    async def together(storage: Storage) -> list[Any]:
        appends = [storage.append(Table(id_, [entry]), 1, [entry]) for id_ in ("a", "b", "a", "c")]
        return await asyncio.gather(*appends, storage.keep_guest("ada", "Ada"), return_exceptions=True)

    answers = stored(place, together)
    assert [isinstance(answer, StorageError) for answer in answers] == [False, False, True, False, False]


def test_entries_come_back_in_order_and_another_schema_of_them_is_refused(place: Place) -> None:
    entry = opened()
    said: list[log.AnyEntry] = [log.Said(at=n, seat=None, name="Ada", text=str(n), phrase=None) for n in range(12)]

    async def keep(storage: Storage) -> list[log.AnyEntry]:
        table = Table("table", [entry, *said])
        await storage.append(table, 1, [entry, *said])
        return await storage.entries("table")

    async def read(storage: Storage) -> list[log.AnyEntry]:
        assert await storage.entries("nowhere") == []
        return await storage.entries("table")

    kept = [log.encode(written) for written in (entry, *said)]
    assert list(map(log.encode, stored(place, keep))) == kept
    assert list(map(log.encode, stored(place, read))) == kept
    write(place, "UPDATE entries SET schema = 9 WHERE seq = 3")
    with pytest.raises(StorageError, match="table table was written by another Cantina"):
        stored(place, read)


def test_tables_that_name_a_guest_are_found(place: Place) -> None:
    entry = opened()

    async def find(storage: Storage) -> list[list[str]]:
        await storage.append(Table("table", [entry]), 1, [entry])
        await storage.clear_guest("table", "nobody")
        return [await storage.tables_with(guest) for guest in ("ada", "bob")]

    assert stored(place, find) == [["table"], []]


# ---- the lobby's cards ---------------------------------------------------------------------------------------------------


def test_cards_are_written_when_the_file_is_closed(place: Place) -> None:
    entry = opened(listed=True)
    sat = log.Sat(at=2, seat=0, guest="ada", name="Ada", bytes="00" * 16)

    async def keep(storage: Storage) -> None:
        await storage.append(Table("table", [entry]), 1, [entry])
        await storage.append(Table("table", [entry, sat]), 2, [sat])
        began = log.Began(at=3)
        await storage.append(Table("table", [entry, sat, began]), 3, [began])

    async def look(storage: Storage) -> tuple[list[str], list[str]]:
        return [card.phase for card in await storage.cards_of("ada")], [card.id for card in await storage.open_cards()]

    stored(place, keep)
    assert stored(place, look) == (["playing"], [])


def test_a_match_that_once_waited_for_its_rules_is_being_played(place: Place) -> None:
    entry, sat = opened(), log.Sat(at=2, seat=0, guest="ada", name="Ada", bytes="")

    async def keep(storage: Storage) -> None:
        await storage.append(Table("table", [entry]), 1, [entry])
        await storage.append(Table("table", [entry, sat]), 2, [sat])

    async def look(storage: Storage) -> list[str]:
        return [card.phase for card in await storage.cards_of("ada")]

    stored(place, keep)
    with changing(place) as database:
        (body,) = database.execute(sql.select(TABLES.c.card)).one()
        database.execute(sql.update(TABLES).values(card=body.replace(b'"gathering"', b'"preparing"')))
    assert stored(place, look) == ["playing"]


def test_a_listed_table_that_has_begun_is_not_open_any_more(place: Place) -> None:
    entry, began = opened(listed=True), log.Began(at=3)

    async def look(storage: Storage) -> tuple[list[str], list[str]]:
        await storage.append(Table("table", [entry]), 1, [entry])
        before = [card.id for card in await storage.open_cards()]
        await storage.append(Table("table", [entry, began]), 2, [began])
        return before, [card.id for card in await storage.open_cards()]

    assert stored(place, look) == (["table"], [])


# ---- what nobody else may know -------------------------------------------------------------------------------------------


@pytest.mark.skipif(sys.platform == "win32", reason="a file's rights are others there")
def test_a_file_is_its_owners_alone(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"

    async def rights(storage: Storage) -> set[int]:
        await storage.keep_guest("ada", "Ada")
        return {file.stat().st_mode & 0o777 for file in tmp_path.iterdir() if ".lock" not in file.name}

    assert stored(path, rights) == {0o600}
    path.chmod(0o644)
    assert stored(path, rights) == {0o600}, "a file of before is closed too"


def test_a_failing_write_brings_no_rows_into_the_log(place: Place) -> None:
    entry = opened()

    async def fail(storage: Storage) -> str:
        write(place, "DROP TABLE entries")
        with pytest.raises(sql.exc.DatabaseError) as failure:
            await storage.append(Table("table", [entry]), 1, [entry])
        return str(failure.value)

    said = stored(place, fail)
    assert entry.key not in said and "Evening" not in said


def test_tables_that_nobody_touched_go_whole_and_open_ones_stay(place: Place) -> None:
    entry = opened()

    async def expire(storage: Storage) -> list[int]:
        for id_ in ("old", "open", "new"):
            await storage.append(Table(id_, [entry]), 1, [entry])
        await storage.close()
        write(place, "UPDATE tables SET updated = 5 WHERE id <> 'new'")
        again = await Storage.open(place)
        await again.expire_tables(10, {"open"})
        left = [len(await again.entries(id_)) for id_ in ("old", "open", "new")]
        assert {card.id for card in await again.latest_cards(9)} == {"open", "new"}
        await again.close()
        return left

    async def run() -> list[int]:
        return await expire(await Storage.open(place))

    assert asyncio.run(run()) == [0, 1, 1]


# ---- uploads -------------------------------------------------------------------------------------------------------------


def test_uploads_of_an_address_are_bounded_and_old_ones_go(place: Place) -> None:
    most, day = limits.KEPT_UPLOADS, float(limits.DAY)

    async def bring(storage: Storage) -> list[list[str]]:
        async def still(*ids: str) -> list[str]:
            return [id_ for id_ in ids if await storage.replay(id_)]

        await storage.keep_replay("other", "text", "elsewhere", 2 * day)
        for number in range(most + 2):
            await storage.keep_replay(f"r{number}", "text", "home", day + number)
        bounded = await still("r0", "r1", "r2", f"r{most + 1}", "other")
        await storage.keep_replay("r2", "text", "home", 3 * day)  # brought once more
        await storage.expire_replays(2 * day)
        return [bounded, await still("r2", "r3", "other")]

    assert stored(place, bring) == [["r2", f"r{most + 1}", "other"], ["r2", "other"]]
