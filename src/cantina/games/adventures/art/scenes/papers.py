"""Papers on a table: envelopes, sealed and as they open, sheets and cards."""

from cantina.games.adventures.art.scenes.frame import box, disc, line, mix, moved, oval, path
from cantina.games.adventures.art.scenes.lights import Light

PAPER, PAPER_DARK, WAX = "#e3c48c", "#b9935a", "#8f2338"
OPENING = (  # the flap lifts, then what is inside rises; to whoever wants no motion it lies open at once
    "<style>.flap{animation:lift .5s 1s ease-out both}.inside{animation:rise .9s 1.4s ease-out both}"
    "@keyframes lift{from{transform:scaleY(0)}}@keyframes rise{from{transform:translateY(96px)}}"
    "@media (prefers-reduced-motion:reduce){.flap,.inside{animation:none}}</style>"
)
CREASES = "M-166-6-40-112M166-6 40-112"


def _sealed(wax: str) -> str:
    """An envelope of strong paper, seen from above, with its seal."""
    drawn = oval("#04060f", (6, 6), 190, 30, 0.5) + box(PAPER_DARK, -170, -214, 340, 216, 10)
    drawn += box(PAPER, -170, -214, 340, 216, 10) + line(PAPER_DARK, CREASES, 4, 0.8)
    drawn += path(PAPER_DARK, "M-170-206q0-8 10-8H160q10 0 10 8L14-88q-14 10-28 0Z")
    drawn += path(mix(PAPER, "#ffffff", 0.18), "M-164-209H164L12-96q-12 8-24 0Z")
    return drawn + disc("#5c1322", (3, -93), 40) + disc(WAX, (0, -98), 40) + disc("#b5405a", (-4, -102), 29, 0.6) + wax


def _opened(sheet: str) -> str:
    """The same envelope with its flap up, and what comes out of it."""
    flap = path(PAPER_DARK, "M-166 0 0-108 166 0Z") + path("#8f6d3e", "M-150-2 0-96 150-2Z")
    drawn = OPENING + moved(f'<g class="flap">{flap}</g>', (0, -210)) + oval("#04060f", (6, 6), 190, 30, 0.5)
    drawn += box(PAPER_DARK, -170, -214, 340, 216, 10) + f'<g class="inside">{sheet}</g>'
    front = path(PAPER, "M-170-196-6-92q6 4 12 0L170-196V-8q0 10-10 10H-160q-10 0-10-10Z")
    return drawn + front + line(PAPER_DARK, CREASES, 4, 0.8)


def envelope(light: Light) -> str:
    """An envelope, sealed with wax."""
    return _sealed(path("#f2c9b0", "M-15-98C-15-112-9-118 0-118S15-112 15-98V-88L10-80H-10L-15-88Z", 0.85))


def open_envelope(light: Light) -> str:
    """The same envelope with its flap up, and sheets that rise out of it."""
    sheet = (
        box("#26365e", -112, -330, 224, 200, 8)
        + box("#33497e", -104, -322, 208, 180, 6)
        + disc("url(#holo-glow)", (0, -262), 100)
    )
    marks = "".join(
        f'<circle cy="-262" r="{r}" fill="none" stroke="#9fe9ff" stroke-width="4" opacity="{v}"/>'
        for r, v in ((16, 1), (32, 0.7), (48, 0.4))
    )
    return _opened(sheet + marks + disc(light.lamp, (0, -262), 6))


def sheets(light: Light) -> str:
    """Four sheets laid out in a row: jobs that nobody talks about."""
    drawn = ""
    for place, mark in enumerate(
        (
            "M0-86C12-86 18-66 16-56 14-44 8-40 0-40S-14-44-16-56C-18-66-12-86 0-86Z",
            "M-20-84 20-44M20-84-20-44M0-92V-36",
            "M-22-44Q0-84 22-44M0-60V-92M-14-36H14",
            "M-18-80H18V-44H-18ZM-18-62H18",
        )
    ):
        sheet = (
            box("#0a0f1f", -54, -124, 108, 128, 8) + box("#26365e", -51, -121, 102, 122, 7) + box("#33497e", -44, -114, 88, 84, 5)
        )
        drawn += moved(
            sheet + line("#bff2ff", mark, 5) + line(light.edge, "M-36-18H36M-36-8H14", 4, 0.6),
            (-180 + 120 * place, -6 * (place % 2)),
        )
    return drawn


def cards(light: Light) -> str:
    """Loyalty cards face down, one of them a little apart."""
    drawn = ""
    for place, (at, tone) in enumerate(((-150, "#2c3a63"), (-50, "#2c3a63"), (50, "#2c3a63"), (158, "#5c1322"))):
        card = (
            box("#0a0f1f", -42, -132, 84, 134, 9)
            + box(tone, -39, -129, 78, 128, 8)
            + box(mix(tone, "#ffffff", 0.12), -31, -121, 62, 112, 5)
        )
        mask = "M-18-78C-18-92-10-96 0-96S18-92 18-78C18-58 8-44 0-40-8-44-18-58-18-78Z"
        drawn += moved(
            card + path("#f2f5ff" if place == 3 else "#8397d6", mask, 0.9) + path(tone, "M-12-76H-4V-70H-12ZM4-76H12V-70H4Z"),
            (at, -10 if place == 3 else 0),
        )
    return drawn
