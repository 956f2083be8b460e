"""Adventures where room is short: nothing hides what is to be chosen, and a phone beside a large screen is enough."""

from typing import Any

import pytest
from playwright.sync_api import expect

from .conftest import Invite
from .hands import PATIENCE, SPOT
from .person import Person, together
from .playing import Adventurer, follow
from .script import CANYON, Dealers, Script

SIZES = {"phone": (390, 844), "tablet": (1024, 768), "tall": (768, 1024)}
CASE: dict[str, Any] = {
    "mission": CANYON, "mode": "sandbox", "characters": ["mandalorian", "ig11"], "seats": 2, "first": 0,
}  # fmt: skip
DEALT = [
    "back brawler", "token roof-gun-light", "skill mando-stride", "skill mando-helmet", "skill mando-flame", "skill mando-kid",
]  # fmt: skip
TURN = [
    "play mando-helmet plan", "resolve", "drawn defend", "drawn improvise", "keep defend", "done",
    "play mando-stride move", "resolve", "step C2", "stop",
]  # fmt: skip

# what of the page covers something, is cut or lies under the lowest line
WRONG = """() => {
  const wrong = [];
  const middle = (box) => [box.x + box.width / 2, box.y + box.height / 2];
  const shown = (one) => one.getClientRects().length > 0;
  const all = (selector) => [...document.querySelectorAll(selector)].filter(shown);
  const bar = [...document.querySelectorAll("nav")].at(-1).getBoundingClientRect(); // the first one leads around the page
  for (const one of all(".thing, [data-thing='space:C1']")) {
    const found = document.elementFromPoint(...middle(one.getBoundingClientRect()));
    if (!found?.closest("svg.board")) wrong.push(`${found?.outerHTML.slice(0, 80)} covers ${one.dataset.thing}`);
  }
  for (const one of all("[data-primary], .buttons button, .kept button, .fan button, .tools button")) {
    const box = one.getBoundingClientRect();
    if (box.bottom > bar.top + 1) wrong.push(`${one.innerText} ends at ${box.bottom}, the lowest line begins at ${bar.top}`);
    const found = document.elementFromPoint(...middle(box));
    if (!one.matches(".fan *") && !one.contains(found)) wrong.push(`${one.innerText} is covered`);
  }
  for (const one of all(".mission .text, .slots b, .slots .name, .bar .tools").filter((one) => one.clientWidth > 1))
    if (one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1) wrong.push(`${one.innerText} is cut`);
  for (const one of all(".slots button")) {
    const parts = [one, one.querySelector("b"), one.querySelector(".icon")];
    const [slot, sum, sign] = parts.map((part) => part.getBoundingClientRect());
    if (sum.right > slot.right || sum.left < sign.right) wrong.push(`${one.innerText}: the sum has no room`);
  }
  for (const one of all(".ways .long, .kept .long"))
    if (one.scrollWidth > one.clientWidth + 1) wrong.push(`${one.innerText} is cut`);
  const board = document.querySelector("svg.board");
  return { wrong, scale: board.getAttribute("viewBox") + JSON.stringify(board.getBoundingClientRect()) };
}"""
CUT = """(names) => names.filter((name) => name.clientWidth > 1 && (name.scrollWidth > name.clientWidth + 1
  || name.scrollHeight > name.clientHeight + 2)).map((name) => name.innerText)"""


@pytest.mark.parametrize("size", SIZES)
def test_nothing_hides_what_is_to_be_chosen_and_the_board_stays_still(invite: Invite, dealers: Dealers, size: str) -> None:
    ada = invite("Ada", "cs", "adventures", phone=True, using="fingers")
    width, height = SIZES[size]
    ada.page.set_viewport_size({"width": width, "height": height})
    name = f"Small {size}"
    script = dealers.scripts[name] = Script("adventures", CASE, DEALT + TURN)
    ada.comes(ada.visitor.opens("me", "random", game="adventures", name=name, options=CASE))
    expect(ada.decision).to_be_visible(timeout=PATIENCE)
    player = Adventurer(ada)
    scales = set()

    def look(at: str) -> None:
        found = ada.page.evaluate(WRONG)
        assert found["wrong"] == [], at
        scales.add(found["scale"])

    look("the beginning")
    player.press(player.part("card:mando-helmet"))
    expect(player.part("slot:plan").locator(".then")).to_have_text("→3", timeout=PATIENCE)  # before a slot is chosen
    look("a card")
    player.press(player.part("slot:plan"))
    expect(player.primary).to_be_enabled(timeout=PATIENCE)
    look("a card under an action")
    keep = next(number for number, (_, move) in enumerate(script.line, start=1) if move == "drawn improvise")
    player.press(player.primary)
    ada.waits(lambda: ada.prompt == "act" or ada.moves >= keep)
    follow(script, {0: player}, keep)
    expect(player.part("drawn:defend")).to_be_visible(timeout=PATIENCE)
    look("plan cards")
    player.press(player.part("drawn:improvise"))
    expect(player.primary).to_be_enabled(timeout=PATIENCE)
    look("a plan card")
    walk = next(number for number, (_, move) in enumerate(script.line, start=1) if move == "step C2") - 1
    follow(script, {0: player}, walk)
    ada.reads("prompt-walk")
    look("a walk")
    assert ada.words.say("rule-mando-flame") not in ada.decision.inner_text()
    player.press(player.part("space:C2"))
    look("a space")
    assert len(scales) == 1, "the board has changed its scale"
    player.press(player.primary)
    ada.waits(lambda: ada.moves > walk)
    flame = player.part("card:mando-flame")  # it cannot be played in the middle of a walk, but it can be read
    ada.page.touchscreen.tap(*flame.evaluate(SPOT))
    expect(ada.page.get_by_role("tooltip")).to_contain_text(ada.words.say("rule-mando-flame"))
    player.press(ada.decision.get_by_role("heading"))
    expect(ada.page.get_by_role("tooltip")).to_be_hidden()

    ada.comes(ada.visitor.opens("me", "random", game="adventures", options={"mission": "cell-block"}))
    names = ada.page.locator(".slots .name")  # five actions, one of them with a long name
    expect(names).to_have_count(5, timeout=PATIENCE)
    for room in ((width, height), (1100, 700), (1440, 900)):
        ada.page.set_viewport_size({"width": room[0], "height": room[1]})
        assert names.evaluate_all(CUT) == [], room


def test_a_phone_beside_a_screen_is_enough(invite: Invite, dealers: Dealers) -> None:
    tv, ada = invite("Tv", "cs", "adventures"), invite("Ada", "cs", "adventures", phone=True, using="fingers")
    dealers.scripts["Beside"] = Script("adventures", CASE, DEALT)
    table = tv.visitor.opens("open", "random", game="adventures", name="Beside", options=CASE, at_once=True)
    tv.goes(f"/table/{table}/screen")
    ada.comes(table)
    ada.hands.press(ada.button("join"))
    expect(ada.decision).to_be_visible(timeout=PATIENCE)
    expect(ada.page.get_by_text(ada.words.say("board-elsewhere"))).to_be_visible(timeout=PATIENCE)
    expect(tv.page.locator("svg.board")).to_be_visible(timeout=PATIENCE)
    assert tv.page.get_by_role("region", name=tv.words.say("web-story")).count() == 0  # how it was set up is seen on the map
    player = Adventurer(ada)
    player.press(player.part("card:mando-stride"))
    for slot, now, then in (("move", 1, 3), ("attack", 1, 3), ("plan", 2, 4)):
        target = player.part(f"slot:{slot}")
        expect(target).to_have_accessible_name(
            ada.words.like("web-slot-then", slot=slot, strength=now, then=then), timeout=PATIENCE
        )
        expect(target.locator(".gauge")).to_be_visible()
    expect(player.part("slot:plan").locator(".brings")).to_have_text(ada.words.say("web-brings-near"))
    player.press(player.part("slot:move"))
    player.press(player.primary)
    ada.waits(lambda: ada.prompt == "walk")
    player.ready()
    ways = ada.group("web-ways", within=ada.decision)
    far = ways.get_by_role("button", name=ada.words.like("web-way", space="B2", steps=2))
    player.press(far)
    ada.reads("web-walk-to", space="B2", steps=2)
    player.press(player.primary)
    ada.waits(lambda: at(ada) == "B2")
    tv.waits(lambda: at(tv) == "B2")


def at(person: Person) -> str:
    """Where the Mandalorian is."""
    assert person.position
    return str(next(seen["space"] for seen in person.position["view"]["figures"] if seen["figure"] == "mandalorian"))


def test_who_carries_the_child_is_chosen_by_name_or_on_the_map(invite: Invite) -> None:
    ada, eve = invite("Ada", "cs", "adventures"), invite("Eve", "en", "adventures", phone=True, using="fingers")
    options = {
        "mission": "surrounded",
        "mode": "shared",
        "seats": 2,
        "first": 0,
        "any_pair": True,
        "characters": ["cara", "greef"],
    }
    together(ada, eve, game="adventures", name="Carried", options=options)
    ada.reads("prompt-carrier")
    expect(ada.decision).to_contain_text(ada.words.say("web-hint-carrier"))
    cara = ada.group("web-ways", within=ada.decision).get_by_role("button", name=ada.words.like("action-who", figure="cara"))
    ada.hands.press(cara)
    expect(ada.page.locator('.thing[data-thing="figure:cara"]')).to_have_attribute("aria-pressed", "true")  # and where that is
    ada.hands.press(Adventurer(ada).primary)
    ada.waits(lambda: ada.prompt == "turn")
    assert ada.position
    assert ada.position["view"]["child"]["figure"] == "cara"
