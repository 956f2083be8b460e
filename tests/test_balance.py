"""Balance: everything that is shipped is in the table, matches are played once, and the sums are right."""

from pathlib import Path

import msgspec
import pytest
from benchmarks import missions
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


def test_a_run_without_seconds_only_tells_what_is_kept(tmp_path: Path) -> None:
    kept = tmp_path / "kept.jsonl"
    asked = ["adventures", "--only", "family ambush, beginner", "--matches", "1", "--jobs", "1"]
    asked += ["--players", str(FILE), "--out", str(kept)]
    assert CliRunner().invoke(balance, [*asked, "--seconds", "0"]).exit_code == 0
    assert not kept.exists()
    played = CliRunner().invoke(balance, asked)
    again = CliRunner().invoke(balance, [*asked, "--matches", "9", "--seconds", "0"])
    assert kept.read_bytes().count(b"\n") == 4
    assert again.stdout.splitlines()[-4:] == played.stdout.splitlines()[-4:]


def test_what_a_run_kept_is_summed_up_by_mission_and_difficulty(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    cell = next(cell for cell in cells(find("adventures")) if cell.title == "ambush, veteran, 2" and cell.player == "family")
    older = cell._replace(options=cell.options | {"first": 1})
    kept = tmp_path / "kept.jsonl"
    kept.write_bytes(
        b"".join(
            msgspec.json.encode((f"{name} {seed} {number}", Played([1.0 - number % 2], 9, [], 0.1))) + b"\n"
            for name, seed in ((cell.name, 61), (cell.name, 60), (older.name, 61))
            for number in range(4)
        )
    )
    missions.main("61", str(kept), str(kept))
    lines = capsys.readouterr().out.splitlines()
    assert "| ambush | veteran | 50% (15% to 85%) of 4 | 45 to 60 % |  | 9 / 9 / 9 | 0.0% | 0.0% |" in lines
    assert "| ambush |  | 50% (15% to 85%) of 4 |  |  |" in lines


def test_the_table_says_shares_lengths_and_who_was_there() -> None:
    cell, other = Cell("a", {}, "family"), Cell("b", {}, "careful")
    played = [Played([1.0], 4, ["x", "y"], 0.1), Played([0.0], 31, ["x", "z"], 0.1)]
    lines = list(
        tables([*((cell, each) for each in played), (other, Played([], 9, [], 0.1)), (other, Played([0.0, 1.0], 9, [], 0.1))])
    )
    assert lines[2] == "| a | family | 2 | 50% (9% to 91%) | 4 / 31 / 31 | 50.0% | 50.0% |"
    assert lines[3] == "| b | careful | 1 | 0% (0% to 79%); 100% (21% to 100%) | 9 / 9 / 9 | 0.0% | 0.0% |"
    assert lines[-3:] == ["| x | 100% | 100% | +0 |", "| y | 100% | 0% | +100 |", "| z | 0% | 100% | -100 |"]
