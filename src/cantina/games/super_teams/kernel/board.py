"""The board: seats around it, what a space is, where black holes throw ships, which cards are wild (RACE-22 to RACE-37)."""

from cantina.core.compiler import rule

from .codes import HOLE, NORMAL, NUMBERS, SHIPS
from .record import Setup, State


@rule
def clockwise(c: Setup, seat: int) -> int:
    """The next seat (RACE-17)."""
    return seat + 1 if seat + 1 < int(c.seats) else 0  # a division would cost more than the rest of the turn's end


@rule
def is_normal(c: Setup, space: int) -> bool:
    """A normal space, or a doubled one with a normal half (RACE-R-11)."""
    return int(c.halves[space, 0]) == NORMAL or int(c.halves[space, 1]) == NORMAL


@rule
def is_hole(c: Setup, space: int) -> bool:
    """A black hole."""
    return int(c.halves[space, 0]) == HOLE


@rule
def is_doubled(c: Setup, space: int) -> bool:
    """A space of two halves."""
    return int(c.halves[space, 0]) != int(c.halves[space, 1])


@rule
def back_from(c: Setup, hole: int) -> int:
    """The nearest normal space behind a black hole, or the start planet (RACE-29, RACE-R-11)."""
    space = hole - 1
    while space > 0 and not is_normal(c, space):
        space -= 1
    return space


@rule
def beyond(c: Setup, hole: int) -> int:
    """The next normal space ahead of a black hole, or the finish planet (RACE-46, RACE-R-12)."""
    space = hole + 1
    while space < int(c.finish) and not is_normal(c, space):
        space += 1
    return space


@rule
def is_home(s: State, c: Setup, ship: int) -> bool:
    """The ship has reached the finish planet and can no longer be moved (RACE-33)."""
    return int(s.space[ship]) == int(c.finish)


@rule
def is_wild(s: State, c: Setup, colour: int) -> bool:
    """Both ships of the colour are home, so its cards are wild (RACE-37, RACE-R-36)."""
    return is_home(s, c, 2 * colour) and is_home(s, c, 2 * colour + 1)


@rule
def may_fly(s: State, c: Setup, card: int, ship: int) -> bool:
    """Whether a movement card moves this ship: of its colour, or any if the card is wild (RACE-18, RACE-R-35)."""
    if int(c.owner[ship]) < 0 or is_home(s, c, ship):
        return False
    colour = card // NUMBERS
    return ship // 2 == colour or is_wild(s, c, colour)


@rule
def team_is_home(s: State, c: Setup, team: int) -> bool:
    """All ships of a team have reached the finish planet (RACE-56, RACE-57)."""
    for ship in range(SHIPS):
        owner = int(c.owner[ship])
        if owner >= 0 and int(c.team[owner]) == team and not is_home(s, c, ship):
            return False
    return True
