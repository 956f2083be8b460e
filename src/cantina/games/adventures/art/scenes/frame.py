"""The space of a panel: 0,0 is the middle of its horizon. Tall and wide panels are two windows into the same drawing."""

from typing import Literal, NamedTuple

from cantina.games.adventures.content.schema.stories import Depth
from cantina.games.pen import Point, chance, number

Shape = Literal["tall", "wide"]
LEFT, RIGHT, TOP, BOTTOM = -640, 640, -500, 290  # a place is drawn from here to there, which is more than any window shows
FEET: dict[Depth, int] = {"near": 184, "middle": 112, "far": 52, "horizon": 14}  # where figures stand
TALL: dict[Depth, int] = {"near": 222, "middle": 166, "far": 114, "horizon": 76}  # and how high they are


class Frame(NamedTuple):
    """A window: its box, where words end that are laid over it, and how far a figure at 100 stands from the middle."""

    left: int
    top: int
    wide: int
    high: int
    words: int
    reach: int

    @property
    def box(self) -> str:
        """The window as a `viewBox`."""
        return f"{self.left} {self.top} {self.wide} {self.high}"


FRAMES: dict[Shape, Frame] = {"tall": Frame(-280, -448, 560, 700, -160, 172), "wide": Frame(-560, -400, 1120, 630, -150, 300)}


def path(colour: str, along: str, opacity: float = 1) -> str:
    """A filled path."""
    return f'<path d="{along}" fill="{colour}"{_veil(opacity)}/>'


def line(colour: str, along: str, width: float, opacity: float = 1) -> str:
    """A drawn path with round ends."""
    look = f'stroke="{colour}" stroke-width="{number(width)}" stroke-linecap="round" stroke-linejoin="round"'
    return f'<path d="{along}" fill="none" {look}{_veil(opacity)}/>'


def disc(colour: str, at: Point, radius: float, opacity: float = 1) -> str:
    """A filled circle; the colour may be a gradient."""
    return f'<circle cx="{number(at[0])}" cy="{number(at[1])}" r="{number(radius)}" fill="{colour}"{_veil(opacity)}/>'


def oval(colour: str, at: Point, wide: float, high: float, opacity: float = 1) -> str:
    """A filled ellipse."""
    place = f'cx="{number(at[0])}" cy="{number(at[1])}" rx="{number(wide)}" ry="{number(high)}"'
    return f'<ellipse {place} fill="{colour}"{_veil(opacity)}/>'


def box(colour: str, left: float, top: float, wide: float, high: float, bend: float = 0, opacity: float = 1) -> str:
    """A filled rectangle, its corners perhaps round."""
    corner = f' rx="{number(bend)}"' if bend else ""
    place = f'x="{number(left)}" y="{number(top)}" width="{number(wide)}" height="{number(high)}"'
    return f'<rect {place} fill="{colour}"{corner}{_veil(opacity)}/>'


def moved(art: str, at: Point, scale: float = 1, across: float = 1) -> str:
    """A drawing round 0,0 at a place, larger or smaller; `across` -1 turns it round."""
    size = "" if scale == 1 and across == 1 else f" scale({scale * across:.3g} {scale:.3g})"
    return f'<g transform="translate({number(at[0])} {number(at[1])}){size}">{art}</g>'


def mix(one: str, two: str, part: float) -> str:
    """A colour between two."""
    pairs = [(int(one[at : at + 2], 16), int(two[at : at + 2], 16)) for at in (1, 3, 5)]
    return "#" + "".join(f"{round(a + (b - a) * part):02x}" for a, b in pairs)


def stars(key: str, count: int, low: float = -110) -> str:
    """Stars over the whole width, down to a height."""
    roll = chance("scene-stars", key)
    return "".join(
        disc(
            "#fff", (roll.uniform(LEFT, RIGHT), roll.uniform(TOP, low)), roll.choice((0.9, 1.2, 1.6, 2.1)), roll.uniform(0.3, 0.9)
        )
        for _ in range(count)
    )


def ridge(key: str, colour: str, base: float, rough: float, step: float, opacity: float = 1) -> str:
    """A line of far hills over the whole width, down to the ground."""
    roll = chance("scene-ridge", key)
    across, points = LEFT - 40.0, ""
    while across < RIGHT + 40:
        points += f"L{number(across)} {number(base - roll.uniform(0, rough))}"
        across += step * roll.uniform(0.6, 1.3)
    return path(colour, f"M{LEFT} {BOTTOM}{points}L{RIGHT} {BOTTOM}Z", opacity)


def dune(colour: str, top: float, bend: float, rim: str = "", turn: float = 0) -> str:
    """A soft rise of ground over the whole width, perhaps with light along its back."""
    back = f"M{LEFT} {number(top)}"
    for start in range(LEFT, RIGHT, 320):
        across, rise = start + turn, bend if (start // 320) % 2 else -bend
        back += f"S{number(across + 180)} {number(top + rise)} {number(across + 320)} {number(top)}"
    drawn = path(colour, f"{back}L{RIGHT + 40} {BOTTOM}H{LEFT}Z")
    return drawn + (line(rim, back, 2.6, 0.65) if rim else "")


def _veil(opacity: float) -> str:
    return f' opacity="{opacity:.2g}"' if opacity != 1 else ""
