"""Things that do not exist are refused like everything else that is not allowed."""

from typing import Any

import pytest

import cantina
from cantina.core.ledger import Illegal
from cantina.games.super_teams.actions import Fly


@pytest.mark.parametrize("nonsense", [("pink", 4, "red-1"), ("red", 9, "red-1"), ("red", 4, "death")])
def test_things_that_do_not_exist_are_refused(nonsense: tuple[Any, ...]) -> None:
    state = cantina.game("super-teams").start()
    with pytest.raises(Illegal, match="CORE-05"):
        state.play(Fly(*nonsense))
