"""A match over days in the browser: it is set up, left, found again on another device, and calls back by push."""

import json
from collections.abc import Iterator

import httpx
import pytest
from playwright.sync_api import Browser, expect

from cantina.server.client import built
from cantina.server.house import Settings
from cantina.server.limits import LIFTED
from tests.server.push_service import PushService, push_service
from tests.server.serving import Serving, serving

from .axe import violations
from .conftest import Invite, inviting
from .forms import seat_on
from .hands import PATIENCE
from .person import OFFLINE

DAYS = {"seconds": 3 * 24 * 3600, "each": True}
# The browser's own push service is out in the world; here it is one of the test's.
SUBSCRIBING = """(subscription) => {
  const written = { endpoint: subscription.endpoint, keys: subscription };
  const made = { ...subscription, toJSON: () => written, unsubscribe: async () => true };
  PushManager.prototype.subscribe = async () => made;
  PushManager.prototype.getSubscription = async () => null;
  Object.defineProperty(Notification, "permission", { get: () => "granted" }); // a browser without a screen grants none
  Notification.requestPermission = async () => "granted";
}"""


@pytest.fixture(scope="module")
def pushes() -> Iterator[PushService]:
    with push_service() as service:
        yield service


@pytest.fixture(scope="module")
def calling(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """A server that may push to this machine."""
    page = built(print)
    data = tmp_path_factory.mktemp("days") / "tables.sqlite"
    with serving(Settings(data, pace=0.05, workers=1, limits=LIFTED, push_to_loopback=True), page) as running:
        yield running


def test_a_table_of_days_is_set_up_and_found_again_on_another_device(invite: Invite) -> None:
    ada, phone = invite("Ada"), invite("Somebody", phone=True)
    ada.goes("/new/super-teams")
    seat_on(ada, 2, "greedy")
    ada.page.get_by_role("radio", name=ada.words.say("clock-short-days", days=3), exact=True).check(force=True)
    ada.hands.press(ada.button("begin"))
    ada.waits(lambda: ada.deciding)
    expect(ada.page.get_by_role("timer").first).to_have_text("2 d 23 h", timeout=PATIENCE)
    ada.hands.press(ada.button("table-menu"))
    way = ada.page.get_by_text(ada.words.say("days-way-back"), exact=True)
    way.click()
    assert violations(ada.page) == []
    table = ada.table["id"]
    phone.goes(f"/carry/{table}#{ada.visitor.token}")
    phone.hands.press(phone.button("carry-take", name="Ada"))
    phone.waits(lambda: phone.table.get("id") == table)
    assert phone.table["mine"] == [0]
    assert phone.visitor.token not in phone.page.url


@pytest.mark.parametrize("language", ["en", "cs"])
def test_a_table_calls_back_after_a_restart(browser: Browser, calling: Serving, pushes: PushService, language: str) -> None:
    with httpx.Client(base_url=calling.address, timeout=60) as http, inviting(browser, calling, http) as invite:
        ada, bob = invite("Ada", language, game="carcassonne", working=True), invite("Bob", game="carcassonne")
        device = pushes.device()
        ada.page.add_init_script(f"({SUBSCRIBING})({json.dumps(device.subscription(language))})")
        table = ada.visitor.opens("me", "open", game="carcassonne", clock=DAYS)
        other = bob.visitor.enters(table)
        other.does("sit", seat=1, bytes="ff" * 16)
        line = ada.visitor.enters(table)
        line.does("begin")
        while line.offers:
            line.plays()
        line.close()
        ada.comes(table)
        ada.hands.press(ada.button("calls-me"))
        expect(ada.page.get_by_text(ada.words.say("calls-on-way"))).to_be_visible(timeout=PATIENCE)
        assert violations(ada.page) == []
        ada.goes("/text/" + table)
        expect(ada.page.get_by_role("switch", name=ada.words.say("calls-here"))).to_be_checked(timeout=PATIENCE)
        ada.goes("/")  # and away
        other.close()
        ada.forgive(f"{OFFLINE}|ERR_FAILED")
        calling.stop()
        calling.start()
        other = bob.visitor.enters(table)
        while other.offers:
            other.plays()
        told = device.hears()
        assert (told["path"], told["waiting"]) == (f"/table/{table}", 1)
        assert "Bob" in told["body"]
        ada.comes(table)
        ada.hands.press(ada.button("table-menu"))
        ada.hands.press(ada.button("calls-none"))
        expect(ada.page.get_by_text(ada.words.say("calls-none-now"))).to_be_visible(timeout=PATIENCE)
        assert ada.visitor.get("/api/calls")["devices"] == []
        other.close()


def test_a_letter_leads_to_a_page_with_yes_and_no(invite: Invite) -> None:
    ada = invite("Ada", "cs")
    ada.goes("/mail#nobody.nowhere.x")
    expect(ada.button("mail-page-no")).to_be_visible(timeout=PATIENCE)
    assert violations(ada.page) == []
    ada.forgive("404")
    ada.hands.press(ada.button("mail-page-no"))
    expect(ada.page.get_by_role("alert")).to_have_text(ada.words.say("problem-unknown-ticket"), timeout=PATIENCE)
    assert "#" not in ada.page.url
