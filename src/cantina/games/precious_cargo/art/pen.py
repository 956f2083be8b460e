"""The pen of Precious Cargo's drawings: colours by role, short numbers, paths, and the two factions' paint."""

import hashlib
import random
from collections.abc import Iterable

from cantina.games.precious_cargo.content import Faction

COLOURS = {
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
}
PAINT: dict[Faction, str] = {"mandalorians": "blue", "empire": "red"}


def colour(role: str) -> str:
    """The colour of a role: a page may set its own, the fallback holds everywhere else."""
    return f"var(--{role}, {COLOURS[role]})"


def chance(*key: object) -> random.Random:
    """Random numbers that depend on nothing but the key."""
    return random.Random(int.from_bytes(hashlib.sha256("/".join(map(str, key)).encode()).digest(), "big"))


def number(value: float) -> str:
    """A coordinate with at most one decimal."""
    text = f"{value:.1f}".removesuffix(".0")
    return "0" if text == "-0" else text


def numbers(values: Iterable[float]) -> str:
    """Several coordinates."""
    return " ".join(map(number, values))


def filled(path: str, role: str, opacity: float = 1) -> str:
    """A path filled with the colour of a role."""
    veil = "" if opacity == 1 else f' opacity="{opacity:g}"'
    return f'<path d="{path}" fill="{colour(role)}"{veil}/>'


def stroked(path: str, role: str, width: float, opacity: float = 1) -> str:
    """A path drawn as a line in the colour of a role."""
    veil = "" if opacity == 1 else f' opacity="{opacity:g}"'
    line = f'stroke="{colour(role)}" stroke-width="{width:g}" stroke-linecap="round" stroke-linejoin="round"'
    return f'<path d="{path}" fill="none" {line}{veil}/>'


def gradient(name: str, *stops: tuple[float, str, float], radial: str = "") -> str:
    """A gradient of roles with opacities; `radial` holds a radial one's attributes, without it the light falls from above."""
    kind = "radialGradient" if radial else "linearGradient"
    place = f" {radial}" if radial else ' x2="0" y2="1"'
    inside = "".join(
        f'<stop offset="{at:g}" stop-color="{colour(role)}" stop-opacity="{opacity:g}"/>' for at, role, opacity in stops
    )
    return f'<{kind} id="cargo-{name}"{place}>{inside}</{kind}>'
