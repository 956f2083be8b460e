"""Time and absence: who is charged, who may then let a bot decide, and that nobody is thrown out by itself."""

import time

import msgspec
import pytest

from cantina.core.game import DEALER
from cantina.table import log, room
from cantina.table.messages import Ahead, Clock, Close, Hand, SeatSeen, Skip, Take, Undo
from cantina.table.presence import AWAY, SILENT
from tests.table.house import BONUSES, House, Visitor, evening, later, match

CLOCK = Clock(seconds=600)


async def timed(seats: str = "ada bob", clock: Clock = CLOCK, pace: float = 0.0) -> tuple[House, list[Visitor]]:
    """Carcassonne with a clock; Ada is to place a tile."""
    return await match(seats, "carcassonne", house=House(pace=pace), clock=clock)


async def left(guest: Visitor, seat: int) -> int | None:
    """The time that a seat has left, as somebody who comes anew is told."""
    look = Visitor(guest.house, guest.guest.id)
    await look.come()
    await look.go()
    return look.sees.seats[seat].time_left


# ---- charging ------------------------------------------------------------------------------------------------------------


@evening
async def test_thinking_is_charged_to_whoever_is_to_decide() -> None:
    _, (ada, bob) = await timed()
    await later(3)
    await ada.plays(ada.offers()[0])
    await later(2)
    await ada.plays("pass")
    assert [seat.time_left for seat in bob.sees.seats] == [595_000, 600_000]


@evening
async def test_a_pass_costs_the_same_time_whether_there_was_a_choice_or_not() -> None:
    house, (ada, bob) = await match("ada bob", board=BONUSES, clock=Clock(600, 5))
    for choice in (False, True):
        await house.play_until(lambda: house.asked(0) and (len(ada.offers()) > 1) == choice)  # noqa: B023  (called at once)
        before = await left(bob, 0)
        assert before is not None
        await later(3)
        await ada.plays("pass")
        assert bob.sees.seats[0].time_left == before - 3_000 + 5_000


@evening
async def test_the_running_clock_is_seen() -> None:
    _, (ada, bob) = await timed()
    await later(7)
    assert await left(bob, 0) == 593_000
    assert await left(bob, 1) == 600_000
    assert [seat.running for seat in ada.sees.seats] == [True, False]


@evening
async def test_an_increment_comes_back_with_every_decision() -> None:
    _, (ada, _) = await timed(clock=Clock(600, 5))
    await later(8)
    await ada.plays(ada.offers()[0])
    assert ada.sees.seats[0].time_left == 597_000
    await later(1)
    await ada.plays("pass")
    assert ada.sees.seats[0].time_left == 601_000


@evening
async def test_time_runs_out_at_zero() -> None:
    _, (ada, bob) = await timed(clock=Clock(10))
    await later(25)
    assert await left(bob, 0) == 0
    await ada.plays(ada.offers()[0])
    assert bob.sees.seats[0].time_left == 0


@evening
async def test_without_a_clock_no_time_is_shown_and_nobody_runs_out_of_it() -> None:
    _, (ada, bob) = await match("ada bob")
    await later(SILENT / 1000 - 1)
    assert await left(ada, 0) is None
    assert await bob.refused(Skip, seat=0) == "not-yours"


@evening
async def test_windows_are_charged_to_whoever_is_asked() -> None:
    house, (ada, bob) = await match("ada bob", board=BONUSES, clock=CLOCK)
    await house.play_until(lambda: house.asked(0))
    before = bob.sees.seats[0].time_left
    await later(4)
    await ada.plays("pass")
    assert bob.sees.seats[0].time_left == (before or 0) - 4000


@evening
async def test_passing_ahead_costs_no_time() -> None:
    house, (ada, bob) = await match("ada bob", board=BONUSES, clock=CLOCK)
    await house.play_until(lambda: house.chooses(1) and len(house.table.made) > 30)
    before = ada.sees.seats[0].time_left
    await ada.does(Ahead, on=True)
    while house.turn == 1:
        await later(5)
        await bob.plays(bob.offers()[0])
    assert ada.sees.seats[0].time_left == before


@evening
async def test_after_the_end_no_clock_runs() -> None:
    house, (ada, _) = await match("ada bob", clock=CLOCK)
    await house.play_out()
    before = [seat.time_left for seat in ada.sees.seats]
    await later(100)
    assert [await left(ada, 0), await left(ada, 1)] == before


# ---- a bot in between ----------------------------------------------------------------------------------------------------


@evening
async def test_the_time_until_a_seat_is_handed_over_is_charged_and_the_bots_time_is_not() -> None:
    house, (ada, bob) = await timed(pace=30)
    await later(4)
    await ada.does(Hand, seat=0, bot="greedy")
    assert bob.sees.seats[0] == SeatSeen("Ada", "greedy", True, 596_000, False, False, host=True)
    await later(61)
    assert house.turn == 1
    assert bob.sees.seats[0].time_left == 596_000


@evening
async def test_whoever_takes_the_seat_back_begins_to_think_then() -> None:
    _, (ada, bob) = await timed(pace=30)
    await ada.does(Hand, seat=0, bot="greedy")
    await later(10)
    await ada.does(Take, seat=0)
    assert bob.sees.seats[0] == SeatSeen("Ada", None, True, 600_000, True, False, idle_in=600_000, host=True)
    await later(6)
    assert await left(bob, 0) == 594_000


@evening
async def test_taking_a_seat_back_gives_no_time_to_whoever_is_thinking() -> None:
    _, (ada, bob) = await timed()
    await later(1)
    await bob.does(Hand, seat=1, bot="greedy")
    await later(49)
    await bob.does(Take, seat=1)
    assert ada.sees.seats[0].time_left == 550_000


@evening
async def test_the_bots_decisions_add_no_time() -> None:
    _, (ada, _) = await timed(clock=Clock(600, 10))
    await ada.does(Hand, seat=0, bot="greedy")
    await later(1)
    assert ada.sees.seats[0].time_left == 600_000


# ---- undo ----------------------------------------------------------------------------------------------------------------


@evening
async def test_an_undo_gives_no_time_back() -> None:
    _, (ada, _) = await timed()
    await later(5)
    await ada.plays(ada.offers()[0])
    await ada.does(Undo)
    assert ada.sees.seats[0].time_left == 595_000


@evening
async def test_the_time_in_which_one_thinks_about_an_undo_is_charged() -> None:
    _, (ada, _) = await timed()
    await ada.plays(ada.offers()[0])
    await later(300)
    await ada.does(Undo)
    assert ada.sees.seats[0].time_left == 300_000


@evening
async def test_making_a_decision_again_and_again_adds_no_time() -> None:
    _, (ada, _) = await timed(clock=Clock(600, 30))
    move = ada.offers()[0]
    for _ in range(5):
        await ada.plays(move)
        await ada.does(Undo)
    await ada.plays(move)
    assert ada.sees.seats[0].time_left == 630_000


# ---- restarts ------------------------------------------------------------------------------------------------------------


@evening
async def test_a_restart_costs_nobody_time() -> None:
    house, (ada, bob) = await timed()
    await later(5)
    await ada.plays(ada.offers()[0])
    await later(5)
    house.room.stop()
    await later(3600)
    await house.restart()
    assert isinstance(house.journal.entries()[-1], log.Resumed)
    assert [seat.time_left for seat in bob.sees.seats] == [595_000, 600_000]
    await later(2)
    assert await left(bob, 0) == 593_000


@pytest.mark.parametrize("hours", [-1, 1])
def test_setting_the_machines_clock_gives_and_takes_no_time(hours: int, monkeypatch: pytest.MonkeyPatch) -> None:
    before, wall = room.clock(), time.time_ns
    monkeypatch.setattr(time, "time_ns", lambda: wall() + hours * 3600 * 10**9)
    assert 0 <= room.clock() - before < 60_000


@pytest.mark.parametrize("hours", [-1, 1])
@evening
async def test_a_clock_that_was_set_between_two_runs_gives_and_takes_no_time(hours: int) -> None:
    house, (ada, bob) = await timed()
    await later(5)
    await ada.plays(ada.offers()[0])
    house.ahead = hours * 3600_000
    await house.restart()
    assert [seat.time_left for seat in bob.sees.seats] == [595_000, 600_000]
    await later(2)
    assert await left(bob, 0) == 593_000
    await ada.plays("pass")
    await house.restart()
    assert [seat.time_left for seat in bob.sees.seats] == [593_000, 600_000]


@evening
async def test_a_clock_that_was_set_back_in_the_middle_of_an_older_log_gives_no_time() -> None:
    house, (ada, bob) = await timed()
    await ada.plays(ada.offers()[0])
    entries = house.journal.entries()
    moved = next(n for n, entry in enumerate(entries, start=1) if isinstance(entry, log.Moved) and entry.by == 0)
    house.journal.bodies[moved] = log.encode(msgspec.structs.replace(entries[moved - 1], at=entries[0].at - 3_600_000))
    await house.restart()
    assert bob.sees.seats[0].time_left == 600_000


@evening
async def test_without_a_clock_a_restart_leaves_no_trace_in_the_log() -> None:
    house, _ = await match("ada bob")
    bodies = dict(house.journal.bodies)
    await house.restart()
    assert house.journal.bodies == bodies


# ---- when the time is out ------------------------------------------------------------------------------------------------


@evening
async def test_nobody_decides_for_another_before_the_time_is_out() -> None:
    _, (_, bob) = await timed(clock=Clock(10))
    await later(9.999)
    assert await bob.refused(Skip, seat=0) == "not-yours"
    assert await bob.refused(Hand, seat=0, bot="greedy") == "not-yours"


@evening
async def test_when_the_time_is_out_nothing_happens_by_itself() -> None:
    house, (ada, _) = await timed(clock=Clock(10))
    seq = house.table.seq
    await later(24 * 3600)
    assert (house.table.seq, house.turn) == (seq, 0)
    await ada.plays(ada.offers()[0])


@evening
async def test_when_the_time_is_out_another_may_skip_one_decision() -> None:
    house, (ada, bob) = await timed(clock=Clock(10))
    await later(10)
    await bob.does(Skip, seat=0)
    await later()
    made = [made for made in house.table.made if made.by != DEALER]
    assert [(move.by, move.driven) for move in made] == [(0, True)]
    assert (house.turn, ada.sees.seats[0].bot) == (0, None)
    assert ada.seen.view["prompt"]["kind"] == "deploy"
    assert "skipped" in ada.noted()
    assert ada.offers()


@evening
async def test_when_the_time_is_out_another_may_hand_the_seat_to_a_bot() -> None:
    house, (ada, bob) = await timed(clock=Clock(10))
    await later(10)
    await bob.does(Hand, seat=0, bot="random")
    await later()
    assert (house.turn, ada.sees.seats[0].bot, ada.seen.actions) == (1, "random", [])
    assert log.Handed(at=house.table.since, seat=0, bot="random", by=1) in house.journal.entries()


@evening
async def test_time_that_has_run_out_stays_out_for_whoever_was_skipped() -> None:
    _, (ada, bob) = await timed(clock=Clock(10))
    await later(15)
    await bob.does(Skip, seat=0)
    await later()
    assert ada.sees.seats[0].time_left == 0


@evening
async def test_a_time_that_is_out_does_not_matter_while_others_decide() -> None:
    house, (ada, bob) = await timed(clock=Clock(10))
    await later(20)
    await ada.takes_a_turn()
    assert house.turn == 1
    assert await bob.refused(Hand, seat=0, bot="greedy") == "not-yours"
    assert await bob.refused(Skip, seat=0) == "not-yours"


@evening
async def test_a_spectator_decides_for_nobody() -> None:
    house, _ = await timed(clock=Clock(10))
    eve = house.guest("eve")
    await eve.come()
    await later(20)
    assert await eve.refused(Skip, seat=0) == "not-seated"


@evening
async def test_a_bot_is_neither_skipped_nor_replaced() -> None:
    _, (ada,) = await match("ada greedy", "carcassonne", house=House(pace=10), clock=Clock(10))
    await ada.takes_a_turn()
    assert await ada.refused(Skip, seat=1) == "not-now"
    assert await ada.refused(Hand, seat=1, bot="random") == "not-now"


# ---- one's own seat ------------------------------------------------------------------------------------------------------


@evening
async def test_the_own_seat_is_handed_over_and_taken_back_at_any_time() -> None:
    house, (ada, bob) = await timed()
    bots = []
    for kind, fields in ((Hand, {"bot": "greedy"}), (Take, {})):
        await bob.does(kind, seat=1, **fields)
        bots.append(ada.sees.seats[1].bot)
    assert bots == ["greedy", None]
    assert bob.noted()[-2:] == ["handed", "taken"]
    assert house.turn == 0


@evening
async def test_the_own_decision_may_be_left_to_a_bot() -> None:
    house, (ada, _) = await timed()
    await ada.does(Skip, seat=0)
    await later()
    assert house.moved()[-1].driven
    assert ada.sees.seats[0].bot is None


@evening
async def test_only_a_decision_that_is_due_is_skipped() -> None:
    _, (_, bob) = await timed()
    assert await bob.refused(Skip, seat=1) == "not-now"


@evening
async def test_a_seat_is_taken_back_only_by_its_guest() -> None:
    _, (ada, bob) = await timed(pace=10)
    await ada.does(Hand, seat=0, bot="greedy")
    assert await bob.refused(Take, seat=0) == "not-yours"


@evening
async def test_nothing_is_taken_back_that_was_not_handed_over() -> None:
    _, (ada, _) = await timed()
    assert await ada.refused(Take, seat=0) == "not-now"


@evening
async def test_a_bot_that_was_there_from_the_beginning_is_nobodys_to_send_away() -> None:
    _, (ada,) = await timed("ada greedy")
    assert await ada.refused(Take, seat=1) == "not-yours"


@evening
async def test_a_seat_is_handed_over_once() -> None:
    _, (ada, _) = await timed(pace=10)
    await ada.does(Hand, seat=0, bot="greedy")
    assert await ada.refused(Hand, seat=0, bot="random") == "not-now"


@evening
async def test_a_handed_seat_still_sees_its_hand_and_hears_its_cards() -> None:
    house, (ada, _) = await match("ada bob")
    await ada.does(Hand, seat=0, bot="greedy")
    await house.play_until(lambda: house.turn == 1)
    assert ada.seen.view == house.view(0)
    assert ada.seen.view["hand"]


# ---- away ----------------------------------------------------------------------------------------------------------------


@evening
async def test_whoever_is_away_for_a_while_may_be_handed_over() -> None:
    house, (ada, bob) = await match("ada bob")
    await ada.go()
    await later(AWAY / 1000 - 0.001)
    assert await bob.refused(Hand, seat=0, bot="greedy") == "not-yours"
    assert await bob.refused(Skip, seat=0) == "not-yours"
    await later(0.001)
    await bob.does(Hand, seat=0, bot="greedy")
    assert house.table.seats[0].bot == "greedy"


@evening
async def test_whoever_is_away_for_a_while_may_be_skipped() -> None:
    house, (ada, bob) = await match("ada bob", "carcassonne")
    await ada.go()
    await later(AWAY / 1000)
    await bob.does(Skip, seat=0)
    await later()
    assert house.moved()[-1].driven
    assert house.moved()[-1].by == 0


@evening
async def test_whoever_comes_back_is_not_away() -> None:
    _, (ada, bob) = await match("ada bob")
    await ada.go()
    await later(AWAY / 1000)
    await ada.come()
    assert await bob.refused(Skip, seat=0) == "not-yours"
    await ada.go()
    await later(AWAY / 1000 - 1)
    assert await bob.refused(Skip, seat=0) == "not-yours"


@evening
async def test_after_a_restart_everybody_gets_time_to_come_back() -> None:
    house, (ada, bob) = await match("ada bob")
    await ada.go()
    await later(AWAY)
    await house.restart()
    await later(AWAY / 1000 - 1)
    assert await bob.refused(Skip, seat=0) == "not-yours"
    await later(1)
    await bob.does(Skip, seat=0)


@evening
async def test_whoever_was_handed_over_takes_the_seat_back() -> None:
    house, (ada, bob) = await match("ada bob", house=House(pace=10))
    await ada.go()
    await later(AWAY / 1000)
    await bob.does(Hand, seat=0, bot="greedy")
    await ada.come()
    await ada.does(Take, seat=0)
    assert (house.turn, ada.sees.seats[0].bot) == (0, None)
    assert ada.offers()


# ---- there, but silent ---------------------------------------------------------------------------------------------------


@evening
async def test_whoever_is_there_and_never_decides_blocks_nobody_for_ever() -> None:
    house, (ada, bob) = await match("ada bob", "carcassonne")
    assert (bob.sees.seats[0].idle_in, bob.sees.seats[1].idle_in) == (SILENT, None)
    await later(SILENT / 1000 - 1)
    assert await bob.refused(Skip, seat=0) == "not-yours"
    await later(1)
    await bob.does(Skip, seat=0)
    await later()
    assert house.moved()[-1].driven
    assert ada.offers(), "and they may go on"
    assert await bob.refused(Hand, seat=0, bot="greedy") == "not-yours"


@evening
async def test_whoever_has_a_clock_has_its_time() -> None:
    _, (_, bob) = await timed()
    await later(SILENT / 1000 + 1)
    assert await bob.refused(Skip, seat=0) == "not-yours"


@evening
async def test_whoever_never_answers_a_request_blocks_nobody_for_ever() -> None:
    house, (ada, bob) = await match("ada bob")
    await ada.does(Close)
    assert bob.sees.seats[1].idle_in == SILENT
    await later(SILENT / 1000 - 1)
    assert await ada.refused(Hand, seat=1, bot="greedy") == "not-yours"
    await later(1)
    await ada.does(Hand, seat=1, bot="greedy")
    assert house.table.phase == "closed"


@evening
async def test_after_a_restart_the_silent_get_their_time_anew() -> None:
    house, (_, bob) = await match("ada bob")
    await later(SILENT / 1000)
    await house.restart()
    assert await bob.refused(Skip, seat=0) == "not-yours"
