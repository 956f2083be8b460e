"""The ground of the lab: numbers of actions that come back, playouts with their results, and worlds made on another machine."""

from typing import Any

import msgspec
import numpy as np
import pytest

import cantina
from cantina.core.action import fill
from cantina.core.bot import Observation
from cantina.core.compiled import CompiledGame
from cantina.core.game import DEALER, OVER
from cantina.core.ledger import Illegal
from cantina.core.source import CHANCE, CHOICE, Seeded
from cantina.core.space import HasActionSpace, mask_of
from tests.variants import EACH

ADVENTURES = [options for game_id, options in EACH if game_id == "adventures"]
KERNELS = [game_id for game_id in cantina.games.ids() if isinstance(cantina.game(game_id), CompiledGame)]


@pytest.mark.parametrize("options", ADVENTURES, ids=str)
def test_actions_of_adventures_have_numbers_that_come_back(options: dict[str, Any]) -> None:
    game: Any = cantina.game("adventures")
    state, chance, choices = game.start(**options), Seeded(8, 1, CHANCE), Seeded(8, 1, CHOICE)
    space, width = game.action_space(state), len(game.encode(state, 0))
    assert isinstance(game, HasActionSpace)
    step = 0
    while state.turn != OVER:
        if state.turn == DEALER:
            state.play(state.deal(chance))
            continue
        offered, numbers = state.actions(), space.legal(state)
        assert len(set(numbers)) == len(offered) and max(numbers) < space.size
        if step % 5 == 0:
            assert [space.action(state, number) for number in numbers] == offered
            assert mask_of(space, state).sum() == len(offered)
            row = game.encode(state, state.turn)
            assert len(row) == width
            other = state.redeal(state.turn, choices)
            assert (game.encode(other, state.turn) == row).all(), "a seat is told what it may not know"
        step += 1
        state.play(space.action(state, numbers[choices.below(len(numbers))]))


def test_a_number_that_is_not_allowed_names_its_rule() -> None:
    game: Any = cantina.game("adventures")
    state, chance = game.start(seats=2), Seeded(1)
    while state.turn == DEALER:
        state.play(state.deal(chance))
    space = game.action_space(state)
    refused = next(number for number in range(space.size) if number not in space.legal(state))
    for number, rule in ((refused, "MANDO-"), (space.size, "CORE-05"), (-1, "CORE-05")):
        with pytest.raises(Illegal) as refusal:
            space.action(state, number)
        assert refusal.value.rule.startswith(rule) and str(refusal.value)


@pytest.mark.parametrize("game_id", KERNELS)
def test_playouts_have_the_results_of_every_match(game_id: str) -> None:
    game: Any = cantina.game(game_id)
    state, chance, choices = game.start(seats=3), Seeded(2, 0, CHANCE), Seeded(2, 0, CHOICE)
    for _ in range(60):
        if state.turn == DEALER:
            state.play(state.deal(chance))
        else:
            offered = state.actions()
            state.play(fill(offered[choices.below(len(offered))], choices))
    before, sums = state.dump(), game.playouts(state, 5, range(3, 23))
    found = cantina.playouts(state, 20, seed=5, first=3)
    assert found.won.sum(0).tolist() == sums.wins and found.scores.sum(0).tolist() == sums.scores
    assert (found.shared.sum(), found.decisions.sum()) == (sums.shared, sums.decisions)
    later = cantina.playouts(state, 4, seed=5, first=9)
    assert all((mine[6:10] == other).all() for mine, other in zip(found, later, strict=True)), "a match is its seed and number"
    assert state.dump() == before


def test_the_greedy_policy_plays_better_than_chance() -> None:
    state = cantina.game("carcassonne").start(seats=2, tiles="short")
    scores = {policy: cantina.playouts(state, 30, policy=policy).scores.mean() for policy in ("random", "greedy")}
    assert scores["greedy"] > 1.5 * scores["random"]
    again = cantina.playouts(state, 30, policy="greedy")
    assert again.scores.mean() == scores["greedy"]
    with pytest.raises(ValueError, match="unknown policy 'best'; there are random, greedy"):
        cantina.playouts(state, 1, policy="best")  # type: ignore[arg-type]


def test_a_game_without_a_kernel_plays_out_through_the_protocol() -> None:
    state = cantina.game("adventures").start(seats=1, mission="ambush")
    found = cantina.playouts(state, 2, seed=4)
    assert found.won.shape == (2, 1) and (found.decisions > 0).all()


@pytest.mark.parametrize("game_id", ["super-teams", "adventures"])
def test_a_bot_on_another_machine_makes_worlds_of_what_it_is_sent(game_id: str) -> None:
    """What is sent looks to the seat as its own position does, and so does every world made of it."""
    game = cantina.game(game_id)
    state, chance, choices = game.start(seats=2), Seeded(6, 0, CHANCE), Seeded(6, 0, CHOICE)
    for _ in range(80):
        if state.turn == DEALER:
            state.play(state.deal(chance))
        else:
            offered = state.actions()
            state.play(offered[choices.below(len(offered))])
    sent = msgspec.json.decode(msgspec.json.encode(Observation(state, 1).known(choices)))
    made = cantina.worlds(game_id, state.options, sent, 1, Seeded(3))
    others = [next(made) for _ in range(5)]
    assert all(world.view(1) == state.view(1) for world in others)
    assert len({str(world.dump()) for world in others}) > 1, "they differ in what the seat cannot know"


def test_dealing_anew_inside_the_kernel_goes_on_in_the_stream_it_was_given() -> None:
    state, chance = cantina.game("super-teams").start(seats=4), Seeded(1)
    while state.turn == DEALER:
        state.play(state.deal(chance))
    source = Seeded(9)
    first, second = state.redeal(0, source), state.redeal(0, source)
    assert first.dump() != second.dump()
    again = Seeded(9)
    assert (state.redeal(0, again).dump(), state.redeal(0, again).dump()) == (first.dump(), second.dump())
    assert again.below(1000) == source.below(1000)
    assert not np.any(first._record["streams"])  # type: ignore[attr-defined]


def test_seats_and_numbers_that_there_are_not_are_said() -> None:
    for game_id, options in (("super-teams", {"seats": 2}), ("adventures", {"seats": 2, "mission": "ambush"})):
        game: Any = cantina.game(game_id)
        state = game.start(**options)
        for seat in (-1, 2):
            with pytest.raises(ValueError, match=f"there are the seats 0 to 1; got {seat}"):
                game.encode(state, seat)
            with pytest.raises(ValueError, match=f"there are the seats 0 to 1; got {seat}"):
                next(cantina.worlds(game_id, state.options, state.dump(), seat, cantina.Seeded(1)))
    with pytest.raises(ValueError, match="at least one match can be played; got 0"):
        cantina.playouts(state, 0)
