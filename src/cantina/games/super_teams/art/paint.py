"""The colours of Super Teams: roles of its star map, and how the four teams are painted."""

from typing import NamedTuple

from cantina.games.pen import Pen
from cantina.games.super_teams.content import Colour

PEN = Pen(
    {
        "sky-deep": "#080c1a",
        "sky-high": "#0e1530",
        "star": "#dfe7ff",
        "star-warm": "#ffe2b8",
        "chart": "#7f95d8",
        "nebula-violet": "#6a45b8",
        "nebula-teal": "#1f7f96",
        "nebula-amber": "#a05a28",
        "nebula-rose": "#c84a94",
        "cover-high": "#14103e",
        "cover-middle": "#12385c",
        "cover-lane": "#2a2f7c",
        "lane-bed": "#11193c",
        "lane-rail": "#4a5fa8",
        "lane-lamp": "#93a8ee",
        "pad-high": "#3c4d82",
        "pad-low": "#1d2749",
        "pad-rim": "#7187cc",
        "pad-text": "#eef2ff",
        "pad-number": "#b9c6ea",
        "crate-bed": "#241f1c",
        "crate-rim": "#d9c093",
        "crate-light": "#ecd9b2",
        "crate-body": "#c5a771",
        "crate-dark": "#7c6138",
        "streak-bed": "#0d3357",
        "streak-rim": "#8fd0ff",
        "streak": "#eaf7ff",
        "rock-bed": "#26211f",
        "rock-rim": "#b39a80",
        "rock-light": "#d8c7b2",
        "rock-body": "#9a8a7b",
        "rock-dark": "#5a4f4a",
        "hole-bed": "#05030c",
        "hole-glow": "#7c5be0",
        "hole-arm": "#cdbcff",
        "shade": "#03050d",
        "gleam": "#ffffff",
        "bonus-high": "#2f3d52",
        "bonus-low": "#161e2c",
    },
    prefix="race-",
)
colour, filled, gradient, stroked = PEN.colour, PEN.filled, PEN.gradient, PEN.stroked


class Livery(NamedTuple):
    """How a team is painted: its body, its dark side, its light edge, and the ink of the sign on it."""

    body: str
    dark: str
    edge: str
    ink: str


FALLBACKS: dict[Colour, Livery] = {
    "red": Livery("#e5484d", "#8d1f2c", "#ffc9c6", "#ffffff"),
    "yellow": Livery("#f2c230", "#9a6f0a", "#fff0b8", "#1d2433"),
    "black": Livery("#3b414d", "#1a1e27", "#d5dbe6", "#ffffff"),
    "green": Livery("#35984d", "#1a6136", "#c7f5cf", "#ffffff"),
}
SIGNS: dict[Colour, str] = {  # round 0,0, about 12 wide
    "red": "M0-6.4 6 4.4H-6Z",
    "yellow": "M0-6.8 1.9-2.4 6.6-2 3 1.1 4.1 5.7 0 3.2-4.1 5.7-3 1.1-6.6-2-1.9-2.4Z",
    "black": "M-5-5H5V5H-5Z",
    "green": "M-5.4 0a5.4 5.4 0 1 0 10.8 0a5.4 5.4 0 1 0-10.8 0Z",
}


def livery(team: Colour) -> Livery:
    """The colours of a team as roles of the page, with a fallback everywhere else."""
    roles = {"body": f"player-{team}", "dark": f"player-{team}-dark", "edge": f"player-{team}-edge", "ink": f"player-{team}-ink"}
    return Livery(*(f"var(--{roles[part]}, {tint})" for part, tint in FALLBACKS[team]._asdict().items()))
