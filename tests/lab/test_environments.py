"""Environments of other libraries: their own tests are green for every game that they can take."""

import warnings
from typing import Any

import numpy as np
import pytest

import cantina
from cantina.core.ledger import Illegal

zoo = pytest.importorskip("cantina.rl.zoo")
gym = pytest.importorskip("cantina.rl.gym")

SMALL: dict[str, dict[str, Any]] = {
    "carcassonne": {"seats": 2, "tiles": "short"},
    "super-teams": {"seats": 3, "board": "short"},
    "precious-cargo": {"seats": 2, "deck": "short"},
    "adventures": {"seats": 2, "mission": "ambush"},
}


@pytest.mark.parametrize("game_id", SMALL)
def test_pettingzoo_takes_it(game_id: str) -> None:
    from pettingzoo.test import api_test, seed_test

    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        api_test(zoo.env(game_id, **SMALL[game_id]), num_cycles=150)
        seed_test(lambda: zoo.env(game_id, **SMALL[game_id]), num_cycles=60)


def test_a_match_through_pettingzoo_rewards_the_winners() -> None:
    env = zoo.env("super-teams", seats=2, board="short")
    env.reset(seed=4)
    rewards: dict[str, float] = {}
    for agent in env.agent_iter():
        observation, reward, over, _, _ = env.last()
        rewards[agent] = reward
        env.step(None if over else env.action_space(agent).sample(observation["action_mask"]))
    assert sorted(rewards.values()) in ([-1.0, 1.0], [0.0, 0.0])


def test_an_action_that_is_not_allowed_names_its_rule() -> None:
    env = zoo.env("carcassonne", **SMALL["carcassonne"])
    env.reset(seed=1)
    with pytest.raises(Illegal, match="CSW-21"):
        env.step(0)


@pytest.mark.parametrize("game_id", SMALL)
def test_gymnasium_takes_one_seat_against_bots(game_id: str) -> None:
    from gymnasium.utils.env_checker import check_env

    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        check_env(gym.Single(game_id, opponents=["random"], **SMALL[game_id]), skip_render_check=True)


def test_one_seat_plays_to_the_end_and_refusals_lose() -> None:
    env = gym.Single("carcassonne", ["random"], **SMALL["carcassonne"])
    seen, _ = env.reset(seed=3)
    _, reward, over, _, info = env.step(0)
    assert (reward, over, info["rule"]) == (-1.0, True, "CSW-21")
    seen, _ = env.reset(seed=3)
    over = False
    while not over:
        seen, reward, over, _, _ = env.step(env.action_space.sample(seen["action_mask"]))
    assert reward in (-1.0, 0.0, 1.0)
    with pytest.raises(ValueError, match="there are the seats 0 to 1; got 2"):
        gym.Single("carcassonne", seat=2, seats=2)


def test_many_matches_at_once_are_a_vector_environment() -> None:
    env = gym.Vector("super-teams", 8, seats=2, board="short")
    seen, info = env.reset(seed=5)
    assert env.observation_space.contains(seen)
    ended = 0
    rng = np.random.default_rng(1)
    for _ in range(600):
        turns = info["turns"]
        seen, rewards, over, cut, info = env.step(env.batch.sample(rng))
        assert (rewards[over] == info["rewards"][over, turns[over]]).all() and not cut.any()
        ended += int(over.sum())
    assert ended > 0 and seen.shape == env.observation_space.shape


@pytest.mark.parametrize("game_id", ["carcassonne", "super-teams", "adventures"])
def test_openspiel_simulates_it(game_id: str, long: bool) -> None:
    """Its own test copies and describes every position of a match; whole matches of two games take most of a minute."""
    pyspiel = pytest.importorskip("pyspiel")
    if game_id != "adventures" and not long:
        pytest.skip("--long simulates it")
    from cantina.rl import spiel

    game = pyspiel.load_game(spiel.name_of(game_id))
    assert game.num_players() == 2 and cantina.game(game_id)
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


WRONG: list[tuple[str, Any, str]] = [
    ("carcassonne", None, "an action must be an integer; got None"),
    ("carcassonne", 1.5, r"an action must be an integer; got 1\.5"),
    ("precious-cargo", 1, "an action is a pair: its number, and 4 numbers from -1 to 1; got 1"),
    ("precious-cargo", (1.5, [0.0] * 4), r"an action must be an integer; got 1\.5"),
    ("precious-cargo", (1, [0.0]), r"beside an action must have the shape \(4,\); got \(1,\)"),
    ("precious-cargo", (1, [float("nan")] * 4), "must be finite; got"),
]


@pytest.mark.parametrize(("game_id", "action", "problem"), WRONG)
def test_what_is_no_action_is_said_by_all_of_them(game_id: str, action: Any, problem: str) -> None:
    together, single = zoo.env(game_id, **SMALL[game_id]), gym.Single(game_id, ["random"], **SMALL[game_id])
    together.reset(seed=1)
    single.reset(seed=1)
    for env in (together, single):
        with pytest.raises((TypeError, ValueError), match=problem):
            env.step(action)


@pytest.mark.parametrize("game_id", SMALL)
def test_a_number_that_does_not_exist_names_its_rule(game_id: str) -> None:
    env = zoo.env(game_id, **SMALL[game_id])
    env.reset(seed=1)
    for number in (10**9, -1):
        with pytest.raises(Illegal) as refusal:
            env.step((number, np.zeros(4)) if game_id == "precious-cargo" else number)
        assert refusal.value.rule == "CORE-05" and "CORE-05" in str(refusal.value)


def test_wrong_agents_and_matches_that_are_not_going_on_are_said() -> None:
    env = zoo.env("carcassonne", **SMALL["carcassonne"])
    env.reset(seed=1)
    with pytest.raises(ValueError, match="there are the agents seat_0, seat_1; got 'seat_2'"):
        env.observe("seat_2")
    single = gym.Single("carcassonne", ["random"], **SMALL["carcassonne"])
    with pytest.raises(ValueError, match="no match is going on"):
        single.step(0)
    single.reset(seed=3)
    single.step(0)  # lost: CSW-21
    with pytest.raises(ValueError, match="no match is going on"):
        single.step(0)


def test_seats_take_turns_so_there_is_no_parallel_form() -> None:
    from pettingzoo.utils.conversions import aec_to_parallel

    with pytest.raises(AssertionError, match="is_parallelizable"):
        aec_to_parallel(zoo.env("carcassonne", **SMALL["carcassonne"]))
