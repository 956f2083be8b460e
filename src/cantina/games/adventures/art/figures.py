"""The eight characters: silhouettes of our own that stand on the map, and busts for everything beside it; never a face."""

import re
from typing import NamedTuple

from cantina.games.adventures.art.paint import colour, filled, gradient, stroked, symbol
from cantina.games.pen import ellipse_path, number

STAND_WIDE, STAND_HIGH, STAND_ABOVE = (
    60,
    70,
    58,
)  # the box of a standing figure, and how much of it is above 0,0: the middle of its base
BUST_BOX = 48
STAND_VIEW = f"{-STAND_WIDE // 2} {-STAND_ABOVE} {STAND_WIDE} {STAND_HIGH}"
BUST_VIEW = f"{-BUST_BOX // 2} {-BUST_BOX // 2} {BUST_BOX} {BUST_BOX}"

WORN, DARK, LIGHT = "worn", "dark", "light"  # the three tones of a character's own colour
Part = tuple[str, str]  # a tone or the role of another colour, and a path


class Person(NamedTuple):
    """A character as it stands and as a bust: parts from the back to the front."""

    stands: tuple[Part, ...]
    bust: tuple[Part, ...]


def _flip(path: str) -> str:
    """The other side of a path of lines and bends in absolute coordinates."""
    flipped, command, count = "", "", 0
    for piece in re.findall(r"[A-Z]|-?(?:\d+\.?\d*|\.\d+)", path):
        if piece.isalpha():
            flipped, command, count = flipped + piece, piece, 0
            continue
        value = float(piece)
        across = command == "H" or (command != "V" and count % 2 == 0)
        flipped += f" {number(-value if across else value)}"
        count += 1
    return flipped


def _both(path: str) -> str:
    return path + _flip(path)


# --- as they stand: feet at 0, about 50 high -------------------------------------------------------------------------------


def _hunter() -> Person:
    """A helmeted hunter: a cape to one side, a long rifle over the shoulder, one hand at the pistol."""
    helmet = "M-6.8-37.6C-6.8-44.6-4-48 0-48S6.8-44.6 6.8-37.6V-34L4.6-31H-4.6L-6.8-34Z"
    legs = _both("M-.4-16H-8.4L-9.4-2.4-10.8 1H-2.4L-.4-11Z")
    stands = (
        ("steel", "M-15.6-6.4-13.2-5 15.6-48.6 13.4-50.2 8.6-45.6Z"),
        ("cape", "M-7-31.4C-14-27-19-13-20.4-1.6L-13-4.6-6-2 -2-30Z"),
        (DARK, legs),
        (WORN, "M-10.6-28.4C-10.4-31-8-32-5-32H5C8-32 10.4-31 10.6-28.4L8.6-14H-8.6Z"),
        (DARK, "M3-32H5C8-32 10.4-31 10.6-28.4L8.6-14H1C5-20 5.6-27 3-32Z"),
        (LIGHT, "M-7.4-29.6H-1.4V-22.4L-6.2-20.6ZM1.4-29.6H7.4L6.2-20.6 1.4-22.4Z"),
        (
            WORN,
            "M9-30.6C12-30.6 13.4-28.6 13.6-26L15.4-18 11.4-10.4 8.2-11.6 10.4-18 7.6-24ZM-9-30.6C-12.4-30-13.6-28-13.6-25L-14.4-17-11-13-8.6-14.6Z",
        ),
        ("steel-dark", "M8.4-12.6 17.6-13.4 17.6-10.6 12-10.2 11-6.4 8.4-7ZM-8.8-16H8.8V-13.2H-8.8Z"),
        (WORN, helmet),
        (DARK, "M1-48C4.4-47.6 6.8-44.2 6.8-37.6V-34L4.6-31H2.4C5.4-37 4.6-44 1-48Z"),
        ("visor", "M-5.4-40.6C-2-41.8 2-41.8 5.4-40.6L4.8-37.6 1.2-37V-31.6H-1.2V-37L-4.8-37.6Z"),
    )
    bust = (
        ("steel", "M12-23.6 15-22 6-4 2.6-5Z"),
        ("cape", "M-21 24C-20 12-15 7-8 6H8C15 7 20 12 21 24Z"),
        (WORN, "M-16 24C-15.6 15-11.6 10.4-6 9.4H6C11.6 10.4 15.6 15 16 24Z"),
        (LIGHT, "M-12.4 24C-12.4 17.6-9.6 14-5.6 13.2L-1.4 17V24ZM12.4 24C12.4 17.6 9.6 14 5.6 13.2L1.4 17V24Z"),
        (WORN, "M-13.4-4.6C-13.4-14.6-8.4-20.6 0-20.6S13.4-14.6 13.4-4.6V4.6L9 11H-9L-13.4 4.6Z"),
        (DARK, "M2-20.5C9-19.4 13.4-13.6 13.4-4.6V4.6L9 11H4C10 2 9.4-13 2-20.5Z"),
        (LIGHT, "M-10.6-7.6C-10.2-13-7.2-16.6-3-17.4-6-14.6-7.6-11.4-8-7.8ZM-11.4 3.6-8.6 8.2H-5.6V4.6Z"),
        ("visor", "M-10.8-6C-4-8.4 4-8.4 10.8-6L9.8-.4 2.2.8V10.4H-2.2V.8L-9.8-.4Z"),
        ("visor-light", "M-8.6-4.4C-6-5.2-3.4-5.6-1-5.8L-1.6-4C-4-3.8-6-3.4-8.2-2.8Z"),
    )
    return Person(stands, bust)


def _droid() -> Person:
    """A tall droid: a narrow head with lenses all round, thin limbs, a blaster to either side."""
    limbs = _both("M-2-18-6.6-9.4-5-1.4-8.6 1.2H-1.6L-3-9 .4-15Z")
    stands = (
        (
            "steel-dark",
            "M-24-31.4-13-31.4-13-28.4-16.6-28-17.4-24.6-19.6-25-19.2-28.4H-24ZM24-25.4H13V-22.4L16.6-22 17.4-18.6 19.6-19 19.2-22.4H24Z",
        ),
        (
            DARK,
            "M-5-34.6-11.4-33-16.4-29.6-15-27.4-10.4-30-4.6-31ZM5-34.6 9.6-30.6 12.6-24 17-23.6 16.6-21 11-21.4 7.6-28.4 4.4-31Z",
        ),
        (DARK, limbs),
        (WORN, "M-6.4-36.4H6.4L5-25.4 2.6-23V-19.6H4.4V-15.4H-4.4V-19.6H-2.6V-23L-5-25.4Z"),
        (DARK, "M2-36.4H6.4L5-25.4 2.6-23V-19.6H4.4V-15.4H1Z"),
        (LIGHT, "M-4.4-34.4H-.6V-28.4H-3.8Z"),
        ("steel", "M-1.4-40H1.4V-36H-1.4Z"),
        (WORN, "M-3.6-53H3.6V-50.6H5.2V-46.4H3.8V-44.4H4.6V-41.6H3.2V-39.6H-3.2V-41.6H-4.6V-44.4H-3.8V-46.4H-5.2V-50.6H-3.6Z"),
        (DARK, "M1-53H3.6V-50.6H5.2V-46.4H3.8V-44.4H4.6V-41.6H3.2V-39.6H1Z"),
        ("lamp", ellipse_path((-1.8, -48.5), 1.4) + ellipse_path((2.4, -48.5), 1.2) + ellipse_path((-0.4, -43), 1)),
    )
    bust = (
        (DARK, "M-20 24-16.4 13.6H16.4L20 24Z"),
        (WORN, "M-13 24-11.4 12.4H11.4L13 24Z"),
        (LIGHT, "M-9.4 24-8.4 15.4H-1.4V24Z"),
        ("steel", "M-3.4 5H3.4V13H-3.4Z"),
        (WORN, "M-7.6-22.4H7.6V-17H10.6V-8.6H8V-4.4H9.6V1.8H6.8V6.4H-6.8V1.8H-9.6V-4.4H-8V-8.6H-10.6V-17H-7.6Z"),
        (DARK, "M2.4-22.4H7.6V-17H10.6V-8.6H8V-4.4H9.6V1.8H6.8V6.4H2.4Z"),
        (LIGHT, "M-5.6-20.4H-1V-18.6H-5.6ZM-8.6-15H-7.4V-10.6H-8.6Z"),
        ("visor", "M-8-15.4H8V-10.2H-8ZM-6.4-3H6.4V.8H-6.4Z"),
        ("lamp", ellipse_path((-3.6, -12.8), 2.3) + ellipse_path((4.2, -12.8), 1.9) + ellipse_path((0, -1.1), 1.5)),
    )
    return Person(stands, bust)


def _heavy() -> Person:
    """Heavy armour: shoulders like doors, a crested helmet, a great gun at the hip, tanks on the back."""
    legs = _both("M-.6-17H-10.6L-12.6-3.4-14 1.2H-3L-.6-10Z")
    stands = (
        ("steel-dark", "M-12-42H-5.4V-26H-12ZM5.4-42H12V-26H5.4Z"),
        (DARK, legs),
        (WORN, "M-13-30H13L10.6-14.6H-10.6Z"),
        (DARK, "M4-30H13L10.6-14.6H2.6C6-20 6-25 4-30Z"),
        (WORN, _both("M-8-34.6C-15-36.4-20.6-33-21-26L-19.4-21.6H-12.6L-10.6-28Z")),
        (LIGHT, "M-18.6-28.4C-18-31.6-15.4-33.2-12-33L-13-29.6ZM-8.4-28H-1.4V-21.6L-6.8-19.4ZM1.4-28H8.4L6.8-19.4 1.4-21.6Z"),
        (DARK, "M-19.6-22H-13L-13.4-14.6-17.4-13ZM19.6-22H13L11-15.6 14.6-12.6 18-14.6Z"),
        ("steel", "M-20.6-15.8-13-16.6 16-12.4 25-11.8V-6.2L14-6.6-13-10.4-19-10.6Z"),
        ("steel-dark", "M10-13.2 12-13V-6.8L10-7ZM15-12.5 17-12.3V-6.5H15ZM20-12.1H22V-6.3L20-6.4ZM-6-11.8-3-11.4-3.6-6.4-7-7Z"),
        (WORN, "M-7.4-37C-7.4-44-4.4-47 0-47S7.4-44 7.4-37V-33L5-29.6H-5L-7.4-33Z"),
        (DARK, "M1-47C4.8-46.6 7.4-43.6 7.4-37V-33L5-29.6H2.6C5.8-36 4.8-43 1-47Z"),
        (LIGHT, "M-1.2-50.6H1.2V-40.6H-1.2Z"),
        ("visor", "M-6-39.8-1.2-38.4H1.2L6-39.8 5.4-36.4 1.2-35.4V-30.4H-1.2V-35.4L-5.4-36.4Z"),
    )
    bust = (
        ("steel-dark", "M-16-9H-8V14H-16ZM8-9H16V14H8Z"),
        (WORN, "M-24 26V16C-23.4 9-17 5.6-9 7.6L0 13 9 7.6C17 5.6 23.4 9 24 16V24Z"),
        (DARK, "M8 24 10 9 13.6 7C19.6 7 23.6 10.6 24 16V24Z"),
        (LIGHT, "M-20.6 16.6C-19.6 12-15.6 10.2-11 11.4L-13 17ZM-7.6 17 0 21.4 7.6 17 6.6 24H-6.6Z"),
        (WORN, "M-13.4-5C-13.4-14.4-8.6-20 0-20S13.4-14.4 13.4-5V5.4L9 11.6H-9L-13.4 5.4Z"),
        (DARK, "M2-19.9C9-19 13.4-13.6 13.4-5V5.4L9 11.6H4C10 3 9.4-12.6 2-19.9Z"),
        (LIGHT, "M-2-23.4H2V-10H-2ZM-10.8-8C-10.4-12.4-8-15.4-5-16.6-7-14-8-11.4-8.2-8.4Z"),
        ("visor", "M-10.8-7-2.2-4.4H2.2L10.8-7 9.8-.6 2.2 1.2V11H-2.2V1.2L-9.8-.6Z"),
        ("visor-light", "M-8.8-4.6-3-2.8-3.4-1.4-8.2-2.4Z"),
    )
    return Person(stands, bust)


def _knives() -> Person:
    """A knife fighter in a lunge: both blades out, long tails of hair behind."""
    stands = (
        (DARK, "M1-41C8-45 15-44 20-37.6 15-39.6 10-38.6 6-35ZM1-38C8-40 13.6-37 17-29 12-33.6 8-34.4 4-33Z"),
        (DARK, "M-3-17 4.6-19 13.6-10.4 17.6.4 10.6 1.2 8-6.6-1-11Z"),
        (WORN, "M-6.6-18.6 2-16 -4.4-8.4-13-3.6-14.6 1.2H-22L-19.6-5.4-11-9Z"),
        (WORN, "M-8.4-33.4 2.4-34.4 6.4-17-6.6-15.4-7.6-23Z"),
        (DARK, "M-1-34 2.4-34.4 6.4-17-.4-16.2C1.4-22 1-29-1-34Z"),
        (LIGHT, "M-5.8-31-1.6-31.4-2.2-25.4-5.4-25ZM-6.4-17.8 5.8-19.4 6.3-17-6.4-15.5Z"),
        (WORN, "M-7.6-32.6-15-28.6-18.4-22.6-16-21-12.4-25.4-6.6-27.4ZM1.4-33.6 10-29.4 14.6-21.8 12.2-20 7.4-25.4 1-27.6Z"),
        ("bone", "M-16.2-21.4-18.6-23.4C-20.6-27-23-30.6-25-32.4-25-27-22-22.4-18.2-19.4Z"),
        ("bone", "M12.4-20 15-22.4C18.4-19.6 22-18 25.4-17.6 21-14.8 16-15.6 12.4-20Z"),
        (WORN, "M-8-40C-8-44.6-5-47-1.4-47 2.6-47 5-44 4.6-39.6L2-34.4H-4.6Z"),
        (DARK, "M-1.4-47C2.6-47 5-44 4.6-39.6L2-34.4H-1C2-38.6 1.4-44-1.4-47Z"),
        ("visor", "M-7.9-41.6-1.4-40.4-2-37.4-7-38Z"),
    )
    bust = (
        (
            DARK,
            "M4-12C12-16 18-11 19-2 20 8 17 16 20.6 23 14 20 11 10 11.6 2ZM-4-12C-12-16-18-11-19-2-20 8-17 16-20.6 23-14 20-11 10-11.6 2Z",
        ),
        (WORN, "M-15 24C-14.6 15.6-10 11.6-4 11H4C10 11.6 14.6 15.6 15 24Z"),
        (DARK, "M2 11H4C10 11.6 14.6 15.6 15 24H6C7 18 5.6 14 2 11Z"),
        (LIGHT, "M-11 24C-10.6 18-7.4 15-3.4 14.6L0 19 3.4 14.6C4 15-1 24-1 24Z"),
        (WORN, "M-11-6C-11-15-6.6-20 0-20S11-15 11-6L6.4 6 4 12H-4L-6.4 6Z"),
        (DARK, "M1.6-20C7.6-19 11-14 11-6L6.4 6 4 12H1.6C7 2 7.4-12 1.6-20Z"),
        (LIGHT, "M-8-13.4C-4-16.4 4-16.4 8-13.4L7.4-10.4C3-12.4-3-12.4-7.4-10.4Z"),
        ("visor", "M-10.4-6.4C-4-3.6 4-3.6 10.4-6.4L8.4 0C4 1.6-4 1.6-8.4 0Z"),
        ("bone", "M-22-1-14 13.4-11.4 12-16 .4ZM22-1 14 13.4 11.4 12 16 .4Z"),
        ("steel-dark", "M-14.6 12.8-11 11-6.4 19.4-9 21ZM14.6 12.8 11 11 6.4 19.4 9 21Z"),
    )
    return Person(stands, bust)


def _brute() -> Person:
    """A horned brute: a mountain of shoulders, fists down to the knees, the head low between."""
    legs = _both("M-.8-16H-11.4L-13-3-14.4 1.2H-3.4L-.8-9Z")
    stands = (
        ("cape-dark", legs),
        (WORN, _both("M-11-39C-19-39-23.6-33-23.8-25L-23-15.4-24.4-9.6-20-6-14.8-8.6-15.2-15-13-25Z")),
        (WORN, "M-14.6-39C-10-42.4 10-42.4 14.6-39L13-14.6H-13Z"),
        (
            DARK,
            "M4-41.4C9-41.2 12.6-40.4 14.6-39L13-14.6H3.4C8-22 8-33 4-41.4ZM15-39C20.4-37.6 23.6-32 23.8-25L23-15.4 24.4-9.6 20-6C20.4-16 20-29 15-39Z",
        ),
        ("cape", "M-13.4-19H13.4L13-13H-13Z"),
        ("steel", "M-3.4-18.6H3.4V-13.4H-3.4ZM-11-38 6-19.2H1L-13.8-34.4Z"),
        (LIGHT, "M-20.6-28C-20-32.4-17.6-35.4-14-36.4L-16-30Z"),
        ("bone", _both("M-6-42.6C-11.6-41.6-14-45.6-13-52-10.6-48.6-8.6-47.6-5-47.4Z")),
        (WORN, "M-7.4-40.4C-7.4-46-4.6-48.6 0-48.6S7.4-46 7.4-40.4C7.4-35.6 4.6-32 0-32S-7.4-35.6-7.4-40.4Z"),
        (DARK, "M1-48.6C5-48.2 7.4-45.6 7.4-40.4 7.4-35.6 4.6-32 0-32 5-36 5-44 1-48.6Z"),
        ("visor", "M-7-42C-3-40 3-40 7-42L6.2-38.4C3-37-3-37-6.2-38.4Z"),
    )
    bust = (
        (WORN, "M-24 24V14C-23 6.6-16 3-8 3H8C16 3 23 6.6 24 14V24Z"),
        (DARK, "M6 24C10 16 10 9 7 3H8C16 3 23 6.6 24 14V24Z"),
        (LIGHT, "M-20.6 15C-19.6 10-15.6 7.4-11 7L-14 13Z"),
        ("cape", "M-15 4.6-9 3.4 12 24H2Z"),
        ("bone", _both("M-9.4-7C-19-6-23-12.6-21.4-22.4-17.6-17-13.6-15.4-7.6-15.2Z")),
        (WORN, "M-12-4C-12-13.6-7.6-19 0-19S12-13.6 12-4C12 5.4 7.4 11.6 0 11.6S-12 5.4-12-4Z"),
        (DARK, "M2-18.9C8.4-18 12-12.8 12-4 12 5.4 7.4 11.6 0 11.6 8 4 8.4-11 2-18.9Z"),
        (LIGHT, "M-7-15.6C-5-17.4-2.6-18-.6-17.8-3.4-15-4.4-12-4.6-8.8H-7.8C-8.6-11.4-8.4-13.8-7-15.6Z"),
        ("visor", "M-11.4-6.4C-4-2.8 4-2.8 11.4-6.4L10-.2C4 2.4-4 2.4-10-.2Z"),
    )
    return Person(stands, bust)


def _marksman() -> Person:
    """A marksman with a long rifle at the cheek, goggles under a cap, on one knee."""
    stands = (
        (DARK, "M2-17 10-16.4 15.6-7 20.4-3V1.2H11.4L9-4.4.6-11Z"),
        (WORN, "M-7.4-18 3-17-5-10.4-7.4-1-8 1.2H-17L-14-2.4-13-12Z"),
        (WORN, "M-6.4-34C-3-36 5-35.6 8-33L7.6-15.6H-7.6Z"),
        (DARK, "M3-35C5.4-34.6 7-34 8-33L7.6-15.6H2.4C5.4-22 5.6-29 3-35Z"),
        ("cape", "M-7.6-19.6H7.6V-15.6H-7.6ZM-7-31.6-3.4-34 6.6-19.8H1.4Z"),
        (WORN, "M-6-32.6-12.4-31-15.4-33.8-17.6-31.6-13.4-26.6-5-27.6Z"),
        ("steel-dark", "M-26-36.6H-12V-38.4H-4.4V-36.6L9-35.4 13.4-30.8H8.6L4-32.4-4-32.8-5-30H-8.4L-8-33H-26Z"),
        ("steel", "M-12-41.6H-3.4V-39H-12Z"),
        (WORN, "M7-33 12-27 7.6-25.4-2.6-29.6-1-32.4 5-30.6Z"),
        (LIGHT, "M.6-42.6C.6-46.6 3-48.6 6-48.6S11.4-46.6 11.4-42.6V-40.6L8.6-36H3Z"),
        (DARK, "M-2.4-43.6.2-44.4C.6-48.6 3-50.4 6.2-50.4 9.8-50.4 12-48 12-43.6V-43H-2.4Z"),
        ("visor", "M-.4-42.4H8.4V-39H-.4Z"),
    )
    bust = (
        (WORN, "M-19 24C-18.6 14.6-13 10-6 9H6C13 10 18.6 14.6 19 24Z"),
        (DARK, "M4 24C8 18 8 13 5 9H6C13 10 18.6 14.6 19 24Z"),
        ("cape", "M-13.6 11.6-8.4 9.4 6 24H-4Z"),
        (LIGHT, "M-9.4-6C-9.4-10-6-13 0-13S9.4-10 9.4-6L8 4.4 3.6 11H-3.6L-8 4.4Z"),
        ("mayfeld-dark", "M3-13C7-12.4 9.4-10 9.4-6L8 4.4 3.6 11H1.6C6 3 6.4-7 3-13Z"),
        (DARK, "M-14.6-9.4-10.8-11C-10.6-18.6-6.6-22 0-22S10.8-18.6 10.8-11L10.6-9.4Z"),
        (WORN, "M-9-12.4C-8.6-17.4-5.4-20-.4-20-3.6-18-5-15.4-5.2-12.4Z"),
        ("visor", "M-10-9H10V-6.4C10-3 8-1.4 5.4-1.4S1.6-3 .9-5H-.9C-1.6-3-2.8-1.4-5.4-1.4S-10-3-10-6.4Z"),
        ("visor-light", "M-7.6-7H-3.6L-5.6-3.6C-7-4-7.8-5.2-7.6-7ZM3-7H6.4L4.4-3.8C3.4-4.4 2.8-5.6 3-7Z"),
        ("steel-dark", "M12-21 15.4-19.6V24H10V-12Z"),
        ("steel", "M15.4-10H18.4V0H15.4Z"),
    )
    return Person(stands, bust)


def _guildsman() -> Person:
    """A guild man: a long coat like a bell, a high collar, a puck that glows on his palm."""
    stands = (
        ("cape-dark", "M-6-4H-1V1.2H-8ZM1-4H6L8 1.2H1Z"),
        (
            WORN,
            "M-9.6-31.6C-4-34.4 4-34.4 9.6-31.6 11-22 15-10 18.4-2.6 12-.6 6-.4 1.4-1.6L0-14-1.4-1.6C-6-.4-12-.6-18.4-2.6-15-10-11-22-9.6-31.6Z",
        ),
        (DARK, "M4-33.4C6-33.2 8-32.4 9.6-31.6 11-22 15-10 18.4-2.6 14.6-1.4 11-.9 8-.8 8.4-12 7.4-24 4-33.4Z"),
        ("cape-dark", "M-3-33 3-33 1.6-14H-1.6Z"),
        (LIGHT, "M-4.4-33.4-2.4-33.6-.6-14-1.4-3-3-2.6ZM4.4-33.4 2.4-33.6.6-14 1.4-3 3-2.6Z"),
        ("cape", "M-11-19.6H11L11.8-16.4H-11.8Z"),
        (LIGHT, "M-2.4-20H2.4V-16H-2.4Z"),
        (
            WORN,
            "M-9.4-31C-12.4-29-14.4-23-14-18L-10-15.4-8.6-19ZM9-31.4C12.6-30 15.6-25.6 18.6-24.6L21-26.4 22.6-23.6 18.6-20.4C14-20.4 10.6-23 8.6-26Z",
        ),
        ("visor-light", "M17.4-28H25L23.4-26.2H19ZM21.2-37.6 24.4-33.2 21.2-29 18-33.2Z"),
        (DARK, "M-8-31.6-9.6-40.4-4-37.6H4L9.6-40.4 8-31.6C3-30-3-30-8-31.6Z"),
        (LIGHT, "M-5-42C-5-46.6-3-49 0-49S5-46.6 5-42L3.8-37.4C2-35.6-2-35.6-3.8-37.4Z"),
        ("cape-dark", "M-5.6-42.6C-5.8-47.6-3.6-50.4 0-50.4S5.8-47.6 5.6-42.6L4-45.4H-4Z"),
    )
    bust = (
        (WORN, "M-21 24C-20 13.6-14 9-7 8H7C14 9 20 13.6 21 24Z"),
        (DARK, "M5 8H7C14 9 20 13.6 21 24H9C10 17 8.6 12 5 8Z"),
        ("cape-dark", "M-5 8H5L3 24H-3Z"),
        (LIGHT, "M-8 8.4-4.4 7.6-1.4 24H-5ZM8 8.4 4.4 7.6 1.4 24H5Z"),
        (DARK, "M-10.4 10.6-15-7-7 1H7L15-7 10.4 10.6C4 13.6-4 13.6-10.4 10.6Z"),
        (LIGHT, "M-9-8C-9-15.4-5.4-19 0-19S9-15.4 9-8L7 2.4C4 6.6-4 6.6-7 2.4Z"),
        ("greef", "M1.6-19C6-18.4 9-15 9-8L7 2.4C6 4 4 5 1.8 5.4 6-2 6-12 1.6-19Z"),
        (
            "cape-dark",
            "M-10.2-8.6C-10.6-17.6-6.6-22 0-22S10.6-17.6 10.2-8.6L7.4-13.6C3-15.6-3-15.6-7.4-13.6ZM-7-.4C-4.6 1.4 4.6 1.4 7-.4L5.6 5C3 7.6-3 7.6-5.6 5Z",
        ),
        ("visor-light", "M15.6 5 19 9.8 15.6 14.6 12.2 9.8ZM10.8 17H20.4L18.6 19.4H12.6Z"),
    )
    return Person(stands, bust)


def _trooper() -> Person:
    """A shock trooper: feet wide apart, plates on shoulders and knees, a repeating gun across the chest."""
    legs = _both("M-1-17.6H-9L-13.4-3.4-15.4 1.2H-6L-1-11Z")
    stands = (
        (DARK, legs),
        (LIGHT, _both("M-8.6-12.4H-12L-13.2-7.4H-8.8Z")),
        (WORN, "M-10-33C-4-35.4 4-35.4 10-33L7.6-16H-7.6Z"),
        (DARK, "M4-34.8C6.4-34.4 8.4-33.8 10-33L7.6-16H2.4C6-22 6.4-29 4-34.8Z"),
        (LIGHT, "M-6.6-31.4H-1V-24.6L-5.4-23ZM1-31.4H6.6L5.4-23 1-24.6Z"),
        (WORN, _both("M-8-34.6C-13-35.6-16.6-32.6-16.4-27.6L-15-23.4-9.6-25Z")),
        (DARK, "M-15.4-24.6-10-25.4-6.6-21.4-9.4-17.4-15-19.4ZM15.4-24.6 10-25.4 4.6-26.6 3-22.6 10-17.6 15-19.4Z"),
        ("steel-dark", "M-20.4-12.6-17.4-18.4 13.4-33.8 22-38.6 23.4-36 15.4-30.6-4-19.8-6.4-14.6-10-13.6-9.8-17.4-15.4-14Z"),
        ("steel", "M-2-24.2 9-29.8 10.4-27.2-.6-21.6Z"),
        ("cape-dark", "M-8-18.6H8V-15.4H-8Z"),
        (LIGHT, "M-15-30.6-10-32.6-9.6-30.6-14.8-28.6Z"),
        (LIGHT, "M-5-42C-5-46.4-3-48.6 0-48.6S5-46.4 5-42L3.6-36.4C2-34.6-2-34.6-3.6-36.4Z"),
        ("visor", "M-6-40.4C-7-47-4.4-50.6.4-50.6 5-50.6 7-47 6-40.4L4.4-37.6 4.6-44C2-42.8-2-43.6-3.6-45.4L-4.4-37.6Z"),
    )
    bust = (
        (WORN, "M-22 24V17C-21 10.6-15 8-8 8.4L0 12 8 8.4C15 8 21 10.6 22 17V24Z"),
        (DARK, "M6 24C10 19 10.4 13 8 8.4 15 8 21 10.6 22 17V24Z"),
        (LIGHT, "M-18.6 17.4C-17.6 13.4-14 11.8-10 12.2L-11.4 17.4ZM-5.6 16.4 0 19.4 5.6 16.4 4.6 24H-4.6Z"),
        ("cara-dark", "M-3.6 5H3.6L5 10.6 0 13.4-5 10.6Z"),
        (LIGHT, "M-9-7C-9-14.4-5.4-18 0-18S9-14.4 9-7L6.6 3.4C4 8.4-4 8.4-6.6 3.4Z"),
        (WORN, "M1.6-18C6-17.4 9-14 9-7L6.6 3.4C5.6 5.6 3.6 6.8 1.6 7.2 6 0 6-11 1.6-18Z"),
        ("visor", "M-10.4 2.6C-14-9-11-22 .6-22S14-9 10.4 2.6L7.6 7.4 8.4-7C3-5.4-4-7-7-10.6L-7.6 7.4Z"),
        ("lamp", "M-10.6-12.4C-4-8.4 5-8 11.2-10.4V-7.4C5-4.8-4-5.2-11-9Z"),
        ("steel-dark", "M-24 10.6-21.6 7-12 14 -14 17Z"),
    )
    return Person(stands, bust)


def _stranger() -> Person:
    """Anybody else: a hooded traveller with a staff."""
    hood = "M-7.4-39C-7.4-46-4-49.4 0-49.4S7.4-46 7.4-39L5-32H-5Z"
    stands = (
        ("wood", "M13.4-50H16V1H13.4Z"),
        (WORN, "M-8-34C-3-36 3-36 8-34 10-22 12.6-9 15.4-1.4 6 1.4-6 1.4-15.4-1.4-12.6-9-10-22-8-34Z"),
        (DARK, "M3-35.2C5-35 6.6-34.6 8-34 10-22 12.6-9 15.4-1.4 11.6-.2 8 .4 5 .6 7-12 6.6-25 3-35.2Z"),
        (LIGHT, "M-6.4-30C-7.6-22-9-13-11-5.4L-8.6-5C-7-13-6-22-5-30Z"),
        (WORN, "M6-30C11-28 14.6-25 17-22L14.6-18.6C11-20 8-22 5-25Z"),
        (WORN, hood),
        (DARK, "M1-49.4C5-48.6 7.4-45.4 7.4-39L5-32H2C5-38 4.6-45 1-49.4Z"),
        ("visor", "M-4.6-39.6C-4.4-43.6-2.6-45.6 0-45.6S4.4-43.6 4.6-39.6L2.6-34H-2.6Z"),
    )
    bust = (
        ("wood", "M15-24H19V26H15Z"),
        (WORN, "M-20 26C-19 14-13 8-6 7H6C13 8 19 14 20 26Z"),
        (DARK, "M4 7H6C13 8 19 14 20 26H8C9 18 8 12 4 7Z"),
        (WORN, "M-14-4C-14-16-8-22 0-22S14-16 14-4L9 10H-9Z"),
        (DARK, "M2-22C9.6-20.8 14-15 14-4L9 10H4C10 0 9.4-14 2-22Z"),
        (LIGHT, "M-11.4-6C-11-13-8-17.4-3.6-18.8-7-15-8.4-11-8.6-6.4Z"),
        ("visor", "M-8.6-4C-8.4-11-5-15 0-15S8.4-11 8.6-4L5 6.4H-5Z"),
    )
    return Person(stands, bust)


STRANGER = "stranger"
PEOPLE: dict[str, Person] = {
    "mandalorian": _hunter(),
    "ig11": _droid(),
    "paz": _heavy(),
    "xian": _knives(),
    "burg": _brute(),
    "mayfeld": _marksman(),
    "greef": _guildsman(),
    "cara": _trooper(),
    STRANGER: _stranger(),
}


def person_of(character: str) -> str:
    """Whose figure a character has: its own, or that of a stranger."""
    return character if character in PEOPLE else STRANGER


def _role(character: str, tone: str) -> str:
    return {WORN: character, DARK: f"{character}-dark", LIGHT: f"{character}-light"}.get(tone, tone)


def _parts(character: str, parts: tuple[Part, ...]) -> str:
    """The parts over their common outline: a dark one, then a thin light one."""
    whole = "".join(path for _, path in parts)
    casing = (
        f'<path d="{whole}" fill="{colour("shade")}" stroke="{colour("shade")}" stroke-width="4.4" stroke-linejoin="round"/>'
        f'<path d="{whole}" fill="none" stroke="{colour(f"{character}-light")}" stroke-width="1.5" stroke-linejoin="round" opacity=".8"/>'
    )
    return casing + "".join(filled(path, _role(character, tone)) for tone, path in parts)


def figure_art(character: str) -> str:
    """A standing figure on its base; the base's rim has the colour of whoever owns it, where a page sets `--adv-owner`."""
    return (
        f"{filled(ellipse_path((2, 3.4), 20, 6.4), 'shade', 0.5)}{filled(ellipse_path((0, 2.6), 18.4, 5.8), 'shade')}"
        f'<ellipse cy="1" rx="17.6" ry="5.2" fill="{colour("chart-high")}" stroke="{colour("owner")}" stroke-width="2.2"/>'
        f"{_parts(character, PEOPLE[character].stands)}"
    )


def bust_art(character: str) -> str:
    """A bust in a round window; its rim has the colour of whoever owns it, where a page sets `--adv-owner`."""
    return (
        f'<circle r="23" fill="{colour("shade")}"/><circle r="21.8" fill="url(#adv-bust-{character})"/>'
        f'<g clip-path="url(#adv-window)"><g transform="translate(0 3) scale(.9)">{_parts(character, PEOPLE[character].bust)}</g></g>'
        f'<circle r="21.8" fill="none" stroke="{colour("owner")}" stroke-width="2"/>'
        f"{stroked('M-17-12.6A21 21 0 0 1-4-20.6', 'gleam', 1.4, 0.5, 'round')}"
    )


def figure_definitions() -> str:
    """The gradients behind busts and their window; once in a document that holds any of them."""
    drawn = '<clipPath id="adv-window"><circle r="21.8"/></clipPath>'
    return drawn + "".join(gradient(f"adv-bust-{name}", (0, f"{name}-dark", 1), (1, "chart-deep", 1)) for name in PEOPLE)


def figure_symbols() -> str:
    """Every character standing and as a bust."""
    return "".join(
        symbol(f"figure-{name}", STAND_VIEW, figure_art(name)) + symbol(f"bust-{name}", BUST_VIEW, bust_art(name))
        for name in PEOPLE
    )
