"""A slow, exact second opinion on what lies on what: discs and turned rectangles in fifty decimal places.

Lengths are millimetres, angles degrees, and every number is taken as it is written.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from decimal import Decimal, localcontext
from functools import cache
from itertools import combinations, pairwise

Number = int | Decimal
Point = tuple[Decimal, Decimal]

PLACES = 50
NOTHING = Decimal("1e-20")  # two lengths that differ by less are the same length, computed in two ways

CARD = (63, 88)  # short and long side
DISC = 20  # radius of every disc, Grogu included
REACH = 300  # CARGO-12, CARGO-R-25: the whole card, from Grogu's centre
ARM = 700  # CARGO-R-16


@dataclass(frozen=True)
class Rectangle:
    """A card on the table: its centre, and where its long side points, counter-clockwise from the x axis."""

    x: Number
    y: Number
    angle: Number
    short: Number = CARD[0]
    long: Number = CARD[1]


@cache
def direction(angle: Number) -> Point:
    """Cosine and sine of an angle in degrees."""
    with localcontext(prec=PLACES + 10):
        radians = Decimal(angle) % 360 * pi() / 180
        cosine, sine = Decimal(0), Decimal(0)
        term, power = Decimal(1), 0
        while abs(term) > Decimal(10) ** -(PLACES + 5) or power < 8:
            if power % 2 == 0:
                cosine += term * (-1) ** (power // 2)
            else:
                sine += term * (-1) ** (power // 2)
            power += 1
            term *= radians / power
        return cosine, sine


@cache
def pi() -> Decimal:
    """Machin: pi = 16 arctan 1/5 - 4 arctan 1/239."""
    with localcontext(prec=PLACES + 15):

        def arctangent_of_inverse(number: int) -> Decimal:
            total, term, k = Decimal(0), Decimal(1) / number, 0
            while abs(term) > Decimal(10) ** -(PLACES + 12):
                total += term / (2 * k + 1)
                term /= -number * number
                k += 1
            return total

        return 16 * arctangent_of_inverse(5) - 4 * arctangent_of_inverse(239)


@cache
def corners(card: Rectangle) -> tuple[Point, ...]:
    """Counter-clockwise."""
    with localcontext(prec=PLACES):
        cosine, sine = direction(card.angle)
        x, y, long, short = (Decimal(number) for number in (card.x, card.y, card.long, card.short))
        along = (cosine * long / 2, sine * long / 2)
        across = (-sine * short / 2, cosine * short / 2)
        return tuple(
            (x + a * along[0] + b * across[0], y + a * along[1] + b * across[1]) for a, b in ((-1, -1), (1, -1), (1, 1), (-1, 1))
        )


# ---- distances -----------------------------------------------------------------------------------------------------------


def apart(one: Point, other: Point) -> Decimal:
    with localcontext(prec=PLACES):
        return ((one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2).sqrt()


def distance_to_segment(point: Point, start: Point, end: Point) -> Decimal:
    with localcontext(prec=PLACES):
        dx, dy = end[0] - start[0], end[1] - start[1]
        share = ((point[0] - start[0]) * dx + (point[1] - start[1]) * dy) / (dx * dx + dy * dy)
        share = min(max(share, Decimal(0)), Decimal(1))
        return apart(point, (start[0] + share * dx, start[1] + share * dy))


def side_of(point: Point, start: Point, end: Point) -> Decimal:
    """Positive to the left of the line from start to end."""
    with localcontext(prec=PLACES):
        return (end[0] - start[0]) * (point[1] - start[1]) - (end[1] - start[1]) * (point[0] - start[0])


def edges(polygon: Sequence[Point]) -> list[tuple[Point, Point]]:
    return list(pairwise([*polygon, polygon[0]]))


def distance(x: Number, y: Number, card: Rectangle) -> Decimal:
    """From a point to the nearest point of a card; nothing for a point on it."""
    point = Decimal(x), Decimal(y)
    outline = edges(corners(card))
    if all(side_of(point, *edge) >= 0 for edge in outline):
        return Decimal(0)
    return min(distance_to_segment(point, *edge) for edge in outline)


def overlap(one: Rectangle, other: Rectangle) -> Decimal:
    """The area that two cards share: one outline clipped by every side of the other."""
    with localcontext(prec=PLACES):
        shape = list(corners(one))
        for edge in edges(corners(other)):
            shape = clipped(shape, *edge)
            if not shape:
                return Decimal(0)
        return sum((a[0] * b[1] - b[0] * a[1] for a, b in edges(shape)), Decimal(0)) / 2


def clipped(shape: Sequence[Point], start: Point, end: Point) -> list[Point]:
    """What of a convex shape lies to the left of a line."""
    kept: list[Point] = []
    with localcontext(prec=PLACES):
        for a, b in edges(shape):
            left_a, left_b = side_of(a, start, end), side_of(b, start, end)
            if left_a >= 0:
                kept.append(a)
            if left_a * left_b < 0:
                share = left_a / (left_a - left_b)
                kept.append((a[0] + share * (b[0] - a[0]), a[1] + share * (b[1] - a[1])))
    return kept


def gap(one: Rectangle, other: Rectangle) -> Decimal:
    """From one card to the nearest point of another; nothing where they meet."""
    if overlap(one, other) > NOTHING:
        return Decimal(0)
    return min(
        distance_to_segment(corner, *edge)
        for a, b in ((one, other), (other, one))
        for corner in corners(a)
        for edge in edges(corners(b))
    )


# ---- contact (CARGO-R-17, CARGO-R-18) ------------------------------------------------------------------------------------


def disc_on_card(x: Number, y: Number, card: Rectangle) -> bool:
    """A disc at rest covers a part of the card; edge to edge is not on it."""
    return distance(x, y, card) < DISC - NOTHING


def disc_touches_card(x: Number, y: Number, card: Rectangle) -> bool:
    """Any contact, edge to edge too."""
    return distance(x, y, card) <= DISC + NOTHING


def disc_on_disc(x: Number, y: Number, other_x: Number, other_y: Number) -> bool:
    return apart((Decimal(x), Decimal(y)), (Decimal(other_x), Decimal(other_y))) < 2 * DISC - NOTHING


def disc_on_grogu(x: Number, y: Number) -> bool:
    return disc_on_disc(x, y, 0, 0)


def card_on_card(one: Rectangle, other: Rectangle) -> bool:
    return overlap(one, other) > NOTHING


def card_on_grogu(card: Rectangle) -> bool:
    return disc_on_card(0, 0, card)


# ---- layouts (CARGO-12, CARGO-R-25) and where players stand (CARGO-R-16) --------------------------------------------------


def extent(card: Rectangle) -> Decimal:
    """From Grogu's centre to the farthest corner."""
    return max(apart((Decimal(0), Decimal(0)), corner) for corner in corners(card))


def fits(layout: Sequence[Rectangle]) -> bool:
    """Whether the cards may lie so: within reach, touching neither each other nor Grogu."""
    return (
        all(extent(card) <= REACH + NOTHING for card in layout)
        and all(gap(one, other) > NOTHING for one, other in neighbours(layout))
        and not any(disc_touches_card(0, 0, card) for card in layout)
    )


def neighbours(layout: Sequence[Rectangle]) -> list[tuple[Rectangle, Rectangle]]:
    """The pairs of cards that could meet at all: two half diagonals are 108.3 mm."""
    return [(a, b) for a, b in combinations(layout, 2) if (a.x - b.x) ** 2 + (a.y - b.y) ** 2 < 110**2]


def smallest_gap(layout: Sequence[Rectangle]) -> Decimal:
    return min(gap(one, other) for one, other in combinations(layout, 2))


def reach_towards(layout: Iterable[Rectangle], angle: Number) -> Decimal:
    """How far the layout goes in a direction, measured along that direction."""
    cosine, sine = direction(angle)
    with localcontext(prec=PLACES):
        return max(cosine * x + sine * y for card in layout for x, y in corners(card))


def far_enough(x: Number, y: Number, layout: Iterable[Rectangle]) -> bool:
    """Whether a throw may start here: an arm's length from the edge of the nearest card."""
    return all(distance(x, y, card) >= ARM - NOTHING for card in layout)
