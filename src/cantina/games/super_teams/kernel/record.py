"""The two records of the kernel: a position, and what was agreed before the first card."""

from typing import Annotated

import numpy as np

from cantina.core.compiler import I8, I16, Array, Record, Streams

from .codes import BONUS, BONUS_KINDS, CARDS, LOG, MAX_SPACES, SEATS, SHIPS


class State(Record):
    """One position. Cards are counted by kind; each bonus card has a place and the public number of its shuffle."""

    streams: Streams  # only inside compiled loops; zero elsewhere
    stage: I8
    mover: I8  # whose turn it is
    asked: I8  # who decides now; NOBODY: the dealer
    round_number: I16
    receiver: I8  # who gets the next movement card of a deal
    hand: Annotated[Array, np.int8, SEATS, CARDS]  # movement cards in hands
    held: Annotated[Array, np.int8, SEATS]  # how many
    undealt: Annotated[Array, np.int8, CARDS]  # movement cards in the pile
    left: I8  # how many
    space: Annotated[Array, np.int16, SHIPS]
    kind: Annotated[Array, np.int8, SHIPS]  # what the ship stands on: of a doubled space, the half
    bonus_place: Annotated[Array, np.int8, BONUS]
    bonus_shuffle: Annotated[Array, np.int16, BONUS]
    suspected: Annotated[Array, np.int32, SEATS]  # bonus cards that a seat could hold for all that others know, as bits
    shuffle: I16  # the bonus pile's number
    pile: I8  # cards in the bonus pile
    finish_pile: I8
    # the move being made
    ship: I8
    card: I8  # the movement card
    used: I8  # the bonus card used for the moved ship, or NO_CARD
    start: I16  # the departure space
    target: I16  # where the flight ends
    reach: Annotated[Array, np.int16, SEATS]  # by team: the hindmost start of its ships that flew or were hooked this turn
    quiet: I8  # seats that declined since the last hook
    arrived: Annotated[Array, np.int8, SHIPS]  # ships in the order of arrival
    arrivals: I8
    drawn: I8  # draws of this turn that are done, at the space or from the finish pile
    winners: I8  # one bit a seat
    # the log of the latest move
    telling: I8
    logged: I8
    log: Annotated[Array, np.int16, LOG, 6]


class Setup(Record):
    """Players, board and decks: never changed during a match, so rules call it `c`, as in constant."""

    seats: I8
    first: I8
    hook_chain: I8
    owner: Annotated[Array, np.int8, SHIPS]  # ship -> seat; NOBODY: back in the box
    team: Annotated[Array, np.int8, SEATS]  # seat -> team
    finish: I16  # the index of the finish planet; the start planet is 0
    halves: Annotated[Array, np.int8, MAX_SPACES, 2]  # kinds of a space; a single one stands there twice
    movement: Annotated[Array, np.int8, CARDS]  # copies of each movement card in play
    bonus: Annotated[Array, np.int8, BONUS]  # bonus card -> kind
    of_kind: Annotated[Array, np.int32, BONUS_KINDS]  # kind -> bonus cards, as bits
