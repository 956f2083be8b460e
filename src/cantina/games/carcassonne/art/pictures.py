"""Whole pictures of Carcassonne: a position with its figures, and the catalogue of a tile set."""

import html
from collections import Counter
from collections.abc import Sequence
from typing import cast

from cantina.games.carcassonne.art.pen import Point, colour, number, stroked
from cantina.games.carcassonne.art.pieces import FIGURE_BOX, figure_symbol
from cantina.games.carcassonne.art.tiles import Shared, outlines, tile_name, tile_symbol
from cantina.games.carcassonne.content import Colour, Figure, TileSet
from cantina.games.carcassonne.options import Options
from cantina.games.carcassonne.view import View

RECONSTRUCTION = "The tile set is Cantina's reconstruction, not the publisher's."
SVG = '<svg xmlns="http://www.w3.org/2000/svg"'
STEP_OF_A_ROW = 25.0  # how far apart figures on one part stand, where there is room

Placed = tuple[int, int, str, int]  # column, row, tile, rotation
Standing = tuple[int, int, str, Colour, Figure]  # column, row, part, whose, which


def picture(tiles: TileSet, placed: Sequence[Placed], figures: Sequence[Standing], size: int = 100) -> str:
    """A position: the laid tiles as windows into one sky, the figures on them; x grows to the east, y to the south."""
    columns, rows = [cell[0] for cell in placed] or [0], [cell[1] for cell in placed] or [0]
    wide, high = max(columns) - min(columns) + 2, max(rows) - min(rows) + 2
    left, top = min(columns) * 100 - 50, min(rows) * 100 - 50
    symbols = tile_definitions(tiles, placed)
    symbols += "".join(figure_symbol(owner, kind) for owner, kind in sorted({figure[3:] for figure in figures}))
    return (
        f'{SVG} width="{wide * size}" height="{high * size}" viewBox="{left} {top} {wide * 100} {high * 100}" role="img">'
        f"<title>Carcassonne: Star Wars</title><defs>{symbols}</defs>"
        f'<rect x="{left}" y="{top}" width="{wide * 100}" height="{high * 100}" fill="{colour("sky-deep")}"/>'
        f"{board(placed)}{_standing(tiles, placed, figures)}</svg>"
    )


def position(options: Options, view: View) -> str:
    """A position as a view shows it."""
    placed = [(tile.x, tile.y, tile.tile, tile.rotation) for tile in view.tiles]
    figures = [(seen.x, seen.y, seen.part, options.colours[seen.seat], seen.figure) for seen in view.figures]
    return picture(cast(TileSet, options.tiles), placed, figures)


def tile_definitions(tiles: TileSet, placed: Sequence[Placed]) -> str:
    """Each tile that lies somewhere, once for each rotation in which it does, with all that it needs."""
    shared = Shared()
    symbols = [tile_symbol(tiles[id_], rotation, shared) for id_, rotation in sorted({cell[2:] for cell in placed})]
    return shared.definitions() + "".join(symbols)


def board(placed: Sequence[Placed]) -> str:
    """The laid tiles: one sky under them, a hairline between them, a thin bright edge round them."""
    cells = {(across, down) for across, down, _, _ in placed}
    ground = "".join(f"M{across * 100} {down * 100}h100v100h-100z" for across, down in sorted(cells))
    seams = edge = ""
    for across, down in sorted(cells):
        for beside, line in (
            ((across, down - 1), f"M{across * 100} {down * 100}h100"),
            ((across - 1, down), f"M{across * 100} {down * 100}v100"),
            ((across, down + 1), f"M{across * 100} {down * 100 + 100}h100"),
            ((across + 1, down), f"M{across * 100 + 100} {down * 100}v100"),
        ):
            if beside not in cells:
                edge += line
            elif beside < (across, down):
                seams += line
    art = "".join(_use(tile_name(id_, rotation), (across * 100, down * 100), 100) for across, down, id_, rotation in placed)
    glow = "".join(stroked(edge, "sky-edge", width, 0.05, "round") for width in (24, 18, 12, 7))
    under = f'{glow}<path d="{ground}" fill="url(#csw-sky)"/>' if ground else ""
    return f"{under}{art}{stroked(seams, 'sky-seam', 0.5, 0.16)}{stroked(edge, 'sky-edge', 1.2, 0.8, 'square')}"


def _standing(tiles: TileSet, placed: Sequence[Placed], figures: Sequence[Standing]) -> str:
    """The figures from north to south; several on one part stand in a row."""
    lying = {
        (across, down, outline.part): outline
        for across, down, id_, rotation in placed
        for outline in outlines(tiles[id_], rotation)
    }
    crowd = Counter(figure[:3] for figure in figures)
    seen: Counter[tuple[int, int, str]] = Counter()
    stood = []
    for across, down, part, owner, size in figures:
        there = (across, down, part)
        spot, others = lying[there].spot, crowd[there] - 1
        step = min(STEP_OF_A_ROW, lying[there].row / max(others, 1))
        shift = (seen[there] - others / 2) * step
        seen[there] += 1
        corner = across * 100 + spot[0] + shift - FIGURE_BOX / 2, down * 100 + spot[1] - FIGURE_BOX / 2
        stood.append((corner[1], corner[0], _use(f"figure-{owner}-{size}", corner, FIGURE_BOX)))
    return "".join(figure for _, _, figure in sorted(stood))


def _use(symbol: str, corner: Point, size: float) -> str:
    across, down = map(number, corner)
    side = number(size)
    return f'<use href="#{html.escape(symbol)}" x="{across}" y="{down}" width="{side}" height="{side}"/>'


def catalogue(tiles: TileSet, size: int) -> str:
    """Every tile kind at a size, with its id and its copies below."""
    gap, line = 20, 24
    column, row = max(size, 84) + gap, size + line + gap
    across = max(1, min(len(tiles.tile), 1760 // column))
    rows = -(-len(tiles.tile) // across)
    wide, high = across * column + gap, rows * row + gap + line
    drawn = ""
    for index, tile in enumerate(tiles.tile):
        left, top = gap + index % across * column, gap + index // across * row
        drawn += f'<rect x="{left}" y="{top}" width="{size}" height="{size}" fill="url(#csw-sky)"/>'
        drawn += _use(tile_name(tile.id, 0), (left, top), size)
        drawn += f'<text x="{left}" y="{top + size + 17}">{html.escape(tile.id)} '
        drawn += f'<tspan fill="{colour("sky-muted")}">×{tile.copies}</tspan></text>'
    symbols = tile_definitions(tiles, [(0, 0, tile.id, 0) for tile in tiles.tile])
    return (
        f'{SVG} width="{wide}" height="{high}" viewBox="0 0 {wide} {high}" role="img">'
        f"<title>The tiles of the set {html.escape(tiles.name)}</title><defs>{symbols}</defs>"
        f'<rect width="{wide}" height="{high}" fill="{colour("sky-deep")}"/>'
        f'<g font-family="\'Atkinson Hyperlegible\', sans-serif" font-size="14" fill="{colour("sky-text")}">{drawn}'
        f'<text x="{gap}" y="{high - gap}">{RECONSTRUCTION}</text></g></svg>'
    )
