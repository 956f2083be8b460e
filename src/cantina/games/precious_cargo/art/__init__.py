"""The drawings of Precious Cargo: the sheet of parts for a page, positions, and the cover as SVG.

Drawings are in millimetres with Grogu at 0,0. On paper y grows downwards, in the game away from the first seat: a thing
at x, y with an angle is drawn at x, -y, turned by 90 degrees less the angle.
"""

import html
from typing import cast

from cantina.games.pen import numbers
from cantina.games.precious_cargo.art.cards import FACTION_SIGNS, back_art, bars_art, face_art, upgrade_art
from cantina.games.precious_cargo.art.cover import cover
from cantina.games.precious_cargo.art.discs import disc_art, grogu_art
from cantina.games.precious_cargo.art.table import ROOM, SVG, TENTHS, WHOLE, definitions, ground_art, laid_out, picture, table_art
from cantina.games.precious_cargo.content import DISCS, UPGRADES, Deck, Layout
from cantina.games.precious_cargo.kernel.tables import ONE
from cantina.games.precious_cargo.options import Options

__all__ = ["cover", "outlines", "picture", "preview", "sheet"]

CARD_BOX, DISC_BOX = "-31.5 -44 63 88", "-20 -20 40 40"


def sheet(options: Options) -> str:
    """One hidden SVG for resolved options, to be inserted once: symbols of all parts, unpainted outlines of what can be touched.

    Cards are `card-<ally>-<beskar>` and `card-back`, discs `disc-<disc>` and `disc-grogu`; then come `faction-<faction>`,
    `upgrade-<upgrade>`, a bar of `beskar`, the bare `table`, and the `ground`, which is the table in a dim room. Outlines
    are `place-<number>` and `grogu`, where they lie on the table.
    """
    places = "".join(f'<path id="{name}" d="{path}"/>' for name, path in outlines(cast(Layout, options.layout)).items())
    hidden = 'width="0" height="0" style="position:absolute" aria-hidden="true"'
    return f"{SVG} {hidden}><defs>{definitions()}{_symbols(cast(Deck, options.deck))}{places}</defs></svg>"


def preview(option: str, options: Options) -> str | None:
    """A picture of a user's content for an option; a deck is numbers."""
    return laid_out(cast(Layout, options.layout)) if option == "layout" else None


def outlines(layout: Layout) -> dict[str, str]:
    """The outline of each place that a pointer or a finger can touch, and Grogu's, as path data on the table."""
    found = {"grogu": "M-20 0a20 20 0 1 0 40 0a20 20 0 1 0-40 0Z"}
    for place, spot in enumerate(layout.card):
        corners = [(x / ONE / TENTHS, -y / ONE / TENTHS) for x, y in spot.corners()]
        found[f"place-{place}"] = f"M{'L'.join(numbers(corner) for corner in corners)}Z"
    return found


def _symbols(deck: Deck) -> str:
    made = [_symbol("card-back", CARD_BOX, back_art()), _symbol("disc-grogu", DISC_BOX, grogu_art())]
    for ally in deck.ally:
        faces = sorted(set(ally.beskar))
        made += [_symbol(f"card-{ally.id}-{beskar}", CARD_BOX, face_art(ally.id, ally.faction, beskar)) for beskar in faces]
    made += [_symbol(f"disc-{disc}", DISC_BOX, disc_art(disc)) for disc in DISCS]
    made += [
        _symbol(f"faction-{faction}", "-9 -9 18 18", f'<path d="{sign}" fill="currentColor" fill-rule="evenodd"/>')
        for faction, sign in FACTION_SIGNS.items()
    ]
    made += [_symbol(f"upgrade-{upgrade}", DISC_BOX, upgrade_art(upgrade)) for upgrade in UPGRADES]
    made += [_symbol("beskar", "-5 -7 10 14", bars_art(1)), _symbol("table", WHOLE, table_art())]
    made.append(_symbol("ground", f"{-ROOM[0] // 2} {-ROOM[1] // 2} {ROOM[0]} {ROOM[1]}", ground_art()))
    return "".join(made)


def _symbol(name: str, box: str, art: str) -> str:
    return f'<symbol id="{html.escape(name)}" viewBox="{box}" overflow="visible">{art}</symbol>'
