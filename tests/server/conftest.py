"""What all tests of the server share: one warm server, guests of it, and a match between two of them."""

from collections.abc import Iterator

import httpx
import pytest

from cantina.server.house import Settings
from cantina.server.limits import LIFTED

from .serving import Serving, serving
from .visitor import Client, Enter, Visitor, begin

ADMIN_KEY = "the key of this house"


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """A server whose bots take no time."""
    settings = Settings(
        tmp_path_factory.mktemp("server") / "tables.sqlite", pace=0, workers=1, limits=LIFTED, admin_key=ADMIN_KEY
    )
    with serving(settings) as running:
        yield running


@pytest.fixture(scope="session")
def http(server: Serving) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=server.address, timeout=60) as client:
        yield client


@pytest.fixture(autouse=True)
def nothing_goes_wrong_unnoticed(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """What goes wrong on the server is in its log; a test that expects that clears the log."""
    yield
    assert [record.getMessage() for record in caplog.get_records("call") if record.levelname == "ERROR"] == []


@pytest.fixture
def ada(http: httpx.Client) -> Visitor:
    return Visitor(http, "Ada")


@pytest.fixture
def bob(http: httpx.Client) -> Visitor:
    return Visitor(http, "Bob")


@pytest.fixture
def cyd(http: httpx.Client) -> Visitor:
    return Visitor(http, "Cyd")


@pytest.fixture
def enter() -> Iterator[Enter]:
    """Connects a guest to a table; all connections end with the test."""
    lines: list[Client] = []

    def entered(guest: Visitor, table: str) -> Client:
        lines.append(guest.enters(table))
        return lines[-1]

    yield entered
    for line in lines:
        line.close()


@pytest.fixture
def match(ada: Visitor, bob: Visitor, enter: Enter) -> tuple[Client, Client]:
    """A match of Super Teams between Ada, who is to decide, and Bob."""
    lines = begin(enter, ada, bob)
    assert lines[0].offers
    return lines
