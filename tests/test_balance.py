"""Balance: everything that is shipped is in the table, matches are played once, and the sums are right."""

from pathlib import Path

import pytest
from click.testing import CliRunner

from cantina.balance import Cell, Played, cells, tables
from cantina.cli.balance import balance
from cantina.games import find
from cantina.games.adventures import content

FILE = Path(__file__).parent.parent / "benchmarks" / "players.py"


def test_every_mission_is_measured_at_every_difficulty_with_every_number_of_players() -> None:
    found = {(cell.player, cell.title) for cell in cells(find("adventures"))}
    for mission in content.mission_ids():
        for difficulty in ("beginner", "experienced", "veteran"):
            for seats in range(1, 5):
                for player in ("careful", "family", "sloppy"):
                    assert (player, f"{mission}, {difficulty}, {seats}") in found
        assert ("careful", f"traitor in {mission}, 4") in found
    for sheet in content.sheet_ids():
        assert any(title.startswith(f"{sheet} on ") for _, title in found)


def test_other_content_is_another_cell() -> None:
    known = Cell("a", {"mission": {"id": "a", "hp": 1}}, "family")
    assert known.name != known._replace(options={"mission": {"id": "a", "hp": 2}}).name


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_run_that_is_repeated_plays_nothing_and_says_the_same(jobs: str, tmp_path: Path) -> None:
    kept = tmp_path / "kept.jsonl"
    asked = ["adventures", "--only", "family ambush, beginner, 2", "--matches", "2", "--jobs", jobs]
    asked += ["--players", str(FILE), "--out", str(kept)]
    first = CliRunner().invoke(balance, asked)
    assert first.exit_code == 0, first.output
    written = kept.read_bytes()
    assert written.count(b"\n") == 2
    second = CliRunner().invoke(balance, asked)
    assert kept.read_bytes() == written
    assert "| ambush, beginner, 2 | family | 2 | " in first.stdout
    assert second.stdout.splitlines()[-3:] == first.stdout.splitlines()[-3:]


def test_the_table_says_shares_lengths_and_who_was_there() -> None:
    cell, other = Cell("a", {}, "family"), Cell("b", {}, "careful")
    played = [Played([1.0], 4, ["x", "y"], 0.1), Played([0.0], 31, ["x", "z"], 0.1)]
    lines = list(
        tables([*((cell, each) for each in played), (other, Played([], 9, [], 0.1)), (other, Played([0.0, 1.0], 9, [], 0.1))])
    )
    assert lines[2] == "| a | family | 2 | 50% (9% to 91%) | 4 / 31 / 31 | 50.0% | 50.0% |"
    assert lines[3] == "| b | careful | 1 | 0% (0% to 79%); 100% (21% to 100%) | 9 / 9 / 9 | 0.0% | 0.0% |"
    assert lines[-3:] == ["| x | 100% | 100% | +0 |", "| y | 100% | 0% | +100 |", "| z | 0% | 100% | -100 |"]
