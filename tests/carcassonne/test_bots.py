"""Bots of Carcassonne: greedy is the better player, and knows the odds of a fight."""

from itertools import product
from typing import Any

import pytest

import cantina
from cantina.games.carcassonne.actions import Draw
from cantina.games.carcassonne.kernel.codes import SURE
from cantina.games.carcassonne.setup import chance_to_win, fight_odds
from cantina.simulation import play_match

GAME: Any = cantina.game("carcassonne")


@pytest.mark.parametrize("seats", GAME.seats)
def test_greedy_plays_a_match_to_its_end(seats: int) -> None:
    match = play_match(GAME, GAME.start(seats=seats, tiles="short"), ["greedy"] * seats, 1, 0)
    assert match.state.standing().winners


def test_greedy_beats_random() -> None:
    """At least 97 of a hundred in 400 matches of two, the seats changed on the same dealing."""
    wins, start = 0, GAME.start(seats=2)
    for number in range(400):
        side = number % 2
        bots = ["greedy", "random"] if side == 0 else ["random", "greedy"]
        wins += side in play_match(GAME, start, bots, 6, number // 2).state.standing().winners
    assert wins >= 388, f"{wins} of 400"


def leads(state: Any, seat: int) -> list[int] | None:
    """What the last turn of a match can lead to, as leads of the seat; None where there would be a fight."""
    if state.turn == cantina.DEALER:
        return None
    if state.turn == cantina.OVER:
        scores = state.standing().scores
        return [scores[seat] - max(score for other, score in enumerate(scores) if other != seat)]
    found: list[int] = []
    for action in state.actions():
        after = state.copy()
        after.play(action)
        if (more := leads(after, seat)) is None:
            return None
        found += more
    return found


def test_greedy_gives_away_nothing_with_the_last_tile() -> None:
    """When everything has been counted, open objects are in the points already, and must not be counted again."""
    ends, start = 0, GAME.start(seats=2, tiles="short")
    for number in range(40):
        match = play_match(GAME, start, ["greedy"] * 2, 11, number)
        last = max(place for place, (_, action) in enumerate(match.moves) if isinstance(action, Draw))
        seat, state = match.moves[last + 1][0], start.copy()
        for _, action in match.moves[: last + 1]:
            state.play(action)
        possible = leads(state, seat) if seat >= 0 and state.prompt().kind == "place" else None
        if possible:
            ends += 1
            assert leads(match.state, seat) == [max(possible)]
    assert ends >= 10


def chance_by_counting(dice: list[int], fighters: frozenset[int], side: int) -> float:
    """The chance to win, by listing every roll; ties are solved by the same question for those who tied."""
    if fighters == {side}:
        return 1.0
    again = won = total = 0.0
    order = sorted(fighters)
    for faces in product(range(1, 7), repeat=sum(dice[fighter] for fighter in order)):
        rest, tops = list(faces), {}
        for fighter in order:
            tops[fighter], rest = max(rest[: dice[fighter]]), rest[dice[fighter] :]
        best = frozenset(fighter for fighter in order if tops[fighter] == max(tops.values()))
        total += 1
        if best == fighters:
            again += 1
        elif side in best:
            won += chance_by_counting(dice, best, side)
    return won / (total - again)


@pytest.mark.parametrize("dice", [[1, 1], [2, 1], [3, 1], [3, 2], [1, 2, 1], [2, 2, 1]])
def test_the_odds_of_a_fight_are_exact(dice: list[int]) -> None:
    everybody = frozenset(range(len(dice)))
    for side, own in enumerate(dice):
        rivals = sorted(dice[:side] + dice[side + 1 :])
        counted = chance_by_counting(dice, everybody, side)
        assert chance_to_win(own, tuple(rivals)) == pytest.approx(counted)
        assert fight_odds()[own, rivals.count(1), rivals.count(2), rivals.count(3)] == round(SURE * counted)
