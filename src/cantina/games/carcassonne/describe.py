"""Carcassonne in words: a view as lines of text, the board cell by cell, and what a choice would bring."""

from collections.abc import Sequence
from typing import Any, cast

from cantina.core import game as core
from cantina.core.action import Action
from cantina.core.game import Seats
from cantina.core.spoken import Spoken
from cantina.core.texts import Texts

from .actions import Deploy, Place
from .content import SIDES, Tile, TileSet, turned
from .content.words import COMPASS, edge_at, planet, shows, sides
from .names import Part
from .options import Options
from .view import FigureSeen, ObjectSeen, TileSeen, View

BESIDE = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
OPPOSITE = {"N": "S", "E": "W", "S": "N", "W": "E"}


def speak(view: core.View, options: core.Options, offered: Sequence[Action], texts: Texts, seats: Seats) -> Spoken:
    """What there is to see: the tile in hand first, then points, objects and tiles."""
    seen, tiles = cast(View, view), _tiles(options)
    mine = [] if seen.seat is None else [seen.players[seen.seat]]
    return Spoken(
        now=[texts.say("view-fight", place=place(seen.fight.place, texts))] if seen.fight else [],
        tile=[texts.say("view-tile", shows=whole(tiles[seen.tile], 0, texts))] if seen.tile else [],
        hand=[texts.say("view-supply", colour=own.colour, small=own.small, large=own.large) for own in mine],
        score=[_player(seen, seat, texts, seats) for seat in range(len(seen.players))],
        board=[_object(thing, texts, seats) for thing in seen.objects if not thing.closed],
        rest=[
            texts.say("view-round", laid=len(seen.tiles), left=sum(seen.left.values())),
            *(_laid(tile, tiles, texts) for tile in seen.tiles),
        ],
        places=_places(seen, tiles, offered, texts, seats),
    )


def _tiles(options: core.Options) -> TileSet:
    return cast(TileSet, cast(Options, options).tiles)


def _player(seen: View, seat: int, texts: Texts, seats: Seats) -> str:
    player = seen.players[seat]
    return texts.say(
        "view-player", seat=seats(seat), colour=player.colour, faction=player.faction, score=player.score,
        small=player.small, large=player.large,
    )  # fmt: skip


def _object(thing: ObjectSeen, texts: Texts, seats: Seats) -> str:
    return texts.say(
        "view-object", object=thing.object, place=place(thing.parts[0], texts), tiles=thing.tiles,
        symbols=len(thing.symbols), worth=thing.worth, closed=thing.if_closed, owner=_owner(thing, texts, seats),
    )  # fmt: skip


def _owner(thing: ObjectSeen, texts: Texts, seats: Seats) -> str:
    return texts.listed(list(map(seats, thing.seats))) or texts.say("view-nobody")


def _laid(tile: TileSeen, tiles: TileSet, texts: Texts) -> str:
    return texts.say("view-laid", x=tile.x, y=tile.y, shows=sides(tiles[tile.tile], tile.rotation, texts))


# ---- choices ---------------------------------------------------------------------------------------------------------------


def describe_action(action: Action, view: core.View, options: core.Options, texts: Texts, seats: Seats) -> str:  # noqa: ARG001
    """What an action does: how a tile is turned, or on which of its parts a figure comes to stand and what that is worth."""
    seen = cast(View, view)
    if not isinstance(action, Deploy):
        return texts.action(action)
    thing = _thing_at(seen, action)
    part = _part(seen, action, _tiles(options), texts)
    said = texts.say("action-deploy", figure=action.figure, x=action.x, y=action.y, part=part)
    return texts.say("action-worth", action=said, worth=thing.worth, closed=thing.if_closed) if thing else said


def promise(action: Action, after: core.State, view: core.View, texts: Texts, seats: Seats) -> list[str]:
    """What follows from laying the tile: how it then lies, and which objects of somebody it closes or makes longer."""
    if not isinstance(action, Place):
        return []
    tile = _tiles(after.options)[cast(str, cast(View, view).tile)]
    lies = texts.say("promise-lies", shows=sides(tile, action.rotation, texts))
    return [lies, *briefly(action, after, view, texts, seats)]


def briefly(action: Action, after: core.State, view: core.View, texts: Texts, seats: Seats) -> list[str]:
    """The same in a list of choices, where how it lies would be too long."""
    return _gains(cast(View, after.view(view.seat)), action, texts, seats) if isinstance(action, Place) else []


def _gains(seen: View, laid: Place, texts: Texts, seats: Seats) -> list[str]:
    touched = [thing for thing in seen.objects if any((part.x, part.y) == (laid.x, laid.y) for part in thing.parts)]
    return [
        texts.say(
            "promise-closes" if thing.closed else "promise-extends",
            object=thing.object, owner=_owner(thing, texts, seats), worth=thing.worth, closed=thing.if_closed,
        )
        for thing in touched
        if thing.seats or (thing.closed and thing.tiles > 1)
    ]  # fmt: skip


def _turned(rotation: int, texts: Texts) -> str:
    return texts.say("turned", rotation=rotation)


def _thing_at(seen: View, part: Any) -> ObjectSeen | None:
    wanted = Part(part.x, part.y, part.part)
    return next((thing for thing in seen.objects if wanted in thing.parts), None)


def _part(seen: View, part: Any, tiles: TileSet, texts: Texts) -> str:
    """A part of a laid tile with the sides it touches: trade route (east and west)."""
    laid = next((tile for tile in seen.tiles if (tile.x, tile.y) == (part.x, part.y)), None)
    return texts.name(part.part) if laid is None else _part_of(tiles[laid.tile], laid.rotation, part.part, texts)


def _part_of(tile: Tile, rotation: int, part: str, texts: Texts) -> str:
    if part == "planet":
        return planet(tile, texts)
    touched = turned(tile.parts().get(part, ""), rotation)
    where = texts.listed([texts.name(COMPASS[side]) for side in SIDES if side in touched])
    name = texts.name(part.split("-")[0])
    return texts.say("part-touching", part=name, sides=where) if where else name


# ---- the board cell by cell --------------------------------------------------------------------------------------------------


def _places(seen: View, tiles: TileSet, offered: Sequence[Action], texts: Texts, seats: Seats) -> dict[str, str]:
    """Every laid tile and every free cell beside one, by its `x,y`; and how the tile in hand lies, by `turn` and its quarters."""
    laid = {(tile.x, tile.y): tile for tile in seen.tiles}
    free = {(x + dx, y + dy) for x, y in laid for dx, dy in BESIDE.values()} - set(laid)
    fitting: dict[tuple[int, int], list[int]] = {}
    for action in offered:
        if isinstance(action, Place):
            fitting.setdefault((action.x, action.y), []).append(action.rotation)
    dead = {(cell.x, cell.y) for cell in seen.dead_cells}
    found = {f"{x},{y}": _tile_at(seen, laid, tile, tiles, texts, seats) for (x, y), tile in laid.items()}
    for x, y in sorted(free):
        fits = _fits((x, y) in dead, fitting.get((x, y)), bool(fitting), texts)
        found[f"{x},{y}"] = " ".join([_free_at(x, y, laid, tiles, texts), *fits])
    for rotation in range(4) if fitting and seen.tile else ():
        lies = sides(tiles[cast(str, seen.tile)], rotation, texts)
        found[f"turn,{rotation}"] = texts.say("tile-turned", rotation=rotation, shows=lies)
    return found


def _tile_at(
    seen: View, laid: dict[tuple[int, int], TileSeen], tile: TileSeen, tiles: TileSet, texts: Texts, seats: Seats
) -> str:
    x, y = tile.x, tile.y
    said = [texts.say("view-laid", x=x, y=y, shows=sides(tiles[tile.tile], tile.rotation, texts))]
    here = [figure for figure in seen.figures if (figure.x, figure.y) == (x, y)]
    for name in tiles[tile.tile].parts():
        part = Part(x, y, name)
        if thing := _thing_at(seen, part):
            said.append(_part_at(thing, _part(seen, part, tiles, texts), _standing(here, name, texts, seats), texts, seats))
    free = [COMPASS[side] for side, (dx, dy) in BESIDE.items() if (x + dx, y + dy) not in laid]
    return "; ".join([*said, *([texts.say("place-free-beside", sides=free)] if free else [])]) + "."


def _part_at(thing: ObjectSeen, part: str, standing: str, texts: Texts, seats: Seats) -> str:
    key = "place-part-closed" if thing.closed else "place-part"
    said = texts.say(
        key, part=part, owner=_owner(thing, texts, seats), tiles=thing.tiles, worth=thing.worth, closed=thing.if_closed
    )
    return f"{said}, {standing}" if standing else said


def _standing(here: list[FigureSeen], part: str, texts: Texts, seats: Seats) -> str:
    return texts.listed(
        [
            texts.say("place-figure", seat=seats(figure.seat), figure=figure.figure)
            for figure in here if figure.part == part
        ]
    )  # fmt: skip


def _free_at(x: int, y: int, laid: dict[tuple[int, int], TileSeen], tiles: TileSet, texts: Texts) -> str:
    """What the tiles beside a free cell show to it."""
    shown = []
    for side, (dx, dy) in BESIDE.items():
        if beside := laid.get((x + dx, y + dy)):
            edge = edge_at(tiles[beside.tile], beside.rotation, OPPOSITE[side])
            shown.append(shows(side, edge, texts))
    return texts.say("place-free", x=x, y=y, beside=", ".join(shown))


def _fits(dead: bool, rotations: list[int] | None, placing: bool, texts: Texts) -> list[str]:
    if rotations:
        return [texts.say("place-fits", turned=texts.listed([_turned(rotation, texts) for rotation in rotations]))]
    if dead:
        return [texts.say("place-dead")]
    return [texts.say("place-fits-not")] if placing else []


# ---- tiles -------------------------------------------------------------------------------------------------------------------


def whole(tile: Tile, rotation: int, texts: Texts) -> str:
    """The sides of a tile, and the parts that join them with their symbols."""
    parts = []
    for part in tile.parts():
        said = _part_of(tile, rotation, part, texts)
        symbol = tile.symbols.get(part)
        parts.append(texts.say("part-symbol", part=said, faction=symbol) if symbol else said)
    edges = [shows(side, edge_at(tile, rotation, side), texts) for side in SIDES]
    return "; ".join([", ".join(edges), *parts])


def place(part: Part, texts: Texts) -> str:
    """A part as `x, y (what it is)`."""
    return f"{part.x}, {part.y} ({texts.name(part.part)})"
