"""Bots: random and greedy play every mission and mode to its end; greedy understands objectives and knows no secrets."""

import asyncio
import time
from typing import Any

import pytest

import cantina
from cantina.bots import bot
from cantina.core.action import Action, to_text
from cantina.core.bot import Bot, Observation
from cantina.core.driver import Match, Stream, drive
from cantina.core.event import Event
from cantina.core.game import State
from cantina.core.source import CHANCE, CHOICE, Seeded, Source
from cantina.games.adventures import content
from cantina.games.adventures.actions import Accuse
from cantina.games.adventures.appraisal import appraise
from cantina.games.adventures.events import CrisisStruck, Hurt, TurnBegan, Wounded
from cantina.games.adventures.kernel.tables.codes import NONE
from cantina.games.adventures.thinking.greedy import Greedy
from cantina.games.adventures.thinking.planning import MOVES, Budget, Planner
from cantina.games.adventures.thinking.suspicion import suspicion
from cantina.games.adventures.thinking.ways import Ways
from cantina.simulation import play_match
from cantina.table.thinking import Pool
from tests.adventures.scene import Table

GAME: Any = cantina.game("adventures")
HASTY = 40  # moves for a decision of a bot that shall not take long

MATCHES: list[dict[str, Any]] = [
    *({"mission": mission, "mode": "sandbox", "seats": 4 - place} for place, mission in enumerate(content.mission_ids()[:4])),
    *({"mission": mission, "mode": "shared", "seats": 2} for mission in content.mission_ids()),
    *({"mission": "ambush", "sheet": sheet, "seats": 2, "games": 8} for sheet in ("egg-run", "three-marks", "uplinks")),
    {"mission": "ambush", "sheet": "payoff", "seats": 3, "games": 8, "traitor": True},
    {"mission": "ambush", "seats": 4, "games": 8, "traitor": True, "difficulty": "veteran"},
]


def played(options: dict[str, Any], bots: list[Bot], number: int = 0) -> Match[Any]:
    """A match of bots."""
    match = Match(GAME.start(**options))
    for _ in drive(match, bots, Stream(Seeded(5, number, CHANCE)), Seeded(5, number, CHOICE)):
        assert len(match.moves) < 6000, "the match does not end"
    return match


@pytest.mark.parametrize("options", MATCHES, ids=lambda options: " ".join(map(str, options.values())))
def test_bots_play_every_mission_and_mode_to_its_end(options: dict[str, Any]) -> None:
    seats = range(options["seats"])
    assert played(options, [bot("random", GAME) for _ in seats]).state.standing().rule
    assert played(options, [Greedy(HASTY) for _ in seats]).state.standing().rule


def test_greedy_wins_the_small_mission_and_random_does_not() -> None:
    start = GAME.start(mission="ambush", seats=2, difficulty="experienced")
    won = {}
    for name in ("greedy", "random"):
        won[name] = sum(bool(play_match(GAME, start, [name] * 2, 3, n).state.standing().winners) for n in range(10))
    assert won["greedy"] >= 8
    assert won["random"] <= 2


def chosen(table: Table, seat: int = 0) -> str:
    """What greedy does."""
    return to_text(bot("greedy", GAME).choose(seat, Observation(table.state, seat), Seeded(1), None))


def finish(table: Table, seat: int = 0) -> list[str]:
    """What greedy does until somebody else is to decide."""
    player = bot("greedy", GAME)
    said: list[str] = []
    while table.state.turn == seat and len(said) < 40:
        action: Action = player.choose(seat, Observation(table.state, seat), Seeded(len(said)), None)
        said.append(to_text(action))
        table.play(action)
    return said


def test_greedy_walks_to_the_goal() -> None:
    """Four spaces in one turn: the objective is a token at the other end."""
    table = Table("GGGGG", "A5 crate", hand="m4 m1 m1 mx", objective={"check": "turn_end", "cond": {"character_with": "crate"}})
    finish(table)
    assert table.state.standing().winners == [0, 1]


def test_greedy_looks_for_what_is_hidden() -> None:
    cond = {"all": [{"token_faceup": "crate"}, {"character_with": "crate"}]}
    table = Table("GGGG", "A3 ?crate", hand="m4 m1 m1 mx", objective={"check": "turn_end", "cond": cond})
    finish(table)
    assert table.state.standing().winners == [0, 1]


def test_greedy_defeats_the_quarry() -> None:
    cond = {"defeated_count": {"token": "thug", "n": 1}}
    table = Table("GGG", "A2 thug", hand="m3 m1 m1 mx", objective={"check": "turn_end", "cond": cond})
    finish(table)
    assert table.state.standing().winners == [0, 1]


def test_greedy_carries_what_is_to_be_carried() -> None:
    cond = {"carrier_on": {"token": "relic", "space": "start"}}
    table = Table("GGG", "A2 relic", hand="m3 m3 m1 mx", objective={"check": "turn_end", "cond": cond})
    said = finish(table)
    assert "pick-up 0" in said
    assert table.state.standing().winners == [0, 1]


def struck(**more: Any) -> Table:
    """A brawler is about to strike the Mandalorian, who would not survive it."""
    damage = {"mandalorian": 7}
    table = Table("GG", "A1 thug", hand="m1 m2 m3 m4", slots={"plan": "3"}, events="E01", damage=damage, **more)
    table.idle("m2 plan", "m1 recon")
    table.end()
    return table


def test_greedy_prevents_the_last_point_of_damage() -> None:
    table = struck(at={"ig11": "A2"}, plans={"mandalorian": "defend"})
    assert table.asked() == "prevent"
    assert chosen(table) == "plan defend mandalorian"


def test_greedy_lets_the_one_be_struck_who_can_take_it() -> None:
    table = struck()
    assert table.asked() == "enemy-victim"
    assert chosen(table) == "who ig11"


def test_greedy_keeps_to_its_plan_while_it_sees_what_it_expected() -> None:
    table = Table("GGGGG", "A5 crate", hand="m4 m1 m1 mx", objective={"check": "turn_end", "cond": {"character_with": "crate"}})
    player = bot("greedy", GAME)
    first = player.choose(0, Observation(table.state, 0), Seeded(1), None)
    table.play(first)
    assert player.choose(0, Blind(table.state, 0), Seeded(1), None) in table.state.actions()


class Blind(Observation):
    """A position into which nobody looks again."""

    def sample(self, source: Source) -> State:  # noqa: ARG002
        raise AssertionError("it thinks again")


def test_a_traitor_wants_the_others_to_fail() -> None:
    table = Table("GGG", options={"seats": 3, "traitor": True, "mode": "sandbox"})
    dump = table.state.dump() | {"traitor": 0}
    before = GAME.load(table.options, dump)
    others_hurt = GAME.load(table.options, dump | {"figure_damage": [0, 5, 0]})
    own_hurt = GAME.load(table.options, dump | {"figure_damage": [5, 0, 0]})
    assert appraise(others_hurt, 0) > appraise(before, 0) > appraise(own_hurt, 0)
    assert appraise(others_hurt, 1) < appraise(before, 1)


def test_an_appraisal_remembers_who_was_there() -> None:
    state = cantina.game("adventures").start(mission="ambush", mode="sandbox", seats=3, first=0)
    while state.turn < 0:
        state.play(state.deal(Seeded(3)))
    worths = []
    for gone in (2, 1, 2):  # who is left stands by the enemy: only who that is tells the positions apart
        dump = state.dump()
        by_enemy = dump["piece_space"][dump["piece_up"].index(1)]
        dump["figure_space"][1:] = [NONE if figure == gone else by_enemy for figure in (1, 2)]
        game = cantina.game("adventures")
        worths.append(game.appraise(game.load(state.options, dump), 0))
    assert worths[0] == worths[2]


def betrayed(table: Table, traitor: int) -> Any:
    """The same position with another traitor."""
    return GAME.load(table.options, table.state.dump() | {"traitor": traitor})


def test_a_traitor_hides_as_long_as_harm_does_not_pay() -> None:
    """In a calm position it chooses what a loyal player in its place would choose."""
    cond = {"character_with": "crate"}
    options = {"seats": 3, "traitor": True, "mode": "sandbox"}
    table = Table("GGGGGGGGG", "A9 crate", hand="m4 m1 m1 mx", options=options, objective={"check": "turn_end", "cond": cond})
    chosen = {
        to_text(bot("greedy", GAME).choose(0, Observation(betrayed(table, traitor), 0), Seeded(1), None)) for traitor in (0, 1)
    }
    assert len(chosen) == 1


def test_a_traitor_strikes_where_harm_pays() -> None:
    """A brawler strikes one of two: for the traitor's choice the other one dies, and it wins; a loyal player takes the blow."""
    options = {"seats": 3, "traitor": True, "mode": "sandbox"}
    table = Table("GG", "A1 thug", hand="m1 m2 m3 m4", slots={"plan": "3"}, events="E01", damage={"ig11": 7}, options=options)
    table.idle("m2 plan", "m1 recon")
    table.end()
    table.play("first E01")
    assert table.asked() == "enemy-victim"
    said = {
        traitor: to_text(bot("greedy", GAME).choose(0, Observation(betrayed(table, traitor), 0), Seeded(1), None))
        for traitor in (0, 1)
    }
    assert said[0] == "who ig11"
    assert said[1] != "who ig11"
    slipping = {
        to_text(Greedy(slip=5000.0).choose(0, Observation(betrayed(table, 0), 0), Seeded(seed), None)) for seed in range(20)
    }
    assert "who ig11" in slipping and len(slipping) > 1, "a traitor of a weaker level misses its chance now and then"


def turns(*shown: tuple[int, list[Event]]) -> list[Event]:
    """What was seen in some turns, and that the next one began."""
    found: list[Event] = []
    for seat, happened in shown:
        found += [TurnBegan(seat=seat, rule="MANDO-51"), *happened]
    return [*found, TurnBegan(seat=0, rule="MANDO-51")]


CRISIS = CrisisStruck(slot="move", rule="MANDO-140")
WOUND = Hurt(figure="cara", damage=1, health=6, rule="MANDO-80")


def test_a_loyal_player_suspects_by_what_it_saw_and_accuses_on_it() -> None:
    options = {"seats": 3, "traitor": True, "mode": "sandbox"}
    table = Table("GGG", hand="m4 m3 m2 m1", options=options)
    state = betrayed(table, 1)
    assert Accuse(1) in state.actions()

    def accused(*shown: tuple[int, list[Event]]) -> bool:
        answer = bot("greedy", GAME).choose(0, Observation(state, 0, turns(*shown)), Seeded(1), None)
        return isinstance(answer, Accuse) and answer.seat == 1

    harm: list[Event] = [CRISIS, WOUND]
    calm: list[Event] = [Wounded(piece=0, token="thug", damage=1, health=3, rule="MANDO-80")]
    assert not accused()
    assert not accused((1, harm), (2, harm), (1, harm), (2, harm)), "both behave alike"
    assert not accused((1, calm), (2, calm))
    assert accused((1, harm), (2, calm), (1, harm), (2, calm), (1, harm), (2, calm))


def test_at_a_live_table_too_it_goes_by_what_happened() -> None:
    state = betrayed(Table("GGG", hand="m4 m3 m2 m1", options={"seats": 3, "traitor": True, "mode": "sandbox"}), 1)
    shown = turns(*[(1, [CRISIS, WOUND]), (2, [])] * 3)
    match = Match(state)
    match.events = shown

    async def scene() -> Action:
        pool = Pool(1)
        try:
            return await pool.choose(GAME, match, 0, "greedy", "ada", [])
        finally:
            pool.close()

    assert asyncio.run(scene()) == Accuse(1)


def test_suspicion_goes_by_whole_turns() -> None:
    found = suspicion(turns((1, [CRISIS]), (2, [])))
    assert found[1] > 1 > found[2]
    assert 0 not in found, "the turn that has only begun says nothing"


def test_a_match_keeps_for_each_seat_what_it_was_told() -> None:
    match = played({"mission": "ambush", "seats": 2}, [Greedy(HASTY), Greedy(HASTY)])
    told = Observation(match.state, 0, match.events).events
    assert len(told) == len(match.events)
    assert any(event.known_to == (1,) for event in match.events)
    assert all(event == seen for event, seen in zip(match.events, told, strict=True) if event.known_to in (None, (0,)))
    assert not any(getattr(seen, name) for seen in told if seen.known_to == (1,) for name in seen.secret)


def test_greedy_is_the_same_for_the_same_seed() -> None:
    options = {"mission": "surrounded", "seats": 2}
    matches = [played(options, [Greedy(), Greedy()], 3).moves for _ in range(2)]
    assert matches[0] == matches[1]


def test_a_larger_budget_looks_at_more_turns_and_worlds() -> None:
    small, usual, large = Budget(MOVES // 10, None), Budget(MOVES, None), Budget(4 * MOVES, None)
    assert small.turns < usual.turns < large.turns
    assert small.worlds <= usual.worlds < large.worlds


def test_candidates_come_with_their_worths_the_best_first() -> None:
    table = Table("GGGGG", "A5 crate", hand="m4 m1 m1 mx", objective={"check": "turn_end", "cond": {"character_with": "crate"}})
    state: Any = table.state
    planner = Planner(0, Seeded(1), Budget(MOVES, None), against=False)
    found = planner.candidates(state, lambda: state)
    assert len({one.path[0] for one in found}) > 1
    assert [one.worth for one in found] == sorted((one.worth for one in found), reverse=True)
    assert all(one.path[0] in state.actions() for one in found)


def test_what_is_foreseen_of_a_movement_is_what_the_rules_make_of_it() -> None:
    """Nobody is hurt, nothing is hidden: then the way's gain is the difference between the positions."""
    table = Table("GGGGG", "A5 crate", hand="m4 m1 m1 mx", objective={"check": "turn_end", "cond": {"character_with": "crate"}})
    state: Any = table.state
    ways = Ways(state, 0, against=False)
    walked = [way for way in ways.foreseen() if way.end != NONE]
    assert walked
    for way in walked:
        after = state.copy()
        for action in way.path:
            if action in after.actions():  # nobody stops who can go no further
                after.play(action)
        assert appraise(after, 0) == pytest.approx(ways.worth + way.gain)


def test_what_a_movement_turns_over_may_be_struck_in_the_same_turn() -> None:
    """Nobody knew what lies there; once it is turned over, the rest of the turn is about it."""
    state: Any = Table("GGG", "A2 ?thug", hand="m4 m2 m1 mx").state
    planner = Planner(0, Seeded(1), Budget(MOVES, None), against=False)
    walk = next(way for way in Ways(state, 0, against=False).foreseen() if way.end != NONE)
    turns = planner._answers(state, {walk: planner._try(state, (walk,))}, {})
    assert turns
    assert {first for first, _ in turns} == {walk}
    assert any("attack 0" in map(to_text, second.path) for _, second in turns)


def test_whoever_stays_foresees_only_what_can_be_done_at_once() -> None:
    state: Any = Table("GGGGGG", "A2 thug, A5 raider", hand="m4 m3 m1 mx").state
    anywhere, here = (
        [way.spots for way in Ways(state, 0, against=False, still=still).foreseen() if way.spots is not None]
        for still in (False, True)
    )
    assert len(here) < len(anywhere)
    assert all(spots == {state._at.figure_space[0]} for spots in here)


@pytest.mark.parametrize("options", [MATCHES[1], MATCHES[-1]], ids=("plain", "traitor"))
def test_greedy_answers_the_same_in_positions_that_its_seat_cannot_tell_apart(options: dict[str, Any]) -> None:
    """Also what the traitor answers, and those who suspect somebody by what they were told."""
    source = Seeded(8)
    state = GAME.start(**options)
    compared = traitors = 0
    told: list[Event] = []
    while state.turn != cantina.OVER and compared < 25:
        offered = state.actions()
        if state.turn >= 0 and len(offered) > 1:
            other = state.redeal(state.turn, source)
            answers = {
                to_text(Greedy(HASTY).choose(state.turn, Observation(s, state.turn, told), Seeded(compared), None))
                for s in (state, other)
            }
            assert len(answers) == 1
            compared += 1
            traitors += bool(state.view(state.turn).traitor)
        told += state.play(state.deal(source) if state.turn == cantina.DEALER else offered[source.below(len(offered))])
    assert compared == 25
    assert bool(traitors) == bool(options.get("traitor"))


def test_greedy_answers_in_time() -> None:
    """One whose time is over already answers all the same, and at once."""
    source, state = Seeded(8), GAME.start(mission="surrounded", seats=2)
    while state.turn == cantina.DEALER:
        state.play(state.deal(source))
    began = time.process_time()
    answer = bot("greedy", GAME).choose(state.turn, Observation(state, state.turn), source, time.monotonic())
    assert answer in state.actions()
    assert time.process_time() - began < 0.05
