"""Layouts of the database: every one that was ever released opens, with all that is in it, and becomes the one of today."""

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest
import sqlalchemy as sql
from alembic import op
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from cantina.server.database import StorageError, open_database
from cantina.server.house import Settings
from cantina.server.schema import SCHEMA, metadata

from .lived_in import TOKENS
from .serving import serving
from .visitor import Client, Visitor

LAYOUTS = sorted((Path(__file__).parent / "layouts").glob("*.sql"), key=lambda path: int(path.stem))


def build(layout: Path, data: Path) -> dict[str, str]:
    """Make a database of a layout; returns the tokens of its guests."""
    text = layout.read_text("utf-8")
    with closing(sqlite3.connect(data)) as file:
        file.executescript(text)
        if "CREATE TABLE tokens" in text:  # which expire when nobody uses them
            file.execute("UPDATE tokens SET used = unixepoch()")
            file.commit()
    noted = [line.removeprefix(TOKENS).split() for line in text.splitlines() if line.startswith(TOKENS)]
    return dict(noted)


def described(data: Path) -> list[str]:
    """Everything that is in a file."""
    with closing(sqlite3.connect(data)) as file:
        return list(file.iterdump())


def test_every_layout_is_kept() -> None:
    assert [path.stem for path in LAYOUTS] == [str(number) for number in range(1, SCHEMA + 1)]


@pytest.mark.parametrize("layout", LAYOUTS, ids=lambda path: path.stem)
def test_a_file_of_every_layout_opens_with_all_that_is_in_it(layout: Path, tmp_path: Path) -> None:
    data = tmp_path / "tables.sqlite"
    tokens = build(layout, data)
    for _ in range(2):  # and once more, when it is of today
        with (
            serving(Settings(data, pace=0, workers=1)) as server,
            httpx.Client(base_url=server.address, timeout=60) as http,
        ):
            ada, bob = (Visitor(http, name, token) for name, token in tokens.items())
            tables = {card["name"]: card for card in ada.get("/api/tables")["mine"]}
            assert set(tables) == {"under way", "over", "waiting"}
            assert [card["name"] for card in bob.get("/api/tables")["open"]] == ["waiting"]
            for name, card in tables.items():
                check(http, ada, name, card["id"])
            assert len([line for line in described(data) if line.startswith('INSERT INTO "replays"')]) == 1


def check(http: httpx.Client, guest: Visitor, name: str, table: str) -> None:
    """A table is as it was; or says that the rules are others now."""
    line = Client(http, table)
    line.sends("hello", token=guest.token)
    said = line.hears()
    if getattr(said, "code", None) != "older-rules":
        assert line.seen.phase == {"under way": "playing", "over": "over", "waiting": "gathering"}[name]
        assert name == "waiting" or any(getattr(each, "text", None) == "Žluťoučký kůň" for each in line.lines)
        assert name != "over" or guest.get(f"/api/replays/{table}")["dealing"]["verdict"] == "sealed"
    line.close()


@pytest.mark.parametrize("layout", LAYOUTS, ids=lambda path: path.stem)
def test_a_file_of_every_layout_becomes_one_of_today(layout: Path, tmp_path: Path) -> None:
    data = tmp_path / "tables.sqlite"
    build(layout, data)
    before = set(described(data))
    engine = open_database(data)
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
        versions = [connection.scalar(sql.text(query)) for query in (
            "SELECT value FROM meta WHERE key = 'schema'", "SELECT version_num FROM alembic_version",
        )]  # fmt: skip
    engine.dispose()
    assert versions == [str(SCHEMA)] * 2
    numbers = ('INSERT INTO "alembic_version"', "INSERT INTO \"meta\" VALUES('schema'")
    kept = {line for line in before if line.startswith("INSERT") and not line.startswith(numbers)}
    assert kept <= set(described(data)), "nothing that was there is lost"


def test_a_migration_that_fails_leaves_the_file_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    data = tmp_path / "tables.sqlite"
    build(LAYOUTS[0], data)
    before = described(data)

    make = op.create_table

    def half(*columns: Any, **options: Any) -> None:
        make(*columns, **options)
        raise sql.exc.OperationalError("CREATE TABLE", None, Exception("the disk is full"))

    with monkeypatch.context() as broken:
        broken.setattr(op, "create_table", half)
        with pytest.raises(StorageError, match="the disk is full"):
            open_database(data)
    assert described(data) == before
    open_database(data).dispose()
