"""The rocks of asteroid fields: many irregular rocks in a few paths, lit from the upper left, the same across every side."""

import functools
import math
import random
from collections.abc import Iterable
from typing import NamedTuple

from cantina.games.carcassonne.art.layout import Drift, inside
from cantina.games.carcassonne.art.pen import Point, chance, ellipse_path, filled, polygon_path, samples

# Rocks on a side: place along it, how far below it, radius.
HALF_A_SIDE = ((18.0, -1.2, 2.4), (26.5, 2.6, 5.4), (29.5, -4.6, 1.6), (38.5, -2.4, 6.8), (45.2, 4.2, 2.4))
WHOLE_SIDE = (*HALF_A_SIDE, (50.0, 0.0, 3.4), *((100 - along, -below, radius) for along, below, radius in HALF_A_SIDE[::-1]))
SIZES = ((8.4, 380), (6.4, 130), (4.5, 60), (3.0, 28), (1.7, 17))  # radius, and one try for so much area
LAYERS = ("body", "lit", "top", "pit")
GRAIN = 4  # rocks are drawn on a grid so many times finer than the tile's: whole numbers are short


class Rock(NamedTuple):
    """A rock: its middle, its size, its corners round the middle, whether its stone is cool, and the seed of its facets."""

    centre: Point
    radius: float
    corners: tuple[Point, ...]
    cool: bool
    seed: str


def rock(centre: Point, radius: float, seed: str) -> Rock:
    """A rock whose shape depends on the seed alone."""
    roll = chance("rock", seed)
    count = max(5, min(10, int(4 + radius)))
    start, flat, tilt = roll.uniform(0, math.tau), roll.uniform(0.78, 1), roll.uniform(0, math.pi)
    corners = []
    for index in range(count):
        angle = start + index / count * math.tau + roll.uniform(-0.22, 0.22)
        reach = radius * roll.uniform(0.86, 1.12)
        across, down = reach * math.cos(angle), reach * math.sin(angle) * flat
        corners.append((across * math.cos(tilt) - down * math.sin(tilt), across * math.sin(tilt) + down * math.cos(tilt)))
    return Rock(centre, radius, tuple(corners), roll.random() < 0.34, seed)


@functools.cache
def level_rocks() -> str:
    """The rocks on the north side, the same for every tile; those of the other sides are their mirror images and copies."""
    return _rocks_art(rock((along, below), radius, f"level-{index}") for index, (along, below, radius) in enumerate(WHOLE_SIDE))


def _on_side(side: str) -> list[tuple[Point, float]]:
    """Where the rocks of a side lie: centres and radii."""
    beyond = 100 if side in "SE" else 0
    if side in "NS":
        return [((along, beyond + below), radius) for along, below, radius in WHOLE_SIDE]
    return [((beyond + below, along), radius) for along, below, radius in WHOLE_SIDE]


@functools.cache
def inner_rocks(drift: Drift, variant: int) -> str:
    """The rocks within a field: large ones first, small ones into the gaps."""
    seed = f"{drift.sides}-{variant}"
    roll = chance("rocks", seed)
    polygon = drift.polygon()
    shore = [point for coast in drift.coasts for point in samples(coast, 12)]
    placed = [stone for side in drift.sides for stone in _on_side(side)]
    on_sides = len(placed)
    left, right = min(point[0] for point in polygon), max(point[0] for point in polygon)
    top, bottom = min(point[1] for point in polygon), max(point[1] for point in polygon)
    for size, area in SIZES:
        for _ in range(int((right - left) * (bottom - top) / area)):
            radius, centre = size * roll.uniform(0.84, 1.14), (roll.uniform(left, right), roll.uniform(top, bottom))
            if _clear(centre, radius, placed) and inside(centre, polygon) and _off_shore(centre, radius, shore):
                placed.append((centre, radius))
    return _rocks_art(rock(centre, radius, f"{seed}-{index}") for index, (centre, radius) in enumerate(placed[on_sides:]))


def _clear(centre: Point, radius: float, placed: list[tuple[Point, float]]) -> bool:
    """Whether a rock with its shadow stays on the tile and off the other rocks."""
    margin = radius * 1.36 + 0.6
    if not (margin < centre[0] < 100 - margin and margin < centre[1] < 100 - margin):
        return False
    return all(math.dist(centre, other) >= (radius + size) * 0.97 for other, size in placed)


def _off_shore(centre: Point, radius: float, shore: list[Point]) -> bool:
    return all(math.dist(centre, point) >= radius * 1.05 + 0.6 for point in shore)


def _rocks_art(rocks: Iterable[Rock]) -> str:
    """Many rocks: one path for the shadows, then one for each layer of each stone."""
    shadow = ""
    layers = {(stone, layer): "" for stone in ("cool", "warm") for layer in LAYERS}
    for one in rocks:
        stone = "cool" if one.cool else "warm"
        roll = chance("facets", one.seed)
        if one.radius > 2.2:
            shadow += _facet(one, 1.04, (0.16 * one.radius + 0.5, 0.2 * one.radius + 0.6), 0, roll)
        layers[stone, "body"] += _facet(one, 1, (0, 0), 0, roll)
        if one.radius > 1.4:
            layers[stone, "lit"] += _facet(one, 0.8, (-0.16 * one.radius, -0.18 * one.radius), 0.035, roll)
        if one.radius > 2.6:
            layers[stone, "top"] += _facet(one, 0.46, (-0.3 * one.radius, -0.34 * one.radius), 0.05, roll)
        if one.radius > 3.8:
            layers[stone, "pit"] += _pits(one, roll)
    drawn = (filled(path, f"rock-{stone}-{layer}", 0.7 if layer == "pit" else 1) for (stone, layer), path in layers.items())
    return f'<g transform="scale({1 / GRAIN})">{filled(shadow, "rock-shadow", 0.5)}{"".join(drawn)}</g>'


def _facet(one: Rock, scale: float, shift: Point, rough: float, roll: random.Random) -> str:
    """The corners of a rock drawn smaller and moved toward the light or away from it."""
    spread = rough * one.radius
    return polygon_path(
        (
            round(GRAIN * (one.centre[0] + shift[0] + across * scale + roll.uniform(-spread, spread))),
            round(GRAIN * (one.centre[1] + shift[1] + down * scale + roll.uniform(-spread, spread))),
        )
        for across, down in one.corners
    )


def _pits(one: Rock, roll: random.Random) -> str:
    """One or two pits on the side away from the light."""
    path = ""
    for _ in range(1 if roll.random() < 0.65 else 2):
        angle, reach, size = roll.uniform(0.2, 2.2), one.radius * roll.uniform(0.15, 0.5), one.radius * roll.uniform(0.12, 0.2)
        centre = one.centre[0] + reach * math.cos(angle), one.centre[1] + reach * math.sin(angle)
        wide = round(GRAIN * size)
        path += ellipse_path((round(GRAIN * centre[0]), round(GRAIN * centre[1])), wide, round(GRAIN * size * 0.8))
    return path
