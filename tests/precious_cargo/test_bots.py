"""Bots of Precious Cargo: greedy is the better player, aims by the hit map, and wins when it can."""

from typing import Any

import pytest

from cantina.bots import bot
from cantina.core.action import from_text, to_text
from cantina.core.bot import Observation
from cantina.core.source import Seeded
from cantina.games.precious_cargo.actions import Throw
from cantina.games.precious_cargo.aid import aid as aid_for
from cantina.games.precious_cargo.events import Took
from cantina.simulation import play_match
from tests.precious_cargo.bounty import BLUE_30, GAME, Bounty


def chosen(bounty: Bounty) -> Any:
    return bot("greedy", GAME).choose(bounty.turn, Observation(bounty.state, bounty.turn), Seeded(1), None)


def to_numbers(throw: Any) -> tuple[int, int]:
    return throw.x, throw.y


@pytest.mark.parametrize("options", [*({"seats": seats} for seats in GAME.seats), {"seats": 4, "mode": "this-is-the-way"}])
def test_greedy_plays_a_match_to_its_end(options: dict[str, Any]) -> None:
    match = play_match(GAME, GAME.start(deck="short", **options), ["greedy"] * options["seats"], 1, 0)
    assert match.state.standing().winners


def test_greedy_beats_random(long: bool) -> None:
    """At least nine in ten at equal skill, the seats changed on the same dealing; 400 matches in the long form."""
    matches, wins, start = 400 if long else 60, 0, GAME.start(seats=2)
    for number in range(matches):
        side = number % 2
        bots = ["greedy", "random"] if side == 0 else ["random", "greedy"]
        wins += side in play_match(GAME, start, bots, 6, number // 2).state.standing().winners
    assert wins >= 0.9 * matches, f"{wins} of {matches}"


def test_greedy_aims_at_grogu_when_it_may() -> None:
    bounty = Bounty()
    bounty.collect({0: BLUE_30})
    throw = chosen(bounty)
    assert type(throw) is Throw
    assert max(map(abs, to_numbers(throw))) < 200


def test_greedy_aims_at_the_card_that_completes_its_set() -> None:
    bounty = Bounty()
    bounty.collect({0: "kuiil 1, stormtrooper 3", 1: "ig-11 1"})
    bounty.buy("reveal", "stormtrooper 3", "reveal 0", "reveal 1", "reveal 2", "reveal 3")
    bounty.play("turn-up tie-pilot 1", "turn-up scout-trooper 1", "turn-up kuiil 1", "turn-up dark-trooper 1")
    bounty.miss()
    throw = chosen(bounty)
    place = bounty.view().field[2]
    assert abs(throw.x - place.x) < 400
    assert abs(throw.y - place.y) < 400


def test_the_aiming_aid_shows_whoever_throws_what_an_aim_promises() -> None:
    bounty = Bounty(aid=True, skills=["typical"] * 6)
    aid = bounty.view(0).aid
    assert (bounty.view(1).aid, bounty.view(None).aid) == (None, None)
    assert aid.low + aid.step * (aid.columns - 1) == 3000
    middle = len(aid.points) // 2
    assert max(aid.clean) == aid.clean[middle]
    assert 190 <= aid.clean[middle] <= 260  # the design says 23 %
    assert min(aid.points) >= 0
    assert Bounty().view(0).aid is None


def test_the_aid_shows_for_every_aim_what_its_chances_say() -> None:
    bounty = Bounty(aid=True, skills=["typical"] * 6)
    bounty.collect({0: "kuiil 1"})
    aid: Any = bounty.view(0).aid
    for column, row in ((12, 16), (8, 13), (15, 9), (22, 12), (3, 5), (12, 12), (0, 24)):
        aimed = bounty.state.copy()
        aimed.play(from_text(f"throw {aid.low + aid.step * column} {aid.low + aid.step * row}", GAME.action))
        chances: Any = aimed.view(0)
        assert chances.chances.points == aid.points[row * aid.columns + column]


def test_the_aid_promises_nothing_where_nothing_lies() -> None:
    bounty = Bounty(aid=True)
    assert bounty.view(0).aid.points[0] == 0
    assert to_text(chosen(bounty)).startswith("throw")


def test_with_the_aid_whoever_throws_learns_the_chances_of_an_aim() -> None:
    bounty = Bounty(aid=True, skills=["typical"] * 6)
    assert bounty.view(0).chances is None
    bounty.play("throw 0 980")
    chances = bounty.view(0).chances
    assert (bounty.view(1).chances, bounty.view(None).chances) == (None, None)
    assert chances.places[0] == max(chances.places)
    assert max(chances.places) <= chances.any <= 1000 - chances.grogu
    assert chances.points == pytest.approx(aid_for(bounty.state, 0).points[16 * 25 + 12], abs=30)  # type: ignore[arg-type]
    unaided = Bounty()
    unaided.play("throw 0 980")
    assert unaided.view(0).chances is None


def test_the_chances_of_an_aim_are_how_often_it_hits() -> None:
    aided: Any = GAME.start(aid=True, skills=["typical"] * 6)
    aided.play(from_text("throw 300 1200", GAME.action))
    chances, taken, throws = aided.view(0).chances, [0] * 15, 1000
    for number in range(throws):
        thrown = aided.copy()
        thrown.play(thrown.deal(Seeded(5, number)))
        while thrown.prompt().kind == "turn-up":
            for event in thrown.play(thrown.actions()[0]):
                if isinstance(event, Took):
                    taken[event.place] += 1
    assert [count / throws for count in taken] == pytest.approx([chance / 1000 for chance in chances.places], abs=0.05)
