"""The colours of Precious Cargo: roles of its table, how the two factions are painted, and the players' discs."""

import functools
from typing import Literal, NamedTuple

from cantina.games.pen import Pen
from cantina.games.precious_cargo.content import DISC_COLOURS, Disc, Faction

PEN = Pen(
    {
        "wood-lit": "#c98544",
        "wood-warm": "#8a5227",
        "wood-dim": "#3d2112",
        "wood-dark": "#140b07",
        "wood-grain": "#2a1206",
        "wood-ring": "#d9a566",
        "lamp": "#fff0c8",
        "shade": "#0c0603",
        "metal-dark": "#3f4f66",
        "metal-mid": "#5f7189",
        "metal-lit": "#8497ad",
        "metal-edge": "#a9b8ca",
        "metal-sign": "#111a2e",
        "bar-lit": "#eef3f8",
        "bar-mid": "#b4c0cf",
        "bar-dark": "#6f7d91",
        "blue-deep": "#16305e",
        "blue-body": "#2c5f9e",
        "blue-edge": "#a9d3ff",
        "blue-sign": "#d6eaff",
        "red-deep": "#561820",
        "red-body": "#a83a40",
        "red-edge": "#ffc0b4",
        "red-sign": "#ffe0d8",
        "cradle-dark": "#27333a",
        "cradle-body": "#9fb0b3",
        "cradle-lit": "#e6eeee",
        "cradle-cloth": "#c2a26f",
        "cradle-glow": "#9be6b4",
        "gleam": "#ffffff",
        "arc": "#fff3d6",
    },
    prefix="cargo-",
)
colour, filled, gradient = PEN.colour, PEN.filled, PEN.gradient
stroked = functools.partial(PEN.stroked, cap="round")
FACTIONS: dict[Faction, str] = {"mandalorians": "blue", "empire": "red"}
FONT = 'font-family="Oxanium, \'Segoe UI\', sans-serif" font-weight="700"'


def lettering(text: str, x: float, y: float, size: float, role: str, anchor: Literal["start", "middle"] = "middle") -> str:
    """Numbers on a drawing, their middle or start at x and their foot at y."""
    place = f'x="{x:.4g}" y="{y:.4g}" font-size="{size:g}" text-anchor="{anchor}"'
    return f'<text {place} {FONT} fill="{colour(role)}">{text}</text>'


class Livery(NamedTuple):
    """How a disc is painted: its body, its dark side, the ink of the shape on it, and the shape."""

    body: str
    dark: str
    ink: str
    shape: str


DIAMOND, TRIANGLE, SQUARE = "M0-9 7.2 0 0 9-7.2 0Z", "M0-8.7 8.1 6H-8.1Z", "M-6.6-6.6H6.6V6.6H-6.6Z"
PENTAGON, CIRCLE = "M0-8.2 8-2.4 5 7H-5L-8-2.4Z", "M-7.2 0a7.2 7.2 0 1 0 14.4 0a7.2 7.2 0 1 0-14.4 0Z"
STAR = "M0-9 2.6-3 9-2.6 4.2 1.6 5.8 8 0 4.6-5.8 8-4.2 1.6-9-2.6-2.6-3Z"
FALLBACKS = {
    "white": Livery("#f3f1ea", "#a9acbd", "#20263a", DIAMOND),
    "yellow": Livery("#f2c53d", "#a87a10", "#2b1d00", STAR),
    "green": Livery("#35984d", "#1f6e3a", "#ffffff", CIRCLE),
    "red": Livery("#e5484d", "#8d2430", "#ffffff", TRIANGLE),
    "black": Livery("#3b414d", "#171b24", "#ffffff", SQUARE),
    "orange": Livery("#f08a24", "#a9540c", "#2b1500", PENTAGON),
}


def livery(disc: Disc) -> Livery:
    """The colours of a disc as roles of the page, with a fallback everywhere else."""
    name = DISC_COLOURS[disc]
    body, dark, ink, shape = FALLBACKS[name]
    role = f"--player-{name}"
    return Livery(f"var({role}, {body})", f"var({role}-dark, {dark})", f"var({role}-ink, {ink})", shape)
