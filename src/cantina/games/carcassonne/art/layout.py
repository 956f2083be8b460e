"""Where the parts of a tile lie: coasts of fields, lanes of routes, planets, and the places of symbols and figures."""

import math
from collections.abc import Iterable
from typing import NamedTuple

from cantina.games.carcassonne.art.pen import (
    Curve,
    Point,
    curve_path,
    ellipse_path,
    polygon_path,
    samples,
    turn,
    turn_curve,
)
from cantina.games.carcassonne.content import SIDES, Tile, turned

CENTRE = (50.0, 50.0)
MIRRORED = {"N": "W", "W": "N", "E": "S", "S": "E"}
NEAR, FAR = 15.0, 85.0  # a field fills its side from here to there
LANE_REACH = 14.0  # how far from its middle a route can be touched
STATION = 15.0  # how far from the centre the routes of a crossroads end
CHIP_AND_FIGURE: dict[str, tuple[Point, Point]] = {  # on fields, for one direction of each shape
    "N": ((33, 11), (58, 13)),
    "NW": ((25, 48), (44, 23)),
    "EW": ((30, 50), (62, 50)),
    "NEW": ((26, 40), (60, 34)),
    "NESW": ((30, 34), (60, 52)),
}


class Drift(NamedTuple):
    """An asteroid field on a tile: its sides from north clockwise, and the coast that follows each of them clockwise."""

    sides: str
    coasts: tuple[Curve, ...]

    def turned(self, rotation: int) -> "Drift":
        """The field on a turned tile."""
        return _drift(zip(turned(self.sides, rotation), (turn_curve(coast, rotation) for coast in self.coasts), strict=True))

    def mirrored(self) -> "Drift":
        """The field mirrored across the diagonal from the upper left to the lower right."""
        following = self.sides[1:] + self.sides[:1]
        return _drift((MIRRORED[side], mirror(coast[::-1])) for side, coast in zip(following, self.coasts, strict=True))

    def outline(self) -> str:
        """The closed path along coasts and sides."""
        return curve_path(self.coasts[0]) + "".join(curve_path(coast, "L") for coast in self.coasts[1:]) + "Z"

    def shore(self) -> str:
        """The coasts alone, from side to side."""
        return "".join(map(curve_path, self.coasts))

    def polygon(self) -> list[Point]:
        """The outline as corners."""
        return [point for coast in self.coasts for point in samples(coast)]


def _drift(pieces: Iterable[tuple[str, Curve]]) -> Drift:
    """A field of sides with the coasts that follow them, in a form that is the same for the same field."""
    ordered = sorted(pieces, key=lambda piece: SIDES.index(piece[0]))
    coasts = (tuple((round(across, 3), round(down, 3)) for across, down in coast) for _, coast in ordered)
    return Drift("".join(side for side, _ in ordered), tuple(coasts))


def mirror(curve: Curve) -> Curve:
    """A curve mirrored across the diagonal from the upper left to the lower right."""
    return tuple((down, across) for across, down in curve)


class Lane(NamedTuple):
    """A route on a tile; `ends` when it stops inside the tile, at the end of its curve."""

    curve: Curve
    ends: bool

    def outline(self) -> str:
        """The closed path round the lane that a finger can hit."""
        points = samples(self.curve)
        left, right = [], []
        for index, point in enumerate(points):
            before, after = points[max(index - 1, 0)], points[min(index + 1, len(points) - 1)]
            left.append(_aside(point, before, after, LANE_REACH))
            right.append(_aside(point, before, after, -LANE_REACH))
        return polygon_path(left + right[::-1])

    def shore(self) -> str:
        """The lane itself."""
        return curve_path(self.curve)

    def bar(self) -> str:
        """The bar across the end of the lane; nothing where it goes on."""
        before, end = samples(self.curve)[-2:]
        return polygon_path([_aside(end, before, end, 5.5), _aside(end, before, end, -5.5)]) if self.ends else ""


class Globe(NamedTuple):
    """A planet on a tile."""

    centre: Point
    radius: float

    def outline(self) -> str:
        """The circle that a finger can hit."""
        return ellipse_path(self.centre, self.radius + 1.5)

    def shore(self) -> str:
        """The circle round it, a little wider."""
        return ellipse_path(self.centre, self.radius + 3)

    def symbol(self) -> Point:
        """The place of the symbol: at the lower right rim, clear of a figure in the middle."""
        return self.centre[0] + max(self.radius * 0.82, 21), self.centre[1] + max(self.radius * 0.74, 18)


class Layout(NamedTuple):
    """A tile as it lies: its fields, its routes, its planet, where the symbol and the figure of each part have their place."""

    drifts: list[Drift]
    lanes: list[Lane]
    globe: Globe | None
    symbols: dict[str, Point]
    figures: dict[str, Point]


def layout(tile: Tile, rotation: int) -> Layout:
    """Where everything lies on a turned tile; only a planet's symbol keeps its place at the lower right."""
    planet = _globe(tile) if tile.planet else None
    places = _route_places(tile, planet) | _field_places(tile)
    lanes = [lane._replace(curve=turn_curve(lane.curve, rotation)) for lane in _lanes(tile, planet)]
    symbols = {part: turn(symbol, rotation) for part, (symbol, _) in places.items()}
    figures = {part: turn(figure, rotation) for part, (_, figure) in places.items()}
    if planet:
        planet = Globe(turn(planet.centre, rotation), planet.radius)
        symbols["planet"], figures["planet"] = planet.symbol(), planet.centre
    return Layout([drift.turned(rotation) for drift in drifts(tile)], lanes, planet, symbols, figures)


def inside(point: Point, polygon: list[Point]) -> bool:
    """Whether a point lies in a polygon."""
    across, down = point
    within = False
    for (left, top), (right, bottom) in zip(polygon, polygon[1:] + polygon[:1], strict=True):
        if (top > down) != (bottom > down) and across < (right - left) * (down - top) / (bottom - top) + left:
            within = not within
    return within


def drifts(tile: Tile) -> list[Drift]:
    """The fields of a tile as it lies unturned."""
    ordered = ("".join(side for side in SIDES if side in sides) for sides in tile.fields)
    return [_drift(zip(sides, _coasts(tile, sides), strict=True)) for sides in ordered]


def _coasts(tile: Tile, sides: str) -> tuple[Curve, ...]:
    """From the end of each touched side, clockwise, to the start of the next touched one."""
    others = "".join(tile.fields)
    coasts = []
    for position, side in enumerate(sides):
        first = SIDES.index(side)
        gap = (SIDES.index(sides[(position + 1) % len(sides)]) - first - 1) % 4 + 1
        left, opposite, right = (SIDES[(first + step) % 4] in others for step in (3, 2, 1))
        if gap == 1:
            coast: Curve = ((FAR, 0), (FAR, 10), (90, NEAR), (100, NEAR))
        elif gap == 2:
            waist = 66 if right else 74 if len(sides) == 2 else 63
            coast = ((FAR, 0), (FAR, 20), (waist, 30), (waist, 50), (waist, 70), (FAR, 80), (FAR, 100))
        elif gap == 3:
            pull = 10 if right or opposite else 22
            coast = ((FAR, 0), (FAR, pull), (pull, FAR), (0, FAR))
        else:
            depth = 17 if tile.planet or any(len(field) > 1 for field in tile.fields) else 29
            coast = _lobe(depth, left, right)
        coasts.append(turn_curve(coast, first))
    return tuple(coasts)


def _lobe(depth: float, left: bool, right: bool) -> Curve:
    """A field on one side; it keeps away from a separate field on the next side."""
    near_high, near = (8.0, 38.0) if left else (depth * 0.6, 30.0)
    far_high, far = (8.0, 62.0) if right else (depth * 0.6, 70.0)
    middle = (near + far) / 2
    return ((FAR, 0), (FAR, far_high), (far, depth), (middle, depth), (near, depth), (NEAR, near_high), (NEAR, 0))


def _globe(tile: Tile) -> Globe:
    """The planet of a tile as it lies unturned: out of the way of fields and of routes that go past."""
    across, down, radius = 50.0, 50.0, 27.0 if tile.routes else 30.0
    lobes = "".join(field for field in tile.fields if len(field) == 1)
    for side in lobes:
        away = turn((50, 58), SIDES.index(side))
        across, down = across + away[0] - 50, down + away[1] - 50
    if tile.fields:
        radius = 24.0
    for route in tile.routes:
        if len(route) == 2:
            radius = min(radius, 20.0)
            aside = turn((50, 37), _quarters("EW", route)) if _straight(route) else turn((38, 38), _quarters("ES", route))
            across, down = across + aside[0] - 50, down + aside[1] - 50
    return Globe((across, down), radius)


def _straight(sides: str) -> bool:
    return (SIDES.index(sides[0]) - SIDES.index(sides[-1])) % 4 == 2


def _quarters(canonical: str, sides: str) -> int:
    """How many quarter turns bring one group of sides onto another."""
    return next(rotation for rotation in range(4) if set(turned(canonical, rotation)) == set(sides))


def _lanes(tile: Tile, planet: Globe | None) -> list[Lane]:
    """The routes of a tile as it lies unturned; each meets its sides in the middle, at a right angle."""
    return [
        Lane(_through(tile, sides) if len(sides) == 2 else _ending(tile, sides, planet), len(sides) == 1) for sides in tile.routes
    ]


def is_crossroads(tile: Tile) -> bool:
    """Whether several routes end at the centre of the tile."""
    ending = [sides for sides in tile.routes if len(sides) == 1]
    return len(ending) > 1 and not tile.planet and not any(inside(CENTRE, drift.polygon()) for drift in drifts(tile))


def _through(tile: Tile, sides: str) -> Curve:
    """A route from side to side: an arc, a soft wave, or a bow away from what lies beside it."""
    if not _straight(sides):
        return turn_curve(((100, 50), (72, 50), (50, 72), (50, 100)), _quarters("ES", sides))
    quarters = _quarters("EW", sides)
    above, below = (any(turned(side, quarters) in field for field in tile.fields) for side in "NS")
    if len(tile.routes) > 1:
        bow = 0.0
    elif tile.planet:
        bow = 20.0
    else:
        bow = 5.0 * (above - below)
    if bow == 0 and len(tile.routes) == 1 and not above:
        wave: Curve = ((0, 50), (20, 50), (34, 46.5), (50, 50), (66, 53.5), (80, 50), (100, 50))
    else:
        wave = ((0, 50), (28, 50), (34, 50 + bow), (50, 50 + bow), (66, 50 + bow), (72, 50), (100, 50))
    return turn_curve(wave, quarters)


def _ending(tile: Tile, side: str, planet: Globe | None) -> Curve:
    """A route that ends inside the tile: at the planet, at the crossroads, or at the coast of a field."""
    quarters = SIDES.index(side) - 2
    start = turn((50, 100), quarters)
    if planet:
        end = _between(planet.centre, start, (planet.radius + 3.5) / math.dist(start, planet.centre))
        return start, turn((50, 92), quarters), _between(end, start, 0.3), end
    if is_crossroads(tile):
        return _line(start, turn((50, 50 + STATION), quarters))
    polygons = [drift.polygon() for drift in drifts(tile)]
    for step in range(95):
        ahead = turn((50, 99 - step), quarters)
        if any(inside(ahead, polygon) for polygon in polygons):
            return _line(start, ahead)
    coast = samples(drifts(tile)[0].coasts[0])
    end = coast[len(coast) // 2]
    return start, _between(start, CENTRE, 0.7), _between(CENTRE, end, 0.3), end


def _line(start: Point, end: Point) -> Curve:
    return start, _between(start, end, 0.3), _between(start, end, 0.7), end


def _between(here: Point, there: Point, share: float) -> Point:
    return here[0] + (there[0] - here[0]) * share, here[1] + (there[1] - here[1]) * share


def _aside(point: Point, before: Point, after: Point, distance: float) -> Point:
    """A point moved to the side of the way from one point to another."""
    length = math.dist(before, after)
    return point[0] + (before[1] - after[1]) / length * distance, point[1] + (after[0] - before[0]) / length * distance


def _route_places(tile: Tile, planet: Globe | None) -> dict[str, tuple[Point, Point]]:
    """Where the symbol and the figure of each route lie, as the tile lies unturned."""
    found = {}
    for index, lane in enumerate(_lanes(tile, planet)):
        if not lane.ends:
            symbol, figure = 0.5, 0.15
        else:
            symbol, figure = (0.3, 0.75) if f"route-{index}" in tile.symbols else (0.5, 0.5)
        points = samples(lane.curve, 20)
        found[f"route-{index}"] = points[round(symbol * (len(points) - 1))], points[round(figure * (len(points) - 1))]
    return found


def _field_places(tile: Tile) -> dict[str, tuple[Point, Point]]:
    """Where the symbol and the figure of each field lie, as the tile lies unturned; beside a planet both keep to one side."""
    found = {}
    for index, sides in enumerate(tile.fields):
        near = sides[0] if tile.planet else sides
        shape = next(shape for shape in CHIP_AND_FIGURE if _fits(shape, near))
        symbol, figure = CHIP_AND_FIGURE[shape]
        if shape == "N" and f"field-{index}" not in tile.symbols:
            figure = (50, figure[1])
        found[f"field-{index}"] = turn(symbol, _quarters(shape, near)), turn(figure, _quarters(shape, near))
    return found


def _fits(shape: str, sides: str) -> bool:
    return any(set(turned(shape, rotation)) == set(sides) for rotation in range(4))
