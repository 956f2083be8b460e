"""What all browser tests share: Chromium, a server with the built page, and people who complain about every error."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Literal

import httpx
import pytest
from playwright.sync_api import Browser, sync_playwright

from cantina.core.ledger import Language
from cantina.server.client import built
from cantina.server.house import Settings
from cantina.server.limits import LIFTED
from tests.packages import Missing
from tests.server.serving import Serving, serving
from tests.server.visitor import Visitor

from .chromium import chromium
from .person import Person
from .script import Dealers
from .words import words

WIDE, PHONE = {"width": 1440, "height": 900}, {"width": 390, "height": 844}
PACE = 0.05  # seconds that a bot takes
ADMIN_KEY = "klíč od domu"  # a header holds no such letters by itself


@pytest.fixture(scope="package")  # not longer: while it runs, no other test can run an event loop
def browser() -> Iterator[Browser]:
    try:
        path = chromium()
    except Missing as problem:
        pytest.fail(str(problem), pytrace=False)
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(
            executable_path=path, args=["--no-sandbox", "--disable-gpu", "--disable-background-networking"]
        )
        yield launched
        launched.close()


@pytest.fixture(scope="package")
def dealers() -> Dealers:
    """Scripts for the dealer, by the names of tables."""
    return Dealers()


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory, dealers: Dealers) -> Iterator[Serving]:
    """A server with the page."""
    page = built(print)
    settings = Settings(
        tmp_path_factory.mktemp("browser") / "tables.sqlite",
        pace=PACE,
        workers=1,
        limits=LIFTED,
        dealing=dealers,
        admin_key=ADMIN_KEY,
    )
    with serving(settings, page) as running:
        yield running


@pytest.fixture(scope="package")
def http(server: Serving) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=server.address, timeout=60) as client:
        yield client


Invite = Callable[..., Person]


@contextmanager
def inviting(browser: Browser, server: Serving, http: httpx.Client) -> Iterator[Invite]:
    """Makes people: each has a name, a token and a browser of their own; at the end nobody has anything to complain about."""
    people: list[Person] = []

    def invited(
        name: str = "Ada",
        language: Language = "en",
        game: str = "super-teams",
        using: Literal["mouse", "fingers", "keys"] = "mouse",
        theme: Literal["dark", "light"] | None = "dark",
        phone: bool = False,
        calm: bool = True,
        passing: bool = False,
        stories: bool = False,
        working: bool = False,
    ) -> Person:
        visitor = Visitor(http, name)
        kept = {"cantina.token": visitor.token, "cantina.language": language}
        if not passing:  # whoever follows a script answers every window
            kept["cantina.pass-by-itself"] = "off"
        if not stories:  # whoever has come to play is not kept from it
            kept["cantina.stories"] = "off"
        if theme:
            kept["cantina.theme"] = theme
        state: Any = {
            "cookies": [],
            "origins": [{"origin": server.address, "localStorage": [{"name": key, "value": kept[key]} for key in kept]}],
        }
        context = browser.new_context(
            viewport=PHONE if phone else WIDE,  # type: ignore[arg-type]
            has_touch=phone,
            is_mobile=phone,
            reduced_motion="reduce" if calm else "no-preference",
            storage_state=state,
            service_workers="allow" if working else "block",  # whose caches would hide what a page asks for
        )
        people.append(Person(context, visitor, words(language, game), using))
        return people[-1]

    yield invited
    complaints = {person.name: person.complaints() for person in people if person.complaints()}
    for person in people:
        person.context.close()
    assert complaints == {}


@pytest.fixture
def invite(browser: Browser, server: Serving, http: httpx.Client) -> Iterator[Invite]:
    """People for one test."""
    with inviting(browser, server, http) as invited:
        yield invited
