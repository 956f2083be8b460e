"""Whole pictures of Adventures: a position with its figures, threats and doors, for notebooks and documents."""

import html
import re
from collections import defaultdict
from collections.abc import Collection, Sequence
from xml.etree import ElementTree

from cantina.games.adventures.art.beside import GAP, LEAST, beside_boxes, lines_art
from cantina.games.adventures.art.chart import DOOR_BOX, door_side, map_art, marks_art, table_art
from cantina.games.adventures.art.crowds import FOOT, crowd_of
from cantina.games.adventures.art.figures import STAND_ABOVE, STAND_HIGH, STAND_WIDE, person_of
from cantina.games.adventures.art.grid import Grid, cell_of, centre
from cantina.games.adventures.art.tokens import BOX, health_name
from cantina.games.adventures.content.schema import Character, Mission, Shape, Space, Token
from cantina.games.adventures.view import View
from cantina.games.pen import number

SVG = '<svg xmlns="http://www.w3.org/2000/svg"'
TITLE = "The Mandalorian: Adventures"

Standing = tuple[str, Space]  # a character and its space
Piece = tuple[
    str | None, Shape, Space, bool, int
]  # a token's id or None, its back, its space, whether it lies face up, its damage


def position_art(
    mission: Mission,
    figures: Sequence[Standing],
    pieces: Sequence[Piece],
    open_doors: Collection[str],
    child: Space | None,
    tokens: dict[str, Token],
) -> str:
    """The map with everything on it; it needs the symbols of the sheet."""
    grid = Grid(mission.map)
    lying: dict[Space, list[tuple[str, ...]]] = defaultdict(list)
    for id_, shape, space, is_up, damage in pieces:
        lying[space].append(_piece(tokens.get(id_ or ""), shape, is_up, damage, len(figures)))
    if child is not None:
        lying[child].append(("child",))
    for character, space in figures:
        lying[space].append((f"figure-{person_of(character)}",))
    drawn = map_art(grid) + marks_art(grid, "picture")
    for door in mission.map.door:
        side = door_side(door)
        state = "locked" if door.locked and door.id not in open_doors else "open"
        drawn += _use(f"gate-{state}-{side.slope}", side.middle, DOOR_BOX, DOOR_BOX, DOOR_BOX / 2)
    for space in sorted(lying):
        drawn += _crowd(space, lying[space])
    return drawn


def position_picture(
    mission: Mission, definitions: str, art: str, view: View | None = None, people: Sequence[Character] = ()
) -> str:
    """A picture of its own size, on its table; with a view also what lies beside the map."""
    left, top, wide, high = Grid(mission.map).box
    if view is not None:
        middle = left + wide / 2
        below, end = lines_art(beside_boxes(view, people, wide - 2 * GAP), middle, top + high, wide - 2 * GAP)
        art, high, wide = art + below, end - top, max(wide, LEAST + 2 * GAP)
        left = middle - wide / 2
    box = " ".join(map(number, (left, top, wide, high)))
    art = f'<g transform="translate({number(left)} {number(top)})">{table_art(wide, high)}</g>{art}'
    return (
        f'{SVG} width="{number(wide)}" height="{number(high)}" viewBox="{box}" role="img"><title>{TITLE}</title>'
        f"<defs>{_needed(definitions, art)}</defs>{art}</svg>"
    )


REFERENCE = re.compile(r'(?:href="#|url\(#)([^")]+)')


def _needed(definitions: str, art: str) -> str:
    """The definitions that a drawing uses, itself or by another one; all of them would be twenty times as much."""
    written = {part.get("id"): ElementTree.tostring(part, "unicode") for part in ElementTree.fromstring(f"<g>{definitions}</g>")}
    found: dict[str, str] = {}
    wanted = REFERENCE.findall(art)
    while wanted:
        id_ = html.unescape(wanted.pop())
        if id_ not in found and id_ in written:
            found[id_] = written[id_]
            wanted += REFERENCE.findall(written[id_])
    return "".join(part for id_, part in written.items() if id_ in found)


def health_of(token: Token, characters: int) -> int | None:
    """How much damage a token takes when so many characters play."""
    if token.hp_by_characters:
        fits = {int(count): health for count, health in token.hp_by_characters.items()}
        return fits[min(max(characters, min(fits)), max(fits))]
    return token.hp


def _piece(token: Token | None, shape: Shape, is_up: bool, damage: int, characters: int) -> tuple[str, ...]:
    """The symbols of a threat, one over the other."""
    if token is None or not is_up:
        return (f"back-{shape}",)
    health = health_of(token, characters) if token.kind == "enemy" else None
    return (f"token-{token.id}", health_name(health, damage)) if health else (f"token-{token.id}",)


def _crowd(space: Space, things: list[tuple[str, ...]]) -> str:
    x, y = centre(cell_of(space))
    places, scale = crowd_of(len(things))
    drawn = ""
    for (across, down), layers in zip(places, things, strict=True):
        for name in layers:
            if name.startswith("figure-"):
                foot = y + down + FOOT * scale
                drawn += _use(name, (x + across, foot), STAND_WIDE * scale, STAND_HIGH * scale, STAND_ABOVE * scale)
            else:
                drawn += _use(name, (x + across, y + down), BOX * scale, BOX * scale, BOX / 2 * scale)
    return drawn


def _use(name: str, at: tuple[float, float], wide: float, high: float, above: float) -> str:
    corner = f'x="{number(at[0] - wide / 2)}" y="{number(at[1] - above)}"'
    return f'<use href="#{html.escape(name)}" {corner} width="{number(wide)}" height="{number(high)}"/>'
