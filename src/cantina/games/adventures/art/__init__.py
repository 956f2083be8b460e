"""The drawings of Adventures: the sheet of parts for a page, positions and the cover, made from a mission's data.

Parts, by the name of their symbol. Whatever lies on a space has the box -24 -24 48 48 and is laid one over the other.

- `table` (under the map, cut to fit), `map`, over it `marks` or, for maps drawn at half size and less, `marks-small` (all in the
  map's box); `gate-locked-<slope>` and `gate-open-<slope>` (box -40 -40 80 80 round a door's place); for a legend `zone-<zone>`,
  `legend-wall`, `legend-ledge`, `legend-forbidden`.
- Outlines in the map's coordinates, unpainted: `hex-<space>` (`data-x`, `data-y`, `data-zone`, where it holds `data-number`,
  `data-star`, `data-start`), `door-<id>` (`data-x`, `data-y`, `data-slope`, `data-between`).
- `crowd-<count>`: where so many things lie round the middle of a space (`data-places`, far to near), how large (`data-size`),
  and how far below its place a figure has its base (`data-foot`, times the size).
- Threats: `back-<shape>`; `token-<id>` for the tokens of the mission and of the sheets, made of `feature-<thing>` or
  `face-<class>-<plate|orange|unique>` with `ability-<ability>`; over it `health-<health>-<damage>`, above 12 `health-much` with a
  number that the page writes round 5,17. `damage-<1..4>`, `child`, `complication-<white|yellow>-<1|2|3|back>`.
- Characters: `figure-<id>` (box -30 -58 60 70, 0,0 is the middle of its base) and `bust-<id>` (box -24 -24 48 48), `stranger` for
  anybody else. Their rims have the colour `--adv-owner`.
- Cards in layers, 100 by 140: `skill-<1..4>`, `skill-wild-<1..4>` or `skill-tactical`; over it `skill-bonus-<slot>`,
  `skill-slot-<slot|any>`, `skill-of-<character>`; `skill-back`, `skill-back-<character>`; `event-back-<back>`; `event-card-<id>`
  and `crisis-card`. 100 by 64: `plan-card-<id>`, `plan-card`, `plan-back`.
- `slot-<slot>` (box -24 -24 48 48), `gauge-<0..6>` (112 by 38); 28 by 24: `crisis-empty`, `crisis-full`, `crisis-coming`, over
  a cell `crisis-mark`, `crisis-end`.
- `sign-<name>` (box -13 -13 26 26) in the colour of the text, for every name in `signs.SIGNS`.
"""

import html
from collections.abc import Collection, Iterable, Sequence
from typing import Protocol, cast

from cantina.games.adventures.art.cards import card_definitions, card_symbols
from cantina.games.adventures.art.chart import (
    TABLE_HIGH,
    TABLE_WIDE,
    door_symbols,
    legend_symbols,
    map_art,
    map_definitions,
    marks_art,
    outlines,
    table_art,
    table_definitions,
)
from cantina.games.adventures.art.cover import HIGH, WIDE, cover_art, cover_definitions
from cantina.games.adventures.art.crowds import crowd_data
from cantina.games.adventures.art.figures import figure_definitions, figure_symbols
from cantina.games.adventures.art.grid import Grid
from cantina.games.adventures.art.paint import symbol
from cantina.games.adventures.art.pictures import SVG, TITLE, Piece, Standing, position_art, position_picture
from cantina.games.adventures.art.signs import sign_symbols
from cantina.games.adventures.art.tokens import VIEW, token_art, token_definitions, token_symbols
from cantina.games.adventures.content import library, modes
from cantina.games.adventures.content.schema import Character, Mission, Pack, Shape, Space, Token
from cantina.games.adventures.view import View
from cantina.games.pen import number

__all__ = ["Piece", "Standing", "beginning", "cover", "picture", "sheet", "table"]


class Settled(Protocol):
    """Options after resolving: their mission is the mission itself."""

    @property
    def mission(self) -> Mission | str:
        """The mission."""

    @property
    def pack(self) -> Pack | None:
        """Content of a user's own."""


class Cast(Settled, Protocol):
    """Settled options with the characters in play, whose cards lie in the slots."""

    @property
    def characters(self) -> Sequence[Character | str]:
        """The characters."""


def sheet(options: Settled) -> str:
    """One hidden SVG for resolved options, to be inserted once: symbols of all parts, and outlines of what can be touched."""
    mission = options.mission
    if not isinstance(mission, Mission):
        raise TypeError(f"the sheet is drawn for resolved options, whose mission is content; this is the id {mission!r}")
    grid = Grid(mission.map)
    box = " ".join(map(number, grid.box))
    slices = f'viewBox="0 0 {TABLE_WIDE} {TABLE_HIGH}" preserveAspectRatio="xMidYMid slice"'
    parts = f'<symbol id="table" {slices}>{table_art(TABLE_WIDE, TABLE_HIGH)}</symbol>'
    parts += symbol("map", box, map_art(grid))
    parts += symbol("marks", box, marks_art(grid)) + symbol("marks-small", box, marks_art(grid, "small"))
    parts += legend_symbols(grid) + outlines(grid) + crowd_data()
    parts += card_definitions() + card_symbols(library(options.pack).events().event)
    hidden = 'width="0" height="0" style="position:absolute" aria-hidden="true"'
    return f"{SVG} {hidden}><defs>{_pieces(mission, grid)}{parts}</defs></svg>"


def preview(option: str, options: Settled) -> str | None:
    """A picture of a user's content for an option: the map of a mission."""
    return picture(options.mission) if option == "mission" and isinstance(options.mission, Mission) else None


def picture(
    mission: Mission,
    figures: Sequence[Standing] = (),
    pieces: Sequence[Piece] = (),
    open_doors: Collection[str] = (),
    child: Space | None = None,
) -> str:
    """A position: the map on its table, with threats, doors, figures and the child."""
    art = position_art(mission, figures, pieces, open_doors, child, _tokens(mission))
    return position_picture(mission, _pieces(mission, Grid(mission.map)), art)


def beginning(mission: Mission) -> str:
    """A mission's map before the first turn: its first two characters at the start, and all threats where they lie."""
    figures = [(character, mission.map.start) for character in mission.recommended[:2]]
    lying = (*mission.placement.facedown.items(), *mission.placement.faceup.items())
    pieces: list[Piece] = [(None, shape, space, False, 0) for shape, spaces in lying for space in spaces]
    pieces += [(id_, "unique", space, True, 0) for id_, spaces in mission.placement.unique.items() for space in spaces]
    return picture(mission, figures, pieces)


def table(options: Cast, view: View) -> str:
    """A position as a view shows it: the map with everything on it, the slots, the characters' cards, decks and tracks."""
    mission = options.mission
    assert isinstance(mission, Mission), "resolved options have content"
    figures = [(seen.figure, seen.space) for seen in view.figures if seen.space]
    pieces = [(seen.token, cast(Shape, seen.shape), seen.space, seen.up, seen.damage) for seen in view.pieces if seen.space]
    open_doors = [door.door for door in view.doors if door.open]
    child = view.child.space if view.child and view.child.figure is None else None
    art = position_art(mission, figures, pieces, open_doors, child, _tokens(mission))
    people = [character for character in options.characters if isinstance(character, Character)]
    definitions = _pieces(mission, Grid(mission.map)) + card_definitions() + card_symbols(())  # no event lies face up
    return position_picture(mission, definitions, art, view, people)


def cover() -> str:
    """The game's cover, 480 by 640."""
    return (
        f'{SVG} width="{WIDE}" height="{HIGH}" viewBox="0 0 {WIDE} {HIGH}" role="img"><title>{TITLE}</title>'
        f"<defs>{cover_definitions()}</defs>{cover_art()}</svg>"
    )


def _pieces(mission: Mission, grid: Grid) -> str:
    """What lies on the map, and what all drawings of it share."""
    tokens = _tokens(mission)
    drawn = table_definitions() + map_definitions(grid) + token_definitions() + figure_definitions()
    drawn += sign_symbols() + door_symbols() + figure_symbols() + token_symbols(_healths(mission, tokens.values()))
    return drawn + "".join(symbol(f"token-{html.escape(id_)}", VIEW, token_art(token)) for id_, token in tokens.items())


def _tokens(mission: Mission) -> dict[str, Token]:
    """The tokens of a mission by their ids, and those of the mercenary sheets that may lie over it."""
    return {token.id: token for token in (*modes().token, *mission.token)}


def _healths(mission: Mission, tokens: Iterable[Token]) -> set[int]:
    """How much health anything in the mission can have."""
    doors = {door.hp for door in mission.map.door if door.hp}
    one = {token.hp for token in tokens if token.hp}
    return doors | one | {health for token in tokens for health in (token.hp_by_characters or {}).values()}
