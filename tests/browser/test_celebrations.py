"""Celebrations of throws: a near miss, a double, a set, the first card of a set and Grogu's finale."""

import math
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from cantina.core.action import Action
from cantina.core.game import State
from cantina.games.precious_cargo.actions import TurnUp
from cantina.games.precious_cargo.content import Layout, shipped
from cantina.games.precious_cargo.kernel.codes import RADIUS, REACH
from cantina.games.precious_cargo.kernel.tables import ONE
from tests.server.visitor import Client

from .conftest import Invite
from .hands import PATIENCE
from .person import Person
from .script import Dealers, Steady
from .test_cargo import GAME
from .test_sounds import listens

FIELD = shipped("standard", Layout).card
NOWHERE, GROGU = (REACH, REACH), (0, 0)
DECK = {
    "name": "celebrations",
    "ally": [
        {"id": ally, "faction": faction, "beskar": [1] * 8}
        for faction, allies in {"mandalorians": ("kuiil", "ig-11"), "empire": ("stormtrooper", "scout-trooper")}.items()
        for ally in allies
    ],
}
MELODIES = {"near": [659, 659, 494], "several": [587, 784, 784, 988], "set": [523, 659, 784, 659, 1047]}
MOVING = """() => [...document.querySelectorAll("svg.board .cheer, svg.board .impact, svg.board .night")]
  .flatMap((part) => part.getAnimations({ subtree: true }))
  .filter((animation) => animation.effect.getComputedTiming().duration > 1).length"""


class Generous(Steady):
    """A dealer who turns up what is wished for, as long as it lasts; and every throw rests where it was aimed."""

    def __init__(self, *allies: str):
        super().__init__()
        self.allies = list(allies)

    def deal(self, state: State, move: int) -> Action:
        if state.prompt().kind == "turn-up" and self.allies:
            return TurnUp(self.allies.pop(0), 1)
        return super().deal(state, move)


def gaps(x: int, y: int) -> list[float]:
    """How far a disc that rests somewhere lies from each card, in tenths of a millimetre."""
    return [math.sqrt(spot.apart(x, y)) / ONE - RADIUS for spot in FIELD]


def spot(fits: Callable[[list[float]], bool]) -> tuple[int, int]:
    """A point for a disc, off Grogu and the nearer to him the better."""
    around = [(x, y) for x in range(-2600, 2601, 50) for y in range(-2600, 2601, 50) if math.hypot(x, y) > 3 * RADIUS]
    return min((point for point in around if fits(gaps(*point))), key=lambda point: math.hypot(*point))


NEAR = spot(lambda found: 30 < min(found) < 110)
BETWEEN = spot(lambda found: sum(gap < -20 for gap in found) == 2 and all(abs(gap) > 20 for gap in found))


def at(place: int) -> tuple[int, int]:
    """The middle of a card."""
    return FIELD[place].x, FIELD[place].y


# cards that a disc can lie on alone, and that are not of the two
SINGLE = [place for place in range(len(FIELD)) if sum(gap < 20 for gap in gaps(*at(place))) == 1 and gaps(*BETWEEN)[place] > 0]


class Thrower:
    """Throws for all seats by a line of its own, while a page looks on."""

    def __init__(self, person: Person, line: Client):
        self.person, self.line = person, line

    def throws(self, *points: tuple[int, int]) -> None:
        """One throw after the other, in the order of the seats; the page is told of all of them."""
        for x, y in points:
            self.line.plays({"kind": "throw", "x": x, "y": y})
        self.person.waits(lambda: self.person.moves >= self.line.sight.moves)

    def is_celebrated(self, kind: str, **words: Any) -> None:
        """The board shows it in a form of its own, and says what it is."""
        page = self.person.page
        expect(page.locator(f"svg.board .cheer.{kind}")).to_be_attached(timeout=PATIENCE)
        expect(page.locator(f"span.cheer.{kind}")).to_have_text(self.person.words.like(f"web-cheer-{kind}", **words))

    def hears(self, kind: str) -> None:
        """Its melody was played."""
        melody = ",".join(map(str, MELODIES[kind]))
        self.person.waits(lambda: melody in self.person.page.evaluate("window.tones.join()"))


@pytest.mark.parametrize("calm", [False, True], ids=["moving", "calm"])
def test_each_kind_of_throw_is_celebrated_in_its_own_way(invite: Invite, dealers: Dealers, calm: bool) -> None:
    name = f"Celebrations, {calm}"
    dealers.scripts[name] = Generous(
        "kuiil", "stormtrooper", "stormtrooper", "kuiil", "kuiil", "ig-11", "ig-11", "ig-11"
    )  # fmt: skip
    ada = invite("Ada", "cs" if calm else "en", GAME, calm=calm)
    listens(ada)
    ada.comes(ada.visitor.opens("me", "me", "me", game=GAME, name=name, options={"deck": DECK}))
    ada.page.keyboard.press("Shift")  # nothing sounds before somebody has done something
    ada.settles()
    line = ada.visitor.enters(ada.table["id"])
    board = Thrower(ada, line)

    board.throws(NEAR)
    board.is_celebrated("near")
    board.hears("near")
    board.throws(NOWHERE)
    expect(ada.page.locator("span.cheer")).to_have_count(0, timeout=PATIENCE)
    board.throws(NOWHERE)
    board.throws(at(SINGLE[0]))
    board.is_celebrated("first", ally="kuiil")
    board.throws(NOWHERE, NOWHERE, BETWEEN)
    board.is_celebrated("several", cards=2)
    if not calm:  # where throws are over at once, what would be heard too late is left out
        board.hears("several")
    board.throws(NOWHERE, NOWHERE, at(SINGLE[1]))
    board.is_celebrated("set", ally="kuiil")
    if not calm:
        board.hears("set")
    else:
        assert ada.page.evaluate(MOVING) == 0

    board.throws(NOWHERE, NOWHERE, BETWEEN, NOWHERE, NOWHERE, BETWEEN, NOWHERE, NOWHERE)
    assert line.sight.view["teams"][0]["may_aim"]
    board.throws(GROGU)
    expect(ada.page.locator("svg.board .impact")).to_be_attached(timeout=PATIENCE)
    expect(ada.page.locator("span.verdict.won").first).to_have_text(ada.words.say("web-verdict-won"), timeout=PATIENCE)
    if calm:
        expect(ada.page.locator("svg.board .ghost")).to_have_count(0)
        assert ada.page.evaluate(MOVING) == 0
    else:
        expect(ada.page.locator("svg.board .ghost")).not_to_have_count(0)  # the flight in steps
    expect(ada.page.get_by_role("dialog")).to_be_visible(timeout=PATIENCE)
    line.close()
