"""Ledger coverage: a pytest plugin that collects which rules the passed tests prove.

A test names the rules it proves by `@pytest.mark.rule("RACE-49")`, four at most. A rule that an event or a refusal can
carry counts only if the test that names it saw it carried.
"""

import os
from collections.abc import Generator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from cantina.core.game import Game
from cantina.testing.scene import _witnessed

MOST_IDS = 4


class Coverage(msgspec.Struct):
    """How much of a ledger is proved."""

    rules: int
    covered: int
    exempt: int
    missing: list[str]


class Collector:
    """The plugin: remembers, for every passed test, what it names and what it saw."""

    def __init__(self) -> None:
        self.passed: list[tuple[frozenset[str], frozenset[str]]] = []

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_call(self, item: pytest.Item) -> Generator[None, Any, Any]:
        """Watch one test."""
        token = _witnessed.set(set())
        try:
            outcome: Any = yield
            named = frozenset(id_ for mark in item.iter_markers("rule") for id_ in mark.args)
            self.passed.append((named, frozenset(_witnessed.get() or ())))
            return outcome
        finally:
            _witnessed.reset(token)


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Refuse marks that name too much to prove."""
    for item in items:
        for mark in item.iter_markers("rule"):
            if not 1 <= len(mark.args) <= MOST_IDS:
                raise pytest.UsageError(f"{item.nodeid}: a mark names one to {MOST_IDS} rules")


def coverage(game: Game, tests: Path) -> Coverage:
    """Run the tests of a game that name rules, and see what they prove of its ledger."""
    collector = Collector()
    with open(os.devnull, "w") as quiet:
        _run(["-q", "-m", "rule", "--no-header", "-p", "no:cacheprovider", str(tests)], collector, quiet)
    proved = {id_ for named, seen in collector.passed for id_ in named if id_ not in game.carries or id_ in seen}
    wanted = [entry for entry in game.ledger if entry.kind in ("rule", "ruling")]
    testable = [entry.id for entry in wanted if not entry.exempt]
    missing = [id_ for id_ in testable if id_ not in proved]
    return Coverage(len(wanted), len(testable) - len(missing), len(wanted) - len(testable), missing)


def _run(arguments: list[str], collector: Collector, output: Any) -> None:
    import contextlib

    with contextlib.redirect_stdout(output), contextlib.redirect_stderr(output):
        pytest.main(arguments, plugins=[collector])
