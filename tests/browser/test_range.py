"""The practice range of Precious Cargo: from the cover and from a table, with a mouse, with fingers, with keys and in words."""

from typing import Literal

import pytest
from playwright.sync_api import Locator, expect

from cantina.core.ledger import Language

from .conftest import Invite
from .hands import PATIENCE
from .person import Person
from .script import Dealers, Steady
from .telling import types
from .test_axe import fine
from .test_cargo import GAME, pulls, touches


def panel(person: Person) -> Locator:
    return person.page.get_by_role("region", name=person.words.say("range"), exact=True)


def figure(person: Person, key: str) -> Locator:
    """One of the numbers of the range."""
    return panel(person).locator("dl > div").filter(has_text=person.words.say(key)).locator("dd")


def target(person: Person) -> str:
    """What is to be hit: the number of a place, or Grogu."""
    marked = person.page.locator("[data-target]")
    expect(marked).to_be_attached(timeout=PATIENCE)
    return str(marked.get_attribute("data-target"))


def throws_at(person: Person, where: str) -> None:
    """Aim at a place or at Grogu, and throw."""
    thing = "grogu" if where == "grogu" else f"place {where}"
    moves = person.moves
    person.settles()
    person.hands.press(person.page.locator(f'[data-thing="{thing}"]').last)
    person.hands.press(person.button("web-throw-now", within=person.decision))
    person.waits(lambda: person.moves > moves and person.deciding)
    person.settles()


@pytest.mark.parametrize(("using", "language"), [("mouse", "en"), ("keys", "cs")])
def test_hits_in_a_row_are_counted_and_the_best_is_kept(
    invite: Invite, dealers: Dealers, using: Literal["mouse", "keys"], language: Language
) -> None:
    dealers.scripts["Archer"] = Steady()
    ada = invite("Archer", language, GAME, using=using)
    ada.goes("/")
    ada.hands.press(ada.button("range"))
    ada.waits(lambda: bool(ada.table.get("range")) and ada.deciding)
    for hits in (1, 2):
        aimed = target(ada)
        throws_at(ada, aimed)
        expect(figure(ada, "web-range-streak")).to_have_text(str(hits), timeout=PATIENCE)
        assert target(ada) != aimed
    expect(panel(ada)).to_contain_text(ada.words.say("web-range-best-now", streak=2))
    aimed = target(ada)
    throws_at(ada, "grogu" if aimed != "grogu" else "0")
    expect(figure(ada, "web-range-streak")).to_have_text("0", timeout=PATIENCE)
    assert target(ada) == aimed
    expect(figure(ada, "web-range-hits")).to_have_text(ada.words.say("web-range-of", hit=2, thrown=3))
    ada.page.reload()
    expect(figure(ada, "web-range-best")).to_have_text("2", timeout=PATIENCE)
    expect(panel(ada).get_by_role("img", name=ada.words.say("web-range-scatter", count=3))).to_be_visible()


def test_a_range_beside_a_table_on_a_phone(invite: Invite) -> None:
    ada = invite("Ada", "cs", GAME, using="fingers", phone=True, theme=None)
    ada.comes(ada.visitor.opens("me", "greedy", game=GAME))
    ada.waits(lambda: ada.deciding)
    ada.hands.press(ada.button("table").last)
    ada.hands.press(ada.button("range"))
    ada.waits(lambda: bool(ada.table.get("range")) and ada.deciding)
    for thrown in range(1, 6):
        moves = ada.moves
        ada.settles()
        touches(ada, 0, 90)
        ada.waits(lambda: ada.moves > moves and ada.deciding)  # noqa: B023  (called at once)
        expect(figure(ada, "web-range-hits")).to_have_text(ada.words.like("web-range-of", thrown=thrown))
    expect(panel(ada).locator(".usually")).to_be_attached()
    fine(ada, "range")
    assert ada.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_throw_by_hand_counts_and_another_target_can_be_chosen(invite: Invite) -> None:
    ada = invite("Ada", "en", GAME, theme=None)
    ada.goes("/")
    ada.hands.press(ada.button("range"))
    ada.waits(lambda: bool(ada.table.get("range")) and ada.deciding)
    aimed = target(ada)
    ada.hands.press(ada.button("web-range-another"))
    assert target(ada) != aimed
    ada.settles()
    pulls(ada, 0, 90)
    expect(figure(ada, "web-range-hits")).to_have_text(ada.words.like("web-range-of", thrown=1), timeout=PATIENCE)
    assert {event["kind"] for event in ada.events()} >= {"flicked", "flew"}
    fine(ada, "range")


def test_a_range_in_words(invite: Invite, dealers: Dealers) -> None:
    dealers.scripts["Listener"] = Steady()
    ada = invite("Listener", game=GAME, using="keys")
    table = ada.visitor.post("/api/ranges", {"game": GAME, "bytes": "00" * 16})["id"]
    ada.goes(f"/text/{table}")
    heading = panel(ada).get_by_role("heading", level=2)
    expect(heading).to_be_visible(timeout=PATIENCE)
    said = heading.inner_text()
    types(ada, f"throw {said.removeprefix('Hit ').lower()}")
    expect(figure(ada, "web-range-streak")).to_have_text("1", timeout=PATIENCE)
    expect(heading).not_to_have_text(said)
