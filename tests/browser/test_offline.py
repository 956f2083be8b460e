"""The installed page: what it can do without the network, and that it is never older than its server."""

import json
from contextlib import suppress

from playwright.sync_api import Error, expect

from tests.server.serving import ROOT, Serving

from .axe import violations
from .conftest import Invite
from .hands import PATIENCE
from .person import OFFLINE, Person

KEPT = "async () => (await (await caches.open('page')).keys()).length"


def installed(person: Person) -> None:
    """The page is open, and its worker has kept all of it."""
    person.goes("/")
    files = len(person.page.request.get(f"{person.address}/shell.json").json()["files"])
    person.waits(lambda: int(person.page.evaluate(KEPT)) > files)
    person.page.reload()  # from now on the worker sees what is asked for


def test_without_the_network_the_page_opens_and_says_what_works(invite: Invite) -> None:
    ada = invite("Ada", "cs", game="carcassonne", working=True)
    installed(ada)
    ada.goes("/rules/carcassonne")
    heading = ada.page.get_by_role("heading", level=1)
    expect(heading).to_be_visible(timeout=PATIENCE)
    rules = heading.inner_text()
    cover = ada.page.get_by_role("article", name=ada.words.say("game-carcassonne"))
    ada.goes("/")
    ada.hands.press(ada.button("learn", within=cover))
    ada.waits(lambda: ada.deciding)
    expect(ada.decision).to_be_visible(timeout=PATIENCE)  # and with it all that it is drawn with
    ada.page.wait_for_load_state("networkidle")
    lesson = ada.table["id"]
    ada.forgive(f"{OFFLINE}|ERR_FAILED")
    ada.context.set_offline(True)
    ada.page.goto(f"{ada.address}/")
    expect(ada.page.get_by_text(ada.words.say("no-network"))).to_be_visible(timeout=PATIENCE)
    expect(cover).to_be_visible(timeout=PATIENCE)
    assert violations(ada.page) == []
    ada.page.goto(f"{ada.address}/rules/carcassonne")
    expect(heading).to_have_text(rules, timeout=PATIENCE)
    ada.page.goto(f"{ada.address}/table/{lesson}")
    expect(ada.decision).to_be_visible(timeout=PATIENCE)
    ada.context.set_offline(False)
    ada.waits(lambda: ada.page.get_by_text(ada.words.say("no-network")).count() == 0)


def test_an_old_page_that_meets_a_new_server_loads_anew_once(invite: Invite) -> None:
    ada = invite("Ada")
    ada.goes("/")
    expect(ada.page.get_by_role("article").first).to_be_visible(timeout=PATIENCE)
    ada.page.route("**/shell.json", lambda route: route.fulfill(json={"page": "/assets/tomorrow.js", "files": []}))
    loaded: list[str] = []
    ada.page.on("load", lambda page: loaded.append(page.url))
    asked: list[str] = []
    ada.page.on("request", lambda request: asked.append(request.url))

    def looks_again() -> int:
        """The network is back; returns how often the page has asked for the server's version."""
        with suppress(Error):  # it loads anew in this very moment
            ada.page.evaluate("() => dispatchEvent(new Event('online'))")
        return sum(url.endswith("/shell.json") for url in asked)

    ada.waits(lambda: looks_again() > 0 and len(loaded) == 1)
    expect(ada.page.get_by_role("article").first).to_be_visible(timeout=PATIENCE)
    before = looks_again()
    ada.waits(lambda: looks_again() > before + 1)
    assert len(loaded) == 1


def test_the_page_can_be_installed(server: Serving, invite: Invite) -> None:
    ada = invite("Ada")
    manifest = ada.page.request.get(f"{server.address}/manifest.webmanifest")
    assert manifest.headers["content-type"].startswith("application/manifest+json")
    icons = json.loads(manifest.text())["icons"]
    assert {icon["sizes"] for icon in icons} == {"192x192", "512x512"}
    for icon in icons:
        drawn = ada.page.request.get(server.address + icon["src"])
        assert drawn.body() == (ROOT / "web" / "public" / icon["src"].lstrip("/")).read_bytes()
    assert any(icon.get("purpose") == "maskable" for icon in icons)
