"""The star map: nebulae, stars and figures of stars behind the lane, and the two planets."""

import math

from cantina.games.pen import Point, chance, ellipse_path, number, numbers
from cantina.games.super_teams.art.paint import colour, filled, gradient, stroked

NEBULAE = ("violet", "teal", "amber", "rose")
STARS = ((150, 1.1, 0.45, "star"), (70, 1.7, 0.7, "star"), (26, 2.4, 0.85, "star-warm"))  # how many, how wide, how bright
FIGURES = (  # of stars: shares of the sky's width and height
    ((0.06, 0.24), (0.11, 0.14), (0.155, 0.17), (0.135, 0.26), (0.06, 0.24)),
    ((0.86, 0.12), (0.9, 0.2), (0.955, 0.23), (0.93, 0.34)),
    ((0.9, 0.9), (0.95, 0.81), (0.985, 0.86)),
    ((0.03, 0.55), (0.07, 0.47), (0.045, 0.4)),
)


def sky_definitions() -> str:
    """The gradients of sky and planets, once in a document that holds any of them."""
    drawn = "".join(
        gradient(
            f"race-nebula-{name}", (0, f"nebula-{name}", 0.4), (0.5, f"nebula-{name}", 0.16), (1, f"nebula-{name}", 0), round=True
        )
        for name in NEBULAE
    )
    return drawn + "".join(_planet_definitions(world) for world in WORLDS)


def sky_art(wide: float, high: float) -> str:
    """The sky of a size: its tone, its clouds, its stars."""
    roll = chance("sky")
    drawn = f'<rect width="{number(wide)}" height="{number(high)}" fill="{colour("sky-deep")}"/>'
    for name, across, down, reach_wide, reach_high in (
        ("violet", 0.22, 0.26, 0.44, 0.42),
        ("teal", 0.78, 0.64, 0.42, 0.46),
        ("amber", 0.02, 0.97, 0.42, 0.4),
        ("amber", 1, 0, 0.34, 0.32),
    ):
        place = f'cx="{number(across * wide)}" cy="{number(down * high)}"'
        size = f'rx="{number(reach_wide * wide)}" ry="{number(reach_high * high)}"'
        drawn += f'<ellipse {place} {size} fill="url(#race-nebula-{name})"/>'
    for count, width, veil, role in STARS:
        path = "".join(f"M{number(roll.uniform(0, wide))} {number(roll.uniform(0, high))}h0" for _ in range(count))
        drawn += stroked(path, role, width, veil, "round")
    lines, dots = "", ""
    for figure in FIGURES:
        points = [(across * wide, down * high) for across, down in figure]
        lines += "M" + "L".join(numbers(point) for point in points)
        dots += "".join(ellipse_path(point, 2.3) for point in points)
    return drawn + stroked(lines, "chart", 1, 0.35) + filled(dots, "chart", 0.8)


def chart_art(middle: Point, reach: float) -> str:
    """The chart's grid round the finish: rings and rays, hardly to be seen."""
    rings = "".join(ellipse_path(middle, reach * share) for share in (0.3, 0.55, 0.8, 1.05))
    rays = ""
    for index in range(12):
        angle = index / 12 * math.tau + 0.13
        ends = [(middle[0] + far * math.cos(angle), middle[1] + far * math.sin(angle)) for far in (reach * 0.22, reach * 1.15)]
        rays += f"M{numbers(ends[0])}L{numbers(ends[1])}"
    return (
        f'<path d="{rings}" fill="none" stroke="{colour("chart")}" stroke-width="1" stroke-dasharray="2 7" opacity=".22"/>'
        + stroked(rays, "chart", 1, 0.1)
    )


# Planets, lit from the upper left

WORLDS = {  # the bright, the full and the dark tone; the air
    "start": ("#ffdca6", "#d0813f", "#4d2231", "#ffbf80"),
    "finish": ("#f0fbff", "#66b4cc", "#123a56", "#8fd8f0"),
}


def _planet_definitions(world: str) -> str:
    bright, full, dark, air = (_tone(world, index) for index in range(4))
    return (
        f'<radialGradient id="race-globe-{world}" cx=".34" cy=".3" r=".86"><stop stop-color="{bright}"/>'
        f'<stop offset=".38" stop-color="{full}"/><stop offset=".82" stop-color="{dark}"/>'
        f'<stop offset="1" stop-color="{colour("shade")}"/></radialGradient>'
        f'<radialGradient id="race-air-{world}"><stop offset=".5" stop-color="{air}" stop-opacity=".5"/>'
        f'<stop offset=".66" stop-color="{air}" stop-opacity=".16"/><stop offset="1" stop-color="{air}" stop-opacity="0"/>'
        f"</radialGradient>"
        f'<clipPath id="race-disc-{world}"><circle r="50"/></clipPath>'
    )


def _tone(world: str, index: int) -> str:
    return f"var(--race-{world}-{index}, {WORLDS[world][index]})"


def start_art(centre: Point, radius: float) -> str:
    """The start planet: banded, warm."""
    bright, dark = _tone("start", 0), _tone("start", 2)
    bands = (
        ("M-60-44Q0-32 60-46V-41Q0-26-60-38Z", dark, 0.25),
        ("M-60-26Q0-10 60-30V-20Q0 0-60-16Z", bright, 0.28),
        ("M-60 0Q0 16 60-4V6Q0 26-60 12Z", dark, 0.4),
        ("M-60 24Q0 42 60 20V27Q0 50-60 32Z", bright, 0.2),
    )
    drawn = "".join(f'<path d="{path}" fill="{tint}" opacity="{veil}"/>' for path, tint, veil in bands)
    storm = f'<ellipse cx="-12" cy="17" rx="9" ry="4.4" fill="{bright}" opacity=".4" transform="rotate(-4)"/>'
    return _globe("start", centre, radius, drawn + storm)


def finish_art(centre: Point, radius: float) -> str:
    """The finish planet: cool, within a chequered ring."""
    bright, dark = _tone("finish", 0), _tone("finish", 2)
    clouds = "M-52-16Q-20-28 6-18T54-24V-15Q20-8-4-12T-52-8ZM-52 18Q-10 4 18 14T54 8V15Q20 24-6 20T-52 26Z"
    caps = "M-30-42Q0-30 34-40L20-54H-20ZM-20 46Q6 38 30 42L10 56Z"
    surface = f'<path d="{clouds}" fill="{dark}" opacity=".35"/><path d="{caps}" fill="{bright}" opacity=".55"/>'
    far, near = (_ring(sweep) for sweep in (1, 0))
    place = f"translate({numbers(centre)}) rotate(-16) scale({radius / 50:.3f})"
    return f'<g transform="{place}">{far}</g>{_globe("finish", centre, radius, surface)}<g transform="{place}">{near}</g>'


def _ring(sweep: int) -> str:
    """Half of the finish planet's ring, far (1) or near (0), in two rows of squares."""
    drawn = ""
    for reach, offset in ((55.5, 0), (60.5, 4)):
        path = f"M{-reach} 0A{reach} {number(reach * 0.3)} 0 0 {sweep} {reach} 0"
        drawn += f'<path d="{path}" fill="none" stroke="{colour("sky-deep")}" stroke-width="5.6"/>'
        drawn += (
            f'<path d="{path}" fill="none" stroke="{_tone("finish", 0)}" stroke-width="4.6" stroke-dasharray="8" '
            f'stroke-dashoffset="{offset * 2}" opacity="{0.5 if sweep else 0.95}"/>'
        )
    return drawn


def _globe(world: str, centre: Point, radius: float, surface: str) -> str:
    return (
        f'<g transform="translate({numbers(centre)}) scale({radius / 50:.3f})"><circle r="86" fill="url(#race-air-{world})"/>'
        f'<circle r="50" fill="url(#race-globe-{world})"/><g clip-path="url(#race-disc-{world})">{surface}'
        f'<circle r="50" fill="url(#race-globe-{world})" opacity=".45"/></g>'
        f'<path d="M-44 18A47.5 47.5 0 0 1 16-44.6" fill="none" stroke="{colour("gleam")}" stroke-width="1.8" '
        f'stroke-linecap="round" opacity=".5"/></g>'
    )
