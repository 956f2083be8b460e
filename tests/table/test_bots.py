"""Bots at a table: they move by themselves, at a pace that tells nothing, and an answer that comes too late is dropped."""

import asyncio
import time
from collections.abc import Callable
from typing import Any

import pytest

import cantina
from cantina import bots
from cantina.bots.greedy import Greedy
from cantina.core.action import Action, from_text
from cantina.core.bot import Plan
from cantina.core.driver import Match, Stream, drive
from cantina.core.game import DEALER, Game, State
from cantina.core.source import Seeded
from cantina.table import log
from cantina.table.messages import Begin, Clock, Close, Hand, Say, Skip, Take, Undo
from cantina.table.thinking import position_of, think
from tests.table.house import BONUSES, House, Thinkers, evening, later, match

GAMES = ["super-teams", "carcassonne"]


# ---- moving --------------------------------------------------------------------------------------------------------------


@evening
async def test_a_bot_moves_by_itself() -> None:
    house, (ada,) = await match("ada greedy", "carcassonne")
    await ada.takes_a_turn()
    await later()
    assert house.turn == 0
    assert [entry.by for entry in house.moved()][:6] == [DEALER, 0, 0, DEALER, 1, 1]


@pytest.mark.parametrize("game", GAMES)
@evening
async def test_bots_play_a_whole_match_among_themselves(game: str) -> None:
    house = House()
    plans = [log.Plan(bot="random"), log.Plan(bot="greedy"), log.Plan(bot="random")]
    await house.open(plans, game, at_once=False)
    ada = house.guest("ada")
    await ada.come()
    await ada.does(Begin)
    await later(1)
    assert ada.sees.phase == "over"
    assert all(entry.driven for entry in house.moved())


@evening
async def test_a_bot_decides_in_windows_too() -> None:
    house, _ = await match("ada random", board=BONUSES)
    await house.play_out()
    assert any(entry.by == 1 and entry.action == "pass" for entry in house.moved())


@evening
async def test_a_bot_gets_no_time_to_see_and_shows_none() -> None:
    _, (ada,) = await match("ada greedy", clock=Clock(60))
    assert ada.sees.seats[0].time_left is not None
    assert ada.sees.seats[1].time_left is None


# ---- the pace ------------------------------------------------------------------------------------------------------------


@evening
async def test_a_bot_takes_the_same_time_for_every_decision_whatever_it_holds_and_however_long_it_thinks() -> None:
    house = House(pace=0.5)
    thoughts = iter([0.0, 0.1, 0.4] * 1000)
    house.thinkers.seconds = lambda: next(thoughts)
    _, (ada,) = await match("ada random", house=house, board=BONUSES)
    await ada.does(Hand, seat=0, bot="greedy")
    await later(600)
    assert house.table.phase == "over"
    state, before = house.table.game.start(house.table.state.options), 0
    kinds = set()
    for entry in house.moved():
        offered, window = len(state.actions()), state.prompt().window
        if entry.by != DEALER and (offered > 1 or window):
            kinds.add("only passing" if offered == 1 else "a window" if window else "a turn")
            assert entry.at - before == 500
        state.play(from_text(entry.action, house.table.game.action))
        before = entry.at
    assert kinds == {"only passing", "a window", "a turn"}


@evening
async def test_a_bot_that_needs_longer_than_the_pace_is_waited_for() -> None:
    house = House(pace=0.5)
    house.thinkers.seconds = lambda: 2.0
    _, (ada,) = await match("ada greedy", "carcassonne", house=house)
    await ada.takes_a_turn()
    await later(1.9)
    assert house.turn == 1
    await later(0.2)
    assert house.moved()[-1].by == 1


# ---- answers that come too late ------------------------------------------------------------------------------------------


async def thinking() -> House:
    """Ada has made her turn, and a bot thinks for ten seconds."""
    house = House()
    house.thinkers.seconds = lambda: 10.0
    _, (ada,) = await match("ada greedy", "carcassonne", house=house)
    await ada.takes_a_turn()
    await later(1)
    assert house.thinkers.asked == [1]
    return house


@evening
async def test_an_undo_interrupts_a_bot_that_thinks() -> None:
    house = await thinking()
    await house.guest("ada").does(Undo)
    moves = len(house.table.made)
    await later(60)
    assert (len(house.table.made), house.turn) == (moves, 0)
    assert house.thinkers.answered == []


@evening
async def test_after_an_undo_the_bot_thinks_anew_about_the_new_position() -> None:
    house = await thinking()
    ada = house.guest("ada")
    await ada.does(Undo)
    await ada.plays(ada.offers()[1])
    await later(9.5)  # by now the first thought would be finished
    assert (house.thinkers.asked, house.thinkers.answered) == ([1, 1], [])
    await later(1)
    assert house.thinkers.answered == [1]


@evening
async def test_taking_the_seat_back_interrupts_the_bot_that_thinks_for_it() -> None:
    house = House()
    house.thinkers.seconds = lambda: 10.0
    _, (ada, _) = await match("ada bob", house=house)
    await ada.does(Hand, seat=0, bot="random")
    await later(1)
    assert house.thinkers.asked == [0]
    await ada.does(Take, seat=0)
    moves = len(house.table.made)
    await later(60)
    assert (len(house.table.made), house.thinkers.answered) == (moves, [])
    assert ada.seen.actions


@evening
async def test_whoever_decides_before_the_bot_that_was_to_decide_for_them_is_heard() -> None:
    house = House()
    house.thinkers.seconds = lambda: 10.0
    _, (ada, _) = await match("ada bob", "carcassonne", house=house)
    await ada.does(Skip, seat=0)
    await later(1)
    assert house.thinkers.asked == [0]
    move = ada.offers()[0]
    await ada.plays(move)
    await later(60)
    assert [entry.action for entry in house.moved() if entry.by == 0] == [move]
    assert house.thinkers.answered == []


@evening
async def test_a_seat_that_is_handed_over_while_a_bot_decides_for_it_goes_on() -> None:
    house = House(pace=1)
    _, (ada, _) = await match("ada bob", "carcassonne", house=house)
    await ada.does(Skip, seat=0)
    await ada.does(Hand, seat=0, bot="random")
    await later(60)
    assert house.turn == 1


@evening
async def test_whoever_takes_the_seat_back_decides_even_if_a_bot_was_to_decide_once() -> None:
    house = House(pace=1)
    _, (ada, _) = await match("ada bob", "carcassonne", house=house)
    await ada.does(Skip, seat=0)
    await ada.does(Hand, seat=0, bot="greedy")
    await ada.does(Take, seat=0)
    await later(60)
    assert not any(entry.by == 0 for entry in house.moved())


@evening
async def test_closing_the_table_interrupts_a_bot() -> None:
    house = await thinking()
    await house.guest("ada").does(Close)
    seq = house.table.seq
    await later(60)
    assert (house.table.seq, house.thinkers.answered) == (seq, [])


@evening
async def test_chat_does_not_disturb_a_bot() -> None:
    house = await thinking()
    await house.guest("ada").does(Say, text="Hurry up!")
    await later(9.5)
    assert house.thinkers.answered == [1]


class Stubborn(Thinkers):
    """Bots that take a moment to notice that they are interrupted."""

    async def choose(self, game: Game, match: Match[State], seat: int, name: str, whose: str, plan: Plan) -> Action:
        try:
            return await super().choose(game, match, seat, name, whose, plan)
        except asyncio.CancelledError:
            for _ in range(20):
                await asyncio.sleep(0)
            raise


@evening
async def test_a_bot_that_is_slow_to_be_interrupted_is_followed_by_another() -> None:
    house = House()
    house.thinkers = Stubborn()
    house.thinkers.seconds = lambda: 10.0
    _, (ada, _) = await match("ada bob", house=house)
    await ada.does(Hand, seat=0, bot="random")
    await later(1)
    await ada.does(Take, seat=0)
    await ada.does(Hand, seat=0, bot="random")
    await later(60)
    assert any(entry.by == 0 for entry in house.moved())


@evening
async def test_a_stopped_room_lets_no_bot_move() -> None:
    house = await thinking()
    seq = house.table.seq
    house.room.stop()
    await later(60)
    assert house.table.seq == seq
    assert house.thinkers.answered == []


# ---- coming back ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "clock",
    [
        None,
        Clock(600),
    ],
    ids=["without a clock", "with a clock"],
)
@evening
async def test_after_a_restart_a_bot_goes_on_thinking(clock: Clock | None) -> None:
    house = House(pace=0.5)
    _, (ada,) = await match("ada greedy", "carcassonne", house=house, clock=clock)
    await ada.takes_a_turn()
    assert house.turn == 1
    await house.restart()
    await later(60)
    assert house.turn == 0


@evening
async def test_a_room_in_which_a_bot_thinks_is_not_idle() -> None:
    house = await thinking()
    await house.guest("ada").go()
    assert not house.room.idle
    house.room.stop()
    await later()
    assert house.room.idle


# ---- tables without people -----------------------------------------------------------------------------------------------


@evening
async def test_bots_alone_sleep_while_nobody_watches() -> None:
    house = House(pace=1)
    await house.open([log.Plan(bot="random"), log.Plan(bot="greedy")], at_once=False)
    ada = house.guest("ada")
    await ada.come()
    await ada.does(Begin)
    await later(5.5)
    moves = len(house.moved())
    assert moves > 2
    await ada.go()
    await later(3600)
    assert len(house.moved()) == moves, "nobody plays for nobody"
    assert house.room.idle, "and such a room is forgotten"
    await house.enter()
    await later(3600)
    assert len(house.moved()) == moves
    await ada.come()
    await later(3600)
    assert house.table.phase == "over"


@evening
async def test_bots_play_on_for_somebody_who_comes_back_until_they_are_to_decide() -> None:
    house = House(pace=1)
    _, (ada,) = await match("ada greedy random", "carcassonne", house=house)
    await ada.takes_a_turn()
    await ada.go()
    await later(3600)
    assert house.turn == 0
    assert {entry.by for entry in house.moved()} == {DEALER, 0, 1, 2}


@evening
async def test_a_bot_that_waits_for_its_turn_to_think_is_told_of_and_goes_on_by_itself() -> None:
    house = House(pace=0.5, patience=10)
    house.thinkers.seconds = lambda: 100.0
    _, (ada,) = await match("ada greedy", "carcassonne", house=house)
    await ada.takes_a_turn()
    await later(9.9)
    assert not any(seat.queued for seat in ada.sees.seats)
    await later(0.2)
    assert [seat.queued for seat in ada.sees.seats] == [False, True]
    assert house.turn == 1 and house.thinkers.answered == [], "nobody else decides for it"
    await ada.go()
    await ada.come()
    assert ada.sees.seats[1].queued, "whoever comes sees it, too"
    house.thinkers.seconds = lambda: 0.0
    await later(90)
    assert house.moved()[-1].by == 1 and house.thinkers.asked == house.thinkers.answered
    assert not ada.sees.seats[1].queued
    await later(10)
    assert house.turn == 0


class Sleeper:
    """A bot that heeds no limit."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def choose(self, *_: Any) -> Any:
        while True:
            time.sleep(0.001)


def test_a_bot_that_never_answers_does_anything_that_may_be_done(monkeypatch: pytest.MonkeyPatch) -> None:
    class Brought:
        def load(self) -> Callable[[Game], Sleeper]:
            return Sleeper

    monkeypatch.setattr(bots, "registered", lambda _: {"sleeper": Brought()})
    monkeypatch.setattr("cantina.table.thinking.OVERDUE", 0.05)
    game = cantina.game("super-teams")
    begun: Match[State] = Match(game.start(seats=2))
    for _ in drive(begun, [None, None], Stream(Seeded(3)), Seeded(0)):
        pass
    chosen, plan = think(game.id, *position_of(begun), begun.state.turn, "sleeper", 1, [])
    assert from_text(chosen, game.action) in begun.state.actions() and plan == []


# ---- bots of other packages ----------------------------------------------------------------------------------------------


@evening
async def test_a_bot_whose_package_is_gone_is_replaced_by_another(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    class Brought:
        def load(self) -> Callable[[Game], Greedy]:
            return Greedy

    monkeypatch.setattr(bots, "registered", lambda _: {"careful": Brought()})
    house = House()
    await house.open([log.Plan(), log.Plan(bot="careful")], "carcassonne")
    ada, eve = house.guest("ada"), house.guest("eve")
    await ada.come()
    await eve.come()
    await ada.sits(0)
    await ada.takes_a_turn()
    await later()
    assert house.turn == 0, "as long as it is there, it plays"
    assert await ada.refused(Hand, seat=1, bot="greedy") == "not-now"

    monkeypatch.setattr(bots, "registered", lambda _: {})
    await house.restart()
    await ada.takes_a_turn()
    await ada.does(Say, text="Where is it?")
    assert house.turn == 1
    assert [record.getMessage() for record in caplog.records] == ["table table waits for the bot careful, which is not installed"]
    assert ada.sees.seats[1].idle_in == 0
    assert await ada.refused(Skip, seat=1) == "not-now"
    assert await ada.refused(Hand, seat=1, bot="careful") == "unknown-bot"
    assert await eve.refused(Hand, seat=1, bot="greedy") == "not-seated"
    await ada.does(Hand, seat=1, bot="greedy")
    await later()
    now = ada.sees.seats[1]
    assert (house.turn, now.bot, now.idle_in) == (0, "greedy", None)
