"""Drawings: well-formed SVG with a symbol for every card and disc, outlines of all places, colours by role."""

import re
import xml.etree.ElementTree as ElementTree
from collections import Counter

import pytest

from cantina.games.precious_cargo.art import cover, outlines, sheet
from cantina.games.precious_cargo.art.cards import EMBLEMS
from cantina.games.precious_cargo.art.paint import FALLBACKS
from cantina.games.precious_cargo.art.piles import stacks
from cantina.games.precious_cargo.content import DISC_COLOURS, DISCS, UPGRADES, Ally, Deck, Layout, names, shipped
from cantina.games.precious_cargo.names import Names
from cantina.games.precious_cargo.options import Options, resolve_options
from tests.precious_cargo.bounty import Bounty

SVG = "{http://www.w3.org/2000/svg}"
PIECES = {f"disc-{disc}" for disc in (*DISCS, "grogu")} | {f"upgrade-{upgrade}" for upgrade in UPGRADES}


def ids(text: str) -> list[str]:
    return [element.attrib["id"] for element in ElementTree.fromstring(text).iter() if "id" in element.attrib]


@pytest.mark.parametrize("deck", names(Deck))
def test_the_sheet_has_a_symbol_for_every_card_disc_and_upgrade(deck: str) -> None:
    drawn = ElementTree.fromstring(sheet(resolve_options(Options(deck=deck))))
    symbols = {symbol.attrib["id"] for symbol in drawn.iter(f"{SVG}symbol")}
    cards = {f"card-{ally.id}-{beskar}" for ally in shipped(deck, Deck).ally for beskar in ally.beskar}
    assert symbols == cards | PIECES | {"card-back", "beskar", "table", "ground", "faction-empire", "faction-mandalorians"}


@pytest.mark.parametrize("layout", names(Layout))
def test_a_sheet_has_each_id_once_and_everything_it_refers_to(layout: str) -> None:
    text = sheet(resolve_options(Options(layout=layout)))
    found = Counter(ids(text))
    assert [id_ for id_, count in found.items() if count > 1] == []
    assert set(re.findall(r"url\(#([^)]+)\)", text)) <= set(found)


@pytest.mark.parametrize("layout", names(Layout))
def test_every_place_and_grogu_has_an_outline_on_the_table(layout: str) -> None:
    found = outlines(shipped(layout, Layout))
    assert set(found) == {"grogu", *(f"place-{place}" for place in range(15))}
    for name, path in found.items():
        if name != "grogu":
            corners = [tuple(map(float, re.findall(r"-?[\d.]+", corner))) for corner in path.strip("MZ").split("L")]
            assert len(corners) == 4
            assert all(x * x + y * y < 300**2 for x, y in corners)


def test_an_ally_of_ones_own_is_drawn_and_its_words_stay_words() -> None:
    own = [Ally("</svg>&", "mandalorians", (1,) * 9), Ally("somebody", "empire", (1, 2, 3) * 3)]
    drawn = sheet(resolve_options(Options(deck=Deck("mine", tuple(own)))))
    assert {"card-</svg>&-1", "card-somebody-3"} <= set(ids(drawn))


def test_every_colour_is_a_role() -> None:
    for text in (sheet(resolve_options(Options())), cover()):
        paints = set(re.findall(r'(?:fill|stroke|stop-color)="([^"]+)"', text))
        assert [paint for paint in paints if not paint.startswith(("var(--", "url(#", "none", "currentColor"))] == []


def test_drawings_stay_light() -> None:
    text = sheet(resolve_options(Options()))
    for symbol in ElementTree.fromstring(text).iter(f"{SVG}symbol"):
        assert sum(1 for _ in symbol.iter()) <= 24, symbol.attrib["id"]
    assert len(text) < 100_000


def test_every_shipped_ally_has_an_emblem_of_its_own() -> None:
    allies = {ally.id for deck in names(Deck) for ally in shipped(deck, Deck).ally}
    assert allies <= set(EMBLEMS)
    assert len(set(EMBLEMS.values())) == len(EMBLEMS)


@pytest.mark.parametrize(
    ("seats", "mode"),
    [(seats, mode) for mode in ("teams", "this-is-the-way") for seats in range(2, 7) if mode == "teams" or seats > 3],
)
def test_no_two_discs_of_a_match_share_a_colour_or_a_shape(seats: int, mode: str) -> None:
    discs = Names(resolve_options(Options(seats=seats, mode=mode))).discs  # type: ignore[arg-type]
    assert len({DISC_COLOURS[disc] for disc in discs}) == len(discs)
    assert len({livery.shape for livery in FALLBACKS.values()}) == len(FALLBACKS)


def test_a_position_draws_itself_with_all_that_lies_on_the_table_and_the_win_piles() -> None:
    bounty = Bounty()
    bounty.play("throw 0 980", "scatter 1024 1024 1")
    drawn = bounty.state._repr_svg_()  # type: ignore[attr-defined]
    assert drawn.count("var(--player-white-ink") == 2  # the disc where it rests, not at the seat any more; and at its pile
    assert drawn.count("url(#cargo-weave)") == 16  # around Grogu, and the ally pile
    bounty.play("turn-up kuiil 2")
    after = bounty.state._repr_svg_()  # type: ignore[attr-defined]
    assert (drawn.count(EMBLEMS["kuiil"]), after.count(EMBLEMS["kuiil"])) == (0, 1)
    found = ids(after)
    assert len(found) == len(set(found))
    assert set(re.findall(r"url\(#([^)]+)\)", after)) <= set(found)


def test_a_protected_set_is_drawn_apart_from_later_cards_of_its_ally() -> None:
    bounty = Bounty()
    bounty.collect({0: "kuiil 1, kuiil 2, stormtrooper 3"})
    bounty.buy("protect", "stormtrooper 3", "protect kuiil")
    bounty.miss()
    bounty.hit("kuiil 3")
    drawn = [(stack.group.protected, [card.beskar for card in stack.cards], stack.points) for stack in stacks(bounty.pile(0))]
    assert drawn == [(False, [3], "2"), (True, [1, 2], "4+2")]


def test_the_cover_is_480_by_640_and_draws_by_itself() -> None:
    root = ElementTree.fromstring(cover())
    assert (root.attrib["width"], root.attrib["height"], root.attrib["viewBox"]) == ("480", "640", "0 0 480 640")
    found = ids(cover())
    assert len(found) == len(set(found))
    assert set(re.findall(r"url\(#([^)]+)\)", cover())) <= set(found)
