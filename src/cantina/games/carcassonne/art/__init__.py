"""The drawings of Carcassonne: tiles, positions, the catalogue and the cover as SVG, made from the tile data."""

import html
import math
from collections import Counter
from collections.abc import Sequence
from typing import get_args

from cantina.games.carcassonne.art.layout import Globe, Lane, drifts, is_crossroads, layout
from cantina.games.carcassonne.art.pen import (
    Point,
    chance,
    colour,
    curve_path,
    filled,
    number,
    numbers,
    stroked,
    turn,
)
from cantina.games.carcassonne.art.pieces import FACES, chip_art, die_art, figure_art
from cantina.games.carcassonne.art.planets import planet_art, planet_definitions, world_of
from cantina.games.carcassonne.art.rocks import inner_rocks, rocks_art, side_rocks
from cantina.games.carcassonne.content import Colour, Faction, Figure, Tile, TileSet, shipped

__all__ = [
    "catalogue",
    "chip_art",
    "cover",
    "definitions",
    "die_art",
    "figure_art",
    "outlines",
    "picture",
    "sheet",
    "spots",
    "tile_art",
]

NEBULAE = ("nebula-violet", "nebula-blue", "nebula-rose")
STARS = ((13, 0.55, 0.6), (9, 0.8, 0.7), (5, 1.15, 0.85))  # how many, how wide, how bright
RECONSTRUCTION = "The tile set is Cantina's reconstruction, not the publisher's."
SVG = '<svg xmlns="http://www.w3.org/2000/svg"'
FIGURE_BOX = 36  # the side of a figure's symbol; its middle is 0,0
STEP_OF_A_ROW = 17.0  # how far apart figures on one part stand


Placed = tuple[int, int, str, int]  # column, row, tile, rotation
Standing = tuple[int, int, str, Colour, Figure]  # column, row, part, whose, which


# Tiles


def tile_art(tile: Tile, rotation: int) -> str:
    """What lies on a tile, 100 by 100, over a sky that the caller draws; it needs `definitions` in the same document."""
    lying = layout(tile, rotation)
    drawn = _dust(tile.id, rotation) + _fields(tile, rotation) + _routes(lying.lanes)
    if is_crossroads(tile):
        drawn += _station()
    if lying.globe:
        drawn += planet_art(world_of(tile.id), tile.id, lying.globe)
    for part, faction in tile.symbols.items():
        drawn += f'<g transform="translate({numbers(lying.symbols[part])})">{chip_art(faction)}</g>'
    return drawn


def outlines(tile: Tile, rotation: int) -> dict[str, str]:
    """The outline of each part that a pointer or a finger can touch, as path data in the tile's coordinates."""
    lying = layout(tile, rotation)
    found = {f"route-{index}": lane.outline() for index, lane in enumerate(lying.lanes)}
    found |= {f"field-{index}": drift.outline() for index, drift in enumerate(lying.drifts)}
    return found | ({"planet": lying.globe.outline()} if lying.globe else {})


def spots(tile: Tile, rotation: int) -> dict[str, Point]:
    """Where a figure stands on each part, beside the part's symbol."""
    return layout(tile, rotation).figures


def _dust(tile_id: str, rotation: int) -> str:
    """Wisps of nebula, stars of three sizes and one that sparkles; none of it crosses a side."""
    roll = chance("dust", tile_id)
    drawn = ""
    for _ in range(2):
        across, down = turn((roll.uniform(36, 64), roll.uniform(36, 64)), rotation)
        tint = NEBULAE[int(roll.random() * len(NEBULAE))]
        drawn += f'<circle cx="{number(across)}" cy="{number(down)}" r="{number(roll.uniform(26, 35))}" fill="url(#csw-{tint})"/>'
    for count, width, opacity in STARS:
        points = (turn((roll.uniform(2, 98), roll.uniform(2, 98)), rotation) for _ in range(count))
        path = "".join(f"M{numbers(point)}h0" for point in points)
        drawn += stroked(path, "star", width, opacity, "round")
    across, down = turn((roll.uniform(12, 88), roll.uniform(12, 88)), rotation)
    return drawn + filled(_sparkle(across, down, roll.uniform(1.8, 2.8)), "star", 0.8)


def _sparkle(across: float, down: float, size: float) -> str:
    middle = numbers((across, down))
    tips = ((across + size, down), (across, down + size), (across - size, down), (across, down - size))
    return f"M{numbers((across, down - size))}" + "".join(f"Q{middle} {numbers(tip)}" for tip in tips) + "Z"


def _fields(tile: Tile, rotation: int) -> str:
    """Dust under all fields of the tile, then their rocks: those on the sides belong to the board, the others to the tile."""
    region, shore, rocks = "", "", []
    for drift in drifts(tile):
        lying = drift.turned(rotation)
        region, shore = region + lying.outline(), shore + lying.shore()
        for side in lying.sides:
            rocks += side_rocks(side)
        rocks += [rock.turned(rotation) for rock in inner_rocks(tile.id, drift)]
    haze = stroked(shore, "field-dust", 11, 0.07) + stroked(shore, "field-dust", 5, 0.09) + filled(region, "field-dust", 0.2)
    return haze + rocks_art(rocks)


def _routes(lanes: list[Lane]) -> str:
    """Lanes of light in two layers over a halo, and bars where they end."""
    path = "".join(curve_path(lane.curve) for lane in lanes)
    bars = "".join(lane.bar() for lane in lanes)
    drawn = stroked(path, "lane-halo", 23, 0.1) + stroked(path, "lane-halo", 14, 0.2)
    drawn += stroked(path, "lane-glow", 7.4, 0.62) + stroked(path, "lane-core", 2)
    return drawn + stroked(bars, "station-hull", 5, 0.7) + stroked(bars, "lane-core", 2.2)


def _station() -> str:
    """The station where the routes of a crossroads end."""
    return (
        f'<circle cx="50" cy="50" r="10.5" fill="{colour("station-hull")}" stroke="{colour("station-rim")}" stroke-width="1.2"/>'
        f'<circle cx="50" cy="50" r="7.2" fill="none" stroke="{colour("lane-glow")}" stroke-width="1.5" '
        f'stroke-dasharray="4.2 3.34"/>'
        f"{filled('M50 45.4 54.6 50 50 54.6 45.4 50Z', 'lane-core')}"
    )


# Symbols, for use by reference


def definitions() -> str:
    """The gradients and clips that the drawings share; once in a document that holds any of them."""
    nebulae = "".join(
        f'<radialGradient id="csw-{role}"><stop stop-color="{colour(role)}" stop-opacity=".25"/>'
        f'<stop offset="1" stop-color="{colour(role)}" stop-opacity="0"/></radialGradient>'
        for role in NEBULAE
    )
    sky = (
        f'<linearGradient id="csw-sky" x2="0" y2="1"><stop stop-color="{colour("sky-high")}"/>'
        f'<stop offset="1" stop-color="{colour("sky-low")}"/></linearGradient>'
    )
    return planet_definitions() + nebulae + sky


def _tile_symbol(tile: Tile, rotation: int) -> str:
    name = html.escape(f"tile-{tile.id}-{rotation}")
    return f'<symbol id="{name}" viewBox="0 0 100 100">{tile_art(tile, rotation)}</symbol>'


def _tile_symbols(tiles: TileSet, placed: Sequence[Placed]) -> str:
    """Each tile that lies somewhere, once for each rotation in which it does."""
    return "".join(_tile_symbol(tiles[id_], rotation) for id_, rotation in sorted({cell[2:] for cell in placed}))


def _figure_symbol(owner: Colour, size: Figure) -> str:
    box = f"{-FIGURE_BOX // 2} {-FIGURE_BOX // 2} {FIGURE_BOX} {FIGURE_BOX}"
    return f'<symbol id="figure-{owner}-{size}" viewBox="{box}">{figure_art(owner, size)}</symbol>'


def _use(symbol: str, corner: Point, size: float) -> str:
    across, down = map(number, corner)
    side = number(size)
    return f'<use href="#{html.escape(symbol)}" x="{across}" y="{down}" width="{side}" height="{side}"/>'


def sheet(tiles: TileSet) -> str:
    """One hidden SVG with a symbol for every tile kind and rotation, every figure, die and chip, to be inserted once."""
    symbols = [_tile_symbol(tile, rotation) for tile in tiles.tile for rotation in range(4)]
    symbols += [_figure_symbol(owner, size) for owner in get_args(Colour) for size in get_args(Figure)]
    symbols += [f'<symbol id="die-{face}" viewBox="0 0 24 24">{die_art(face)}</symbol>' for face in FACES]
    symbols += [
        f'<symbol id="chip-{faction}" viewBox="-10 -10 20 20">{chip_art(faction)}</symbol>' for faction in get_args(Faction)
    ]
    hidden = 'width="0" height="0" style="position:absolute" aria-hidden="true"'
    return f"{SVG} {hidden}><defs>{definitions()}{''.join(symbols)}</defs></svg>"


# Whole pictures


def picture(tiles: TileSet, placed: Sequence[Placed], figures: Sequence[Standing], size: int = 100) -> str:
    """A position: the laid tiles as windows into one sky, the figures on them; x grows to the east, y to the south."""
    columns, rows = [cell[0] for cell in placed] or [0], [cell[1] for cell in placed] or [0]
    wide, high = max(columns) - min(columns) + 2, max(rows) - min(rows) + 2
    left, top = min(columns) * 100 - 50, min(rows) * 100 - 50
    symbols = _tile_symbols(tiles, placed)
    symbols += "".join(_figure_symbol(owner, kind) for owner, kind in sorted({figure[3:] for figure in figures}))
    return (
        f'{SVG} width="{wide * size}" height="{high * size}" viewBox="{left} {top} {wide * 100} {high * 100}" role="img">'
        f"<title>Carcassonne: Star Wars</title><defs>{definitions()}{symbols}</defs>"
        f'<rect x="{left}" y="{top}" width="{wide * 100}" height="{high * 100}" fill="{colour("sky-deep")}"/>'
        f"{_board(placed)}{_standing(tiles, placed, figures)}</svg>"
    )


def _board(placed: Sequence[Placed]) -> str:
    """The laid tiles: one sky under them, a hairline between them, a thin bright edge round them."""
    cells = {(across, down) for across, down, _, _ in placed}
    ground = "".join(f"M{across * 100} {down * 100}h100v100h-100z" for across, down in sorted(cells))
    seams = edge = ""
    for across, down in sorted(cells):
        for beside, line in (
            ((across, down - 1), f"M{across * 100} {down * 100}h100"),
            ((across - 1, down), f"M{across * 100} {down * 100}v100"),
            ((across, down + 1), f"M{across * 100} {down * 100 + 100}h100"),
            ((across + 1, down), f"M{across * 100 + 100} {down * 100}v100"),
        ):
            if beside not in cells:
                edge += line
            elif beside < (across, down):
                seams += line
    art = "".join(_use(f"tile-{id_}-{rotation}", (across * 100, down * 100), 100) for across, down, id_, rotation in placed)
    glow = "".join(stroked(edge, "sky-edge", width, 0.05, "round") for width in (24, 18, 12, 7))
    under = f'{glow}<path d="{ground}" fill="url(#csw-sky)"/>' if ground else ""
    return f"{under}{art}{stroked(seams, 'sky-seam', 0.5, 0.16)}{stroked(edge, 'sky-edge', 1.2, 0.8, 'square')}"


def _standing(tiles: TileSet, placed: Sequence[Placed], figures: Sequence[Standing]) -> str:
    """The figures from north to south; several on one part stand in a row."""
    lying = {(across, down): spots(tiles[id_], rotation) for across, down, id_, rotation in placed}
    crowd = Counter(figure[:3] for figure in figures)
    seen: Counter[tuple[int, int, str]] = Counter()
    stood = []
    for across, down, part, owner, size in figures:
        spot = lying[across, down][part]
        shift = (seen[across, down, part] - (crowd[across, down, part] - 1) / 2) * STEP_OF_A_ROW
        seen[across, down, part] += 1
        corner = across * 100 + spot[0] + shift - FIGURE_BOX / 2, down * 100 + spot[1] - FIGURE_BOX / 2
        stood.append((corner[1], corner[0], _use(f"figure-{owner}-{size}", corner, FIGURE_BOX)))
    return "".join(figure for _, _, figure in sorted(stood))


def catalogue(tiles: TileSet, size: int) -> str:
    """Every tile kind at a size, with its id and its copies below."""
    gap, line = 20, 24
    column, row = max(size, 84) + gap, size + line + gap
    across = max(1, min(len(tiles.tile), 1760 // column))
    rows = -(-len(tiles.tile) // across)
    wide, high = across * column + gap, rows * row + gap + line
    drawn = ""
    for index, tile in enumerate(tiles.tile):
        left, top = gap + index % across * column, gap + index // across * row
        drawn += f'<rect x="{left}" y="{top}" width="{size}" height="{size}" fill="url(#csw-sky)"/>'
        drawn += _use(f"tile-{tile.id}-0", (left, top), size)
        drawn += f'<text x="{left}" y="{top + size + 17}">{html.escape(tile.id)} '
        drawn += f'<tspan fill="{colour("sky-muted")}">×{tile.copies}</tspan></text>'
    symbols = "".join(_tile_symbol(tile, 0) for tile in tiles.tile)
    return (
        f'{SVG} width="{wide}" height="{high}" viewBox="0 0 {wide} {high}" role="img">'
        f"<title>The tiles of the set {html.escape(tiles.name)}</title><defs>{definitions()}{symbols}</defs>"
        f'<rect width="{wide}" height="{high}" fill="{colour("sky-deep")}"/>'
        f'<g font-family="\'Atkinson Hyperlegible\', sans-serif" font-size="14" fill="{colour("sky-text")}">{drawn}'
        f'<text x="{gap}" y="{high - gap}">{RECONSTRUCTION}</text></g></svg>'
    )


# The cover: laid tiles as a floor under a great planet

LAID: tuple[Placed, ...] = (
    (0, 0, "START", 0),
    (0, -1, "A3-E", 1),
    (1, 0, "RX3", 0),
    (1, -1, "A1", 3),
    (-1, -1, "P1-R", 1),
    (0, -2, "AC", 3),
    (-1, 0, "AS-B", 2),
    (0, 1, "P2-B", 3),
    (1, 1, "AS-E", 1),
    (2, 0, "RX4", 2),
    (1, -2, "P0-E", 2),
    (2, -1, "AS-R", 1),
    (2, 1, "AL", 3),
    (3, 0, "RB-B", 0),
    (2, -2, "RS", 1),
    (-2, -1, "RS-R", 2),
    (-1, -2, "AC-E", 1),
)
TRAVELLERS: tuple[tuple[float, float, float, Colour, Figure], ...] = (  # place on the floor, scale, whose, which
    (150, -150, 1.15, "white", "small"),
    (250, -85, 1.25, "green", "small"),
    (30, -35, 1.45, "red", "large"),
    (184, 52, 1.5, "orange", "small"),
)
FLOOR_AT, FLOOR_ANGLE, FLOOR_SCALE, FLOOR_FLAT = (230.0, 272.0), -28.0, 0.8, 0.56


def cover() -> str:
    """The game's cover, 480 by 320: a ringed planet over a table of laid tiles with travellers on it."""
    across, down = map(number, FLOOR_AT)
    floor = f"translate({across} {down}) scale(1 {FLOOR_FLAT}) rotate({FLOOR_ANGLE:g}) scale({FLOOR_SCALE})"
    cells = "".join(f"M{column * 100} {row * 100}h100v100h-100z" for column, row, _, _ in LAID)
    slab = f'<g transform="translate(-8 15)">{filled(cells, "shade")}</g><g transform="translate(-3.5 6.5)">'
    slab += f"{filled(cells, 'nebula-violet', 0.55)}</g>"
    return (
        f'{SVG} width="480" height="320" viewBox="0 0 480 320" role="img"><title>Carcassonne: Star Wars</title>'
        f"<defs>{definitions()}{_cover_sky()}{_tile_symbols(shipped('full'), LAID)}</defs>{_cover_ground()}"
        f"{planet_art('ringed', 'cover', Globe((152, 96), 66))}{planet_art('moon', 'cover', Globe((424, 60), 16))}"
        f'<g transform="{floor}">{slab}{_board(LAID)}</g>{_travellers()}</svg>'
    )


def _cover_sky() -> str:
    return (
        f'<linearGradient id="csw-cover-sky" x2="0" y2="1"><stop stop-color="{colour("sky-deep")}"/>'
        f'<stop offset=".6" stop-color="{colour("sky-dusk")}"/>'
        f'<stop offset="1" stop-color="{colour("sky-deep")}"/></linearGradient>'
    )


def _cover_ground() -> str:
    roll = chance("cover")
    drawn = '<rect width="480" height="320" fill="url(#csw-cover-sky)"/>'
    drawn += '<ellipse cx="110" cy="150" rx="330" ry="130" fill="url(#csw-nebula-violet)"/>'
    drawn += '<ellipse cx="380" cy="190" rx="280" ry="120" fill="url(#csw-nebula-rose)"/>'
    for count, width, opacity in STARS:
        path = "".join(f"M{number(roll.uniform(0, 480))} {number(roll.uniform(0, 250))}h0" for _ in range(count * 8))
        drawn += stroked(path, "star", width * 1.4, opacity, "round")
    return drawn


def _travellers() -> str:
    """Figures that stand upright on the tilted floor."""
    angle = math.radians(FLOOR_ANGLE)
    drawn = ""
    for across, down, scale, owner, size in TRAVELLERS:
        left = FLOOR_AT[0] + FLOOR_SCALE * (across * math.cos(angle) - down * math.sin(angle))
        top = FLOOR_AT[1] + FLOOR_SCALE * FLOOR_FLAT * (across * math.sin(angle) + down * math.cos(angle)) - 9 * scale
        drawn += f'<g transform="translate({number(left)} {number(top)}) scale({scale:g})">{figure_art(owner, size)}</g>'
    return drawn
