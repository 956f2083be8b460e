"""The kernel in all its modes: compiled, with bounds checks and uncompiled it plays the same matches."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import cantina
from cantina.core.game import DEALER
from cantina.core.ledger import Illegal
from cantina.games.super_teams.kernel import ids
from cantina.simulation import Tally, play_match
from tests.super_teams.fingerprint import fingerprints

GAME: Any = cantina.game("super-teams")
ROOT = Path(__file__).parents[2]


def run(mode: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    environment = os.environ | {"CANTINA_KERNEL": mode}
    return subprocess.run([sys.executable, *arguments], cwd=ROOT, env=environment, capture_output=True, text=True, check=False)


@pytest.mark.parametrize("mode", ["checked", "plain"])
def test_another_mode_plays_the_same_matches(mode: str) -> None:
    result = run(mode, "-m", "tests.super_teams.fingerprint")
    assert result.stdout.splitlines() == fingerprints(), result.stderr


@pytest.mark.parametrize("mode", ["checked", "plain"])
def test_examples_and_vectors_hold_in_another_mode(mode: str) -> None:
    result = run(mode, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-k", "test_ex_ or test_dv_", "tests/super_teams")
    assert result.returncode == 0, result.stdout


@pytest.mark.parametrize("seats", GAME.seats)
def test_matches_inside_the_kernel_are_those_of_the_protocol(seats: int) -> None:
    options = GAME.options(seats=seats, board="short")
    inside = GAME.playouts(GAME.start(options), 5, range(3, 33))
    tally = Tally(seats)
    for number in range(3, 33):
        match = play_match(GAME, GAME.start(options), ["random"] * seats, 5, number)
        standing = match.state.standing()
        wins = [int(seat in standing.winners) for seat in range(seats)]
        tally.add(wins, standing.scores, int(standing.shared), sum(by != DEALER for by, _ in match.moves))
    assert (inside.wins, inside.scores, inside.shared, inside.decisions) == (
        tally.wins,
        tally.scores,
        tally.shared,
        tally.decisions,
    )


def test_a_rule_is_compiled_once_whatever_it_is_called_with() -> None:
    from cantina.games.super_teams.kernel import board, bonus, draws, flight, hooks, rounds, turn

    GAME.playouts(GAME.start(), 1, range(1))
    for module in (board, bonus, draws, flight, hooks, rounds, turn):
        for name, function in vars(module).items():
            assert len(getattr(function, "signatures", [])) <= 1, name


def test_the_stream_of_a_playout_never_reaches_a_position() -> None:
    state = GAME.start(seats=3)
    assert not np.any(state._record["streams"])
    assert "streams" not in state.dump()


def test_every_rule_number_is_used_somewhere_in_the_kernel() -> None:
    folder = Path(ids.__file__).parent
    sources = "\n".join(path.read_text("utf-8") for path in folder.glob("*.py") if path.name != "ids.py")
    names = [name for name in vars(ids) if name.startswith(("RACE_", "CORE_"))]
    unused = [name for name in names if name not in sources]
    assert unused == []
    assert set(map(ids.name, ids.all_numbers())) == GAME.carries


@pytest.mark.parametrize("nonsense", [("fly", "pink", 4, "red-1"), ("fly", "red", 9, "red-1"), ("fly", "red", 4, "death")])
def test_things_that_do_not_exist_are_refused(nonsense: tuple[Any, ...]) -> None:
    from cantina.games.super_teams.actions import Fly

    state = GAME.start()
    with pytest.raises(Illegal, match="CORE-05"):
        state.play(Fly(*nonsense[1:]))
