"""Fights: figures of several colours on one object roll dice until one is left (CSW-45 to CSW-65, CSW-92 to CSW-95)."""

from cantina.core.compiler import rule

from .codes import DIE_BITS, MOST_DICE, PLANET
from .ids import CSW_45, CSW_46, CSW_54, CSW_57, CSW_59, CSW_60, CSW_61
from .objects import bits, figures_of, take_home
from .record import Setup, State
from .telling import tell_fight, tell_home, tell_lost, tell_rolled, tell_tied, tell_won


@rule
def sides_on(s: State, c: Setup, object: int) -> int:
    """The sides with figures on an object, as bits."""
    packed = int(s.figures[object])
    sides = 0
    seat = 0
    while packed:
        if packed & 15:
            sides |= 1 << int(c.side[seat])
        packed >>= 4
        seat += 1
    return sides


@rule
def dice(s: State, c: Setup, object: int, side: int) -> int:
    """One die a small figure, two a large one, one for the seat's symbol, three at most (CSW-49 to CSW-53, CSW-94, CSW-95)."""
    count = int(s.symbols[object]) >> 8 * int(c.faction[side]) & 255
    count = 1 if count else 0
    for seat in range(int(c.seats)):
        if int(c.side[seat]) == side:
            packed = figures_of(s, object, seat)
            count += (packed & 7) + 2 * (packed >> 3)
    return min(MOST_DICE, count)


@rule
def dice_in_all(s: State, c: Setup) -> int:
    """Dice of the next roll: of all who are still in the fight."""
    count = 0
    for side in range(int(c.sides)):
        if int(s.fighters) >> side & 1:
            count += dice(s, c, int(s.contested), side)
    return count


@rule
def begin_fight(s: State, object: int, sides: int) -> None:
    """Figures of different sides on one object: a fight (CSW-46)."""
    s.contested = object
    s.fighters = sides
    tell_fight(s, CSW_46 if int(s.what[object]) == PLANET else CSW_45, object, sides)


@rule
def roll(s: State, c: Setup, thrown: int) -> None:
    """All roll at once; only the highest die of each counts. Lower ones are out, equal ones gain a point and roll again."""
    object, best, tops = int(s.contested), 0, 0
    for side in range(int(c.sides)):
        if int(s.fighters) >> side & 1:
            top, shown, count = 0, 0, dice(s, c, object, side)
            for die in range(count):
                face = thrown & (1 << DIE_BITS) - 1
                thrown >>= DIE_BITS
                shown |= face << DIE_BITS * die
                top = max(top, face)
            tell_rolled(s, CSW_54, object, side, count, shown, top)
            tops |= top << 4 * side
            best = max(best, top)
    for side in range(int(c.sides)):
        if int(s.fighters) >> side & 1 and (tops >> 4 * side & 15) < best:
            lose(s, c, object, side)
    if bits(int(s.fighters)) > 1:
        for side in range(int(c.sides)):
            if int(s.fighters) >> side & 1:
                s.score[side] += 1  # CSW-57
                tell_tied(s, CSW_57, object, side, best, int(s.score[side]))
    else:
        for side in range(int(c.sides)):
            if int(s.fighters) >> side & 1:
                tell_won(s, CSW_61, object, side)
        s.fighters = 0


@rule
def lose(s: State, c: Setup, object: int, side: int) -> None:
    """A loser gains a point for each of its dice and takes all its figures home (CSW-59, CSW-60)."""
    count = dice(s, c, object, side)
    s.score[side] += count
    s.fighters &= ~(1 << side)
    tell_lost(s, CSW_60, object, side, count, int(s.score[side]))
    for seat in range(int(c.seats)):
        if int(c.side[seat]) == side and figures_of(s, object, seat):
            tell_home(s, CSW_59, object, seat, figures_of(s, object, seat))
            take_home(s, object, seat)
