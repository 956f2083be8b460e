"""Why not? Whatever is not allowed says why, by its rule and with the names of things: every refusal that a board can provoke."""

import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import httpx
import pytest
from playwright.sync_api import Locator, expect

import cantina
from cantina.core.action import Action, to_text
from cantina.core.game import DEALER, State
from cantina.core.line import Line
from cantina.testing.conformance import refusal_keys
from tests.server.visitor import Line as Wire
from tests.server.visitor import Visitor

from .conftest import Invite
from .hands import PATIENCE, SPOT
from .person import Person
from .script import Dealers


@dataclass(frozen=True)
class Scene:
    """A position that Ada looks at, what she points at one after another, and what the refusal names."""

    rule: str
    moves: str
    points: Sequence[str]
    names: Sequence[str] = ()
    options: dict[str, Any] = field(default_factory=dict)
    closed: bool = False  # the table is closed before


# What no board can provoke, and why. The same sentences are to be had by typed commands, in the text view.
NOT_FROM_A_BOARD = {
    "super-teams": {
        "CORE-04": "only the dealer deals",
        "CORE-05": "a page shows nothing that does not exist",
        "RACE-11": "a ship that stays in the box is not on the board",
        "RACE-18": "only the own cards are in the hand",
        "RACE-20": "while a card is to be chosen there is nothing to pass with",
    },
    "carcassonne": {
        "CORE-04": "only the dealer deals",
        "CORE-05": "a page shows nothing that does not exist",
        "CSW-R-08": "a tile is turned only to rotations that look different",
    },
}

DEAL = "; ".join(f"deal {colour} {number}" for colour in ("red", "black") for number in range(1, 7))
TWICE = "deal red 3; deal red 3; deal red 1; deal red 2; deal red 4; deal red 5; " + "; ".join(
    f"deal black {n}" for n in range(1, 7)
)
CHAIN = (
    "deal red 3; deal red 5; deal yellow 3; deal red 6; deal red 1; deal red 2; deal black 3; deal black 1; deal black 2; "
    "deal black 4; deal black 5; deal black 6; fly red 3 red-1; draw grappling-hook; fly black 3 black-1; draw grappling-hook; "
    "fly red 5 red-2; fly black 1 black-1; fly yellow 3 yellow-1; draw skilled-pilot; fly black 2 black-2; fly red 6 red-1; "
    "hook black-1 1"
)


def board(spaces: str) -> dict[str, Any]:
    return {"board": {"name": "scene", "spaces": spaces}}


DOUBLED, CRATE = board("N N H N B N A N HA N N N"), board("N N B N N H A N N N N N")
HALF = f"{DEAL}; fly red 6 red-1; fly black 2 black-1; fly red 3 red-1"
RACES = [
    Scene("CORE-01", f"{DEAL}; fly red 4 red-1", ["ship red-1"], options=DOUBLED),
    Scene("CORE-02", f"{DEAL}; fly red 4 red-1", ["ship red-1"], options=DOUBLED, closed=True),
    Scene("CORE-03", HALF, ["ship black-1"], options=DOUBLED),
    Scene("RACE-19", DEAL, ["card red 4", "ship black-1"], ["red 4", "TIE fighter", "black"], DOUBLED),
    Scene("RACE-28", HALF, ["space 2"], ["X-wing", "9"], DOUBLED),
    Scene(
        "RACE-33",
        f"{DEAL}; fly red 1 red-1; fly black 2 black-1; fly red 3 red-1; fly black 1 black-2; pass; pass",
        ["ship red-1"],
        ["X-wing"],
        board("H N N N N N"),
    ),
    Scene(
        "RACE-39", f"{DEAL}; fly red 3 red-1; draw acceleration; fly black 5 black-1", ["ship red-1"], ["Grappling Hook"], CRATE
    ),
    Scene(
        "RACE-40",
        f"{TWICE}; fly red 3 red-1; draw acceleration; fly black 1 black-1; fly red 3 red-2; draw light-speed; "
        "fly black 2 black-1; fly red 1 red-1; use acceleration 1",
        ["bonus light-speed"],
        ["Acceleration", "X-wing"],
        board("N N B N HA N N N N"),
    ),
    Scene(
        "RACE-41",
        f"{DEAL}; fly red 3 red-1; draw grappling-hook; fly black 5 black-1",
        ["ship black-2"],
        ["TIE Advanced", "Bob"],
        CRATE,
    ),
    Scene(
        "RACE-43",
        f"{DEAL}; fly red 3 red-1; draw skilled-pilot; fly black 1 black-1; pass",
        ["card red 1", "ship red-1", "bonus skilled-pilot"],
        ["X-wing", "bonus space"],
        CRATE,
    ),
    Scene(
        "RACE-45",
        f"{TWICE}; fly red 3 red-1; draw light-speed; fly black 1 black-1; fly red 3 red-1; fly black 4 black-2; pass",
        ["card red 1", "ship red-1", "bonus light-speed"],
        ["X-wing", "hyperspace"],
        CRATE,
    ),
    Scene(
        "RACE-48",
        f"{TWICE}; fly red 3 red-1; draw acceleration; fly black 1 black-1; fly red 4 red-1; fly black 4 black-2; pass",
        ["card red 1", "ship red-1", "bonus acceleration"],
        ["X-wing"],
        CRATE,
    ),
    Scene(
        "RACE-R-15",
        f"{DEAL}; fly red 3 red-1; draw skilled-pilot; fly black 1 black-1; pass",
        ["bonus skilled-pilot"],
        ["Skilled Pilot"],
        CRATE,
    ),
    Scene(
        "RACE-R-17",
        f"{DEAL}; fly red 3 red-1; draw grappling-hook; fly black 1 black-1; pass",
        ["card red 1", "ship red-1", "bonus grappling-hook"],
        ["Grappling Hook", "X-wing"],
        CRATE,
    ),
    Scene(
        "RACE-R-24",
        f"{DEAL}; fly red 3 red-1; draw grappling-hook; fly black 1 black-1; fly red 1 red-1; fly black 5 black-1",
        ["ship red-2"],
        ["Millennium Falcon", "TIE fighter"],
        CRATE,
    ),
    Scene("RACE-R-29", CHAIN, ["ship red-1"], ["X-wing"], CRATE),
    Scene("RACE-R-30", CHAIN, ["ship yellow-1"], ["Jedi starfighter", "X-wing"], CRATE),
]

TILES = {
    "tiles": {
        "name": "scene",
        "start": "START",
        "tile": [
            {"id": "START", "copies": 1, "routes": ["EW"], "fields": ["N"]},
            {"id": "RS", "copies": 4, "routes": ["EW"]},
            {"id": "AS", "copies": 2, "routes": ["EW"], "fields": ["N"]},
            {"id": "RC", "copies": 4, "routes": ["SW"]},
            {"id": "RX3", "copies": 2, "routes": ["E", "S", "W"]},
            {"id": "A1", "copies": 6, "fields": ["N"]},
            {"id": "AC", "copies": 4, "fields": ["NW"]},
            {"id": "A2A", "copies": 1, "fields": ["N", "E"]},
        ],
    }
}
FIGURE = "draw RS; place 1 0 0; pass; draw A1; place 0 -1 2; pass; draw RS; place 2 0 0"
LOOP = (
    "draw RS; place 1 0 0; pass; draw A1; place 1 1 2; pass; draw RC; place 2 1 2; pass; draw RC; place 3 1 1; pass; "
    "draw RC; place 3 0 0; pass; draw A1; place 0 -1 2; pass; draw RX3; place 2 0 0"
)
RING = (
    "draw AC; place 0 1 3; pass; draw AC; place -1 1 2; pass; draw AC; place 0 2 0; pass; draw RS; place 1 0 0; pass; "
    "draw A2A; place -1 2 0"
)
VOYAGES = [
    Scene("CORE-01", "draw RS; place 1 0 0; pass; draw A1", ["cell -1 0"]),
    Scene("CORE-02", "draw RS", ["cell -1 0"], closed=True),
    Scene("CORE-03", "draw RS", ["figure small"]),
    Scene("CSW-21", "draw RS", ["key n"]),
    Scene("CSW-22", FIGURE, ["object 0 0 field-0"], ["0, 0", "2, 0"]),
    Scene("CSW-26", "draw RS", ["cell 1 1"], ["1, 1", "touches no laid tile"]),
    Scene("CSW-26", "draw RS", ["tile 0 0"], ["A tile lies on 0, 0"]),
    Scene("CSW-27", "draw RS", ["cell 0 -1"], ["south", "asteroid field"]),
    Scene(
        "CSW-31",
        "draw RS; place 1 0 0; deploy large 1 0 route-0; draw A1; place 0 -1 2; pass; draw A1; place 1 1 1",
        ["size large"],
        ["large figure"],
    ),
    Scene(
        "CSW-31",
        "draw RS; place 1 0 0; deploy large 1 0 route-0; draw A1; place 0 -1 2; pass; draw A1; place 1 1 1",
        ["figure large"],
        ["large figure"],
    ),
    Scene(
        "CSW-33",
        "draw A1; place 0 -1 2; pass; draw RS; place 1 0 0; deploy small 1 0 route-0; draw AS; place 2 0 0",
        ["object 2 0 route-0"],
        ["trader of Bob"],
    ),
    Scene(
        "CSW-34",
        "draw RS; place 1 0 0; pass; draw AC; place 0 -1 3; deploy small 0 -1 field-0; draw AS; place -1 -1 1",
        ["object -1 -1 field-0"],
        ["explorer of Bob"],
    ),
    Scene("CSW-37", FIGURE, ["tile 2 0"]),
    Scene("CSW-40", FIGURE, ["cell 3 0"], ["3, 0"]),
    Scene("CSW-42", FIGURE, ["object 1 0 route-0"], ["1, 0", "trade route"]),
    Scene("CSW-R-15", LOOP, ["object 2 0 route-1"]),
    Scene("CSW-R-16", RING, ["object -1 2 field-1"]),
]
SCENES = {"super-teams": RACES, "carcassonne": VOYAGES}
ALL = [pytest.param(game, scene, id=f"{scene.rule}-{scene.points[-1]}") for game in SCENES for scene in SCENES[game]]


class Dealt:
    """The dealer's moves of a line, and anything after them."""

    def __init__(self, line: Line):
        self._dealt = [action for by, action in line.match.moves if by == DEALER]

    def deal(self, state: State, move: int) -> Action:
        return self._dealt[move] if move < len(self._dealt) else state.actions()[0]


def led_to(scene: Scene, game: str, ada: Person, http: httpx.Client, dealers: Dealers) -> None:
    """A table at which everything has happened as the scene says, before Ada looks at it."""
    options = scene.options | (TILES if game == "carcassonne" else {})
    line = Line(cantina.game(game), options | {"seats": 2, "first": 0})
    line.play(scene.moves)
    name = f"{game} {scene.rule}"[:24]
    dealers.scripts[name] = Dealt(line)
    table = ada.visitor.opens("me", "open", game=game, options=options, name=name)
    bob = Visitor(http, "Bob").enters(table)
    bob.does("sit", seat=1, bytes="ff" * 16)
    own = ada.visitor.enters(table)
    own.does("begin")
    for number, (by, action) in enumerate(line.match.moves):
        if by >= 0:
            plays(own if by == 0 else bob, number, to_text(action))
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
    """Click something, or press a key."""
    if name.startswith("key "):
        person.page.keyboard.press(name.split()[1])
        return
    target = thing(person, name)
    expect(target).to_be_attached(timeout=PATIENCE)
    for _ in range(PATIENCE // 50):
        if spot := target.evaluate(SPOT):
            person.page.mouse.click(*spot)
            return
        person.page.wait_for_timeout(50)
    raise AssertionError(f"{name} is nowhere to be touched")


def notice(person: Person) -> Locator:
    """The place where refusals are told."""
    return person.page.get_by_role("alert")


@pytest.mark.parametrize("game", SCENES)
def test_the_list_is_whole(game: str) -> None:
    listed = {scene.rule for scene in SCENES[game]}
    assert listed.isdisjoint(NOT_FROM_A_BOARD[game])
    assert listed | set(NOT_FROM_A_BOARD[game]) == refusal_keys(cantina.game(game), "en")


@pytest.mark.parametrize(("game", "scene"), ALL)
def test_what_is_not_allowed_says_why(invite: Invite, http: httpx.Client, dealers: Dealers, game: str, scene: Scene) -> None:
    ada = invite("Ada", game=game)
    led_to(scene, game, ada, http, dealers)
    expect(ada.over if scene.closed else ada.decision).to_be_visible(timeout=PATIENCE)
    for name in scene.points:
        points_at(ada, name)
    told = notice(ada)
    expect(told).to_contain_text(ada.words.say("rule-link", rule=scene.rule), timeout=PATIENCE)
    for name in scene.names:
        expect(told).to_contain_text(re.compile(re.escape(name), re.IGNORECASE))


def test_keys_find_out_why_read_the_rule_and_come_back(invite: Invite, http: httpx.Client, dealers: Dealers) -> None:
    ada = invite("Ada", game="carcassonne", using="keys")
    led_to(VOYAGES[5], "carcassonne", ada, http, dealers)
    elsewhere = ada.group("web-elsewhere").get_by_role("button")
    ada.page.keyboard.press("Tab")
    for _ in range(40):
        if elsewhere.first.evaluate("(cell) => cell.parentElement.contains(document.activeElement)"):
            break
        ada.page.keyboard.press("Tab")
    expect(notice(ada)).to_contain_text("CSW-2", timeout=PATIENCE)
    ada.page.keyboard.press("ArrowRight")
    asked = ada.page.evaluate("document.activeElement.getAttribute('data-thing')")
    ada.page.keyboard.press("?")
    dialog = ada.page.get_by_role("dialog")
    expect(dialog.get_by_role("group", name=re.compile("^CSW-2[67]$"))).to_be_visible(timeout=PATIENCE)
    ada.page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
    assert ada.page.evaluate("document.activeElement.getAttribute('data-thing')") == asked


def test_a_line_of_the_log_leads_to_its_rule_its_example_the_rulebook_and_back(
    invite: Invite, http: httpx.Client, dealers: Dealers
) -> None:
    ada = invite("Ada", "cs", using="keys")
    led_to(Scene("RACE-29", f"{DEAL}; fly red 4 red-1", [], options=board("N N N X N N N N")), "super-teams", ada, http, dealers)
    log = ada.page.get_by_role("log", name=ada.words.say("log"))
    link = log.get_by_role("link", name=ada.words.say("rule-link", rule="RACE-29"))
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
