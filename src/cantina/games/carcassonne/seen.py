"""Making views: what a position shows, put together from the kernel's record."""

from typing import TYPE_CHECKING

import numpy as np

from cantina.core.compiler import named

from . import events as told
from .actions import rotation_of
from .content import FACTION, FACTIONS, FIGURES, OBJECTS
from .kernel import codes
from .view import Cell, FightSeen, FigureSeen, ObjectSeen, PlayerSeen, TileSeen, View

if TYPE_CHECKING:
    from .game import State


def see(state: "State") -> View:
    """The position as everybody sees it."""
    at, laid = named(state._record), range(int(state._record["tiles"][0]))
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
        tiles=[TileSeen(state._names.tiles[at.tile[n]], int(at.x[n]), int(at.y[n]), rotation_of(at.rotation[n])) for n in laid],
        figures=_figures(state),
        players=players,
        objects=_objects(state),
        left={tile: int(at.left[kind]) for kind, tile in enumerate(state._names.tiles) if at.left[kind]},
        removed={tile: int(at.removed[kind]) for kind, tile in enumerate(state._names.tiles) if at.removed[kind]},
        dead_cells=_dead_cells(state),
        fight=_fight(state),
        winners=state.seats_of(int(at.winners)),
    )


def _figures(state: "State") -> list[FigureSeen]:
    seen = []
    for figure, part in enumerate(state._record["stands_on"][0].tolist()):
        seat, number = divmod(figure, codes.FIGURES)
        if seat < state.options.seats and part >= 0:
            place = state.part(part)
            size = FIGURES[number >= codes.SMALL_FIGURES]
            seen.append(FigureSeen(seat, size, place.x, place.y, place.part))
    return seen


def _objects(state: "State") -> list[ObjectSeen]:
    rows = np.zeros(codes.PARTS * 8, np.int64)
    count = state._kernel.survey(state._record, state._setup, rows)
    record = state._record
    parent = record["parent"][0, : record["parts"][0]].tolist()
    members: dict[int, list[told.Part]] = {}
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


def _dead_cells(state: "State") -> list[Cell]:
    found = np.zeros(codes.FRONTIER, np.int64)
    count = state._kernel.dead_cells(state._record, state._setup, found)
    xs, ys = state._record["frontier_x"][0], state._record["frontier_y"][0]
    return [Cell(int(xs[index]), int(ys[index])) for index in found[:count].tolist()]


def _fight(state: "State") -> FightSeen | None:
    if state.prompt().kind != "roll":
        return None
    dice = np.zeros(codes.SEATS, np.int64)
    state._kernel.dice_due(state._record, state._setup, dice)
    fighting = {"+".join(map(str, state.seats_of(1 << side))): count for side, count in enumerate(dice.tolist()) if count}
    return FightSeen(state.part(int(state._record["contested"][0])), fighting)


def root_of(parent: list[int], part: int) -> int:
    """The part that stands for the object which a part belongs to."""
    while parent[part] != part:
        part = parent[part]
    return part
