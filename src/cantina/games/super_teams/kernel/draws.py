"""Bonus cards drawn at the end of a turn: from the pile, and the prizes for the first ship home (RACE-26, RACE-34)."""

from cantina.core.compiler import rule

from .bonus import FIRST_SHUFFLE, give, rebuild
from .codes import BONUS_SPACE, DRAWING, FINISH
from .ids import RACE_26, RACE_34, RACE_R_38
from .record import Setup, State
from .telling import tell_drew, tell_no_draw


@rule
def drawer(s: State, c: Setup) -> int:
    """Who takes the next bonus card: the owners in the order of arrival, or clockwise from the mover two prizes each."""
    if int(s.stage) == DRAWING:
        return int(c.owner[int(s.arrived[int(s.drawn)])])
    return (int(s.mover) + int(s.drawn) // 2) % int(c.seats)


@rule
def drawn_shuffle(s: State) -> int:
    """The shuffle that the next bonus card comes from; the finish pile belongs to the first one (RACE-14)."""
    return int(s.shuffle) if int(s.stage) == DRAWING else FIRST_SHUFFLE


@rule
def draw(s: State, c: Setup, kind: int) -> None:
    """The dealer hands out one bonus card (RACE-26, RACE-34); the pile is rebuilt as soon as it is empty (RACE-R-39)."""
    seat, shuffle = drawer(s, c), drawn_shuffle(s)
    give(s, c, seat, kind, shuffle)
    s.drawn += 1
    if int(s.stage) == DRAWING:
        tell_drew(s, RACE_26, seat, kind)
        s.pile -= 1
        rebuild(s, c)
    else:
        tell_drew(s, RACE_34, seat, kind)
        s.finish_pile -= 1


@rule
def draw_is_due(s: State, c: Setup) -> bool:
    """Whether a ship's owner still has a card to draw from the bonus pile; without any cards nothing is drawn (RACE-R-38)."""
    while int(s.kind[int(s.ship)]) == BONUS_SPACE and int(s.drawn) < int(s.arrivals):
        rebuild(s, c)
        if int(s.pile) > 0:
            return True
        tell_no_draw(s, RACE_R_38, drawer(s, c))
        s.drawn += 1
    return False


@rule
def prize_is_due(s: State) -> bool:
    """Whether the first ship has reached the finish planet and its pile is still being given out (RACE-34)."""
    return int(s.kind[int(s.ship)]) == FINISH and int(s.finish_pile) > 0
