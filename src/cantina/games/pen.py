"""The pen of all drawings: colours by role, short numbers and paths, and chance that is the same on every machine."""

import hashlib
import itertools
import math
import random
from collections.abc import Iterable, Sequence
from typing import Literal, NamedTuple

Point = tuple[float, float]
Curve = tuple[Point, ...]  # a start, then three points for each cubic piece
Cap = Literal["butt", "round", "square"]


class Pen(NamedTuple):
    """A game's colours by role, and paths drawn in them."""

    colours: dict[str, str]
    prefix: str = ""  # of the roles' names on a page

    def colour(self, role: str) -> str:
        """The colour of a role: a page may set its own, the fallback holds everywhere else."""
        return f"var(--{self.prefix}{role}, {self.colours[role]})"

    def filled(self, path: str, role: str, opacity: float = 1) -> str:
        """A path filled with the colour of a role; nothing for an empty path."""
        veil = "" if opacity == 1 else f' opacity="{opacity:g}"'
        return f'<path d="{path}" fill="{self.colour(role)}"{veil}/>' if path else ""

    def stroked(self, path: str, role: str, width: float, opacity: float = 1, cap: Cap = "butt") -> str:
        """A path drawn as a line in the colour of a role; nothing for an empty path."""
        look = "" if opacity == 1 else f' opacity="{opacity:g}"'
        look += "" if cap == "butt" else f' stroke-linecap="{cap}"'
        return f'<path d="{path}" fill="none" stroke="{self.colour(role)}" stroke-width="{width:g}"{look}/>' if path else ""

    def gradient(self, name: str, *stops: tuple[float, str, float], round: bool = False, place: str = "") -> str:  # noqa: A002
        """A gradient with stops by offset, role and opacity; from top to bottom, or round from its middle, unless placed."""
        kind, usual = ("radialGradient", "") if round else ("linearGradient", ' x2="0" y2="1"')
        frame = f" {place}" if place else usual
        drawn = "".join(
            f'<stop offset="{at:g}" stop-color="{self.colour(role)}" stop-opacity="{veil:g}"/>' for at, role, veil in stops
        )
        return f'<{kind} id="{name}"{frame}>{drawn}</{kind}>'


def chance(*key: object) -> random.Random:
    """Random numbers that depend on nothing but the key."""
    return random.Random(int.from_bytes(hashlib.sha256("/".join(map(str, key)).encode()).digest(), "big"))


def number(value: float) -> str:
    """A coordinate with at most one decimal, as short as SVG takes it."""
    text = f"{value:.1f}".removesuffix(".0")
    text = text.replace("0.", ".", 1) if text.startswith(("0.", "-0.")) else text
    return "0" if text == "-0" else text


def numbers(values: Iterable[float]) -> str:
    """Several coordinates, with no space where a sign parts them."""
    return " ".join(map(number, values)).replace(" -", "-")


def samples(curve: Curve, steps: int = 8) -> list[Point]:
    """Points along a curve, so many for each cubic piece, and its end."""
    points = []
    for first in range(0, len(curve) - 1, 3):
        piece = curve[first : first + 4]
        for step in range(steps):
            along = step / steps
            weights = ((1 - along) ** 3, 3 * along * (1 - along) ** 2, 3 * along**2 * (1 - along), along**3)
            points.append((_blend(weights, [point[0] for point in piece]), _blend(weights, [point[1] for point in piece])))
    return [*points, curve[-1]]


def _blend(weights: Sequence[float], values: Sequence[float]) -> float:
    return sum(weight * value for weight, value in zip(weights, values, strict=True))


def curve_path(curve: Curve, start: str = "M") -> str:
    """The path data of a curve; `start` says how its first point is reached."""
    return f"{start}{numbers(curve[0])}C{numbers(value for point in curve[1:] for value in point)}"


def polygon_path(points: Iterable[Point]) -> str:
    """The path data of a closed polygon, in relative steps, which are shorter."""
    rounded = [(round(across, 1), round(down, 1)) for across, down in points]
    steps = [value for before, after in itertools.pairwise(rounded) for value in (after[0] - before[0], after[1] - before[1])]
    return f"M{numbers(rounded[0])}l{numbers(steps)}z"


def blob_path(centre: Point, radius: float, roll: random.Random, rough: float = 0.35, flat: float = 1.0) -> str:
    """A soft irregular patch."""
    count = 9
    points = []
    for index in range(count):
        angle, reach = index / count * math.tau, radius * roll.uniform(1 - rough, 1 + rough)
        points.append((centre[0] + reach * math.cos(angle), centre[1] + reach * math.sin(angle) * flat))
    curve = [points[0]]
    for index in range(count):
        before, here, after, beyond = (points[(index + offset) % count] for offset in (-1, 0, 1, 2))
        curve += [_toward(here, before, after), _toward(after, beyond, here), after]
    return curve_path(tuple(curve)) + "Z"


def _toward(point: Point, behind: Point, ahead: Point) -> Point:
    return point[0] + (ahead[0] - behind[0]) / 6, point[1] + (ahead[1] - behind[1]) / 6


def ellipse_path(centre: Point, wide: float, high: float | None = None) -> str:
    """An ellipse or a circle as path data, so that many can share one path."""
    high = wide if high is None else high
    half = numbers((wide, high, 0, 1, 0))
    return f"M{numbers((centre[0] - wide, centre[1]))}a{half} {number(2 * wide)} 0a{half} {number(-2 * wide)} 0z"
