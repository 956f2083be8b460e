"""Kernels in all their modes: compiled, with bounds checks and uncompiled they play the same matches."""

import importlib
import os
import pkgutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import cantina
from cantina.core import compiler
from cantina.core.game import DEALER, HasPlayouts
from cantina.simulation import Tally, play_match
from tests.changing import MOVES, tale
from tests.fingerprint import fingerprints
from tests.variants import EACH, VARIANTS

ROOT = Path(__file__).parents[1]
MODES = ["checked", "plain"]
COMPILED = [game_id for game_id in VARIANTS if isinstance(cantina.game(game_id), HasPlayouts)]


def run(mode: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    environment = os.environ | {"CANTINA_KERNEL": mode}
    return subprocess.run([sys.executable, *arguments], cwd=ROOT, env=environment, capture_output=True, text=True, check=False)


def kernel(game_id: str) -> Any:
    return importlib.import_module(f"cantina.games.{game_id.replace('-', '_')}.kernel")


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("game_id", COMPILED)
def test_another_mode_plays_the_same_matches(game_id: str, mode: str) -> None:
    result = run(mode, "-m", "tests.fingerprint", game_id)
    assert result.stdout.splitlines() == fingerprints(game_id), result.stderr


@pytest.mark.parametrize("change", [MOVES // 2, MOVES + 1])
@pytest.mark.parametrize("game_id", COMPILED)
def test_a_match_goes_over_to_compiled_rules_and_nobody_sees_a_difference(game_id: str, change: int) -> None:
    """Compiled from the first move, from the middle on, and never: the same events, views, offers and digests."""
    result = run("auto", "-m", "tests.changing", game_id, str(change))
    assert result.stdout.splitlines() == tale(game_id, 0), result.stderr


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("game_id", COMPILED)
def test_examples_and_vectors_hold_in_another_mode(game_id: str, mode: str) -> None:
    folder = f"tests/{game_id.replace('-', '_')}"
    result = run(mode, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-k", "test_ex_ or test_dv_", folder)
    assert result.returncode == 0, result.stdout


@pytest.mark.parametrize(("game_id", "options"), [each for each in EACH if each[0] in COMPILED])
def test_matches_inside_the_kernel_are_those_of_the_protocol(game_id: str, options: dict[str, Any]) -> None:
    game: Any = cantina.game(game_id)
    start = game.start(**options)
    seats = start.options.seats
    inside = game.playouts(start, 5, range(3, 23))
    tally = Tally(seats)
    for number in range(3, 23):
        match = play_match(game, start, ["random"] * seats, 5, number)
        standing = match.state.standing()
        wins = [int(seat in standing.winners) for seat in range(seats)]
        tally.add(wins, standing.scores, int(standing.shared), sum(by != DEALER for by, _ in match.moves))
    assert (inside.wins, inside.scores, inside.shared, inside.decisions) == (
        tally.wins,
        tally.scores,
        tally.shared,
        tally.decisions,
    )


@pytest.mark.parametrize("game_id", COMPILED)
def test_a_rule_is_compiled_once_whatever_it_is_called_with(game_id: str) -> None:
    game: Any = cantina.game(game_id)
    game.playouts(game.start(), 1, range(1))
    assert len(game.kernel("playout").playouts._run.signatures) == 1
    for found in pkgutil.iter_modules(kernel(game_id).__path__):
        module = importlib.import_module(f"{kernel(game_id).__name__}.{found.name}")
        for name, function in compiler._twins(module.__name__).items():
            assert len(getattr(function, "signatures", [])) <= 1, name


@pytest.mark.parametrize("game_id", COMPILED)
def test_the_stream_of_a_playout_never_reaches_a_position(game_id: str) -> None:
    state: Any = cantina.game(game_id).start()
    assert not np.any(state._record["streams"])
    assert "streams" not in state.dump()


@pytest.mark.parametrize("game_id", COMPILED)
def test_every_rule_number_is_used_somewhere_in_the_kernel(game_id: str) -> None:
    ids = importlib.import_module(f"{kernel(game_id).__name__}.ids")
    folder = Path(ids.__file__ or "").parent
    sources = "\n".join(path.read_text("utf-8") for path in folder.glob("*.py") if path.name != "ids.py")
    numbers = {name: value for name, value in vars(ids).items() if isinstance(value, int) and "_" in name}
    assert set(numbers.values()) == set(ids.RULES.names)
    assert [name for name in numbers if name not in sources] == []
    assert set(ids.RULES.names.values()) <= cantina.game(game_id).carries
