"""Why not? Whatever is not allowed says why, by its rule and with the names of things: every refusal that a board can provoke."""

import re
from collections.abc import Iterator

import httpx
import pytest
from playwright.sync_api import Browser, Locator, expect

import cantina
from cantina.core.action import Action, to_text
from cantina.core.game import DEALER, State
from cantina.core.script import Script
from cantina.testing.conformance import refusal_keys
from tests.server.serving import Serving
from tests.server.visitor import Client as Wire
from tests.server.visitor import Visitor

from .conftest import Invite, inviting
from .hands import PATIENCE, SPOT, Keys
from .person import Person
from .refusals import adventures, carcassonne, precious_cargo, super_teams
from .refusals.scene import Scene
from .script import Dealers

REFUSALS = {"super-teams": super_teams, "carcassonne": carcassonne, "precious-cargo": precious_cargo, "adventures": adventures}
ALL = [
    pytest.param(game, scene, id=f"{game}-{scene.rule}-{scene.points[-1]}")
    for game, of in REFUSALS.items()
    for scene in of.SCENES
]


@pytest.fixture(scope="module")
def askers(browser: Browser, server: Serving, http: httpx.Client) -> Iterator[dict[str, Person]]:
    """Somebody for each game who goes from scene to scene in one browser, which has the page ready after the first."""
    with inviting(browser, server, http) as invite:
        yield {game: invite("Ada", game=game) for game in REFUSALS}


class Dealt:
    """The dealer's moves of a line, and anything after them."""

    def __init__(self, line: Script):
        self._dealt = [action for by, action in line.match.moves if by == DEALER]

    def deal(self, state: State, move: int) -> Action:
        return self._dealt[move] if move < len(self._dealt) else state.actions()[0]


def led_to(scene: Scene, game: str, ada: Person, http: httpx.Client, dealers: Dealers) -> None:
    """A table at which everything has happened as the scene says, before Ada looks at it."""
    rules = cantina.game(game)
    first = {"first": 0} if "first" in rules.options.__struct_fields__ else {}
    line = Script(rules, {"seats": 2} | scene.options | first)
    line.play(scene.moves)
    name = f"{game} {scene.rule}"[:24]
    dealers.scripts[name] = Dealt(line)
    others = ["me"] * (line.state.options.seats - 2)
    table = ada.visitor.opens("me", "open", *others, game=game, options=scene.options, name=name)
    bob = Visitor(http, "Bob").enters(table)
    bob.does("sit", seat=1, bytes="ff" * 16)
    own = ada.visitor.enters(table)
    own.does("begin")
    for number, (by, action) in enumerate(line.match.moves):
        if by >= 0:
            plays(bob if by == 1 else own, number, to_text(action))
    if scene.closed:
        own.does("close")
        bob.does("answer", agree=True)
    own.close()
    bob.close()
    ada.comes(table)


def plays(wire: Wire, number: int, action: str) -> None:
    """Make a move of a line, unless the table has made it by itself."""
    wire.catches_up()
    if wire.sight.moves <= number:
        wire.plays(action)


def thing(person: Person, name: str) -> Locator:
    """Something on the page, by the name that lessons use; a figure is one of the own supply."""
    if name.startswith("figure "):
        own = person.page.get_by_role("list", name=person.words.say("players")).get_by_role("listitem").first
        return own.locator(f'[data-figure="{name.split()[1]}"]').first
    return person.page.locator(f'[data-thing="{name}"]').first


def points_at(person: Person, name: str) -> None:
    """Click something, press a key, or carry a disc somewhere and lay it down."""
    mouse = person.page.mouse
    match name.split(maxsplit=3):
        case ["key", key]:
            person.page.keyboard.press(key)
        case ["lay", disc, "on", target]:
            mouse.move(*spot_of(person, f"disc {disc}"))
            mouse.down()
            mouse.move(*spot_of(person, target), steps=6)
            person.page.wait_for_timeout(200)  # a hand at rest throws nothing
            mouse.up()
        case _:
            mouse.click(*spot_of(person, name))


def spot_of(person: Person, name: str) -> tuple[float, float]:
    """Where something can be touched."""
    target = thing(person, name)
    expect(target).to_be_attached(timeout=PATIENCE)
    for _ in range(PATIENCE // 50):
        if spot := target.evaluate(SPOT):
            return spot[0], spot[1]
        person.page.wait_for_timeout(50)
    raise AssertionError(f"{name} is nowhere to be touched")


def notice(person: Person) -> Locator:
    """The place where refusals are told."""
    return person.group("notice")


@pytest.mark.parametrize("game", REFUSALS)
def test_the_list_is_whole(game: str) -> None:
    listed, exempt = {scene.rule for scene in REFUSALS[game].SCENES}, set(REFUSALS[game].NOT_FROM_A_BOARD)
    assert listed.isdisjoint(exempt)
    assert listed | exempt == refusal_keys(cantina.game(game), "en")


@pytest.mark.parametrize(("game", "scene"), ALL)
def test_what_is_not_allowed_says_why(
    askers: dict[str, Person], http: httpx.Client, dealers: Dealers, game: str, scene: Scene
) -> None:
    ada = askers[game]
    led_to(scene, game, ada, http, dealers)
    expect(ada.over if scene.closed else ada.decision).to_be_visible(timeout=PATIENCE)
    for name in scene.points:
        points_at(ada, name)
    told = notice(ada)
    expect(told.get_by_role("link", name=ada.words.say("rule-link"))).to_have_attribute("data-rule", scene.rule, timeout=PATIENCE)
    for name in scene.names:
        expect(told).to_contain_text(re.compile(re.escape(name), re.IGNORECASE))
    assert ada.complaints() == []


def test_keys_find_out_why_read_the_rule_and_come_back(invite: Invite, http: httpx.Client, dealers: Dealers) -> None:
    ada = invite("Ada", game="carcassonne", using="keys")
    led_to(carcassonne.SCENES[5], "carcassonne", ada, http, dealers)
    elsewhere = ada.group("web-elsewhere").get_by_role("button")
    ada.page.keyboard.press("Tab")
    for _ in range(40):
        if elsewhere.first.evaluate("(cell) => cell.parentElement.contains(document.activeElement)"):
            break
        ada.page.keyboard.press("Tab")
    ada.page.keyboard.press("ArrowRight")
    here = ada.page.locator(":focus")
    expect(here).to_have_attribute("aria-description", re.compile(r"\w"), timeout=PATIENCE)  # who passes by is not alarmed
    expect(notice(ada)).to_be_hidden()
    ada.page.set_viewport_size({"width": 640, "height": 400})  # where the page scrolls, the notice comes into sight
    here.scroll_into_view_if_needed()
    ada.page.keyboard.press("Enter")
    expect(notice(ada).locator('a[data-rule^="CSW-2"]')).to_be_in_viewport(timeout=PATIENCE)
    expect(notice(ada).locator("kbd")).to_have_text("?")
    asked = ada.page.evaluate("document.activeElement.getAttribute('data-thing')")
    ada.page.keyboard.press("?")
    dialog = ada.page.get_by_role("dialog")
    expect(dialog.get_by_role("group", name=re.compile("^CSW-2[67]$"))).to_be_visible(timeout=PATIENCE)
    ada.page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
    assert ada.page.evaluate("document.activeElement.getAttribute('data-thing')") == asked


def test_keys_go_over_a_map_and_hear_why(invite: Invite, http: httpx.Client, dealers: Dealers) -> None:
    ada = invite("Ada", game="adventures", using="keys")
    led_to(next(scene for scene in adventures.SCENES if scene.rule == "MANDO-63"), "adventures", ada, http, dealers)
    space = ada.page.locator('[data-thing="space:B4"]')
    expect(space).to_be_attached(timeout=PATIENCE)
    Keys(ada.page).reach(space)
    expect(space).to_have_attribute("aria-description", re.compile(r"\w"), timeout=PATIENCE)  # who passes by is not alarmed
    expect(notice(ada)).to_be_hidden()
    ada.page.keyboard.press("Enter")
    expect(notice(ada).locator('a[data-rule="MANDO-63"]')).to_be_visible(timeout=PATIENCE)


def test_a_line_of_the_log_leads_to_its_rule_its_example_the_rulebook_and_back(
    invite: Invite, http: httpx.Client, dealers: Dealers
) -> None:
    ada = invite("Ada", "cs", using="keys")
    led_to(
        Scene("RACE-29", f"{super_teams.DEAL}; fly red 4 red-1", [], options=super_teams.board("N N N X N N N N")),
        "super-teams",
        ada,
        http,
        dealers,
    )
    log = ada.group("log")
    link = log.locator('a[data-rule="RACE-29"]')
    ada.hands.press(link)
    dialog = ada.page.get_by_role("dialog")
    entry = dialog.get_by_role("group", name="RACE-29", exact=True)
    expect(entry).to_contain_text(cantina.game("super-teams").ledger["RACE-29"].cs, timeout=PATIENCE)
    picture = dialog.get_by_role("img", name=ada.words.say("rulebook-after"))
    ada.waits(lambda: picture.count() > 0 and picture.evaluate("(image) => image.naturalWidth > 0"))
    ada.page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
    expect(link).to_be_focused()
    ada.hands.press(link)
    ada.hands.press(ada.button("rulebook-whole", within=dialog))
    book = ada.page.get_by_role("article").get_by_role("group", name="RACE-29", exact=True)
    expect(book).to_be_in_viewport(timeout=PATIENCE)
    back = ada.page.get_by_role("link", name=ada.words.say("rulebook-back"))
    back.click()
    expect(ada.decision).to_be_visible(timeout=PATIENCE)
