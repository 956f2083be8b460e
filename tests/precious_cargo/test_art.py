"""Drawings: well-formed SVG with a symbol for every card and disc, outlines of all places, colours by role."""

import re
import xml.dom.minidom

import pytest

from cantina.games.precious_cargo import art
from cantina.games.precious_cargo.content import DISCS, UPGRADES, Deck, Layout, shipped
from tests.precious_cargo.bounty import GAME, Bounty

OPTIONS = GAME.start().options


def test_the_sheet_has_a_symbol_for_every_card_disc_and_upgrade() -> None:
    document = xml.dom.minidom.parseString(art.sheet(OPTIONS))
    symbols = {symbol.getAttribute("id") for symbol in document.getElementsByTagName("symbol")}
    cards = {f"card-{ally.id}-{beskar}" for ally in shipped("full", Deck).ally for beskar in ally.beskar}
    pieces = {f"disc-{disc}" for disc in (*DISCS, "grogu")} | {f"upgrade-{upgrade}" for upgrade in UPGRADES}
    assert symbols == cards | pieces | {"card-back", "beskar"}


@pytest.mark.parametrize("layout", ["standard", "tight"])
def test_every_place_and_grogu_has_an_outline_on_the_table(layout: str) -> None:
    found = art.outlines(shipped(layout, Layout))
    assert set(found) == {"grogu", *(f"place-{place}" for place in range(15))}
    assert found["place-0"].startswith("M")


def test_the_cover_is_480_by_640_and_a_position_draws_itself() -> None:
    cover = xml.dom.minidom.parseString(art.cover()).getElementsByTagName("svg")[0]
    assert (cover.getAttribute("width"), cover.getAttribute("height")) == ("480", "640")
    bounty = Bounty()
    bounty.play("throw 0 980", "scatter 1024 1024 1")
    xml.dom.minidom.parseString(bounty.state._repr_svg_())  # type: ignore[attr-defined]


def test_colours_of_the_table_are_roles_with_a_fallback() -> None:
    drawn = art.sheet(OPTIONS)
    assert len(re.findall(r"var\(--[a-z-]+, #[0-9a-f]{6}\)", drawn)) > 100
