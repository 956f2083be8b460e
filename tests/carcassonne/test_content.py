"""Content: tile sets of one's own are checked before anybody plays, and the error names the tile and what is wrong (CSW-R-02)."""

import re
from typing import Any

import pytest

import cantina
from cantina.core.game import OVER, OptionError
from cantina.games.carcassonne.content import MOST_KINDS, MOST_PARTS, MOST_TILES, Tile, TileSet, check_tiles, rotations, shipped
from tests.carcassonne.voyage import FULL, Voyage

GAME = cantina.game("carcassonne")
START = FULL["START"]
STRAIGHT = FULL["RS"]
SHIPPED = ["full", "short"]


def with_tile(tile: Tile) -> TileSet:
    """The start tile and one more."""
    return TileSet("mine", "START", (START, tile))


# ---- the shipped sets ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("CSW-R-02")
@pytest.mark.parametrize("name", SHIPPED)
def test_a_shipped_set_passes_the_check_and_can_be_chosen_by_its_name(name: str) -> None:
    check_tiles(shipped(name))
    assert GAME.start(tiles=name).options == GAME.start(tiles=shipped(name)).options


@pytest.mark.rule("CSW-01", "CSW-R-02")
def test_the_full_set_has_76_tiles_and_one_of_them_is_the_start_tile() -> None:
    assert sum(tile.copies for tile in FULL.tile) == 76
    assert (FULL.start, FULL["START"].copies) == ("START", 1)


def test_the_short_set_has_18_tiles() -> None:
    assert sum(tile.copies for tile in shipped("short").tile) == 18


@pytest.mark.parametrize("tile", [tile.id for tile in shipped("short").tile])
def test_every_tile_of_the_short_set_is_one_of_the_full_set(tile: str) -> None:
    short, full = shipped("short")[tile], FULL[tile]
    assert (short.routes, short.fields, short.planet, short.symbols) == (full.routes, full.fields, full.planet, full.symbols)
    assert short.copies <= full.copies


@pytest.mark.rule("CSW-R-02")
@pytest.mark.parametrize("name", SHIPPED)
def test_the_start_tile_of_a_shipped_set_has_a_route_at_one_of_its_sides(name: str) -> None:
    tiles = shipped(name)
    assert "route" in tiles[tiles.start].edges()


@pytest.mark.rule("CSW-R-02")
def test_every_planet_of_the_full_set_has_a_symbol() -> None:
    planets = [tile for tile in FULL.tile if tile.planet]
    assert planets
    assert all("planet" in tile.symbols for tile in planets)


@pytest.mark.rule("CSW-R-02")
def test_a_set_that_is_not_shipped_is_refused_by_its_name() -> None:
    with pytest.raises(OptionError, match=re.escape("there is no tile set 'printed'; shipped are full, short")):
        GAME.start(tiles="printed")


@pytest.mark.rule("CSW-R-02")
def test_a_set_cannot_be_read_from_elsewhere_by_its_name() -> None:
    with pytest.raises(OptionError, match=re.escape("there is no tile set '../ledger'")):
        GAME.start(tiles="../ledger")


# ---- sets of one's own --------------------------------------------------------------------------------------------------


@pytest.mark.rule("CSW-R-02")
def test_a_set_of_ones_own_can_be_given_as_plain_data() -> None:
    plain = {"name": "mine", "start": "HOME", "tile": [{"id": "HOME", "copies": 3, "routes": ["NS"], "fields": ["E"]}]}
    own = TileSet("mine", "HOME", (Tile("HOME", 3, ("NS",), ("E",)),))
    assert GAME.start(tiles=plain).options == GAME.start(tiles=own).options


@pytest.mark.rule("CSW-R-02")
def test_one_copy_of_the_start_tile_lies_on_the_table_and_the_others_are_in_the_piles() -> None:
    seen = Voyage(TileSet("mine", "HOME", (Tile("HOME", 3, ("NS",)),))).view()
    assert ([tile.tile for tile in seen.tiles], seen.left) == (["HOME"], {"HOME": 2})


@pytest.mark.rule("CSW-R-02")
@pytest.mark.parametrize(
    ("tile", "message"),
    [
        pytest.param(Tile("T", copies=0), "tile 'T': 0 copies", id="no copies"),
        pytest.param(Tile("T", copies=-1), "tile 'T': -1 copies", id="negative copies"),
        pytest.param(Tile("T", routes=("NZ",)), "tile 'T', route-0: 'Z' is no side; it takes N, E, S, W", id="no such side"),
        pytest.param(Tile("T", fields=("N", "s")), "tile 'T', field-1: 's' is no side", id="lower-case side"),
        pytest.param(Tile("T", routes=("",)), "tile 'T', route-0: it touches no side", id="route without a side"),
        pytest.param(Tile("T", fields=("N", "")), "tile 'T', field-1: it touches no side", id="field without a side"),
        pytest.param(Tile("T", routes=("NS", "EN")), "tile 'T': side N belongs to two parts", id="two routes at a side"),
        pytest.param(Tile("T", routes=("NS",), fields=("S",)), "tile 'T': side S belongs to two parts", id="route and field"),
        pytest.param(
            Tile("T", routes=("N",)),
            "tile 'T', route-0: the route ends nowhere; it takes a planet, a field or a crossroads",
            id="route to nowhere",
        ),
        pytest.param(
            Tile("T", routes=("NS", "E")),
            "tile 'T', route-1: the route ends nowhere; it takes a planet, a field or a crossroads",
            id="second route to nowhere",
        ),
        pytest.param(
            Tile("T", routes=("NES",)),
            "tile 'T', route-0: a route touches one or two sides; a crossroads is several routes of one side",
            id="route with three sides",
        ),
        pytest.param(
            Tile("T", routes=("NS",), symbols={"route-1": "rebel"}),
            "tile 'T': a symbol lies on 'route-1', which the tile does not have",
            id="symbol on no part",
        ),
        pytest.param(
            Tile("T", routes=("NS",), symbols={"planet": "rebel"}),
            "tile 'T': a symbol lies on 'planet', which the tile does not have",
            id="symbol on no planet",
        ),
        pytest.param(Tile("T", planet=True), "tile 'T': a planet needs exactly one symbol", id="planet without a symbol"),
        pytest.param(
            Tile("T", routes=("N",), planet=True, symbols={"route-0": "rebel"}),
            "tile 'T': a planet needs exactly one symbol",
            id="symbol beside the planet",
        ),
    ],
)
def test_a_tile_that_cannot_be_played_is_refused_by_its_name(tile: Tile, message: str) -> None:
    with pytest.raises(OptionError, match=re.escape(f"tile set 'mine', {message}")):
        GAME.start(tiles=with_tile(tile))


@pytest.mark.rule("CSW-R-02")
@pytest.mark.parametrize(
    "tile",
    [
        pytest.param(Tile("T", routes=("N",), planet=True, symbols={"planet": "rebel"}), id="route to a planet"),
        pytest.param(Tile("T", routes=("N",), fields=("S",)), id="route to a field"),
        pytest.param(Tile("T", routes=("N", "E")), id="crossroads of two branches"),
        pytest.param(Tile("T", routes=("NS", "EW")), id="two routes that cross"),
        pytest.param(Tile("T", fields=("NESW",), symbols={"field-0": "bounty"}), id="field on all sides"),
        pytest.param(Tile("T"), id="free space"),
    ],
)
def test_a_tile_that_can_be_played_is_taken(tile: Tile) -> None:
    assert Voyage(with_tile(tile)).view().left == {"T": 1}


@pytest.mark.rule("CSW-R-02")
@pytest.mark.parametrize(
    ("tiles", "message"),
    [
        pytest.param(
            TileSet("mine", "START", (START, STRAIGHT, STRAIGHT)),
            "tile set 'mine': tile 'RS' stands in it twice; say copies = 2 instead",
            id="the same tile twice",
        ),
        pytest.param(
            TileSet("mine", "HOME", (START,)), "tile set 'mine': the start tile 'HOME' is not in it", id="no start tile"
        ),
        pytest.param(
            TileSet("mine", "A1", (FULL["A1"], STRAIGHT)),
            "tile set 'mine', tile 'A1': the start tile needs a side with a route",
            id="no route to start from",
        ),
        pytest.param(TileSet("mine", "START", (START,)), f"tile set 'mine': 1 tiles; it takes 2 to {MOST_TILES}", id="one tile"),
        pytest.param(
            with_tile(Tile("T", MOST_TILES, ("NS",))),
            f"tile set 'mine': {MOST_TILES + 1} tiles; it takes 2 to {MOST_TILES}",
            id="too many tiles",
        ),
        pytest.param(
            TileSet("mine", "START", (START, *(Tile(f"T{n}", 1, ("NS",)) for n in range(MOST_KINDS)))),
            f"tile set 'mine': {MOST_KINDS + 1} kinds of tile; it takes {MOST_KINDS} at most",
            id="too many kinds",
        ),
        pytest.param(
            with_tile(Tile("T", MOST_PARTS // 5, ("N", "E", "S", "W"), (), True, {"planet": "rebel"})),
            f"tile set 'mine': more than {MOST_PARTS} routes, fields and planets in all",
            id="too many parts",
        ),
    ],
)
def test_a_set_that_cannot_be_played_is_refused_by_what_is_wrong_with_it(tiles: TileSet, message: str) -> None:
    with pytest.raises(OptionError, match=re.escape(message)):
        GAME.start(tiles=tiles)


@pytest.mark.rule("CSW-R-02")
@pytest.mark.parametrize(
    ("tile", "message"),
    [
        pytest.param(
            {"id": "T", "symbols": {"planet": "jedi"}},
            "symbols: 'jedi' is unknown; it takes bounty, empire, rebel",
            id="no such faction",
        ),
        pytest.param(
            {"id": "T", "rivers": ["NS"]}, "tile 'T': unknown field 'rivers'; it takes id, copies", id="no such property"
        ),
        pytest.param({"routes": ["NS"]}, "tiles, tile 2: id is missing", id="no name"),
    ],
)
def test_a_tile_given_as_plain_data_is_refused_by_the_property_that_is_wrong(tile: dict[str, Any], message: str) -> None:
    start = {"id": "START", "routes": ["EW"]}
    with pytest.raises(OptionError, match=re.escape(message)):
        GAME.start(tiles={"name": "mine", "start": "START", "tile": [start, tile]})


def test_the_largest_set_can_be_laid_in_one_row() -> None:
    voyage = Voyage(TileSet("mine", "RS", (Tile("RS", MOST_TILES, ("EW",)),)))
    for x in range(1, MOST_TILES):
        voyage.go("RS", f"{x} 0 0")
    assert len(voyage.view().tiles) == MOST_TILES
    assert voyage.turn == OVER


# ---- how a tile looks ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("tile", "expected"),
    [
        ("RX4", [0]),
        ("P0-R", [0]),
        ("A4", [0]),
        ("RS", [0, 1]),
        ("A2O", [0, 1]),
        ("RB", [0, 1, 2, 3]),
        ("A2A", [0, 1, 2, 3]),
        ("AL", [0, 1, 2, 3]),
    ],
)
def test_rotations_that_look_the_same_are_one(tile: str, expected: list[int]) -> None:
    assert rotations(FULL[tile]) == expected


@pytest.mark.parametrize(
    ("tile", "edges"),
    [
        ("START", ["field", "route", "space", "route"]),
        ("A3R-R", ["field", "field", "route", "field"]),
        ("P1-E", ["space", "space", "route", "space"]),
    ],
)
def test_the_sides_of_a_tile_show_what_touches_them(tile: str, edges: list[str]) -> None:
    assert FULL[tile].edges() == edges
