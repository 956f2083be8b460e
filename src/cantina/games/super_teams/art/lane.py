"""The lane: where the spaces of a board of any length lie on a spiral from the start planet in to the finish planet."""

import functools
import math
from collections.abc import Mapping
from itertools import pairwise
from typing import NamedTuple

from cantina.games.pen import Curve, Point

PAD = 27.0  # the radius of a pad
START_RADIUS, FINISH_RADIUS = 48.0, 62.0
SHIP = 40.0  # the length of a ship that has a space to itself
DEPTH = 60.0  # how far docked ships reach inwards from a pad's rim
BERTH = 51.0  # how wide they lie there
MOST = 8  # ships
MARGIN = 14.0

STEP = math.radians(3)
SHARPNESS = 5  # how straight the long sides are; the short ones keep a wide bend
TIGHTEST, LONGEST_SIDE = 76.0, 2500.0  # radii of bends
INSIDE = 26.0
ORBIT = START_RADIUS + 26


class Form(NamedTuple):
    """A shape of screen: its width by its height, the way between two spaces, and between two turns of the spiral."""

    name: str
    aspect: float
    spacing: float
    gap: float
    inner: float  # half the width of the innermost turn
    heading: float  # in which direction ships leave the start planet
    outer: float  # how far from the lane flights keep, on its outer side
    number: float  # the size of the numbers
    rim: float  # what a space needs round its pad


WIDE = Form("", 1.46, 64, 148, 132, 0.72, 55, 17, 26)
TALL = Form("tall-", 0.86, 59, 122, 132, 0.9, 44, 25, 6)


class Place(NamedTuple):
    """A place on the lane: its middle and the direction of flight there, in degrees clockwise from the east."""

    centre: Point
    angle: float

    def beside(self, along: float, inward: float) -> Point:
        """A point so far ahead, and so far towards the inside of the spiral, which is to the left."""
        turn = math.radians(self.angle)
        ahead, left = (math.cos(turn), math.sin(turn)), (math.sin(turn), -math.cos(turn))
        return (
            self.centre[0] + along * ahead[0] + inward * left[0],
            self.centre[1] + along * ahead[1] + inward * left[1],
        )


class Dock(NamedTuple):
    """Where a ship waits: its middle, the direction of its nose, and its size as a share of the full one."""

    centre: Point
    angle: float
    scale: float


class Berths(NamedTuple):
    """How a crowd lies beside a pad: the ships' scale, and how far along the lane and from the rim each lies."""

    scale: float
    offsets: tuple[Point, ...]


def _rows(scale: float, width: float, depths: tuple[float, ...]) -> tuple[Berths, Berths]:
    """Two ships in a row; with an odd crowd the last row has one."""
    pairs = tuple((along, depth) for depth in depths for along in (-width, width))
    return Berths(scale, (*pairs[:-2], (0, depths[-1]))), Berths(scale, pairs)


CLOSE = dict(  # by crowd; within the space's own share of the lane
    enumerate(
        (
            Berths(1, ((0, 24),)),
            Berths(0.76, ((0, 18), (0, 47))),
            *_rows(0.6, 12.5, (15, 42)),
            *_rows(0.47, 10.5, (12, 31, 50)),
            *_rows(0.36, 9, (10, 24.5, 39, 53.5)),
        ),
        start=1,
    )
)
ROOMY = {  # by crowd; where the next spaces on both sides are empty
    2: Berths(1, ((-21, 25), (21, 25))),
    3: Berths(0.94, ((-40, 25), (0, 25), (40, 25))),
    4: Berths(0.76, ((-47, 22), (-15.5, 22), (15.5, 22), (47, 22))),
    5: Berths(0.74, ((-31, 20), (0, 20), (31, 20), (-15.5, 49), (15.5, 49))),
    6: Berths(0.74, ((-31, 20), (0, 20), (31, 20), (-31, 49), (0, 49), (31, 49))),
    7: Berths(0.74, ((-46, 20), (-15.5, 20), (15.5, 20), (46, 20), (-31, 49), (0, 49), (31, 49))),
    8: Berths(0.74, ((-46, 20), (-15.5, 20), (15.5, 20), (46, 20), (-46, 49), (-15.5, 49), (15.5, 49), (46, 49))),
}


class Lane(NamedTuple):
    """The spiral: the start planet, every space and the finish planet in order; the picture's box."""

    form: Form
    places: tuple[Place, ...]
    box: tuple[float, float, float, float]  # left, top, width, height

    @property
    def finish(self) -> int:
        """The number of the finish planet."""
        return len(self.places) - 1

    def docks(self, space: int, crowd: int, roomy: bool = False) -> list[Dock]:
        """Where a crowd of ships waits at a space; roomy if the spaces beside it are empty."""
        place = self.places[space]
        if space == 0:
            return _orbit(place, ORBIT, 34, 1)[:crowd]
        if space == self.finish:
            return _orbit(place, FINISH_RADIUS - 20, 45, 0.54)[:crowd]
        room = self.room(space)
        scale, offsets = ROOMY[crowd] if roomy and crowd in ROOMY else CLOSE[crowd]
        return [Dock(place.beside(along * room, PAD + depth * room), place.angle, scale * room) for along, depth in offsets]

    def is_roomy(self, space: int, crowds: Mapping[int, int]) -> bool:
        """Whether a crowd may spread: nobody on the spaces beside it, and no other crowd on the next ones."""
        beside = any(crowds.get(other, 0) for other in (space - 1, space + 1) if 0 < other < self.finish)
        return not beside and all(crowds.get(other, 0) < 2 for other in (space - 2, space + 2) if 0 < other < self.finish)

    def room(self, space: int) -> float:
        """How large docked ships may be: those on the inside of a bend lie closer together."""
        near = [place.beside(0, PAD + DEPTH / 2) for place in self.places[max(1, space - 1) : min(space + 2, self.finish)]]
        return min(1.0, *(math.dist(*pair) / BERTH for pair in pairwise(near)))

    def section(self, first: int, last: int) -> Curve:
        """The middle line of the lane from one space to another."""
        curve = [self.places[first].centre]
        for before, after in pairwise(self.places[first : last + 1]):
            reach = math.dist(before.centre, after.centre) / 3
            curve += [before.beside(reach, 0), after.beside(-reach, 0), after.centre]
        return tuple(curve)

    def outer(self, space: int) -> Point:
        """A point beside the space on the outer side, clear of numbers and ships."""
        reach = {0: START_RADIUS + 6, self.finish: FINISH_RADIUS + 6}.get(space, self.form.outer)
        return self.places[space].beside(0, -reach)


def _orbit(planet: Place, radius: float, degrees: float, scale: float) -> list[Dock]:
    """Room for all ships round a planet, in both directions from the side where the lane is not."""
    found = []
    for index in range(MOST):
        angle = planet.angle + 180 + (index - (MOST - 1) / 2) * degrees
        across, down = math.cos(math.radians(angle)), math.sin(math.radians(angle))
        found.append(Dock((planet.centre[0] + radius * across, planet.centre[1] + radius * down), angle + 90, scale))
    return found


@functools.cache
def lane(spaces: int, form: Form) -> Lane:
    """The lane of a board with so many spaces, stretched until its picture has the form's aspect."""
    low, high = 0.0, LONGEST_SIDE
    for _ in range(12):
        stretch = (low + high) / 2
        found = _laid(spaces, form, stretch)
        aspect = found.box[2] / found.box[3]
        if (aspect > form.aspect) == (form.aspect > 1):
            high = stretch
        else:
            low = stretch
    return found


def strip(spaces: int) -> Lane:
    """A straight lane, for pictures of boards that are short enough."""
    first = START_RADIUS + PAD + 14
    places = [Place((0.0, 0.0), 0.0), *(Place((first + number * WIDE.spacing, 0.0), 0.0) for number in range(spaces))]
    home = Place((places[-1].centre[0] + FINISH_RADIUS + PAD + 12, 0.0), 0.0)
    return Lane(WIDE, (*places, home), _box([*places, home], WIDE))


def _laid(spaces: int, form: Form, stretch: float) -> Lane:
    """The lane with a given stretch: as many turns as its length takes."""
    first = START_RADIUS + PAD + 14
    length = first + (spaces - 1) * form.spacing
    low, high = 0.1, 40.0
    while high - low > 0.001:
        turns = (low + high) / 2
        low, high = (turns, high) if sum(_ways(turns, form, stretch)) < length else (low, turns)
    line, way = _spiral(high, form, stretch), 0.0
    places: list[Place] = []
    for (before, after), step in zip(pairwise(line), _ways(high, form, stretch), strict=True):
        while len(places) < spaces and way + step >= (mark := first + len(places) * form.spacing):
            places.append(_between(before, after, (mark - way) / step))
        way += step
    places = [line[0], *places, *line[-1:] * (spaces - len(places))]
    home = _home(places)
    return Lane(form, (*places, home), _box([*places, home], form))


def _bends(turns: float, form: Form, stretch: float) -> list[tuple[float, float]]:
    """The heading and the radius of bend at each step of a spiral inwards with even gaps and stretched long sides."""
    inner = max(TIGHTEST, form.inner - stretch / (2 * SHARPNESS + 1))
    tilt = 0.0 if form.aspect > 1 else math.pi / 2
    steps = max(1, round(turns / STEP))
    found = []
    for index in range(steps):
        turned = (index + 0.5) * turns / steps
        heading = form.heading - turned
        side = math.cos(heading - tilt) ** (2 * SHARPNESS)
        found.append((heading, inner + form.gap * (turns - turned) / math.tau + stretch * side))
    return found


def _ways(turns: float, form: Form, stretch: float) -> list[float]:
    """The length of each step, measured a little inside of the lane, so that spaces in a bend lie farther apart."""
    bends = _bends(turns, form, stretch)
    return [(bend - INSIDE) * turns / len(bends) for _, bend in bends]


def _spiral(turns: float, form: Form, stretch: float) -> list[Place]:
    """The middle line of the lane."""
    bends = _bends(turns, form, stretch)
    step = turns / len(bends)
    across, down = 0.0, 0.0
    line = [Place((across, down), math.degrees(form.heading))]
    for heading, bend in bends:
        across, down = across + bend * step * math.cos(heading), down + bend * step * math.sin(heading)
        line.append(Place((across, down), math.degrees(heading - step / 2)))
    return line


def _between(before: Place, after: Place, share: float) -> Place:
    across, down = (start + share * (end - start) for start, end in zip(before.centre, after.centre, strict=True))
    return Place((across, down), before.angle + share * (after.angle - before.angle))


def _home(places: list[Place]) -> Place:
    """The finish planet: one step behind the last space, where it is farthest from pads and docked ships."""
    last = places[-1]
    nearest = FINISH_RADIUS + PAD + 12
    taken = [(places[0].centre, ORBIT + SHIP / 2), *((place.centre, PAD) for place in places[1:])]
    taken += [(place.beside(0, PAD + DEPTH / 2), DEPTH / 2) for place in places[1:]]

    def clearance(point: Point) -> float:
        return min(math.dist(point, centre) - radius for centre, radius in taken)

    ways = [math.radians(degrees) for degrees in range(-40, 112, 4)]
    for reach in (nearest, nearest + 14, nearest + 28, nearest + 42, nearest + 56):
        centre = max((last.beside(reach * math.cos(way), reach * math.sin(way)) for way in ways), key=clearance)
        if clearance(centre) > FINISH_RADIUS + 4:
            break
    return Place(centre, math.degrees(math.atan2(centre[1] - last.centre[1], centre[0] - last.centre[0])))


def _box(places: list[Place], form: Form) -> tuple[float, float, float, float]:
    """Left, top, width and height of everything that may ever lie on the board."""
    rings = [
        (places[0], ORBIT + SHIP / 2),
        (places[-1], FINISH_RADIUS + form.rim),
        *((place, PAD + form.rim) for place in places[1:-1]),
    ]
    left = min(place.centre[0] - reach for place, reach in rings) - MARGIN
    top = min(place.centre[1] - reach for place, reach in rings) - MARGIN
    right = max(place.centre[0] + reach for place, reach in rings) + MARGIN
    bottom = max(place.centre[1] + reach for place, reach in rings) + MARGIN
    return left, top, right - left, bottom - top
