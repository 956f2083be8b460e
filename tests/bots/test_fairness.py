"""Fair: what a bot chooses depends on what its seat may know, and on nothing that is hidden from it."""

from typing import Any

import pytest

import cantina
from cantina.bots import OWN, bot
from cantina.bots.levels import LEVELS
from cantina.bots.search import Search
from cantina.core.action import Action, fill, to_text
from cantina.core.bot import Bot, HasLookahead, Observation
from cantina.core.game import DEALER, OVER, Game, State
from cantina.core.source import Seeded
from cantina.games.adventures.thinking.greedy import Greedy
from tests.variants import EACH

COMPARED = 8  # positions of a match
HASTY = 40  # moves for a decision in Adventures, where the number of them tells nothing


def player(name: str, game: Game) -> Bot:
    """A new bot of that name, with little to think."""
    if game.id == "adventures" and name != "random":
        return Greedy(HASTY, LEVELS[name].slip if name in LEVELS else 0.0)
    made = bot(name, game)
    if isinstance(made, Search):
        assert isinstance(game, HasLookahead)
        return Search(game, bot("greedy", game), 0.1, LEVELS[name].slip, LEVELS[name].likes)
    return made


def chosen(name: str, state: Any, game: Game, seed: int) -> Action:
    return player(name, game).choose(state.turn, Observation(state, state.turn), Seeded(seed), None)


@pytest.mark.parametrize("name", OWN)
@pytest.mark.parametrize(("game_id", "options"), EACH, ids=[f"{game} {options}" for game, options in EACH])
def test_a_bot_chooses_the_same_in_positions_that_its_seat_cannot_tell_apart(
    game_id: str, options: dict[str, Any], name: str
) -> None:
    game, source = cantina.game(game_id), Seeded(8)
    state: State = game.start(**options)
    compared = moves = 0
    while state.turn != OVER and compared < COMPARED:
        offered = state.actions()
        if state.turn == DEALER:
            state.play(state.deal(source))
            continue
        if len(offered) > 1 and moves % 5 == 0:
            truth = to_text(chosen(name, state, game, moves))
            for _ in range(2):
                other = state.redeal(state.turn, source)
                assert to_text(chosen(name, other, game, moves)) == truth
            compared += 1
        moves += 1
        state.play(fill(offered[source.below(len(offered))], source))
    assert compared >= COMPARED or moves > 20
