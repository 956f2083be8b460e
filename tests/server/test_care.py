"""Copies of a house: made while people play, put back into either database, and the match goes on."""

import sqlite3
from contextlib import closing
from pathlib import Path

import httpx
import pytest

from cantina.server.care import back_up, bring, export, restore
from cantina.server.database import Place, StorageError
from cantina.server.house import Settings
from cantina.server.limits import LIFTED
from tests import postgres
from tests.cli.test_cli import cantina

from .serving import serving
from .visitor import Visitor, begin, play_out


def settings(place: Place) -> Settings:
    return Settings(place, pace=0, workers=1, limits=LIFTED)


def test_a_match_goes_on_from_a_backup_made_while_it_was_played(place: Place, tmp_path: Path) -> None:
    kept = tmp_path / "kept.sqlite"
    with serving(settings(place)) as server, httpx.Client(base_url=server.address, timeout=60) as http:
        ada, bob = Visitor(http, "Ada"), Visitor(http, "Bob")
        lines = begin(lambda guest, table: guest.enters(table), ada, bob)
        for _ in range(3):
            next(line for line in lines if line.offers).plays()
            for line in lines:
                line.catches_up()
        table, moves, said = lines[0].table, lines[0].sight.moves, lines[0].seq
        assert back_up(place, kept) == 1
        next(line for line in lines if line.offers).plays()  # the backup knows nothing of it
        for line in lines:
            line.close()
        with pytest.raises(StorageError, match="is in use"):
            restore(kept, place)
    with pytest.raises(StorageError, match="has tables of its own"):
        restore(kept, place)
    other = postgres.running().database() if isinstance(place, Path) else tmp_path / "other.sqlite"
    assert restore(kept, other) == 1
    with serving(settings(other)) as server, httpx.Client(base_url=server.address, timeout=60) as http:
        people = [Visitor(http, name, token) for name, token in (("Ada", ada.token), ("Bob", bob.token))]
        lines_again = [guest.enters(table) for guest in people]
        assert (lines_again[0].sight.moves, lines_again[0].seq) == (moves, said)
        play_out(lines_again)
        assert people[0].get(f"/api/replays/{table}")["dealing"]["verdict"] == "sealed"
        for line in lines_again:
            line.close()


def test_tables_are_exported_without_secrets_and_imported_once(tmp_path: Path) -> None:
    homes, file = [tmp_path / "one.sqlite", tmp_path / "two.sqlite"], tmp_path / "tables.sqlite"
    tables = []
    for home in homes:
        with serving(settings(home)) as server, httpx.Client(base_url=server.address, timeout=60) as http:
            ada = Visitor(http, "Ada")
            tables.append(ada.opens("me", "greedy"))
    assert export(homes[0], file) == 1
    with closing(sqlite3.connect(file)) as copy:
        assert copy.execute("SELECT count(*) FROM tokens").fetchone() == (0,)
        assert copy.execute("SELECT count(*) FROM meta WHERE key = 'secret'").fetchone() == (0,)
    assert [bring(file, homes[1]), bring(file, homes[1])] == [1, 0], "the second time all of them are there"
    with serving(settings(homes[1])) as server, httpx.Client(base_url=server.address, timeout=60) as http:
        watcher = Visitor(http, "Watcher")
        for table in tables:
            line = watcher.enters(table)
            assert line.seen.phase == "playing"
            line.close()


def test_the_commands_say_what_they_did_and_what_is_wrong(tmp_path: Path) -> None:
    kept, home = str(tmp_path / "kept.sqlite"), str(tmp_path / "home.sqlite")
    nothing = cantina("backup", kept, "--data", home)
    assert nothing.returncode == 2 and f"{home} is not there" in nothing.stderr
    with serving(settings(Path(home))) as server, httpx.Client(base_url=server.address, timeout=60) as http:
        Visitor(http, "Ada").opens("me", "greedy")
        assert "1 tables are kept in" in cantina("backup", kept, "--data", home).stdout
    again = cantina("backup", kept, "--data", home)
    assert again.returncode == 2 and "is there already" in again.stderr
    assert "1 tables are in" in cantina("restore", kept, "--data", str(tmp_path / "new.sqlite")).stdout
    assert "0 tables came" in cantina("import", kept, "--data", home).stdout
