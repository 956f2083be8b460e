"""Pads: what each kind of space looks like, readable without colour; the glyphs on them serve cards and pages too."""

import math

from cantina.games.pen import Point, ellipse_path, number, numbers, polygon_path
from cantina.games.super_teams.art.lane import PAD
from cantina.games.super_teams.art.paint import colour, filled, gradient, stroked
from cantina.games.super_teams.content import Kind

DISC = ellipse_path((0, 0), PAD)
ARC = f"A{number(PAD)} {number(PAD)} 0 0 1"
UPPER, LOWER = (f"M{number(-side * PAD)} 0{ARC} {number(side * PAD)} 0Z" for side in (1, -1))  # halves along a flight to the east
WHOLE: tuple[Kind, ...] = ("normal", "bonus", "hyperspace", "asteroid", "hole")
BEDS: dict[Kind, str] = {
    "normal": "url(#race-pad)",
    "bonus": colour("crate-bed"),
    "hyperspace": "url(#race-streaks)",
    "asteroid": colour("rock-bed"),
    "hole": "url(#race-hole)",
}
RIMS: dict[Kind, str] = {
    "normal": "pad-rim",
    "bonus": "crate-rim",
    "hyperspace": "streak-rim",
    "asteroid": "rock-rim",
    "hole": "hole-glow",
}
GLYPH_BOX = 54
HALF_DEPTH = 0.46 * PAD  # where the middle of a half lies


# Glyphs, round 0,0


def crate_art() -> str:
    """A crate with a frame, a brace and a latch."""
    return (
        f'<rect x="-13" y="-13" width="26" height="26" rx="3.2" fill="{colour("crate-dark")}"/>'
        f'<rect x="-13" y="-13" width="26" height="24" rx="3.2" fill="{colour("crate-light")}"/>'
        f'<rect x="-12.2" y="-11.4" width="24.4" height="22.4" rx="2.4" fill="{colour("crate-body")}"/>'
        f"{stroked('M-12.2-4.6H12.2M-12.2 5H12.2M-7-11.4V11M7-11.4V11', 'crate-dark', 1.6, 0.75)}"
        f"{filled('M-4.6-3.6Q-4.6-5 -3.2-5H3.2Q4.6-5 4.6-3.6V4.6L0 8-4.6 4.6Z', 'crate-dark')}"
        f"{filled('M-1-2.6H1V-.6H3V1.4H1V3.4H-1V1.4H-3V-.6H-1Z', 'crate-light')}"
    )


def streaks_art() -> str:
    """Streaks of light along a flight to the east, the middle one with a head."""
    return (
        stroked("M-15-10.4H3M-9 10.4H9", "streak", 2.4, 0.75, "round")
        + stroked("M-18-5.2H9M-14 5.2H13", "streak", 2.4, 0.9, "round")
        + stroked("M-20 0H17M9.5-6.6 17.5 0 9.5 6.6", "streak", 2.8, 1, "round")
    )


ROCK: tuple[Point, ...] = (
    (-4, -13),
    (5, -12.4),
    (11.6, -6),
    (13, 3),
    (7.6, 11.4),
    (-2.4, 13),
    (-10.6, 8.8),
    (-13.4, -0.6),
    (-10.4, -8.6),
)


def rock_art() -> str:
    """A rock lit from the upper left."""
    lit = [(across * 0.84 - 1.4, down * 0.84 - 1.6) for across, down in ROCK]
    top = [(across * 0.48 - 3.4, down * 0.48 - 3.8) for across, down in ROCK]
    pits = ellipse_path((4.6, -2.6), 2.6, 2.1) + ellipse_path((-2.4, 5.6), 2.2, 1.8) + ellipse_path((6.4, 5.4), 1.4, 1.1)
    return (
        filled(polygon_path(ROCK), "rock-dark")
        + filled(polygon_path(lit), "rock-body")
        + filled(polygon_path(top), "rock-light", 0.75)
        + filled(pits, "rock-dark", 0.9)
    )


def swirl_art(radius: float = 24, arms: int = 5) -> str:
    """Arms that wind into a hole."""
    path = ""
    for arm in range(arms):
        outer, inner = [], []
        for step in range(9):
            share = step / 8
            angle = arm / arms * math.tau + share * 3.6
            reach, width = radius * (1 - share) ** 0.8 + 3 * share, 0.055 * radius * math.sin(math.pi * min(1, share + 0.12))
            outer.append(((reach + width) * math.cos(angle), (reach + width) * math.sin(angle)))
            inner.append(((reach - width) * math.cos(angle), (reach - width) * math.sin(angle)))
        path += polygon_path(outer + inner[::-1])
    return filled(path, "hole-arm")


def plain_art() -> str:
    """A ring: nothing happens here."""
    return stroked(ellipse_path((0, 0), 4.4), "pad-text", 1.8, 0.9)


GLYPHS = {"crate": crate_art(), "streaks": streaks_art(), "rock": rock_art(), "swirl": swirl_art(), "plain": plain_art()}
GLYPH_OF: dict[Kind, str] = {"normal": "plain", "bonus": "crate", "hyperspace": "streaks", "asteroid": "rock", "hole": "swirl"}


# Pads


def pad_definitions() -> str:
    """The gradients of pads, once in a document that holds any; then the glyphs and the pads as symbols."""
    drawn = gradient("race-pad", (0, "pad-high", 1), (1, "pad-low", 1))
    drawn += gradient("race-streaks", (0, "streak-rim", 0.42), (0.5, "streak-bed", 1), (1, "streak-bed", 1))
    drawn += gradient("race-hole", (0, "hole-bed", 1), (0.6, "hole-bed", 1), (1, "hole-glow", 0.6), round=True)
    box = f"{-GLYPH_BOX // 2} {-GLYPH_BOX // 2} {GLYPH_BOX} {GLYPH_BOX}"
    drawn += "".join(f'<symbol id="glyph-{name}" viewBox="{box}">{art}</symbol>' for name, art in GLYPHS.items())
    return drawn + "".join(f'<g id="pad-{kind}">{_whole(kind)}</g>' for kind in WHOLE)


def bed(path: str, kind: Kind, dashes: str = "") -> str:
    """The ground of a pad or of half of one, with its rim."""
    return (
        f'<path d="{path}" fill="{colour("sky-deep")}"/>'
        f'<path d="{path}" fill="{BEDS[kind]}" stroke="{colour(RIMS[kind])}" stroke-width="2"{dashes}/>'
    )


def _whole(kind: Kind) -> str:
    """A pad of one kind: the streaks are turned where it is placed."""
    drawn = filled(ellipse_path((1, 3), PAD + 1), "shade", 0.5)
    drawn += bed(DISC, kind, ' stroke-dasharray="11 5.96"' if kind == "asteroid" else "")
    if kind == "normal":
        return drawn + stroked(ellipse_path((0, 0), PAD - 5), "pad-rim", 1, 0.45)
    if kind == "asteroid":
        drawn += glyph("rock", "", 1.16) + glyph("rock", "translate(17.6 -18)", 0.3)
        return drawn + glyph("rock", "translate(-18.6 17)", 0.26)
    if kind == "bonus":
        return drawn + glyph("crate", "", 1.2)
    return drawn + (glyph("swirl", "") if kind == "hole" else "")


def split_art(outer: Kind, inner: Kind, angle: float) -> str:
    """A doubled pad round 0,0, cut along a flight at an angle; light does not turn with it."""
    turn = math.radians(angle)
    drawn = filled(ellipse_path((1, 3), PAD + 1), "shade", 0.5) + f'<g transform="rotate({number(angle)})">'
    for path, kind in ((LOWER, outer), (UPPER, inner)):
        drawn += bed(path, kind, ' stroke-dasharray="7 4"' if kind == "asteroid" else "")
    drawn += stroked(f"M{number(-PAD)} 0H{number(PAD)}", "sky-deep", 2.4) + "</g>"
    for side, kind in ((1, outer), (-1, inner)):
        across, down = half_centre(turn, side)
        tilt = f" rotate({number(angle)})" if kind == "hyperspace" else ""
        scale = {"hyperspace": 0.58, "asteroid": 0.7}.get(kind, 1.0)
        drawn += glyph(GLYPH_OF[kind], f"translate({numbers((across, down))}){tilt}", scale)
    return drawn


def glyph(name: str, transform: str, scale: float = 1) -> str:
    """A glyph by reference, its middle where the transform says."""
    reach = number(-GLYPH_BOX / 2 * scale)
    side = number(GLYPH_BOX * scale)
    turned = f' transform="{transform}"' if transform else ""
    return f'<use href="#glyph-{name}" x="{reach}" y="{reach}" width="{side}" height="{side}"{turned}/>'


def half_centre(turn: float, side: int) -> Point:
    """The middle of the outer (1) or inner (-1) half of a pad round 0,0."""
    return -side * HALF_DEPTH * math.sin(turn), side * HALF_DEPTH * math.cos(turn)
