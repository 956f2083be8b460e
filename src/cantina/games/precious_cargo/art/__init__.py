"""The drawings of Precious Cargo: cards, discs, the table with a position on it, and the cover as SVG.

Drawings are in millimetres with Grogu at 0,0. On paper y grows downwards, in the game away from the first seat: a thing
at x, y with an angle is drawn at x, -y, turned by 90 degrees less the angle.
"""

import html
from typing import cast

from cantina.core import game as core
from cantina.games.precious_cargo.art.cards import back_art, bars_art, face_art, upgrade_art, weave
from cantina.games.precious_cargo.art.discs import PAINTS, disc_art, grogu_art
from cantina.games.precious_cargo.art.pen import chance, colour, filled, gradient, number, numbers, stroked
from cantina.games.precious_cargo.content import UPGRADES, Deck, Disc, Layout, shipped
from cantina.games.precious_cargo.kernel.codes import MOST_BESKAR
from cantina.games.precious_cargo.kernel.tables import ONE
from cantina.games.precious_cargo.setting import Options
from cantina.games.precious_cargo.view import View

__all__ = ["back_art", "cover", "disc_art", "face_art", "grogu_art", "outlines", "picture", "sheet"]

SVG = '<svg xmlns="http://www.w3.org/2000/svg"'
TENTHS = 10  # of a millimetre
ROUND_TABLE = 330  # its radius, for pictures


def definitions() -> str:
    """The gradients and the weave that the drawings share; once in a document that holds any of them."""
    return (
        weave()
        + gradient("blue", (0, "blue-body", 1), (1, "blue-deep", 1))
        + gradient("red", (0, "red-body", 1), (1, "red-deep", 1))
        + gradient("wood", (0, "wood-lit", 1), (0.4, "wood-warm", 1), (1, "wood-dim", 1), radial='cx=".46" cy=".4" r=".7"')
        + gradient("lamp", (0, "lamp", 0.4), (1, "lamp", 0), radial='r=".5"')
    )


def outlines(layout: Layout) -> dict[str, str]:
    """The outline of each place that a pointer or a finger can touch, and Grogu's, as path data on the table."""
    found = {"grogu": "M-20 0a20 20 0 1 0 40 0a20 20 0 1 0-40 0Z"}
    for place, spot in enumerate(layout.card):
        corners = [(x / ONE / TENTHS, -y / ONE / TENTHS) for x, y in spot.corners()]
        found[f"place-{place}"] = f"M{'L'.join(numbers(corner) for corner in corners)}Z"
    return found


def _symbol(name: str, box: str, art: str) -> str:
    return f'<symbol id="{html.escape(name)}" viewBox="{box}" overflow="visible">{art}</symbol>'


def _symbols(deck: Deck) -> str:
    card, disc = "-31.5 -44 63 88", "-20 -20 40 40"
    made = [_symbol("card-back", card, back_art()), _symbol("disc-grogu", disc, grogu_art())]
    for ally in deck.ally:
        made += [
            _symbol(f"card-{ally.id}-{beskar}", card, face_art(ally.id, ally.faction, beskar))
            for beskar in range(1, MOST_BESKAR + 1)
            if beskar in ally.beskar
        ]
    made += [_symbol(f"disc-{disc_id}", disc, disc_art(disc_id)) for disc_id in PAINTS]
    made += [_symbol(f"upgrade-{upgrade}", "-20 -20 40 40", upgrade_art(upgrade)) for upgrade in UPGRADES]
    return "".join([*made, _symbol("beskar", "-5 -7 10 14", bars_art(1))])


def sheet(options: core.Options) -> str:
    """One hidden SVG with a symbol for every card, disc and upgrade and the outlines of all places, to be inserted once."""
    agreed = cast(Options, options)
    places = "".join(f'<path id="{name}" d="{path}"/>' for name, path in outlines(cast(Layout, agreed.layout)).items())
    hidden = 'width="0" height="0" style="position:absolute" aria-hidden="true"'
    return f"{SVG} {hidden}><defs>{definitions()}{_symbols(cast(Deck, agreed.deck))}{places}</defs></svg>"


# Whole pictures


def _lying(art: str, x: float, y: float, angle: float, shadow: str) -> str:
    """Something on the table with its shadow; the light comes from above, so shadows never turn."""
    turned = f"rotate({number(90 - angle)})"
    return (
        f'<g transform="translate({number(x)} {number(y)})"><g transform="translate(2.5 4) {turned}">'
        f'{filled(shadow, "shade", 0.5)}</g><g transform="{turned}">{art}</g></g>'
    )


CARD_SHADOW = "M-31.5-44H31.5V44H-31.5Z"
DISC_SHADOW = "M-20 0a20 20 0 1 0 40 0a20 20 0 1 0-40 0Z"


def _wood(wide: float, high: float, left: float, top: float) -> str:
    """Boards with their grain."""
    roll, grain = chance("wood"), ""
    for index in range(int(high / 24)):
        y = top + index * 24 + roll.uniform(-5, 5)
        bends = ((left + wide * 0.3, y + roll.uniform(-8, 8)), (left + wide * 0.7, y + roll.uniform(-8, 8)), (left + wide, y))
        grain += f"M{numbers((left, y))}C{' '.join(map(numbers, bends))}"
    ground = f"M{numbers((left, top))}h{number(wide)}v{number(high)}h{number(-wide)}Z"
    return f'<path d="{ground}" fill="url(#cargo-wood)"/>{stroked(grain, "wood-grain", 1.2, 0.3)}'


def picture(options: Options, view: View) -> str:
    """A position: the table with the cards that lie on it, Grogu, the players' discs around, and what was thrown."""
    factions = {ally.id: ally.faction for ally in cast(Deck, options.deck).ally}
    reach = ROUND_TABLE + 80
    drawn = f'<circle r="{ROUND_TABLE - 24}" fill="none" stroke="{colour("wood-ring")}" stroke-width="1.5" opacity=".5"/>'
    for place in view.field:
        if not place.taken:
            card = place.card
            art = face_art(card.ally, factions[card.ally], card.beskar) if card else back_art()
            drawn += _lying(art, place.x / TENTHS, -place.y / TENTHS, place.angle / 100, CARD_SHADOW)
    drawn += _lying(grogu_art(), 0, 0, 90, DISC_SHADOW)
    for player in view.players:
        scale = (ROUND_TABLE + 45) / max(1, (player.release.x**2 + player.release.y**2) ** 0.5)
        drawn += _lying(disc_art(player.disc), player.release.x * scale, -player.release.y * scale, 90, DISC_SHADOW)
    for thing in view.things:
        art = back_art() if thing.card else disc_art(view.players[thing.seat].disc)
        shadow, angle = (CARD_SHADOW, thing.angle / 100) if thing.card else (DISC_SHADOW, 90.0)
        drawn += _lying(art, thing.x / TENTHS, -thing.y / TENTHS, angle, shadow)
    return (
        f'{SVG} width="640" height="640" viewBox="{-reach} {-reach} {2 * reach} {2 * reach}" role="img">'
        f"<title>The Mandalorian: Precious Cargo</title><defs>{definitions()}</defs>"
        f"{_wood(2 * reach, 2 * reach, -reach, -reach)}"
        f'<circle r="{reach}" fill="url(#cargo-lamp)"/>{drawn}</svg>'
    )


# The cover: a lamp-lit table, a disc in the air, and the cradle it is thrown at

BACKS = ((96, 138, 104), (82, 402, 79), (414, 452, 100))  # across, down, angle
FACES = (("fennec-shand", 3, 392, 178, 74), ("dark-trooper", 2, 182, 560, 66), ("cobb-vanth", 1, 250, 108, 97))
DISCS: tuple[tuple[Disc, float, float, float], ...] = (
    ("moff-gideon", 350, 366, 1.5),
    ("the-armorer", 128, 268, 1.45),
    ("the-client", 46, 560, 1.5),
)
FLIGHT = "M330 640C452 560 452 420 262 306"


def cover() -> str:
    """The game's cover, 480 by 640: cards around a glowing cradle on a table under a lamp, and a disc on its way."""
    deck = {ally.id: ally.faction for ally in shipped("full", Deck).ally}
    drawn = _wood(480, 640, 0, 0) + stroked("M0 196H480M0 424H480", "wood-grain", 3, 0.4)
    for across, down, angle in BACKS:
        drawn += _large(back_art(), across, down, angle, 1.5, CARD_SHADOW)
    for ally, beskar, column, row, turned in FACES:
        drawn += _large(face_art(ally, deck[ally], beskar), column, row, turned, 1.5, CARD_SHADOW)
    drawn += f'<circle cx="240" cy="296" r="120" fill="url(#cargo-halo)"/>{_large(grogu_art(), 240, 296, 90, 2.6, DISC_SHADOW)}'
    for disc, x, y, scale in DISCS:
        drawn += _large(disc_art(disc), x, y, 90, scale, DISC_SHADOW)
    drawn += f'<ellipse cx="392" cy="556" rx="34" ry="20" fill="{colour("shade")}" opacity=".45"/>'
    drawn += f'<g stroke-dasharray="1 11">{stroked(FLIGHT, "arc", 3.4, 0.9)}</g>'
    drawn += f'<g transform="translate(414 500) scale(2.1) rotate(-12)">{disc_art("the-mandalorian")}</g>'
    lamp = '<ellipse cx="220" cy="260" rx="330" ry="320" fill="url(#cargo-lamp)"/>'
    halo = gradient("halo", (0, "cradle-glow", 0.75), (1, "cradle-glow", 0), radial='r=".5"')
    dusk = gradient("night", (0.62, "wood-dark", 0), (1, "wood-dark", 0.92))
    night = '<path d="M0 0h480v640h-480Z" fill="url(#cargo-night)"/>'
    return (
        f'{SVG} width="480" height="640" viewBox="0 0 480 640" role="img"><title>The Mandalorian: Precious Cargo</title>'
        f"<defs>{definitions()}{halo}{dusk}</defs>{drawn}{lamp}{night}</svg>"
    )


def _large(art: str, across: float, down: float, angle: float, scale: float, shadow: str) -> str:
    return f'<g transform="translate({number(across)} {number(down)}) scale({scale:g})">{_lying(art, 0, 0, angle, shadow)}</g>'
