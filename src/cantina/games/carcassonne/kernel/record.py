"""The two records of the kernel: a position, and what was agreed before the first tile."""

from typing import Annotated

import numpy as np

from cantina.core.compiler import I8, I16, Array, Record, Streams

from .codes import CELLS, COLUMNS, FIGURES, FRONTIER, KINDS, LOG, MOST_DICE, PARTS, PARTS_OF_TILE, SEATS, TILES, WEIGHTS


class State(Record):
    """One position. Objects are sets of joined parts; what an object is worth stands at its root part."""

    streams: Streams  # only inside compiled loops; zero elsewhere
    # objects, by part; joined parts point to their root
    tiles_low: Annotated[Array, np.int64, PARTS]  # tiles that the object lies on, as bits: the first forty laid,
    tiles_high: Annotated[Array, np.int64, PARTS]  # and the others
    figures: Annotated[Array, np.int32, PARTS]  # four bits a seat: small ones, and 8 for the large one
    symbols: Annotated[Array, np.int32, PARTS]  # eight bits a faction: how many of its symbols
    parent: Annotated[Array, np.int16, PARTS]
    open: Annotated[Array, np.int16, PARTS]  # sides that face empty cells; of a planet: empty cells around it
    what: Annotated[Array, np.int8, PARTS]  # ROUTE, FIELD or PLANET
    slot: Annotated[Array, np.int8, PARTS]  # the laid tile that the part is on
    # laid tiles, in the order of laying
    side_part: Annotated[Array, np.int16, 4 * TILES]  # slot * 4 + side -> part, or -1
    first_part: Annotated[Array, np.int16, TILES]
    planet: Annotated[Array, np.int16, TILES]  # part, or -1
    cell: Annotated[Array, np.int16, TILES]
    x: Annotated[Array, np.int8, TILES]
    y: Annotated[Array, np.int8, TILES]
    tile: Annotated[Array, np.int8, TILES]  # kind
    rotation: Annotated[Array, np.int8, TILES]
    # empty cells beside laid tiles
    frontier_cell: Annotated[Array, np.int16, FRONTIER]
    frontier_forbids: Annotated[Array, np.int16, FRONTIER]  # three bits a side: what a tile must not show there
    frontier_x: Annotated[Array, np.int8, FRONTIER]
    frontier_y: Annotated[Array, np.int8, FRONTIER]
    grid: Annotated[Array, np.uint8, CELLS]
    # supplies and scores
    left: Annotated[Array, np.int8, KINDS]  # tiles in the piles, by kind
    removed: Annotated[Array, np.int8, KINDS]  # tiles put back to the box (CSW-29)
    stands_on: Annotated[Array, np.int16, SEATS * FIGURES]  # figure -> part, or -1: in the supply; the last of five is large
    supply: Annotated[Array, np.int8, SEATS, 2]  # small and large figures at hand
    score: Annotated[Array, np.int16, SEATS]  # by side: a seat, or a team
    # the turn
    stage: I8
    mover: I8
    drawn: I8  # the tile in hand, or -1
    tiles: I16  # laid
    parts: I16
    frontiers: I16
    tiles_left: I16
    entered: I16  # the neighbouring planet that was entered this turn, or -1
    next_fight: I8  # how many of the new tile's parts have been looked at for fights
    contested: I16  # the object being fought for
    fighters: I8  # sides still in the fight, as bits
    winners: I8  # sides, as bits
    # the log of the latest move
    telling: I8
    logged: I16
    log: Annotated[Array, np.int16, LOG, COLUMNS]


class Setup(Record):
    """Players and tiles: never changed during a match, so rules call it `c`, as in constant."""

    seats: I8
    first: I8
    sides: I8  # who fights and scores together: seats, or teams
    side: Annotated[Array, np.int8, SEATS]  # seat -> side
    faction: Annotated[Array, np.int8, SEATS]  # side -> faction
    kinds: I16
    start: I8
    copies: Annotated[Array, np.int8, KINDS]  # in the piles at the start
    parts: Annotated[Array, np.int8, KINDS]
    what: Annotated[Array, np.int8, KINDS, PARTS_OF_TILE]
    sides_of_part: Annotated[Array, np.int8, KINDS, PARTS_OF_TILE]  # how many sides it touches
    symbol: Annotated[Array, np.int32, KINDS, PARTS_OF_TILE]
    planet: Annotated[Array, np.int8, KINDS]  # its part, or -1
    side_part: Annotated[Array, np.int8, KINDS, 4, 4]  # by rotation and side: its part, or -1
    shows: Annotated[Array, np.int32, KINDS, 4]  # by rotation: three bits a side; all bits: looks like a smaller rotation
    forbids: Annotated[Array, np.int32, KINDS, 4, 4]  # what the neighbour at that side must not show, at its own side
    step: Annotated[Array, np.int32, 4]  # to the neighbouring cell in the north, east, south, west
    step_around: Annotated[Array, np.int32, 8]  # to the eight cells around
    odds: Annotated[Array, np.int32, MOST_DICE + 1, SEATS, SEATS, SEATS]  # of SURE: own dice, rivals with one, two, three
    weights: Annotated[Array, np.int32, WEIGHTS]  # what was learned, for search alone; zero elsewhere
