"""Planets: spheres with air, a terminator and a surface that grows from the tile's id; they never turn."""

import functools
import itertools
import math
import random
from collections.abc import Callable
from typing import NamedTuple

from cantina.games.carcassonne.art.layout import Globe
from cantina.games.carcassonne.art.pen import (
    Point,
    blob_path,
    chance,
    colour,
    curve_path,
    ellipse_path,
    number,
    numbers,
)

RADIUS = 30.0  # planets are drawn at this radius round 0,0 and then scaled
RINGED_SHARE = 0.88  # a planet leaves room for its ring
SALT = 311  # under this salt the nine shipped planets are nine different worlds


class Tints(NamedTuple):
    """The colours of a planet: its ground, its dark and light parts, what catches the eye, and its air."""

    base: str
    dark: str
    light: str
    spark: str
    air: str

    def as_roles(self, name: str) -> "Tints":
        """The same colours as roles that a page may set."""
        return Tints(*(f"var(--planet-{name}-{part}, {tint})" for part, tint in self._asdict().items()))


Surface = Callable[[Tints, random.Random], tuple[str, str]]  # what the light shades, and what glows by itself
Rows = tuple[tuple[float, float, str, float], ...]  # bands: top, height, tint, opacity


class World(NamedTuple):
    """A kind of planet."""

    tints: Tints
    surface: Surface
    tilt: int
    ring: bool = False
    orbit: bool = False


def _tinted(path: str, tint: str, opacity: float = 1) -> str:
    return f'<path d="{path}" fill="{tint}" opacity="{opacity:g}"/>'


def _lined(path: str, tint: str, width: float, opacity: float = 1) -> str:
    line = f'stroke="{tint}" stroke-width="{width:g}" stroke-linejoin="round" stroke-linecap="round" opacity="{opacity:g}"'
    return f'<path d="{path}" fill="none" {line}/>'


def _at(across: float, down: float) -> Point:
    """A place on the sphere, in shares of its radius."""
    return across * RADIUS, down * RADIUS


def _band(top: float, height: float, roll: random.Random, waves: float = 1.2) -> str:
    """A band across the sphere, bowed like a latitude seen from a little above."""
    edges = []
    for level in (top, top + height):
        points = []
        for index in range(5):
            across = (index / 2 - 1) * (RADIUS + 2)
            bow = RADIUS * 0.2 * (1 - (across / RADIUS) ** 2)
            points.append((across, (level - 0.1) * RADIUS + bow + roll.uniform(-waves, waves)))
        edges.append(points)
    return _soft(edges[0], "M") + _soft(edges[1][::-1], "L") + "Z"


def _soft(points: list[Point], start: str) -> str:
    """A curve through points from side to side, level in each of them."""
    curve = [points[0]]
    for here, there in itertools.pairwise(points):
        middle = (here[0] + there[0]) / 2
        curve += [(middle, here[1]), (middle, there[1]), there]
    return curve_path(tuple(curve), start)


def _cracks(starts: list[tuple[float, float, float]], steps: int, roll: random.Random) -> str:
    """Jagged lines, each from a place in a direction."""
    path = ""
    for across, down, angle in starts:
        points = [_at(across, down)]
        for _ in range(steps):
            angle += roll.uniform(-0.8, 0.8)
            points.append((points[-1][0] + 5.4 * math.cos(angle), points[-1][1] + 5.4 * math.sin(angle)))
        path += f"M{numbers(points[0])}L{numbers(value for point in points[1:] for value in point)}"
    return path


def _dunes(tints: Tints, roll: random.Random) -> tuple[str, str]:
    rows: Rows = ((-0.92, 0.2, tints.dark, 0.5), (-0.55, 0.16, tints.light, 0.6), (-0.28, 0.1, tints.dark, 0.55))
    rows += ((-0.05, 0.22, tints.light, 0.45), (0.3, 0.13, tints.dark, 0.6), (0.55, 0.3, tints.spark, 0.5))
    sand = "".join(_tinted(_band(top, height, roll), tint, opacity) for top, height, tint, opacity in rows)
    spots = "".join(ellipse_path(_at(roll.uniform(-0.6, 0.5), roll.uniform(-0.5, 0.6)), roll.uniform(0.7, 1.5)) for _ in range(9))
    return sand + _tinted(spots, tints.spark, 0.55), ""


def _clouds(tints: Tints, roll: random.Random) -> tuple[str, str]:
    rows: Rows = ((-1.1, 0.34, tints.dark, 0.7), (-0.68, 0.12, tints.light, 0.75), (-0.5, 0.16, tints.dark, 0.5))
    rows += ((-0.26, 0.2, tints.light, 0.85), (0.0, 0.08, tints.spark, 0.5), (0.12, 0.24, tints.dark, 0.6))
    rows += ((0.42, 0.1, tints.light, 0.6), (0.58, 0.5, tints.dark, 0.7))
    bands = "".join(_tinted(_band(top, height, roll), tint, opacity) for top, height, tint, opacity in rows)
    return bands, ""


def _storm(tints: Tints, roll: random.Random) -> tuple[str, str]:
    clouds, glow = _clouds(tints, roll)
    eye = _at(roll.uniform(-0.35, 0.05), 0.28)
    return clouds + _tinted(ellipse_path(eye, 8, 4.4), tints.spark, 0.9) + _tinted(ellipse_path(eye, 4.8, 2.4), tints.base), glow


def _continents(tints: Tints, roll: random.Random) -> tuple[str, str]:
    lands = ((-0.42, -0.22, 0.34), (0.3, 0.12, 0.4), (-0.3, 0.52, 0.25), (0.42, -0.52, 0.2), (-0.62, 0.2, 0.12))
    land = "".join(
        blob_path(_at(across + roll.uniform(-0.12, 0.12), down + roll.uniform(-0.1, 0.1)), size * RADIUS, roll, 0.38, 0.8)
        for across, down, size in lands
    )
    clouds = "".join(_band(top, height, roll, 2.2) for top, height in ((-0.62, 0.08), (-0.12, 0.06), (0.34, 0.1)))
    cap = blob_path(_at(0, -1), RADIUS * 0.4, roll, 0.2, 0.5)
    drawn = _tinted(land, tints.light, 0.9) + _lined(land, tints.spark, 0.8, 0.45)
    return drawn + _tinted(clouds, tints.spark, 0.5) + _tinted(cap, tints.spark, 0.9), ""


def _craters(tints: Tints, roll: random.Random) -> tuple[str, str]:
    seas = "".join(blob_path(_at(*place), RADIUS * 0.28, roll, 0.3, 0.85) for place in ((-0.3, 0.1), (0.34, -0.28), (0.2, 0.55)))
    holes: tuple[tuple[float, float, float], ...] = (
        (-0.34, -0.38, 0.17),
        (0.1, -0.02, 0.24),
        (-0.52, 0.16, 0.1),
        (-0.12, 0.52, 0.14),
        (0.42, 0.4, 0.12),
    )
    holes += ((0.36, -0.52, 0.11), (-0.06, -0.72, 0.08), (-0.68, -0.16, 0.07), (0.12, 0.34, 0.06), (-0.3, 0.02, 0.06))
    moved = [(across + roll.uniform(-0.05, 0.05), down + roll.uniform(-0.05, 0.05), size) for across, down, size in holes]
    rims = "".join(ellipse_path(_at(across + 0.03, down + 0.03), size * RADIUS) for across, down, size in moved)
    walls = "".join(ellipse_path(_at(across, down), size * RADIUS) for across, down, size in moved)
    floors = "".join(ellipse_path(_at(across + 0.05, down + 0.05), size * RADIUS * 0.72) for across, down, size in moved)
    drawn = _tinted(seas, tints.dark, 0.55) + _tinted(rims, tints.light) + _tinted(walls, tints.spark, 0.9)
    return drawn + _tinted(floors, tints.base, 0.9), ""


def _ice(tints: Tints, roll: random.Random) -> tuple[str, str]:
    seas = "".join(blob_path(_at(*place), RADIUS * 0.3, roll, 0.3, 0.85) for place in ((-0.3, 0.1), (0.34, -0.2), (0.2, 0.55)))
    cap = blob_path(_at(0, -0.95), RADIUS * 0.62, roll, 0.22, 0.55)
    starts = [(roll.uniform(-0.7, 0.5), roll.uniform(-0.4, 0.7), roll.uniform(-0.5, 0.9)) for _ in range(6)]
    cracks = _lined(_cracks(starts, 4, roll), tints.spark, 1, 0.75)
    return _tinted(seas, tints.dark, 0.55) + _tinted(cap, tints.light) + cracks, ""


def _lava(tints: Tints, roll: random.Random) -> tuple[str, str]:
    plates = "".join(blob_path(_at(roll.uniform(-0.7, 0.7), roll.uniform(-0.7, 0.7)), 7, roll, 0.3) for _ in range(7))
    starts = [(-0.36, -0.3, angle) for angle in (0.5, 2.4, 4.4)] + [(0.3, 0.34, angle) for angle in (0.2, 2.2, 3.6)]
    glow = _cracks([*starts, (0.42, -0.42, 5.4), (-0.4, 0.5, 1.2)], 5, roll)
    return _tinted(plates, tints.dark, 0.9), _lined(glow, tints.light, 3.6, 0.45) + _lined(glow, tints.spark, 1.3)


def _city(tints: Tints, roll: random.Random) -> tuple[str, str]:
    streets = "".join(f"M{numbers(_at(-1, level))}q30 7 60 0" for level in (-0.62, -0.34, -0.06, 0.22, 0.5))
    streets += "".join(f"M{numbers(_at(across, -1))}q{number(across * 21)} 30 0 60" for across in (-0.6, -0.25, 0.1, 0.45))
    blocks = "".join(blob_path(_at(*place), RADIUS * 0.29, roll, 0.3) for place in ((-0.4, -0.35), (0.2, -0.1), (-0.2, 0.4)))
    lamps = ""
    for _ in range(60):
        across, down, size = roll.uniform(-0.1, 0.9), roll.uniform(-0.2, 0.92), roll.uniform(0.5, 1.1)
        if across**2 + down**2 < 0.86 and across + down > 0.3:
            lamps += ellipse_path(_at(across, down), size)
    return _lined(streets, tints.light, 1, 0.5) + _tinted(blocks, tints.light, 0.35), _tinted(lamps, tints.spark)


WORLDS = {
    "forest": World(Tints("#2f8f73", "#1c5f5a", "#7fd3a0", "#e9fff4", "#7dffd0"), _continents, -18),
    "ocean": World(Tints("#2b6fd0", "#1c4596", "#79b87f", "#f3fbff", "#8fd0ff"), _continents, 14),
    "desert": World(Tints("#d99a52", "#b06a34", "#f2c98a", "#8d4a25", "#ffcf94"), _dunes, 10),
    "giant": World(Tints("#a6517f", "#6d3468", "#e29aa8", "#ffd9b8", "#ff9ecb"), _storm, -14),
    "ringed": World(Tints("#e0b27a", "#b7794e", "#f3dcae", "#8f5b45", "#ffe1b0"), _clouds, -20, ring=True),
    "moon": World(Tints("#a9a6a0", "#7d7a78", "#cfccc4", "#5d5a5c", "#d9dcff"), _craters, 0),
    "ice": World(Tints("#bfe3f2", "#84b6d8", "#f2fcff", "#5d8fbd", "#d6f4ff"), _ice, 8),
    "lava": World(Tints("#3a2a33", "#241a24", "#ff7a3c", "#ffd08a", "#ff8f5c"), _lava, 0),
    "city": World(Tints("#5b6478", "#3c4459", "#8792a8", "#ffcf7a", "#a8c0ff"), _city, -12, orbit=True),
}


def world_of(tile_id: str) -> str:
    """Which kind of planet grows from a tile's id."""
    return list(WORLDS)[int(chance("world", SALT, tile_id).random() * len(WORLDS))]


@functools.lru_cache
def planet_art(name: str, seed: str) -> str:
    """A planet of a kind round 0,0: its air, the far half of its ring, the sphere in its light, the near half of the ring."""
    world = WORLDS[name]
    tints = world.tints.as_roles(name)
    surface, glow = world.surface(tints, chance("planet", seed))
    far, near = _ring(world, tints, 1), _ring(world, tints, 0)
    return (
        f'<circle cx="-1.5" cy="-1.5" r="39" fill="url(#csw-air-{name})"/>{far}'
        f'<g clip-path="url(#csw-globe)"><circle r="30" fill="{tints.base}"/><g transform="rotate({world.tilt})">{surface}</g>'
        f'<circle r="30.4" fill="url(#csw-shade)"/>{glow}'
        f'<path d="M-25.5 14.7A29.4 29.4 0 0 1 12.4-26.6" fill="none" stroke="{colour("gleam")}" stroke-width="1.3" '
        f'stroke-linecap="round" opacity=".45"/></g>{near}'
    )


def planet_place(name: str, globe: Globe) -> str:
    """The transformation that brings a planet to its place."""
    scale = globe.radius / RADIUS * (RINGED_SHARE if WORLDS[name].ring else 1)
    return f"translate({numbers(globe.centre)}) scale({scale:.3f})"


def _ring(world: World, tints: Tints, sweep: int) -> str:
    """Half of a ring: the far half (1) lies behind the sphere, the near half (0) in front of it."""
    if world.ring:
        bands = [(53.4, 13.8, tints.light, 2.9), (46.4, 11.7, tints.dark, 3.4), (40.6, 9.9, tints.light, 1.2)]
    elif world.orbit:
        bands = [(39.0, 9.0, tints.light, 1.4)]
    else:
        return ""
    arcs = (
        _lined(f"M{numbers((-wide, 0))}A{numbers((wide, high, 0, 0, sweep, wide, 0))}", tint, width)
        for wide, high, tint, width in bands
    )
    return f'<g transform="rotate({-20 if world.ring else 24})">{"".join(arcs)}</g>'


def planet_definitions() -> str:
    """What all planets share: their clip, their shade and the glow of their air."""
    shade = ((0, "gleam", 0.34), (0.32, "gleam", 0), (0.56, "sky-shade", 0.28), (0.78, "sky-shade", 0.82), (1, "sky-shade", 0.95))
    stops = "".join(f'<stop offset="{at}" stop-color="{colour(role)}" stop-opacity="{veil}"/>' for at, role, veil in shade)
    airs = ""
    for name, world in WORLDS.items():
        air = world.tints.as_roles(name).air
        airs += f'<radialGradient id="csw-air-{name}"><stop offset=".74" stop-color="{air}" stop-opacity=".55"/>'
        airs += f'<stop offset=".86" stop-color="{air}" stop-opacity=".16"/>'
        airs += f'<stop offset="1" stop-color="{air}" stop-opacity="0"/></radialGradient>'
    return (
        '<clipPath id="csw-globe"><circle r="30"/></clipPath>'
        f'<radialGradient id="csw-shade" cx=".34" cy=".3" r=".78">{stops}</radialGradient>{airs}'
    )
