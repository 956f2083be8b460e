"""What all tests share: marks of the ledger are checked, `--long` asks for the long form of a test, and who runs what."""

from typing import Any

import pytest
from xdist.scheduler import LoadScopeScheduling

from cantina.testing.coverage import pytest_collection_modifyitems

__all__ = ["pytest_collection_modifyitems"]


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--long", action="store_true", help="play many more matches (make test-long)")


@pytest.fixture
def long(request: pytest.FixtureRequest) -> bool:
    """Whether the long form of a test is wanted."""
    return bool(request.config.getoption("--long"))


class Sharing(LoadScopeScheduling):  # type: ignore[misc]  # it has no types
    """Whole files for each process; the pages have one server and one Chromium, so one process has them all."""

    def _split_scope(self, nodeid: str) -> str:
        file = nodeid.split("::")[0]
        return "tests/browser" if file.startswith("tests/browser/") else file


def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> Sharing:
    return Sharing(config, log)
