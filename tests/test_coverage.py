"""Ledger coverage: every rule and ruling that software can test is proved by a test that names it."""

from pathlib import Path

import pytest

import cantina
from cantina.testing.coverage import coverage

TESTS = Path(__file__).parent


@pytest.mark.parametrize("game_id", cantina.game_ids())
def test_every_rule_is_proved(game_id: str) -> None:
    found = coverage(cantina.game(game_id), TESTS / game_id.replace("-", "_"))
    assert found.missing == []
    assert found.covered + found.exempt == found.rules


@pytest.mark.parametrize("game_id", cantina.game_ids())
def test_only_known_rules_are_named(game_id: str) -> None:
    """A mark with a misspelt id would prove nothing."""
    import re

    ledger = cantina.game(game_id).ledger
    folder = TESTS / game_id.replace("-", "_")
    named = {
        id_ for path in folder.glob("test_*.py") for id_ in re.findall(rf'"({ledger.prefix}-[R0-9-]+)"', path.read_text("utf-8"))
    }
    assert {id_ for id_ in named if id_ not in ledger} == set()
