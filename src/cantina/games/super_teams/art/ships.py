"""The eight ships: silhouettes of our own that say fast, heavy or odd, with the sign of their team; noses point north."""

from typing import NamedTuple, get_args

from cantina.games.pen import Point, ellipse_path, numbers
from cantina.games.super_teams.art.paint import SIGNS, colour, filled, livery
from cantina.games.super_teams.content import Colour, Ship

BOX = 48  # the side of a ship's symbol; its middle is 0,0


class Hull(NamedTuple):
    """A ship's outline, its side away from the light, its plates, its window, and where and how large the sign is."""

    outline: str
    shaded: str
    plates: str
    window: str
    sign: Point
    size: float


def _mirrored(nose: Point, *pieces: tuple[float, ...]) -> tuple[str, str]:
    """A hull that is the same on both sides, from its right half: straight pieces of one point, bends of three."""
    points = [nose]
    right = f"M{numbers(nose)}"
    for piece in pieces:
        right += ("L" if len(piece) == 2 else "C") + numbers(piece)
        points += [(piece[place], piece[place + 1]) for place in range(0, len(piece), 2)]
    left, at = "", len(points) - 1
    for piece in reversed(pieces):
        at -= len(piece) // 2
        back = points[at : at + len(piece) // 2][::-1]
        left += ("L" if len(piece) == 2 else "C") + numbers(value for across, down in back for value in (-across, down))
    return right + left + "Z", right + "Z"


def _swallow() -> Hull:
    """Fast: a narrow body, wings swept back like a swallow's."""
    outline, shaded = _mirrored(
        (0, -20),
        (2.2, -15, 3.4, -11, 3.8, -6),
        (9.5, -5, 16, 1.5, 17.5, 13),
        (13, 8.4, 9, 7, 5.2, 7.8),
        (8.4, 18.4),
        (0, 13),
    )
    return Hull(
        outline, shaded, "M-9.6 3.4-4-.6M9.6 3.4 4-.6M-13 7.6-6.6 2.2M13 7.6 6.6 2.2", "M0-15.4 1.7-9.6-1.7-9.6Z", (0, 2.4), 0.74
    )


def _mule() -> Hull:
    """Heavy: a hauler with boxes on both sides."""
    outline, shaded = _mirrored(
        (0, -18),
        (5, -18),
        (7.6, -13),
        (7.6, -10.6),
        (14.4, -10.6),
        (15.4, -9.4),
        (15.4, -0.8),
        (13.6, 0.4),
        (15.4, 1.6),
        (15.4, 10.6),
        (14.4, 12),
        (9.4, 12),
        (9.4, 18),
        (3.4, 18),
        (3.4, 14.4),
        (0, 14.4),
    )
    return Hull(
        outline,
        shaded,
        "M-7.6-10.6V12M7.6-10.6V12M-15.4.4H15.4M-11.5-10.6V-.2M11.5 1V12",
        "M-3.6-15.4H3.6L4.6-12.4H-4.6Z",
        (0, 1.2),
        0.82,
    )


def _ray() -> Hull:
    """Fast: flat and wide, with a sting."""
    outline, shaded = _mirrored(
        (0, -15.5),
        (4.4, -15.5, 6.4, -11, 10.4, -8.4),
        (13.6, -6.4, 17, -5.6, 18.6, -3.4),
        (14, -1.6, 10, 4.2, 4.6, 7),
        (1.7, 19.5),
        (0, 19.5),
    )
    return Hull(
        outline,
        shaded,
        "M-12.4-5.4C-9-3.4-7-.6-5.4 4M12.4-5.4C9-3.4 7-.6 5.4 4",
        "M-2.6-12.2Q0-13.8 2.6-12.2L1.6-9.6H-1.6Z",
        (0, -1.6),
        0.82,
    )


def _lantern() -> Hull:
    """Odd: a bulb that spins like a top, with a spike ahead."""
    outline, shaded = _mirrored(
        (0, -20),
        (2.5, -12),
        (10, -10.4, 14.6, -5.6, 14.6, -0.2),
        (14.6, 5.8, 10.2, 9.8, 4.6, 11.2),
        (6.8, 18.6),
        (0, 16.4),
    )
    plates = "M-13.4-4.4Q0-9.6 13.4-4.4M-12.6 5.2Q0 10.4 12.6 5.2"
    window = "M0-17 1.2-12.6H-1.2Z"
    return Hull(outline, shaded, plates, window, (0, 0.4), 0.86)


def _fork() -> Hull:
    """Odd: two prongs ahead of a small body."""
    outline, shaded = _mirrored(
        (0, 0.6),
        (2.4, 0.6, 4, -1, 4.6, -4),
        (6.6, -17.6),
        (11.8, -19.6),
        (14, 3),
        (13.4, 8.6, 9.4, 11, 5.8, 11.6),
        (4.8, 18.6),
        (0, 18.6),
    )
    return Hull(
        outline, shaded, "M-12.6-6-6.4-7.4M12.6-6 6.4-7.4M-13-.6-5.6-1.6M13-.6 5.6-1.6", "M-2.6 14H2.6V16H-2.6Z", (0, 7), 0.76
    )


def _burr() -> Hull:
    """Odd: spikes in all directions."""
    outline, shaded = _mirrored(
        (0, -19.6), (4.2, -7.6), (15.8, -11.2), (9.4, -0.4), (17.6, 8.4), (6.6, 8.8), (5.2, 18.6), (0, 11.6)
    )
    return Hull(
        outline, shaded, "M0-15.6V-8.6M11.8-8 6.6-4.6M-11.8-8-6.6-4.6M12.6 6.6 7.2 3.8M-12.6 6.6-7.2 3.8", "", (0, 0.6), 0.84
    )


def _whale() -> Hull:
    """Heavy: a broad back with fins and flukes."""
    outline, shaded = _mirrored(
        (0, -19.4),
        (7.8, -19.4, 11, -12.4, 11, -4.4),
        (18, 2.6),
        (11, 4.2),
        (10.2, 8.8, 7.6, 11.2, 4.2, 12.4),
        (12.4, 19.2),
        (0, 16.2),
    )
    return Hull(
        outline,
        shaded,
        "M-10-9.4Q0-13 10-9.4M-7.6 9.2Q0 12 7.6 9.2",
        "M-5-15Q0-18 5-15L3.8-12.8Q0-14.8-3.8-12.8Z",
        (0, -0.6),
        0.92,
    )


def _station() -> Hull:
    """Heavy: a ball with a trench round its middle and a dish."""
    outline = ellipse_path((0, 0), 17.6)
    shaded = "M5-16.9A17.6 17.6 0 0 1 5 16.9Q14.6 9 14.6 0 14.6-9 5-16.9Z"
    plates = "M-17.5.4H17.5M-17.3 3H17.3M-9-14.8Q0-11.6 9-14.8M-12.6 12Q0 16.4 12.6 12M6.4-12.6V-3M11-10V-3"
    return Hull(outline, shaded, plates, ellipse_path((-5.8, -7.2), 4.6), (0, 8.8), 0.74)


HULLS: dict[Ship, Hull] = {
    "red-1": _swallow(),
    "red-2": _mule(),
    "yellow-1": _ray(),
    "yellow-2": _lantern(),
    "black-1": _fork(),
    "black-2": _burr(),
    "green-1": _whale(),
    "green-2": _station(),
}
SHIPS: tuple[Ship, ...] = get_args(Ship)


def team(ship: Ship) -> Colour:
    """The colour of a ship."""
    found: Colour = next(colour for colour in get_args(Colour) if ship.startswith(colour))
    return found


def hull(ship: Ship) -> str:
    """The outline of a ship alone, to be touched, lit or filled."""
    return f'<path id="hull-{ship}" d="{HULLS[ship].outline}"/>'


def ship_art(ship: Ship) -> str:
    """A ship round 0,0, about 40 long; it needs its `hull` in the same document."""
    shape, paint = HULLS[ship], livery(team(ship))
    across, down = shape.sign
    outline = f'<use href="#hull-{ship}"'
    return (
        f'{outline} x="1.2" y="2.4" fill="{colour("shade")}" opacity=".5"/>'
        f'{outline} fill="{paint.edge}" stroke="{colour("shade")}" stroke-width="4.6" stroke-linejoin="round"/>'
        f'{outline} fill="{paint.body}" stroke="{paint.edge}" stroke-width="2.2" stroke-linejoin="round"/>'
        f'{outline} fill="{paint.body}"/><path d="{shape.shaded}" fill="{paint.dark}" opacity=".55"/>'
        f'<path d="{shape.plates}" fill="none" stroke="{paint.edge}" stroke-width="1" opacity=".55"/>'
        f"{filled(shape.window, 'shade', 0.8)}"
        f'<path transform="translate({numbers((across, down))}) scale({shape.size})" d="{SIGNS[team(ship)]}" fill="{paint.ink}"/>'
    )


def ship_symbols() -> str:
    """Every ship: its hull and its symbol."""
    box = f"{-BOX // 2} {-BOX // 2} {BOX} {BOX}"
    return "".join(f'{hull(ship)}<symbol id="ship-{ship}" viewBox="{box}">{ship_art(ship)}</symbol>' for ship in SHIPS)
