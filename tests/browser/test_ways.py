"""The whole way to a match: a new table, its lobby, the invitation, a friend who sits down and is ready, and the first move."""

from typing import Literal

import pytest
from playwright.sync_api import expect

from cantina.core.ledger import Language

from .axe import violations
from .conftest import Invite
from .forms import seat_on, with_seats
from .hands import PATIENCE
from .telling import types


@pytest.mark.parametrize(
    ("language", "phone", "using"), [("en", False, "keys"), ("cs", True, "fingers")], ids=["keyboard", "phone"]
)
def test_from_a_new_table_to_the_first_move(
    invite: Invite, language: Language, phone: bool, using: Literal["keys", "fingers"]
) -> None:
    ada = invite("Ada", language, "super-teams", using=using, phone=phone)
    bob = invite("Bob", language, "super-teams", using=using, phone=phone)
    ada.goes("/new/carcassonne")
    games = ada.page.get_by_role("radiogroup", name=ada.words.say("game"))
    games.locator("input[value=super-teams]").check(force=True)  # another game keeps the page
    expect(ada.page.get_by_role("heading", level=1)).to_contain_text(ada.words.say("game-super-teams"), timeout=PATIENCE)
    ada.page.get_by_role("radiogroup", name=ada.words.say("presets")).locator("input[value=tournament]").check(force=True)
    with_seats(ada, 3)
    seat_on(ada, 3, "easy")
    assert violations(ada.page) == []
    expect(ada.button("open-table")).to_be_in_viewport(ratio=1)
    ada.hands.press(ada.button("open-table"))
    ada.waits(lambda: ada.phase == "gathering")
    expect(ada.button("fill-and-begin")).to_be_visible(timeout=PATIENCE)
    expect(ada.page.get_by_role("img", name=ada.words.say("qr-of", what=ada.words.say("invite")))).to_be_visible()

    bob.comes(ada.table["id"])
    expect(ada.page.locator(".watch")).to_contain_text("Bob", timeout=PATIENCE)  # seen before he sits down
    bob.page.get_by_role("textbox", name=bob.words.say("my-name")).fill("Bobek")
    bob.hands.press(bob.button("join"))
    expect(ada.page.get_by_role("main")).to_contain_text("Bobek", timeout=PATIENCE)
    waiting = ada.words.say("waiting-ready", names="Bobek", count=1)
    expect(ada.page.get_by_text(waiting)).to_be_visible(timeout=PATIENCE)
    bob.hands.press(bob.button("phrase-good-luck"))
    expect(ada.page.get_by_role("group", name=ada.words.say("chat"))).to_contain_text(
        ada.words.say("phrase-good-luck"), timeout=PATIENCE
    )
    bob.hands.press(bob.button("ready-say"))
    expect(ada.page.get_by_text(waiting)).to_have_count(0, timeout=PATIENCE)
    assert violations(ada.page) == []
    assert violations(bob.page) == []
    ada.hands.press(ada.button("begin"))
    for person in (ada, bob):
        person.waits(lambda: person.phase == "playing")  # noqa: B023  (called at once)
    ada.goes("/new/super-teams")  # it is remembered how the table was
    last = ada.page.get_by_role("radiogroup", name=ada.words.say("presets")).locator("input[value=last]")
    expect(last).to_be_checked(timeout=PATIENCE)
    expect(ada.page.get_by_role("main")).to_contain_text("Pim-3")


def test_a_host_who_waits_for_nobody_takes_a_bot_and_begins(invite: Invite) -> None:
    ada = invite("Ada", "en", "carcassonne")
    ada.comes(ada.visitor.opens("me", "open", game="carcassonne", options={"tiles": "short", "first": 0}))
    ada.hands.press(ada.button("fill-and-begin"))
    ada.waits(lambda: ada.deciding)
    assert ada.table["seats"][1]["bot"] == "normal"
    ada.goes("/")
    row = ada.page.get_by_role("region", name=ada.words.say("my-tables")).get_by_role("link")
    expect(row).to_contain_text(ada.words.say("your-turn"), timeout=PATIENCE)
    expect(row.locator("img").first).to_be_visible()


def test_a_finished_match_has_its_result_and_counts_and_all_of_it_can_be_taken_along(invite: Invite) -> None:
    ada = invite("Ada", "en", "super-teams")
    table = ada.visitor.opens("me", "random")
    line = ada.visitor.enters(table)
    line.does("hand", seat=0, bot="random")
    line.hears_until("over")
    line.close()
    ada.goes("/")
    finished = ada.page.get_by_role("region", name=ada.words.say("finished"))
    expect(finished.locator(f"a[href='/replay/{table}']")).to_be_visible(timeout=PATIENCE)
    finished.get_by_role("link", name=ada.words.say("mine-all")).click()
    games = ada.page.get_by_role("region", name=ada.words.say("tally-games"))
    expect(games.get_by_role("row").nth(1)).to_contain_text("Super Teams", timeout=PATIENCE)
    assert violations(ada.page) == []
    with ada.page.expect_download() as download:
        ada.hands.press(ada.button("take"))
    text = download.value.path().read_text("utf-8")
    assert table in text
    assert ada.visitor.token not in text


def test_all_four_covers_are_on_the_first_screen_of_a_phone(invite: Invite) -> None:
    ada = invite("Ada", "cs", phone=True)
    ada.visitor.opens("me", "random")
    ada.goes("/")
    covers = ada.page.get_by_role("article")
    expect(covers).to_have_count(4, timeout=PATIENCE)
    expect(ada.page.get_by_role("region", name=ada.words.say("my-tables"))).to_be_visible(timeout=PATIENCE)
    for cover in covers.all():
        expect(cover).to_be_in_viewport(ratio=0.99)


def test_whoever_plays_in_words_says_that_they_are_ready(invite: Invite) -> None:
    ada, bob = invite("Ada"), invite("Bob")
    table = ada.visitor.opens("me", "open")
    ada.comes(table)
    bob.goes(f"/text/{table}")
    for command in ("sit 2", "ready"):
        types(bob, command)
    seats = bob.page.get_by_role("region", name=bob.words.say("text-seats"))
    expect(seats.get_by_role("listitem").filter(has_text="Bob")).to_contain_text(bob.words.say("ready").lower(), timeout=PATIENCE)
    expect(ada.page.get_by_text(ada.words.say("all-seated")).first).to_be_visible(timeout=PATIENCE)
