"""Aiming: what an aim can be expected to bring, by convolving the hit map of the layout with the thrower's scatter.

The hit map says for each cell of the table what a disc resting there lies on. It belongs to the layout, so it is drawn
once a match; which cards still lie there, and what they are worth to whom, is asked when somebody aims.
"""

from typing import Annotated

import numpy as np

from cantina.core.compiler import Array, Codes, Records, entry, rule

from .arithmetic import divided, normal
from .codes import EMPTY, FACE_DOWN, FIELD, FLUBS, MOST_BESKAR, REACH, THROWN_CARDS
from .flight import THOUSANDTHS, error_scale
from .points import group, group_points, may_aim, member_need, score
from .record import Setup, State
from .tables import DRAWS, ONE, SIGMA

MAP, CELL = 180, 50  # cells of the hit map to either side, and the side of a cell
ON_GROGU, CARD_ON_GROGU = 1 << FIELD, 1 << FIELD + 1  # bits of the hit map beside the places
MEAN_REACH = 360  # from a card's centre to its edge
SLICES = 15  # of the normal distribution, in both directions
HUNDREDTHS = 100  # of a point
BAR = 20  # what a bar of Beskar is worth
SURPLUS = 12  # what a point beyond the need is worth
VICTORY = 3000  # what winning is worth
GRID, GRID_STEP = 25, 250  # of the aiming aid

# room to work in: what each place is worth; then what an aim brings in cards, and its chance of Grogu in thousandths;
# then errors to the side, in both coordinates; then how often it hits each place, any card at all, and Grogu
Room = Annotated[Array, np.int64]
CARDS, CLEAN, ASIDE_X, ASIDE_Y = FIELD, FIELD + 1, FIELD + 2, FIELD + 2 + SLICES
HITS = ASIDE_Y + SLICES
ANY, GROGU = HITS + FIELD, HITS + FIELD + 1
ROOM = GROGU + 1
THROWS = FLUBS * SLICES * SLICES  # that are weighed for one aim


@rule
def card_worth(s: State, c: Setup, pile: int, kind: int, bar: int, surplus: int) -> int:
    """What one more card of a kind is worth to a pile, in hundredths: the change of its points, and the Beskar."""
    ally = kind // MOST_BESKAR
    cards = group(s, pile, ally)
    gained = group_points(c, pile, ally, cards + 1) - group_points(c, pile, ally, cards)
    each = HUNDREDTHS
    if not int(c.way) and not int(c.added) and gained > 0 and score(s, c, pile) >= member_need(c):
        each = surplus
    return gained * each + bar * (kind % MOST_BESKAR + 1)


@rule
def value_field(s: State, c: Setup, seat: int, bar: int, surplus: int, room: Room) -> None:
    """What landing on each place is worth to a seat: known cards as they are, hidden ones on average."""
    pile, hidden = int(c.pile[seat]), 0
    if int(s.undecided):
        for kind in range(int(c.allies) * MOST_BESKAR):
            if int(s.left[kind]):
                hidden += int(s.left[kind]) * card_worth(s, c, pile, kind, bar, surplus)
        hidden //= int(s.undecided)
    for place in range(FIELD):
        kind = int(s.field[place])
        room[place] = 0
        if kind == FACE_DOWN:
            room[place] = hidden
        elif kind != EMPTY:
            room[place] = card_worth(s, c, pile, kind, bar, surplus)


@rule
def lying(s: State) -> int:
    """The places where a card lies, as bits."""
    found = 0
    for place in range(FIELD):
        if int(s.field[place]) != EMPTY:
            found |= 1 << place
    return found


@rule
def expect(s: State, c: Setup, hits: Codes, seat: int, x: int, y: int, things: int, room: Room) -> None:
    """What an aim brings on average, flubs counted in: the hit map around it, weighed by the scatter.

    A disc on Grogu wins alone or not at all, and no cards (CARGO-24, CARGO-59); for a thrown card the answer is rough.
    """
    dx = x - divided(int(c.nearest[seat]) * int(c.ray_x[seat]), ONE)
    dy = y - divided(int(c.nearest[seat]) * int(c.ray_y[seat]), ONE)
    there = lying(s)
    grogu = ON_GROGU if things == 1 else CARD_ON_GROGU
    clean, touched = 0, 0
    for i in range(HITS, ROOM):
        room[i] = 0
    for luck in range(2):
        scale, whole = error_scale(luck, things), SIGMA * THOUSANDTHS * 10
        weight = 1 if luck == 0 else FLUBS - 1
        for i in range(SLICES):
            w = normal(c, (2 * i + 1) * DRAWS // (2 * SLICES)) * int(c.aside[seat]) * scale
            room[ASIDE_X + i] = x - w * dy // whole
            room[ASIDE_Y + i] = y + w * dx // whole
        for i in range(SLICES):
            z = normal(c, (2 * i + 1) * DRAWS // (2 * SLICES)) * int(c.along[seat]) * scale
            along_x, along_y = z * dx // whole + MAP * CELL // 2, z * dy // whole + MAP * CELL // 2
            for j in range(SLICES):
                column, row = (along_x + int(room[ASIDE_X + j])) // CELL, (along_y + int(room[ASIDE_Y + j])) // CELL
                if 0 <= column < MAP and 0 <= row < MAP:
                    found = int(hits[row * MAP + column])
                    hit = found & there
                    if found & grogu:
                        touched += weight
                        if hit == 0 or things == THROWN_CARDS:
                            clean += weight
                    elif hit:
                        room[ANY] += weight
                        for place in range(FIELD):
                            if hit >> place & 1:
                                room[HITS + place] += weight
    cards = 0
    for place in range(FIELD):
        cards += int(room[HITS + place]) * int(room[place])
    room[GROGU] = touched
    room[CARDS] = cards // THROWS
    room[CLEAN] = THOUSANDTHS * clean // THROWS


@rule
def promise(s: State, c: Setup, hits: Codes, seat: int, x: int, y: int, things: int, victory: int, room: Room) -> int:
    """What an aim brings on average in hundredths of a point, `victory` for Grogu."""
    expect(s, c, hits, seat, x, y, things, room)
    return int(room[CARDS]) + victory * int(room[CLEAN]) // THOUSANDTHS


@rule
def best_aim(s: State, c: Setup, hits: Codes, seat: int, things: int, victory: int, room: Room) -> int:
    """The aim that promises most: from Grogu and the cards, uphill; packed as x and y in fields of two REACH and one.

    What it promises stands in the room of the cards afterwards.
    """
    best_x, best_y, best = 0, 0, -(1 << 40)
    for place in range(FIELD + 1):
        x, y = 0, 0
        if place < FIELD:
            if int(s.field[place]) == EMPTY:
                continue
            x, y = int(c.card_x[place]), int(c.card_y[place])
        found = promise(s, c, hits, seat, x, y, things, victory, room)
        if found > best:
            best_x, best_y, best = x, y, found
    step = 160
    while step >= 80:
        around_x, around_y = best_x, best_y
        for direction in range(9):
            x = max(-REACH, min(REACH, around_x + step * (direction % 3 - 1)))
            y = max(-REACH, min(REACH, around_y + step * (direction // 3 - 1)))
            found = promise(s, c, hits, seat, x, y, things, victory, room)
            if found > best:
                best_x, best_y, best = x, y, found
        if best_x == around_x and best_y == around_y:
            step //= 2
    room[CARDS] = best
    return (best_x + REACH) * (2 * REACH + 1) + best_y + REACH


@rule
def victory_by(s: State, c: Setup, seat: int) -> int:
    """What landing on Grogu is worth to a seat now."""
    return VICTORY if may_aim(s, c, int(c.faction[seat])) else 0


# ---- entry points ------------------------------------------------------------------------------------------------------


@entry
def aim_well(states: Records[State], setups: Records[Setup], hits: Codes, seat: int, things: int, room: Room) -> int:
    """A good aim for a seat with a disc (one thing) or with thrown cards (three)."""
    s, c = states[0], setups[0]
    value_field(s, c, seat, BAR, SURPLUS, room)
    return best_aim(s, c, hits, seat, things, victory_by(s, c, seat), room)


@entry
def look_around(states: Records[State], setups: Records[Setup], seat: int, room: Room) -> int:
    """What each place is worth to a seat in points alone, for the aiming aid; returns the places where a card lies, as bits."""
    s, c = states[0], setups[0]
    value_field(s, c, seat, 0, HUNDREDTHS, room)
    return lying(s)


@entry
def weigh(
    states: Records[State], setups: Records[Setup], hits: Codes, x: int, y: int, things: int, room: Room, into: Room
) -> None:
    """One aim of the mover: points to expect in hundredths; chances of each place, any card and Grogu in thousandths."""
    s, c = states[0], setups[0]
    value_field(s, c, int(s.mover), 0, HUNDREDTHS, room)
    expect(s, c, hits, int(s.mover), x, y, things, room)
    into[0] = room[CARDS]
    for i in range(FIELD + 2):
        into[1 + i] = divided(THOUSANDTHS * int(room[HITS + i]), THROWS)
