"""Views of Carcassonne, and their making from the kernel's record: nothing is hidden; they also say what objects are worth."""

from typing import Any

import msgspec
import numpy as np

from cantina.core import game as core
from cantina.core.compiler import named

from .actions import Rotation, rotation_of
from .content import FACTION, FACTIONS, FIGURES, OBJECTS, Colour, Faction, Figure, ObjectKind
from .kernel import codes
from .names import Part, Reading, root_of


class TileSeen(msgspec.Struct, frozen=True, gc=False):
    """A laid tile."""

    tile: str
    x: int
    y: int
    rotation: Rotation


class FigureSeen(msgspec.Struct, frozen=True, gc=False):
    """A figure on the board."""

    seat: int
    figure: Figure
    x: int
    y: int
    part: str


class ObjectSeen(msgspec.Struct, frozen=True, gc=False):
    """An object: its parts, who is on it, and its worth now and if closed as it lies."""

    object: ObjectKind
    parts: list[Part]
    tiles: int
    symbols: list[Faction]
    open: int
    closed: bool
    seats: list[int]
    worth: int
    if_closed: int


class PlayerSeen(msgspec.Struct, frozen=True, gc=False):
    """A player: colour, faction, team's score, figures at hand."""

    colour: Colour
    faction: Faction
    score: int
    small: int
    large: int


class FightSeen(msgspec.Struct, frozen=True, gc=False):
    """The fight going on: for what, and the dice of each side still in it."""

    place: Part
    dice: dict[str, int]


class Cell(msgspec.Struct, frozen=True, gc=False):
    """An empty cell."""

    x: int
    y: int


class View(core.View, frozen=True, kw_only=True):
    """A position as everybody sees it."""

    mover: int
    tile: str | None
    tiles: list[TileSeen]
    figures: list[FigureSeen]
    players: list[PlayerSeen]
    objects: list[ObjectSeen]
    left: dict[str, int]
    removed: dict[str, int]
    dead_cells: list[Cell]
    fight: FightSeen | None
    winners: list[int]


# ---- making -----------------------------------------------------------------------------------------------------------


def make_view(state: Reading[Any]) -> View:
    """The position as everybody sees it."""
    at = named(state._record)
    side = state._setup["side"][0].tolist()
    players = [
        PlayerSeen(colour, FACTION[colour], int(at.score[side[number]]), int(at.supply[number, 0]), int(at.supply[number, 1]))
        for number, colour in enumerate(state.options.colours[: state.options.seats])
    ]
    return View(
        seat=None,
        turn=state.turn,
        prompt=state.prompt(),
        mover=int(at.mover),
        tile=state._names.tiles[at.drawn] if at.drawn >= 0 else None,
        tiles=state.keep("tiles", int(at.tiles), _tiles),
        figures=_figures(state),
        players=players,
        objects=_objects(state),
        left=state.keep("left", at.left.tobytes(), lambda position: _counted(position, "left")),
        removed=state.keep("removed", at.removed.tobytes(), lambda position: _counted(position, "removed")),
        dead_cells=_dead_cells(state),
        fight=_fight(state),
        winners=state.seats_of(int(at.winners)),
    )


def _tiles(state: Reading[Any]) -> list[TileSeen]:
    """Laid tiles, in their order; none is ever moved."""
    names, laid = state._names.tiles, range(int(state._record["tiles"][0]))
    tile, x, y, rotation = (state._record[name][0].tolist() for name in ("tile", "x", "y", "rotation"))
    return [TileSeen(names[tile[n]], x[n], y[n], rotation_of(rotation[n])) for n in laid]


def _counted(state: Reading[Any], field: str) -> dict[str, int]:
    """How many there are of each tile, but for those of which there is none."""
    counts = state._record[field][0].tolist()
    return {tile: counts[kind] for kind, tile in enumerate(state._names.tiles) if counts[kind]}


def _figures(state: Reading[Any]) -> list[FigureSeen]:
    seen = []
    for figure, part in enumerate(state._record["stands_on"][0].tolist()):
        seat, number = divmod(figure, codes.FIGURES)
        if seat < state.options.seats and part >= 0:
            place = state.part(part)
            size = FIGURES[number >= codes.SMALL_FIGURES]
            seen.append(FigureSeen(seat, size, place.x, place.y, place.part))
    return seen


def _objects(state: Reading[Any]) -> list[ObjectSeen]:
    rows = np.zeros(codes.PARTS * 8, np.int64)
    count = state._kernel.survey(state._record, state._setup, rows)
    record = state._record
    parent = record["parent"][0, : record["parts"][0]].tolist()
    members: dict[int, list[Part]] = {}
    for part in range(len(parent)):
        members.setdefault(root_of(parent, part), []).append(state.part(part))
    seen = []
    for root, tiles, _, open_sides, sides, worth, if_closed, closed in rows[: 8 * count].reshape(-1, 8).tolist():
        packed = int(record["symbols"][0, root])
        symbols = [faction for index, faction in enumerate(FACTIONS) for _ in range(packed >> 8 * index & 255)]
        what = OBJECTS[record["what"][0, root]]
        seats = [seat for seat in range(state.options.seats) if record["figures"][0, root] >> 4 * seat & 15]
        assert set(seats) <= set(state.seats_of(sides))
        seen.append(ObjectSeen(what, members[root], tiles, symbols, open_sides, bool(closed), seats, worth, if_closed))
    return seen


def _dead_cells(state: Reading[Any]) -> list[Cell]:
    found = np.zeros(codes.FRONTIER, np.int64)
    count = state._kernel.dead_cells(state._record, state._setup, found)
    xs, ys = state._record["frontier_x"][0], state._record["frontier_y"][0]
    return [Cell(int(xs[index]), int(ys[index])) for index in found[:count].tolist()]


def _fight(state: Reading[Any]) -> FightSeen | None:
    if state.prompt().kind != "roll":
        return None
    dice = np.zeros(codes.SEATS, np.int64)
    state._kernel.dice_due(state._record, state._setup, dice)
    fighting = {"+".join(map(str, state.seats_of(1 << side))): count for side, count in enumerate(dice.tolist()) if count}
    return FightSeen(state.part(int(state._record["contested"][0])), fighting)
