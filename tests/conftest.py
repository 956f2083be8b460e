"""What all tests share: checked marks of the ledger, `--long` for the long form of a test, who runs what, and databases."""

from pathlib import Path
from typing import Any

import pytest
from xdist.scheduler import LoadScopeScheduling

from cantina.server.database import Place
from cantina.testing import coverage
from tests import postgres


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--long", action="store_true", help="play many more matches (make test-long)")


MADE = pytest.StashKey[bool]()  # whether this run named the folder of its PostgreSQL: not a process of it, nor one inside it


def pytest_configure(config: pytest.Config) -> None:
    config.stash[MADE] = postgres.reserve()


def pytest_unconfigure(config: pytest.Config) -> None:
    if config.stash.get(MADE, False):
        postgres.end()


def is_page(nodeid: str) -> bool:
    return nodeid.startswith("tests/browser/")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Pages come first: a process starts its server and its Chromium once, and no event loop may run beside them."""
    coverage.pytest_collection_modifyitems(items)
    items.sort(key=lambda item: not is_page(item.nodeid))


@pytest.fixture
def long(request: pytest.FixtureRequest) -> bool:
    """Whether the long form of a test is wanted."""
    return bool(request.config.getoption("--long"))


@pytest.fixture(params=["sqlite", "postgresql"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Place:
    """A new database: a test that asks for it runs with SQLite and with PostgreSQL."""
    return tmp_path / "tables.sqlite" if request.param == "sqlite" else postgres.running().database()


class Sharing(LoadScopeScheduling):  # type: ignore[misc]  # it has no types
    """Processes take whole files, in the order in which they were collected; of the pages, a test at a time."""

    def _split_scope(self, nodeid: str) -> str:
        return nodeid if is_page(nodeid) else nodeid.split("::")[0]


def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> Sharing:
    config.option.loadscopereorder = False
    return Sharing(config, log)
