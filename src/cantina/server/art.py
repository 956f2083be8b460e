"""The drawings that the server offers: a game's sheet for given options, and its cover, under names that change with them."""

import functools
import hashlib
import importlib
from typing import Any

import msgspec

import cantina
from cantina.core.game import Options, read_options


@functools.lru_cache(maxsize=64)
def _art(game_id: str, options: bytes | None) -> str:
    module: Any = importlib.import_module(f"cantina.games.{game_id.replace('-', '_')}.art")
    if options is None:
        cover: str = module.cover()
        return cover
    game = cantina.game(game_id)
    sheet: str = module.sheet(game.settle(read_options(game.options, msgspec.json.decode(options))))
    return sheet


class Gallery:
    """Drawings by their address; an address that was given out once stays good while the server runs."""

    def __init__(self) -> None:
        self._wanted: dict[str, tuple[str, bytes | None]] = {}

    def sheet(self, game_id: str, options: Options) -> str:
        """The address of the sheet for a match with these options."""
        return self._address(game_id, msgspec.json.encode(options))

    def cover(self, game_id: str) -> str:
        """The address of a game's cover."""
        return self._address(game_id, None)

    def _address(self, game_id: str, options: bytes | None) -> str:
        key = hashlib.sha256(_version() + game_id.encode() + b"/" + (options or b"cover")).hexdigest()[:20]
        self._wanted[f"{game_id}/{key}"] = (game_id, options)
        return f"/art/{game_id}/{key}.svg"

    def draw(self, game_id: str, key: str) -> str | None:
        """The drawing at an address; None where there is none."""
        wanted = self._wanted.get(f"{game_id}/{key}")
        return _art(*wanted) if wanted else None


@functools.cache
def _version() -> bytes:
    """A hash of everything that draws, so that a changed drawing has another address."""
    digest = hashlib.sha256()
    for id_ in cantina.game_ids():
        for path in sorted((cantina.game(id_).folder).rglob("*.py")):
            if "art" in path.parts or "art.py" in path.name:
                digest.update(path.read_bytes())
    return digest.digest()
