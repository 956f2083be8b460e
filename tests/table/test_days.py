"""A match over days: every decision has days of its own, nobody need be here, and bots go on when the server comes back."""

import msgspec
import pytest

from cantina.table.messages import DAY, Answer, Clock, Close, Skip, Undo
from tests.table.house import House, Visitor, evening, later, match

CLOCK = Clock(seconds=3 * DAY, each=True)


async def correspondence(seats: str = "ada bob", house: House | None = None) -> tuple[House, list[Visitor]]:
    """Carcassonne over days; Ada is to place a tile."""
    return await match(seats, "carcassonne", house=house, clock=CLOCK)


@evening
async def test_every_decision_has_days_of_its_own() -> None:
    house, (ada, bob) = await correspondence()
    await later(2 * DAY)
    await ada.plays(ada.offers()[0])
    await later(2 * DAY)
    await ada.plays("pass")
    assert [seat.time_left for seat in bob.sees.seats] == [3 * DAY * 1000] * 2
    assert bob.sees.seats[1].running
    assert house.table.due() == house.table.since + 3 * DAY * 1000


@evening
async def test_nobody_need_be_here_until_their_days_are_out() -> None:
    _, (ada, bob) = await correspondence()
    await ada.go()
    await later(3 * DAY - 60)
    assert await bob.refused(Skip, seat=0) == "not-yours"
    await later(61)
    await bob.does(Skip, seat=0)
    await later()
    assert bob.noted()[-1] == "skipped"


@evening
async def test_whoever_does_not_answer_a_question_has_as_long_as_for_a_decision() -> None:
    house, (ada, bob) = await correspondence()
    await bob.go()
    await ada.does(Close)
    await later(3 * DAY - 60)
    assert await ada.refused(Skip, seat=1) == "not-yours"
    await later(61)
    await ada.asks(Skip, seat=1)
    assert house.table.request


@evening
async def test_a_restart_gives_nobody_more_time() -> None:
    house, (ada, _) = await correspondence()
    await later(DAY)
    await house.restart()
    assert ada.sees.seats[0].time_left == 2 * DAY * 1000


@evening
async def test_taking_back_gives_nobody_more_time() -> None:
    _, (ada, bob) = await correspondence()
    await later(2 * DAY)
    await ada.plays(ada.offers()[0])
    await ada.does(Undo)
    assert bob.sees.seats[0].time_left == DAY * 1000


@evening
async def test_taking_back_what_all_agreed_to_takes_nobodys_time() -> None:
    _, (ada, bob) = await correspondence()
    await ada.takes_a_turn()
    await later(2 * DAY)
    await ada.does(Undo)
    await later(2 * DAY)
    await bob.does(Answer, agree=True)
    assert bob.sees.seats[0].running
    assert bob.sees.seats[0].time_left == 3 * DAY * 1000


@pytest.mark.parametrize(
    "clock", [{"seconds": 3600, "each": True}, {"seconds": DAY, "increment": 5, "each": True}, {"seconds": DAY}]
)
def test_days_are_whole_and_an_evening_is_no_day(clock: dict[str, object]) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(clock, Clock)
