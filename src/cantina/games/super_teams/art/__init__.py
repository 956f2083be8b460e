"""The drawings of Super Teams: ships, cards and any board as SVG, a position, and the cover."""

from collections import defaultdict
from collections.abc import Sequence
from typing import cast

from cantina.games.pen import number, numbers
from cantina.games.super_teams.art.cards import card_definitions, card_symbols
from cantina.games.super_teams.art.cover import HIGH, cover_art, cover_definitions
from cantina.games.super_teams.art.cover import WIDE as COVER_WIDE
from cantina.games.super_teams.art.lane import MOST, PAD, TALL, WIDE, lane, strip
from cantina.games.super_teams.art.pads import pad_definitions
from cantina.games.super_teams.art.ships import BOX, SHIPS, ship_symbols
from cantina.games.super_teams.art.sky import sky_art, sky_definitions
from cantina.games.super_teams.art.track import moorings, outlines, track_art, track_symbol
from cantina.games.super_teams.content import Board, Ship
from cantina.games.super_teams.options import Options
from cantina.games.super_teams.view import View

SVG = '<svg xmlns="http://www.w3.org/2000/svg"'
SKY_WIDE, SKY_HIGH = 1440, 900
LONGEST_STRIP = 12  # spaces
TITLE = "Star Wars: Super Teams"


def definitions() -> str:
    """What the drawings share; once in a document that holds any of them."""
    return sky_definitions() + pad_definitions() + ship_symbols()


def sheet(options: Options) -> str:
    """One hidden SVG with a symbol for every ship and card and for the board in both forms, to be inserted once."""
    board = cast(Board, options.board)
    slices = f'viewBox="0 0 {SKY_WIDE} {SKY_HIGH}" preserveAspectRatio="xMidYMid slice"'
    symbols = f'<symbol id="sky" {slices}>{sky_art(SKY_WIDE, SKY_HIGH)}</symbol>{moorings()}'
    symbols += card_definitions() + card_symbols()
    symbols += "".join(track_symbol(board, form) + outlines(board, form) for form in (WIDE, TALL))
    hidden = 'width="0" height="0" style="position:absolute" aria-hidden="true"'
    return f"{SVG} {hidden}><defs>{definitions()}{symbols}</defs></svg>"


def preview(option: str, options: Options) -> str | None:
    """A picture of a user's content for an option; a deck is numbers."""
    return picture(cast(Board, options.board), []) if option == "board" else None


def position(options: Options, view: View) -> str:
    """A position as a view shows it."""
    return picture(cast(Board, options.board), [(seen.ship, seen.space) for seen in view.ships])


def picture(board: Board, ships: Sequence[tuple[Ship, int]]) -> str:
    """A position: the board under its sky, every ship docked at its space; a short board lies straight."""
    spaces = len(board.codes())
    laid = strip(spaces) if spaces <= LONGEST_STRIP else lane(spaces, WIDE)
    left, top, wide, high = laid.box
    docked: dict[int, list[Ship]] = defaultdict(list)
    for ship, space in ships:
        docked[space].append(ship)
    crowds = {space: len(crowd) for space, crowd in docked.items()}
    drawn = ""
    for space, crowd in docked.items():
        place, roomy = laid.places[space], laid.is_roomy(space, crowds)
        if 0 < space < laid.finish and len(crowd) > 1:
            at = f"translate({numbers(place.beside(0, PAD))}) rotate({number(place.angle)}) scale({laid.room(space):.2f})"
            drawn += f'<use href="#mooring-{len(crowd)}{"-roomy" * roomy}" transform="{at}"/>'
        docks = laid.docks(space, len(crowd), roomy)
        if space in (0, laid.finish):
            docks = [laid.docks(space, MOST)[SHIPS.index(ship)] for ship in crowd]
        for ship, dock in zip(crowd, docks, strict=True):
            at = f"translate({numbers(dock.centre)}) rotate({number(dock.angle + 90)}) scale({dock.scale:.2f})"
            drawn += f'<use href="#ship-{ship}" x="{-BOX // 2}" y="{-BOX // 2}" width="{BOX}" height="{BOX}" transform="{at}"/>'
    return (
        f'{SVG} width="{number(wide)}" height="{number(high)}" viewBox="{" ".join(map(number, laid.box))}" role="img">'
        f"<title>{TITLE}</title><defs>{definitions()}{moorings()}</defs>"
        f'<g transform="translate({numbers((left, top))})">{sky_art(wide, high)}</g>{track_art(board, laid)}{drawn}</svg>'
    )


def cover() -> str:
    """The game's cover, 480 by 640."""
    return (
        f'{SVG} width="{COVER_WIDE}" height="{HIGH}" viewBox="0 0 {COVER_WIDE} {HIGH}" role="img"><title>{TITLE}</title>'
        f"<defs>{definitions()}{cover_definitions()}</defs>{cover_art()}</svg>"
    )
