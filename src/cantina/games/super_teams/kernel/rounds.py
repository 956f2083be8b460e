"""Rounds: dealing six movement cards each, and rebuilding their pile (RACE-16, RACE-21, RACE-35, RACE-36)."""

from cantina.core.compiler import rule

from .ids import RACE_16, RACE_35, RACE_36
from .record import CARDS, CHOOSING, DEALING, DEALT, HAND, NOBODY, ROUND, SHUFFLED, Content, State, tell


@rule
def receiver(s: State, c: Content) -> int:
    """Who gets the next movement card: clockwise from the first player, six each; NOBODY once all are served."""
    for turn in range(int(c.seats)):
        seat = (int(c.first) + turn) % int(c.seats)
        if int(s.held[seat]) < HAND:
            return seat
    return NOBODY


@rule
def begin_round(s: State, c: Content) -> None:
    """Deal six new cards each; a pile that is used up is rebuilt from all movement cards (RACE-35, RACE-36, RACE-R-44)."""
    s.stage = DEALING
    s.asked = NOBODY
    s.mover = c.first
    s.round += 1
    tell(s, ROUND, RACE_16 if int(s.round) == 1 else RACE_35, int(s.round), 0, 0, 0)
    if int(s.left) == 0:
        for card in range(CARDS):
            s.undealt[card] = c.movement[card]
            s.left += c.movement[card]
        if int(s.round) > 1:
            tell(s, SHUFFLED, RACE_36, 0, 0, 0, 0)


@rule
def deal(s: State, c: Content, card: int) -> None:
    """The dealer gives one movement card (RACE-16, RACE-35)."""
    seat = receiver(s, c)
    s.undealt[card] -= 1
    s.left -= 1
    s.hand[seat, card] += 1
    s.held[seat] += 1
    tell(s, DEALT, RACE_16 if int(s.round) == 1 else RACE_35, seat, card, 0, 0)
    if receiver(s, c) == NOBODY:
        s.stage = CHOOSING
        s.asked = s.mover
