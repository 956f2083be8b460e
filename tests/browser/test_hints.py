"""Hints: the best moves with worth and reason, on the board and in words, by mouse, phone and key; one table serves for all."""

import re
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Browser, Locator, expect

from cantina.server.client import built
from cantina.server.house import Settings
from cantina.server.limits import LIFTED, Budget
from tests.server.serving import serving

from .conftest import PHONE, Invite, inviting
from .hands import PATIENCE, Keys
from .person import Person
from .telling import types
from .test_focus import listens, said


def asked(person: Person) -> Locator:
    """Ask for a hint by the button, and wait for its moves."""
    person.waits(lambda: person.deciding)
    person.hands.press(person.button("hint-ask", within=person.decision))
    return advice(person)


def advice(person: Person) -> Locator:
    """The moves of a hint."""
    moves = person.page.get_by_role("list", name=person.words.say("moves-best")).get_by_role("button")
    expect(moves.first).to_be_visible(timeout=PATIENCE)
    return moves


def plays(person: Person, number: int) -> None:
    """Play the move of a hint that is chosen."""
    before = person.moves
    person.hands.press(person.button("hint-play", within=person.decision, number=number))
    person.waits(lambda: person.moves > before)


@pytest.mark.parametrize("game", ["carcassonne", "super-teams", "precious-cargo", "adventures"])
def test_a_hint_is_drawn_told_and_played(invite: Invite, game: str) -> None:
    ada = invite("Ada", game=game, language="cs")
    listens(ada)
    table = ada.visitor.opens("me", "me" if game == "adventures" else "random", game=game, hints=True)
    ada.comes(table)
    moves = asked(ada)
    tags = ada.page.locator(".marks .tag")
    assert 1 <= moves.count() <= 3 and tags.count() == moves.count()
    expect(tags.first).to_be_visible()  # beside what it speaks of
    expect(ada.decision.locator("[data-primary]:visible")).to_have_count(1)  # the hint's own takes the place of the game's
    expect(moves.first).to_have_attribute("aria-pressed", "true")
    if moves.count() > 1:
        ada.hands.press(moves.nth(1))
        expect(moves.nth(1)).to_have_attribute("aria-pressed", "true")
        ada.hands.press(moves.first)
    plays(ada, 1)
    expect(tags).to_have_count(0)  # the match has moved on
    if game != "carcassonne":
        return

    # at the size of a phone
    ada.page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    ada.waits(lambda: ada.deciding)
    moves = asked(ada)
    box = ada.decision.bounding_box()
    assert box and box["x"] >= 0 and box["x"] + box["width"] <= PHONE["width"]
    expect(ada.button("hint-play", within=ada.decision, number=1)).to_be_in_viewport(ratio=1)
    plays(ada, 1)

    # by keys: one asks, a number chooses, and all of it is said in order
    ada.page.set_viewport_size({"width": 1440, "height": 900})
    ada.hands = Keys(ada.page)
    ada.waits(lambda: ada.deciding)
    ada.page.keyboard.press("a")
    moves = advice(ada)
    count = moves.count()
    numbers = [f"{number}: " for number in range(1, count + 1)]
    ada.waits(lambda: [told[:3] for told in said(ada) if re.match(r"\d: ", told)][-count:] == numbers)
    if count > 1:
        ada.page.keyboard.press("2")
        expect(moves.nth(1)).to_have_attribute("aria-pressed", "true")
    ada.page.keyboard.press("a")
    expect(tags).to_have_count(0)
    ada.page.keyboard.press("?")
    expect(ada.page.get_by_text(ada.words.say("key-hint"))).to_be_visible(timeout=PATIENCE)
    ada.page.keyboard.press("Escape")

    # in words
    ada.goes(f"/text/{table}")
    ada.waits(lambda: ada.deciding)
    types(ada, "rada")
    newest = ada.group("text-history").get_by_role("listitem").last
    expect(newest).to_contain_text(ada.words.say("hint-unit-points"), timeout=PATIENCE)
    assert newest.inner_text().startswith("1: ")


def test_a_hint_that_is_asked_for_too_soon_comes_by_itself(browser: Browser, tmp_path: Path) -> None:
    time = [0.0]  # that budgets know
    limits = LIFTED._replace(guest={"hints": Budget(1, 60)})
    with serving(Settings(tmp_path / "tables.sqlite", pace=0.05, workers=1, limits=limits), built(print)) as server:
        server.tells_budgets(lambda: time[0])
        with httpx.Client(base_url=server.address, timeout=60) as http, inviting(browser, server, http) as invite:
            ada = invite("Ada", game="super-teams")
            ada.comes(ada.visitor.opens("me", "random", game="super-teams", hints=True))
            asked(ada)
            ada.hands.press(ada.button("hint-hide", within=ada.decision))
            ada.hands.press(ada.button("hint-ask", within=ada.decision))
            refused = ada.page.get_by_role("alert").filter(has_text=ada.words.say("problem-too-fast", wait=1))
            expect(refused).to_be_visible(timeout=PATIENCE)
            time[0] += 1
            advice(ada)
            expect(refused).to_have_count(0)


def test_no_room_is_kept_that_the_hand_needs(invite: Invite) -> None:
    """On a phone the decision stays as tall as it was, but only where nothing under it is pushed out of sight by that."""
    ada = invite("Ada", game="super-teams", phone=True, using="fingers")
    ada.comes(ada.visitor.opens("me", "random", game="super-teams", hints=True))
    asked(ada)
    ada.hands.press(ada.button("hint-hide", within=ada.decision))
    ada.page.set_viewport_size({"width": PHONE["width"], "height": 640})
    ada.waits(lambda: ada.page.evaluate(KEPT) <= 1)


KEPT = """() => {
  const [sheet, card] = [document.querySelector(".sheet"), document.querySelector(".decision .card")];
  const over = () => Math.max(0, sheet.scrollHeight - sheet.clientHeight), kept = card.style.minHeight, all = over();
  card.style.minHeight = "0";
  const own = over();
  card.style.minHeight = kept;
  return all - own;
}"""  # how much more the sheet holds than fits because room is kept
