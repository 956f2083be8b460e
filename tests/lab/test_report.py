"""Reports: every game can be told in figures and pictures, sums are right, and a run that is repeated plays nothing."""

from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from cantina.cli.report import report
from cantina.report import Told, decided, shares, worths
from tests.lab.test_tournament import SMALL

pytest.importorskip("matplotlib")


def asked(game_id: str, folder: Path, *more: str) -> list[str]:
    options = [f"--option={key}={value}" for key, value in SMALL[game_id].items() if key != "seats"]
    return [game_id, "--games", "2", "--bot", "random", "--jobs", "1", "--out", str(folder), *options, *more]


@pytest.mark.parametrize("game_id", SMALL)
def test_a_game_is_told_in_figures_and_pictures(game_id: str, tmp_path: Path) -> None:
    first = CliRunner().invoke(report, asked(game_id, tmp_path))
    assert first.exit_code == 0, first.output
    assert f"# {game_id}: 2 matches of random" in first.stdout and "Decisions of a match" in first.stdout
    wanted = {"balance.svg", "lengths.svg"} if game_id == "adventures" else {"balance.svg", "lengths.svg", "ahead.svg"}
    assert wanted <= {path.name for path in tmp_path.iterdir()}
    for path in tmp_path.glob("*.svg"):
        assert "<svg" in path.read_text("utf-8")
    kept = (tmp_path / "matches.jsonl").read_bytes()
    again = CliRunner().invoke(report, asked(game_id, tmp_path))
    assert again.stdout == first.stdout and (tmp_path / "matches.jsonl").read_bytes() == kept
    assert (tmp_path / "report.md").read_text("utf-8").splitlines()[0] == first.stdout.splitlines()[0]


def test_every_mission_is_played_unless_one_is_chosen(tmp_path: Path) -> None:
    given = ["adventures", "--games", "2", "--bot", "random", "--jobs", "1", "--out", str(tmp_path)]
    assert "| compound-24 | " in CliRunner().invoke(report, given).stdout


def told(won: list[float], *things: list[str], ahead: Any = ()) -> Told:
    return Told("", won, 10, list(things), list(ahead))


def test_what_a_thing_is_worth_is_what_it_changes() -> None:
    """Whoever has the sword wins three times of four; a stone changes nothing."""
    stone, sword = ["stone"], ["sword"]
    fights = [told([1.0, 0.0], sword, []), told([1.0, 0.0], sword, stone), told([1.0, 0.0], [*sword, *stone], [])]
    found = worths([*fights, told([0.0, 1.0], sword, []), *(told(each.won[::-1], *each.things[::-1]) for each in fights)] * 5)
    assert [each.thing for each in found] == ["sword", "stone"]
    assert found[0].points > found[0].half > abs(found[1].points)
    assert worths([told([1.0, 0.0], sword, stone)]) == []  # too few to say


def test_shares_and_leads_are_counted() -> None:
    found = [told([1.0, 0.0], [], [], ahead=[1.0, -1.0]), told([0.0, 1.0], [], [], ahead=[0.0, 1.0])]
    assert [row[:2] for row in shares(found)] == [("side 1", 0.5), ("side 2", 0.5)]
    assert [row[0] for row in decided(found)] == [0.5, 1.0]
