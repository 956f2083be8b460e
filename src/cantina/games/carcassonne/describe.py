"""Carcassonne in words: a view as lines of text, for terminals and screen readers."""

from collections.abc import Callable
from typing import cast

from cantina.core import game as core
from cantina.core.texts import Texts

from .content import SIDES, Tile, TileSet
from .events import Part
from .setting import Options
from .view import View


def describe(view: core.View, options: core.Options, texts: Texts, seats: Callable[[int], str]) -> list[str]:
    """What there is to see, one thing a line."""
    seen, tiles = cast(View, view), cast(TileSet, cast(Options, options).tiles)
    lines = [texts.say("view-round", laid=len(seen.tiles), left=sum(seen.left.values()))]
    for tile in seen.tiles:
        shows = sides(tiles[tile.tile], tile.rotation, texts)
        lines.append(texts.say("view-laid", x=tile.x, y=tile.y, shows=shows))
    for thing in seen.objects:
        if not thing.closed:
            owner = texts.listed(list(map(seats, thing.seats))) or texts.say("view-nobody")
            lines.append(
                texts.say(
                    "view-object", object=thing.object, place=place(thing.parts[0], texts), tiles=thing.tiles,
                    symbols=len(thing.symbols), worth=thing.worth, closed=thing.if_closed, owner=owner,
                )
            )  # fmt: skip
    for seat, player in enumerate(seen.players):
        lines.append(
            texts.say(
                "view-player", seat=seats(seat), colour=player.colour, faction=player.faction, score=player.score,
                small=player.small, large=player.large,
            )
        )  # fmt: skip
    if seen.fight:
        lines.append(texts.say("view-fight", place=place(seen.fight.place, texts)))
    if seen.tile:
        lines.append(texts.say("view-tile", shows=sides(tiles[seen.tile], 0, texts)))
    return lines


def sides(tile: Tile, rotation: int, texts: Texts) -> str:
    """What the sides of a turned tile show, and its planet."""
    edges = tile.edges()
    shown = [f"{side} {texts.say(f'side-{edges[(index - rotation) % 4]}')}" for index, side in enumerate(SIDES)]
    return ", ".join([*shown, *([planet(tile, texts)] if tile.planet else [])])


def planet(tile: Tile, texts: Texts) -> str:
    """A tile's planet; those of the shipped sets have names."""
    known = f"planet-{tile.id}"
    return texts.say("planet-called", called=texts.say(known)) if texts.has(known) else texts.name("planet")


def tile_words(tiles: TileSet, texts: Texts) -> dict[str, str]:
    """How tiles are called in sentences, where people see no ids: by the planet, or by what the sides show."""
    return {
        f"name-{tile.id}": texts.say("tile-with-planet", planet=planet(tile, texts))
        if tile.planet
        else texts.say("tile-with-sides", sides=sides(tile, 0, texts))
        for tile in tiles.tile
    }


def place(part: Part, texts: Texts) -> str:
    """A part as `x, y (what it is)`."""
    return f"{part.x}, {part.y} ({texts.name(part.part)})"
