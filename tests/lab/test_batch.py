"""A batch plays the matches of the protocol: the same seats, choices, observations, results, and refusals by their rules."""

from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import cantina
from cantina.core.action import Action, Span, fill, has_span, middle
from cantina.core.compiled import CompiledGame
from cantina.core.game import DEALER, OVER, State
from cantina.core.ledger import Illegal
from cantina.core.source import CHANCE, Seeded
from tests.variants import EACH

KERNELS = [each for each in EACH if isinstance(cantina.game(each[0]), CompiledGame)]
N = 3
STEPS = 260


def dealt(state: State, chance: Seeded) -> State:
    while state.turn == DEALER:
        state.play(state.deal(chance))
    return state


def numbers_of(action: Action) -> list[int]:
    """The numbers of an action that asks for them, as a batch takes them."""
    found = [value for value in (getattr(action, name) for name in action.__struct_fields__) if isinstance(value, int)]
    return (found + [0] * 4)[:4]


@pytest.mark.parametrize(("game_id", "options"), KERNELS)
@settings(max_examples=1, deadline=None)
@given(seed=st.integers(0, 2**40), threads=st.integers(1, 2))
def test_a_batch_plays_the_matches_of_the_protocol(game_id: str, options: dict[str, Any], seed: int, threads: int) -> None:
    game: Any = cantina.game(game_id)
    batch = cantina.Batch(game, N, seed=seed, threads=threads, **options)
    chances = [Seeded(seed, number, CHANCE) for number in range(N)]
    states = [dealt(game.start(**options), chance) for chance in chances]
    space, choices = game.action_space(states[0]), Seeded(seed, 7)
    for step in range(STEPS):
        chosen, spans = np.zeros(N, np.int64), np.zeros((N, batch.spans), np.int32)
        for i, state in enumerate(states):
            offered = state.actions()
            assert batch.turns[i] == state.turn
            assert batch.legal[i, : batch.counts[i]].tolist() == space.legal(state)
            if step % 25 == 0:
                assert np.flatnonzero(batch.mask[i]).tolist() == sorted(space.legal(state))
                assert batch.observe()[i].tolist() == game.encode(state, state.turn).tolist()
                assert [space.action(state, number) for number in space.legal(state)] == offered
            action = fill(offered[choices.below(len(offered))], choices)
            chosen[i] = space.number(state, action)
            spans[i] = numbers_of(action)[: batch.spans]
            state.play(action)
            dealt(state, chances[i])
        batch.step(chosen, spans)
        for i, state in enumerate(states):
            assert batch.ended[i] == (state.turn == OVER)
            if state.turn == OVER:
                standing = state.standing()
                assert batch.scores[i].tolist() == standing.scores
                won = [seat in standing.winners for seat in range(len(standing.scores))]
                assert batch.rewards[i].tolist() == [(0 if standing.shared else 1) if each else -1 for each in won]
                chances[i] = Seeded(seed, int(batch.numbers[i]), CHANCE)
                states[i] = dealt(game.start(**options), chances[i])
            elif step % 25 == 0:
                assert batch.state(i) == state
    assert (batch.numbers % N == np.arange(N)).all()


def test_another_number_of_threads_plays_the_same() -> None:
    one, three = (cantina.Batch("super-teams", 7, seed=5, threads=threads, seats=3) for threads in (1, 3))
    rng = np.random.default_rng(1)
    for _ in range(400):
        chosen = one.sample(rng)
        one.step(chosen)
        three.step(chosen)
    assert (one.mask == three.mask).all() and (one.numbers == three.numbers).all() and one.numbers.max() > 6


def test_a_seat_is_told_no_more_than_its_view_says() -> None:
    """Positions that a seat cannot tell apart have the same observation and the same numbers of actions."""
    game: Any = cantina.game("super-teams")
    state, chance, choices = game.start(seats=3), Seeded(3), Seeded(4)
    space = game.action_space(state)
    while state.turn != OVER:
        dealt(state, chance)
        if state.turn == OVER:
            break
        for seat in range(3):
            other = state.redeal(seat, choices)
            assert (game.encode(other, seat) == game.encode(state, seat)).all()
            if seat == state.turn:
                assert space.legal(other) == space.legal(state)
        offered = state.actions()
        state.play(offered[choices.below(len(offered))])


def test_wrong_shapes_seats_and_kinds_are_said() -> None:
    batch = cantina.Batch("carcassonne", 2, seats=2, tiles="short")
    with pytest.raises(ValueError, match=r"actions must have the shape \(2,\); got \(3,\)"):
        batch.step([0, 0, 0])
    with pytest.raises(TypeError, match="actions must be integers; got float64"):
        batch.step([0.0, 0.0])
    with pytest.raises(ValueError, match="there are the seats 0 to 1; got 0 to 2"):
        batch.observe([0, 2])
    with pytest.raises(TypeError, match="adventures has no kernel"):
        cantina.Batch("adventures", 2)
    with pytest.raises(ValueError, match="at least one match"):
        cantina.Batch("carcassonne", 0)


@pytest.mark.parametrize(
    ("game_id", "number", "rule"),
    [
        ("carcassonne", 0, "CSW-21"),  # a pass before the tile is placed
        ("carcassonne", 33, "CSW-26"),  # a cell far away
        ("carcassonne", 99_999, "CORE-05"),
        ("carcassonne", -1, "CORE-05"),
        ("super-teams", 0, "RACE-20"),
        ("super-teams", 380, "CORE-05"),
        ("precious-cargo", 479, "CORE-05"),
        ("precious-cargo", 0, "CARGO-R-29"),
        ("precious-cargo", 3, "CARGO-37"),  # an upgrade without the Beskar for it
    ],
)
def test_what_is_not_allowed_names_its_rule_and_changes_nothing(game_id: str, number: int, rule: str) -> None:
    batch = cantina.Batch(game_id, 2, seats=2)
    before, choice = [batch.state(i).dump() for i in range(2)], batch.legal[:, 0].astype(np.int64)
    choice[1] = number
    with pytest.raises(Illegal) as refusal:
        batch.step(choice)
    assert refusal.value.rule == rule and str(refusal.value)
    assert refusal.value.__notes__ == [f"match 1 of the batch, action {number}"]
    assert [batch.state(i).dump() for i in range(2)] == before


def test_a_throw_beyond_its_span_is_refused() -> None:
    batch = cantina.Batch("precious-cargo", 2, seats=2)
    throw = int(
        batch.space.number(batch.state(0), next(a for a in batch.state(0).actions() if isinstance(getattr(a, "x", 0), Span)))
    )
    with pytest.raises(Illegal, match="CARGO-19"):
        batch.step([throw, throw], [[0, 0, 0, 0], [3001, 0, 0, 0]])
    batch.step([throw, throw], [[0, 0, 0, 0], [3000, -3000, 0, 0]])


def test_without_numbers_a_throw_goes_to_the_middle() -> None:
    batch, rng = cantina.Batch("precious-cargo", 8, seats=2), np.random.default_rng(1)
    throw = batch.space.number(batch.state(0), middle(next(each for each in batch.state(0).actions() if has_span(each))))
    same = cantina.Batch("precious-cargo", 8, seats=2)
    batch.step([throw] * 8)
    same.step([throw] * 8, [[0, 0, 0, 0]] * 8)
    assert [batch.state(i) for i in range(8)] == [same.state(i) for i in range(8)]
    for _ in range(300):  # what is drawn by lot is always allowed
        batch.step(batch.sample(rng))


def test_arrays_are_handed_on_without_a_copy() -> None:
    batch = cantina.Batch("super-teams", 2, seats=2)
    for array in (batch.mask, batch.observe(), batch.rewards, batch.legal):
        same: Any = np.from_dlpack(array)
        assert np.shares_memory(same, array)
