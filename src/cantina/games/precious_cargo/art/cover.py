"""The cover of Precious Cargo: a lamp-lit table, a disc in the air, and the cradle it is thrown at."""

from cantina.games.pen import number
from cantina.games.precious_cargo.content import Deck, Disc, shipped

from .cards import back_art, face_art
from .discs import disc_art, grogu_art
from .paint import colour, gradient, stroked
from .table import CARD_SHADOW, DISC_SHADOW, SVG, TITLE, definitions, lying, wood_art

WIDE, HIGH = 480, 640
BACKS = ((96, 138, 104), (82, 402, 79), (414, 452, 100))  # across, down, angle
FACES = (("fennec-shand", 3, 392, 178, 74), ("dark-trooper", 2, 182, 560, 66), ("cobb-vanth", 1, 250, 108, 97))
DISCS: tuple[tuple[Disc, float, float, float], ...] = (
    ("moff-gideon", 350, 366, 1.5),
    ("the-armorer", 128, 268, 1.45),
    ("the-client", 46, 560, 1.5),
)
CARD_SCALE, GROGU_SCALE = 1.5, 2.6
FLIGHT = "M330 640C452 560 452 420 262 306"


def cover() -> str:
    """The game's cover, 480 by 640."""
    factions = {ally.id: ally.faction for ally in shipped("full", Deck).ally}
    drawn = wood_art(0, 0, WIDE, HIGH) + stroked("M0 196H480M0 424H480", "wood-grain", 3, 0.4)
    for across, down, angle in BACKS:
        drawn += _large(back_art(), across, down, angle, CARD_SCALE, CARD_SHADOW)
    for ally, beskar, across, down, angle in FACES:
        drawn += _large(face_art(ally, factions[ally], beskar), across, down, angle, CARD_SCALE, CARD_SHADOW)
    drawn += '<circle cx="240" cy="296" r="120" fill="url(#cargo-halo)"/>'
    drawn += _large(grogu_art(), 240, 296, 90, GROGU_SCALE, DISC_SHADOW)
    for disc, x, y, scale in DISCS:
        drawn += _large(disc_art(disc), x, y, 90, scale, DISC_SHADOW)
    drawn += f'<ellipse cx="392" cy="556" rx="34" ry="20" fill="{colour("shade")}" opacity=".45"/>'
    drawn += f'<g stroke-dasharray="1 11">{stroked(FLIGHT, "arc", 3.4, 0.9)}</g>'
    drawn += f'<g transform="translate(414 500) scale(2.1) rotate(-12)">{disc_art("the-mandalorian")}</g>'
    drawn += '<ellipse cx="220" cy="260" rx="330" ry="320" fill="url(#cargo-lamp)"/>'
    drawn += f'<path d="M0 0h{WIDE}v{HIGH}h{-WIDE}Z" fill="url(#cargo-night)"/>'
    halo = gradient("cargo-halo", (0, "cradle-glow", 0.75), (1, "cradle-glow", 0), round=True)
    night = gradient("cargo-night", (0.62, "wood-dark", 0), (1, "wood-dark", 0.92))
    return (
        f'{SVG} width="{WIDE}" height="{HIGH}" viewBox="0 0 {WIDE} {HIGH}" role="img"><title>{TITLE}</title>'
        f"<defs>{definitions()}{halo}{night}</defs>{drawn}</svg>"
    )


def _large(art: str, across: float, down: float, angle: float, scale: float, shadow: str) -> str:
    return f'<g transform="translate({number(across)} {number(down)}) scale({scale:g})">{lying(art, 0, 0, angle, shadow)}</g>'
