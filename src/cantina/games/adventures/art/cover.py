"""The cover: a ranger's chart that has come to life, 480 by 640; hunter and droid on the hunt, the cradle beside them."""

import math
from typing import NamedTuple

from cantina.games.adventures.art.chart import map_definitions, table_definitions
from cantina.games.adventures.art.figures import STAND_ABOVE, STAND_HIGH, STAND_VIEW, STAND_WIDE, figure_art
from cantina.games.adventures.art.floors import floor_name
from cantina.games.adventures.art.grid import Cell, Grid, Side, cell_of, centre, hexagon, sides
from cantina.games.adventures.art.paint import colour, edged, filled, gradient, stroked, symbol
from cantina.games.adventures.art.signs import sign_symbol
from cantina.games.adventures.art.tokens import VIEW, ability_art, cradle_art, face_art, health_art, token_definitions
from cantina.games.adventures.content.schema import Border, Class, Map, Space
from cantina.games.pen import Point, blob_path, chance, ellipse_path, number, numbers, polygon_path

WIDE, HIGH = 480, 640
FRONT: dict[Space, tuple[Space, ...]] = {"F3": ("G3", "G4"), "F4": ("G4", "G5"), "F5": ("F6", "G5", "G6"), "F6": ("E6", "E7")}
LAND = Map(
    rows=("..YYYY.", ".YYYYRR", "HHYYYRR", "HHHYYY.", ".HHYYYY", "..YYYL.", "..LLLL."),
    zones={"Y": "yard", "H": "laboratory", "R": "roof", "L": "street"},
    start="C3",
    borders=(Border("HY", "wall"), Border("RY", "ledge"), Border("LY", "wall")),
    open=(
        ("C2", "C3"),
        ("B5", "B6"),
        ("E3", "E4"),
        *((one, two) for one, beside in FRONT.items() for two in beside),
    ),
)
AT, ANGLE, SCALE, FLAT = (-40.0, 132.0), math.radians(11), 0.79, 0.67
SLAB, WALL, ROOF = 17, 21, 30  # how thick the land is, how high walls and roofs are
REACHED: tuple[Space, ...] = ("D4", "D5", "E4", "E5", "F4", "F5", "C4")


class Stood(NamedTuple):
    """What stands on a space: a symbol, its size, a nudge from the middle, and how high it floats."""

    space: Space
    part: str
    size: float
    nudge: Point = (0, 0)
    above: float = 0


STANDING = (
    Stood("E5", "figure-mandalorian", 2.4, (-22, 8)),
    Stood("F5", "cradle", 1.35, (34, -4), 22),
    Stood("F3", "figure-ig11", 1.95, (2, 4)),
    Stood("B4", "face-brawler", 1.02),
    Stood("C6", "face-sharpshooter", 1.06, (0, 0), ROOF),
    Stood("C2", "face-blaster", 1.08, (-8, 4)),
    Stood("A5", "face-blaster", 0.9),
)


def _on(point: Point, above: float = 0) -> Point:
    """Where a point of the map lies on the cover."""
    across, down = point
    return (
        AT[0] + SCALE * (across * math.cos(ANGLE) - down * math.sin(ANGLE)),
        AT[1] + SCALE * FLAT * (across * math.sin(ANGLE) + down * math.cos(ANGLE)) - above,
    )


def cover_definitions() -> str:
    """What the cover needs, and nothing else."""
    grid = Grid(LAND)
    drawn = table_definitions() + map_definitions(grid) + token_definitions()
    drawn += gradient("adv-dusk", (0, "dusk-high", 1), (0.5, "dusk-middle", 1), (0.78, "dusk-low", 1))
    drawn += gradient("adv-sun", (0, "sun", 0.95), (0.18, "sun", 0.5), (1, "sun", 0), round=True)
    drawn += gradient("adv-fade", (0, "dusk-low", 0), (1, "dusk-low", 0.94))
    drawn += "".join(map(sign_symbol, ("brawler", "blaster", "sharpshooter", "guard")))
    drawn += "".join(symbol(f"figure-{name}", STAND_VIEW, figure_art(name)) for name in ("mandalorian", "ig11"))
    drawn += symbol("cradle", VIEW, cradle_art())
    faces: tuple[tuple[Class, str, int, int], ...] = (
        ("brawler", "plate", 3, 1),
        ("blaster", "orange", 3, 0),
        ("sharpshooter", "plate", 2, 0),
    )
    for class_, metal, health, damage in faces:
        badge = ability_art("guard") if class_ == "sharpshooter" else ""
        drawn += symbol(f"face-{class_}", VIEW, face_art(class_, metal) + badge + health_art(health, damage))
    return drawn


def cover_art() -> str:
    """The whole cover; the page's title goes over its lower end."""
    grid = Grid(LAND)
    return (
        f"{_ground()}{_slab(grid)}{_floor(grid)}{_reach()}{_things(grid)}{_compass((418, 556), 1.15)}{_glass()}"
        f'<rect y="420" width="{WIDE}" height="{HIGH - 420}" fill="url(#adv-fade)"/>'
    )


def _ground() -> str:
    """A chart of far hills at dusk, a low sun behind them."""
    contours = "".join(blob_path((92, 70), 34 + 27 * step, chance("cover", "north"), 0.14, 0.8) for step in range(8))
    contours += "".join(blob_path((430, 600), 40 + 30 * step, chance("cover", "south"), 0.14, 0.8) for step in range(7))
    grid = "".join(f"M{at} 0V{HIGH}" for at in range(40, WIDE, 80)) + "".join(f"M0 {at}H{WIDE}" for at in range(40, HIGH, 80))
    return (
        f'<rect width="{WIDE}" height="{HIGH}" fill="url(#adv-dusk)"/><circle cx="372" cy="52" r="330" fill="url(#adv-sun)"/>'
        f"{stroked(grid, 'brass', 1, 0.07)}{stroked(contours, 'brass', 1.2, 0.2)}"
        f"{filled(ellipse_path((372, 52), 40), 'sun', 0.95)}{stroked(ellipse_path((372, 52), 52), 'brass', 1.2, 0.6)}"
        f"{stroked('M372-20V-8M372 112V128M300 52H312M432 52H448', 'brass', 1.6, 0.6)}"
    )


def _slab(grid: Grid) -> str:
    """The land is thick, and floats over its shadow."""
    land = "".join(polygon_path(_on(corner) for corner in _corners(cell)) for cell in grid.cells)
    faces = lips = ""
    for side in grid.seams("coast", "wall"):
        if side.beyond in grid.cells:
            continue
        start, end = _on(side.start), _on(side.end)
        if start[0] > end[0]:  # seen from the front
            faces += polygon_path((start, end, (end[0], end[1] + SLAB), (start[0], start[1] + SLAB)))
            lips += f"M{numbers((start[0], start[1] + SLAB / 2))}L{numbers((end[0], end[1] + SLAB / 2))}"
    return (
        f'<path d="{land}" transform="translate(14 46)" fill="{colour("shade")}" opacity=".5"/>'
        f"{edged(land, 'none', 'brass', 3, 0.5, 'translate(0 2)')}"
        f"{filled(faces, 'brass-dark')}{filled(faces, 'shade', 0.35)}{stroked(lips, 'brass', 1, 0.35)}"
    )


def _corners(cell: Cell) -> list[Point]:
    return [side.start for side in sides(cell)]


def _matrix(above: float = 0) -> str:
    cos, sin = SCALE * math.cos(ANGLE), SCALE * math.sin(ANGLE)
    return f"matrix({cos:.4f} {sin * FLAT:.4f} {-sin:.4f} {cos * FLAT:.4f} {number(AT[0])} {number(AT[1] - above)})"


def _floor(grid: Grid) -> str:
    """The floors as they lie, with light on their upper sides."""
    drawn = ""
    for letter, floor in grid.floors.items():
        if not floor.is_high:
            path = "".join(hexagon(cell) for cell, zone in grid.cells.items() if zone == letter)
            drawn += f'<path d="{path}" fill="url(#{floor_name(floor)})"/>'
    low = [cell for cell in grid.cells if not grid.floor(cell).is_high]
    outline, inner = "".join(map(hexagon, low)), "".join(hexagon(cell, 3.4) for cell in low)
    warm = f'<path d="{outline}" fill="{colour("sun")}" opacity=".13"/>'
    return (
        f'<g transform="{_matrix()}">{drawn}{warm}{stroked(inner, "gleam", 1.4, 0.14)}{stroked(outline, "brass", 2.2, 0.6)}'
        f"{filled(''.join(hexagon(cell) for cell in grid.cells if grid.floor(cell).is_high), 'shade', 0.5)}</g>"
    )


def _reach() -> str:
    """The spaces that the hunter reaches."""
    cells = "".join(hexagon(cell_of(space), 7) for space in REACHED)
    return (
        f'<g transform="{_matrix()}"><path d="{cells}" fill="{colour("ray")}" fill-opacity=".2" stroke="{colour("ray")}" '
        f'stroke-width="3.4" stroke-linejoin="round"/></g>'
    )


def _aim() -> tuple[float, str]:
    """The line from the hunter to what he aims at, in front of the roof and behind the hunter."""
    (ax, ay), (bx, by) = _on(centre(cell_of("E5"))), _on(centre(cell_of("C6")), ROOF + 6)
    line = f"M{numbers((ax, ay - 62))}L{numbers((bx - 20, by + 10))}"
    look = f'fill="none" stroke="{colour("ray")}" stroke-width="3" stroke-dasharray="9 7" stroke-linecap="round"'
    return ay, f'<path d="{line}" {look}/>'


def _things(grid: Grid) -> str:
    """Walls, roofs, figures and tokens from far to near."""
    drawn = [_wall(side) for side in grid.seams("wall")]
    drawn += [_roof(grid, cell) for cell in grid.cells if grid.floor(cell).is_high]
    drawn += [_aim(), *(_stood(stood) for stood in STANDING)]
    return "".join(art for _, art in sorted(drawn))


def _wall(side: Side) -> tuple[float, str]:
    start, end = _on(side.start), _on(side.end)
    face = polygon_path((start, end, (end[0], end[1] - WALL), (start[0], start[1] - WALL)))
    top = f"M{numbers((start[0], start[1] - WALL))}L{numbers((end[0], end[1] - WALL))}"
    lit = 0.16 if end[0] < start[0] else 0.42
    return max(start[1], end[1]) - 6, (
        f"{filled(face, 'wall-body')}{filled(face, 'wall-dark', lit)}{stroked(top, 'wall-dark', 7.4, 1, 'round')}"
        f"{stroked(top, 'wall-light', 4, 1, 'round')}"
    )


def _roof(grid: Grid, cell: Cell) -> tuple[float, str]:
    """A block with a tiled top and a lip; only its outer faces are seen."""
    faces = rim = ""
    for side in sides(cell):
        start, end = _on(side.start), _on(side.end)
        if side.beyond in grid.cells and grid.floor(side.beyond).is_high:
            continue
        rim += f"M{numbers(_on(side.start, ROOF))}L{numbers(_on(side.end, ROOF))}"
        if start[0] > end[0]:
            faces += polygon_path((start, end, (end[0], end[1] - ROOF), (start[0], start[1] - ROOF)))
    floor = grid.floor(cell)
    return _on(centre(cell))[1], (
        f"{filled(faces, 'roof')}{filled(faces, 'shade', 0.45)}"
        f'<g transform="{_matrix(ROOF)}"><path d="{hexagon(cell)}" fill="url(#{floor_name(floor)})"/></g>'
        f"{stroked(rim, 'shade', 6, 0.6, 'round')}{stroked(rim, 'roof-lip', 3.4, 1, 'round')}"
    )


def _stood(stood: Stood) -> tuple[float, str]:
    """A figure or a token upright on its space, with its shadow."""
    across, down = _on(centre(cell_of(stood.space)))
    across, down = across + stood.nudge[0], down + stood.nudge[1]
    if stood.part.startswith("figure"):
        wide, high = STAND_WIDE * stood.size, STAND_HIGH * stood.size
        corner, shadow = (across - wide / 2, down - STAND_ABOVE * stood.size), ""
    else:
        wide = high = 48 * stood.size
        corner = across - wide / 2, down - high * 0.82 - stood.above
        lies = down - (stood.above if stood.part.startswith("face") else 0)
        shadow = filled(ellipse_path((across + 3, lies + 2), wide * 0.36, wide * 0.13), "shade", 0.6)
    place = f'x="{number(corner[0])}" y="{number(corner[1])}" width="{number(wide)}" height="{number(high)}"'
    use, light = f'<use href="#{stood.part}" {place}/>', ellipse_path((across, corner[1] + high / 2), wide * 0.8)
    glow = f'<path d="{light}" fill="url(#adv-child)"/>' if stood.part == "cradle" else ""
    return down + (ROOF if stood.above == ROOF else 0), shadow + glow + use


def _compass(at: Point, scale: float) -> str:
    ring = f'<circle r="27" fill="none" stroke="{colour("brass")}" stroke-dasharray="1.6 4.06" stroke-width="4"/>'
    needle = filled("M0-42 6 0 0 42-6 0Z", "brass") + filled("M0-42V42L-6 0ZM-30 0 0-4 30 0 0 4Z", "brass-dark")
    art = stroked(ellipse_path((0, 0), 34), "brass", 1.6) + ring + needle
    return f'<g transform="translate({numbers(at)}) scale({scale:g})" opacity=".8">{art}</g>'


def _glass() -> str:
    """Light on the glass over the chart."""
    return filled("M-20 0H120L-20 300Z", "gleam", 0.07) + filled("M176 0H226L-20 520V414Z", "gleam", 0.05)
