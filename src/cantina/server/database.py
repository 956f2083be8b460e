"""Opening a database: an SQLite file for one process, or PostgreSQL for several. Both have the same tables (`schema`)."""

import contextlib
import os
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import sqlalchemy as sql

from cantina.server.schema import META, SCHEMA, VERSION, metadata

OWNERS = 0o600  # who may read and write the file
OPENING = 0x63616E74  # the advisory lock of a process that makes or migrates the tables of a PostgreSQL database
# A line to PostgreSQL that was cut is noticed within seconds: those who wait for a commit are sent back to the log.
PATIENCE = {"connect_timeout": 5, "keepalives_idle": 5, "keepalives_interval": 2, "keepalives_count": 2, "tcp_user_timeout": 6000}
Place = Path | sql.URL  # of a database


class StorageError(RuntimeError):
    """The database cannot be used; the message says why."""


def place(given: str) -> Place:
    """A file, or the address of a PostgreSQL database; StorageError where it is another engine's."""
    if "://" not in given:
        return Path(given)
    try:
        url = sql.make_url(given)
    except sql.exc.ArgumentError:
        raise StorageError("a database is a file, or an address such as postgresql://name:password@host/cantina") from None
    if url.get_backend_name() != "postgresql" or url.drivername not in ("postgresql", "postgresql+psycopg"):
        raise StorageError(f"{url.drivername} is not known here: a database is a file, or postgresql+psycopg://…")
    return url.set(drivername="postgresql+psycopg")


def open_database(where: Place) -> sql.Engine:
    """Opens a database, and makes its tables where there are none; StorageError where it is not ours, and it is left alone."""
    try:
        engine = _engine(where)
    except ModuleNotFoundError as missing:
        raise StorageError(f"{missing.name} is not installed: pip install 'cantina[postgresql]'") from None
    try:
        if isinstance(where, Path):
            where.parent.mkdir(parents=True, exist_ok=True)
            os.close(os.open(where, os.O_CREAT | os.O_RDONLY, OWNERS))
        with engine.begin() as connection:
            _prepare(connection, where)
        if isinstance(where, Path):
            _close_to_others(where)
    except (sql.exc.DatabaseError, OSError, StorageError) as problem:
        engine.dispose()
        if isinstance(problem, StorageError):
            raise
        said = str(problem.orig if isinstance(problem, sql.exc.DatabaseError) else problem).strip().partition("\n")[0]
        what = "is no database of Cantina" if isinstance(where, Path) else "cannot be used"
        raise StorageError(f"{where} {what}: {said}") from None
    return engine


def _engine(where: Place) -> sql.Engine:
    # an error that is logged must not bring the rows along: they hold dealers' keys and hands
    if isinstance(where, sql.URL):
        return sql.create_engine(where, connect_args=PATIENCE, hide_parameters=True, pool_pre_ping=True)
    engine = sql.create_engine(f"sqlite:///{where}", connect_args={"timeout": 10}, hide_parameters=True)
    sql.event.listen(engine, "connect", _durable)
    sql.event.listen(engine, "begin", _begin)
    return engine


def _prepare(connection: sql.Connection, where: Place) -> None:
    """Makes or migrates the tables; of several processes that come at once, one does."""
    if isinstance(where, sql.URL):
        connection.execute(sql.select(sql.func.pg_advisory_xact_lock(OPENING)))
    tables = sql.inspect(connection).get_table_names()
    if tables and META.name not in tables:
        raise StorageError(f"{where} is no database of Cantina: it is somebody else's")
    if not tables:
        metadata.create_all(connection)
        connection.execute(sql.insert(VERSION), [{"version_num": str(SCHEMA)}])
        connection.execute(sql.insert(META), [{"key": "schema", "value": str(SCHEMA)}])
    elif (found := connection.scalar(sql.select(META.c.value).where(META.c.key == "schema"))) != str(SCHEMA):
        _migrate(connection, where, str(found))


def _migrate(connection: sql.Connection, where: Place, found: str) -> None:
    """Migrates an older database; a newer or foreign one is left alone."""
    if found not in map(str, range(1, SCHEMA)):
        raise StorageError(f"{where} was written by another Cantina (schema {found}; this one writes {SCHEMA})")
    from cantina.server.migrations import migrate  # hardly ever needed, and slow to load

    migrate(connection, found)
    connection.execute(sql.update(META).where(META.c.key == "schema").values(value=str(SCHEMA)))


# ---- SQLite --------------------------------------------------------------------------------------------------------


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


def _close_to_others(path: Path) -> None:
    """Dealers' keys, hands and the secret of the tokens are in it: nobody else on this machine reads the file or its journal."""
    for file in (path, Path(f"{path}-wal"), Path(f"{path}-shm")):
        if file.exists() and file.stat().st_mode & 0o077:
            file.chmod(OWNERS)


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
