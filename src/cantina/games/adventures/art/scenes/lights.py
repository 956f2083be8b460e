"""Lights: in what colours a place is seen, by the hour and by what burns there."""

from typing import Literal, NamedTuple


class Light(NamedTuple):
    """The colours of a panel: its sky or wall from top to bottom, what shines, and what is built and lies under it."""

    high: str
    middle: str
    low: str
    glow: str
    star: Literal["sun", "moon", "none"]
    disc: str
    far: str
    body: str
    shade: str
    ground: str
    deep: str
    edge: str
    lamp: str
    stars: int = 0
    wash: float = 0.1  # how much of its colour lies over figures


LIGHTS: dict[str, Light] = {
    "dusk": Light(
        "#15314a", "#6a3d5c", "#ffb46a", "#ffcf87", "sun", "#ffd692", "#573a52", "#74495a", "#4d3148",
        "#a8653f", "#40282c", "#ffb46a", "#ffcf87", 40, 0.1,
    ),
    "night": Light(
        "#0d1030", "#32245c", "#8a4a6c", "#ffd9c0", "moon", "#f3d9c8", "#2d2350", "#2f2556", "#1b1538",
        "#33285c", "#120d26", "#c79ad8", "#ffcf87", 90, 0.16,
    ),
    "dawn": Light(
        "#22345f", "#b06a7c", "#ffd7a0", "#ffe9c0", "sun", "#fff0d0", "#7a5674", "#96667a", "#6b4860",
        "#d09a6a", "#5c3d46", "#ffe9c4", "#fff0c8", 14, 0.08,
    ),
    "noon": Light(
        "#3a86b4", "#93c6cf", "#f6e7c2", "#fffbe6", "sun", "#fffdf0", "#c9a07c", "#d8ae84", "#a67c5c",
        "#e6bd86", "#93663f", "#fff4d6", "#4a2f2a", 0, 0.04,
    ),
    "storm": Light(
        "#1c2733", "#4a5d66", "#a79f86", "#dcd6bd", "none", "#dcd6bd", "#4b5557", "#5c6460", "#3d4546",
        "#7d7460", "#2e2c2a", "#d8cfae", "#ffd9a0", 0, 0.16,
    ),
    "cold": Light(
        "#16294c", "#4f7ea6", "#d3eaf2", "#f2fbff", "moon", "#f4fbff", "#7fa6c0", "#6a93b2", "#476d90",
        "#cfe6ef", "#5d86a6", "#ffffff", "#ffe2a6", 30, 0.1,
    ),
    "teal": Light(
        "#0a1f2c", "#174852", "#2f7a80", "#c8fff4", "moon", "#d6fff7", "#143e48", "#1f5660", "#103039",
        "#1d545c", "#061720", "#7fd3d6", "#fffbe0", 40, 0.1,
    ),
    "alarm": Light(
        "#16060f", "#5c1522", "#c8483c", "#ff9a7a", "moon", "#ffb39c", "#3d101e", "#551a28", "#2c0b16",
        "#64202a", "#19060d", "#ff8a7a", "#ff6b5b", 30, 0.18,
    ),
    "fire": Light(
        "#120c18", "#4a2426", "#b35f32", "#ffb85c", "none", "#ffdf9a", "#33191f", "#4a2728", "#2a151c",
        "#6a3a2a", "#1c0f12", "#ffb05a", "#ffd27a", 40, 0.14,
    ),
    "lamps": Light(
        "#170f24", "#43243f", "#7c4560", "#ffcf87", "none", "#ffe2a6", "#2c1a34", "#4f2c46", "#2e1a30",
        "#5c3648", "#1a0f1e", "#ffb98a", "#ffdf9c", 24, 0.1,
    ),
    "steel": Light(
        "#121a28", "#2f4054", "#5f7890", "#dff2ff", "none", "#dff2ff", "#243245", "#3a4d62", "#1f2c3c",
        "#46596c", "#141d29", "#a8c8e0", "#dff6ff", 30, 0.08,
    ),
    "hologram": Light(
        "#050d20", "#0f2a4c", "#1f5f8c", "#9fe9ff", "moon", "#bff2ff", "#0d2240", "#173a60", "#0a1a34",
        "#1a4468", "#050d1c", "#59d8ff", "#9fe9ff", 60, 0.14,
    ),
}  # fmt: skip
