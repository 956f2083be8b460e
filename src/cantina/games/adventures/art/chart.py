"""The chart: a mission's map as one drawing, the marks on its spaces, its doors, and the outlines of what can be touched."""

import html
from collections.abc import Iterable
from typing import Literal

from cantina.games.adventures.art.floors import floor_name, floor_pattern
from cantina.games.adventures.art.grid import CORNERS, Cell, Grid, Kind, Side, cell_of, centre, chained, hexagon, name_of, sides
from cantina.games.adventures.art.paint import FONT, box_path, colour, edged, filled, gradient, stroked, symbol
from cantina.games.adventures.art.signs import STAR
from cantina.games.adventures.content.schema import Door, Space
from cantina.games.pen import Point, blob_path, chance, ellipse_path, number, numbers, polygon_path

TABLE_WIDE, TABLE_HIGH = 1440, 900
GATE = 0.22  # how much of a side the jambs of a gate leave free at each end
NUMBER_SIZE, SMALL_NUMBER_SIZE = 19, 30
LABEL_SIZES = {"large": 14, "picture": 20}


# The table that the map lies on


def table_definitions() -> str:
    """The gradients under and on the map; once in a document that holds either."""
    return (
        gradient("adv-table", (0, "chart-high", 1), (1, "chart-deep", 1))
        + gradient("adv-warm", (0, "chart-warm", 0.3), (1, "chart-warm", 0), round=True)
        + f'<pattern id="adv-void" width="14" height="14" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">'
        f'<path d="M0 0H14V14H0Z" fill="{colour("void")}"/><path d="M0 0H4.5V14H0Z" fill="{colour("void-line")}" opacity=".5"/>'
        f"</pattern>"
        f'<pattern id="adv-hazard" width="11" height="11" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">'
        f'<path d="M0 0H11V11H0Z" fill="{colour("hazard-dark")}"/><path d="M0 0H6V11H0Z" fill="{colour("hazard")}"/></pattern>'
    )


def table_art(wide: float, high: float) -> str:
    """The chart's ground: contour lines of a far country, a grid, warm light in two corners."""
    whole = f"M0 0H{number(wide)}V{number(high)}H0Z"
    drawn = f'<path d="{whole}" fill="url(#adv-table)"/>'
    for corner in ((0, high), (wide, 0)):
        drawn += f'<path d="{ellipse_path(corner, wide * 0.4, high * 0.42)}" fill="url(#adv-warm)"/>'
    contours = ""
    for key, across, down, count in (("west", 0.12, 0.2, 6), ("east", 0.9, 0.78, 7), ("south", 0.46, 1.02, 5)):
        for step in range(count):
            contours += blob_path((across * wide, down * high), 60 + 52 * step, chance("contours", key), 0.16, 0.78)
    ticks = "".join(f"M{at} 0V{number(high)}" for at in range(60, int(wide), 120))
    ticks += "".join(f"M0 {at}H{number(wide)}" for at in range(60, int(high), 120))
    return drawn + stroked(ticks, "chart-line", 1, 0.1) + stroked(contours, "chart-line", 1.3, 0.16)


# The map


def map_definitions(grid: Grid) -> str:
    """The floors of a map, each once, and the spaces that lie low."""
    floors = sorted(set(grid.floors.values()))
    low = "".join(hexagon(cell) for cell in grid.cells if not grid.floor(cell).is_high)
    high = "".join(hexagon(cell) for cell in grid.cells if grid.floor(cell).is_high)
    drawn = "".join(map(floor_pattern, floors))
    if high:
        drawn += f'<clipPath id="adv-low"><path d="{low}"/></clipPath><clipPath id="adv-high"><path d="{high}"/></clipPath>'
    return drawn


def map_art(grid: Grid) -> str:
    """The map without marks: floors, heights, walls, ledges, ways, and what is forbidden."""
    land = "".join(map(hexagon, grid.cells))
    drawn = f'<path d="{land}" transform="translate(0 9)" fill="{colour("shade")}" opacity=".55"/>'
    drawn += stroked(land, "coast", 13, 0.1) + _void_art(grid)
    for letter, floor in grid.floors.items():
        path = "".join(hexagon(cell) for cell, zone in grid.cells.items() if zone == letter)
        drawn += f'<path d="{path}" fill="url(#{floor_name(floor)})"/>' if path else ""
    drawn += _bevel_art(grid) + _roof_art(grid)
    drawn += stroked(chained(grid.seams("coast")), "coast", 2.4, 0.9, "round")
    return drawn + _ledge_art(grid) + _window_art(grid) + _wall_art(grid) + _ladder_art(grid)


def _void_art(grid: Grid) -> str:
    path = "".join(hexagon(cell, 3) for cell in grid.void)
    return f'<path d="{path}" fill="url(#adv-void)" stroke="{colour("void-line")}" stroke-opacity=".55"/>' if path else ""


def _bevel_art(grid: Grid) -> str:
    """Light on the upper sides of every space, shade on the lower ones, and a seam between."""
    lit = shaded = ""
    for cell in grid.cells:
        x, y = centre(cell)
        lit += f"M{numbers((x - 49.4, y + 28.5))}v-57L{numbers((x, y - 57))}l49.4 28.5"
        shaded += f"M{numbers((x + 49.4, y - 28.5))}v57L{numbers((x, y + 57))}l-49.4-28.5"
    seams = chained(grid.seams("open"))
    return stroked(lit, "gleam", 1.8, 0.13) + stroked(shaded, "shade", 2.4, 0.3) + stroked(seams, "seam", 1.4, 0.46)


def _roof_art(grid: Grid) -> str:
    """What is high throws a shadow on what is low, and has a lip round it."""
    high = [cell for cell in grid.cells if grid.floor(cell).is_high]
    if not high:
        return ""
    path = "".join(map(hexagon, high))
    rim = chained(side for cell in high for side in sides(cell) if side.beyond not in high)
    return (
        f'<g clip-path="url(#adv-low)"><path d="{path}" transform="translate(9 14)" fill="{colour("shade")}" opacity=".5"/></g>'
        f'<g clip-path="url(#adv-high)">{stroked(rim, "shade", 17, 0.35)}{stroked(rim, "roof-lip", 11)}'
        f"{stroked(rim, 'gleam', 2.4, 0.35)}</g>"
    )


def _ledge_art(grid: Grid) -> str:
    """A dashed line with teeth down the slope, as cliffs are drawn on charts."""
    ledges = grid.seams("ledge")
    teeth = "".join(_tooth(side, share) for side in ledges for share in (0.2, 0.4, 0.6, 0.8))
    path = chained(ledges)
    return filled(teeth, "ledge", 0.9) + stroked(path, "shade", 7.6) + _dashed(path, "ledge", 4.4, "9 6")


def _tooth(side: Side, share: float) -> str:
    return polygon_path((side.along(share - 0.055, -3), side.along(share + 0.055, -3), side.along(share, -12)))


def _window_art(grid: Grid) -> str:
    """A sill with panes: one can see through it, not walk."""
    windows = grid.seams("window")
    panes = _lines((side.along(0.14), side.along(0.86)) for side in windows)
    bars = _lines((side.along(share, -5), side.along(share, 5)) for side in windows for share in (0.14, 0.5, 0.86))
    return (
        stroked(panes, "shade", 11, 0.7)
        + stroked(panes, "glass", 7, 0.35)
        + stroked(bars, "ledge", 2.6)
        + _dashed(panes, "ledge", 3.4, "9 6")
    )


def _wall_art(grid: Grid) -> str:
    """Thick walls that throw a shadow; gates, doors and windows leave jambs at both ends."""
    jambs = []
    for side in grid.seams("gate", "door"):
        jambs += [(side.start, side.along(GATE)), (side.along(1 - GATE), side.end)]
        jambs += [(side.along(share, -4), side.along(share, 4)) for share in (GATE, 1 - GATE)]
    for side in grid.seams("window"):
        jambs += [(side.start, side.along(0.1)), (side.along(0.9), side.end)]
    path = chained(grid.seams("wall")) + _lines(jambs)
    if not path:
        return ""
    sills = _lines((side.along(0.3), side.along(0.7)) for side in grid.seams("gate"))
    return (
        stroked(sills, "wall-light", 9, 0.22)
        + edged(path, "none", "shade", 11, 0.5, "translate(3 7)")
        + edged(path, "none", "wall-dark", 13)
        + edged(path, "none", "wall-body", 8)
        + edged(path, "none", "wall-light", 2.2, 0.85, "translate(-1 -1.6)")
    )


def _ladder_art(grid: Grid) -> str:
    """A ladder across each way between a roof and the ground."""
    rails, rungs = "", ""
    for side in grid.seams("ladder"):
        for share in (0.36, 0.64):
            rails += f"M{numbers(side.along(share, 13))}L{numbers(side.along(share, -17))}"
        for depth in (-13.5, -6.5, 0.5, 7.5):
            rungs += f"M{numbers(side.along(0.36, depth))}L{numbers(side.along(0.64, depth))}"
    ends = _lines(line for side in grid.seams("ladder") for line in ((side.start, side.along(0.2)), (side.along(0.8), side.end)))
    return (
        stroked(ends, "shade", 7)
        + stroked(ends, "ledge", 4)
        + stroked(rails, "shade", 8, 0.9, "round")
        + stroked(rungs, "wood-dark", 6)
        + stroked(rungs, "wood", 3)
        + stroked(rails, "wood", 3.6, 1, "round")
    )


def _lines(ends: Iterable[tuple[Point, Point]]) -> str:
    return "".join(f"M{numbers(start)}L{numbers(end)}" for start, end in ends)


def _dashed(path: str, role: str, width: float, dashes: str) -> str:
    if not path:
        return ""
    return (
        f'<path d="{path}" fill="none" stroke="{colour(role)}" stroke-width="{width:g}" stroke-dasharray="{dashes}" '
        f'stroke-linejoin="round"/>'
    )


# Marks on spaces


def start_art() -> str:
    """Where everybody starts: a landing ring with chevrons."""
    ring = ellipse_path((0, 0), 29)
    chevrons = stroked("M-11 1 0-10 11 1M-11 12 0 1 11 12", "start", 3.4, 1, "round")
    return f'<g opacity=".75">{filled(ring, "tag", 0.4)}{_dashed(ring, "start", 2.2, "7 4.4")}{chevrons}</g>'


FOUR_POINTS = "M0-9 2.6-2.6 9 0 2.6 2.6 0 9-2.6 2.6-9 0-2.6-2.6Z"


def star_art(tint: str) -> str:
    """A star by its colour: white ones are bare stars, blue ones lie in a ring; any other colour gets a star of four points."""
    if tint == "blue":
        ring = edged(ellipse_path((0, 0), 13), "star-blue-bed", "star-blue", 2.2)
        return f'{ring}<path d="{STAR}" transform="scale(.78)" fill="{colour("star-blue")}"/>'
    if tint == "white":
        whole = f'<path d="{STAR}" fill="{colour("star-white")}"/>'
        return f'<g transform="scale(1.16)">{edged(STAR, "none", "star-white-bed", 3.4)}{whole}</g>'
    return edged(box_path(-11, -11, 22, 22, 4), "tag", "ledge", 2) + filled(FOUR_POINTS, "ledge")


def number_art(text: str, size: float = NUMBER_SIZE) -> str:
    """A number of a space on a tag."""
    high = size * 1.3
    wide = max(high, size * (0.62 * len(text) + 0.6))
    tag = edged(box_path(-wide / 2, -high / 2, wide, high, size * 0.3), "tag", "seam", 1.6)
    look = f'font-size="{number(size)}" {FONT} fill="{colour("tag-text")}"'
    return f'{tag}<text y="{number(size * 0.36)}" {look}>{html.escape(text)}</text>'


CHIP_VIEW = "-60 -66 120 132"
LABEL_DOWN = 44
BUSY: tuple[Kind, ...] = ("door", "gate", "ladder")
# corners of a space where a mark may lie, with the sides (counted from the upper right one) that must not be ways
NUMBER_CORNERS: tuple[tuple[Point, int], ...] = (((33, 22), 2), ((-33, 22), 3), ((33, -22), 0), ((-33, -22), 5))
STAR_UP, SMALL_STAR_UP = 39, 36


def marks_art(grid: Grid, size: Literal["large", "small", "picture"] = "large") -> str:
    """Start, stars, numbers and names of spaces; small maps have larger marks and no names, pictures larger names."""
    map_, small, label = grid.map, size == "small", LABEL_SIZES.get(size)
    drawn = _at(centre(cell_of(map_.start)), start_art())
    if label:
        names = "".join(
            f'<text x="{number(x)}" y="{number(y + LABEL_DOWN)}">{name}</text>'
            for name, (x, y) in ((name_of(cell), centre(cell)) for cell in grid.cells)
        )
        drawn += f'<g font-size="{label}" {FONT} fill="{colour("label")}">{names}</g>'
    inward = 0.9 if small else 1
    for tint, spaces in map_.stars.items():
        for cell in map(cell_of, spaces):
            drawn += _at(_top(grid, cell, SMALL_STAR_UP if small else STAR_UP), star_art(tint), 1.2 if small else 0.85)
    for text, space in map_.numbers.items():
        at = _corner(grid, cell_of(space), inward)
        drawn += _at(at, number_art(text, SMALL_NUMBER_SIZE if small else NUMBER_SIZE))
    return drawn


def _top(grid: Grid, cell: Cell, up: float) -> Point:
    """A place under the upper corner of a space, away from a side through which somebody goes."""
    right, *_, left = (grid.kind(side) in BUSY for side in sides(cell))
    x, y = centre(cell)
    return x + 8 * (left - right), y - up


def _corner(grid: Grid, cell: Cell, inward: float) -> Point:
    """The first corner of a space through which nobody goes."""
    around = list(sides(cell))
    free = (place for place, side in NUMBER_CORNERS if grid.kind(around[side]) not in BUSY)
    across, down = next(free, NUMBER_CORNERS[0][0])
    x, y = centre(cell)
    return x + across * inward, y + down * inward


def _at(point: Point, art: str, scale: float = 1) -> str:
    size = "" if scale == 1 else f" scale({scale:g})"
    return f'<g transform="translate({numbers(point)}){size}">{art}</g>'


# Doors


DOOR_BOX = 80  # the side of a door's symbol; its middle is 0,0, on the middle of the side of a space
SLOPES = (30, 90, 150)


def locked_art(slope: int) -> str:
    """A bar with warning stripes across the way, and a lock that stands upright on it."""
    shadow = f'<path d="M-19-7H19V7H-19Z" fill="{colour("shade")}" opacity=".45" transform="translate(2 4)"/>'
    bar = edged(box_path(-19, -5.5, 38, 11, 2), "url(#adv-hazard)", "hazard-dark", 2.4)
    return f'<g transform="rotate({slope})">{shadow}{bar}</g><g transform="translate(0 -1)">{lock_art()}</g>'


def lock_art() -> str:
    """A padlock round 0,0, about 22 wide."""
    return (
        stroked("M-5.6-4V-8a5.6 5.6 0 0 1 11.2 0V-4", "hazard-dark", 7)
        + stroked("M-5.6-3V-8a5.6 5.6 0 0 1 11.2 0V-3", "wall-light", 3.2)
        + edged(box_path(-10, -4.4, 20, 16, 3.4), "hazard", "hazard-dark", 2.2)
        + stroked("M-7-1.6H7", "gleam", 1.6, 0.55, "round")
        + filled("M0 1.2a2.3 2.3 0 0 1 1.1 4.3V8.4H-1.1V5.5A2.3 2.3 0 0 1 0 1.2Z", "hazard-dark")
    )


def opened_art(slope: int) -> str:
    """Both leaves swung aside, and a lit sill between them."""
    leaves = "M-17 0-22.5 15M17 0 22.5 15"
    sill = _dashed("M-13 0H13", "door-open", 3, "2 4")
    art = stroked(leaves, "shade", 8.4, 0.8, "round") + stroked(leaves, "hazard", 4.4, 1, "round")
    return f'<g transform="rotate({slope})">{sill}{art}{stroked(leaves, "gleam", 1.2, 0.5, "round")}</g>'


def door_symbols() -> str:
    """Doors for sides of every slope, locked and open."""
    half = DOOR_BOX // 2
    box = f"{-half} {-half} {DOOR_BOX} {DOOR_BOX}"
    return "".join(
        symbol(f"gate-{name}-{slope}", box, art(slope))
        for slope in SLOPES
        for name, art in (("locked", locked_art), ("open", opened_art))
    )


# Outlines


def outlines(grid: Grid) -> str:
    """A path for every space and every door, in the map's coordinates, with what a page must know of it."""
    drawn = ""
    numbered: dict[Space, list[str]] = {}
    for text, space in grid.map.numbers.items():
        numbered.setdefault(space, []).append(text)
    starred = {space: tint for tint, spaces in grid.map.stars.items() for space in spaces}
    for cell, letter in grid.cells.items():
        name = name_of(cell)
        data = f'{_place(centre(cell))} data-zone="{html.escape(grid.map.zones[letter])}"'
        if name in numbered:
            data += f' data-number="{html.escape(" ".join(numbered[name]))}"'
        if name in starred:
            data += f' data-star="{html.escape(starred[name])}"'
        if name == grid.map.start:
            data += ' data-start=""'
        drawn += f'<path id="hex-{name}" d="{hexagon(cell)}" {data}/>'
    for door in grid.map.door:
        side = door_side(door)
        path = polygon_path((side.along(0, -17), side.along(1, -17), side.along(1, 17), side.along(0, 17)))
        data = f'{_place(side.middle)} data-slope="{side.slope}" data-between="{" ".join(door.between)}"'
        drawn += f'<path id="door-{html.escape(door.id)}" d="{path}" {data}/>'
    return drawn


def door_side(door: Door) -> Side:
    """The side on which a door stands."""
    one, two = map(cell_of, door.between)
    return next(side for side in sides(one) if side.beyond == two)


def _place(point: Point) -> str:
    return f'data-x="{number(point[0])}" data-y="{number(point[1])}"'


# The legend


def legend_symbols(grid: Grid) -> str:
    """What a legend shows: each zone's floor, a wall, a ledge and a forbidden area."""
    space = polygon_path(CORNERS)
    drawn = ""
    for letter, zone in grid.map.zones.items():
        chip = edged(space, f"url(#{floor_name(grid.floors[letter])})", "coast", 5)
        drawn += symbol(f"zone-{html.escape(zone)}", CHIP_VIEW, chip)
    line = Side((0, 0), (0, 1), (30, 0), (-30, 0))
    teeth = "".join(_tooth(line, share) for share in (0.2, 0.4, 0.6, 0.8))
    ledge = edged(teeth, "ledge", "shade", 2.4) + filled(teeth, "ledge") + stroked("M-31 0H31", "shade", 9)
    wall = edged("M-24 0H24", "none", "wall-dark", 13) + edged("M-24 0H24", "none", "wall-body", 8)
    return (
        drawn
        + symbol("legend-wall", "-36 -20 72 40", wall + stroked("M-24-2H24", "wall-light", 2.2, 0.85, "round"))
        + symbol("legend-ledge", "-36 -20 72 40", ledge + _dashed("M-28 0H30", "ledge", 4.6, "9 6"))
        + symbol("legend-forbidden", CHIP_VIEW, edged(space, "url(#adv-void)", "void-line", 3))
    )
