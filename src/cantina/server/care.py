"""Copies of a database: the whole to come back to, or its tables to take elsewhere. A copy is an SQLite file, whatever it is of.

It is read in one transaction, so that it holds one moment although people play on, from SQLite and PostgreSQL alike.
"""

import contextlib
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import sqlalchemy as sql

from cantina.server.database import OWNERS, Place, StorageError, only_one, open_database
from cantina.server.schema import DAYS, ENTRIES, GUESTS, LEASES, META, PROCESSES, SEATS, TABLES, VERSION, add, metadata

PASSING = {VERSION.name, PROCESSES.name, LEASES.name}  # what belongs to a running server and is in no copy
MATCHES = (TABLES, ENTRIES, SEATS, DAYS, GUESTS)  # of these an export is made: no secret, no tokens, no records of others
ROWS = 1000  # that travel at once


def back_up(source: Place, file: Path) -> int:
    """Copies everything into a new file, while people play; returns how many tables are in it."""
    return _copy(source, file, [table for table in metadata.sorted_tables if table.name not in PASSING])


def export(source: Place, file: Path) -> int:
    """Copies the tables and the names of their guests into a new file, for another house."""
    return _copy(source, file, MATCHES)


def _copy(source: Place, file: Path, tables: Any) -> int:
    if isinstance(source, Path) and not source.exists():
        raise StorageError(f"{source} is not there")
    if file.exists():
        raise StorageError(f"{file} is there already")
    part = file.with_name(f"{file.name}.part")  # a copy that was interrupted is no copy
    part.unlink(missing_ok=True)
    with _open(source) as old, _open(part) as new:
        count = _pour(old, new, tables, skip=False)
    for rest in (Path(f"{part}-wal"), Path(f"{part}-shm")):
        rest.unlink(missing_ok=True)
    part.chmod(OWNERS)
    os.replace(part, file)
    return count


def restore(file: Path, target: Place) -> int:
    """Puts a copy back, into a database in which nobody has played yet; returns how many tables were in it."""
    with _idle(target), _open(_there(file)) as old, _open(target) as new:
        if _count(new):
            raise StorageError(f"{target} has tables of its own: restore into an empty database, or import")
        with new.begin() as connection:
            connection.execute(sql.delete(META).where(META.c.key != "schema"))
        return _pour(old, new, [table for table in metadata.sorted_tables if table.name not in PASSING], skip=True)


def bring(file: Path, target: Place) -> int:
    """Adds the tables of a copy to a database; those that it has already stay as they are. Returns how many came."""
    with _idle(target), _open(_there(file)) as old, _open(target) as new:
        before = _count(new)
        _pour(old, new, MATCHES, skip=True)
        return _count(new) - before


def _there(file: Path) -> Path:
    if not file.exists():
        raise StorageError(f"{file} is not there")
    return file


@contextlib.contextmanager
def _open(place: Place) -> Iterator[sql.Engine]:
    engine = open_database(place)
    try:
        yield engine
    finally:
        engine.dispose()


@contextlib.contextmanager
def _idle(target: Place) -> Iterator[None]:
    """Nobody is served from it meanwhile."""
    if isinstance(target, Path):
        with only_one(target):
            yield
        return
    with _open(target) as engine, engine.connect() as connection:
        if connection.scalar(sql.text("SELECT count(*) FROM processes WHERE seen > extract(epoch from clock_timestamp()) - 5")):
            raise StorageError(f"{target} is in use: another Cantina is being served from it")
    yield


def _count(engine: sql.Engine) -> int:
    with engine.connect() as connection:
        return int(connection.scalar(sql.select(sql.func.count(sql.distinct(ENTRIES.c.table_id)))) or 0)


def _pour(old: sql.Engine, new: sql.Engine, tables: Any, skip: bool) -> int:
    """Copies rows in one transaction of either side; with `skip`, a table that the target has is left out whole."""
    level = {} if old.name == "sqlite" else {"isolation_level": "REPEATABLE READ"}
    with old.connect().execution_options(**level) as source, new.begin() as target:
        known = set(target.scalars(sql.select(ENTRIES.c.table_id).distinct())) if skip else set()
        for table in tables:
            into = add(table)
            for rows in source.execution_options(stream_results=True).execute(sql.select(table)).mappings().partitions(ROWS):
                wanted = [dict(row) for row in rows if _wanted(table, row, known)]
                if wanted:
                    target.execute(into, wanted)
        return int(source.scalar(sql.select(sql.func.count(sql.distinct(ENTRIES.c.table_id)))) or 0)


def _wanted(table: sql.Table, row: Any, known: set[str]) -> bool:
    if table is META:
        return bool(row["key"] != "schema")  # of the copy's own
    return row["id" if table is TABLES else "table_id"] not in known if table in (TABLES, ENTRIES, SEATS, DAYS) else True
