"""Ledger coverage: every rule and ruling that software can test is proved by a test that names it."""

import re
from pathlib import Path

import pytest

import cantina
from cantina.testing.coverage import coverage

TESTS = Path(__file__).parent


@pytest.mark.parametrize("game_id", cantina.games.ids())
def test_every_rule_is_proved(game_id: str) -> None:
    found = coverage(cantina.game(game_id), TESTS / game_id.replace("-", "_"))
    assert found.missing == []
    assert found.covered + found.exempt == found.rules


@pytest.mark.parametrize("game_id", cantina.games.ids())
def test_only_known_rules_are_named(game_id: str) -> None:
    """A mark with a misspelt id would prove nothing."""
    ledger = cantina.game(game_id).ledger
    folder = TESTS / game_id.replace("-", "_")
    sources = "".join(path.read_text("utf-8") for path in folder.glob("test_*.py"))
    named = set(re.findall(rf'"({ledger.prefix}-[R0-9-]+)"', sources))
    assert {id_ for id_ in named if id_ not in ledger} == set()
