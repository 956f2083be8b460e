"""The colours of Adventures by role: a chart under glass, its floors, and what lies and stands on it."""

from cantina.games.pen import Pen, number, numbers

PEN = Pen(
    {
        # the chart under the map
        "chart-deep": "#0a1024",
        "chart-high": "#16203f",
        "chart-line": "#5a72b4",
        "chart-warm": "#a8743c",
        "shade": "#03050d",
        "gleam": "#ffffff",
        "seam": "#b9c8f4",
        "coast": "#8ea4e6",
        "label": "#eef2ff",
        # what is built on it
        "wall-light": "#f2f5ff",
        "wall-body": "#b4bfdc",
        "wall-dark": "#141b31",
        "ledge": "#ffd08a",
        "wood": "#e2b27c",
        "wood-dark": "#5e3d22",
        "hazard": "#f2b53a",
        "hazard-dark": "#231a10",
        "door-open": "#7fe0b4",
        "glass": "#a8dcf4",
        "void": "#10131f",
        "void-line": "#6b3a45",
        "start": "#e8ecf7",
        "star-white": "#f6f4ec",
        "star-white-bed": "#1b2138",
        "star-blue": "#9cc4ff",
        "star-blue-bed": "#12306e",
        "tag": "#0d1430",
        "tag-text": "#f4f6ff",
        # floors, each with the lines of its texture
        "yard": "#53482f",
        "yard-line": "#8f7d50",
        "street": "#28324f",
        "street-line": "#51608c",
        "square": "#364358",
        "square-line": "#65779a",
        "roof": "#6d4335",
        "roof-line": "#a5735a",
        "roof-lip": "#d9a17c",
        "house": "#3f3350",
        "house-line": "#6d5b86",
        "lane": "#2d3b38",
        "lane-line": "#55706a",
        "cantina": "#4a2638",
        "cantina-line": "#84496a",
        "laboratory": "#1c444c",
        "laboratory-line": "#3f8288",
        "corridor": "#2f3a48",
        "corridor-line": "#5a6c82",
        "cell": "#3a2a2c",
        "cell-line": "#77524f",
        "control": "#262a5e",
        "control-line": "#6268c4",
        "armory": "#3a4329",
        "armory-line": "#76854f",
        "canyon": "#573a2c",
        "canyon-line": "#8f6448",
        "hut": "#3d4a3a",
        "hut-line": "#6f8468",
        "plain-1": "#3a3a58",
        "plain-1-line": "#6e6ea0",
        "plain-2": "#2c4a3c",
        "plain-2-line": "#5c8c76",
        "plain-3": "#5c3a30",
        "plain-3-line": "#98705e",
        "plain-4": "#23445a",
        "plain-4-line": "#4e80a0",
        "plain-5": "#4c2f52",
        "plain-5-line": "#8a6092",
        "plain-6": "#3c4448",
        "plain-6-line": "#6c7a80",
        # tokens
        "plate-light": "#fffaf0",
        "plate": "#efe5d0",
        "plate-dark": "#b7a68a",
        "plate-ink": "#241d1a",
        "orange-light": "#ffd9b0",
        "orange": "#f2a561",
        "orange-dark": "#b06426",
        "orange-ink": "#2e1606",
        "unique-light": "#ffd9dd",
        "unique": "#d9616d",
        "unique-dark": "#8a2b3b",
        "unique-ink": "#2c070f",
        "feature-light": "#dcfff0",
        "feature": "#8fd6bd",
        "feature-dark": "#3f8a74",
        "feature-ink": "#0b2b24",
        "back-circle-light": "#b3bfdc",
        "back-circle": "#5a678c",
        "back-circle-dark": "#2c3553",
        "back-square-light": "#b9c6c4",
        "back-square": "#56686b",
        "back-square-dark": "#29383c",
        "back-triangle-light": "#ead0a8",
        "back-triangle": "#8f6c40",
        "back-triangle-dark": "#4c3519",
        "back-text": "#f6f8ff",
        "badge": "#4b2f86",
        "badge-rim": "#d9c8ff",
        "badge-text": "#ffffff",
        "pip": "#fff3da",
        "pip-hurt": "#ff5f5f",
        "pip-bed": "#191420",
        "hurt": "#e5484d",
        "hurt-dark": "#7c1620",
        "hurt-text": "#ffffff",
        "child": "#a9dcb0",
        "child-dark": "#2f6a54",
        "child-bed": "#123329",
        "child-glow": "#d8ffdc",
        "cradle": "#dfe6ea",
        "cradle-dark": "#78889a",
        "cloth": "#c79a6a",
        # characters: what they wear, its shade, its light
        "mandalorian": "#a9b6c6",
        "mandalorian-dark": "#5d6b80",
        "mandalorian-light": "#e6eef6",
        "ig11": "#c08d5e",
        "ig11-dark": "#6f4a2c",
        "ig11-light": "#f2cfa4",
        "paz": "#4f7fc4",
        "paz-dark": "#264675",
        "paz-light": "#a9cbf4",
        "xian": "#a877cf",
        "xian-dark": "#5b3a7a",
        "xian-light": "#e2c6f6",
        "burg": "#c25a45",
        "burg-dark": "#722a20",
        "burg-light": "#f2a892",
        "mayfeld": "#a7a06a",
        "mayfeld-dark": "#5d5a35",
        "mayfeld-light": "#e6dfae",
        "greef": "#b98a3e",
        "greef-dark": "#664518",
        "greef-light": "#f2d48c",
        "cara": "#4fa08c",
        "cara-dark": "#235548",
        "cara-light": "#aee6d6",
        "stranger": "#8a8578",
        "stranger-dark": "#4a473f",
        "stranger-light": "#d8d2c0",
        "steel": "#8892a6",
        "steel-dark": "#3a4256",
        "cape": "#5a4a40",
        "cape-dark": "#352a25",
        "visor": "#0c101c",
        "visor-light": "#8fd4ff",
        "lamp": "#ff6a4d",
        "bone": "#f0e2c4",
        "owner": "#c9d4ef",
        # cards and slots
        "card-high": "#33437a",
        "card-low": "#1a2347",
        "card-rim": "#8397d6",
        "card-text": "#f2f5ff",
        "tactical-high": "#24606a",
        "tactical-low": "#12333f",
        "tactical-rim": "#7fd0d4",
        "wild-high": "#5a3f86",
        "wild-low": "#2b1d4a",
        "wild-rim": "#c3a5f2",
        "plan-high": "#4a2c66",
        "plan-low": "#27173d",
        "plan-rim": "#c3a0e6",
        "event-high": "#4d2436",
        "event-low": "#220f1d",
        "event-rim": "#f08c8c",
        "event-paper": "#f4e8d6",
        "event-paper-low": "#ddcbb0",
        "white-face": "#f6f7fb",
        "white-face-dark": "#a6adc6",
        "yellow-face": "#f2c94c",
        "yellow-face-dark": "#9c7413",
        "face-ink": "#1c2238",
        "slot-move": "#7fb8ff",
        "slot-attack": "#ff9d8a",
        "slot-recon": "#ffd479",
        "slot-plan": "#c9a6f5",
        "slot-mission": "#8fe0a4",
        "slot-any": "#e8ecf7",
        "slot-bed": "#141b33",
        "gauge-bed": "#232e52",
        "gauge-rim": "#5a6aa2",
        "gauge-calm": "#8fa3dc",
        "gauge-amber": "#ffcf70",
        "gauge-red": "#ff8080",
        "gauge-burn": "#ff9a3d",
        "flame": "#ff8a3c",
        "flame-core": "#ffe29a",
        "crisis": "#d9822f",
        "crisis-light": "#ffcf99",
        "crisis-bed": "#1a2140",
        "crisis-rim": "#6b7bb4",
        "crisis-end": "#ff6b6b",
        # the cover
        "dusk-high": "#123a4c",
        "dusk-middle": "#5b3a4a",
        "dusk-low": "#0a1018",
        "sun": "#ffcf87",
        "ray": "#59d8ff",
        "brass": "#ffe2a6",
        "brass-dark": "#7b5c2a",
    },
    prefix="adv-",
)
colour, filled, stroked = PEN.colour, PEN.filled, PEN.stroked
FONT = 'font-family="Oxanium, \'Segoe UI\', sans-serif" font-weight="700" text-anchor="middle"'


def gradient(name: str, *stops: tuple[float, str, float], round: bool = False) -> str:  # noqa: A002
    """A gradient with stops by offset, role and opacity; from top to bottom, or round from its middle."""
    kind, frame = ("radialGradient", "") if round else ("linearGradient", ' x2="0" y2="1"')
    drawn = "".join(f'<stop offset="{at:g}" stop-color="{colour(role)}" stop-opacity="{veil:g}"/>' for at, role, veil in stops)
    return f'<{kind} id="{name}"{frame}>{drawn}</{kind}>'


def edged(path: str, fill: str, edge: str, width: float, opacity: float = 1, moved: str = "") -> str:
    """A path filled in a role, with a gradient or not at all, and edged in another role, its corners round; it may be moved."""
    paint = fill if fill == "none" or fill.startswith("url(") else colour(fill)
    look = f' transform="{moved}"' if moved else ""
    look += f' opacity="{opacity:g}"' if opacity != 1 else ""
    return (
        f'<path d="{path}" fill="{paint}" stroke="{colour(edge)}" stroke-width="{width:g}" stroke-linecap="round" '
        f'stroke-linejoin="round"{look}/>'
    )


def inked(role: str, art: str) -> str:
    """Drawings in the colour of the text, such as signs, in the colour of a role."""
    return f'<g color="{colour(role)}">{art}</g>'


def box_path(left: float, top: float, wide: float, high: float, bend: float) -> str:
    """A box with round corners."""
    across, down, bend_ = number(wide - 2 * bend), number(high - 2 * bend), number(bend)
    steps = ((bend, bend), (-bend, bend), (-bend, -bend), (bend, -bend))
    turns = [f"a{bend_} {bend_} 0 0 1 {numbers(step)}" for step in steps]
    return f"M{numbers((left + bend, top))}h{across}{turns[0]}v{down}{turns[1]}h-{across}{turns[2]}v-{down}{turns[3]}z"


def symbol(name: str, box: str, art: str) -> str:
    """A part for use by reference; its name must already be fit for an attribute."""
    return f'<symbol id="{name}" viewBox="{box}">{art}</symbol>'
