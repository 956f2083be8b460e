"""Adventures is begun at its missions: by their maps and stories, with characters by their pictures, alone or as a campaign."""

import pytest
from playwright.sync_api import expect

from .axe import violations
from .conftest import Invite
from .forms import opens_more
from .hands import PATIENCE


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_a_mission_is_chosen_by_its_map_and_a_character_by_its_picture(invite: Invite, phone: bool) -> None:
    ada = invite("Ada", "cs" if phone else "en", game="adventures", phone=phone, using="fingers" if phone else "mouse")
    ada.goes("/")
    cover = ada.page.get_by_role("article", name=ada.words.say("game-adventures"))
    ada.hands.press(cover.locator("img"))
    missions = ada.page.get_by_role("radiogroup", name=ada.words.say("option-mission"))
    expect(missions.get_by_role("radio")).to_have_count(6, timeout=PATIENCE)
    expect(missions).to_contain_text(ada.words.say("mission-new"))
    missions.locator("input[value=cell-block]").check(force=True)
    crew = ada.page.get_by_role("region", name=ada.words.say("crew"))
    burg = crew.get_by_role("button").filter(has_text=ada.words.say("rule-burg"))
    expect(burg).to_be_enabled(timeout=PATIENCE)
    ada.hands.press(burg)
    expect(burg).to_contain_text(ada.words.say("you"), timeout=PATIENCE)
    expect(crew.get_by_role("button", pressed=True)).to_have_count(2)
    assert violations(ada.page) == []
    ada.hands.press(ada.button("mission-play"))
    ada.waits(lambda: ada.phase == "playing")
    options = ada.frames[0]["options"]
    assert options["mission"]["id"] == "cell-block"
    assert options["characters"][0]["id"] == "burg"


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_a_table_with_friends_is_set_up_by_the_same_pictures(invite: Invite, phone: bool) -> None:
    ada = invite("Ada", "cs" if phone else "en", game="adventures", phone=phone, using="fingers" if phone else "mouse")
    ada.goes("/new/adventures")
    missions = ada.page.get_by_role("radiogroup", name=ada.words.say("option-mission"))
    expect(missions.get_by_role("radio")).to_have_count(6, timeout=PATIENCE)
    missions.locator("input[value=cell-block]").check(force=True)
    crew = ada.page.get_by_role("region", name=ada.words.say("crew"))
    burg = crew.get_by_role("button").filter(has_text=ada.words.say("rule-burg"))
    expect(burg).to_be_enabled(timeout=PATIENCE)
    ada.hands.press(burg)
    expect(burg).to_contain_text(ada.words.say("you"), timeout=PATIENCE)
    expect(crew).to_contain_text(ada.words.say("seat-friend"))
    assert violations(ada.page) == []
    opens_more(ada)  # the same is not asked twice
    expect(ada.page.get_by_role("group", name=ada.words.say("option-characters"))).to_have_count(0)
    expect(ada.page.get_by_role("combobox", name=ada.words.say("option-sheet"))).to_have_count(0)
    assert ada.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    ada.hands.press(ada.button("open-table"))
    ada.waits(lambda: ada.phase == "gathering")
    options = ada.frames[0]["options"]
    assert (options["mission"]["id"], options["characters"][0]["id"]) == ("cell-block", "burg")


def test_a_sheet_brings_as_many_people_as_it_needs(invite: Invite) -> None:
    ada = invite("Ada", game="adventures")
    ada.goes("/missions/adventures")
    kinds = ada.page.get_by_role("group", name=ada.words.say("missions-kind"))
    kinds.get_by_role("radio", name=ada.words.say("missions-sheet")).check(force=True)
    sheets = ada.page.get_by_role("radiogroup", name=ada.words.say("option-sheet"))
    sheets.locator("input[value=payoff]").check(force=True)
    crew = ada.page.get_by_role("region", name=ada.words.say("crew"))
    expect(crew.get_by_role("button", pressed=True)).to_have_count(3, timeout=PATIENCE)
    assert violations(ada.page) == []
    ada.hands.press(ada.button("mission-play"))
    ada.waits(lambda: ada.phase == "playing")
    assert ada.frames[0]["options"]["sheet"]["id"] == "payoff"
    assert len(ada.table["seats"]) == 3


def test_a_campaign_is_begun_found_again_and_goes_on(invite: Invite) -> None:
    ada = invite("Ada", "cs", game="adventures")
    ada.goes("/missions/adventures")
    ada.page.get_by_role("link", name=ada.words.say("campaign")).click()
    expect(ada.page.locator("li[aria-current=step]")).to_contain_text(ada.words.say("name-compound"), timeout=PATIENCE)
    assert violations(ada.page) == []
    ada.hands.press(ada.button("campaign-begin"))
    ada.waits(lambda: ada.phase == "playing")
    table = ada.table["id"]
    ada.waits(lambda: any(card["id"] == table and card["phase"] == "playing" for card in ada.visitor.get("/api/tables")["mine"]))
    ada.goes("/campaign/adventures")
    ada.hands.press(ada.button("campaign-continue"))
    ada.waits(lambda: ada.table.get("id") == table and ada.phase == "playing")
    line = ada.visitor.enters(table)
    line.does("hand", seat=0, bot="random")
    line.hears_until("over")
    line.close()
    ada.waits(lambda: any(card["id"] == table and card["phase"] == "over" for card in ada.visitor.get("/api/tables")["mine"]))
    ada.goes("/campaign/adventures")
    expect(ada.page.locator("li[aria-current=step]")).to_contain_text(ada.words.say("name-out-of-town"), timeout=PATIENCE)
    expect(ada.page.get_by_role("list", name=ada.words.say("prizes")).get_by_role("listitem")).to_have_count(8)
    assert violations(ada.page) == []
    ada.hands.press(ada.button("campaign-continue"))
    expect(ada.page.get_by_role("list", name=ada.words.say("options"))).to_contain_text(
        ada.words.say("chapter", number=2, last=8, name="out-of-town"), timeout=PATIENCE
    )
