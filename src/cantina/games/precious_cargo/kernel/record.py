"""The two records of the kernel: a position, and what was agreed before the first throw."""

from typing import Annotated

import numpy as np

from cantina.core.compiler import I8, I16, Array, Record, Streams

from .codes import ALLIES, COLUMNS, COPIES, FIELD, KINDS, LOG, SEATS, TEAMS, THROWN_CARDS, UPGRADES
from .tables import NORMAL, SINE

Path = Annotated[Array, np.int64, 9]  # of a throw: landing, end of the hop and rest as distances, the speed, times, heights


class State(Record):
    """One position. Ally cards are counted by kind; one that lies face down is decided when it is turned up."""

    streams: Streams  # only inside compiled loops; zero elsewhere
    field: Annotated[Array, np.int8, FIELD]  # EMPTY, FACE_DOWN or a kind
    lying: I8  # cards in the field
    left: Annotated[Array, np.int8, KINDS]  # undecided cards: face down in the field, or in the ally pile
    undecided: I16
    pile: I16  # cards in the ally pile
    gone: Annotated[Array, np.int8, KINDS]  # paid or thrown: out of the game
    # win piles: one a player; in "This is the way" one for the whole Empire
    held: Annotated[Array, np.int8, SEATS, KINDS]  # cards outside protected sets
    cards: Annotated[Array, np.int16, SEATS]  # how many
    guarded: Annotated[Array, np.int8, SEATS, KINDS]  # cards of protected sets
    sets: I8  # protected sets, in the order of protecting
    set_pile: Annotated[Array, np.int8, COPIES]
    set_ally: Annotated[Array, np.int8, COPIES]
    set_cards: Annotated[Array, np.int8, COPIES]
    set_points: Annotated[Array, np.int16, COPIES]
    # upgrades
    stock: Annotated[Array, np.int8, UPGRADES]
    used: Annotated[Array, np.int8, SEATS]  # upgrades that a seat has used, as bits
    gifts: Annotated[Array, np.int8, SEATS]  # throws given to a seat for its next turn
    # the turn
    stage: I8
    mover: I8
    thrown: I8  # throws made in this turn
    throws: I8  # throws still to make
    purchases: I8  # made in this turn
    upgrade: I8  # being resolved, or NONE
    due: I8  # Beskar still to pay for it
    smallest: I8  # the least Beskar among the cards paid for it
    picked: I8  # cards or places chosen for it
    offered: I8  # the kind of card offered in a trade
    chosen: I16  # places to be turned up, as bits
    # the throw
    distance: I16  # of the release from Grogu's centre
    direction: I16  # of a flick
    speed: I16
    loft: I16
    things: I8  # how many are thrown at once: a disc, or three cards
    rested: I8  # of them, how many have come to rest
    aim_x: Annotated[Array, np.int16, THROWN_CARDS]
    aim_y: Annotated[Array, np.int16, THROWN_CARDS]
    rest_x: Annotated[Array, np.int32, THROWN_CARDS]
    rest_y: Annotated[Array, np.int32, THROWN_CARDS]
    rest_angle: Annotated[Array, np.int16, THROWN_CARDS]
    on_grogu: I8  # thrown cards that lie on Grogu, as bits
    waived: I8  # whether nobody needed points when the cards were thrown
    taken: I16  # places to be taken by the throw, as bits
    emptied: I16  # places to be filled after it, as bits
    winner: I8  # a faction, or NONE
    won_by: I16  # the rule by which the match was won
    path: Path  # room to work in
    # the log of the latest move
    telling: I8
    logged: I16
    log: Annotated[Array, np.int32, LOG, COLUMNS]


class Setup(Record):
    """Players, deck, layout and tables: never changed during a match, so rules call it `c`, as in constant."""

    seats: I8
    way: I8  # whether "This is the way" is played
    added: I8  # whether a team's points are added up
    purchases: I8  # a turn, at most
    faction: Annotated[Array, np.int8, SEATS]  # by seat
    members: Annotated[Array, np.int8, TEAMS]  # by faction
    piles: I8
    pile: Annotated[Array, np.int8, SEATS]  # seat -> win pile
    pile_faction: Annotated[Array, np.int8, SEATS]
    allies: I8
    ally_faction: Annotated[Array, np.int8, ALLIES]
    copies: Annotated[Array, np.int8, KINDS]
    # throwing
    nearest: Annotated[Array, np.int32, SEATS]  # the place of release, as a distance from Grogu's centre
    ray_x: Annotated[Array, np.int32, SEATS]  # where a seat's ray points, times ONE
    ray_y: Annotated[Array, np.int32, SEATS]
    ray: Annotated[Array, np.int32, SEATS]  # its angle
    along: Annotated[Array, np.int16, SEATS]  # thousandths of the distance, by the thrower's skill
    aside: Annotated[Array, np.int16, SEATS]
    card_x: Annotated[Array, np.int32, FIELD]
    card_y: Annotated[Array, np.int32, FIELD]
    card_ux: Annotated[Array, np.int32, FIELD]  # the long side's direction, times ONE
    card_uy: Annotated[Array, np.int32, FIELD]
    normal: Annotated[Array, np.int32, len(NORMAL)]
    sine: Annotated[Array, np.int32, len(SINE)]
