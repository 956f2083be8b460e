"""The track: a board drawn as pads on a lane between two planets, and the outlines of everything that can be touched."""

from itertools import groupby
from typing import NamedTuple

from cantina.games.pen import Point, curve_path, ellipse_path, number, numbers
from cantina.games.super_teams.art.lane import (
    CLOSE,
    FINISH_RADIUS,
    MOST,
    PAD,
    ROOMY,
    SHIP,
    START_RADIUS,
    WIDE,
    Berths,
    Form,
    Lane,
    lane,
)
from cantina.games.super_teams.art.pads import glyph, split_art
from cantina.games.super_teams.art.paint import colour, filled, stroked
from cantina.games.super_teams.art.sky import chart_art, finish_art, start_art
from cantina.games.super_teams.content import SPACES, Board, Kind

NUMBER_REACH, HOLE_REACH = PAD + 14, PAD + 24  # from the middle of a pad to the number beside it
FONT = 'font-family="Oxanium, \'Segoe UI\', sans-serif" font-weight="600" text-anchor="middle"'


class Hole(NamedTuple):
    """Black holes in a row, which are like one."""

    first: int
    last: int


def kinds(board: Board) -> list[tuple[Kind, ...]]:
    """What the spaces between the planets are, in order; doubled ones are two things, the outer half first."""
    return [SPACES[code] for code in board.codes()]


def holes(board: Board) -> list[Hole]:
    """The black holes of a board."""
    found = []
    for is_hole, run in groupby(enumerate(kinds(board), start=1), key=lambda space: space[1] == ("hole",)):
        spaces = [space for space, _ in run]
        if is_hole:
            found.append(Hole(spaces[0], spaces[-1]))
    return found


def track_symbol(board: Board, form: Form) -> str:
    """The whole board without ships, to be used by reference; it needs the sheet's definitions."""
    laid = lane(len(board.codes()), form)
    name, box = "track-tall" if form.name else "track", " ".join(map(number, laid.box))
    return f'<symbol id="{name}" viewBox="{box}">{track_art(board, laid)}</symbol>'


def track_art(board: Board, laid: Lane) -> str:
    """The chart, the lane, the holes, the pads with their numbers, and the planets."""
    home, start = laid.places[-1].centre, laid.places[0].centre
    drawn = chart_art(home, max(laid.box[2:]) * 0.5) + _lane_art(laid)
    drawn += "".join(_hole_art(laid, hole) for hole in holes(board))
    beside = ""
    for space, what in enumerate(kinds(board), start=1):
        drawn += _pad_art(laid, space, what)
        if what == ("normal",):
            beside += _number(space, laid.places[space].centre, laid.form.number, "pad-text")
        elif laid.form is WIDE:
            reach = HOLE_REACH if what == ("hole",) else NUMBER_REACH
            beside += _number(space, laid.places[space].beside(0, -reach), 15, "pad-number")
    drawn += f"<g {FONT}>{beside}{''.join(_depth_art(laid, hole) for hole in holes(board))}</g>"
    return drawn + start_art(start, START_RADIUS) + finish_art(home, FINISH_RADIUS)


def _lane_art(laid: Lane) -> str:
    """A bed between two rails, with lamps along the middle."""
    path = curve_path(laid.section(0, laid.finish))
    return (
        stroked(path, "lane-rail", 76, 0.1)
        + stroked(path, "lane-rail", 62, 0.6)
        + stroked(path, "lane-bed", 58.6)
        + f'<path d="{path}" fill="none" stroke="{colour("lane-lamp")}" stroke-width="2.4" stroke-linecap="round" '
        f'stroke-dasharray="0 8" opacity=".75"/>'
    )


def _hole_art(laid: Lane, hole: Hole) -> str:
    """One darkness under all pads of a hole, with light bent round it."""
    path = curve_path(laid.section(hole.first, hole.last)) if hole.first < hole.last else ""
    path = path or f"M{numbers(laid.places[hole.first].centre)}h0"
    drawn = stroked(path, "hole-glow", 92, 0.16, "round") + stroked(path, "hole-glow", 78, 0.4, "round")
    drawn += stroked(path, "hole-bed", 70, 1, "round")
    first, last = laid.places[hole.first], laid.places[hole.last]
    arcs = ""
    for side in (1, -1):
        for reach, ends in ((50, 46), (60, 34)):
            bends = first.beside(-ends / 2, side * reach), last.beside(ends / 2, side * reach)
            arcs += f"M{numbers(first.beside(-ends, side * 10))}C{numbers((*bends[0], *bends[1], *last.beside(ends, side * 10)))}"
    return drawn + stroked(arcs, "hole-glow", 1.6, 0.7, "round")


def _depth_art(laid: Lane, hole: Hole) -> str:
    """A tag on the inner side with the number of spaces that a ship must cross; none where it is one."""
    deep = hole.last - hole.first + 1
    if deep == 1:
        return ""
    scale = laid.form.number / WIDE.number
    half = (deep - 1) // 2
    (ax, ay), (bx, by) = (laid.places[space].beside(0, PAD + 20 + 6 * scale) for space in (hole.first + half, hole.last - half))
    place = f"translate({numbers(((ax + bx) / 2, (ay + by) / 2))}) scale({scale:.2f})"
    return (
        f'<g transform="{place}"><rect x="-25" y="-13" width="50" height="26" rx="13" '
        f'fill="{colour("hole-bed")}" stroke="{colour("hole-glow")}" stroke-width="1.6"/>'
        f"{glyph('swirl', 'translate(-11 0)', 0.36)}"
        f'<text x="10" y="6" font-size="17" fill="{colour("hole-arm")}">×{deep}</text></g>'
    )


def _pad_art(laid: Lane, space: int, what: tuple[Kind, ...]) -> str:
    place = laid.places[space]
    at = f"translate({numbers(place.centre)})"
    if len(what) == 2:
        return f'<g transform="{at}">{split_art(what[0], what[1], place.angle)}</g>'
    drawn = f'<use href="#pad-{what[0]}" transform="{at}"/>'
    if what == ("hyperspace",):
        drawn += glyph("streaks", f"{at} rotate({number(place.angle)})")
    return drawn


def _number(space: int, at: Point, size: float, role: str) -> str:
    place = f'x="{number(at[0])}" y="{number(at[1] + size * 0.36)}"'
    return f'<text {place} font-size="{number(size)}" fill="{colour(role)}">{space}</text>'


# Outlines


def outlines(board: Board, form: Form) -> str:
    """A path for every space and every half of one, in the track's coordinates, with what a page must know of it."""
    laid = lane(len(board.codes()), form)
    drawn = _planet_outline(laid, 0, START_RADIUS)
    for space, what in enumerate(kinds(board), start=1):
        place = laid.places[space]
        drawn += f'<path id="{form.name}space-{space}" d="{ellipse_path(place.centre, PAD)}" {_data(laid, space, what)}/>'
        for side, kind in zip((-1, 1), what if len(what) == 2 else (), strict=False):
            ends = place.beside(side * -PAD, 0), place.beside(side * PAD, 0)
            path = f"M{numbers(ends[0])}A{numbers((PAD, PAD, 0, 0, 1, *ends[1]))}Z"
            drawn += f'<path id="{form.name}space-{space}-{kind}" d="{path}" {_at(place.beside(0, side * PAD * 0.46))}/>'
    return drawn + _planet_outline(laid, laid.finish, FINISH_RADIUS)


def _at(point: Point) -> str:
    return f'data-x="{number(point[0])}" data-y="{number(point[1])}"'


def _data(laid: Lane, space: int, what: tuple[Kind, ...]) -> str:
    place = laid.places[space]
    rim, outer = (",".join(map(number, point)) for point in (place.beside(0, PAD), laid.outer(space)))
    return (
        f'{_at(place.centre)} data-kind="{" ".join(what)}" data-angle="{number(place.angle)}" data-outer="{outer}" '
        f'data-rim="{rim}" data-room="{laid.room(space):.2f}"'
    )


def _planet_outline(laid: Lane, space: int, radius: float) -> str:
    """A planet, with a dock for every ship round it."""
    place = laid.places[space]
    docks = laid.docks(space, MOST)
    points = " ".join(",".join(map(number, (*dock.centre, dock.angle))) for dock in docks)
    outer, kind = ",".join(map(number, laid.outer(space))), "finish" if space else "start"
    return (
        f'<path id="{laid.form.name}space-{space}" d="{ellipse_path(place.centre, radius)}" {_at(place.centre)} '
        f'data-kind="{kind}" data-angle="{number(place.angle)}" data-outer="{outer}" '
        f'data-dock="{points}" data-size="{docks[0].scale:g}"/>'
    )


def moorings() -> str:
    """A bar for each crowd with the berths of its ships, close or roomy: 0,0 touches the pad's rim, x runs along the flight."""
    close = "".join(_mooring(f"mooring-{crowd}", berths) for crowd, berths in CLOSE.items())
    return close + "".join(_mooring(f"mooring-{crowd}-roomy", berths) for crowd, berths in ROOMY.items())


def _mooring(name: str, berths: Berths) -> str:
    points = " ".join(f"{number(along)},{number(-depth)}" for along, depth in berths.offsets)
    reach = SHIP / 2 * berths.scale + 3
    wide, deep = max(along for along, _ in berths.offsets) + reach, max(depth for _, depth in berths.offsets) + reach
    bar = (
        f"{filled('M-4-6H4V1H-4Z', 'pad-rim')}"
        f'<rect x="{number(-wide)}" y="{number(-deep)}" width="{number(2 * wide)}" height="{number(deep - 3)}" rx="14" '
        f'fill="{colour("sky-deep")}" fill-opacity=".8" stroke="{colour("pad-rim")}" stroke-width="1.5"/>'
    )
    return f'<g id="{name}" data-berths="{points}" data-size="{berths.scale:g}">{bar if len(berths.offsets) > 1 else ""}</g>'
