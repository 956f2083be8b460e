"""The drawings of Carcassonne: the sheet of parts for a page, positions, the catalogue and the cover, made from the tile data."""

from typing import cast, get_args

from cantina.games.carcassonne.art.cover import cover
from cantina.games.carcassonne.art.pictures import catalogue, picture, position
from cantina.games.carcassonne.art.pieces import FACES, FIGURE_BOX, chip_art, die_art, figure_symbol
from cantina.games.carcassonne.art.tiles import Shared, back_art, outlines, side_marks, tile_name, tile_symbol
from cantina.games.carcassonne.content import Colour, Faction, Figure, TileSet, rotations
from cantina.games.carcassonne.options import Options

__all__ = ["FIGURE_BOX", "catalogue", "cover", "outlines", "picture", "position", "preview", "sheet"]


def preview(option: str, options: Options) -> str | None:
    """A picture of a user's content for an option."""
    return catalogue(cast(TileSet, options.tiles), 100) if option == "tiles" else None


def sheet(options: Options) -> str:
    """One hidden SVG for resolved options, to be inserted once: symbols of all parts, unpainted outlines of what can be touched.

    Tiles are `tile-<id>-<rotation>`, for every rotation in which they can lie. The outline of a part is `<tile>/<part>`; its data
    say where a figure stands (`data-spot`), how wide a row of figures may be (`data-row`), which sides it touches (`data-sides`),
    and the place and faction of its symbol (`data-chip`). The line that lights up is `<tile>/<part>/shore`; where an object is
    left open, `open-<kind>-<side>` marks the side. Figures are `figure-<colour>-<size>`; then come `die-<face>`,
    `chip-<faction>` and `tile-back`.
    """
    tiles, shared = cast(TileSet, options.tiles), Shared()
    lying = [(tile, rotation) for tile in tiles.tile for rotation in rotations(tile)]
    symbols = [tile_symbol(tile, rotation, shared) for tile, rotation in lying]
    symbols += [figure_symbol(owner, size) for owner in get_args(Colour) for size in get_args(Figure)]
    symbols += [f'<symbol id="die-{face}" viewBox="0 0 24 24">{die_art(face)}</symbol>' for face in FACES]
    symbols += [
        f'<symbol id="chip-{faction}" viewBox="-10 -10 20 20">{chip_art(faction)}</symbol>' for faction in get_args(Faction)
    ]
    symbols.append(f'<symbol id="tile-back" viewBox="0 0 100 100">{back_art()}</symbol>')
    touched = [outline.markup(tile_name(tile.id, rotation)) for tile, rotation in lying for outline in outlines(tile, rotation)]
    hidden = 'width="0" height="0" style="position:absolute" aria-hidden="true"'
    parts = "".join([shared.definitions(), *symbols, *touched, *side_marks()])
    return f'<svg xmlns="http://www.w3.org/2000/svg" {hidden}><defs>{parts}</defs></svg>'
