"""Keys and ears at a table: the focus is never lost, Tab has few stops, and what happens is said in order and once."""

from itertools import pairwise

import pytest
from playwright.sync_api import expect

from cantina.core.source import Seeded

from .conftest import Invite
from .hands import PATIENCE
from .person import Person
from .playing import PLAYERS

FEW = 36  # stops of Tab at a table in mid-match

RECORD = """() => {
  window.said = [];
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes)
      if (target.matches?.("[data-said]")) window.said.push(...[...addedNodes].map((node) => node.textContent).filter(Boolean));
  }).observe(document, { childList: true, subtree: true });
}"""
STOPS = """() => [...document.querySelectorAll("a[href], button, input, select, textarea, summary, [tabindex]")]
  .filter((one) => one.tabIndex >= 0 && !one.disabled && one.checkVisibility() && !one.closest("[inert]")).length"""
LOST = "() => !document.activeElement || document.activeElement === document.body"
SPEAKING = "() => document.querySelectorAll('[aria-live]:not([data-said]), [role=log], [role=status], [role=alert]').length"


def listens(person: Person) -> None:
    """Keep what the announcer says, from the first moment of every page on."""
    person.page.add_init_script(f"({RECORD})()")


def said(person: Person) -> list[str]:
    heard: list[str] = person.page.evaluate("() => window.said")
    return heard


@pytest.mark.parametrize("game", list(PLAYERS))
def test_the_focus_is_never_lost_and_what_happens_is_said_once(invite: Invite, game: str) -> None:
    ada = invite("Ada", game=game, using="keys")
    listens(ada)
    table = ada.visitor.opens("me", "me" if game == "adventures" else "greedy", game=game)  # a bot might win it alone
    ada.comes(table)
    title = ada.page.get_by_role("heading", level=1)
    expect(title).to_be_focused(timeout=PATIENCE)
    ada.waits(lambda: ada.deciding)
    ada.waits(lambda: len(said(ada)) >= 2)
    assert said(ada)[0].startswith(ada.words.say(f"game-{game}"))  # where one is comes first
    player, chance = PLAYERS[game](ada), Seeded(11)
    for _ in range(6):
        ada.waits(lambda: ada.deciding or ada.phase != "playing")
        if ada.phase != "playing":
            break
        before = ada.moves
        player.ready()
        player.plays_anything(chance)
        ada.waits(lambda: ada.moves > before or ada.phase != "playing")  # noqa: B023  (called at once)
        ada.waits(lambda: not ada.page.evaluate(LOST))
    turn = ada.words.say("your-turn-to", prompt="")
    heard = said(ada)
    assert any(words.startswith(turn) for words in heard)
    assert not [words for words in heard if "§" in words]
    assert [one for one, other in pairwise(heard) if one == other and one.startswith(turn)] == []
    if ada.phase == "playing":
        assert ada.page.evaluate(SPEAKING) == 0
        assert ada.page.evaluate(STOPS) <= FEW


def test_keys_lead_through_the_page_are_listed_and_can_be_turned_off(invite: Invite) -> None:
    ada = invite("Ada", game="super-teams", using="keys")
    listens(ada)
    ada.comes(ada.visitor.opens("me", "greedy", game="super-teams"))
    ada.waits(lambda: ada.deciding)
    heading, log = ada.decision.get_by_role("heading", level=2), ada.group("log")
    expect(heading).to_be_visible(timeout=PATIENCE)
    inside = "(place) => place.contains(document.activeElement)"
    places = {"d": heading, "h": ada.group("web-hand").first, "b": ada.page.locator("svg.board"), "l": log}
    for key, place in places.items():
        ada.page.keyboard.press(key)
        ada.waits(lambda: place.evaluate(inside))  # noqa: B023  (called at once)
    ada.page.keyboard.press("ArrowUp")
    assert log.evaluate(inside)
    ada.page.keyboard.press("Tab")
    assert not log.evaluate(inside)  # one stop, however long it is

    ada.page.keyboard.press("?")
    listed = ada.page.get_by_role("dialog", name=ada.words.say("keys"))
    for says in ("skip-to-decision", "skip-to-log", "zoom-closer", "key-back", "key-decide", "keys"):
        expect(listed.get_by_text(ada.words.say(says), exact=True).last).to_be_visible(timeout=PATIENCE)
    ada.hands.press(listed.get_by_role("switch", name=ada.words.say("shortcuts")))
    ada.page.keyboard.press("Escape")
    expect(listed).to_be_hidden()
    ada.page.reload()  # it is remembered
    expect(ada.page.get_by_role("heading", level=1)).to_be_focused(timeout=PATIENCE)
    ada.page.keyboard.press("?")
    ada.page.keyboard.press("d")
    ada.page.keyboard.press("Tab")
    expect(listed).to_be_hidden()
    expect(heading).not_to_be_focused()
    ada.goes("/rules/super-teams")
    search = ada.page.get_by_role("search")
    expect(search).to_be_visible(timeout=PATIENCE)
    expect(search.locator("kbd")).to_have_count(0)  # no key is shown that does nothing


def test_what_lay_there_before_is_never_read_and_a_drawer_hides_nothing(invite: Invite) -> None:
    ada = invite("Ada", game="super-teams", phone=True, using="fingers")
    listens(ada)
    table = ada.visitor.opens("me", "greedy", game="super-teams")
    ada.comes(table)
    player, chance = PLAYERS["super-teams"](ada), Seeded(3)
    for _ in range(4):
        ada.waits(lambda: ada.deciding)
        moves = ada.moves
        player.plays_anything(chance)
        ada.waits(lambda: ada.moves > moves)  # noqa: B023  (called at once)
    ada.waits(lambda: ada.deciding)
    for path in (f"/text/{table}", f"/table/{table}"):  # coming, and coming back
        ada.goes(path)
        ada.waits(lambda: len(said(ada)) > 0)
        assert len(said(ada)) <= 6, said(ada)  # four rounds have more lines
    before, moves = len(said(ada)), len(ada.events())
    ada.hands.press(ada.page.get_by_role("navigation").get_by_role("button", name=ada.words.say("table"), exact=True))
    ada.hands.press(ada.page.get_by_text("Čeština"))
    expect(ada.page.locator("html")).to_have_attribute("lang", "cs", timeout=PATIENCE)
    ada.page.keyboard.press("Escape")
    ada.hands.press(ada.page.get_by_role("navigation").get_by_role("button", name="Chat"))
    expect(ada.page.get_by_role("dialog")).to_be_visible(timeout=PATIENCE)
    assert len(said(ada)) == before, said(ada)[before:]
    assert ada.position
    line = ada.visitor.enters(table)  # as from another page of hers
    line.does("act", actions=[ada.position["actions"][0]], moves=ada.moves)
    line.close()
    ada.waits(lambda: len(said(ada)) > before)
    assert len(said(ada)) - before <= len(ada.events()) - moves + 3, said(ada)[before:]
