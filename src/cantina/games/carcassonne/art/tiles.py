"""Tiles as drawings: windows into one sky, with fields, routes, planets and symbols; and the outlines of their parts."""

import hashlib
import html
from collections.abc import Iterable
from typing import NamedTuple

from cantina.games.carcassonne.art.layout import Drift, Lane, Layout, is_crossroads, layout
from cantina.games.carcassonne.art.pen import Point, chance, colour, curve_path, filled, number, numbers, stroked
from cantina.games.carcassonne.art.pieces import chip_art
from cantina.games.carcassonne.art.planets import planet_art, planet_definitions, planet_place, world_of
from cantina.games.carcassonne.art.rocks import inner_rocks, level_rocks
from cantina.games.carcassonne.content import SIDES, Faction, Tile, turned

NEBULAE = ("nebula-violet", "nebula-blue", "nebula-rose")
STARS = ((13, 0.55, 0.6), (9, 0.8, 0.7), (5, 1.15, 0.85))  # how many, how wide, how bright
SKY = 700  # the sky is the same again after so much
VARIANTS = 2  # the rocks of a field are drawn in so many ways
MIRROR = "matrix(0 1 1 0 0 0)"  # the light from the upper left stays where it is
SIDE_PLACES = {"N": "", "S": "translate(0 100)", "W": MIRROR, "E": "matrix(0 1 1 0 100 0)"}
OPEN_SIDES = {"field": ("M15 0H85", "M100 15V85", "M15 100H85", "M0 15V85")}
OPEN_SIDES["route"] = ("M40 0H60", "M100 40V60", "M40 100H60", "M0 40V60")


class Shared:
    """Drawings that tiles have in common. Each stands once in a document, named by its content, so two documents can meet."""

    def __init__(self) -> None:
        self._drawings: dict[str, str] = {}

    def use(self, drawing: str, place: str = "") -> str:
        """A reference to a drawing, moved to a place by a transformation; nothing for an empty drawing."""
        if not drawing:
            return ""
        name = self._drawings.get(drawing)
        if name is None:
            name = self._drawings[drawing] = f"csw-{hashlib.sha256(drawing.encode()).hexdigest()[:8]}"
        moved = f' transform="{place}"' if place else ""
        return f'<use href="#{name}"{moved}/>'

    def definitions(self) -> str:
        """What the references refer to, and the gradients, patterns and clips that it needs."""
        return definitions() + "".join(f'<g id="{name}">{drawing}</g>' for drawing, name in self._drawings.items())


class Outline(NamedTuple):
    """A part of a turned tile for pointers, fingers and lights: path data, where figures stand, and what it touches."""

    part: str
    path: str  # closed, with room for a finger
    shore: str  # the line that lights up; it runs on without a seam on the next tile
    spot: Point
    row: float  # how wide a row of several figures may be
    sides: str
    chip: tuple[Point, Faction] | None  # the symbol's place and faction

    def markup(self, name: str) -> str:
        """Both paths, unpainted, the outline with its data."""
        id_ = html.escape(f"{name}/{self.part}")
        data = f'data-spot="{number(self.spot[0])} {number(self.spot[1])}" data-row="{number(self.row)}"'
        data += f' data-sides="{self.sides}"' if self.sides else ""
        data += f' data-chip="{number(self.chip[0][0])} {number(self.chip[0][1])} {self.chip[1]}"' if self.chip else ""
        return f'<path id="{id_}" d="{self.path}" {data}/><path id="{id_}/shore" d="{self.shore}"/>'


def outlines(tile: Tile, rotation: int) -> list[Outline]:
    """The outlines of a turned tile's parts."""
    lying, parts = layout(tile, rotation), tile.parts()
    shapes = {f"route-{index}": (lane.outline(), lane.shore(), 26.0) for index, lane in enumerate(lying.lanes)}
    shapes |= {f"field-{index}": (drift.outline(), drift.shore(), 34.0) for index, drift in enumerate(lying.drifts)}
    if lying.globe:
        shapes["planet"] = lying.globe.outline(), lying.globe.shore(), 2 * lying.globe.radius
    return [
        Outline(part, path, shore, lying.figures[part], row, turned(parts[part], rotation), _chip(tile, lying, part))
        for part, (path, shore, row) in shapes.items()
    ]


def _chip(tile: Tile, lying: Layout, part: str) -> tuple[Point, Faction] | None:
    return (lying.symbols[part], tile.symbols[part]) if part in tile.symbols else None


def tile_symbol(tile: Tile, rotation: int, shared: Shared) -> str:
    """The symbol of a turned tile, 100 by 100, over a sky that the user draws."""
    name = html.escape(tile_name(tile.id, rotation))
    return f'<symbol id="{name}" viewBox="0 0 100 100">{_tile_art(tile, rotation, shared)}</symbol>'


def tile_name(tile_id: str, rotation: int) -> str:
    """The id of a turned tile's symbol, and the beginning of its outlines' ids."""
    return f"tile-{tile_id}-{rotation}"


def _tile_art(tile: Tile, rotation: int, shared: Shared) -> str:
    """What glows by itself turns with the tile; what is lit is drawn as it lies."""
    lying, upright = layout(tile, rotation), layout(tile, 0)
    quarter = f"rotate({rotation * 90} 50 50)" if rotation else ""
    variant = int(chance("variant", tile.id).random() * VARIANTS)
    drawn = shared.use(_dust(tile.id), quarter)
    drawn += "".join(_field(drift, variant, shared) for drift in lying.drifts)
    drawn += shared.use(_routes(upright.lanes), quarter)
    if is_crossroads(tile):
        drawn += shared.use(_station())
    if lying.globe:
        world = world_of(tile.id)
        drawn += shared.use(planet_art(world, tile.id), planet_place(world, lying.globe))
    for part, faction in tile.symbols.items():
        drawn += shared.use(chip_art(faction), f"translate({numbers(lying.symbols[part])})")
    return drawn


def _dust(tile_id: str) -> str:
    """A wisp of nebula, stars of three sizes and one that sparkles; none of it crosses a side."""
    roll = chance("dust", tile_id)
    across, down, radius = roll.uniform(36, 64), roll.uniform(36, 64), roll.uniform(26, 35)
    tint = NEBULAE[int(roll.random() * len(NEBULAE))]
    drawn = f'<circle cx="{number(across)}" cy="{number(down)}" r="{number(radius)}" fill="url(#csw-{tint})" opacity=".6"/>'
    for count, width, opacity in STARS:
        path = "".join(f"M{round(roll.uniform(2, 98))} {round(roll.uniform(2, 98))}h0" for _ in range(count))
        drawn += stroked(path, "star", width, opacity, "round")
    return drawn + filled(_sparkle(roll.uniform(12, 88), roll.uniform(12, 88), roll.uniform(1.8, 2.8)), "star", 0.8)


def _sparkle(across: float, down: float, size: float) -> str:
    middle = numbers((across, down))
    tips = ((across + size, down), (across, down + size), (across - size, down), (across, down - size))
    return f"M{numbers((across, down - size))}" + "".join(f"Q{middle} {numbers(tip)}" for tip in tips) + "Z"


def _field(drift: Drift, variant: int, shared: Shared) -> str:
    """A field: dust, then rocks. Mirrored across the light's diagonal it serves for another rotation."""
    mirrored = drift.mirrored()
    if mirrored < drift:
        return shared.use(_field_art(mirrored, variant, shared), MIRROR)
    return shared.use(_field_art(drift, variant, shared))


def _field_art(drift: Drift, variant: int, shared: Shared) -> str:
    shore = drift.shore()
    haze = stroked(shore, "field-dust", 11, 0.07, "square") + stroked(shore, "field-dust", 5, 0.09, "square")
    haze += filled(drift.outline(), "field-dust", 0.2)
    border = "".join(shared.use(level_rocks(), SIDE_PLACES[side]) for side in drift.sides)
    return haze + inner_rocks(drift, variant) + border


def _routes(lanes: list[Lane]) -> str:
    """Lanes of light in two layers over a halo, and bars where they end."""
    path = "".join(curve_path(lane.curve) for lane in lanes)
    bars = "".join(lane.bar() for lane in lanes)
    drawn = stroked(path, "lane-halo", 23, 0.1) + stroked(path, "lane-halo", 14, 0.2)
    drawn += stroked(path, "lane-glow", 7.4, 0.62) + stroked(path, "lane-core", 2)
    return drawn + stroked(bars, "station-hull", 5, 0.7) + stroked(bars, "lane-core", 2.2)


def _station() -> str:
    """The station where the routes of a crossroads end."""
    return (
        f'<circle cx="50" cy="50" r="10.5" fill="{colour("station-hull")}" stroke="{colour("station-rim")}" stroke-width="1.2"/>'
        f'<circle cx="50" cy="50" r="7.2" fill="none" stroke="{colour("lane-glow")}" stroke-width="1.5" '
        f'stroke-dasharray="4.2 3.34"/>'
        f"{filled('M50 45.4 54.6 50 50 54.6 45.4 50Z', 'lane-core')}"
    )


def back_art() -> str:
    """The back of a tile: a lone star in a frame."""
    return (
        f'<rect x="4" y="4" width="92" height="92" rx="9" fill="{colour("sky-high")}" stroke="{colour("sky-edge")}" '
        f'stroke-width="3"/>{filled(_sparkle(50, 50, 27), "sky-edge")}{stroked("M18 18H82V82H18Z", "sky-edge", 1.6, 0.4)}'
    )


def side_marks() -> Iterable[str]:
    """For each side the stretch that a field or a route leaves open there, unpainted."""
    for kind, paths in OPEN_SIDES.items():
        yield from (f'<path id="open-{kind}-{side}" d="{path}"/>' for side, path in zip(SIDES, paths, strict=True))


def definitions() -> str:
    """The gradients, patterns and clips that the drawings share; once in a document that holds any of them."""
    nebulae = "".join(
        f'<radialGradient id="csw-{role}"><stop stop-color="{colour(role)}" stop-opacity=".25"/>'
        f'<stop offset="1" stop-color="{colour(role)}" stop-opacity="0"/></radialGradient>'
        for role in NEBULAE
    )
    return planet_definitions() + nebulae + _sky()


def _sky() -> str:
    """The one sky that all tiles are windows into: great nebulae that go on where the pattern begins again."""
    roll = chance("sky")
    clouds = ""
    for index in range(12):
        across, down, radius = roll.uniform(0, SKY), roll.uniform(0, SKY), roll.uniform(110, 210)
        for left in (across - SKY, across, across + SKY):
            for top in (down - SKY, down, down + SKY):
                if -radius < left < SKY + radius and -radius < top < SKY + radius:
                    place = f'cx="{number(left)}" cy="{number(top)}" r="{number(radius)}"'
                    clouds += f'<circle {place} fill="url(#csw-{NEBULAE[index % len(NEBULAE)]})"/>'
    return (
        f'<pattern id="csw-sky" patternUnits="userSpaceOnUse" width="{SKY}" height="{SKY}">'
        f'<rect width="{SKY}" height="{SKY}" fill="{colour("sky-high")}"/><g opacity=".7">{clouds}</g></pattern>'
    )
