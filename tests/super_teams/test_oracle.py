"""The kernel against an independent oracle: the same legal actions and the same positions, move by move."""

from typing import Any

import pytest

import cantina
from cantina.core.action import from_text, to_text
from cantina.core.game import OVER
from cantina.core.source import Seeded
from cantina.games.super_teams.content import Board, shipped
from tests.super_teams.oracle import Oracle

GAME = cantina.game("super-teams")
COLOURS = ["red", "yellow", "black", "green"]


def seen(state: Any) -> dict[str, object]:
    """A position in the oracle's words, put together from what each seat sees."""
    views = [state.view(seat) for seat in range(state.options.seats)]
    public = views[0]
    return {
        "turn": state.turn,
        "ships": {ship.ship: [ship.space, ship.on] for ship in public.ships},
        "hands": [sorted([card.colour, card.number] for card in view.hand) for view in views],
        "bonus": [sorted([card.card, card.shuffle] for card in view.bonus) for view in views],
        "played": sorted(public.bonus_played),
        "pile": public.bonus_pile,
        "finish": public.finish_pile,
        "movement": public.movement_pile,
        "winners": sorted(public.winners),
    }


def shuffled(items: list[str], source: Seeded) -> list[str]:
    rest = list(items)
    return [rest.pop(source.below(len(rest))) for _ in items]


def play_both(number: int, seats: int, board: str) -> None:
    source = Seeded(20_26, number)
    colours, first, chain = shuffled(COLOURS, source), source.below(seats), source.below(4) > 0
    state: Any = GAME.start(seats=seats, board=board, colours=colours, first=first, hook_chain=chain)
    codes = shipped(board, Board).codes()
    oracle = Oracle(seats=seats, board=codes, colours=colours, first=first, hook_chain=chain)
    while state.turn != OVER:
        offered = [to_text(action) for action in state.actions()]
        assert set(offered) == oracle.legal()
        assert seen(state) == oracle.snapshot()
        move = offered[source.below(len(offered))]
        state.play(from_text(move, GAME.action))
        oracle.play(move)
    assert seen(state) == oracle.snapshot()


@pytest.mark.parametrize("board", ["short", "long"])
@pytest.mark.parametrize("seats", GAME.seats)
def test_kernel_and_oracle_agree_move_by_move(seats: int, board: str, long: bool) -> None:
    for number in range(2000 if long else 25):
        play_both(number, seats, board)
