"""The kernel against an independent oracle: the same legal actions and the same positions, move by move."""

from collections import Counter
from typing import Any

import pytest

import cantina
from cantina.core.action import from_text, to_text
from cantina.core.game import OVER
from cantina.core.source import Seeded
from cantina.games.carcassonne.content import shipped
from tests.carcassonne.oracle import Oracle, Tile

GAME = cantina.game("carcassonne")


def oracle_tiles(name: str) -> tuple[dict[str, Tile], Counter[str], str]:
    """A shipped set in the oracle's own words."""
    set_ = shipped(name)
    kinds = {
        tile.id: Tile(
            tile.id,
            tuple(map(frozenset, tile.routes)),
            tuple(map(frozenset, tile.fields)),
            tile.planet,
            tuple((faction, part) for part, faction in tile.symbols.items()),
        )
        for tile in set_.tile
    }
    copies = Counter({tile.id: tile.copies - (tile.id == set_.start) for tile in set_.tile})
    return kinds, copies, set_.start


def seen(state: Any) -> dict[str, object]:
    """A position in the oracle's words."""
    view = state.view(None)
    return {
        "turn": state.turn,
        "tile": view.tile,
        "board": {(tile.x, tile.y): [tile.tile, tile.rotation] for tile in view.tiles},
        "scores": [player.score for player in view.players],
        "small": [player.small for player in view.players],
        "large": [player.large for player in view.players],
        "figures": sorted([figure.x, figure.y, figure.part, figure.seat, figure.figure] for figure in view.figures),
        "objects": sorted(
            [sorted([part.x, part.y, part.part] for part in thing.parts), thing.closed, thing.tiles, sorted(thing.symbols)]
            for thing in view.objects
        ),
        "left": view.left,
        "winners": sorted(view.winners),
    }


def play_both(number: int, seats: int, teams: bool, set_: str) -> None:
    source = Seeded(20_27, number)
    first = source.below(seats)
    state: Any = GAME.start(seats=seats, teams=teams, first=first, tiles=set_)
    kinds, copies, start = oracle_tiles(set_)
    oracle = Oracle(seats=seats, tiles=kinds, copies=copies, start=start, first=first, teams=teams)
    while state.turn != OVER:
        offered = [to_text(action) for action in state.actions()]
        if state.prompt().kind == "roll":
            dice = offered[0].count("..")
            assert oracle.legal() == {f"roll {dice}"}
            move = f"roll [{','.join(str(1 + source.below(6)) for _ in range(dice))}]"
        else:
            assert set(offered) == oracle.legal()
            move = offered[source.below(len(offered))]
        assert seen(state) == oracle.snapshot()
        state.play(from_text(move, GAME.action))
        oracle.play(move)
    assert seen(state) == oracle.snapshot()


@pytest.mark.parametrize(("set_", "matches", "many"), [("short", 30, 2000), ("full", 4, 400)])
@pytest.mark.parametrize(("seats", "teams"), [(2, False), (3, False), (4, False), (5, False), (4, True)])
def test_kernel_and_oracle_agree_move_by_move(seats: int, teams: bool, set_: str, matches: int, many: int, long: bool) -> None:
    for number in range(many if long else matches):
        play_both(number, seats, teams, set_)
