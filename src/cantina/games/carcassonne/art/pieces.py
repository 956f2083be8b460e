"""The pieces of Carcassonne: figures with the shape of their colour, chips with the signs of the factions, dice."""

from typing import NamedTuple

from cantina.games.carcassonne.art.pen import colour, ellipse_path, filled, stroked
from cantina.games.carcassonne.content import Colour, Faction, Figure


class Cloth(NamedTuple):
    """How a colour is painted: its body, its dark side, its edge and the shape on it."""

    body: str
    dark: str
    edge: str
    ink: str

    def as_roles(self, owner: Colour) -> "Cloth":
        """The same colours as roles that a page may set."""
        body = f"var(--player-{owner}, {self.body})"
        return Cloth(body, *(f"var(--player-{owner}-{part}, {getattr(self, part)})" for part in ("dark", "edge", "ink")))


CLOTHS: dict[Colour, Cloth] = {
    "red": Cloth("#e5484d", "#9d2430", "#ffc9c6", "#ffffff"),
    "green": Cloth("#35984d", "#1f6e3a", "#c7f5cf", "#ffffff"),
    "black": Cloth("#3b414d", "#1c2029", "#d5dbe6", "#ffffff"),
    "white": Cloth("#f3f1ea", "#b9bccb", "#ffffff", "#20263a"),
    "orange": Cloth("#f08a24", "#a9540c", "#ffe0b8", "#2b1500"),
}
SHAPES: dict[Colour, str] = {
    "red": "M0-5.8 5.4 4H-5.4Z",
    "green": "M-4.8 0a4.8 4.8 0 1 0 9.6 0a4.8 4.8 0 1 0-9.6 0Z",
    "black": "M-4.4-4.4H4.4V4.4H-4.4Z",
    "white": "M0-6 4.8 0 0 6-4.8 0Z",
    "orange": "M0-5.5 5.3-1.6 3.3 4.6H-3.3L-5.3-1.6Z",
}
CLOAK = (
    "M0-10.2C3.3-10.2 5-8 5-5.5C5-3.8 4.4-2.6 3.6-1.7C6.8 0 8.3 4 8.6 8.4C8.7 10.7-8.7 10.7-8.6 8.4"
    "C-8.3 4-6.8 0-3.6-1.7C-4.4-2.6-5-3.8-5-5.5C-5-8-3.3-10.2 0-10.2Z"
)
CLOAK_IN_SHADE = (
    "M1-10.1C3.7-9.8 5-7.7 5-5.5C5-3.8 4.4-2.6 3.6-1.7C6.8 0 8.3 4 8.6 8.4C8.6 9.5 4.6 10 .8 10.1"
    "C4.4 5.5 3.6-.2 1.2-2C2.9-3.8 3.1-7.6 1-10.1Z"
)
VISOR = "M-3.4-6.5C-1.9-7.5 1.9-7.5 3.4-6.5C3.2-4.9 1.9-3.9 0-3.9S-3.2-4.9-3.4-6.5Z"
FIGURE_BOX = 48  # the side of a figure's symbol; its middle is 0,0
SHAPE = 1.15  # as large as the cloak allows: where tiles are small, red and green differ by it alone for some eyes
SCALE: dict[Figure, float] = {"small": 1.35, "large": 1.75}

HEXAGON = "M0-8.4 7.3-4.2V4.2L0 8.4-7.3 4.2V-4.2Z"
HEXAGON_SHADOW = "M0-9.8 8.5-4.9V4.9L0 9.8-8.5 4.9V-4.9Z"
WEDGE = "M-2.9-4.6A5.4 5.4 0 0 1 2.7-4.7L1.8-1.1L-.1-2.1Z"
CLAW = "M-4.8-4.1C-1-3.8 2.9-1 4.4 4.6C1.3 2.3-2.8.6-4.8-4.1Z"
SIGNS: dict[Faction, str] = {
    "rebel": (  # an arc that rises over the horizon, and what rises within it
        '<path d="M-4.6 2.2A4.6 4.6 0 0 1 4.6 2.2" fill="none" stroke="currentColor" stroke-width="1.7"/>'
        '<path d="M-2 2.2A2 2 0 0 1 2 2.2ZM-5.4 3.4H5.4V4.9H-5.4Z" fill="currentColor"/>'
    ),
    "empire": "".join(  # a closed ring of wedges
        f'<path transform="rotate({angle})" d="{WEDGE}" fill="currentColor"/>' for angle in range(0, 360, 72)
    ),
    "bounty": f'<path d="{CLAW}" fill="currentColor"/><path d="{CLAW}" transform="scale(-1 1)" fill="currentColor"/>',
}

PIPS = {"middle": (12.0, 11.4), "left": (7.0, 11.4), "right": (17.0, 11.4)}
PIPS |= {"upper left": (7.0, 6.4), "upper right": (17.0, 6.4), "lower left": (7.0, 16.4), "lower right": (17.0, 16.4)}
FACES = {
    1: ("middle",),
    2: ("upper right", "lower left"),
    3: ("upper right", "middle", "lower left"),
    4: ("upper left", "upper right", "lower left", "lower right"),
    5: ("upper left", "upper right", "middle", "lower left", "lower right"),
    6: ("upper left", "left", "lower left", "upper right", "right", "lower right"),
}


def figure_art(owner: Colour, size: Figure) -> str:
    """A cloaked traveller round 0,0, about 27 high when small, with the shape of its colour; a large one stands on two rings."""
    body, dark, edge, ink = CLOTHS[owner].as_roles(owner)
    rings = ((9.4, 2.8), (11.2, 3.9)) if size == "large" else ()
    foot = "".join(ellipse_path((0, 8.4), wide, high) for wide, high in rings)
    collar = f'<path d="M-5.6-.2C-3 1.5 3 1.5 5.6-.2" fill="none" stroke="{edge}" stroke-width="1.1"/>'
    return (
        f'<g transform="scale({SCALE[size]:g})">{filled(ellipse_path((1.4, 9.6), 10.6, 3.2), "sky-shade", 0.55)}'
        f'{stroked(foot, "sky-shade", 2.4)}<path d="{foot}" fill="none" stroke="{edge}" stroke-width=".9"/>'
        f'<path d="{CLOAK}" fill="{body}" stroke="{colour("sky-shade")}" stroke-width="2.6" stroke-linejoin="round"/>'
        f'<path d="{CLOAK}" fill="{body}" stroke="{edge}" stroke-width=".9" stroke-linejoin="round"/>'
        f'<path d="{CLOAK_IN_SHADE}" fill="{dark}" opacity=".7"/>{filled(VISOR, "sky-shade")}'
        f'<path d="M-2.5-6.2C-1.6-6.8-.4-6.9.3-6.8" fill="none" stroke="{colour("gleam")}" stroke-width=".7" opacity=".8"/>'
        f"{collar if size == 'large' else ''}"
        f'<path transform="translate(0 4) scale({SHAPE:g})" d="{SHAPES[owner]}" fill="{ink}" stroke="{dark}" stroke-width="1.6" '
        f'paint-order="stroke" stroke-linejoin="round"/></g>'
    )


def figure_symbol(owner: Colour, size: Figure) -> str:
    """A figure for use by reference."""
    box = f"{-FIGURE_BOX // 2} {-FIGURE_BOX // 2} {FIGURE_BOX} {FIGURE_BOX}"
    return f'<symbol id="figure-{owner}-{size}" viewBox="{box}">{figure_art(owner, size)}</symbol>'


def chip_art(faction: Faction) -> str:
    """A faction's sign on a small hexagon round 0,0: dark on a bright ground, so that it stands out at any size."""
    ground = filled(HEXAGON_SHADOW, "sky-shade", 0.75) + filled(HEXAGON, f"chip-{faction}")
    return f'{ground}<g color="{colour("chip-sign")}">{SIGNS[faction]}</g>'


def die_art(face: int) -> str:
    """A die, 24 by 24, that shows a face."""
    pips = "".join(ellipse_path(PIPS[place], 2.1) for place in FACES[face])
    return (
        f'<rect x="1.5" y="2.6" width="21" height="20.4" rx="4.6" fill="{colour("die-side")}"/>'
        f'<rect x="1.5" y="1" width="21" height="20.6" rx="4.6" fill="{colour("die-face")}"/>'
        f"{stroked('M2.6 9V6Q2.6 2.1 6.6 2.1H14', 'gleam', 1.2)}{filled(pips, 'die-pip')}"
    )
