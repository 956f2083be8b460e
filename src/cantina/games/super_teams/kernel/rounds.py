"""Rounds: dealing six movement cards each, and rebuilding their pile (RACE-16, RACE-21, RACE-35, RACE-36)."""

from cantina.core.compiler import rule

from .board import clockwise
from .codes import CARDS, CHOOSING, DEALING, HAND, NOBODY
from .ids import RACE_16, RACE_35, RACE_36
from .record import Setup, State
from .telling import tell_dealt, tell_round, tell_shuffled


@rule
def begin_round(s: State, c: Setup) -> None:
    """Deal six new cards each; a pile that is used up is rebuilt from all movement cards (RACE-35, RACE-36, RACE-R-44)."""
    s.stage = DEALING
    s.asked = NOBODY
    s.mover = c.first
    s.receiver = c.first
    s.round_number += 1
    tell_round(s, RACE_16 if int(s.round_number) == 1 else RACE_35, int(s.round_number))
    if int(s.left) == 0:
        for card in range(CARDS):
            s.undealt[card] = c.movement[card]
            s.left += c.movement[card]
        if int(s.round_number) > 1:
            tell_shuffled(s, RACE_36)


@rule
def deal(s: State, c: Setup, card: int) -> None:
    """The dealer gives one movement card, six to each seat clockwise from the first player (RACE-16, RACE-35)."""
    seat = int(s.receiver)
    s.undealt[card] -= 1
    s.left -= 1
    s.hand[seat, card] += 1
    s.held[seat] += 1
    tell_dealt(s, RACE_16 if int(s.round_number) == 1 else RACE_35, seat, card)
    if int(s.held[seat]) == HAND:
        s.receiver = clockwise(c, seat)
        if int(s.receiver) == int(c.first):
            s.stage = CHOOSING
            s.asked = s.mover
