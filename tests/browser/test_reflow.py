"""Zoomed in to 400 %, to 200 %, and with text of twice the size: every page and every board can be used.

A window of 1280 by 1024 at 400 % is one of 320 by 256, and 1280 by 800 at 200 % is one of 640 by 400.
"""

from collections.abc import Callable
from typing import Any

import httpx
import pytest
from playwright.sync_api import expect

import cantina
from tests.server.test_clubs import FOUR, founds, looks, numbers
from tests.server.visitor import SHORT, Visitor

from .conftest import Invite
from .hands import PATIENCE
from .person import Person
from .test_lessons import learns
from .test_replays import finished

WIDE = 68.75  # em of a window from which on a table has its rail, as in the style sheets
NORMAL = 16  # pixels of text, as browsers come
BEGINNING = {"adventures": SHORT["adventures"] | {"first": 0}}  # elsewhere the first seat begins
ROOMS = {"400 %": (320, 256, NORMAL), "200 %": (640, 400, NORMAL), "large text": (1280, 800, 2 * NORMAL)}
SMALLEST: Any = {"width": 320, "height": 256}

# what cannot be used: sideways scrolling, a stage without room, and stops of the Tab key that nobody sees
WRONG = """async () => {
  const wrong = [];
  const tell = (one) => (one.ariaLabel || one.innerText || one.dataset.thing || one.outerHTML).trim().slice(0, 70);
  const frame = () => new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown)));
  await frame();  // the page has taken the size of its window; a board that takes another form has another stage
  const page = document.scrollingElement;
  if (page.scrollWidth > innerWidth) wrong.push(`the page is ${page.scrollWidth} px wide in ${innerWidth}`);
  const stage = document.querySelector(".stage");
  if (stage && stage.clientHeight < 260) wrong.push(`the stage is ${stage.clientHeight} px high`);
  const parts = [0.5, 0.25, 0.75, 0.1, 0.9, 0.03, 0.97];
  const spots = ({ x, y, width, height }) => parts.flatMap((a) => parts.map((b) => [x + a * width, y + b * height]));
  const drawn = (part) => getComputedStyle(part);
  const slides = (part) =>
    part && ((part.scrollWidth > part.clientWidth && drawn(part).overflowX !== "visible") || slides(part.parentElement));
  const open = document.querySelector("dialog[open]") ?? document;
  for (const one of open.querySelectorAll("a[href], button, input, select, textarea, summary, [tabindex]")) {
    if (one.tabIndex < 0 || one.disabled || !one.isConnected || !one.getClientRects().length) continue;
    one.focus({ focusVisible: true });
    if (document.activeElement !== one) continue;  // what is inert behind a dialog
    // a board follows the focus as it is drawn
    await (stage?.contains(one) ? frame() : new Promise((handled) => setTimeout(handled)));
    if (!one.isConnected) continue;  // a board that takes another form is drawn anew
    const wide = (part) => part.getBoundingClientRect().width;
    const shown = [one, ...(one.labels ?? [])].sort((a, b) => wide(b) - wide(a))[0];  // a switch is drawn in its label
    const box = shown.getBoundingClientRect();
    const { x, y, right, bottom } = box;
    const through = drawn(one).pointerEvents === "none";  // whatever is under it is found
    const lies = (found) => found && (shown.contains(found) || (through && stage.contains(found)));
    const over = spots(box).map((spot) => document.elementFromPoint(...spot));
    if (!over.some(lies))
      wrong.push(
        `${tell(one)} has the focus, and nobody sees it at ${[x, y, right, bottom].map(Math.round)}` +
          (over[0] ? ` under ${over[0].cloneNode().outerHTML}` : ", outside of the window"),
      );
    else if ((x < -1 || right > innerWidth + 1) && !stage?.contains(one) && !slides(one.parentElement))
      wrong.push(`${tell(one)} reaches from ${Math.round(x)} to ${Math.round(right)}`);
  }
  document.activeElement?.blur();
  scrollTo(0, 0);
  return wrong;
}"""
# whether the page has noticed its size, and has the layout for it
TAKEN = f"(em) => matchMedia(`(min-width: ${{em - 0.1}}em) and (max-width: ${{em + 0.1}}em)`).matches && \
  document.querySelectorAll(em < {WIDE} ? '.play.wide' : '.play:not(.wide)').length === 0"
# what is to be decided, brought into sight: its heading, and what is pressed for it
DECIDED = """async () => {
  const card = document.querySelector(".decision h2");
  card.scrollIntoView({ block: "nearest" });
  await new Promise((shown) => requestAnimationFrame(shown));
  const { x, y, width, height } = card.getBoundingClientRect();
  const found = document.elementFromPoint(x + Math.min(width, 40) / 2, y + height / 2);
  return y >= -1 && y + height <= innerHeight + 1 && card.contains(found);
}"""


class Rooms:
    """A person whose window and text change their sizes."""

    def __init__(self, person: Person):
        self.person = person
        self._line = person.context.new_cdp_session(person.page)
        self.wrong: dict[str, list[str]] = {}

    def _takes(self, width: int, height: int, text: int) -> None:
        page = self.person.page
        # Chromium tells media queries in em of a new size of the window, not of the text, which so changes in the smallest one
        page.set_viewport_size(SMALLEST)
        self._line.send("Page.setFontSizes", {"fontSizes": {"standard": text, "fixed": text}})
        self.person.waits(lambda: page.evaluate(TAKEN, SMALLEST["width"] / text))
        page.set_viewport_size({"width": width, "height": height})
        self.person.waits(lambda: page.evaluate(TAKEN, width / text))

    def look(self, what: str, also: Callable[[], Any] = lambda: True) -> None:
        """What cannot be used of what is on the page now, in any of the rooms; `also` must hold there, too."""
        for room, size in ROOMS.items():
            self._takes(*size)
            wrong = self.person.page.evaluate(WRONG)
            if not also():
                wrong.append("the decision is not reached")
            if wrong:
                self.wrong[f"{what} at {room}"] = wrong
        self._takes(1440, 900, NORMAL)


def test_pages_around_a_match_need_no_more_room(invite: Invite, http: httpx.Client) -> None:
    ada = invite("Ada", "cs")
    rooms = Rooms(ada)
    table = ada.visitor.opens("me", "greedy")
    first = ada.page.get_by_role("heading", level=1)
    gathering = ada.visitor.opens("me", "open", "greedy")
    bob = Visitor(http, "Bob")
    line = bob.enters(bob.opens("me", "open"))
    club = founds(ada.visitor, bob)
    bob.post(f"/api/clubs/{club}/tournaments", FOUR | {"members": numbers(looks(bob, club))})
    for what, path in {
        "home": "/",
        "new table": "/new/carcassonne",
        "a campaign": "/new/adventures",
        "rules": "/rules/super-teams#RACE-24",
        "lost": "/nowhere",
        "carry": f"/carry#{ada.visitor.token}",
        "a record to open": "/replay/",
        "gathering": f"/table/{gathering}",
        "join": f"/join/{line.seen.code}",
        "a screen that gathers": f"/table/{gathering}/screen",
        "in words": f"/text/{table}",
        "clubs": "/club",
        "the way into a club": f"/club/{founds(bob)}",
        "a club": f"/club/{club}",
    }.items():
        ada.goes(path)
        expect(first).to_be_visible(timeout=PATIENCE)
        expect(ada.page.locator("main, form, section").first).to_be_visible(timeout=PATIENCE)
        ada.page.wait_for_load_state("networkidle")
        rooms.look(what)
    line.close()
    ada.goes("/")
    ada.button("me-button").click()
    expect(ada.page.get_by_role("dialog")).to_be_visible()
    rooms.look("me")
    assert rooms.wrong == {}


@pytest.mark.parametrize("game", cantina.games.ids())
def test_a_board_and_its_decision_need_no_more_room(invite: Invite, http: httpx.Client, game: str) -> None:
    ada = invite("Ada", "cs", game)
    rooms = Rooms(ada)
    ada.comes(ada.visitor.opens("me", "greedy", game=game, options=BEGINNING.get(game, SHORT[game])))
    ada.waits(lambda: ada.deciding)
    expect(ada.decision).to_be_visible(timeout=PATIENCE)
    rooms.look("a table", lambda: ada.page.evaluate(DECIDED))
    ada.goes(f"/table/{ada.table['id']}/screen")
    expect(ada.page.locator(".stage")).to_be_visible(timeout=PATIENCE)
    rooms.look("a screen")
    learns(ada, game)
    expect(ada.page.get_by_role("region", name=ada.words.say("lesson"), exact=True)).to_be_visible(timeout=PATIENCE)
    rooms.look("a lesson", lambda: ada.page.evaluate(DECIDED))
    ada.goes(f"/replay/{finished(http, game)}")
    expect(ada.page.get_by_role("slider", name=ada.words.say("replay-scrubber"))).to_be_visible(timeout=PATIENCE)
    rooms.look("a replay")
    assert rooms.wrong == {}
