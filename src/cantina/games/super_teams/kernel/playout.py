"""Whole loops inside the kernel, and the entry points that Python calls with arrays of records."""

from typing import Annotated

import numpy as np

from cantina.core.compiler import Array, Codes, Records, entry, rule
from cantina.core.source import CHANCE, CHOICE
from cantina.core.streams import below, sow

from .actions import apply, legal, weight
from .board import is_home
from .bonus import FIRST_SHUFFLE, undealt_in
from .codes import BONUS, CARDS, DEAL, DEALING, DRAW, NOBODY, OVER, SHIPS, UNDEALT, VERB
from .draws import drawn_shuffle
from .ids import CORE_05
from .record import Setup, State
from .refuse import refuse
from .rounds import begin_round
from .turn import is_shared

Sums = Annotated[Array, np.int64]


@rule
def begin(s: State, c: Setup) -> None:
    """Set up a match in a zeroed record: ships on the start planet, bonus piles, the first deal (RACE-13 to RACE-16)."""
    for card in range(BONUS):
        s.bonus_place[card] = UNDEALT
        s.bonus_shuffle[card] = FIRST_SHUFFLE
    s.shuffle = FIRST_SHUFFLE
    s.finish_pile = 2 * int(c.seats)
    s.pile = BONUS - int(s.finish_pile)
    begin_round(s, c)


@rule
def chance(s: State, c: Setup) -> int:
    """One outcome of the dealer by its weight, in the order of `legal`."""
    if int(s.stage) == DEALING:
        rest = below(s.streams, CHANCE, int(s.left))
        for card in range(CARDS):
            rest -= int(s.undealt[card])
            if rest < 0:
                return DEAL * VERB + card
    shuffle = drawn_shuffle(s)
    rest = below(s.streams, CHANCE, undealt_in(s, shuffle))
    card = -1
    while rest >= 0:  # bonus cards are numbered by kind, so this is the order of `legal` too
        card += 1
        if int(s.bonus_place[card]) == UNDEALT and int(s.bonus_shuffle[card]) == shuffle:
            rest -= 1
    return DRAW * VERB + int(c.bonus[card])


@rule
def playout(s: State, c: Setup, out: Codes) -> int:
    """Play randomly to the end; returns how many decisions the seats made."""
    decisions = 0
    while int(s.stage) != OVER:
        if int(s.asked) == NOBODY:
            apply(s, c, chance(s, c))
        else:
            count = legal(s, c, out)
            apply(s, c, int(out[below(s.streams, CHOICE, count)]))
            decisions += 1
    return decisions


@rule
def score(s: State, c: Setup, seat: int) -> int:
    """Ships of the seat's team that are home."""
    home = 0
    for ship in range(SHIPS):
        owner = int(c.owner[ship])
        if owner >= 0 and int(c.team[owner]) == int(c.team[seat]) and is_home(s, c, ship):
            home += 1
    return home


# ---- entry points ------------------------------------------------------------------------------------------------------


@entry
def start(states: Records[State], setups: Records[Setup]) -> None:
    """The first position."""
    s = states[0]
    s.telling = 1
    begin(s, setups[0])


@entry
def play(states: Records[State], setups: Records[Setup], action: int) -> int:
    """Do an action, telling what happens; or return the number of the rule that forbids it and change nothing."""
    s, c = states[0], setups[0]
    if action < 0:
        return CORE_05
    refused = refuse(s, c, action)
    if refused == 0:
        s.telling = 1
        s.told = 0
        apply(s, c, action)
    return refused


@entry
def offered(states: Records[State], setups: Records[Setup], out: Codes) -> int:
    """The legal actions."""
    return legal(states[0], setups[0], out)


@entry
def forbidding(states: Records[State], setups: Records[Setup], action: int) -> int:
    """The rule that forbids an action, or 0."""
    return refuse(states[0], setups[0], action)


@entry
def weights(states: Records[State], setups: Records[Setup], out: Codes, count: int, into: Sums) -> None:
    """The weights of the dealer's outcomes."""
    for i in range(count):
        into[i] = weight(states[0], setups[0], int(out[i]))


@entry
def playouts(states: Records[State], setups: Records[Setup], out: Codes, seed: int, first: int, games: int, sums: Sums) -> None:
    """Play random matches number `first` onwards of a seed in states[0]; states[1] is the first position.

    `sums`: wins of each seat, scores of each seat, shared victories, decisions.
    """
    c, s = setups[0], states[0]
    seats = int(c.seats)
    for match in range(first, first + games):
        states[0] = states[1]
        sow(s.streams, seed, match)
        sums[2 * seats + 1] += playout(s, c, out)
        for seat in range(seats):
            sums[seat] += int(s.winners) >> seat & 1
            sums[seats + seat] += score(s, c, seat)
        sums[2 * seats] += is_shared(s, c)
