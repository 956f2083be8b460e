"""Search: the same answer for the same seed whatever the threads, better known the longer it lasts, and never in nobody's way."""

import os
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

import cantina
from cantina.bots import bot
from cantina.bots.search import Search, search
from cantina.core.action import Action
from cantina.core.bot import Bot, Observation, Plan
from cantina.core.game import DEALER, State
from cantina.core.source import Seeded

GAMES = ["carcassonne", "precious-cargo", "super-teams"]


def decision(game_id: str, moves: int = 12, **options: Any) -> tuple[Any, State]:
    """A position in which a seat has something to decide."""
    game: Any = cantina.game(game_id)
    state, source, player = game.start(**options), Seeded(7), bot("greedy", game)
    while moves > 0 or state.turn == DEALER or len(state.actions()) < 3:
        turn = state.turn
        state.play(state.deal(source) if turn == DEALER else player.choose(turn, Observation(state, turn), source, None))
        moves -= 1
    return game, state


def found(game_id: str, threads: int, seed: int = 3) -> list[float]:
    game, state = decision(game_id, seats=2)
    *_, last = search(game.look_ahead(Observation(state, state.turn), state.turn, Seeded(seed)), 200, threads)
    return last


@pytest.mark.parametrize("game_id", GAMES)
def test_a_seed_decides_what_is_found_whatever_the_number_of_threads(game_id: str) -> None:
    once = found(game_id, 1)
    assert found(game_id, 1) == once
    assert found(game_id, 3) == once
    assert found(game_id, 1, seed=4) != once


@pytest.mark.parametrize("game_id", ["carcassonne", "super-teams"])
def test_where_more_than_two_play_everybody_thinks_twice_as_much(game_id: str) -> None:
    worthwhile = []
    for seats in (2, 3, 4):
        game, state = decision(game_id, seats=seats)
        while game_id == "carcassonne" and state.prompt().kind != "place":
            state.play(state.deal(Seeded(1)) if state.turn == DEALER else state.actions()[0])
        worthwhile.append(game.look_ahead(Observation(state, state.turn), state.turn, Seeded(1)).worthwhile)
    assert worthwhile[1:] == [2 * worthwhile[0]] * 2


class Even:
    """Candidates of known worth: number n brings n in every rollout, and the last one of them wins."""

    worthwhile, overlooked, slip, scale = 100, 1.0, 1.0, 1.0
    played: int | None = None

    def __init__(self, count: int):
        self.actions: list[Any] = list(range(count))
        self.asked: list[int] = []

    def plan(self, candidate: int) -> Plan:
        raise AssertionError(candidate)

    def rollouts(self, candidates: Sequence[int], numbers: range) -> list[int]:
        self.asked += [*candidates] * len(numbers)
        return [candidate * len(numbers) for candidate in candidates]


def test_those_that_stay_get_more_and_more_of_the_rollouts() -> None:
    ahead = Even(8)
    *_, last = search(ahead, 240)
    assert last == [float(number) for number in range(8)]
    counts = [ahead.asked.count(number) for number in range(8)]
    assert counts == sorted(counts) and counts[7] == counts[6] > counts[4] > counts[0]
    assert 200 < sum(counts) <= 240


class Noisy(Even):
    """As even ones, but a rollout's luck is everybody's own: some are a little better than others, or all the same."""

    def __init__(self, worths: list[float]):
        super().__init__(len(worths))
        self.worths = worths

    def rollouts(self, candidates: Sequence[int], numbers: range) -> list[int]:
        super().rollouts(candidates, numbers)
        luck = [sum(Seeded(number, candidate).below(2001) - 1000 for number in numbers) for candidate in candidates]
        return [luck[i] + int(1000 * self.worths[candidate] * len(numbers)) for i, candidate in enumerate(candidates)]


def test_what_is_easy_to_decide_costs_little_and_what_is_hard_all_there_is() -> None:
    easy, hard, alike = Noisy([0.0, 0.1, 3.0, 0.2]), Noisy([0.0, 0.01, 0.02, 0.0]), Even(1)
    *_, last = search(easy, 4000)
    assert last.index(max(last)) == 2 and len(easy.asked) < 400
    *_, last = search(hard, 4000)
    assert len(hard.asked) > 3000
    alike.actions *= 4
    alike.rollouts = lambda candidates, numbers: Even.rollouts(alike, [0] * len(candidates), numbers)  # type: ignore[method-assign]
    *_, last = search(alike, 4000)
    assert len(alike.asked) < 400 and len(set(last)) == 1


class Fading(Even):
    """As even ones, but everybody's luck gets worse from rollout to rollout."""

    def rollouts(self, candidates: Sequence[int], numbers: range) -> list[int]:
        return [candidate * len(numbers) - 10 * sum(numbers) for candidate in candidates]


def test_who_was_dropped_early_does_not_come_back_by_better_luck() -> None:
    *_, last = search(Fading(8), 240)
    assert [last[7] - value for value in last] == pytest.approx(range(7, -1, -1))


def test_a_search_can_be_left_at_any_time() -> None:
    ahead = Even(8)
    first = next(search(ahead, 1_000_000))
    assert first == [float(number) for number in range(8)]
    assert len(ahead.asked) == 64, "everybody was tried a few times, and nothing more"


class Never(Bot):
    """A bot that is not asked."""

    def choose(self, seat: int, observation: Observation, source: Any, deadline: float | None) -> Action:
        raise AssertionError((seat, observation, source, deadline))


@pytest.mark.parametrize("game_id", GAMES)
def test_a_bot_whose_time_is_over_answers_all_the_same(game_id: str) -> None:
    """It would need minutes; a slice for everybody takes a moment, in which it may do nothing else for 2 s of processor time."""
    game, state = decision(game_id, seats=2)
    player = Search(game, Never(), share=100_000)
    player.choose(state.turn, Observation(state, state.turn), Seeded(1), time.monotonic())
    began = time.process_time()
    action = player.choose(state.turn, Observation(state, state.turn), Seeded(1), time.monotonic())
    assert time.process_time() - began < 2
    state.play(action)


@pytest.mark.parametrize("game_id", GAMES)
def test_every_number_of_seats_and_teams_can_be_searched(game_id: str) -> None:
    game: Any = cantina.game(game_id)
    for seats in game.seats:
        _, state = decision(game_id, seats=seats, **({"teams": True} if game_id == "carcassonne" and seats == 4 else {}))
        state.play(Search(game, Never(), share=0.05).choose(state.turn, Observation(state, state.turn), Seeded(2), None))


UNCOMPILED = """
import sys
import cantina
from cantina.bots import bot
from cantina.core import behind
from cantina.core.action import fill
from cantina.core.bot import Observation
from cantina.core.source import Seeded
behind.PATIENCE = 3600
game = cantina.game(sys.argv[1])
state, source = game.start(seats=2), Seeded(1)
while state.turn < 0 or len(state.actions()) < 3:
    state.play(state.deal(source) if state.turn < 0 else fill(state.actions()[0], source))
chosen = [bot(name, game).choose(state.turn, Observation(state, state.turn), Seeded(1), None) for name in ("hard", "greedy")]
print(chosen[0] == chosen[1], 'numba' in sys.modules)
"""


@pytest.mark.parametrize("game_id", GAMES)
def test_until_the_rules_are_compiled_a_searching_bot_is_a_greedy_one_and_nobody_waits(game_id: str, tmp_path: Path) -> None:
    environment = os.environ | {"CANTINA_KERNEL": "auto", "XDG_CACHE_HOME": str(tmp_path)}
    command = [sys.executable, "-c", UNCOMPILED, game_id]
    result = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    assert result.stdout == "True False\n"
