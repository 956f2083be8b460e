"""Every game passes the suite that every game must pass."""

from typing import Any

import pytest

import cantina
from cantina.testing import check_game
from tests.variants import EACH, VARIANTS


def test_every_game_has_variants_to_be_tested_with() -> None:
    assert sorted(VARIANTS) == cantina.games.ids()


@pytest.mark.parametrize(("game_id", "options"), EACH)
def test_the_game_conforms(game_id: str, options: dict[str, Any]) -> None:
    check_game(cantina.game(game_id), [options], matches=1)
