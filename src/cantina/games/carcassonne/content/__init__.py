"""Content of Carcassonne: tile sets, shipped or a user's own, checked before anybody plays with them."""

from collections import Counter
from pathlib import Path
from typing import Literal, get_args

import msgspec

from cantina.core.problem import OptionError
from cantina.core.shipped import Shelf

Colour = Literal["red", "green", "black", "white", "orange"]
Faction = Literal["rebel", "empire", "bounty"]
Figure = Literal["small", "large"]
ObjectKind = Literal["route", "field", "planet"]

FACTIONS: tuple[Faction, ...] = get_args(Faction)
FIGURES: tuple[Figure, ...] = get_args(Figure)
OBJECTS: tuple[ObjectKind, ...] = get_args(ObjectKind)
SIDES = "NESW"
AROUND = [(-1, -1), (0, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (0, 1), (1, 1)]  # cells around a cell
FACTION: dict[Colour, Faction] = {  # CSW-08, CSW-R-01
    "red": "rebel",
    "green": "rebel",
    "black": "empire",
    "white": "empire",
    "orange": "bounty",
}
FEWEST_TILES, MOST_TILES = 2, 80
MOST_PARTS = 160
MOST_KINDS = 96
HERE = Path(__file__).parent


class UnplayableError(OptionError):
    """A problem with options or tiles of Carcassonne."""

    folder = Path(__file__).parents[1] / "texts"


class Tile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A kind of tile: the sides that each of its routes and fields touches, whether it has a planet, its symbols by part."""

    id: str
    copies: int = 1
    routes: tuple[str, ...] = ()
    fields: tuple[str, ...] = ()
    planet: bool = False
    symbols: dict[str, Faction] = {}

    def parts(self) -> dict[str, str]:
        """The parts by name, with the sides that each touches: routes, then fields, then the planet."""
        named = {f"route-{index}": sides for index, sides in enumerate(self.routes)}
        named |= {f"field-{index}": sides for index, sides in enumerate(self.fields)}
        return named | ({"planet": ""} if self.planet else {})

    def edges(self) -> list[str]:
        """What each side shows: route, field or space, from north clockwise."""
        shown = dict.fromkeys(SIDES, "space")
        for name, sides in self.parts().items():
            shown |= dict.fromkeys(sides, name.split("-")[0])
        return [shown[side] for side in SIDES]


class TileSet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The tiles of a match."""

    name: str
    start: str
    tile: tuple[Tile, ...]

    def __getitem__(self, id_: str) -> Tile:
        return next(tile for tile in self.tile if tile.id == id_)


SHELF = Shelf(HERE, UnplayableError, tile_set=TileSet)


def shipped(name: str) -> TileSet:
    """A tile set that comes with the game."""
    return SHELF.find(name, TileSet)


def names() -> list[str]:
    """The names of the shipped tile sets."""
    return SHELF.names(TileSet)


def turned(sides: str, rotation: int) -> str:
    """Sides after so many quarter turns clockwise."""
    return "".join(SIDES[(SIDES.index(side) + rotation) % 4] for side in sides)


def looks(tile: Tile, rotation: int) -> frozenset[tuple[str, frozenset[str], str | None]]:
    """What a turned tile shows; two rotations with the same look are one (CSW-R-08)."""
    return frozenset(
        (name.split("-")[0], frozenset(turned(sides, rotation)), tile.symbols.get(name)) for name, sides in tile.parts().items()
    )


def rotations(tile: Tile) -> list[int]:
    """The rotations that look different from every smaller one."""
    return [rotation for rotation in range(4) if all(looks(tile, rotation) != looks(tile, less) for less in range(rotation))]


def check_tiles(tiles: TileSet) -> None:
    """CSW-R-02: a set that can be played. The error names the tile and what is wrong with it."""
    where, ids = f"tile-set {tiles.name!r}", Counter(tile.id for tile in tiles.tile)
    if twice := [id_ for id_, count in ids.items() if count > 1]:
        raise UnplayableError("tile-twice", where, tile=repr(twice[0]))
    if tiles.start not in ids:
        raise UnplayableError("no-start-tile", where, tile=repr(tiles.start))
    if len(ids) > MOST_KINDS:
        raise UnplayableError("kinds-of-tile", where, count=len(ids), most=MOST_KINDS)
    for tile in tiles.tile:
        _check_tile(f"{where}, tile {tile.id!r}", tile)
    total = sum(tile.copies for tile in tiles.tile)
    if not FEWEST_TILES <= total <= MOST_TILES:
        raise UnplayableError("number-of-tiles", where, count=total, fewest=FEWEST_TILES, most=MOST_TILES)
    if sum(tile.copies * len(tile.parts()) for tile in tiles.tile) > MOST_PARTS:
        raise UnplayableError("too-many-parts", where, most=MOST_PARTS)
    if "route" not in tiles[tiles.start].edges():
        raise UnplayableError("start-without-route", f"{where}, tile {tiles.start!r}")


def _closers(tile: Tile) -> int:
    """Things on a tile that end a route: a planet, fields, a crossroads (CSW-71, CSW-R-10)."""
    return tile.planet + len(tile.fields) + (sum(len(sides) == 1 for sides in tile.routes) > 1)


def _check_tile(where: str, tile: Tile) -> None:
    if tile.copies < 1:
        raise UnplayableError("copies", where, count=tile.copies)
    used: Counter[str] = Counter()
    for part, sides in tile.parts().items():
        if strange := [side for side in sides if side not in SIDES]:
            raise UnplayableError("no-side", f"{where}, {part}", value=repr(strange[0]))
        if twice := [side for side in SIDES if sides.count(side) > 1]:
            raise UnplayableError("side-twice", f"{where}, {part}", side=twice[0])
        if not sides and part != "planet" and not (part.startswith("route") and _closers(tile) > 1):
            raise UnplayableError("touches-nothing", f"{where}, {part}")
        used.update(sides)
    if shared := [side for side in SIDES if used[side] > 1]:
        raise UnplayableError("shared-side", where, side=shared[0])
    ends = [part for part, sides in tile.parts().items() if part.startswith("route") and len(sides) == 1]
    if len(ends) == 1 and not tile.planet and not tile.fields:
        raise UnplayableError("route-to-nowhere", f"{where}, {ends[0]}")
    if wide := [part for part, sides in tile.parts().items() if part.startswith("route") and len(sides) > 2]:
        raise UnplayableError("wide-route", f"{where}, {wide[0]}")
    if strange := [part for part in tile.symbols if part not in tile.parts()]:
        raise UnplayableError("symbol-on-nothing", where, part=repr(strange[0]))
    if tile.planet and "planet" not in tile.symbols:
        raise UnplayableError("planet-symbol", where)
