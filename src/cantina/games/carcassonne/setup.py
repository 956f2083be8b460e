"""The kernel's record of what was agreed before the first tile, made from resolved options."""

from typing import Any, cast

from cantina.core.compiler import allocate, named

from .content import AROUND, FACTION, FACTIONS, OBJECTS, SIDES, ObjectKind, Tile, TileSet, rotations, turned
from .kernel import codes
from .kernel.record import Setup
from .options import Options


def make_setup(options: Options) -> Any:
    """What the rules need of the options, as the kernel's record."""
    tiles = cast(TileSet, options.tiles)
    records = allocate(Setup)
    setup = named(records)
    setup.seats, setup.first = options.seats, options.first
    setup.sides = 2 if options.teams else options.seats
    for seat, colour in enumerate(options.colours[: options.seats]):
        setup.side[seat] = seat % 2 if options.teams else seat
        setup.faction[setup.side[seat]] = FACTIONS.index(FACTION[colour])
    setup.kinds = len(tiles.tile)
    setup.step[:] = [-codes.ROW, 1, codes.ROW, -1]
    setup.step_around[:] = [dx + codes.ROW * dy for dx, dy in AROUND]
    for kind, tile in enumerate(tiles.tile):
        setup.copies[kind] = tile.copies - (tile.id == tiles.start)
        if tile.id == tiles.start:
            setup.start = kind
        _write_tile(setup, kind, tile)
    return records


def _write_tile(setup: Any, kind: int, tile: Tile) -> None:
    parts = list(tile.parts().items())
    setup.parts[kind] = len(parts)
    setup.planet[kind] = len(parts) - 1 if tile.planet else -1
    setup.side_part[kind] = -1
    for index, (name, sides) in enumerate(parts):
        setup.what[kind, index] = OBJECTS.index(cast(ObjectKind, name.split("-")[0]))
        setup.sides_of_part[kind, index] = len(sides)
        if name in tile.symbols:
            setup.symbol[kind, index] = 1 << 8 * FACTIONS.index(tile.symbols[name])
        for rotation in range(4):
            for side in turned(sides, rotation):
                setup.side_part[kind, rotation, SIDES.index(side)] = index
    shown = [("route", "field", "space").index(edge) for edge in tile.edges()]
    for rotation in range(4):
        edges = [shown[(side - rotation) % 4] for side in range(4)]
        whole = sum(1 << edge << 3 * side for side, edge in enumerate(edges))
        setup.shows[kind, rotation] = whole if rotation in rotations(tile) else codes.EVERY_SIDE
        for direction, edge in enumerate(edges):
            setup.forbids[kind, rotation, direction] = (7 ^ 1 << edge) << 3 * (direction ^ 2)
