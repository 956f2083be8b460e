"""Options of Carcassonne: what is agreed before the first tile."""

from pathlib import Path
from typing import Annotated, get_args

import msgspec
from msgspec import Meta

from cantina.core import game as core
from cantina.core.game import check_first, read_options
from cantina.core.ledger import Language
from cantina.core.problem import blaming
from cantina.core.texts import texts

from .content import FACTION, Colour, TileSet, UnplayableError, check_tiles, shipped
from .content import names as tile_sets
from .content.words import tile_words

COLOURS: tuple[Colour, ...] = get_args(Colour)
TEAM_SEATS = 4


class Options(core.Options, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What is agreed before the first tile."""

    seats: Annotated[int, Meta(ge=2, le=5)] = 2
    first: Annotated[int, Meta(ge=0, le=4)] = 0
    colours: tuple[Colour, Colour, Colour, Colour, Colour] = ("red", "black", "green", "white", "orange")
    teams: bool = False
    tiles: Annotated[str, Meta(examples=tile_sets(), extra_json_schema={"shown": True, "quick": "short"})] | TileSet = "full"

    def words(self, language: Language) -> dict[str, str]:
        """What the tiles are called in sentences."""
        said = texts(language, Path(__file__).parent / "texts")
        return tile_words(self.tiles, said) if isinstance(self.tiles, TileSet) else {}

    def sides(self) -> list[list[int]]:
        """Two teams that sit in turn, or everybody alone."""
        return [[0, 2], [1, 3]] if self.teams and self.seats == TEAM_SEATS else super().sides()


def resolve_options(options: core.Options) -> Options:
    """Options with shipped content put in for its name, checked as a whole."""
    options = read_options(Options, msgspec.to_builtins(options))
    check_first(options.first, options.seats)
    if len(set(options.colours)) < len(options.colours):
        raise UnplayableError("colours", option="colours", takes=COLOURS)
    if options.teams:
        _check_teams(options)
    with blaming("tiles"):
        tiles = shipped(options.tiles) if isinstance(options.tiles, str) else options.tiles
        check_tiles(tiles)
    return msgspec.structs.replace(options, tiles=tiles)


def _check_teams(options: Options) -> None:
    """CSW-88 to CSW-90: four players, red and green against black and white, seated in turn."""
    if options.seats != TEAM_SEATS:
        raise UnplayableError("teams-seats", option="teams", count=options.seats)
    factions = [FACTION[colour] for colour in options.colours[:4]]
    if factions[0] != factions[2] or factions[1] != factions[3] or set(factions) != {"rebel", "empire"}:
        raise UnplayableError("teams-colours", option="colours")
