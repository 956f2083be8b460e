"""Carcassonne in the state machine, with its facts as invariants."""

from collections.abc import Iterator
from typing import ClassVar

from hypothesis.stateful import invariant

from cantina.games.carcassonne.kernel import codes
from tests.machine import Machine, effort


class Voyage(Machine):
    """A voyage in which anything may be tried."""

    game_id: ClassVar = "carcassonne"
    longest_skip: ClassVar = 120

    def candidates(self) -> Iterator[int]:
        record = self.match.state._record
        frontier = record["frontier_cell"][0, : record["frontiers"][0]].tolist()
        laid = record["cell"][0, : record["tiles"][0]].tolist()
        for cell in (*frontier, *laid):
            yield from (codes.PLACE + codes.VERBS * (4 * cell + rotation) for rotation in range(4))
        for size in (codes.SMALL, codes.LARGE):
            yield from (codes.DEPLOY + codes.VERBS * (2 * part + size) for part in range(codes.PARTS_OF_TILE))
            yield from (codes.CONQUER + codes.VERBS * (2 * direction + size) for direction in range(8))
        yield from (codes.DRAW + codes.VERBS * kind for kind in range(codes.KINDS))
        yield codes.PASS

    @invariant()
    def d_01_figures_are_conserved(self) -> None:
        view = self.match.state.view(None)
        for seat, player in enumerate(view.players):
            standing = [figure.figure for figure in view.figures if figure.seat == seat]
            assert player.small + standing.count("small") == 4
            assert player.large + standing.count("large") == 1

    @invariant()
    def d_02_tiles_are_conserved(self) -> None:
        state = self.match.state
        view = state.view(None)
        total = sum(tile.copies for tile in state.options.tiles.tile)
        in_hand = int(view.tile is not None)
        assert len(view.tiles) + sum(view.left.values()) + sum(view.removed.values()) + in_hand == total


Voyage.TestCase.settings = effort(25, 20)
TestVoyage = Voyage.TestCase
