"""Drawings: the sheet holds every part that a page needs, joined without seams, and stays small."""

import gzip
import re
from xml.etree import ElementTree

import pytest

import cantina
from cantina.core.ledger import LANGUAGES
from cantina.core.texts import texts
from cantina.games.carcassonne.art import catalogue, cover, outlines, picture, sheet
from cantina.games.carcassonne.art.pictures import Standing
from cantina.games.carcassonne.content import Tile, TileSet, rotations, shipped, turned
from cantina.games.carcassonne.options import Options, resolve_options

GAME = cantina.game("carcassonne")
FULL = shipped("full")
NUMBER = re.compile(r"-?(?:\d+\.?\d*|\.\d+)")
LYING = [(tile, rotation) for tile in FULL.tile for rotation in rotations(tile)]


def drawn_sheet(tiles: str | TileSet) -> dict[str, ElementTree.Element]:
    """The elements of a set's sheet by their ids, which are all different."""
    elements = [
        element
        for element in ElementTree.fromstring(sheet(resolve_options(Options(tiles=tiles)))).iter()
        if "id" in element.attrib
    ]
    found = {element.attrib["id"]: element for element in elements}
    assert len(found) == len(elements)
    return found


@pytest.fixture(scope="module")
def full() -> dict[str, ElementTree.Element]:
    return drawn_sheet(FULL)


def shapes(element: ElementTree.Element, parts: dict[str, ElementTree.Element]) -> int:
    """How many shapes an element paints, with what it refers to."""
    inside = sum(shapes(child, parts) for child in element)
    if "href" in element.attrib:
        return inside + shapes(parts[element.attrib["href"][1:]], parts)
    return inside + (element.tag.split("}")[1] in ("path", "circle", "rect"))


# ---- what a page needs --------------------------------------------------------------------------------------------------


def test_every_tile_is_on_the_sheet_in_every_rotation_that_it_can_have(full: dict[str, ElementTree.Element]) -> None:
    symbols = {id_ for id_ in full if id_.startswith("tile-") and "/" not in id_}
    assert symbols == {f"tile-{tile.id}-{rotation}" for tile, rotation in LYING} | {"tile-back"}


def test_every_part_has_an_outline_that_the_page_may_paint_and_a_place_for_figures(full: dict[str, ElementTree.Element]) -> None:
    for tile, rotation in LYING:
        for part, sides in tile.parts().items():
            outline, shore = (full[f"tile-{tile.id}-{rotation}/{part}{line}"] for line in ("", "/shore"))
            across, down = map(float, outline.attrib["data-spot"].split())
            assert 8 <= across <= 92
            assert 8 <= down <= 92
            assert float(outline.attrib["data-row"]) > 20
            assert outline.attrib.get("data-sides", "") == turned(sides, rotation)
            assert outline.attrib.get("data-chip", "").split()[2:] == [
                faction for on, faction in tile.symbols.items() if on == part
            ]
            assert outline.attrib["d"].lower().endswith("z")
            assert set(shore.attrib) == {"id", "d"}
            assert not {"fill", "stroke"} & set(outline.attrib)


def test_pieces_dice_chips_and_marks_of_open_sides_are_on_the_sheet(full: dict[str, ElementTree.Element]) -> None:
    colours, factions = ("red", "green", "black", "white", "orange"), ("rebel", "empire", "bounty")
    assert {f"figure-{colour}-{size}" for colour in colours for size in ("small", "large")} <= set(full)
    assert {f"die-{face}" for face in range(1, 7)} | {f"chip-{faction}" for faction in factions} <= set(full)
    assert {f"open-{kind}-{side}" for kind in ("route", "field") for side in "NESW"} <= set(full)


def test_a_tile_stays_light_enough_to_be_drawn_eighty_times(full: dict[str, ElementTree.Element]) -> None:
    assert max(shapes(full[f"tile-{tile.id}-{rotation}"], full) for tile, rotation in LYING) <= 60


def test_the_sheet_stays_small() -> None:
    drawn = sheet(resolve_options(Options())).encode()
    assert len(drawn) < 400_000
    assert len(gzip.compress(drawn)) < 90_000


def test_a_set_of_ones_own_may_name_its_tiles_in_any_letters() -> None:
    tile = Tile('<"Ř"&', routes=("EW",))
    assert f"tile-{tile.id}-1/route-0" in drawn_sheet(TileSet("mine", "START", (FULL["START"], tile)))


# ---- no seams -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("tile", "rotation"), LYING, ids=lambda value: str(getattr(value, "id", value)))
def test_lines_that_light_up_meet_sides_where_those_of_every_other_tile_do(tile: Tile, rotation: int) -> None:
    for outline in outlines(tile, rotation):
        if outline.part == "planet":
            continue
        expected = {"field": {15.0, 85.0}, "route": {50.0}}[outline.part.split("-")[0]]
        met: dict[str, set[float]] = {}
        for line in filter(None, outline.shore.split("M")):
            values = [float(value) for value in NUMBER.findall(line)]
            for across, down in (values[:2], values[-2:]):
                for side, on_side, along in (
                    ("N", down == 0, across),
                    ("E", across == 100, down),
                    ("S", down == 100, across),
                    ("W", across == 0, down),
                ):
                    if on_side:
                        met.setdefault(side, set()).add(along)
        assert met == dict.fromkeys(outline.sides, expected)


# ---- whole pictures -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["full", "short"])
def test_a_picture_holds_everything_that_it_refers_to(name: str) -> None:
    tiles = shipped(name)
    state = GAME.start(tiles=name)
    placed = [(0, 0, "START", 0)]
    crowd: list[Standing] = [(0, 0, "route-0", "red", "small"), (0, 0, "route-0", "black", "large")]
    for drawn in (catalogue(tiles, 40), cover(), picture(tiles, placed, crowd), state._repr_svg_()):  # type: ignore[attr-defined]
        elements = list(ElementTree.fromstring(drawn).iter())
        ids = {element.attrib["id"] for element in elements if "id" in element.attrib}
        assert {element.attrib["href"][1:] for element in elements if "href" in element.attrib} <= ids
        assert set(re.findall(r"url\(#([^)]+)\)", drawn)) <= ids


def test_the_cover_is_a_portrait() -> None:
    assert ElementTree.fromstring(cover()).attrib["viewBox"] == "0 0 480 640"


# ---- names --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_shipped_planet_has_a_name_of_its_own(language: str) -> None:
    say = texts(language, GAME.folder / "texts")
    planets = {tile.id for name in ("full", "short") for tile in shipped(name).tile if tile.planet}
    assert len({say.say(f"planet-{id_}") for id_ in planets}) == len(planets)
