"""Learning: a network that has learned tells positions apart better than weights alone, and the kernel says what Python says."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest

import cantina
from cantina.core.bot import HasNetwork, HasWeights
from cantina.core.network import confidence, load
from cantina.learning import Examples, foretell, kept, read, trained, tuned, write
from tests.cli.test_cli import cantina as command

LEARNED = [game_id for game_id in cantina.games.ids() if isinstance(cantina.game(game_id), HasNetwork)]

WEIGHED = [game_id for game_id in cantina.games.ids() if isinstance(cantina.game(game_id), HasWeights)]


def corners(count: int = 4000) -> Examples:
    """What weights alone cannot tell: either of two things is good, both are not."""
    seen = np.random.default_rng(1).integers(0, 2, (count, 3)).astype(np.float64)
    return Examples("chance", seen, (seen[:, 0] != seen[:, 1]).astype(np.float64))


def test_a_network_learns_what_weights_alone_cannot() -> None:
    *_, (weights, _) = tuned(corners())
    *_, (network, _) = trained(corners(), hidden=8, epochs=60, size=64)
    assert weights.kept_back > 0.68 and network.kept_back < 0.2


def test_points_are_learned_too() -> None:
    seen = np.random.default_rng(2).normal(size=(4000, 4))
    examples = Examples("points", seen, 3 * seen[:, 0] - seen[:, 2] + 5)
    *_, (weights, _) = tuned(examples)
    *_, (network, _) = trained(examples, hidden=8, epochs=60, size=64)
    assert weights.kept_back < 0.001 and network.kept_back < 0.5


def test_the_kernel_says_what_was_learned(tmp_path: Path) -> None:
    *_, (_, found) = trained(corners(), hidden=5, epochs=3)
    write(found, tmp_path / "weights.npy")
    weights = load(tmp_path / "weights.npy")
    for row in np.random.default_rng(3).random((10, 3)):
        told = foretell(weights, row[None, :])[0]
        assert confidence(row, 3, weights) == pytest.approx(1 / (1 + np.exp(-told)))


@pytest.mark.parametrize("game_id", LEARNED)
def test_what_a_game_has_learned_is_small_and_foretells_better_than_nothing(game_id: str) -> None:
    game: Any = cantina.game(game_id)
    assert game.network.stat().st_size < 1_000_000
    examples = kept(game, 200, 5, None)
    told, outcomes = foretell(load(game.network), examples.seen), examples.outcomes
    assert np.corrcoef(told, outcomes)[0, 1] > 0.3


@pytest.mark.parametrize("game_id", WEIGHED)
def test_the_weights_of_a_game_foretell_what_comes_of_its_positions_at_every_kind_of_table(game_id: str) -> None:
    game: Any = cantina.game(game_id)
    game.compile()
    weights = load(game.weights)
    practice = game.practise(240, 5, weights)
    assert len(practice) == len(weights)
    for row, (seen, outcomes) in zip(weights, practice, strict=True):
        assert np.corrcoef(np.c_[seen, np.ones(len(seen))] @ row, outcomes)[0, 1] > 0.25


def test_weights_are_learned_in_rounds(tmp_path: Path) -> None:
    few = ["--matches", "48", "--rounds", "2", "--examples", str(tmp_path / "seen.npz"), "--out", str(tmp_path / "weights.npy")]
    said = command("train", "carcassonne", *few, CANTINA_KERNEL="compiled").stdout
    assert "round 1, table 1" in said and "round 2, table 3" in said
    assert np.load(tmp_path / "weights.npy").shape == load(cantina.game("carcassonne").weights).shape  # type: ignore[attr-defined]
    assert len(read(tmp_path / "seen.npz", "points").outcomes) > 64, "a network can learn from the last round"


def test_learning_is_a_command(tmp_path: Path) -> None:
    few = ["--matches", "60", "--epochs", "2", "--hidden", "4", "--out", str(tmp_path / "weights.npy")]
    again = ["--examples", str(tmp_path / "examples.npz")]
    said = [command("train", "precious-cargo", *few, *again, CANTINA_KERNEL="compiled").stdout for _ in range(2)]
    assert said[0] and "network 2: " in said[0] and " kept back" in said[0]
    assert "network 2: " in said[1], "from what was written the first time"
    assert (tmp_path / "weights.npy").stat().st_size < 2000
    wrong = command("train", "adventures", "--out", str(tmp_path / "weights.npy"))
    assert wrong.returncode == 2 and "adventures" in wrong.stderr
