"""What all floods of nonsense share: one world, in which nothing may go wrong."""

from collections.abc import Iterator

import pytest

from .world import World


@pytest.fixture(scope="module")
def world(tmp_path_factory: pytest.TempPathFactory) -> Iterator[World]:
    made = World(tmp_path_factory.mktemp("fuzz"))
    yield made
    made.close()


@pytest.fixture(autouse=True)
def nothing_is_logged(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """A traceback would be in the log."""
    yield
    assert [record.getMessage() for record in caplog.get_records("call") if record.levelname in ("ERROR", "CRITICAL")] == []
