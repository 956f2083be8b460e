"""Whole voyages of Carcassonne through the page: with a mouse, with keys, with fingers and in words."""

import re
from typing import Literal

import msgspec
import pytest
from playwright.sync_api import Locator, expect

from cantina.core.source import Seeded
from tests.carcassonne.voyage import tiles

from .conftest import PHONE, WIDE, Invite
from .hands import PATIENCE
from .person import together
from .playing import Player, Traveller, cell_named, follow, play_out
from .script import Dealers, Script


def turns(*turns: tuple[str, str, str]) -> list[str]:
    """Moves of whole turns: the tile, where it is laid, and the figure, or "" for none."""
    moves = []
    for tile, place, figure in turns:
        x, y, _ = place.split()
        size, _, part = figure.partition(" ")
        moves += [f"draw {tile}", f"place {place}", f"deploy {size} {x} {y} {part}" if figure else "pass"]
    return moves


def a_fight_of_three() -> Script:
    """White, Red and Black meet in one field; Red and Black tie, roll again, and Red wins."""
    set_ = tiles("AS-E", "RS", "RS", "A1", "AC-R", "A3", "RS")
    options = {
        "seats": 3,
        "first": 1,
        "colours": ["red", "white", "black", "green", "orange"],
        "tiles": msgspec.to_builtins(set_),
    }
    moves = turns(
        ("AS-E", "-1 0 0", "small field-0"),
        ("RS", "-2 0 0", ""),
        ("A1", "-2 -1 1", "small field-0"),
        ("RS", "1 0 0", ""),
        ("AC-R", "0 -1 3", "large field-0"),
        ("A3", "-1 -1 2", ""),
    )
    return Script("carcassonne", options, [*moves, "roll [2,4,3,3,4]", "roll [6,1,4,2]"])


def a_field_in_two_pieces() -> Script:
    """A field over four tiles; the last of them, which closes it, has two pieces of it."""
    options = {"seats": 2, "tiles": msgspec.to_builtins(tiles("A2O", "AC-E", "AC", "AC", "A2A", "RS", "RS"))}
    moves = turns(
        ("A2O", "0 -1 0", "large field-1"),
        ("AC-E", "0 1 2", "small field-0"),
        ("AC", "1 1 3", ""),
        ("AC", "0 2 1", ""),
        ("A2A", "1 2 0", ""),
    )
    return Script("carcassonne", options, moves)


HOLDS = """(stage, part) => {
  const [out, inn] = [stage.getBoundingClientRect(), part.getBoundingClientRect()];
  return inn.left >= out.left - 1 && inn.right <= out.right + 1 && inn.top >= out.top - 1 && inn.bottom <= out.bottom + 1;
}"""


def overlap(one: Locator, other: Locator) -> bool:
    """Whether one thing lies over another."""
    a, b = one.bounding_box(), other.bounding_box()
    assert a and b
    across = min(a["x"] + a["width"], b["x"] + b["width"]) - max(a["x"], b["x"])
    down = min(a["y"] + a["height"], b["y"] + b["height"]) - max(a["y"], b["y"])
    return across > 0 and down > 0


def test_three_colours_fight_tie_and_fight_again(invite: Invite, dealers: Dealers) -> None:
    script = dealers.scripts["A fight"] = a_fight_of_three()
    ada, bob = invite("Ada", game="carcassonne"), invite("Bob", "cs", "carcassonne", "fingers", "light", phone=True)
    together(ada, bob, seats=("me", "open", "me"), game="carcassonne", name="A fight", options=script.options)
    both: Player = Traveller(ada)
    follow(script, {0: both, 1: Traveller(bob), 2: both})
    panel = bob.page.get_by_role("region", name=bob.words.like("web-fight-for", kind="the-field"))
    expect(panel).to_be_visible(timeout=PATIENCE)
    contested = bob.page.locator("[data-thing=contested]")  # on a phone in sight above the panel, which is as wide as the board
    bob.waits(lambda: not overlap(contested, panel))
    assert bob.page.locator(".stage").evaluate(HOLDS, contested.element_handle())
    expect(panel.get_by_role("listitem")).to_have_count(3)
    expect(bob.decision.get_by_role("heading", level=2)).to_have_text(bob.words.like("web-fight-won", seats=["Ada"]))
    for person in (ada, bob):
        kinds = [event["kind"] for event in person.events()]
        assert (kinds.count("fight-began"), kinds.count("tied"), kinds.count("won")) == (1, 2, 1)
    play_out([both, Traveller(bob)], Seeded(1))
    assert (ada.phase, bob.phase) == ("over", "over")


def test_a_field_in_two_pieces_is_closed_and_counted_once(invite: Invite, dealers: Dealers) -> None:
    script = dealers.scripts["Two pieces"] = a_field_in_two_pieces()
    ada, bob = invite("Ada", "cs", game="carcassonne"), invite("Bob", game="carcassonne")
    together(ada, bob, game="carcassonne", name="Two pieces", options=script.options)
    players = {0: Traveller(ada), 1: Traveller(bob)}
    follow(script, players)
    scored = [event for event in ada.events() if event["kind"] == "scored"]
    assert [(event["tiles"], event["symbols"], event["points"]) for event in scored] == [(2, 0, 4), (4, 1, 10)]
    play_out(list(players.values()), Seeded(2))
    for person in (ada, bob):
        expect(person.over.get_by_role("heading", level=2)).to_be_visible()


@pytest.mark.parametrize(("using", "language"), [("keys", "en"), ("fingers", "cs")])
def test_a_whole_voyage_against_bots(
    invite: Invite, using: Literal["keys", "fingers"], language: Literal["cs", "en"], long: bool
) -> None:
    phone = using == "fingers"
    ada = invite("Ada", language, "carcassonne", using=using, phone=phone, theme="light" if phone else "dark")
    tiles = "full" if long else "short"
    if not phone:
        ada.page.set_viewport_size({"width": 1920, "height": 1080})
    ada.comes(ada.visitor.opens("me", "greedy", "random", game="carcassonne", options={"tiles": tiles}))
    play_out([Traveller(ada)], Seeded(2))
    assert ada.phase == "over"
    expect(ada.over.get_by_role("heading", level=2)).to_be_visible()


def test_a_team_stands_together_and_is_counted_once(invite: Invite) -> None:
    ada = invite("Ada", game="carcassonne")
    options = {"seats": 4, "teams": True, "tiles": msgspec.to_builtins(tiles("RS", "RS", "RS", "RS", "RS", "RS"))}
    ada.comes(ada.visitor.opens("me", "random", "random", "random", game="carcassonne", options=options))
    own, others = ada.words.say("your-team"), ada.words.say("other-team", count=2)
    for name, members in ((own, ("Ada", "Mek-2")), (others, ("Tik-7", "Rux-9"))):
        rows = ada.page.get_by_role("list", name=name).get_by_role("listitem")
        expect(rows).to_have_count(2)
        for row, member in enumerate(members):
            expect(rows.nth(row)).to_contain_text(member)
        expect(ada.page.get_by_role("paragraph").filter(has_text=name)).to_have_text(f"{name} 0")  # its points, once
    ada.page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    expect(ada.page.get_by_role("group", name=own).get_by_role("button")).to_contain_text(["Ada", "Mek-2"])
    expect(ada.page.get_by_role("group", name=others)).to_be_in_viewport(ratio=1)
    ada.page.set_viewport_size(WIDE)  # type: ignore[arg-type]
    play_out([Traveller(ada)], Seeded(4))
    result = ada.page.get_by_role("dialog")
    sides = result.get_by_role("list").first.get_by_role("listitem")
    expect(sides).to_have_count(2, timeout=PATIENCE)
    expect(sides.filter(has_text="Ada")).to_contain_text("Mek-2")


def test_what_closes_for_nobody_and_what_is_done_for_somebody_is_said(invite: Invite, dealers: Dealers) -> None:
    """The first tile closes a field that nobody is on; the second has one place."""
    options = {"seats": 2, "tiles": msgspec.to_builtins(tiles("A2O", "A4", "RS", "RS"))}
    moves = turns(("A2O", "0 -1 0", ""), ("A4", "0 -2 0", ""))
    script = dealers.scripts["One place"] = Script("carcassonne", options, moves)
    ada = invite("Ada", game="carcassonne")
    ada.comes(ada.visitor.opens("me", "me", game="carcassonne", name="One place", options=options))
    player, decision = Traveller(ada), ada.decision
    player.press(ada.group("web-cells").get_by_role("button", name=cell_named(ada.words, 0, -1)))
    closes = ada.words.say("web-closes-free", kind="the-field", name="", tiles=2, symbols=0, points=4)
    expect(decision).to_contain_text(closes)
    player.press(ada.button("web-place-here", within=decision))

    ada.reads("web-deploy")
    expect(decision).to_contain_text(ada.words.say("web-figure-now", kind="the-field", name="", points=4))
    expect(ada.group("web-offers").get_by_text("+4")).to_be_visible()
    primary = decision.locator("[data-primary]")  # where "Place here" was, nothing gives points away
    expect(primary).to_have_text(ada.words.say("web-deploy-here"))
    expect(primary).to_be_disabled()
    follow(script, {0: player, 1: player}, len(script.line) - 1)

    said = decision.get_by_text(ada.words.say("web-forced-tile-placed"))
    expect(said).to_be_visible()
    expect(said.get_by_role("link")).to_have_attribute("href", "/rules/carcassonne#CSW-21")
    expect(ada.button("web-no-figure", within=decision)).to_be_enabled()
    ada.page.keyboard.press("n")
    ada.page.keyboard.press("Enter")
    expect(said).to_have_count(0)
    ada.waits(lambda: ada.moves >= len(script.line))


def test_the_board_is_walked_by_arrows_and_the_tile_told_as_it_is_turned(invite: Invite, dealers: Dealers) -> None:
    dealers.scripts["Walk"] = Script("carcassonne", {"tiles": "short"}, ["draw AC"])
    ada = invite("Ada", "cs", "carcassonne", using="keys")
    ada.comes(ada.visitor.opens("me", "me", game="carcassonne", name="Walk", options={"tiles": "short"}))
    walk, said = ada.group("web-walk"), ada.page.locator("[data-said]")
    stop, here = walk.locator("[tabindex='0']"), walk.locator(":focus")
    expect(stop).to_have_count(1, timeout=PATIENCE)
    ada.page.keyboard.press("Tab")  # keys are in use, so the board is told
    lies = "0, 0: sever: pole, východ: trasa, jih: volno, západ: trasa; obchodní trasa (východ a západ): nikdo, destiček 1"
    expect(stop).to_have_accessible_name(re.compile(f"^{re.escape(lies)}"), timeout=PATIENCE)
    stop.focus()
    ada.page.keyboard.press("ArrowRight")
    expect(here).to_have_accessible_name("1, 0: volné místo; okolo západ: trasa. Destičku z ruky sem položit nejde.")
    ada.page.keyboard.press("Enter")
    expect(said.last).to_contain_text(re.compile("Strany na sebe nenavazují"), timeout=PATIENCE)
    ada.page.keyboard.press("ArrowLeft")
    ada.page.keyboard.press("ArrowUp")
    turned = "otočenou o půl otáčky a otočenou o čtvrt otáčky vlevo"
    expect(here).to_have_accessible_name(f"0, -1: volné místo; okolo jih: pole. Destičku z ruky sem lze položit {turned}.")
    ada.page.keyboard.press("Enter")
    expect(said.first).to_contain_text("Ležela by takto: sever: volno, východ: pole, jih: pole, západ: volno.", timeout=PATIENCE)
    ada.page.keyboard.press("r")
    expect(said.first).to_contain_text("Ležela by takto: sever: volno, východ: volno, jih: pole, západ: pole.", timeout=PATIENCE)
    held = ada.decision.get_by_role("img", name=re.compile("^Destička v ruce, otočená o čtvrt otáčky vlevo: sever: volno"))
    expect(held).to_be_visible()
    expect(here).to_be_focused()
    ada.page.keyboard.press("Enter")
    ada.waits(lambda: ada.prompt == "deploy")
    assert ada.position
    assert ada.position["view"]["tiles"][-1] == {"tile": "AC", "x": 0, "y": -1, "rotation": 3}
