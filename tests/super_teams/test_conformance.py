"""Super Teams passes the suite that every game must pass."""

from typing import Any

import pytest

import cantina
from cantina.testing import check_game

GAME = cantina.game("super-teams")


@pytest.mark.parametrize(
    "options",
    [
        {"seats": 2},
        {"seats": 3, "first": 2},
        {"seats": 4, "board": "short", "hook_chain": False},
        {"seats": 2, "board": "short", "colours": ["green", "red", "black", "yellow"]},
    ],
)
def test_super_teams_conforms(options: dict[str, Any]) -> None:
    check_game(GAME, [options], matches=1)
