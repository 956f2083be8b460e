"""The drawings: every part is there, touches nothing that it should not, and is well-formed, on boards of any length."""

import math
import re
import xml.etree.ElementTree as ElementTree
from collections import Counter
from itertools import pairwise
from typing import get_args

import pytest

import cantina
from cantina.games.super_teams.art import cover, picture, sheet
from cantina.games.super_teams.art.cards import BONUS, NUMBERS
from cantina.games.super_teams.art.lane import FINISH_RADIUS, MOST, PAD, SHIP, TALL, WIDE, Form, Lane, lane
from cantina.games.super_teams.art.ships import HULLS, SHIPS, ship_art
from cantina.games.super_teams.art.track import holes, kinds, track_art
from cantina.games.super_teams.content import Board, Colour, names, shipped
from cantina.games.super_teams.game import GAME
from cantina.games.super_teams.options import Options

SVG = "{http://www.w3.org/2000/svg}"
LENGTHS = (6, 7, 10, 14, 20, 21, 27, 35, 42, 50, 62, 77, 90, 100, 113, 120)
WIDTH = 0.85 * SHIP  # of a ship, whose length is 1


def sheet_of(board: str | Board) -> ElementTree.Element:
    return ElementTree.fromstring(sheet(GAME.resolve_options(Options(board=board))))


def ids(root: ElementTree.Element) -> list[str]:
    return [element.attrib["id"] for element in root.iter() if "id" in element.attrib]


def point(text: str) -> tuple[float, float]:
    across, down = text.split(",")
    return float(across), float(down)


def test_the_death_star_is_a_ball() -> None:
    outline = HULLS["green-2"].outline  # one circle, and nothing that sticks out
    assert re.fullmatch(r"M-(?P<r>[\d.]+) 0a(?P=r) (?P=r) 0 1 0 [\d.]+ 0a(?P=r) (?P=r) 0 1 0 -[\d.]+ 0z", outline)


@pytest.mark.parametrize("name", names(Board))
def test_a_sheet_has_each_id_once_and_everything_it_refers_to(name: str) -> None:
    text = sheet(GAME.resolve_options(Options(board=name)))
    found = Counter(ids(ElementTree.fromstring(text)))
    assert [id_ for id_, count in found.items() if count > 1] == []
    assert set(re.findall(r'href="#([^"]+)"', text)) | set(re.findall(r"url\(#([^)]+)\)", text)) <= set(found)


def test_a_sheet_has_every_ship_card_and_glyph() -> None:
    found = set(ids(sheet_of("short")))
    assert {f"ship-{ship}" for ship in SHIPS} | {f"hull-{ship}" for ship in SHIPS} <= found
    assert {f"card-{team}-{value}" for team in get_args(Colour) for value in NUMBERS} | {"card-back", "wild"} <= found
    assert {f"bonus-{card}" for card in BONUS} | {f"icon-{card}" for card in BONUS} | {"bonus-back"} <= found
    assert {f"glyph-{name}" for name in ("crate", "streaks", "rock", "swirl", "plain")} <= found
    assert {"sky", "track", "track-tall"} <= found


@pytest.mark.parametrize("form", ["", "tall-"])
@pytest.mark.parametrize("name", names(Board))
def test_every_space_and_half_has_an_outline_within_the_board(name: str, form: str) -> None:
    root, board = sheet_of(name), shipped(name, Board)
    outlines = {element.attrib["id"]: element for element in root.iter(f"{SVG}path") if "data-x" in element.attrib}
    track = next(element for element in root.iter(f"{SVG}symbol") if element.attrib["id"] == ("track-tall" if form else "track"))
    left, top, wide, high = map(float, track.attrib["viewBox"].split())
    wanted = {f"{form}space-{space}" for space in range(len(board.codes()) + 2)}
    for space, what in enumerate(kinds(board), start=1):
        wanted |= {f"{form}space-{space}-{kind}" for kind in what if len(what) == 2}
    assert wanted <= outlines.keys()
    for name_ in wanted:
        element = outlines[name_]
        assert not {"fill", "stroke"} & element.attrib.keys()  # whoever uses it paints it
        points = [(float(element.attrib["data-x"]), float(element.attrib["data-y"]))]
        points += [point(element.attrib[key]) for key in ("data-outer", "data-rim") if key in element.attrib]
        points += [point(dock.rsplit(",", 1)[0]) for dock in element.attrib.get("data-dock", "").split()]
        assert all(left < across < left + wide and top < down < top + high for across, down in points)


@pytest.mark.parametrize("form", [WIDE, TALL], ids=["wide", "tall"])
@pytest.mark.parametrize("spaces", LENGTHS)
def test_a_lane_fits_the_screen_whatever_its_length(spaces: int, form: Form) -> None:
    laid = lane(spaces, form)
    left, top, wide, high = laid.box
    assert len(laid.places) == spaces + 2
    assert 0.7 < wide / high / form.aspect < 1.5
    for space in range(laid.finish + 1):
        for dock in laid.docks(space, MOST):
            assert left < dock.centre[0] < left + wide
            assert top < dock.centre[1] < top + high


@pytest.mark.parametrize("form", [WIDE, TALL], ids=["wide", "tall"])
@pytest.mark.parametrize("spaces", LENGTHS)
def test_pads_and_planets_keep_apart(spaces: int, form: Form) -> None:
    laid = lane(spaces, form)
    pads = [place.centre for place in laid.places[1:-1]]
    assert min(math.dist(pad, other) for index, pad in enumerate(pads) for other in pads[:index]) > 2 * PAD + 4
    assert min(math.dist(laid.places[-1].centre, pad) for pad in pads) > FINISH_RADIUS + PAD + 4
    waiting = [dock.centre for dock in laid.docks(0, MOST)]
    assert min(math.dist(dock, pad) for dock in waiting for pad in pads) > PAD + SHIP / 2
    assert min(math.dist(*pair) for pair in pairwise(waiting)) > SHIP


def gap(laid: Lane, space: int, other: int, crowd: int, beside: int) -> float:
    """How far two crowds on different spaces are apart."""
    return min(
        math.dist(one.centre, two.centre) - WIDTH / 2 * (one.scale + two.scale)
        for one in laid.docks(space, crowd)
        for two in laid.docks(other, beside)
    )


@pytest.mark.parametrize("form", [WIDE, TALL], ids=["wide", "tall"])
@pytest.mark.parametrize("spaces", LENGTHS)
def test_ships_docked_at_neighbouring_spaces_do_not_touch(spaces: int, form: Form) -> None:
    laid = lane(spaces, form)
    for space in range(1, spaces):
        assert (
            min(gap(laid, space, space + 1, crowd, beside) for crowd, beside in ((1, 1), (2, 2), (4, 3), (5, 6), (8, 8), (1, 4)))
            > 0
        )
    for space in range(1, spaces - 1):
        crowds = {space: 3, space + 2: 1}
        assert laid.is_roomy(space, crowds)
        spread = laid.docks(space, 3, roomy=True)
        assert min(math.dist(dock.centre, laid.docks(space + 2, 1)[0].centre) for dock in spread) > WIDTH


@pytest.mark.parametrize("form", [WIDE, TALL], ids=["wide", "tall"])
@pytest.mark.parametrize("spaces", LENGTHS)
def test_docked_ships_stay_off_pads_and_the_finish_planet(spaces: int, form: Form) -> None:
    laid = lane(spaces, form)
    for space in range(1, spaces + 1):
        for crowd in (1, 2, 4, 8):
            for dock in laid.docks(space, crowd):
                reach = WIDTH / 2 * dock.scale
                assert math.dist(dock.centre, laid.places[space].centre) > PAD + reach * 0.7
                assert all(math.dist(dock.centre, place.centre) > PAD for place in laid.places[1:-1])
                assert math.dist(dock.centre, laid.places[-1].centre) > FINISH_RADIUS + reach - 6


def test_crowds_share_a_bar_and_spread_only_where_the_next_spaces_are_empty() -> None:
    laid = lane(50, WIDE)
    assert laid.is_roomy(20, {20: 3})
    assert not laid.is_roomy(20, {20: 3, 21: 1})
    assert not laid.is_roomy(20, {20: 3, 18: 2})
    assert [dock.scale for dock in laid.docks(20, 3)] < [dock.scale for dock in laid.docks(20, 3, roomy=True)]


def test_holes_in_a_row_are_one() -> None:
    assert [(hole.first, hole.last) for hole in holes(shipped("long", Board))] == [(10, 11), (25, 27), (41, 42)]


def test_drawings_stay_light() -> None:
    root = sheet_of("long")
    for symbol in root.iter(f"{SVG}symbol"):
        limit = 8 * 50 if symbol.attrib["id"].startswith("track") else 16
        assert sum(1 for _ in symbol.iter()) <= limit, symbol.attrib["id"]
    assert len(sheet(GAME.resolve_options(Options()))) < 150_000
    assert len(sheet(GAME.resolve_options(Options(board=Board("mine", "N H " * 60))))) < 240_000


def test_every_colour_is_a_role() -> None:
    for text in (sheet(GAME.resolve_options(Options())), cover()):
        paints = set(re.findall(r'(?:fill|stroke|stop-color)="([^"]+)"', text))
        assert [paint for paint in paints if not paint.startswith(("var(--", "url(#", "none"))] == []


def test_ships_are_told_apart_by_their_outline_alone() -> None:
    assert len({hull.outline for hull in HULLS.values()}) == len(SHIPS)
    assert all(f"--player-{ship.split('-')[0]}," in ship_art(ship) for ship in SHIPS)


def test_a_board_with_hostile_words_stays_well_formed() -> None:
    ElementTree.fromstring(sheet(GAME.resolve_options(Options(board=Board("</svg>&", "N B HN AN HA X N H A N")))))


def test_a_position_draws_itself_with_every_ship_on_its_space() -> None:
    state = cantina.game("super-teams").start(seats=3, board="short")
    drawn = state._repr_svg_()  # type: ignore[attr-defined]
    ElementTree.fromstring(drawn)
    assert drawn.count('<use href="#ship-') == 6
    crowded = picture(shipped("short", Board), [("red-1", 4), ("green-2", 4), ("black-1", 4), ("yellow-1", 5), ("red-2", 21)])
    assert 'href="#mooring-3"' in crowded
    spread = picture(shipped("short", Board), [("red-1", 4), ("green-2", 4), ("black-1", 4)])
    assert 'href="#mooring-3-roomy"' in spread


def test_the_cover_is_upright_and_draws_by_itself() -> None:
    root = ElementTree.fromstring(cover())
    assert root.attrib["viewBox"] == "0 0 480 640"
    assert len(ids(root)) == len(set(ids(root)))


def test_the_track_is_the_same_every_time() -> None:
    board = shipped("long", Board)
    assert track_art(board, lane(50, WIDE)) == track_art(board, lane(50, WIDE))
