"""What tiles are called in sentences, where people see no ids: by their planets, or by what their sides show."""

from cantina.core.texts import Texts

from . import SIDES, Tile, TileSet

COMPASS = dict(zip(SIDES, ("north", "east", "south", "west"), strict=True))


def edge_at(tile: Tile, rotation: int, side: str) -> str:
    """What a side of a turned tile shows."""
    return tile.edges()[(SIDES.index(side) - rotation) % 4]


def shows(side: str, edge: str, texts: Texts) -> str:
    """A side with what it shows."""
    return f"{texts.name(COMPASS[side])}: {texts.say(f'side-{edge}')}"


def sides(tile: Tile, rotation: int, texts: Texts) -> str:
    """What the sides of a turned tile show, and its planet."""
    shown = [shows(side, edge_at(tile, rotation, side), texts) for side in SIDES]
    return ", ".join([*shown, *([planet(tile, texts)] if tile.planet else [])])


def planet(tile: Tile, texts: Texts) -> str:
    """A tile's planet; those of the shipped sets have names."""
    known = f"planet-{tile.id}"
    return texts.say("planet-called", called=texts.say(known)) if texts.has(known) else texts.name("planet")


def tile_words(tiles: TileSet, texts: Texts) -> dict[str, str]:
    """How tiles are called in sentences, where people see no ids: by the planet, or by what the sides show as it lies."""
    found = {}
    for tile in tiles.tile:
        if tile.planet:
            found[f"name-{tile.id}"] = texts.say("tile-with-planet", planet=planet(tile, texts))
            continue
        lying = [texts.say("tile-with-sides", sides=sides(tile, rotation, texts)) for rotation in range(4)]
        found[f"name-{tile.id}"] = lying[0]
        found |= {f"name-{tile.id}-{rotation}": lies for rotation, lies in enumerate(lying) if lies != lying[0]}
    return found
