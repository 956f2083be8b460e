"""Signs: one glyph for each action, class, ability and state, in a box of 24 and in the colour of the text around them."""

from typing import NamedTuple

from cantina.games.adventures.art.paint import symbol
from cantina.games.pen import ellipse_path


class Sign(NamedTuple):
    """A glyph round 0,0: what is filled, what is drawn as a line, and how thick."""

    solid: str = ""
    lines: str = ""
    thick: float = 2.2


BLADE = "M9.8-9.8 9-4.6-2.2 6.6-4.9 3.9 6.3-7.3Z"
BLADE_BACK = "M-9.8-9.8-9-4.6 2.2 6.6 4.9 3.9-6.3-7.3Z"
FIST = (
    "M-8.6-3.2V-6A1.9 1.9 0 0 1-4.8-6V-3.6A.5.5 0 0 0-3.8-3.6V-7.6A1.9 1.9 0 0 1 0-7.6V-3.6A.5.5 0 0 0 1-3.6V-7.4"
    "A1.9 1.9 0 0 1 4.8-7.4V-3.4A.5.5 0 0 0 5.6-3.4V-5.4A1.7 1.7 0 0 1 9-5.4V2.4C9 6.6 6.4 9.8 2 9.8H-1.6C-5.8 9.8-8.6 7-8.6 3.2"
    "V1.8H-.8C1.6 1.8 1.6-1.4-.8-1.4H-6.6C-8-1.4-8.6-2.2-8.6-3.2Z"
)
PISTOL = (
    "M-10.4-5.4H-8.2V-6.8H-5.4V-5.4H6.6L7.6-6.2H11V-1.4H7.2L6 .6H1.2V2.6C1.2 4 .2 4.8-1 4.8H-3.6L-4.4 8.8"
    "C-4.6 9.6-5 10-5.8 10H-9.4C-10.2 10-10.6 9.4-10.4 8.6L-8.6.6H-10.4C-11.2.6-11.6 0-11.6-.8V-4.2C-11.6-5-11.2-5.4-10.4-5.4Z"
    "M-2.9.9-3.3 3.1H-1.2C-.8 3.1-.6 2.9-.6 2.5V.9Z"
)
BINOCULARS = (
    "M-8-8.4H-4.2L-3.2-3.4H3.2L4.2-8.4H8L10.4 2.6A4.8 4.8 0 0 1 1 4.8V.8H-1V4.8A4.8 4.8 0 0 1-10.4 2.6Z"
    "M-5.7 1.4A2.4 2.4 0 1 0-5.7 6.2 2.4 2.4 0 1 0-5.7 1.4ZM5.7 1.4A2.4 2.4 0 1 0 5.7 6.2 2.4 2.4 0 1 0 5.7 1.4Z"
)
EYE = "M-11 0C-7.4-5.6-4-7.6 0-7.6S7.4-5.6 11 0C7.4 5.6 4 7.6 0 7.6S-7.4 5.6-11 0ZM0-4.6A4.6 4.6 0 1 0 0 4.6 4.6 4.6 0 1 0 0-4.6Z"
COMPASS = "M0-11.4 2.9-2.9 11.4 0 2.9 2.9 0 11.4-2.9 2.9-11.4 0-2.9-2.9ZM0-2.1A2.1 2.1 0 1 0 0 2.1 2.1 2.1 0 1 0 0-2.1Z"
BOLT = "M2.6-11.4-6.6 1.8H-.8L-3.2 11.4 6.8-2.8H.8Z"
BELL = (
    "M0-11.4A1.9 1.9 0 0 1 1.9-9.3C5.4-8.4 7.4-5.6 7.4-2V3L9.6 6.4H-9.6L-7.4 3V-2C-7.4-5.6-5.4-8.4-1.9-9.3"
    "A1.9 1.9 0 0 1 0-11.4ZM-3 8H3A3 3 0 0 1-3 8Z"
)
TRIANGLE = "M0-10.6 11.2 9H-11.2ZM-1.5-4.2-.9 3.4H.9L1.5-4.2ZM0 4.6A1.5 1.5 0 1 0 0 7.6 1.5 1.5 0 1 0 0 4.6Z"
SHIELD = "M0-11 9-7.8V-1C9 5 5.4 9 0 11.2-5.4 9-9 5-9-1V-7.8Z"
FLAME = "M1.6-11.6C2.4-7 8.4-4.4 8.4 2.6A8.4 8.4 0 0 1-8.4 3C-8.4-.6-6-2.6-5.2-5.4-3.6-4.6-2.8-3.4-2.6-2-.2-4 1.8-7 1.6-11.6Z"
HEART = (
    "M0 10.2C-6 5.8-10.6 1.6-10.6-3.4-10.6-7-8.2-9.2-5.4-9.2-3-9.2-1 -7.8 0-5.4 1-7.8 3-9.2 5.4-9.2 8.2-9.2 10.6-7 10.6-3.4 1"
    "0.6 1.6 6 5.8 0 10.2Z"
)
CRADLE = (
    "M-11.2-1.2H11.2C11.2 4.6 6.8 8.4 0 8.4S-11.2 4.6-11.2-1.2ZM-11.2-3C-10.8-8.2-6.6-11.4-1.2-11.4 2.6-11.4 5.6-9.8 7.2-7.2"
    " 4-7 2-5.4 1.4-3ZM3.4-3A3.4 3.4 0 0 1 10-3ZM-5.6 10.4H5.6V12H-5.6Z"
)
STAR = "M0-10.4 2.9-3.8 9.9-3.2 4.6 1.5 6.1 8.4 0 4.8-6.1 8.4-4.6 1.5-9.9-3.2-2.9-3.8Z"
PADLOCK = (
    "M-8-1H8A1.6 1.6 0 0 1 9.6.6V9A1.6 1.6 0 0 1 8 10.6H-8A1.6 1.6 0 0 1-9.6 9V.6A1.6 1.6 0 0 1-8-1ZM-1.2 5V8.2H1.2V5"
    "A2 2 0 1 0-1.2 5Z"
)
HEXAGON = "M0-11 9.5-5.5V5.5L0 11-9.5 5.5V-5.5Z"

SIGNS: dict[str, Sign] = {
    # actions
    "move": Sign(
        ellipse_path((3.4, -9), 2.5),
        "M2.6-4.8-.6 2.2M-.6 2.2 4 5.6 3 11M-.6 2.2-3.4 7-8.4 9.2M2.6-4.8-3.4-3.6-6.4.6M2.6-4.8 5.6-.8 9.6-1.4",
        2.5,
    ),
    "attack": Sign(BLADE + BLADE_BACK, "M-8 2.8-2.8 8M-5.8 5.8-9.8 9.8M8 2.8 2.8 8M5.8 5.8 9.8 9.8", 2.2),
    "recon": Sign(BINOCULARS),
    "plan": Sign(
        "M-3.6-12H3.6V-7.6H-3.6Z",
        "M-3.6-9.8H-8V10.4H8V-9.8H3.6M-4.6-2.4-3-.8-.2-3.8M-4.6 4-3 5.6-.2 2.6M2.4-1.6H5M2.4 4.8H5",
        1.9,
    ),
    "mission": Sign(COMPASS),
    "any": Sign(
        ellipse_path((0, 0), 2.2), "M0-10.6V-4.6M0 10.6V4.6M-9.2-5.3-4-2.3M9.2 5.3 4 2.3M-9.2 5.3-4 2.3M9.2-5.3 4-2.3", 2.8
    ),
    # classes and event backs
    "brawler": Sign(FIST),
    "blaster": Sign(PISTOL),
    "sharpshooter": Sign(
        ellipse_path((0, 0), 1.9), ellipse_path((0, 0), 7.4) + "M0-11.4V-4.4M0 11.4V4.4M-11.4 0H-4.4M11.4 0H4.4", 2.3
    ),
    "alarm": Sign(BELL, "M-10.6-6.6A9 9 0 0 1-7.4-10.4M10.6-6.6A9 9 0 0 0 7.4-10.4", 1.9),
    "trouble": Sign(TRIANGLE),
    # abilities
    "guard": Sign(EYE),
    "hook": Sign(
        ellipse_path((3.4, -8.6), 0.1),
        ellipse_path((3.6, -8.8), 2.3) + "M3.6-6.4V3.6A5.4 5.4 0 0 1-7.2 3.6V1.2M-7.2 1-10 5M-7.2 1-3.8 4.4",
        2.4,
    ),
    "sabotage": Sign(BOLT, "M-3.6-9.8A10.4 10.4 0 0 0-7.8 6.6M3.6 9.8A10.4 10.4 0 0 0 7.8-6.6", 2.1),
    # states and things
    "tactical": Sign(
        "M10.8-9.4 10.2-2.6 4.8-6.8Z",
        "M-10.4-9.6-4.8-4M-4.8-9.6-10.4-4M-7.4 9.6C-7.4 1.6 3.4 6.2 6.6-3.4" + ellipse_path((7, 7.4), 3),
        2.3,
    ),
    "wild": Sign(
        "M0-11.4 3.2-3.2 11.4 0 3.2 3.2 0 11.4-3.2 3.2-11.4 0-3.2-3.2Z"
        + "M8.4-11.6 9.3-9.3 11.6-8.4 9.3-7.5 8.4-5.2 7.5-7.5 5.2-8.4 7.5-9.3Z"
    ),
    "flame": Sign(FLAME),
    "health": Sign(HEART),
    "ward": Sign(SHIELD + "M-1.4-5.6H1.4V-1.4H5.6V1.4H1.4V5.6H-1.4V1.4H-5.6V-1.4H-1.4Z"),
    "stun": Sign("", "M0 0C1.6-1.8 4 0 3.2 2.4 2 5.6-3.6 5.2-5 1.4-6.6-3.4-2.2-8 2.8-7.4 8.8-6.6 11.4.4 8.8 5.6", 2.5),
    "seen": Sign("", ellipse_path((-2, -2), 6.6) + "M3-7.6M2.8 2.8 10 10M-5-2.6A3.2 3.2 0 0 1-2-5.2", 2.5),
    "unknown": Sign(ellipse_path((0.2, 9.2), 2.1), "M-5.6-5.4C-5.6-9-3-11 .2-11 3.6-11 6-9 6-6 6-2 .2-2 .2 3", 3.2),
    "reinforcements": Sign("", "M-8.4 1.4 0-7 8.4 1.4M-8.4 9 0 .6 8.4 9", 3),
    "child": Sign(CRADLE),
    "goal": Sign("M-6-10.4C-2-12.4 2-8.4 9.4-10.4V1.4C2-.6-2 3.4-6 1.4Z", "M-7.4-11V11.4", 2.4),
    "lock": Sign(PADLOCK, "M-5.4-1V-5A5.4 5.4 0 0 1 5.4-5V-1", 2.5),
    "unlock": Sign(PADLOCK, "M-5.4-1V-6A5.4 5.4 0 0 1 5-8", 2.5),
    "ladder": Sign("", "M-5-11V11M5-11V11M-5-7H5M-5-1.4H5M-5 4.2H5", 2.2),
    "star": Sign(STAR),
    "damage": Sign(
        "M0-11.6 2.7-5.4 8.6-8.2 6-2.2 11.8 0 6 2.6 8.4 8.4 2.5 5.6 0 11.6-2.7 5.6-8.4 8.4-6 2.6-11.8 0-6-2.2-8.6-8.2-2.7-5.4Z"
    ),
    "complication": Sign(HEXAGON + "M-5.4 1V4.4H-2.6V1ZM-1.4-2V4.4H1.4V-2ZM2.6-5V4.4H5.4V-5Z"),
    "crisis": Sign(
        "",
        "M-10.6-6.6A12 12 0 0 0-10.6 6.6M10.6-6.6A12 12 0 0 1 10.6 6.6M-6.8-4.2A7.6 7.6 0 0 0-6.8 4.2M6.8-4.2"
        "A7.6 7.6 0 0 1 6.8 4.2" + ellipse_path((0, 0), 2.2),
        2.2,
    ),
    "gear": Sign(
        "M-9.6-4.6H9.6V9A1.4 1.4 0 0 1 8.2 10.4H-8.2A1.4 1.4 0 0 1-9.6 9ZM-1.6 1.4V5.2H1.6V1.4Z",
        "M-4-5.4V-8.4A1.6 1.6 0 0 1-2.4-10H2.4A1.6 1.6 0 0 1 4-8.4V-5.4",
        2.2,
    ),
    "bounty": Sign(ellipse_path((0, 0), 2.6), ellipse_path((0, 0), 9.8) + ellipse_path((0, 0), 5.6), 1.9),
    "traitor": Sign(
        "M-9.6-8.4C-4-10.6 4-10.6 9.6-8.4V-1C9.6 5.4 5.6 9.4 0 11.4-5.6 9.4-9.6 5.4-9.6-1ZM-6.6-2.6"
        "C-5-4.6-2.6-4.4-1.4-2.2-3-.8-5.4-.8-6.6-2.6ZM6.6-2.6C5-4.6 2.6-4.4 1.4-2.2 3-.8 5.4-.8 6.6-2.6ZM-4.4 6.4"
        "C-2 4.4 2 4.4 4.4 6.4 2 5.8-2 5.8-4.4 6.4Z"
    ),
    # plan cards
    "plan-defend": Sign(SHIELD + "M0-8 6.2-5.8V-1C6.2 3.4 3.8 6.4 0 8.2Z"),
    "plan-bad-luck": Sign(
        "M-8.6-10.4H2.6L-.4-3.6 3.4-.6-1.4 4 .8 10.4H-8.6A1.8 1.8 0 0 1-10.4 8.6V-8.6A1.8 1.8 0 0 1-8.6-10.4ZM4.6-10.4"
        "H8.6A1.8 1.8 0 0 1 10.4-8.6V8.6A1.8 1.8 0 0 1 8.6 10.4H2.8L.8 4.2 5.8-.4 1.8-3.8Z"
        "M-5.8-1.8A1.9 1.9 0 1 0-5.8 2 1.9 1.9 0 1 0-5.8-1.8Z"
    ),
    "plan-second-move": Sign("M11.4-9.2 11-1.6 4.6-5.6Z", "M8.6-4A9.4 9.4 0 1 0 9.2 3.6M-4.4 0H4.4M0-4.4V4.4", 2.5),
    "plan-payback": Sign("M-11.4-3.4-3.4-10V3.2Z", "M-4-3.4H4A6 6 0 0 1 4 8.6H-6", 3),
    "plan-improvise": Sign(
        "M0-11.6A7.6 7.6 0 0 1 4.4 2.2C3.6 3 3.2 3.6 3.2 4.6H-3.2C-3.2 3.6-3.6 3-4.4 2.2A7.6 7.6 0 0 1 0-11.6ZM-3.2 6.2H3.2"
        "V8.2H-3.2ZM-2.2 9.8H2.2V11.6H-2.2Z"
    ),
    "plan-push-harder": Sign("M0-11.6 9.6-1.6H4.6V6H-4.6V-1.6H-9.6ZM-4.6 8H4.6V11H-4.6Z"),
    "plan-cover-fire": Sign(
        "M-11.4-8.4-3-10 -.4-8.4-3-6.8ZM-7 0 3-1.8 5.6 0 3 1.8ZM-11.4 8.4-3 6.8-.4 8.4-3 10Z"
        "M7.4-10.6 10.6-11.6 11.4-8 9-4.4 11.6 0 9 4.4 11.4 8 10.6 11.6 7.4 10.6 8.6 6 6.6 1.6V-1.6L8.6-6Z"
    ),
    "plan-clear-lane": Sign("M-11.8 0-5.6-5.6V5.6ZM11.8 0 5.6-5.6V5.6Z", "M-5.6 0H-3M5.6 0H3M0-10.6V-6.4M0-2V2M0 6.4V10.6", 2.6),
    "plan-lookout": Sign(
        "M-6.4-11.4H6.4L8-7.6H-8ZM-5.4-6.4H5.4V-1H-5.4ZM-2.6-5.2V-2.4H2.6V-5.2Z",
        "M-4.6-1-8 11.4M4.6-1 8 11.4M-5.8 3.4 7 8M5.8 3.4-7 8",
        1.9,
    ),
}


def glyph_art(glyph: Sign) -> str:
    """A glyph round 0,0, in the colour of whatever it stands in."""
    solid, lines, thick = glyph
    drawn = f'<path d="{solid}" fill="currentColor" fill-rule="evenodd"/>' if solid else ""
    if lines:
        drawn += (
            f'<path d="{lines}" fill="none" stroke="currentColor" stroke-width="{thick:g}" stroke-linecap="round" '
            f'stroke-linejoin="round"/>'
        )
    return drawn


def sign_symbol(name: str) -> str:
    """A sign for use by reference."""
    return symbol(f"sign-{name}", "-13 -13 26 26", glyph_art(SIGNS[name]))


def sign_symbols() -> str:
    """Every sign."""
    return "".join(map(sign_symbol, SIGNS))


def sign(name: str, at: tuple[float, float], size: float) -> str:
    """A sign by reference with its middle at a place; 24 is its own size."""
    reach = size * 13 / 24
    corner = f'x="{at[0] - reach:.4g}" y="{at[1] - reach:.4g}"'
    return f'<use href="#sign-{name}" {corner} width="{2 * reach:.4g}" height="{2 * reach:.4g}"/>'
