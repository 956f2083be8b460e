"""What all tests share: marks of the ledger are checked, and `--long` asks for the long form of a test."""

import pytest

from cantina.testing.coverage import pytest_collection_modifyitems

__all__ = ["pytest_collection_modifyitems"]


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--long", action="store_true", help="play many more matches (make test-long)")


@pytest.fixture
def long(request: pytest.FixtureRequest) -> bool:
    """Whether the long form of a test is wanted."""
    return bool(request.config.getoption("--long"))
