"""Compiling behind the players: nobody waits for a compiler, rules go over by themselves, and without one they stay plain."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
BEGIN = """
import logging, sys
import cantina
from cantina.core import behind
from cantina.core.source import Seeded
logging.basicConfig(format="%(message)s")
game = cantina.game(sys.argv[1])
state, source = game.start(), Seeded(1)
for _ in range(12):
    state.play(state.deal(source) if state.turn < 0 else state.actions()[0])
"""
LATER = BEGIN.replace("game.start()", "game.start(seats=2)") + "behind._begun[game._kernel].thread.join()\n"


def said(code: str, cache: Path | None = None, game: str = "super-teams") -> str:
    """What a program prints that plays a little before it does something else."""
    environment = os.environ | {"CANTINA_KERNEL": "auto"} | ({"XDG_CACHE_HOME": str(cache)} if cache else {})
    command = [sys.executable, "-c", code, game]
    result = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert result.returncode == 0, result.stderr
    return result.stdout + result.stderr


@pytest.mark.parametrize("game", ["super-teams", "carcassonne"])
def test_the_first_moves_are_made_before_a_compiler_is_even_loaded(game: str, tmp_path: Path) -> None:
    patient = "from cantina.core import behind\nbehind.PATIENCE = 3600\n"
    assert said(patient + BEGIN + "print('numba' in sys.modules)", tmp_path, game) == "False\n"
    assert list(tmp_path.iterdir()) == []


def test_a_kernel_goes_over_to_compiled_rules_by_itself() -> None:
    assert said(LATER + "print('numba' in sys.modules, state._kernel.play._run.signatures != [])") == "True True\n"


def test_a_machine_that_cannot_compile_plays_on_by_plain_rules(tmp_path: Path) -> None:
    nowhere = tmp_path / "file"
    nowhere.touch()
    heard = said(LATER + "print('numba' in sys.modules)", nowhere)
    assert "the rules of cantina.games.super_teams.kernel stay uncompiled" in heard
    assert heard.endswith("False\n") or heard.startswith("False\n")


def test_a_match_at_the_terminal_begins_with_nothing_compiled(tmp_path: Path) -> None:
    environment = os.environ | {"CANTINA_KERNEL": "auto", "XDG_CACHE_HOME": str(tmp_path)}
    command = [sys.executable, "-m", "cantina.cli", "play", "carcassonne", "--lang", "en"]
    result = subprocess.run(
        command, cwd=ROOT, env=environment, input="choices\n1\nquit\n", capture_output=True, text=True, check=False
    )
    assert result.returncode == 0, result.stderr
    assert "  1. " in result.stdout
    assert list(tmp_path.rglob("ready")) == []
