"""The drawings that the server offers: sheets, covers, stories and the rulebook's examples, under names that change with them."""

import functools
import hashlib
from collections.abc import Callable
from typing import Any

import msgspec

import cantina
from cantina.core.example import Moment, examples, show
from cantina.core.game import Art, Game, Options, read_options
from cantina.core.missions import HasMissions
from cantina.core.source import Seeded
from cantina.core.story import HasStories, Shape
from cantina.table.table import Table
from cantina.table.task import task


class Sheet(msgspec.Struct, frozen=True):
    """A game's parts for resolved options, given as JSON."""

    game: str
    options: bytes

    def draw(self) -> str:
        """The drawing."""
        game = cantina.game(self.game)
        return _art(game).sheet(game.resolve_options(read_options(game.options, msgspec.json.decode(self.options))))


class Cover(msgspec.Struct, frozen=True):
    """A game's cover."""

    game: str

    def draw(self) -> str:
        """The drawing."""
        return _art(cantina.game(self.game)).cover()


class ExamplePosition(msgspec.Struct, frozen=True):
    """A position of one of the rulebook's examples; to reach it, the rules are needed."""

    game: str
    number: int
    moment: Moment

    def draw(self) -> str:
        """The drawing."""
        state: Any = show(cantina.game(self.game), self.number).states[self.moment]
        picture: str = state._repr_svg_()
        return picture


class PuzzlePosition(msgspec.Struct, frozen=True):
    """The position of a puzzle, as its seat sees it."""

    game: str
    puzzle: str

    def draw(self) -> str:
        """The drawing."""
        given = task(self.game, self.puzzle)
        assert given is not None
        state = given.position.state
        return _art(given.game).position(state.options, state.view(given.puzzle.seat))


class StoryPanel(msgspec.Struct, frozen=True):
    """A panel of a story, tall or wide."""

    game: str
    scene: bytes
    shape: Shape

    def draw(self) -> str:
        """The drawing."""
        return _teller(self.game).panel(self.scene, self.shape)


class MapPicture(msgspec.Struct, frozen=True):
    """A shipped map as it lies before the first turn."""

    game: str
    id: str

    def draw(self) -> str:
        """The drawing."""
        return _map(self.game, self.id) or NOTHING


Drawing = Sheet | Cover | ExamplePosition | PuzzlePosition | StoryPanel | MapPicture


def _teller(game_id: str) -> HasStories:
    """A game that tells stories; the gallery gives out no panel of any other."""
    game = cantina.game(game_id)
    assert isinstance(game, HasStories)
    return game


def _art(game: Game) -> Art[Any, Any]:
    """A game's drawings; a game of others may have none."""
    return game.art or UNDRAWN


def _stars() -> str:
    """The cover of a game that nobody has drawn: a night sky, always the same one."""
    source = Seeded(1)
    stars = "".join(
        f'<circle cx="{source.below(400)}" cy="{source.below(300)}" r="{(1 + source.below(12)) / 10}"/>' for _ in range(120)
    )
    sky = '<rect width="400" height="300" fill="#10131f"/>'
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300">{sky}<g fill="#dfe6ff">{stars}</g></svg>'


NOTHING = '<svg xmlns="http://www.w3.org/2000/svg"/>'
UNDRAWN: Art[Any, Any] = Art(sheet=lambda _: NOTHING, cover=_stars, position=lambda *_: NOTHING, preview=lambda *_: None)


@functools.lru_cache(maxsize=16)
def preview(game_id: str, option: str, resolved: bytes) -> str | None:
    """What content of one's own looks like, from resolved options as JSON; None where there is nothing to draw."""
    game = cantina.game(game_id)
    return _art(game).preview(option, game.resolve_options(read_options(game.options, msgspec.json.decode(resolved))))


@functools.cache  # those that ship are few
def _map(game_id: str, id_: str) -> str | None:
    """A shipped map; None where there is none."""
    game = cantina.game(game_id)
    assert isinstance(game, HasMissions)
    return game.map_picture(id_)


def picture_of(table: Table) -> Callable[[], str]:
    """What draws a table as spectators see it now; it may do so in a thread, while the match goes on."""
    if table.match is None:
        return functools.partial(draw, Cover(table.game.id))
    state = table.match.state
    return functools.partial(_art(table.game).position, state.options, state.view(None))


@functools.lru_cache(maxsize=128)
def draw(drawing: Drawing) -> str:
    """A drawing, made once."""
    return drawing.draw()


class Gallery:
    """Drawings by their address; an address that was given out once stays good while the server runs."""

    def __init__(self) -> None:
        self._wanted: dict[str, Drawing] = {}
        self.has_cards = False  # what is drawn on the games' cards has an address

    def sheet(self, game_id: str, options: Options) -> str:
        """The address of the sheet for a match with these options."""
        encoded = msgspec.json.encode(options)
        return self._address(Sheet(game_id, encoded), encoded)

    def cover(self, game_id: str) -> str:
        """The address of a game's cover."""
        return self._address(Cover(game_id), b"cover")

    def pictures(self, game_id: str, number: int) -> list[str]:
        """The addresses of the positions of an example."""
        whole = examples(cantina.game(game_id))
        example = whole.example[number]
        written = msgspec.json.encode((whole.options, example))
        return [self._address(ExamplePosition(game_id, number, moment), written + moment.encode()) for moment in example.moments]

    def puzzle(self, game_id: str, puzzle_id: str) -> str:
        """The address of a puzzle's position."""
        return self._address(PuzzlePosition(game_id, puzzle_id), puzzle_id.encode())

    def panel(self, game_id: str, scene: bytes, shape: Shape) -> str:
        """The address of a story's panel."""
        return self._address(StoryPanel(game_id, scene, shape), shape.encode() + scene)

    def map_picture(self, game_id: str, id_: str) -> str | None:
        """The address of a shipped map; None where there is none."""
        drawn = _map(game_id, id_)
        return self._address(MapPicture(game_id, id_), drawn.encode()) if drawn else None

    def _address(self, drawing: Drawing, content: bytes) -> str:
        key = hashlib.sha256(_version() + drawing.game.encode() + b"/" + content).hexdigest()[:20]
        self._wanted[f"{drawing.game}/{key}"] = drawing
        return f"/art/{drawing.game}/{key}.svg"

    def find(self, game_id: str, key: str) -> Drawing | None:
        """The drawing at an address; None where there is none."""
        return self._wanted.get(f"{game_id}/{key}")


@functools.cache
def _version() -> bytes:
    """A hash of everything that draws, so that a changed drawing has another address."""
    digest = hashlib.sha256()
    for id_ in cantina.games.ids():
        for path in sorted((cantina.game(id_).folder).rglob("*.py")):
            if "art" in path.parts or "art.py" in path.name:
                digest.update(path.read_bytes())
    return digest.digest()
