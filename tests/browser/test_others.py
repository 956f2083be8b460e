"""A game of others, whose board nobody has drawn: from the home page to the end of a match, in words."""

from collections.abc import Iterator

import httpx
import pytest
from playwright.sync_api import Browser, expect

from cantina.core.source import Seeded
from cantina.server.client import built
from cantina.server.house import Settings
from tests.others import brought
from tests.server.serving import Serving, serving

from .conftest import PACE, inviting
from .hands import PATIENCE
from .telling import play_on_in_words


@pytest.fixture
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    settings = Settings(tmp_path_factory.mktemp("others") / "tables.sqlite", pace=PACE, workers=1)
    with brought(tmp_path_factory.mktemp("site")), serving(settings, built(print)) as running:
        yield running


def test_a_game_without_a_board_is_played_in_words(browser: Browser, server: Serving) -> None:
    with httpx.Client(base_url=server.address, timeout=60) as http, inviting(browser, server, http) as invite:
        ada = invite(language="cs", game="nim")
        ada.goes("/")
        cover = ada.page.get_by_role("article", name="Nim")
        expect(cover).to_contain_text("2 hráči")  # not 2–2
        cover.get_by_role("link", name=ada.words.say("with-friends")).click()
        expect(ada.page.get_by_role("heading", name="Nim")).to_be_visible(timeout=PATIENCE)
        expect(ada.page.get_by_text("1, 3, 5 a 7 kamenů").first).to_be_attached()
        ada.hands.press(ada.page.locator("button[aria-controls=tray]").nth(1))
        sits = ada.page.get_by_role("radiogroup", name=ada.words.say("seat-who", number=2))
        expect(sits).to_contain_text("careful", timeout=PATIENCE)
        ada.goes("/")
        ada.button("play-now", cover).click()
        ada.waits(lambda: ada.phase == "playing")
        expect(ada.page.get_by_role("button", name="z hromádky").first).to_be_visible(timeout=PATIENCE)
        play_on_in_words(ada, Seeded(3))
        ada.waits(lambda: ada.phase == "over")
        expect(ada.page.get_by_text("Posledním kamenem je rozhodnuto").first).to_be_visible(timeout=PATIENCE)
        ada.goes("/rules/nim")
        expect(ada.page.get_by_text("Kdo odebere poslední kámen, vyhrál.")).to_be_visible(timeout=PATIENCE)
