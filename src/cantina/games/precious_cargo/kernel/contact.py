"""Contact: what a resting disc or a thrown card lies on, as exact geometry of discs and turned rectangles (CARGO-R-17, R-18)."""

from cantina.core.compiler import rule

from .arithmetic import cosine, sine
from .codes import CARD_REACH, EMPTY, FIELD, HALF_LENGTH, HALF_WIDTH, RADIUS
from .record import Setup, State
from .tables import ONE


@rule
def outside(x: int, y: int, ux: int, uy: int) -> int:
    """The square of the distance from a card to a point near it, times ONE squared.

    The point is given from the card's centre; (ux, uy) is the direction of the card's long side.
    """
    beyond = abs(x * ux + y * uy) - HALF_LENGTH * ONE
    beside = abs(y * ux - x * uy) - HALF_WIDTH * ONE
    if beyond < 0:
        beyond = 0
    if beside < 0:
        beside = 0
    return beyond * beyond + beside * beside


@rule
def near(x: int, y: int, reach: int) -> bool:
    """Whether a point lies within reach of the origin to both sides; spares most cards the exact answer."""
    return -reach <= x <= reach and -reach <= y <= reach


@rule
def cards_under_disc(s: State, c: Setup, x: int, y: int) -> int:
    """The places whose card a disc resting at (x, y) overlaps, as bits."""
    found = 0
    for place in range(FIELD):
        dx, dy = x - int(c.card_x[place]), y - int(c.card_y[place])
        if near(dx, dy, CARD_REACH) and int(s.field[place]) != EMPTY:
            if outside(dx, dy, int(c.card_ux[place]), int(c.card_uy[place])) < (RADIUS * ONE) * (RADIUS * ONE):
                found |= 1 << place
    return found


@rule
def disc_touches_a_card(s: State, c: Setup, x: int, y: int) -> bool:
    """Whether a disc has any contact with an ally card, edge to edge included."""
    for place in range(FIELD):
        dx, dy = x - int(c.card_x[place]), y - int(c.card_y[place])
        if near(dx, dy, CARD_REACH) and int(s.field[place]) != EMPTY:
            if outside(dx, dy, int(c.card_ux[place]), int(c.card_uy[place])) <= (RADIUS * ONE) * (RADIUS * ONE):
                return True
    return False


@rule
def disc_on_grogu(x: int, y: int) -> bool:
    """Whether a disc overlaps Grogu's."""
    return near(x, y, 2 * RADIUS) and x * x + y * y < 4 * RADIUS * RADIUS


@rule
def card_on_grogu(c: Setup, x: int, y: int, angle: int) -> bool:
    """Whether a thrown card overlaps Grogu's disc."""
    return near(x, y, CARD_REACH) and outside(-x, -y, cosine(c, angle), sine(c, angle)) < (RADIUS * ONE) * (RADIUS * ONE)


@rule
def shadow(ux: int, uy: int, ax: int, ay: int) -> int:
    """Half the length of a card's shadow on an axis, times ONE squared; (ux, uy) is its long side."""
    return HALF_LENGTH * abs(ux * ax + uy * ay) + HALF_WIDTH * abs(ux * ay - uy * ax)


@rule
def cards_overlap(x: int, y: int, ux: int, uy: int, vx: int, vy: int) -> bool:
    """Whether two cards overlap: their shadows do on each of the four sides' axes. (x, y) leads from one centre to the other."""
    if abs(x * ux + y * uy) * ONE >= HALF_LENGTH * (ux * ux + uy * uy) + shadow(vx, vy, ux, uy):
        return False
    if abs(y * ux - x * uy) * ONE >= HALF_WIDTH * (ux * ux + uy * uy) + shadow(vx, vy, -uy, ux):
        return False
    if abs(x * vx + y * vy) * ONE >= HALF_LENGTH * (vx * vx + vy * vy) + shadow(ux, uy, vx, vy):
        return False
    return abs(y * vx - x * vy) * ONE < HALF_WIDTH * (vx * vx + vy * vy) + shadow(ux, uy, -vy, vx)


@rule
def cards_under_card(s: State, c: Setup, x: int, y: int, angle: int) -> int:
    """The places whose card a thrown card overlaps, as bits."""
    found, ux, uy = 0, cosine(c, angle), sine(c, angle)
    for place in range(FIELD):
        dx, dy = int(c.card_x[place]) - x, int(c.card_y[place]) - y
        if near(dx, dy, 2 * CARD_REACH) and int(s.field[place]) != EMPTY:
            if cards_overlap(dx, dy, ux, uy, int(c.card_ux[place]), int(c.card_uy[place])):
                found |= 1 << place
    return found
