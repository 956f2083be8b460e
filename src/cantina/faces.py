"""Faces of those who sit at a table: six guests in round windows, and the droids of the four levels in cut squares."""

import sys
from pathlib import Path
from typing import NamedTuple

INK = "#0a0f1f"
ROUND = "M0-23A23 23 0 1 1-.01-23Z"
CUT = "M-13-23H13L23-13V13L13 23H-13L-23 13V-13Z"
GLEAM = {ROUND: "M-17-12.6A21 21 0 0 1-4-20.6", CUT: "M-20-11-12-19.4H-2"}
SAME = {
    "ink": INK, "glow": "#59d8ff", "brass": "#ffd27a", "steel": "#aab6cf", "iron": "#5a6684", "ember": "#ff8a6b", "glint": "#fff",
}  # fmt: skip


class Face(NamedTuple):
    """A face: the window it looks out of, its own four colours, and what it is made of, from back to front, by colour."""

    window: str
    worn: str
    dark: str
    light: str
    deep: str
    parts: list[tuple[str, str]]

    def draw(self) -> str:
        """The drawing, as SVG."""
        colours = SAME | {"worn": self.worn, "dark": self.dark, "light": self.light}
        whole = "".join(path for _, path in self.parts)
        body = f'<path d="{whole}" fill="{INK}" stroke="{INK}" stroke-width="4.2" stroke-linejoin="round"/>'
        body += f'<path d="{whole}" fill="none" stroke="{self.light}" stroke-width="1.5" stroke-linejoin="round" opacity=".8"/>'
        body += "".join(f'<path d="{path}" fill="{colours[colour]}"/>' for colour, path in self.parts)
        sky = f'<stop stop-color="{self.dark}"/><stop offset="1" stop-color="{self.deep}"/>'
        return (
            '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-24 -24 48 48" width="96" height="96">'
            f'<defs><linearGradient id="sky" x2="0" y2="1">{sky}</linearGradient>'
            f'<clipPath id="window"><path d="{self.window}"/></clipPath></defs>'
            f'<path d="{self.window}" fill="url(#sky)" stroke="{INK}"/><g clip-path="url(#window)">{body}</g>'
            f'<path d="{self.window}" fill="none" stroke="{self.light}" stroke-width="1.8" opacity=".55"/>'
            f'<path d="{GLEAM[self.window]}" fill="none" stroke="#fff" stroke-width="1.4" stroke-linecap="round" opacity=".5"/>'
            "</svg>"
        )


def _disc(x: float, y: float, r: float) -> str:
    return f"M{x - r:g} {y:g}a{r:g} {r:g} 0 1 0 {2 * r:g} 0a{r:g} {r:g} 0 1 0 {-2 * r:g} 0Z"


def _pair(x: float, y: float, r: float) -> str:
    """Two discs, left and right of the middle."""
    return _disc(-x, y, r) + _disc(x, y, r)


FACES = {
    # a flight helmet with a stripe
    "pilot": Face(ROUND, "#e58f4a", "#8c4a1d", "#ffd9b0", "#3a2440", [
        ("dark", "M-19 26C-18 15-11 11-6 10H6C11 11 18 15 19 26Z"), ("light", "M-7 11-3 9.6 0 15 3 9.6 7 11 2 20H-2Z"),
        ("worn", "M-14-3C-14-14-8-20 0-20S14-14 14-3V4L9 11H-9L-14 4Z"),
        ("dark", "M2-20C9-19 14-13 14-3V4L9 11H4C10 2 9-13 2-20Z"), ("light", "M-2.4-20H2.4V-9H-2.4Z"),
        ("dark", "M-16-4H-12V5H-16ZM12-4H16V5H12Z"), ("ink", "M-11-7C-4-9.6 4-9.6 11-7L10 2C4 4.4-4 4.4-10 2Z"),
        ("brass", "M-8.6-5.6C-6-6.6-3-7-.6-7L-2.4-3.4C-5-3.4-7-3-8.6-2.4Z"), ("light", "M-4 6.4H4V8.6H-4Z"),
    ]),
    # two curled feelers, and goggles
    "tinker": Face(ROUND, "#5aa9a0", "#2a625f", "#c3f0e6", "#1c2b4e", [
        ("dark", "M-17 26C-16 17-11 14-6 13H6C11 14 16 17 17 26Z"), ("worn", "M-4 6H4L5 15H-5Z"),
        ("worn", "M-5-16C-6-21-11-22-14-19-12-24-4-24-2.4-16ZM5-16C6-21 11-22 14-19 12-24 4-24 2.4-16Z"),
        ("brass", _pair(13.6, -18.4, 2.2)), ("worn", "M-11-5C-11-13-6-17 0-17S11-13 11-5C11 3 6 10 0 10S-11 3-11-5Z"),
        ("dark", "M2-17C7-16 11-12 11-5 11 3 6 10 0 10 8 4 8-10 2-17Z"), ("iron", "M-12.6-6H12.6V-3H-12.6Z"),
        ("ink", _pair(5, -4.4, 5)), ("glow", _pair(5, -4.4, 3.2)), ("glint", _disc(-6.2, -5.6, 1) + _disc(3.8, -5.6, 1)),
        ("ink", "M-3.4 5.4C-1 6.8 1 6.8 3.4 5.4L2.8 6.8C1 7.8-1 7.8-2.8 6.8Z"),
    ]),
    # large ears, and a scarf up to the eyes
    "rover": Face(ROUND, "#b382d6", "#6a3f8c", "#ecd6fb", "#2a2350", [
        ("dark", "M-18 26C-17 16-11 12-6 11H6C11 12 17 16 18 26Z"),
        ("worn", "M-8-10-18-22C-20-10-16-2-10 0ZM8-10 18-22C20-10 16-2 10 0Z"),
        ("dark", "M-10-8-16-17C-16.6-10-14.6-5-11-3ZM10-8 16-17C16.6-10 14.6-5 11-3Z"),
        ("worn", "M-11-3C-11-12-6-16 0-16S11-12 11-3C11 6 5 11 0 11S-11 6-11-3Z"),
        ("dark", "M2-16C7-15 11-11 11-3 11 6 5 11 0 11 8 4 8-9 2-16Z"), ("light", "M-3-15.4C-1-17 1-17 3-15.4L1.4-9H-1.4Z"),
        ("ink", _pair(4.8, -3.6, 2.6)), ("glint", _disc(-5.6, -4.4, 0.9) + _disc(4, -4.4, 0.9)),
        ("brass", "M-12 1C-5 4 5 4 12 1L12.6 9C6 15-6 15-12.6 9Z"),
        ("ember", "M-12.4 6C-5 9.4 5 9.4 12.4 6L12.6 9C6 12.6-6 12.6-12.6 9Z"),
    ]),
    # wide, with eyes high at the sides
    "marsh": Face(ROUND, "#8fb35a", "#4c6a2a", "#dff2b8", "#1c3340", [
        ("dark", "M-20 26C-19 15-12 11-6 10H6C12 11 19 15 20 26Z"),
        ("worn", "M-17 0C-17-6-14-10-11-11-12-16-9-19-6-19S-1-16-1-12H1"
                 "C1-16 3-19 6-19S12-16 11-11C14-10 17-6 17 0 17 8 9 13 0 13S-17 8-17 0Z"),
        ("dark", "M6-19C9-19 12-16 11-11 14-10 17-6 17 0 17 8 9 13 0 13 10 9 14-6 6-19Z"), ("light", _pair(6.4, -13, 3.6)),
        ("ink", "M-9.4-14H-3.4V-11.8H-9.4ZM3.4-14H9.4V-11.8H3.4Z"),
        ("light", "M-13 2C-6 9 6 9 13 2 11 8 6 10.6 0 10.6S-11 8-13 2Z"),
        ("ink", "M-13.6 1C-6 6 6 6 13.6 1L13 3C6 7.8-6 7.8-13 3Z"),
        ("dark", _disc(-10.6, -3.6, 1.6) + _disc(-6.6, -5, 1.1) + _disc(-12.6, -0.6, 1)),
    ]),
    # a dome of brass
    "diver": Face(ROUND, "#c9a55a", "#76592a", "#f6e3b4", "#22304e", [
        ("dark", "M-20 26C-19 16-13 12-7 12H7C13 12 19 16 20 26Z"), ("iron", "M-13 9H13L15 15H-15Z"),
        ("worn", "M-14-4C-14-13-8-19 0-19S14-13 14-4V6L11 11H-11L-14 6Z"),
        ("dark", "M2-19C9-18 14-12 14-4V6L11 11H4C11 2 10-12 2-19Z"), ("iron", _disc(0, -3, 9.6)), ("ink", _disc(0, -3, 7.6)),
        ("glow", "M-5.4-6.4A6.4 6.4 0 0 1 1-9.2L-4.6-1.6A6.4 6.4 0 0 1-5.4-6.4Z"),
        ("light", _pair(11, 6.4, 1.2) + _disc(0, -15.4, 1.2)), ("steel", "M-3 8H3V14H-3Z"),
    ]),
    # a hood, and a mask with stripes
    "hood": Face(ROUND, "#e07a8a", "#8f3a4c", "#ffd0d6", "#2d2246", [
        ("worn", "M-20 26C-19 14-13 8-6 7H6C13 8 19 14 20 26Z"), ("dark", "M4 7H6C13 8 19 14 20 26H8C9 18 8 12 4 7Z"),
        ("worn", "M-14-2C-14-15-8-21 0-21S14-15 14-2L9 11H-9Z"), ("dark", "M2-21C9.6-20 14-14 14-2L9 11H4C10 0 9-14 2-21Z"),
        ("ink", "M-9.6-3C-9.4-10.6-5-14.6 0-14.6S9.4-10.6 9.6-3L5.6 8.4H-5.6Z"),
        ("light", "M-7-5.6-1.6-3.4V-.6L-6.6-2.6ZM7-5.6 1.6-3.4V-.6L6.6-2.6ZM-1.2 2H1.2V7H-1.2Z"),
    ]),
    # one large eye, and a lamp on its head
    "easy": Face(CUT, "#8fd6bd", "#3f8a74", "#dcfff0", "#173044", [
        ("iron", "M-1-20H1V-12H-1Z"), ("brass", _disc(0, -20, 2.4)), ("dark", "M-11 26V17H11V26Z"),
        ("worn", "M-13 2C-13-8-7-14 0-14S13-8 13 2 8 15 0 15-13 10-13 2Z"),
        ("dark", "M2-14C8-13 13-8 13 2S8 15 0 15C10 9 10-8 2-14Z"), ("ink", _disc(0, 0, 8)), ("glow", _disc(0, 0, 5.6)),
        ("ink", _disc(0.6, 0.4, 2.6)), ("glint", _disc(-2, -2, 1.5)), ("light", "M-4 10.6H4V12.2H-4Z"),
    ]),
    # a box with two lamps
    "normal": Face(CUT, "#d8c39a", "#8a744a", "#fff3d6", "#1c2b4e", [
        ("iron", "M-15-6H15V4H-15Z"), ("dark", "M-12 26V16H12V26Z"), ("steel", "M-3 11H3V17H-3Z"),
        ("worn", "M-12-15H12V12H-12Z"), ("dark", "M3-15H12V12H3Z"), ("light", "M-9.6-12.6H0V-11H-9.6Z"),
        ("ink", "M-9.6-8H9.6V1H-9.6Z"), ("brass", _pair(4.6, -3.6, 2.9)), ("ink", "M-6 5H6V6.4H-6ZM-6 7.6H6V9H-6Z"),
        ("iron", "M7-21H9V-15H7Z"), ("ember", _disc(8, -21, 1.8)),
    ]),
    # a visor that frowns
    "hard": Face(CUT, "#7f9be0", "#3f548f", "#d3defc", "#1a1f45", [
        ("dark", "M-16 26-12 14H12L16 26Z"), ("steel", "M-3.4 9H3.4V16H-3.4Z"), ("worn", "M0-21 14-9 11 7 5 12H-5L-11 7-14-9Z"),
        ("dark", "M0-21 14-9 11 7 5 12H1Z"), ("light", "M-2-17 2-17 1-7H-1Z"),
        ("ink", "M-11.6-6 0-2.6 11.6-6 10.4.4 0 3.6-10.4.4Z"),
        ("ember", "M-9.6-3.6-2.4-1.6V.6L-9-1.2ZM9.6-3.6 2.4-1.6V.6L9-1.2Z"),
        ("ink", "M-4 6.6H4L3 8.4H-3Z"), ("iron", "M-14-9-19-18-15.4-5ZM14-9 19-18 15.4-5Z"),
    ]),
    # a crown
    "master": Face(CUT, "#b58be8", "#64429a", "#ecdcff", "#2c1b3e", [
        ("dark", "M-17 26-13 15H13L17 26Z"), ("brass", "M-9 15H9L8 18H-8Z"), ("worn", "M-8-14H8L11-4 8 12H-8L-11-4Z"),
        ("dark", "M2-14H8L11-4 8 12H2Z"), ("brass", "M-9-14-12-22-5-18.4 0-23 5-18.4 12-22 9-14Z"),
        ("ink", "M-8-8H8L8.6-1H-8.6Z"), ("glow", _disc(0, -4.6, 2.6)), ("glint", _pair(5.4, -4.6, 1.6)),
        ("light", "M-5 3H-3.4V10H-5ZM-.8 3H.8V10H-.8ZM3.4 3H5V10H3.4Z"),
    ]),
}  # fmt: skip


def write(folder: Path) -> None:
    """Writes every face into a folder, for the page."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, face in FACES.items():
        (folder / f"{name}.svg").write_text(face.draw(), encoding="utf-8")


if __name__ == "__main__":
    write(Path(sys.argv[1]))
