"""Actions of Carcassonne, and the numbers by which the kernel knows them."""

from typing import Any, Literal, NoReturn, cast

import msgspec
import numpy as np

from cantina.core.action import Action, Span
from cantina.core.game import DEALER, OVER
from cantina.core.ledger import Illegal

from .content import AROUND, FIGURES, Figure, Tile, TileSet
from .kernel import codes
from .names import Reading, root_of

Rotation = Literal[0, 1, 2, 3]
DIRECTIONS = ("north", "east", "south", "west")
BESIDE = [(0, -1), (1, 0), (0, 1), (-1, 0)]
# deployments that the kernel has no number for: off the new tile, on nothing, or on another part of a neighbouring tile
BEFORE_THE_KERNEL = frozenset({"CSW-22", "CSW-37", "CSW-42"})


class Draw(Action, frozen=True, tag="draw"):
    """The dealer: the tile that is turned over (CSW-21)."""

    tile: str


class Roll(Action, frozen=True, tag="roll"):
    """The dealer: one roll of all who are still in the fight, side by side (CSW-54)."""

    dice: list[int | Span]


class Place(Action, frozen=True, tag="place"):
    """Lay the tile in hand; x grows to the east, y to the south, turned clockwise in quarters (CSW-26)."""

    x: int
    y: int
    rotation: Rotation


class Deploy(Action, frozen=True, tag="deploy"):
    """Put a figure on a part of the new tile, or on a planet beside it (CSW-32, CSW-34, CSW-40)."""

    figure: Figure
    x: int
    y: int
    part: str


class Pass(Action, frozen=True, tag="pass"):
    """Put no figure (CSW-30)."""


CarcassonneAction = Draw | Roll | Place | Deploy | Pass


def rotation_of(number: int) -> Rotation:
    """The quarters of a turn that a number of the kernel means."""
    return cast(Rotation, int(number))


class Places(dict[int, Place]):
    """Placements by the kernel's packed number, made when first asked for."""

    def __missing__(self, packed: int) -> Place:
        cell, rotation = divmod(packed, 4)
        x, y = divmod(cell, 2 * codes.PLACE_ORIGIN)
        place = self[packed] = Place(x - codes.PLACE_ORIGIN, y - codes.PLACE_ORIGIN, rotation_of(rotation))
        return place


PLACES = Places()


# ---- as numbers of the kernel ---------------------------------------------------------------------------------------------


def offered(state: Reading[Any]) -> list[Action]:
    """Legal actions of the player to move, or of the dealer."""
    stage = int(state._record["stage"][0])
    if stage == codes.FIGHTING:
        return [Roll([Span(1, 6)] * dice_due(state))]
    if stage == codes.PLACING:
        out = np.empty(codes.MAX_ACTIONS, np.int32)
        return [PLACES[packed] for packed in out[: state._kernel.places(state._record, state._setup, out)].tolist()]
    return [decode(state, code) for code in state._codes()]


def dice_due(state: Reading[Any]) -> int:
    """How many dice are to be rolled in the fight going on."""
    return cast(int, state._kernel.dice_due(state._record, state._setup, np.zeros(codes.SEATS, np.int64)))


def decode(state: Reading[Any], code: int) -> Action:
    """The action that a number of the kernel stands for."""
    verb, thing = code % codes.VERBS, code // codes.VERBS
    record, slot = state._record, int(state._record["tiles"][0]) - 1
    x, y = int(record["x"][0, slot]), int(record["y"][0, slot])
    match verb:
        case codes.PASS:
            return Pass()
        case codes.DRAW:
            return Draw(state._names.tiles[thing])
        case codes.PLACE:
            frontier = int(record["grid"][0, thing >> 2]) - codes.FIRST_FRONTIER
            return Place(int(record["frontier_x"][0, frontier]), int(record["frontier_y"][0, frontier]), rotation_of(thing & 3))
        case codes.CONQUER:
            dx, dy = AROUND[thing >> 1]
            return Deploy(FIGURES[thing & 1], x + dx, y + dy, "planet")
    return Deploy(FIGURES[thing & 1], x, y, state._names.parts[record["tile"][0, slot]][thing >> 1])


def encode(state: Reading[Any], action: Action) -> int:
    """The kernel's number of an action; raises Illegal where no number could say it."""
    match action:
        case Pass():
            return codes.PASS
        case Draw(tile):
            kind = state._names.kinds.get(tile)
            return refuse(state, "CORE-05", action) if kind is None else codes.DRAW + codes.VERBS * kind
        case Roll(dice):
            return _encode_roll(state, action, dice)
        case Place(x, y, rotation):
            cell = _cell(state, x, y)
            if rotation not in range(4):
                refuse(state, "CORE-05", action)
            # a cell far away from every tile has no number of its own; one that no tile touches stands for it
            return codes.PLACE + codes.VERBS * (4 * (_nowhere(state) if cell is None else cell) + rotation)
        case Deploy():
            return _encode_deploy(state, action)
    return refuse(state, "CORE-05", action)


def refuse(state: Reading[Any], rule: str, action: Action) -> NoReturn:
    """Say by which rule an action is refused."""
    if state.turn == OVER:
        rule = "CORE-02"
    elif (state.turn == DEALER) != isinstance(action, Draw | Roll):
        rule = "CORE-01"
    raise Illegal(rule, **msgspec.structs.asdict(action) | _circumstances(state, rule, action))


def _circumstances(state: Reading[Any], rule: str, action: Action) -> dict[str, Any]:
    """What the sentence about a refusal names beside the action's own fields."""
    slot = int(state._record["tiles"][0]) - 1
    if isinstance(action, Place) and rule == "CSW-26":
        return {"taken": "yes" if (action.x, action.y) in state.laid() else "no"}
    if isinstance(action, Place) and rule == "CSW-27":
        return _mismatch(state, action)
    if isinstance(action, Deploy) and rule in ("CSW-33", "CSW-34"):
        part = int(state._record["first_part"][0, slot]) + state._names.parts[state._record["tile"][0, slot]].index(action.part)
        figures = int(state._record["figures"][0, root_of(state._record["parent"][0].tolist(), part)])
        return {"seats": [seat for seat in range(state.options.seats) if figures >> 4 * seat & 15]}
    if isinstance(action, Deploy):
        last = f"{int(state._record['x'][0, slot])}, {int(state._record['y'][0, slot])}"
        return {"last": last, "object": action.part.split("-")[0]}
    return {}


def _mismatch(state: Reading[Any], action: Place) -> dict[str, str]:
    """The first side on which the tile in hand does not go on, and what meets what there."""
    tiles = cast(TileSet, state.options.tiles)
    laid = state.laid()
    here = _edges(tiles[state._names.tiles[int(state._record["drawn"][0])]], action.rotation)
    for side, (dx, dy) in enumerate(BESIDE):
        if beside := laid.get((action.x + dx, action.y + dy)):
            tile, rotation = beside
            there = _edges(tiles[tile], rotation)[side ^ 2]
            if there != here[side]:
                return {"side": DIRECTIONS[side], "here": here[side], "there": there}
    raise AssertionError("a tile that goes on everywhere was refused")


def _encode_roll(state: Reading[Any], action: Action, dice: list[int | Span]) -> int:
    if state.prompt().kind != "roll":
        return refuse(state, "CORE-03", action)
    count = dice_due(state)
    if len(dice) != count or not all(isinstance(face, int) and 1 <= face <= 6 for face in dice):
        return refuse(state, "CORE-04", action)
    return codes.ROLL + codes.VERBS * sum(cast(int, face) << codes.DIE_BITS * die for die, face in enumerate(dice))


def _cell(state: Reading[Any], x: int, y: int) -> int | None:
    """The number of a cell that holds a tile or lies beside one."""
    if not (abs(x) < codes.ROW and abs(y) < codes.ROW):
        return None
    cell = codes.ORIGIN + x + codes.ROW * y & codes.MASK
    value = int(state._record["grid"][0, cell])
    if value == codes.EMPTY:
        return None
    field, index = ("", value - 1) if value < codes.FIRST_FRONTIER else ("frontier_", value - codes.FIRST_FRONTIER)
    there = (int(state._record[f"{field}x"][0, index]), int(state._record[f"{field}y"][0, index]))
    return cell if there == (x, y) else None


def _nowhere(state: Reading[Any]) -> int:
    return int(np.argmax(state._record["grid"][0] == codes.EMPTY))


def _encode_deploy(state: Reading[Any], action: Deploy) -> int:
    if state.prompt().kind != "deploy":
        return refuse(state, "CORE-03", action)
    if action.figure not in FIGURES:
        return refuse(state, "CORE-05", action)
    record, slot, size = state._record, int(state._record["tiles"][0]) - 1, FIGURES.index(action.figure)
    dx, dy = action.x - int(record["x"][0, slot]), action.y - int(record["y"][0, slot])
    if (dx, dy) == (0, 0):
        parts = state._names.parts[record["tile"][0, slot]]
        if action.part not in parts:
            return refuse(state, "CSW-37", action)
        return codes.DEPLOY + codes.VERBS * (2 * parts.index(action.part) + size)
    if (dx, dy) not in AROUND:
        return refuse(state, "CSW-22", action)
    if action.part != "planet":
        return refuse(state, "CSW-42", action)
    return codes.CONQUER + codes.VERBS * (2 * AROUND.index((dx, dy)) + size)


def _edges(tile: Tile, rotation: int) -> list[str]:
    """What a turned tile shows in the north, east, south and west."""
    shown = tile.edges()
    return [shown[(side - rotation) % 4] for side in range(4)]
