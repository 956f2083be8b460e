"""Whole matches of Precious Cargo through the page: with a mouse, with keys, with fingers and in words; in both languages."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from cantina.core.source import Seeded
from tests.server.serving import Serving

from .conftest import Invite
from .hands import PATIENCE
from .person import Person, cut_off, together
from .playing import Hunter, play_out
from .script import Dealers, Steady
from .test_axe import PHONES, fine
from .test_voyages import overlap

GAME = "precious-cargo"


def deck(copies: int, beskar: int) -> dict[str, Any]:
    """Two allies with equal cards."""
    allies = [{"id": "kuiil", "faction": "mandalorians"}, {"id": "stormtrooper", "faction": "empire"}]
    return {"name": "tiny", "ally": [ally | {"beskar": [beskar] * copies} for ally in allies]}


TINY: dict[str, Any] = {"deck": deck(8, 1), "skills": ["expert"] * 6}


def happened(person: Person) -> set[str]:
    """The kinds of events that a page was told."""
    return {event["kind"] for event in person.events()}


def resting(person: Person, flew: dict[str, Any]) -> Locator:
    """A disc where an event says that it rests, to the tenth of a millimetre."""
    x, y = (f"{flew['rest'][axis] / 10:.1f}" for axis in "xy")
    return person.page.get_by_role("img", name=person.words.say("web-rests", disc=flew["disc"], x=x, y=y), exact=True)


def own_disc(person: Person) -> tuple[float, float]:
    """The middle of the disc that is to be thrown."""
    disc = person.page.get_by_role("img", name=person.words.like("web-own-disc"))
    expect(disc).to_be_visible(timeout=PATIENCE)
    box = disc.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def pulls(person: Person, dx: float, dy: float) -> None:
    """Pull the disc with a mouse and let it go."""
    x, y = own_disc(person)
    mouse = person.page.mouse
    mouse.move(x, y)
    mouse.down()
    mouse.move(x + dx, y + dy, steps=6)
    mouse.up()


def touches(person: Person, dx: float, dy: float) -> None:
    """Pull the disc with a finger and let it go."""
    x, y = own_disc(person)
    line = person.context.new_cdp_session(person.page)
    line.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    for step in range(1, 6):
        point = {"x": x + dx * step / 5, "y": y + dy * step / 5}
        line.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [point]})
    line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def first(person: Person, kind: str) -> dict[str, Any]:
    """The first event of a kind."""
    person.waits(lambda: kind in happened(person))
    return next(event for event in person.events() if event["kind"] == kind)


def test_four_seats_buy_upgrades_and_win_with_a_mouse(invite: Invite, dealers: Dealers) -> None:
    dealers.scripts["Upgrades"] = Steady()
    ada, bob = invite("Ada", game=GAME), invite("Bob", "cs", game=GAME, theme="light")
    options = {"deck": deck(14, 3), "seats": 4, "points": "sum"}
    together(ada, bob, seats=("me", "open", "me", "greedy"), game=GAME, name="Upgrades", options=options)
    play_out([Hunter(ada, buys=True), Hunter(bob, buys=True)], Seeded(3))
    bought = {event["upgrade"] for event in ada.events() if event["kind"] == "bought"}
    assert bought >= {"multi-throw", "gift", "steal", "trade", "reveal"}
    told = {"took", "paid", "picked", "turn-given", "stole", "traded", "revealed", "ended"}
    assert happened(ada) == happened(bob) >= told
    for person in (ada, bob):
        expect(person.over.get_by_role("heading", level=2)).to_be_visible(timeout=PATIENCE)


def test_a_whole_match_with_keys_alone(invite: Invite, dealers: Dealers) -> None:
    dealers.scripts["Keys"] = Steady()
    ada = invite("Ada", "cs", GAME, using="keys")
    ada.comes(ada.visitor.opens("me", "greedy", game=GAME, name="Keys", options=TINY))
    play_out([Hunter(ada)], Seeded(2))
    assert ada.phase == "over"
    expect(ada.over.get_by_role("heading", level=2)).to_have_text(ada.words.one_of("you-won", "won-alone"))


def test_a_whole_match_with_fingers(invite: Invite, dealers: Dealers) -> None:
    dealers.scripts["Fingers"] = Steady()
    ada = invite("Ada", game=GAME, using="fingers", phone=True, theme="light")
    ada.comes(ada.visitor.opens("me", "greedy", game=GAME, name="Fingers", options=TINY))
    ada.waits(lambda: ada.deciding)
    touches(ada, 4, 70)
    ada.waits(lambda: ada.moves > 0)
    assert first(ada, "flicked")["seat"] == 0
    play_out([Hunter(ada)], Seeded(2))
    assert ada.phase == "over"


@pytest.mark.parametrize("calm", [True, False], ids=["calm", "moving"])
def test_a_throw_and_its_replay_rest_at_the_same_millimetre(invite: Invite, calm: bool) -> None:
    ada, bob = invite("Ada", game=GAME, calm=calm), invite("Bob", "cs", GAME, calm=calm)
    table = together(ada, bob, game=GAME, options=TINY)
    pulls(ada, -12, 66)
    flew = first(ada, "flew")
    for person in (ada, bob):
        expect(resting(person, flew)).to_be_visible(timeout=PATIENCE)
    lines = [ada.visitor.enters(table), bob.visitor.enters(table)]
    lines[0].does("close")
    lines[1].does("answer", agree=True)
    for line in lines:
        line.hears_until("closed")
        line.close()
    ada.goes(f"/replay/{table}")
    expect(ada.page.get_by_role("slider", name=ada.words.say("replay-scrubber"))).to_be_visible(timeout=PATIENCE)
    ada.page.keyboard.press("ArrowRight")
    expect(resting(ada, flew)).to_be_visible(timeout=PATIENCE)
    drawn = resting(ada, flew).locator("> g").nth(1).get_attribute("transform")
    assert drawn
    x, y = map(float, re.findall(r"-?[\d.]+(?:e-\d+)?", drawn)[:2])
    assert (round(x * 10), round(-y * 10)) == (flew["rest"]["x"], flew["rest"]["y"])


HOLD = """() => {
  const { requestAnimationFrame: draw } = window;
  let held = [];
  window.requestAnimationFrame = (step) => held.push(step);
  window.go = () => {
    window.requestAnimationFrame = draw;
    held.forEach((step) => draw(step));
  };
}"""


def aims_and_lets_fly(person: Person, target: Locator) -> None:
    """Throw at something, and keep what is thrown in the air until the page may `go()` on."""
    person.hands.press(target)
    throw = person.button("web-throw-now", within=person.decision)
    expect(throw).to_be_enabled(timeout=PATIENCE)
    person.page.evaluate(HOLD)
    moves = person.moves
    throw.dispatch_event("click")
    person.waits(lambda: person.moves > moves)


def test_a_throw_lands_before_anything_tells_what_came_of_it(invite: Invite, dealers: Dealers) -> None:
    dealers.scripts["Landing"] = Steady()
    ada = invite("Ada", game=GAME, calm=False)
    table = ada.visitor.opens("me", "me", game=GAME, name="Landing", options=TINY)
    ada.comes(table)
    ada.waits(lambda: ada.deciding)
    log, page, say = ada.group("log"), ada.page, ada.words.say
    wins, flying = re.compile(r"\bwins\b"), say("prompt-scatter")
    heading = ada.decision.get_by_role("heading", level=2)
    signs, names = page.get_by_role("list", name=say("web-who-may-aim")), [seat["name"] for seat in ada.table["seats"]]
    expect(signs).to_contain_text(f"{names[0]}: ")
    aims_and_lets_fly(ada, page.locator('[data-thing="place 3"]'))
    expect(heading).to_have_text(re.compile(flying, re.IGNORECASE), timeout=PATIENCE)
    assert ada.position and max(ada.position["standing"]["scores"]) + ada.position["view"]["piles"][0]["beskar"] > 0
    expect(log).not_to_contain_text(wins)
    expect(page.locator(".tray").get_by_role("button")).to_have_count(0)
    expect(page.locator(".tray")).to_contain_text(say("web-pile-empty"))
    page.evaluate("go()")
    expect(log).to_contain_text(wins, timeout=PATIENCE)
    expect(signs).to_contain_text(f"{names[1]}: ", timeout=PATIENCE)  # whoever is on turn, not always the first

    line = ada.visitor.enters(table)  # everything else is thrown elsewhere, and shown here
    while lying := [place for place in line.sight.view["field"] if not place["taken"]]:
        line.plays({"kind": "throw", "x": lying[0]["x"], "y": lying[0]["y"]})
    while line.sight.view["turn"]:
        line.plays({"kind": "throw", "x": 2900, "y": 2900})
    line.close()
    expect(signs).to_have_text(say("web-waived"), timeout=PATIENCE)
    aims_and_lets_fly(ada, page.locator('[data-thing="grogu"]'))
    assert "ended" in happened(ada)
    expect(heading).to_have_text(re.compile(flying, re.IGNORECASE), timeout=PATIENCE)
    page.evaluate("go()")
    expect(page.locator(".verdict.won")).to_have_text(say("web-verdict-won"), timeout=PATIENCE)
    expect(ada.over.get_by_role("heading", level=2)).to_be_visible(timeout=PATIENCE)


def test_a_disc_that_is_hardly_pulled_stays_in_the_hand(invite: Invite) -> None:
    ada = invite("Ada", game=GAME)
    ada.comes(ada.visitor.opens("me", "me", game=GAME, options=TINY))
    ada.waits(lambda: ada.deciding)
    pulls(ada, 3, 9)
    ada.page.wait_for_timeout(400)
    assert ada.moves == 0
    pulls(ada, 0, 80)
    assert first(ada, "flicked")["speed"] > 1800


def test_keys_aim_and_set_the_power(invite: Invite, dealers: Dealers) -> None:
    dealers.scripts["Aim"] = Steady()
    ada = invite("Ada", game=GAME, using="keys")
    ada.comes(ada.visitor.opens("me", "me", game=GAME, name="Aim", options=TINY))
    ada.waits(lambda: ada.deciding)
    aim = ada.page.get_by_role("slider", name=ada.words.say("web-aim"))
    expect(aim).to_be_attached(timeout=PATIENCE)
    ada.page.keyboard.press("ArrowUp")
    expect(aim).to_be_focused(timeout=PATIENCE)
    for key in ("ArrowRight", "ArrowRight", "Shift+ArrowUp", "+", "+", "-"):
        ada.page.keyboard.press(key)
    ada.page.keyboard.press("Enter")
    x, y = first(ada, "threw")["aim"].values()
    assert abs(x - 200) < 20
    assert 90 < y < 130
    assert first(ada, "flew")["rest"] == first(ada, "threw")["aim"]


WHOLE = """(box) => {
  const here = box.getBoundingClientRect();
  return box.scrollHeight <= box.clientHeight + 1 && here.bottom <= innerHeight && here.right <= innerWidth;
}"""
FACTIONS = ("mandalorians", "empire")


@pytest.mark.parametrize("phone", [False, True], ids=["wide", "phone"])
def test_six_players_are_told_apart_by_teams_and_the_board_stays_still(invite: Invite, dealers: Dealers, phone: bool) -> None:
    dealers.scripts["Teams"] = Steady()
    ada = invite("Ada", "cs", game=GAME, phone=phone, using="fingers" if phone else "mouse")
    options = {"deck": deck(14, 3), "seats": 6, "aid": True}
    table = ada.visitor.opens("me", *["random"] * 5, game=GAME, name="Teams", options=options)
    ada.comes(table)
    ada.waits(lambda: ada.deciding)
    page, board = ada.page, ada.page.locator("svg.board")
    hunter = Hunter(ada)
    play_out([hunter], Seeded(1), until=ada.moves + 1)  # a card, so that something can be bought
    ada.waits(lambda: ada.deciding)
    hunter.ready()
    teams = [page.locator(f"section.{faction}, .chips .{faction}").first for faction in FACTIONS]
    for faction, team in zip(FACTIONS, teams, strict=True):
        assert team.get_attribute("aria-label") == ada.words.name(faction)
        expect(team).to_contain_text("/15")
    looks = [team.evaluate("(box) => [getComputedStyle(box).borderStyle, getComputedStyle(box).borderRadius]") for team in teams]
    assert looks[0] != looks[1], "not by colour alone"
    signs = page.get_by_role("list", name=ada.words.say("web-who-may-aim")).get_by_role("listitem")
    if phone:
        assert page.locator(".chips").evaluate(WHOLE)
        assert page.locator(".chips button").count() == 6
        expect(page.locator(".chips").get_by_role("img", name=ada.words.like("web-chip-pile"))).to_have_count(6)
        expect(page.locator(".chips").get_by_text(ada.words.say("you"), exact=True)).to_have_count(1)
        home = page.get_by_role("link", name=ada.words.say("home"), exact=True)
        for thing in (*signs.all(), *board.locator("[data-thing^=place]").all()):
            assert not overlap(home, thing), thing
    else:
        assert page.locator("aside .players").evaluate(WHOLE)
        names = page.locator(".frame .name")
        assert names.count() == 5  # and where they sit
        page.set_viewport_size({"width": 1100, "height": 700})
        assert [name.inner_text() for name in names.all() for sign in signs.all() if overlap(name, sign)] == []
        page.set_viewport_size({"width": 1440, "height": 900})
    before = board.bounding_box()
    ada.hands.choose(ada.group("web-field"), 2)
    expect(ada.decision.get_by_role("definition").first).to_be_visible(timeout=PATIENCE)
    assert board.bounding_box() == before
    ada.hands.press(ada.button("web-put-back", within=ada.decision))
    ada.hands.press(page.locator(".shop").get_by_role("button", name=re.compile(f"^{ada.words.name('reveal')}")))
    expect(page.locator(".tray")).to_contain_text(re.compile("Kuiil|Stormtrooper"), timeout=PATIENCE)
    assert board.bounding_box() == before
    if not phone:
        assert page.locator("aside .players").evaluate(WHOLE)


def test_a_phone_beside_a_large_screen_is_enough_to_throw(invite: Invite, dealers: Dealers) -> None:
    dealers.scripts["Pad"] = Steady()
    screen, ada = invite("Screen", game=GAME), invite("Ada", game=GAME, phone=True, using="fingers")
    table = ada.visitor.opens("me", "me", game=GAME, name="Pad", options=TINY | {"aid": True})
    screen.goes(f"/table/{table}/screen")
    screen.waits(lambda: screen.table.get("id") == table)
    ada.comes(table)
    ada.waits(lambda: ada.deciding and bool(ada.table.get("screen")))
    expect(ada.page.locator(".pad")).to_be_visible(timeout=PATIENCE)
    assert ada.page.locator("svg.board").count() == 0
    touches(ada, -6, 90)
    ada.waits(lambda: ada.moves > 0)
    flicked = first(ada, "flicked")
    assert flicked["speed"] > 1800
    assert abs(flicked["direction"]) < 1500
    expect(resting(screen, first(screen, "flew"))).to_be_visible(timeout=PATIENCE)
    ada.waits(lambda: ada.deciding)
    ada.settles()
    chances = ada.page.locator(".overview").get_by_role("definition")

    def aims() -> bool:
        """Where a flight is still shown, a press hurries it and is no aim."""
        ada.hands.press(ada.page.locator('.mini [data-thing="place 7"]'))
        return ada.comes_to(lambda: chances.count() > 0, 2000)

    ada.waits(aims)
    moves = ada.moves
    ada.hands.press(ada.button("web-throw-now", within=ada.decision))
    ada.waits(lambda: ada.moves > moves)
    assert first(ada, "threw")["seat"] == 1


def test_the_lesson_teaches_the_pull_and_ends_by_saying_what_a_match_asks_for(invite: Invite) -> None:
    ada = invite("Ada", game=GAME)
    ada.comes(str(ada.visitor.post("/api/lessons", {"game": GAME, "bytes": "ab" * 16})["id"]))
    ada.waits(lambda: ada.deciding)
    ada.hands.press(ada.button("lesson-next"))
    assert ada.page.locator("aside .players").evaluate(WHOLE)
    lesson = ada.page.get_by_role("region", name=ada.words.say("lesson"), exact=True)
    expect(lesson).to_contain_text("pull the disc back")
    pulls(ada, 0, 40)
    expect(lesson).to_contain_text("The farther you pull", timeout=PATIENCE)
    ada.settles()
    pulls(ada, 0, 85)
    ada.waits(lambda: ada.moves > 0)
    assert first(ada, "took")["card"]["ally"] == "kuiil"


def test_a_lost_line_in_the_middle_of_aiming_costs_nothing(invite: Invite, server: Serving) -> None:
    ada, bob = invite("Ada", game=GAME), invite("Bob", "cs", GAME)
    together(ada, bob, game=GAME, options=TINY | {"aid": True})
    ada.waits(lambda: ada.deciding)
    ada.hands.choose(ada.group("web-field"), 3)
    throw = ada.button("web-throw-now", within=ada.decision)
    expect(throw).to_be_enabled(timeout=PATIENCE)
    sign = cut_off(ada, server)
    ada.hands.choose(ada.group("web-field"), 5)  # nobody answers what that would bring
    ada.context.set_offline(False)
    expect(sign).to_be_hidden(timeout=PATIENCE)
    expect(ada.decision.get_by_role("definition").first).to_be_visible(timeout=PATIENCE)
    ada.hands.press(throw)
    bob.waits(lambda: bob.deciding)
    ada.page.reload()
    expect(ada.decision).to_be_visible(timeout=PATIENCE)
    assert first(bob, "flew")["seat"] == 0


def test_what_cannot_be_bought_says_why(invite: Invite) -> None:
    ada = invite("Ada", game=GAME)
    ada.comes(ada.visitor.opens("me", "me", game=GAME, options=TINY))
    ada.waits(lambda: ada.deciding)
    reveal = ada.page.locator(".shop").get_by_role("button", name=re.compile(f"^{ada.words.name('reveal')}"))
    reveal.click(force=True)
    expect(ada.group("notice").locator('a[data-rule="CARGO-37"]')).to_be_visible(timeout=PATIENCE)


@PHONES
def test_axe_finds_nothing_wrong(invite: Invite, dealers: Dealers, phone: bool) -> None:
    dealers.scripts["Axe"] = Steady()
    using = "fingers" if phone else "mouse"
    ada = invite("Ada", "cs" if phone else "en", GAME, using=using, theme=None, phone=phone)
    options = {"deck": deck(10, 3), "aid": True}
    ada.comes(ada.visitor.opens("me", "me", game=GAME, name="Axe", options=options))
    ada.waits(lambda: ada.deciding)
    hunter = Hunter(ada)
    expect(ada.decision).to_be_visible(timeout=PATIENCE)
    fine(ada, "to throw")
    ada.hands.choose(ada.group("web-field"), 2)
    expect(ada.decision.get_by_role("definition").first).to_be_visible(timeout=PATIENCE)
    fine(ada, "aimed")
    play_out([hunter], Seeded(1), until=ada.moves + 12)
    ada.waits(lambda: ada.deciding)
    hunter.ready()
    fine(ada, "a disc lies")
    shop = ada.page.locator(".shop").get_by_role("button")
    ada.hands.press(shop.filter(has_text=ada.words.name("reveal")))
    fine(ada, "to pay")
    ada.hands.press(ada.page.locator(".tray [role=group]").get_by_role("button").first)
    expect(hunter.primary).to_be_enabled(timeout=PATIENCE)
    ada.hands.press(hunter.primary)
    ada.waits(lambda: ada.prompt == "reveal")
    ada.hands.choose(ada.group("web-field"), 1)
    fine(ada, "to reveal")
