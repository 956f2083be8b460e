"""The aiming aid: what aims all over the table can be expected to bring, worked out at once without a compiler.

Bots ask the kernel about one aim after another (`kernel/aiming.py`); people are shown all of them.
"""

from typing import Any

import numpy as np

from cantina.core.compiler import named

from .kernel import aiming, codes
from .kernel.aiming import (
    CARD_ON_GROGU,
    CELL,
    GRID,
    GRID_STEP,
    MAP,
    MEAN_REACH,
    ON_GROGU,
    SLICES,
    THROWS,
)
from .kernel.codes import CARD_FIFTHS, FIELD, FLUBS, HALF_LENGTH, HALF_WIDTH, RADIUS, REACH, THROWN_CARDS
from .kernel.flight import FLUB_HALVES, THOUSANDTHS
from .kernel.tables import DRAWS, NORMAL, ONE, SIGMA
from .names import Reading
from .view import AidSeen, ChancesSeen

Numbers = np.ndarray[Any, np.dtype[np.int64]]
MIDDLES = (2 * np.arange(SLICES) + 1) * DRAWS // (2 * SLICES)  # the draws that stand for the slices of the distribution


def hit_map(content: Any) -> np.ndarray[Any, np.dtype[np.int32]]:
    """What a disc lies on that rests in each cell of the table: places as bits, and Grogu."""
    c = named(content)
    y, x = np.mgrid[:MAP, :MAP] * CELL + (1 - MAP) * CELL // 2
    found = np.zeros((MAP, MAP), np.int32)
    for place in range(FIELD):
        dx, dy = x - int(c.card_x[place]), y - int(c.card_y[place])
        ux, uy = int(c.card_ux[place]), int(c.card_uy[place])
        beyond = np.clip(np.abs(dx * ux + dy * uy) - HALF_LENGTH * ONE, 0, RADIUS * ONE)
        beside = np.clip(np.abs(dy * ux - dx * uy) - HALF_WIDTH * ONE, 0, RADIUS * ONE)
        found |= np.where(beyond * beyond + beside * beside < (RADIUS * ONE) ** 2, 1 << place, 0).astype(np.int32)
    far = x * x + y * y
    found |= np.where(far < 4 * RADIUS * RADIUS, ON_GROGU, 0).astype(np.int32)
    found |= np.where(far < (RADIUS + MEAN_REACH) ** 2, CARD_ON_GROGU, 0).astype(np.int32)
    return found.reshape(-1)


def promises(content: Any, hits: Any, seat: int, things: int, lying: int, worth: list[int]) -> tuple[list[int], list[int]]:
    """Over a grid of aims: the points to expect in hundredths, and the chance of Grogu alone in thousandths.

    `lying` are the places where a card lies, as bits, and `worth` what each is worth to the seat.
    """
    c = named(content)
    y, x = (grid.reshape(-1, 1, 1) for grid in np.mgrid[:GRID, :GRID] * GRID_STEP - REACH)
    dx, dy = (at - _rounded(int(c.nearest[seat]) * int(ray[seat]), ONE) for at, ray in ((x, c.ray_x), (y, c.ray_y)))
    normal = np.array([NORMAL[n - DRAWS // 2] if n >= DRAWS // 2 else -NORMAL[DRAWS // 2 - 1 - n] for n in MIDDLES.tolist()])
    grogu = ON_GROGU if things == 1 else CARD_ON_GROGU
    cards, clean, whole = np.zeros(GRID * GRID, np.int64), np.zeros(GRID * GRID, np.int64), SIGMA * THOUSANDTHS * 10
    for flub, weight in ((True, 1), (False, FLUBS - 1)):
        scale = FLUB_HALVES * 5 if flub else 10
        scale = scale * CARD_FIFTHS // 5 if things == THROWN_CARDS else scale
        z = (normal * int(c.along[seat]) * scale).reshape(1, -1, 1)
        w = (normal * int(c.aside[seat]) * scale).reshape(1, 1, -1)
        column = (z * dx // whole + MAP * CELL // 2 + x - w * dy // whole) // CELL
        row = (z * dy // whole + MAP * CELL // 2 + y + w * dx // whole) // CELL
        inside = (column >= 0) & (column < MAP) & (row >= 0) & (row < MAP)
        found = np.where(inside, hits[np.where(inside, row * MAP + column, 0)], 0)
        hit, on_grogu = found & lying, found & grogu != 0
        clean += weight * (on_grogu & ((hit == 0) | (things == THROWN_CARDS))).sum((1, 2))
        hit = np.where(on_grogu, 0, hit)
        for place in range(FIELD):
            cards += weight * worth[place] * (hit >> place & 1).sum((1, 2))
    return (cards // THROWS).tolist(), (THOUSANDTHS * clean // THROWS).tolist()


def _rounded(n: int, by: int) -> int:
    return (2 * n + by) // (2 * by)


# ---- for a position -------------------------------------------------------------------------------------------------------


def hits_of(state: Reading[Any]) -> Any:
    """What a disc lies on wherever it rests; drawn when it is first asked for, and shared by all positions of a match."""
    if state._names.hits is None:
        state._names.hits = hit_map(state._setup)
    return state._names.hits


def good_aim(state: Reading[Any], seat: int) -> tuple[int, int]:
    """Where a seat's throw, or the next card of its Multi-throw, promises most."""
    room = np.zeros(aiming.ROOM, np.int64)
    packed = aiming.aim_well(state._record, state._setup, hits_of(state), seat, _things(state), room)
    x, y = divmod(packed, 2 * codes.REACH + 1)
    return x - codes.REACH, y - codes.REACH


def _things(state: Reading[Any]) -> int:
    return codes.THROWN_CARDS if state.prompt().kind == "aim" else 1


def aid(state: Reading[Any], seat: int) -> AidSeen:
    """The aiming aid for a seat's next throw."""
    room = np.zeros(aiming.ROOM, np.int64)
    lying = aiming.look_around(state._record, state._setup, seat, room)
    worth = room[: codes.FIELD].tolist()
    points, clean = promises(state._setup, hits_of(state), seat, _things(state), lying, worth)
    return AidSeen(-codes.REACH, aiming.GRID_STEP, aiming.GRID, points, clean)


def chances(state: Reading[Any]) -> ChancesSeen | None:
    """What the latest aim of a throw promises; None where nothing is aimed."""
    record = state._record
    aimed = int(record["things"][0])
    if not aimed or state.prompt().kind not in ("scatter", "aim", "tumble"):
        return None
    x, y = (int(record[name][0, aimed - 1]) for name in ("aim_x", "aim_y"))
    things = 1 if state.prompt().kind == "scatter" else codes.THROWN_CARDS
    room, into = np.zeros(aiming.ROOM, np.int64), np.zeros(codes.FIELD + 3, np.int64)
    aiming.weigh(record, state._setup, hits_of(state), x, y, things, room, into)
    points, *places, any_card, grogu = into.tolist()
    return ChancesSeen(points, places, any_card, grogu)
