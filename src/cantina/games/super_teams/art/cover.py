"""The cover: three ships race up a lane that winds between two planets."""

import math
from itertools import pairwise
from typing import NamedTuple

from cantina.games.pen import Curve, Point, chance, ellipse_path, number, numbers, polygon_path, samples
from cantina.games.super_teams.art.lane import PAD
from cantina.games.super_teams.art.pads import DISC, GLYPH_OF, bed, glyph
from cantina.games.super_teams.art.paint import colour, filled, gradient, livery, stroked
from cantina.games.super_teams.art.ships import BOX, team
from cantina.games.super_teams.art.sky import finish_art, start_art
from cantina.games.super_teams.content import Kind, Ship

WIDE, HIGH = 480, 640
WAY: Curve = (  # seen from above and behind: what is higher up is farther away
    (-70, 560),
    (120, 600),
    (520, 606),
    (452, 470),
    (392, 352),
    (40, 436),
    (52, 318),
    (64, 214),
    (330, 252),
    (366, 118),
)
FLAT = 0.6  # how flat what lies on the lane looks
SPACES: tuple[Kind, ...] = (
    "normal", "bonus", "normal", "asteroid", "hyperspace", "normal", "hole", "hole", "normal",
    "bonus", "hyperspace", "normal", "normal", "asteroid", "bonus", "normal", "hyperspace", "normal",
    "normal", "bonus", "normal", "hyperspace", "normal",
)  # fmt: skip


class Flight(NamedTuple):
    """A ship in flight: where, which way its nose points, how large, and how long its trail is."""

    ship: Ship
    at: Point
    angle: float
    scale: float
    trail: float


FLIGHTS = (
    Flight("green-1", (118, 244), 62, 0.95, 74),
    Flight("yellow-2", (122, 392), -52, 1.5, 120),
    Flight("red-1", (352, 434), -34, 2.5, 190),
)


def cover_definitions() -> str:
    """The gradients of the cover alone."""
    drawn = gradient("race-cover", (0, "cover-high", 1), (0.5, "cover-middle", 1), (0.82, "sky-deep", 1))
    drawn += gradient("race-dusk", (0, "sky-deep", 0), (1, "sky-deep", 0.92))
    for flight in FLIGHTS:
        edge = livery(team(flight.ship)).edge
        drawn += (
            f'<linearGradient id="race-trail-{flight.ship}" x2="0" y2="1"><stop stop-color="{edge}" stop-opacity=".85"/>'
            f'<stop offset="1" stop-color="{edge}" stop-opacity="0"/></linearGradient>'
        )
    return drawn


def cover_art() -> str:
    """The whole cover, 480 by 640; the page's title goes over its lower end."""
    drawn = _sky() + start_art((26, 612), 104) + _lane() + finish_art((386, 92), 66)
    drawn += f'<rect y="430" width="{WIDE}" height="{HIGH - 430}" fill="url(#race-dusk)"/>'
    return drawn + "".join(_flight(flight) for flight in FLIGHTS)


def _size(down: float) -> float:
    """How large things are by how near they are."""
    return 0.42 + 0.72 * (down - 90) / 500


def _sky() -> str:
    roll = chance("cover")
    drawn = f'<rect width="{WIDE}" height="{HIGH}" fill="url(#race-cover)"/>'
    for name, across, down, reach in (("teal", 400, 330, 300), ("rose", 50, 90, 270), ("violet", 250, 420, 300)):
        drawn += f'<circle cx="{across}" cy="{down}" r="{reach}" fill="url(#race-nebula-{name})"/>'
    for count, width, veil, role in ((190, 1.2, 0.5, "star"), (80, 2, 0.75, "star"), (24, 2.8, 0.9, "star-warm")):
        path = "".join(f"M{number(roll.uniform(0, WIDE))} {number(roll.uniform(0, HIGH))}h0" for _ in range(count))
        drawn += stroked(path, role, width, veil, "round")
    figures = "M24 92 92 44 160 122 244 96 300 30M92 44 64 176M160 122 176 214M24 400 96 452 70 530M300 262 398 300 452 232"
    dots = "".join(
        ellipse_path(point, 2.6) for point in ((24, 92), (92, 44), (160, 122), (244, 96), (300, 262), (398, 300), (452, 232))
    )
    return drawn + stroked(figures, "chart", 1.2, 0.35) + filled(dots, "chart", 0.8)


def _lane() -> str:
    """The lane as a ribbon that narrows with distance, with its pads from far to near."""
    line = samples(WAY, 24)
    drawn = _ribbon(line, 64, "lane-rail", 0.14) + _ribbon(line, 40, "lane-rail", 0.5) + _ribbon(line, 37.5, "cover-lane", 0.92)
    pads: list[str] = []
    way = 0.0
    for before, after in pairwise(line):
        way += math.dist(before, (after[0], before[1] + (after[1] - before[1]) / FLAT))
        size = _size(after[1])
        if way > 74 * size and len(pads) < len(SPACES):
            pads.append(_pad(SPACES[len(pads)], after, math.atan2((after[1] - before[1]) / FLAT, after[0] - before[0])))
            way = 0
    return drawn + "".join(reversed(pads))


def _ribbon(line: list[Point], half: float, role: str, veil: float) -> str:
    left, right = [], []
    for before, after in pairwise(line):
        turn = math.atan2((after[1] - before[1]) / FLAT, after[0] - before[0])
        reach = half * _size(after[1])
        across, down = reach * math.sin(turn), reach * math.cos(turn) * FLAT
        left.append((after[0] + across, after[1] - down))
        right.append((after[0] - across, after[1] + down))
    return filled(polygon_path(left + right[::-1]), role, veil)


def _pad(kind: Kind, at: Point, turn: float) -> str:
    """A pad that lies on the lane; crates and rocks stand on it."""
    size = _size(at[1])
    place = f"translate({numbers(at)}) scale({size:.2f})"
    lying = bed(DISC, kind, ' stroke-dasharray="11 5.96"' if kind == "asteroid" else "")
    if kind in ("hyperspace", "hole"):
        lying += glyph(GLYPH_OF[kind], f"rotate({number(math.degrees(turn))})", 0.92)
    else:
        lying += stroked(ellipse_path((0, 0), PAD - 6), "pad-rim", 1, 0.4)
    standing = glyph(GLYPH_OF[kind], "translate(0 -8)", 1.05) if kind in ("bonus", "asteroid") else ""
    ground = filled(ellipse_path((0, 5), PAD + 1), "shade", 0.5)
    return f'<g transform="{place}"><g transform="scale(1 {FLAT})">{ground}{lying}</g>{standing}</g>'


def _flight(flight: Flight) -> str:
    """A ship with its shadow on the lane far below and two trails of light."""
    half = BOX / 2
    use = f'<use href="#ship-{flight.ship}" x="{-half:g}" y="{-half:g}" width="{BOX}" height="{BOX}"/>'
    length = flight.trail / flight.scale
    trails = "".join(
        f'<path d="M{numbers((across - 2.4, 12))}H{number(across + 2.4)}L{numbers((across, 12 + length))}Z" '
        f'fill="url(#race-trail-{flight.ship})"/>'
        for across in (-4.6, 4.6)
    )
    turned = f"rotate({flight.angle:g}) scale({flight.scale:g})"
    shadow = f'<use href="#hull-{flight.ship}" transform="translate(10 {26 * flight.scale:.0f}) scale(1 {FLAT}) {turned}" '
    shadow += f'fill="{colour("shade")}" opacity=".45"/>'
    return f'<g transform="translate({numbers(flight.at)})">{shadow}<g transform="{turned}">{trails}{use}</g></g>'
