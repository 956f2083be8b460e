"""The kernel's record of what was agreed before the first tile, made from resolved options."""

import functools
import itertools
import math
from typing import Any, cast

import numpy as np

from cantina.core.compiler import Array, allocate, named

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
    setup.odds[:] = fight_odds()
    return records


@functools.cache
def fight_odds() -> Array:
    """The chances to win a fight, in parts of SURE: by one's own dice, and how many rivals have one die, two and three."""
    odds = np.zeros((codes.MOST_DICE + 1, codes.SEATS, codes.SEATS, codes.SEATS), np.int32)
    for own in range(1, codes.MOST_DICE + 1):
        for rivals in itertools.product(range(codes.SEATS), repeat=codes.MOST_DICE):
            if sum(rivals) < codes.SEATS:
                dice = tuple(count + 1 for count, number in enumerate(rivals) for _ in range(number))
                odds[(own, *rivals)] = round(codes.SURE * chance_to_win(own, dice))
    return odds


@functools.cache
def chance_to_win(own: int, rivals: tuple[int, ...]) -> float:
    """The exact chance to win a fight with so many dice: ties among the highest roll again (CSW-56 to CSW-58)."""
    if not rivals:
        return 1.0
    again = won = 0.0
    for tied in itertools.product((False, True), repeat=len(rivals)):
        chance = 0.0
        for value in range(1, 7):
            lower = [((value - 1) / 6) ** count for count in rivals]
            tops = [(value / 6) ** count - low for count, low in zip(rivals, lower, strict=True)]
            own_top = (value / 6) ** own - ((value - 1) / 6) ** own
            chance += own_top * math.prod(top if one else low for one, top, low in zip(tied, tops, lower, strict=True))
        if all(tied):
            again = chance
        else:
            won += chance * chance_to_win(own, tuple(itertools.compress(rivals, tied)))
    return won / (1.0 - again)


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
