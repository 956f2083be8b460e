"""The pen of Carcassonne's drawings: its colours, and turns of a tile."""

from cantina.games.pen import (
    Curve,
    Pen,
    Point,
    blob_path,
    chance,
    curve_path,
    ellipse_path,
    number,
    numbers,
    polygon_path,
    samples,
)

__all__ = [
    "Curve",
    "Point",
    "blob_path",
    "chance",
    "colour",
    "curve_path",
    "ellipse_path",
    "filled",
    "number",
    "numbers",
    "polygon_path",
    "samples",
    "stroked",
    "turn",
    "turn_curve",
]

PEN = Pen(
    {
        "sky-deep": "#0b1020",
        "sky-high": "#161f4c",
        "sky-low": "#171a44",
        "sky-dusk": "#2e1f66",
        "sky-edge": "#7f92ee",
        "sky-seam": "#93a5ff",
        "sky-text": "#e8ecf7",
        "sky-muted": "#9aa7c7",
        "star": "#dfe7ff",
        "nebula-violet": "#7a4fd0",
        "nebula-blue": "#2f86c9",
        "nebula-rose": "#b0447f",
        "field-dust": "#c98f5a",
        "rock-shadow": "#04060f",
        "rock-warm-body": "#4a3a36",
        "rock-warm-lit": "#8d7160",
        "rock-warm-top": "#cfae8c",
        "rock-warm-pit": "#3a2d2b",
        "rock-cool-body": "#3a3a4c",
        "rock-cool-lit": "#71748a",
        "rock-cool-top": "#b3b7c9",
        "rock-cool-pit": "#2a2a38",
        "lane-halo": "#7a6bff",
        "lane-glow": "#7f86f5",
        "lane-core": "#f3f1ff",
        "station-hull": "#0d1430",
        "station-rim": "#aab8ee",
        "sky-shade": "#05081a",
        "gleam": "#ffffff",
        "chip-sign": "#141b38",
        "chip-rebel": "#ff9fb2",
        "chip-empire": "#bcd0ff",
        "chip-bounty": "#f0d96f",
        "die-face": "#f4efe2",
        "die-side": "#b4ab9c",
        "die-pip": "#1d2433",
    }
)
colour, filled, stroked = PEN.colour, PEN.filled, PEN.stroked


def turn(point: Point, rotation: int) -> Point:
    """A point of the tile after so many quarter turns clockwise."""
    across, down = point
    for _ in range(rotation % 4):
        across, down = 100 - down, across
    return across, down


def turn_curve(curve: Curve, rotation: int) -> Curve:
    """A curve on the tile after so many quarter turns clockwise."""
    return tuple(turn(point, rotation) for point in curve)
