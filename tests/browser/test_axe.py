"""axe-core finds nothing wrong on any page and in any important state, in both appearances, on a desk and on a phone."""

from typing import Literal

import httpx
import pytest
from playwright.sync_api import expect

from cantina.core.source import Seeded
from tests.server.test_clubs import FOUR, founds, looks, numbers
from tests.server.visitor import Visitor

from .axe import violations
from .conftest import Invite
from .hands import PATIENCE
from .person import Person
from .playing import Racer, Traveller, follow, play_out
from .script import Dealers
from .test_replays import finished
from .test_voyages import a_fight_of_three
from .words import SMALL

THEMES: tuple[Literal["dark", "light"], ...] = ("light", "dark")
THEME = "() => document.documentElement.dataset.theme"
PHONES = pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])


def fine(person: Person, state: str) -> None:
    """Nothing is wrong with what is on the page now, in either appearance; and labels begin with capital letters."""
    assert person.page.evaluate(SMALL) == [], state
    for scheme in THEMES:
        person.page.emulate_media(color_scheme=scheme)
        person.waits(lambda: person.page.evaluate(THEME) == scheme)  # noqa: B023  (called at once)
        assert violations(person.page, colours=scheme != THEMES[0]) == [], (state, scheme)


@PHONES
def test_pages_around_a_match(invite: Invite, phone: bool) -> None:
    ada = invite("Ada", "cs" if phone else "en", theme=None, phone=phone)
    ada.visitor.opens("me", "greedy")
    ada.goes("/")
    expect(ada.page.get_by_role("region", name=ada.words.say("my-tables"))).to_be_visible(timeout=PATIENCE)
    fine(ada, "home")
    ada.button("settings").click()
    expect(ada.page.get_by_role("group", name=ada.words.say("speed"))).to_be_visible(timeout=PATIENCE)
    fine(ada, "settings")
    ada.page.keyboard.press("Escape")
    ada.button("me-button").click()
    expect(ada.page.get_by_role("dialog")).to_be_visible()
    fine(ada, "me")
    ada.goes("/new/carcassonne")
    expect(ada.button("open-table")).to_be_visible(timeout=PATIENCE)
    fine(ada, "new table")
    ada.goes("/rules/super-teams#RACE-24")
    expect(ada.page.get_by_role("heading", level=1)).to_be_visible(timeout=PATIENCE)
    fine(ada, "rules")
    ada.goes("/table/nowhere")
    expect(ada.page.get_by_role("heading", level=1)).to_be_visible(timeout=PATIENCE)
    fine(ada, "lost")
    ada.goes(f"/carry#{ada.visitor.token}")
    expect(ada.page.get_by_role("heading", level=1)).to_be_visible(timeout=PATIENCE)
    fine(ada, "carry")
    ada.goes("/replay/")
    expect(ada.button("replay-choose")).to_be_visible(timeout=PATIENCE)
    fine(ada, "a record to open")


@PHONES
def test_a_club(invite: Invite, http: httpx.Client, phone: bool) -> None:
    ada = invite("Ada", "cs" if phone else "en", theme=None, phone=phone)
    bob = Visitor(http, "Bob")
    club, elsewhere = founds(ada.visitor, bob), founds(bob)
    wanted = FOUR | {"members": numbers(looks(bob, club)), "bots": ["random"]}
    bob.post(f"/api/clubs/{club}/tournaments", wanted)
    for path in ("/club", f"/club/{elsewhere}", f"/club/{club}"):
        ada.goes(path)
        expect(ada.page.get_by_role("heading", level=1)).to_be_visible(timeout=PATIENCE)
        ada.page.wait_for_load_state("networkidle")
        fine(ada, path)
    ada.hands.press(ada.button("club-decide").first)
    expect(ada.page.get_by_role("dialog")).to_be_visible(timeout=PATIENCE)
    fine(ada, "a match to decide")
    ada.page.keyboard.press("Escape")
    ada.hands.press(ada.button("club-stop"))
    ada.hands.press(ada.button("club-yes"))
    ada.hands.press(ada.button("club-new-tournament"))
    expect(ada.page.get_by_role("dialog").get_by_role("radio").first).to_be_attached(timeout=PATIENCE)
    fine(ada, "a new tournament")


@PHONES
def test_a_race_from_its_gathering_to_its_end(invite: Invite, phone: bool) -> None:
    ada = invite("Ada", "en" if phone else "cs", theme=None, phone=phone, using="fingers" if phone else "mouse")
    table = ada.visitor.opens("me", "open", "open", options={"board": {"name": "tiny", "spaces": "N B HN X N N"}})
    ada.comes(table)
    expect(ada.page.get_by_role("main")).to_be_visible(timeout=PATIENCE)
    fine(ada, "gathering")
    line = ada.visitor.enters(table)
    line.does("fill", seat=1, bot="greedy")
    line.does("fill", seat=2, bot="random")
    line.does("begin")
    line.close()
    expect(ada.decision).to_be_visible(timeout=PATIENCE)
    fine(ada, "to choose")
    ada.hands.choose(ada.group("web-hand"), 0)
    fine(ada, "a card is chosen")
    ada.page.keyboard.press("Escape")
    menu = ada.button("table") if phone else ada.button("table-menu")
    ada.hands.press(menu.last)
    expect(ada.page.get_by_role("dialog")).to_be_visible(timeout=PATIENCE)  # it is loaded when it is first wanted
    fine(ada, "menu")
    ada.page.keyboard.press("Escape")
    play_out([Racer(ada)], Seeded(9))
    expect(ada.page.get_by_role("dialog")).to_be_visible(timeout=PATIENCE)
    fine(ada, "the end is celebrated")
    ada.page.keyboard.press("Escape")
    fine(ada, "the end")


def begin_anew(person: Person) -> None:
    """Forget what was arranged and not sent."""
    person.page.reload()
    expect(person.decision).to_be_visible(timeout=PATIENCE)


@PHONES
def test_a_voyage_with_a_fight(invite: Invite, dealers: Dealers, phone: bool) -> None:
    script = dealers.scripts["Three fight"] = a_fight_of_three()
    ada = invite("Ada", game="carcassonne", theme=None, phone=phone, using="fingers" if phone else "mouse")
    ada.comes(ada.visitor.opens("me", "me", "me", game="carcassonne", name="Three fight", options=script.options))
    expect(ada.decision).to_be_visible(timeout=PATIENCE)
    ada.hands.choose(ada.group("web-cells"), 0)
    fine(ada, "a tile lies")
    begin_anew(ada)
    follow(script, dict.fromkeys(range(3), Traveller(ada)), 2)
    ada.hands.choose(ada.group("web-offers"), 0)
    fine(ada, "a figure stands")
    begin_anew(ada)
    follow(script, dict.fromkeys(range(3), Traveller(ada)))
    expect(ada.button("web-go-on")).to_be_visible(timeout=PATIENCE)
    fine(ada, "a fight")


@PHONES
def test_a_replay_and_a_table_in_words(invite: Invite, http: httpx.Client, phone: bool) -> None:
    game = "carcassonne" if phone else "super-teams"
    ada = invite("Ada", "cs", game, theme=None, phone=phone)
    ada.goes(f"/replay/{finished(http, game)}")
    expect(ada.page.get_by_role("slider")).to_be_visible(timeout=PATIENCE)
    ada.page.keyboard.press("End")
    fine(ada, "replay")
    ada.goes(f"/text/{ada.visitor.opens('me', 'greedy', game=game)}")
    expect(ada.page.get_by_role("textbox")).to_be_visible(timeout=PATIENCE)
    fine(ada, "in words")
