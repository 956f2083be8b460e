"""What all tests share: marks of the ledger are checked, `--long` asks for the long form of a test, and who runs what."""

from typing import Any

import pytest
from xdist.scheduler import LoadScopeScheduling

from cantina.testing import coverage


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--long", action="store_true", help="play many more matches (make test-long)")


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


class Sharing(LoadScopeScheduling):  # type: ignore[misc]  # it has no types
    """Two processes take whole files, in the order in which they were collected; of the pages, a test at a time."""

    def _split_scope(self, nodeid: str) -> str:
        return nodeid if is_page(nodeid) else nodeid.split("::")[0]


def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> Sharing:
    config.option.loadscopereorder = False
    return Sharing(config, log)
