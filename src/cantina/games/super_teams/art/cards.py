"""The cards: movement cards with colour, sign, number and ships; bonus cards with icons of their own; both backs."""

import math
from typing import get_args

from cantina.games.pen import ellipse_path, number, numbers
from cantina.games.super_teams.art.pads import glyph
from cantina.games.super_teams.art.paint import FALLBACKS, SIGNS, colour, filled, gradient, livery, stroked
from cantina.games.super_teams.content import BonusCard, Colour

WIDE, HIGH = 100, 140
NUMBERS = range(1, 7)
BONUS: tuple[BonusCard, ...] = get_args(BonusCard)
SHAPE = f'x="1.5" y="1.5" width="{WIDE - 3}" height="{HIGH - 3}" rx="9"'
FONT = 'font-family="Oxanium, \'Segoe UI\', sans-serif" font-weight="700" text-anchor="middle"'


def card_definitions() -> str:
    """The gradients of the cards; once in a document that holds any of them."""
    drawn = gradient("race-bonus", (0, "bonus-high", 1), (1, "bonus-low", 1))
    for team in FALLBACKS:
        paint = livery(team)
        drawn += (
            f'<linearGradient id="race-card-{team}" x2="0" y2="1"><stop stop-color="{paint.body}"/>'
            f'<stop offset="1" stop-color="{paint.dark}"/></linearGradient>'
        )
    return drawn


def card_symbols() -> str:
    """Every movement card and every bonus card with their backs, the icons alone, and the mark of wild cards."""
    drawn = "".join(f'<g id="card-{team}">{_ground(team)}</g>' for team in FALLBACKS)
    drawn += "".join(_symbol(f"card-{team}-{value}", _movement(team, value)) for team in FALLBACKS for value in NUMBERS)
    drawn += _symbol("card-back", _back()) + _symbol("bonus-back", _bonus_ground() + _framed(glyph("crate", "", 1.9)))
    for card in BONUS:
        drawn += f'<symbol id="icon-{card}" viewBox="-26 -26 52 52">{ICONS[card]}</symbol>'
        drawn += _symbol(f"bonus-{card}", _bonus_ground() + _framed(f'<g transform="scale(1.55)">{ICONS[card]}</g>') + _corner())
    return drawn + f'<symbol id="wild" viewBox="-16 -16 32 32">{wild_art()}</symbol>'


def _symbol(name: str, art: str) -> str:
    return f'<symbol id="{name}" viewBox="0 0 {WIDE} {HIGH}">{art}</symbol>'


# Movement cards


def _ground(team: Colour) -> str:
    """What all cards of a colour share: their paint, a slope of shade with both ships, the sign."""
    paint = livery(team)
    ships = "".join(
        f'<use href="#hull-{team}-{index}" transform="translate({across} 113) scale(.86)" fill="{paint.edge}"/>'
        for index, across in ((1, 29), (2, 71))
    )
    return (
        f'<rect {SHAPE} fill="url(#race-card-{team})"/>'
        f'<path d="M1.5 98 98.5 74V129.5Q98.5 138.5 89.5 138.5H10.5Q1.5 138.5 1.5 129.5Z" fill="{paint.dark}" opacity=".72"/>'
        f'<rect {SHAPE} fill="none" stroke="{paint.edge}" stroke-width="2.4"/>'
        f'<path d="M4.8 14V12Q4.8 5 12 5H60" fill="none" stroke="{colour("gleam")}" stroke-width="1.6" opacity=".5"/>'
        f'<path transform="translate(18 20) scale(1.35)" d="{SIGNS[team]}" fill="{paint.ink}"/>{ships}'
    )


def _movement(team: Colour, value: int) -> str:
    paint = livery(team)
    return f'<use href="#card-{team}"/><text x="58" y="76" font-size="62" {FONT} fill="{paint.ink}">{value}</text>'


def _back() -> str:
    """The back of movement cards: a chart of rings and a flight through them."""
    rings = "".join(ellipse_path((50, 70), reach) for reach in (14, 26, 38))
    ticks = ""
    for index in range(24):
        angle = index / 24 * math.tau
        ends = [(50 + reach * math.cos(angle), 70 + reach * math.sin(angle)) for reach in (40.5, 44 if index % 2 else 47)]
        ticks += f"M{numbers(ends[0])}L{numbers(ends[1])}"
    return (
        f'<rect {SHAPE} fill="url(#race-pad)" stroke="{colour("pad-rim")}" stroke-width="2.4"/>'
        f'<rect x="8" y="8" width="84" height="124" rx="5" fill="none" stroke="{colour("pad-rim")}" opacity=".6"/>'
        f"{stroked(rings + ticks, 'pad-number', 1.2, 0.55)}"
        f"{stroked('M18 116C30 96 40 96 50 70S70 40 82 24', 'streak', 2.6, 0.9, 'round')}"
        f"{filled('M50 61 53 67 59 70 53 73 50 79 47 73 41 70 47 67Z', 'streak')}"
    )


# Bonus cards


def _bonus_ground() -> str:
    return f'<rect {SHAPE} fill="url(#race-bonus)" stroke="{colour("crate-rim")}" stroke-width="2.4"/>'


def _framed(art: str) -> str:
    return (
        f'<rect x="9" y="9" width="82" height="122" rx="5" fill="{colour("sky-deep")}" fill-opacity=".55" '
        f'stroke="{colour("crate-body")}" stroke-width="1.2"/><circle cx="50" cy="70" r="44" fill="url(#race-nebula-teal)"/>'
        f'<g transform="translate(50 72)">{art}</g>'
    )


def _corner() -> str:
    """A small crate in the corner: this is a bonus card."""
    return glyph("crate", "translate(22 23)", 0.62)


SLIP = "M-19 19C-6 15 14 13 11 1 8-9-14-6-12-14-11-19 0-20 8-20"
HEAD = "M2-25.4 10.6-20 3-13.6"


def _skilled_pilot() -> str:
    """A way between rocks."""
    rocks = ((13, -9, 0.48), (-14.5, 3, 0.56), (17.5, 13, 0.4))
    drawn = "".join(glyph("rock", f"translate({numbers((across, down))})", size) for across, down, size in rocks)
    return drawn + stroked(SLIP + HEAD, "sky-deep", 6, 0.7, "round") + stroked(SLIP + HEAD, "streak", 2.8, 1, "round")


def _light_speed() -> str:
    """Streaks, and the number that they give: twice."""
    streaks = stroked("M-24-14H-2M-18-7H2M-24 12H-6M-19 19H4", "streak", 2.4, 0.7, "round")
    return streaks + _sum("×2", 4)


def _evasive_manoeuvre() -> str:
    """An arc over a hole."""
    arc = "M-22 15C-20-18 14-24 20 9M12 4.6 20.4 11.4 25 2"
    return glyph("swirl", "translate(-1 9)", 0.54) + stroked(arc, "streak", 2.9, 1, "round")


def _grappling_hook() -> str:
    """A hook on a line."""
    hook = "M4-10V6C4 20-18 20-18 6L-12.4 11M-18 6-22.6 12"
    return (
        stroked(ellipse_path((4, -14), 4), "streak", 2.8)
        + stroked("M7-17.6C12-24 17-21 24-25", "streak", 1.8, 0.8, "round")
        + stroked(hook, "streak", 4, 1, "round")
        + stroked("M-2-4H10", "streak", 2.8, 1, "round")
    )


def _acceleration() -> str:
    """A push, and what it gives: one more."""
    chevrons = stroked("M-24-9-16 0-24 9M-15-9-7 0-15 9", "streak", 3, 0.75, "round")
    return chevrons + _sum("+1", 8)


def _sum(text: str, across: float) -> str:
    return (
        f'<text x="{number(across)}" y="9" font-size="27" {FONT} fill="{colour("streak")}" stroke="{colour("sky-deep")}" '
        f'stroke-width="5" paint-order="stroke" stroke-linejoin="round">{text}</text>'
    )


ICONS: dict[BonusCard, str] = {
    "skilled-pilot": _skilled_pilot(),
    "light-speed": _light_speed(),
    "evasive-manoeuvre": _evasive_manoeuvre(),
    "grappling-hook": _grappling_hook(),
    "acceleration": _acceleration(),
}


def wild_art() -> str:
    """The four signs round a ring: this card is of any colour."""
    drawn = f'<circle r="15" fill="{colour("sky-deep")}" stroke="{colour("gleam")}" stroke-width="1.6"/>'
    for (team, sign), (across, down) in zip(SIGNS.items(), ((0, -7.4), (7.4, 0), (0, 7.4), (-7.4, 0)), strict=True):
        paint = livery(team)
        drawn += (
            f'<path transform="translate({numbers((across, down))}) scale(.62)" d="{sign}" fill="{paint.body}" '
            f'stroke="{paint.edge}" stroke-width="1.6"/>'
        )
    return drawn
