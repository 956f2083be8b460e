"""Figures: the characters as they stand on the map, and their busts for everything beside it."""

from cantina.games.adventures.art.paint import colour, edged, filled, gradient, stroked, symbol
from cantina.games.adventures.art.people import DARK, LIGHT, PEOPLE, STRANGER, WORN, Part
from cantina.games.pen import ellipse_path

STAND_WIDE, STAND_HIGH, STAND_ABOVE = (
    60,
    70,
    58,
)  # the box of a standing figure, and how much of it is above 0,0: the middle of its base
BUST_BOX = 48
STAND_VIEW = f"{-STAND_WIDE // 2} {-STAND_ABOVE} {STAND_WIDE} {STAND_HIGH}"
BUST_VIEW = f"{-BUST_BOX // 2} {-BUST_BOX // 2} {BUST_BOX} {BUST_BOX}"


def person_of(character: str) -> str:
    """Whose figure a character has: its own, or that of a stranger."""
    return character if character in PEOPLE else STRANGER


def _role(character: str, tone: str) -> str:
    return {WORN: character, DARK: f"{character}-dark", LIGHT: f"{character}-light"}.get(tone, tone)


def dressed(character: str, parts: tuple[Part, ...]) -> str:
    """The parts over their common outline: a dark one, then a thin light one."""
    whole = "".join(path for _, path in parts)
    casing = edged(whole, "shade", "shade", 4.4) + edged(whole, "none", f"{character}-light", 1.5, 0.8)
    return casing + "".join(filled(path, _role(character, tone)) for tone, path in parts)


def figure_art(character: str) -> str:
    """A standing figure on its base; the base's rim has its owner's colour, where a page sets `--adv-owner`."""
    return (
        f"{filled(ellipse_path((2, 3.4), 20, 6.4), 'shade', 0.5)}{filled(ellipse_path((0, 2.6), 18.4, 5.8), 'shade')}"
        f'<ellipse cy="1" rx="17.6" ry="5.2" fill="{colour("chart-high")}" stroke="{colour("owner")}" stroke-width="2.2"/>'
        f"{dressed(character, PEOPLE[character].stands)}"
    )


def bust_art(character: str) -> str:
    """A bust in a round window; its rim has its owner's colour, where a page sets `--adv-owner`."""
    parts = f'<g transform="translate(0 3) scale(.9)">{dressed(character, PEOPLE[character].bust)}</g>'
    return (
        f'<circle r="23" fill="{colour("shade")}"/><circle r="21.8" fill="url(#adv-bust-{character})"/>'
        f'<g clip-path="url(#adv-window)">{parts}</g>'
        f'<circle r="21.8" fill="none" stroke="{colour("owner")}" stroke-width="2"/>'
        f"{stroked('M-17-12.6A21 21 0 0 1-4-20.6', 'gleam', 1.4, 0.5, 'round')}"
    )


def figure_definitions() -> str:
    """The gradients behind busts and their window; once in a document that holds any of them."""
    drawn = '<clipPath id="adv-window"><circle r="21.8"/></clipPath>'
    return drawn + "".join(gradient(f"adv-bust-{name}", (0, f"{name}-dark", 1), (1, "chart-deep", 1)) for name in PEOPLE)


def figure_symbols() -> str:
    """Every character standing and as a bust."""
    return "".join(
        symbol(f"figure-{name}", STAND_VIEW, figure_art(name)) + symbol(f"bust-{name}", BUST_VIEW, bust_art(name))
        for name in PEOPLE
    )
