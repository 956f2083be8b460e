"""Bots: they see what a seat may see, and greedy is the better player."""

from typing import Any

import pytest

import cantina
from cantina.bots import bot, names
from cantina.core.action import to_text
from cantina.core.bot import Observation
from cantina.core.source import Seeded
from cantina.simulation import play_match
from tests.super_teams.race import Race

GAME: Any = cantina.game("super-teams")


@pytest.mark.parametrize("name", names())
@pytest.mark.parametrize("seats", GAME.seats)
def test_every_bot_plays_a_match_to_its_end(name: str, seats: int) -> None:
    match = play_match(GAME, GAME.start(seats=seats, board="short"), [name] * seats, 1, 0)
    assert match.state.standing().winners


def test_the_greedy_team_beats_the_random_one() -> None:
    """Four in five of 400 matches of four, on the full board, the seats taken in turn."""
    wins = 0
    start = GAME.start(seats=4)
    for number in range(400):
        greedy = number % 2
        bots = ["greedy" if seat % 2 == greedy else "random" for seat in range(4)]
        wins += greedy in play_match(GAME, start, bots, 3, number).state.standing().winners
    assert wins >= 320, f"{wins} of 400"


def test_a_bot_is_shown_the_same_in_every_position_that_looks_the_same() -> None:
    """The true position never reaches a bot: its view and its actions are those of any redealt position."""
    source = Seeded(8)
    state = GAME.start(seats=4, board="short")
    compared = 0
    while state.turn != cantina.OVER and compared < 40:
        offered = state.actions()
        if state.turn >= 0:
            other = state.redeal(state.turn, source)
            same = [Observation(position, state.turn) for position in (state, other)]
            assert same[0].actions == same[1].actions
            assert same[0].view == same[1].view
            compared += 1
        state.play(offered[source.below(len(offered))])
    assert compared == 40


def test_greedy_brings_a_ship_home_when_it_can() -> None:
    """Of all cards in the hand only a red 6 brings a ship home at once."""
    race = Race("N N N N N N N", {0: "red 6, red 6, red 1, red 1, red 2, red 2", 1: "black 1", 2: "yellow 1"}, seats=3)
    race.fly("red 2 red-1")
    race.fly("black 1 black-1")
    race.fly("yellow 1 yellow-1")
    chosen = bot("greedy", GAME).choose(race.turn, Observation(race.state, race.turn), Seeded(1), None)
    assert to_text(chosen) == "fly red 6 red-1"
