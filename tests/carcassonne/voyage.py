"""Scenes of Carcassonne: a tile set of one's own, turns as text, and everything else by its rule."""

from typing import Any

import cantina
from cantina.core.event import Event
from cantina.games.carcassonne.content import Tile, TileSet, shipped
from cantina.testing import Scene

FULL = shipped("full")


def tiles(*ids: str, extra: tuple[Tile, ...] = (), start: str = "START") -> TileSet:
    """A set of the start tile, the tiles named (as often as named), and tiles that the full set does not have."""
    own = {tile.id: tile for tile in extra}
    kinds = dict.fromkeys([start, *ids])
    made = []
    for id_ in kinds:
        tile = own.get(id_) or FULL[id_]
        copies = ids.count(id_) + (id_ == start)
        made.append(Tile(tile.id, copies, tile.routes, tile.fields, tile.planet, tile.symbols))
    return TileSet("test", start, tuple(made))


class Voyage(Scene):
    """A match of Carcassonne with a scripted dealer."""

    def __init__(self, set_: TileSet, **options: Any):
        super().__init__(cantina.game("carcassonne"), tiles=set_, **options)

    def go(self, tile: str, place: str, deploy: str | None = None) -> list[Event]:
        """One turn up to its fights: the tile, where it is laid ("1 0 2": x, y, turns), and a figure ("small route-0")."""
        self.play(f"draw {tile}", f"place {place}")
        events = list(self.events)
        if self.state.prompt().kind == "deploy":
            x, y, _ = place.split()
            if deploy is None:
                events += self.play("pass")
            else:
                words = deploy.split()
                where = f"{x} {y} {words[1]}" if len(words) == 2 else " ".join(words[1:])
                events += self.play(f"deploy {words[0]} {where}")
        self.events = events
        return events

    def roll(self, *dice: int) -> list[Event]:
        """One roll of the fight: the dice of all who are in it, in seat order."""
        return self.play(f"roll [{','.join(map(str, dice))}]")

    @property
    def scores(self) -> list[int]:
        """Points by seat."""
        return self.state.standing().scores

    def view(self) -> Any:
        """What everybody sees."""
        return self.state.view(None)

    def supply(self, seat: int) -> tuple[int, int]:
        """Small and large figures at hand."""
        player = self.view().players[seat]
        return player.small, player.large

    def figures(self) -> list[tuple[int, str, int, int, str]]:
        """Figures on the board: seat, size, x, y, part."""
        return [(figure.seat, figure.figure, figure.x, figure.y, figure.part) for figure in self.view().figures]

    def offers(self) -> set[str]:
        """What may be done, as text."""
        from cantina.core.action import to_text

        return {to_text(action) for action in self.state.actions()}
