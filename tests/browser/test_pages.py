"""From the first visit to the rematch: the pages around a match."""

import gzip
from collections import Counter
from pathlib import Path

import pytest
from playwright.sync_api import expect

import cantina
from tests.server.serving import ROOT
from tests.server.visitor import SHORT

from .axe import violations
from .conftest import Invite
from .forms import opens_more, seat_on, with_seats
from .hands import PATIENCE
from .person import together
from .script import Dealers, Script
from .telling import types

BUDGET = 110_000  # bytes of JavaScript that a table may need, as gzip sends them


@pytest.mark.parametrize("game", cantina.games.ids())
def test_a_match_begins_with_one_press_on_the_home_page(invite: Invite, game: str) -> None:
    ada = invite("Ada", game=game)
    ada.goes("/")
    if game == "super-teams":  # an opponent is chosen with one press, and remembered
        ada.page.get_by_role("radio", name=ada.words.say("level-easy")).check(force=True)
        ada.goes("/")
        expect(ada.page.get_by_role("radio", name=ada.words.say("level-easy"))).to_be_checked(timeout=PATIENCE)
    cover = ada.page.get_by_role("article", name=ada.words.say(f"game-{game}"))
    ada.hands.press(ada.button("play-now", within=cover))
    expect(ada.decision).to_be_visible(timeout=PATIENCE)
    ada.waits(lambda: ada.deciding)
    ada.goes("/")
    row = ada.page.get_by_role("region", name=ada.words.say("my-tables")).get_by_role("link")
    expect(row).to_contain_text(ada.words.say("your-turn"), timeout=PATIENCE)
    expect(row).to_contain_text("Pim-2" if game == "super-teams" else "Nok-2")
    row.click()
    expect(ada.decision).to_be_visible(timeout=PATIENCE)


@pytest.mark.parametrize("game", cantina.games.ids())
def test_a_table_needs_little_javascript(invite: Invite, game: str) -> None:
    ada = invite("Ada", game=game)
    others = [] if 1 in cantina.game(game).seats else ["greedy"]  # traces of others' moves are loaded when there are any
    ada.comes(ada.visitor.opens("me", *others, game=game))
    expect(ada.decision).to_be_visible(timeout=PATIENCE)
    scripts = {script.url: len(gzip.compress(script.body(), 6)) for script in ada.scripts}
    assert len(scripts) > 3
    assert sum(scripts.values()) < BUDGET, scripts


def test_what_a_table_needs_is_fetched_once(invite: Invite) -> None:
    ada = invite("Ada")
    fetched: list[str] = []
    ada.page.on("request", lambda request: fetched.append(request.url))
    ada.comes(ada.visitor.opens("greedy", "greedy"))
    ada.waits(lambda: ada.moves > 30)
    assert len([url for url in fetched if url.endswith("/sheet")]) == 1
    assert max(Counter(fetched).values()) <= 2  # sentences once for the pages, and once with those of the game


def test_a_table_for_friends_is_set_up_found_and_joined(invite: Invite) -> None:
    ada, bob = invite("Ada", "cs"), invite("Bob")
    ada.goes("/")
    cover = ada.page.get_by_role("article", name=ada.words.say("game-super-teams"))
    cover.get_by_role("link", name=ada.words.say("with-friends")).click()
    with_seats(ada, 3)
    seat_on(ada, 3, "greedy")
    ada.page.get_by_role("group", name=ada.words.say("option-board")).get_by_role(
        "radio", name=ada.words.say("name-short")
    ).check(force=True)
    opens_more(ada)
    ada.page.get_by_role("textbox", name=ada.words.say("table-name")).fill("Friday")
    ada.hands.press(ada.page.get_by_role("switch", name=ada.words.say("listed")))
    ada.hands.press(ada.button("open-table"))
    expect(ada.page.get_by_role("heading", level=1)).to_contain_text("Friday", timeout=PATIENCE)
    bob.goes("/")
    listed = bob.page.get_by_role("region", name=bob.words.say("open-tables")).get_by_role("link").filter(has_text="Friday")
    listed.click()
    bob.hands.press(bob.button("join"))
    bob.hands.press(bob.button("ready-say"))
    expect(ada.page.get_by_text(ada.words.say("all-seated")).first).to_be_visible(timeout=PATIENCE)
    ada.hands.press(ada.button("begin"))
    expect(bob.decision).to_be_visible(timeout=PATIENCE)
    expect(ada.decision).to_be_visible(timeout=PATIENCE)
    expect(ada.page.get_by_role("list", name=ada.words.say("players")).get_by_role("listitem")).to_have_count(3)


def test_a_mission_of_ones_own_is_brought_as_a_file_and_told_in_its_words(invite: Invite, tmp_path: Path) -> None:
    ada = invite("Ada", "cs", game="adventures")
    ada.forgive("400")
    ada.goes("/new/adventures")
    opens_more(ada)
    missing = tmp_path / "empty.toml"
    missing.write_text('id = "oasis"')
    own = ada.button("own-file-for", option=ada.words.say("option-mission"))
    with ada.page.expect_file_chooser() as chooser:
        own.click()
    chooser.value.set_files(missing)
    expect(ada.page.get_by_role("alert")).to_contain_text("mise 'oasis': chybí recommended", ignore_case=True, timeout=PATIENCE)
    ada.hands.press(ada.button("own-file-back", option=ada.words.say("option-mission")))
    with ada.page.expect_file_chooser() as chooser:
        own.click()
    chooser.value.set_files(ROOT / "docs" / "examples" / "oasis.toml")
    expect(ada.page.get_by_role("img", name=ada.words.like("own-file-drawn"))).to_be_visible(timeout=PATIENCE)
    seat_on(ada, 2, "greedy")
    assert violations(ada.page) == []
    ada.hands.press(ada.button("begin"))
    expect(ada.decision).to_be_visible(timeout=PATIENCE)
    goal = "Doneste Vodní filtr na start."
    expect(ada.page.get_by_text(goal).first).to_be_visible(timeout=PATIENCE)
    ada.page.reload()
    expect(ada.page.get_by_text(goal).first).to_be_visible(timeout=PATIENCE)


def test_people_talk_ask_close_and_play_again(invite: Invite) -> None:
    ada, bob = invite("Ada"), invite("Bob", "cs")
    table = together(ada, bob)
    for person in (ada, bob):
        person.hands.press(person.page.get_by_role("tab", name=person.words.say("chat")))
    ada.hands.press(ada.button("phrase-hello"))
    chat = bob.group("chat")
    expect(chat).to_contain_text(bob.words.say("phrase-hello"), timeout=PATIENCE)
    bob.page.get_by_role("textbox", name=bob.words.say("chat-write")).fill("Hodně štěstí! <b>🚀</b>")
    bob.page.keyboard.press("Enter")
    expect(ada.group("chat")).to_contain_text("Hodně štěstí! <b>🚀</b>", timeout=PATIENCE)

    def propose() -> None:
        ada.hands.press(ada.button("table-menu"))
        ada.hands.press(ada.button("close-table"))
        expect(ada.page.locator(".request", has_text=ada.words.say("requested-own-close", waiting="Bob"))).to_be_visible()

    propose()
    expect(bob.button("agree")).to_be_visible(timeout=PATIENCE)
    ada.hands.press(ada.button("withdraw-close"))
    expect(bob.button("agree")).to_be_hidden(timeout=PATIENCE)
    propose()
    bob.hands.press(bob.button("refuse"))
    declined = ada.page.locator(".request", has_text=ada.words.say("declined-close", seat="Bob"))
    expect(declined).to_be_visible(timeout=PATIENCE)
    propose()
    expect(declined).to_be_hidden(timeout=PATIENCE)
    bob.hands.press(bob.button("agree"))
    expect(ada.over.get_by_role("heading", level=2)).to_have_text(ada.words.say("match-closed"), timeout=PATIENCE)
    bob.hands.press(bob.button("rematch", within=bob.over))
    waited_for = bob.page.get_by_role("combobox", name=bob.words.say("seat-number", number=1))
    expect(waited_for).to_have_value("kept", timeout=PATIENCE)
    expect(waited_for.locator("option").first).to_have_text(bob.words.say("seat-kept", name="Ada"))
    ada.hands.press(ada.button("join-rematch", within=ada.over))
    ada.hands.press(ada.button("ready-say"))
    expect(ada.page.get_by_text(ada.words.say("waiting-for-host")).first).to_be_visible(timeout=PATIENCE)
    ada.hands.press(ada.button("stand-up"))
    bob.hands.press(bob.button("sit-there"))
    ada.hands.press(ada.button("join"))
    ada.waits(lambda: [seat["name"] for seat in ada.table["seats"]] == ["Bob", "Ada"])
    bob.hands.press(bob.button("begin"))
    for person in (ada, bob):
        expect(person.decision).to_be_visible(timeout=PATIENCE)
        person.waits(lambda: person.phase == "playing" and person.table["id"] != table)  # noqa: B023  (called at once)
    assert ada.table["id"] == bob.table["id"]


def test_a_device_becomes_the_guest_whose_link_it_opens(invite: Invite) -> None:
    ada, other = invite("Ada"), invite("Somebody")
    table = ada.visitor.opens("me", "greedy")
    heading = other.page.get_by_role("heading", level=1)
    other.goes(f"/carry#{ada.visitor.token}")
    expect(heading).to_have_text(other.words.say("carry-ask", name="Ada"), timeout=PATIENCE)
    assert other.page.evaluate("localStorage['cantina.token']") != ada.visitor.token, "a link alone replaces nobody"
    other.hands.press(other.page.get_by_role("button", name=other.words.say("carry-take", name="Ada")))
    expect(heading).to_have_text(other.words.say("carried", name="Ada"), timeout=PATIENCE)
    mine = other.page.get_by_role("region", name=other.words.say("my-tables")).get_by_role("link")
    expect(mine).to_be_in_viewport(timeout=PATIENCE)
    mine.click()
    other.waits(lambda: other.table.get("id") == table and other.table["mine"] == [0])
    other.goes("/carry")
    expect(other.page.get_by_role("heading", level=1)).to_have_text(other.words.say("carry-empty"), timeout=PATIENCE)


def test_a_name_a_language_and_an_appearance_are_kept(invite: Invite) -> None:
    ada = invite("Ada", "cs")
    ada.goes("/")
    ada.hands.press(ada.button("me-button", name="Ada"))
    dialog = ada.page.get_by_role("dialog", name=ada.words.say("me-title"))
    dialog.get_by_role("textbox", name=ada.words.say("my-name")).fill("Adéla")
    ada.hands.press(ada.button("save-name", within=dialog))
    expect(ada.button("me-button", name="Adéla")).to_be_visible(timeout=PATIENCE)
    ada.hands.press(ada.button("theme-light"))
    ada.hands.press(ada.page.get_by_role("button", name="EN, English"))
    ada.page.reload()
    expect(ada.page.get_by_role("button", name="Dark appearance")).to_be_visible(timeout=PATIENCE)
    expect(ada.page.get_by_role("button", name="Adéla: name and devices")).to_be_visible(timeout=PATIENCE)


@pytest.mark.parametrize(("path", "key"), [("/table/nowhere", "problem-unknown-table"), ("/nothing/here", "lost")])
def test_a_wrong_address_leads_home(invite: Invite, path: str, key: str) -> None:
    ada = invite("Ada")
    ada.goes(path)
    expect(ada.page.get_by_role("heading", level=1)).to_have_text(ada.words.say(key), timeout=PATIENCE)
    ada.page.get_by_role("link", name=ada.words.say("home"), exact=True).click()
    expect(ada.page.get_by_role("article").first).to_be_visible(timeout=PATIENCE)


def test_the_rules_are_searched_as_one_types_and_linked_to(invite: Invite) -> None:
    ada = invite("Ada", "cs", "super-teams")
    ada.goes("/rules/super-teams")
    field = ada.page.get_by_role("textbox", name=ada.words.say("rulebook-search"))
    entries = ada.page.get_by_role("article").get_by_role("group")
    field.press_sequentially("co kdyz spadnu do cerne dir")
    expect(entries.first).to_have_accessible_name("RACE-29", timeout=PATIENCE)
    expect(entries.first.locator("mark").last).to_have_text("díře")
    field.press("Enter")
    expect(entries.first).to_be_focused()
    ada.page.keyboard.press("ArrowDown")
    expect(entries.nth(1)).to_be_focused()
    field.fill("zebra")
    expect(ada.page.get_by_text(ada.words.say("rulebook-nothing", words="zebra"))).to_be_visible(timeout=PATIENCE)
    ada.page.get_by_role("button", name="barva", exact=True).click()
    expect(field).to_have_value("barva")
    expect(entries.first).to_be_visible(timeout=PATIENCE)
    field.fill("race 40")
    expect(entries).to_have_count(1, timeout=PATIENCE)
    expect(entries).to_have_accessible_name("RACE-40")
    ada.goes("/rules/super-teams#RACE-D-07")
    expect(ada.page.get_by_role("group", name="RACE-D-07", exact=True)).to_be_in_viewport(timeout=PATIENCE)


def test_a_refusal_says_why_and_by_which_rule(invite: Invite, dealers: Dealers) -> None:
    ada = invite("Ada", game="carcassonne")
    dealers.scripts["Refusal"] = Script("carcassonne", SHORT["carcassonne"], ["draw A1"])  # it fits in several ways
    ada.comes(ada.visitor.opens("me", "me", game="carcassonne", name="Refusal"))
    ada.goes(f"/text/{ada.table['id']}")
    field = ada.page.get_by_role("textbox", name=ada.words.say("text-command"))
    expect(field).to_be_focused(timeout=PATIENCE)
    ada.page.keyboard.type("place 9 9 0\n")
    history = ada.group("text-history")
    expect(history).to_contain_text("CSW-26", timeout=PATIENCE)


def test_tables_open_in_words_where_that_is_preferred_and_the_words_are_taught(invite: Invite) -> None:
    ada = invite("Ada", "cs", "carcassonne", using="keys")
    ada.goes("/")
    switch = ada.page.get_by_role("switch", name=ada.words.say("words-wished"))
    ada.hands.press(switch)
    ada.goes("/")
    expect(switch).to_be_checked(timeout=PATIENCE)
    cover = ada.page.get_by_role("article", name=ada.words.say("game-super-teams"))
    ada.hands.press(ada.button("play-now", within=cover))
    field, history = ada.page.get_by_role("textbox", name=ada.words.say("text-command")), ada.group("text-history")
    expect(field).to_be_focused(timeout=PATIENCE)
    types(ada, "deska")
    expect(ada.decision).to_be_visible(timeout=PATIENCE)  # the board itself is asked for
    ada.goes("/")
    expect(switch).to_be_checked(timeout=PATIENCE)
    assert violations(ada.page) == []
    ada.hands.press(ada.button("words-learn"))
    newest = history.get_by_role("listitem").last
    typed = ["ruka", "volby", "zkus 1", "pozice", "kolem 0,0", "poslední", "podrobnost běžně", "pomoc"]
    keys = [f"text-course-{word}" for word in ("hand", "choices", "try", "look", "around", "last", "detail", "help")]
    for line, key in zip(typed, keys, strict=True):
        words = ada.words.say("text-lesson", words=ada.words.say(key, place="0,0"))
        expect(newest).to_have_text(words, timeout=PATIENCE)
        types(ada, line)
    expect(history).to_contain_text(ada.words.say("text-course-over"), timeout=PATIENCE)
    expect(newest).to_contain_text("1: položit destičku na 1, 0, neotočenou", timeout=PATIENCE)  # and the match goes on
    expect(newest).to_contain_text(ada.words.say("text-lesson-choice", number=1))
