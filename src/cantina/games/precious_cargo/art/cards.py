"""The cards of Precious Cargo: backs of woven metal, faces with an emblem of the ally and bars of Beskar, signs of upgrades.

A card is 63 by 88 with its middle at 0,0 and its long side upright. Emblems are things, never faces.
"""

from cantina.games.precious_cargo.content import Faction, Upgrade

from .paint import FACTIONS, colour, filled, stroked

PLATE = "M-27.5-44h55a4 4 0 0 1 4 4v80a4 4 0 0 1-4 4h-55a4 4 0 0 1-4-4v-80a4 4 0 0 1 4-4Z"
INNER = "M-26-40.5h52a2 2 0 0 1 2 2v77a2 2 0 0 1-2 2h-52a2 2 0 0 1-2-2v-77a2 2 0 0 1 2-2Z"
BAR = "M-3.6 5 -2.2-5H2.2L3.6 5Z"

FACTION_SIGNS: dict[Faction, str] = {
    "mandalorians": "M-6-5H6L8 6H-8ZM-2.4-1.6-3.4 3.4H3.4L2.4-1.6Z",  # an ingot with a window
    "empire": (
        "M-2-7H2L1.4-2.6 5.6-4.6 7.4-1 3 .4 7 2.8 4.6 6 1.2 3 1.6 7.4H-2.4L-1.6 3-5 5.8-7.2 2.4-2.8.6-7.4-1.2-5.4-4.6-1.4-2.4Z"
    ),
}
EMBLEMS: dict[str, str] = {
    "kuiil": (
        "M-16-6a8 8 0 1 0 16 0a8 8 0 1 0-16 0ZM0-6a8 8 0 1 0 16 0a8 8 0 1 0-16 0ZM-20-9h4v6h-4ZM16-9h4v6h-4Z"
        "M-10 10h20l4 8h-28Z"
    ),
    "ig-11": "M-6-22H6V-14H9V-8H6V16H10V20H-10V16H-6V-8H-9V-14H-6ZM-3-12H3V-9H-3ZM-3-4H3V-1H-3Z",
    "greef-karga": (
        "M-2-20H2V-16L18-12V-8H16L22 4A7 7 0 0 1 8 4L14-8H2V14H10V18H-10V14H-2V-8H-14L-8 4A7 7 0 0 1-22 4L-16-8H-18V-12L-2-16Z"
    ),
    "cara-dune": "M-14-14A20 20 0 0 1 14-14L9-9A13 13 0 0 0-9-9ZM-14 14A20 20 0 0 0 14 14L9 9A13 13 0 0 1-9 9ZM-4-4H4V4H-4Z",
    "fennec-shand": (
        "M-2-22H2V-14A14 14 0 0 1 14-2H22V2H14A14 14 0 0 1 2 14V22H-2V14A14 14 0 0 1-14 2H-22V-2H-14A14 14 0 0 1-2-14Z"
        "M-9 0a9 9 0 1 0 18 0a9 9 0 1 0-18 0ZM-2.5-2.5H2.5V2.5H-2.5Z"
    ),
    "cobb-vanth": "M0-22 5-7H21L8 3 13 19 0 9-13 19-8 3-21-7H-5ZM-4-1a4 4 0 1 0 8 0a4 4 0 1 0-8 0Z",
    "stormtrooper": "M-16 12V-2A16 16 0 0 1 16-2V12L10 18H-10ZM-12-1V4H12V-1L0 2Z",
    "scout-trooper": "M-17 0A17 17 0 0 1 17 0L13 16H-13ZM-13-4V6H13V-4Z",
    "death-trooper": "M-15-4-8-18H8L15-4 12 16H-12ZM-11-4 0 0 11-4V1L0 6-11 1Z",
    "dark-trooper": "M-18-16H18V6L10 20H-10L-18 6ZM-13-6H13V-2H2V14H-2V-2H-13Z",
    "imperial-officer": "M-20-2C-18-14 18-14 20-2L14 2H-14ZM-14 5H14V9H-14ZM-4-9a4 3 0 1 0 8 0a4 3 0 1 0-8 0Z",
    "tie-pilot": (
        "M-20-18-14-12V12L-20 18ZM20-18 14-12V12L20 18ZM-14-2H-8V2H-14ZM14-2H8V2H14Z"
        "M-8 0a8 8 0 1 0 16 0a8 8 0 1 0-16 0ZM-3 0a3 3 0 1 0 6 0a3 3 0 1 0-6 0Z"
    ),
}  # fmt: skip
UPGRADE_SIGNS: dict[Upgrade, str] = {
    "protect": "M0-16 13-11V0C13 9 6 14 0 17C-6 14-13 9-13 0V-11ZM-6 0-1 5 7-5",
    "multi-throw": (
        "M-6-10a6 6 0 1 0 12 0a6 6 0 1 0-12 0ZM-14 6a6 6 0 1 0 12 0a6 6 0 1 0-12 0ZM2 6a6 6 0 1 0 12 0a6 6 0 1 0-12 0Z"
    ),
    "gift": "M-14-4H14V16H-14ZM-16-10H16V-4H-16ZM0-10V16M0-10C-10-20-14-10 0-10C14-10 10-20 0-10",
    "steal": "M-8 16V2L-13-4M-8 2V-12M-3-2V-16M2-2V-15M7-1V-11M-8 16H8C12 10 12 4 12-4",
    "trade": "M-14-6H14L8-12M14-6 8 0M14 8H-14L-8 2M-14 8-8 14",
    "reveal": "M-18 0C-10-12 10-12 18 0C10 12-10 12-18 0ZM-5 0a5 5 0 1 0 10 0a5 5 0 1 0-10 0Z",
}


def weave() -> str:
    """The woven metal of all card backs, as a pattern to be defined once."""
    return (
        '<pattern id="cargo-weave" width="6" height="6" patternUnits="userSpaceOnUse">'
        f'<path d="M0 0h6v6h-6z" fill="{colour("metal-mid")}"/>{filled("M0 0h3v3h-3zM3 3h3v3h-3z", "metal-lit")}'
        f"{stroked('M.4 .6H2.6M3.4 3.6H5.6', 'metal-edge', 0.5, 0.7)}"
        f"{stroked('M3.6 .4V2.6M.6 3.4V5.6', 'metal-dark', 0.5)}</pattern>"
    )


def back_art() -> str:
    """The back of every card."""
    return (
        f'<path d="{PLATE}" fill="url(#cargo-weave)" stroke="{colour("metal-edge")}" stroke-width="1.2"/>'
        f"{stroked(INNER, 'metal-dark', 1, 0.55)}{filled('M0-13 11 0 0 13-11 0Z', 'metal-sign')}"
        f"{stroked('M0-13 11 0 0 13-11 0Z', 'metal-edge', 1)}{filled('M0-6 4-3V3L0 6-4 3V-3Z', 'metal-edge')}"
    )


def bars_art(count: int) -> str:
    """Bars of Beskar side by side, their middle at 0,0."""
    drawn = ""
    for index in range(count):
        shift = (index - (count - 1) / 2) * 9.5
        drawn += f'<g transform="translate({shift:g} 0)">{filled(BAR, "bar-mid")}{filled("M-2.2-5H2.2L2.6-2H-2.6Z", "bar-lit")}'
        drawn += f"{stroked(BAR, 'bar-dark', 0.6)}</g>"
    return drawn


def face_art(ally: str, faction: Faction, beskar: int) -> str:
    """The face of a card: an emblem, the sign of the faction above, and the bars below."""
    paint = FACTIONS[faction]
    emblem = EMBLEMS.get(ally, "M0-18 16-9V9L0 18-16 9V-9ZM-7-4H7V4H-7Z")
    sign = f'<path d="{FACTION_SIGNS[faction]}" fill="{colour(f"{paint}-edge")}" fill-rule="evenodd"/>'
    return (
        f'<path d="{PLATE}" fill="url(#cargo-{paint})" stroke="{colour(f"{paint}-edge")}" stroke-width="1.2"/>'
        f"{stroked(INNER, f'{paint}-edge', 0.7, 0.45)}"
        f'<g transform="translate(0-2)"><circle r="24.5" fill="{colour(f"{paint}-deep")}" opacity=".55"/>'
        f'<path d="{emblem}" fill="{colour(f"{paint}-sign")}" fill-rule="evenodd"/></g>'
        f'<g transform="translate(-20.5-32) scale(.7)">{sign}</g>'
        f'<path d="M-28 27H28V36.5a2 2 0 0 1-2 2h-52a2 2 0 0 1-2-2Z" fill="{colour(f"{paint}-deep")}" opacity=".8"/>'
        f'<g transform="translate(0 33)">{bars_art(beskar)}</g>'
    )


def upgrade_art(upgrade: Upgrade) -> str:
    """The sign of an upgrade, as lines in the colour of the text around it."""
    line = 'fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"'
    return f'<path d="{UPGRADE_SIGNS[upgrade]}" {line}/>'
