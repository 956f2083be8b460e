"""What is agreed before the first tile: options, what tiles and parts are called, and the kernel's record of it."""

from pathlib import Path
from typing import Annotated, Any, cast, get_args

import msgspec
from msgspec import Meta

from cantina.core import game as core
from cantina.core.compiler import allocate, named
from cantina.core.game import read_options
from cantina.core.ledger import Language
from cantina.core.problem import blaming
from cantina.core.texts import texts

from .content import (
    FACTION,
    FACTIONS,
    OBJECTS,
    SIDES,
    Colour,
    ObjectKind,
    Tile,
    TileSet,
    UnplayableError,
    check_tiles,
    rotations,
    shipped,
    turned,
)
from .content import names as tile_sets
from .kernel import codes

COLOURS: tuple[Colour, ...] = get_args(Colour)
TEAM_SEATS = 4
AROUND = [(-1, -1), (0, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (0, 1), (1, 1)]


class Options(core.Options, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What is agreed before the first tile."""

    seats: Annotated[int, Meta(ge=2, le=5)] = 2
    first: Annotated[int, Meta(ge=0, le=4)] = 0
    colours: tuple[Colour, Colour, Colour, Colour, Colour] = ("red", "black", "green", "white", "orange")
    teams: bool = False
    tiles: Annotated[str, Meta(examples=tile_sets())] | TileSet = "full"

    def words(self, language: Language) -> dict[str, str]:
        """What the tiles are called in sentences."""
        from .describe import tile_words

        said = texts(language, Path(__file__).parent / "texts")
        return tile_words(self.tiles, said) if isinstance(self.tiles, TileSet) else {}

    def sides(self) -> list[list[int]]:
        """Two teams that sit in turn, or everybody alone."""
        return [[0, 2], [1, 3]] if self.teams and self.seats == TEAM_SEATS else super().sides()


def resolve_options(options: Options) -> Options:
    """Options with shipped content put in for its name, checked as a whole."""
    options = cast(Options, read_options(Options, msgspec.to_builtins(options)))
    if options.first >= options.seats:
        raise UnplayableError("first-seat", option="first", first=options.first, last=options.seats - 1)
    if len(set(options.colours)) < len(options.colours):
        raise UnplayableError("colours", option="colours", takes=COLOURS)
    if options.teams:
        _check_teams(options)
    with blaming("tiles"):
        tiles = shipped(options.tiles) if isinstance(options.tiles, str) else options.tiles
        check_tiles(tiles)
    return msgspec.structs.replace(options, tiles=tiles)


def _check_teams(options: Options) -> None:
    """CSW-88 to CSW-90: four players, red and green against black and white, seated in turn."""
    if options.seats != TEAM_SEATS:
        raise UnplayableError("teams-seats", option="teams", count=options.seats)
    factions = [FACTION[colour] for colour in options.colours[:4]]
    if factions[0] != factions[2] or factions[1] != factions[3] or set(factions) != {"rebel", "empire"}:
        raise UnplayableError("teams-colours", option="colours")


def make_setup(options: Options) -> Any:
    """What the rules need of the options, as the kernel's record."""
    from .kernel.record import Setup

    tiles = cast(TileSet, options.tiles)
    records = allocate(Setup)
    content = named(records)
    content.seats, content.first = options.seats, options.first
    content.sides = 2 if options.teams else options.seats
    for seat, colour in enumerate(options.colours[: options.seats]):
        content.side[seat] = seat % 2 if options.teams else seat
        content.faction[content.side[seat]] = FACTIONS.index(FACTION[colour])
    content.kinds = len(tiles.tile)
    content.step[:] = [-codes.ROW, 1, codes.ROW, -1]
    content.step_around[:] = [dx + codes.ROW * dy for dx, dy in AROUND]
    for kind, tile in enumerate(tiles.tile):
        content.copies[kind] = tile.copies - (tile.id == tiles.start)
        if tile.id == tiles.start:
            content.start = kind
        _write_tile(content, kind, tile)
    return records


def _write_tile(content: Any, kind: int, tile: Tile) -> None:
    parts = list(tile.parts().items())
    content.parts[kind] = len(parts)
    content.planet[kind] = len(parts) - 1 if tile.planet else -1
    content.side_part[kind] = -1
    for index, (name, sides) in enumerate(parts):
        content.what[kind, index] = OBJECTS.index(cast(ObjectKind, name.split("-")[0]))
        content.sides_of_part[kind, index] = len(sides)
        if name in tile.symbols:
            content.symbol[kind, index] = 1 << 8 * FACTIONS.index(tile.symbols[name])
        for rotation in range(4):
            for side in turned(sides, rotation):
                content.side_part[kind, rotation, SIDES.index(side)] = index
    shown = [("route", "field", "space").index(edge) for edge in tile.edges()]
    for rotation in range(4):
        edges = [shown[(side - rotation) % 4] for side in range(4)]
        whole = sum(1 << edge << 3 * side for side, edge in enumerate(edges))
        content.shows[kind, rotation] = whole if rotation in rotations(tile) else codes.EVERY_SIDE
        for direction, edge in enumerate(edges):
            content.forbids[kind, rotation, direction] = (7 ^ 1 << edge) << 3 * (direction ^ 2)


class Names:
    """What the kernel's numbers of tiles and parts are called in a tile set; shared by all positions of a match."""

    def __init__(self, tiles: TileSet):
        self.tiles = [tile.id for tile in tiles.tile]
        self.kinds = {id_: kind for kind, id_ in enumerate(self.tiles)}
        self.parts = [list(tile.parts()) for tile in tiles.tile]
