"""The cover of Carcassonne: laid tiles as a floor under a great planet, 480 by 640."""

import math

from cantina.games.carcassonne.art.layout import Globe
from cantina.games.carcassonne.art.pen import chance, colour, filled, number, stroked
from cantina.games.carcassonne.art.pictures import SVG, Placed, board, tile_definitions
from cantina.games.carcassonne.art.pieces import figure_art
from cantina.games.carcassonne.art.planets import planet_art, planet_place
from cantina.games.carcassonne.art.tiles import STARS
from cantina.games.carcassonne.content import Colour, Figure, shipped

WIDE, HIGH = 480, 640
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
    (150, -150, 1.4, "white", "small"),
    (250, -85, 1.5, "green", "small"),
    (26, -62, 1.9, "red", "large"),
    (184, 52, 1.7, "orange", "small"),
)
FLOOR_AT, FLOOR_ANGLE, FLOOR_SCALE, FLOOR_FLAT = (212.0, 508.0), -27.0, 1.18, 0.58
SLAB = 12  # how thick the floor is


def cover() -> str:
    """Laid tiles as a floor in space, travellers on it, a great planet with a ring above it."""
    planets = (("ringed", Globe((262, 172), 112)), ("moon", Globe((70, 84), 27)))
    hung = "".join(f'<g transform="{planet_place(name, globe)}">{planet_art(name, "cover")}</g>' for name, globe in planets)
    floor = (
        f"translate({FLOOR_AT[0]:g} {FLOOR_AT[1]:g}) scale({FLOOR_SCALE} {FLOOR_SCALE * FLOOR_FLAT:.4g}) rotate({FLOOR_ANGLE})"
    )
    cells = "".join(f"M{across * 100} {down * 100}h100v100h-100z" for across, down, _, _ in LAID)
    return (
        f'{SVG} width="{WIDE}" height="{HIGH}" viewBox="0 0 {WIDE} {HIGH}" role="img"><title>Carcassonne: Star Wars</title>'
        f"<defs>{tile_definitions(shipped('full'), LAID)}{_gradient()}</defs>{_sky()}{hung}"
        f'<g transform="translate(0 {SLAB}) {floor}">{filled(cells, "sky-deep")}</g>'
        f'<g transform="translate(0 {SLAB / 2:g}) {floor}">{filled(cells, "sky-dusk")}</g>'
        f'<g transform="{floor}">{board(LAID)}</g>{_travellers()}</svg>'
    )


def _gradient() -> str:
    return (
        f'<linearGradient id="csw-cover-sky" x2="0" y2="1"><stop stop-color="{colour("sky-deep")}"/>'
        f'<stop offset=".55" stop-color="{colour("sky-dusk")}"/>'
        f'<stop offset="1" stop-color="{colour("sky-deep")}"/></linearGradient>'
    )


def _sky() -> str:
    roll = chance("cover")
    drawn = f'<rect width="{WIDE}" height="{HIGH}" fill="url(#csw-cover-sky)"/>'
    drawn += '<ellipse cx="80" cy="330" rx="380" ry="200" fill="url(#csw-nebula-violet)"/>'
    drawn += '<ellipse cx="420" cy="360" rx="300" ry="190" fill="url(#csw-nebula-rose)"/>'
    for count, width, opacity in STARS:
        path = "".join(f"M{number(roll.uniform(0, WIDE))} {number(roll.uniform(0, HIGH))}h0" for _ in range(count * 9))
        drawn += stroked(path, "star", width * 1.4, opacity, "round")
    return drawn


def _travellers() -> str:
    """Figures that stand upright on the tilted floor."""
    angle = math.radians(FLOOR_ANGLE)
    drawn = ""
    for across, down, scale, owner, size in TRAVELLERS:
        left = FLOOR_AT[0] + FLOOR_SCALE * (across * math.cos(angle) - down * math.sin(angle))
        top = FLOOR_AT[1] + FLOOR_SCALE * FLOOR_FLAT * (across * math.sin(angle) + down * math.cos(angle)) - 12 * scale
        drawn += f'<g transform="translate({number(left)} {number(top)}) scale({scale:g})">{figure_art(owner, size)}</g>'
    return drawn
