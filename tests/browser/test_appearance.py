"""A person's own colours, spacing and pointer: nothing loses its meaning, no word is cut, and everything can be hit."""

from typing import Any

import pytest
from playwright.sync_api import expect

import cantina
from tests.server.visitor import SHORT

from .conftest import Invite
from .hands import PATIENCE
from .playing import Adventurer
from .test_reflow import BEGINNING

# WCAG 1.4.12: nothing is lost with this
SPACED = "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }"
# words that are cut; a name that is too long for its line ends with three dots, and stands whole in the list of players
CUT = """() => [...document.querySelectorAll("button, a, h1, h2, h3, p, b, .face, .slots *, .tabs *")].filter((one) => {
  const { overflow, textOverflow, clipPath } = getComputedStyle(one);
  if (clipPath !== "none" || textOverflow === "ellipsis" || one.closest("svg, .unseen, [aria-hidden=true] .rule")) return false;
  if (!one.innerText?.trim() || one.clientWidth < 2 || !/hidden|clip/.test(overflow)) return false;
  return one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1;
}).map((one) => `${one.className}: ${one.innerText}`.slice(0, 80))"""
# what is pressed and smaller than it should be; links in a sentence are as high as their line
SMALL = """(least) => [...document.querySelectorAll("button, a[href], input, select, summary, [role=slider]")].filter((one) => {
  if (one.closest("svg") || !one.getClientRects().length || one.matches(".unseen, .unseen *")) return false;
  if (getComputedStyle(one).display === "inline") return false;
  const boxes = [one, ...(one.labels ?? [])].map((part) => part.getBoundingClientRect());
  return !boxes.some(({ width, height }) => width >= least - 0.5 && height >= least - 0.5);
}).map((one) => `${one.ariaLabel || one.innerText || one.className}: ${Math.round(one.offsetWidth)} by ${one.offsetHeight}`)"""
# whoever says what stands on a control means it: its name holds its words (WCAG 2.5.3)
MISNAMED = """() => [...document.querySelectorAll("[aria-label]:is(button, a, [role=radio], [role=switch])")].filter((one) => {
  const shown = one.cloneNode(true);
  for (const part of shown.querySelectorAll("[aria-hidden=true], .unseen, kbd, svg")) part.remove();
  const plain = (words) => words.toLowerCase().replace(/[^\\p{L}\\p{N}]+/gu, " ").trim();
  return one.getClientRects().length && !plain(one.ariaLabel).includes(plain(shown.textContent));
}).map((one) => `${one.ariaLabel} <> ${one.textContent}`)"""
HEADER = (
    "() => [...document.querySelectorAll('header:has(> .brand) :is(a, button)')].map((one) => one.ariaLabel || one.innerText)"
)
# how a control differs from its neighbours where all colours are the person's
FORM = """(one) => {
  const { outlineStyle, outlineWidth, backgroundColor, color } = getComputedStyle(one);
  return [outlineStyle, outlineWidth, backgroundColor, color].join(" ");
}"""


@pytest.mark.parametrize("game", cantina.games.ids())
@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_targets_are_large_enough_and_spaced_words_are_whole(invite: Invite, game: str, phone: bool) -> None:
    ada = invite("Ada", "cs", game, phone=phone, using="fingers" if phone else "mouse")
    small: dict[str, Any] = {}
    headers: list[Any] = []
    places = {"/": ".ways", f"/new/{game}": "form", f"/rules/{game}": ".book"} if game == "carcassonne" else {}
    for place, shown in places.items():
        ada.goes(place)
        expect(ada.page.locator(shown).first).to_be_visible(timeout=PATIENCE)
        small[place] = ada.page.evaluate(SMALL, 44 if phone else 24)
        headers.append(ada.page.evaluate(HEADER))
        assert ada.page.evaluate(MISNAMED) == []
    assert headers == headers[:1] * len(headers)  # the same on every page, in the same order
    ada.comes(ada.visitor.opens("me", "random", game=game, options=BEGINNING.get(game, SHORT[game])))
    ada.waits(lambda: ada.deciding)
    expect(ada.decision).to_be_visible(timeout=PATIENCE)
    small["table"] = ada.page.evaluate(SMALL, 44 if phone else 24)
    assert {place: found for place, found in small.items() if found} == {}
    assert ada.page.evaluate(MISNAMED) == []
    if not phone:
        ada.page.add_style_tag(content=SPACED)
        assert ada.page.evaluate(CUT) == []


def test_a_palette_of_ones_own_keeps_what_is_chosen_possible_and_focused(invite: Invite) -> None:
    ada = invite("Ada", "en", "precious-cargo", using="keys")
    ada.page.emulate_media(forced_colors="active", reduced_motion="reduce")
    ada.comes(ada.visitor.opens("me", "random", game="precious-cargo"))
    ada.waits(lambda: ada.deciding)
    tabs = ada.page.get_by_role("tab")
    chosen, other = (tabs.nth(place).evaluate(FORM) for place in (0, 1))
    assert chosen.split("rgb")[1:] != other.split("rgb")[1:]  # not only by a line
    assert "none" not in other  # it has an edge
    refused = ada.page.locator("[data-thing^=upgrade][aria-disabled=true]").first  # nothing was won yet
    expect(refused).to_be_visible(timeout=PATIENCE)
    assert refused.evaluate(FORM).startswith("dashed")
    tabs.first.focus()
    ada.page.keyboard.press("ArrowRight")
    expect(tabs.nth(1)).to_be_focused()
    assert tabs.nth(1).evaluate(FORM).startswith("double")
    assert ada.page.locator(".stage").evaluate("(stage) => getComputedStyle(stage).forcedColorAdjust") == "none"
    board, zoom = ada.page.locator("svg.board").first, ada.button("zoom-closer", within=ada.group("zoom"))
    seen = board.get_attribute("viewBox")
    zoom.press("Enter")  # instead of a pinch
    ada.waits(lambda: board.get_attribute("viewBox") != seen)
    running = "(one) => one.playState === 'running' && one.effect.getTiming().duration > 1"
    assert ada.page.evaluate(f"() => document.getAnimations().filter({running}).length") == 0


def test_a_card_stays_under_the_mouse_and_goes_by_escape_and_the_focus_has_a_ring(invite: Invite) -> None:
    ada = invite("Ada", "en", "adventures")
    ada.comes(ada.visitor.opens("me", "random", game="adventures", options=BEGINNING["adventures"]))
    ada.waits(lambda: ada.deciding)
    Adventurer(ada).ready()
    card = ada.page.locator(".reading")
    ada.page.locator(".fan button").first.hover()
    expect(card).to_be_visible(timeout=PATIENCE)
    box = card.bounding_box()
    assert box
    ada.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=4)
    ada.page.wait_for_timeout(900)  # three times as long as it waits for the mouse
    expect(card).to_be_visible()
    ada.page.keyboard.press("Escape")
    expect(card).to_be_hidden()
    ada.page.keyboard.press("Tab")
    space = ada.page.locator("[data-thing^='space:'][tabindex='0']").first
    space.focus()
    ring = ada.page.locator(".stage > .ring")
    expect(ring).to_be_visible(timeout=PATIENCE)
    expect(ring).to_have_css("border-top-width", "3px")
    around, of = ring.bounding_box(), space.bounding_box()
    assert around and of
    assert abs(around["x"] + around["width"] / 2 - of["x"] - of["width"] / 2) < 2


def test_the_home_page_names_its_buttons_shows_its_switch_and_lets_go_what_is_let_go_elsewhere(invite: Invite) -> None:
    ada = invite("Ada", "cs")
    ada.page.emulate_media(forced_colors="active")
    ada.goes("/")
    for game in cantina.games.ids():
        name = f"{ada.words.say('play-now')} {ada.words.say(f'game-{game}')}"
        expect(ada.page.get_by_role("button", name=name, exact=True)).to_be_visible(timeout=PATIENCE)
    switch = ada.page.get_by_role("switch")
    knob, rail = (switch.locator(part).evaluate("(one) => getComputedStyle(one).backgroundColor") for part in (".knob", ".rail"))
    assert knob != rail  # where all colours are the person's
    for language in ("cs", "en"):
        expect(ada.page.locator(f"button[lang={language}]")).to_be_visible()  # said by a voice that can
    ada.page.get_by_role("button", name=name, exact=True).hover()
    ada.page.mouse.down()
    ada.page.mouse.move(5, 5)
    ada.page.mouse.up()  # somebody thought better of it
    ada.hands.press(ada.page.locator("header .me"))
    name_field = ada.page.get_by_role("dialog").get_by_role("textbox", name=ada.words.say("my-name"))
    expect(name_field).to_have_attribute("autocomplete", "nickname", timeout=PATIENCE)
    assert ada.page.url.endswith("/")
