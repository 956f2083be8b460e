"""What the kernel's numbers are called: tiles and their parts, objects, and the seats of a side."""

from typing import Generic, TypeVar, cast

import msgspec

from cantina.core import game as core
from cantina.core.compiled import CompiledState

from .content import OBJECTS, ObjectKind, TileSet
from .options import Options

V = TypeVar("V", bound=core.View)


class Part(msgspec.Struct, frozen=True, gc=False):
    """A part of a laid tile."""

    x: int
    y: int
    part: str


class Names:
    """The names of tiles and parts in a tile set; shared by all positions of a match."""

    def __init__(self, options: Options):
        tiles = cast(TileSet, options.tiles)
        self.tiles = [tile.id for tile in tiles.tile]
        self.kinds = {id_: kind for kind, id_ in enumerate(self.tiles)}
        self.parts = [list(tile.parts()) for tile in tiles.tile]


class Reading(CompiledState[Names, V], Generic[V]):
    """A position's record, read by the names of things."""

    __slots__ = ()

    def part(self, part: int) -> Part:
        """Where a part lies."""
        record = self._record
        slot = int(record["slot"][0, part])
        names = self._names.parts[record["tile"][0, slot]]
        return Part(int(record["x"][0, slot]), int(record["y"][0, slot]), names[part - int(record["first_part"][0, slot])])

    def tile_name(self, kind: int) -> str:
        """The id of a kind of tile."""
        return self._names.tiles[kind]

    def object_of(self, part: int) -> ObjectKind:
        """What a part is."""
        return OBJECTS[int(self._record["what"][0, part])]

    def laid(self) -> dict[tuple[int, int], tuple[str, int]]:
        """The tile at each cell that has one, with its rotation."""
        record, count = self._record, int(self._record["tiles"][0])
        x, y, tile, rotation = (record[name][0, :count].tolist() for name in ("x", "y", "tile", "rotation"))
        return {(x[i], y[i]): (self._names.tiles[tile[i]], rotation[i]) for i in range(count)}

    def seats_of(self, sides: int) -> list[int]:
        """The seats of sides given as bits."""
        side = self._setup["side"][0].tolist()
        return [seat for seat in range(self.options.seats) if sides >> side[seat] & 1]


def root_of(parent: list[int], part: int) -> int:
    """The part that stands for the object which a part belongs to."""
    while parent[part] != part:
        part = parent[part]
    return part
