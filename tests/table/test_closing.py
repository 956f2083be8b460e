"""The end of a table: closing by agreement, the record with the dealer's key, and the way to a rematch."""

import pytest

from cantina.core.game import DEALER
from cantina.core.record import RecordError, from_lines, to_lines, verify
from cantina.table import log
from cantina.table.messages import Ahead, Answer, Close, Command, Hand, Noted, RequestSeen, Skip, Take, Undo
from cantina.table.table import Refused, Table
from tests.table.house import KEY, House, evening, later, match

# ---- closing -------------------------------------------------------------------------------------------------------------


@evening
async def test_closing_a_match_is_asked_of_the_others() -> None:
    house, (ada, bob) = await match("ada bob")
    await bob.does(Close)
    assert (ada.sees.phase, ada.sees.request) == ("playing", RequestSeen("close", 1, [0]))
    assert ada.lines[-1] == Noted(house.table.seq, "asked-close", 1, "Bob")


@evening
async def test_once_everybody_has_agreed_the_table_is_closed() -> None:
    house, (ada, bob, cyd) = await match("ada bob cyd")
    await bob.does(Close)
    await ada.does(Answer, agree=True)
    assert ada.sees.phase == "playing"
    await cyd.does(Answer, agree=True)
    assert (ada.sees.phase, ada.sees.request) == ("closed", None)
    assert ada.lines[-1] == Noted(house.table.seq, "closed", 1, "Bob")


@evening
async def test_one_refusal_keeps_the_table_open() -> None:
    _, (ada, bob) = await match("ada bob")
    await bob.does(Close)
    await ada.does(Answer, agree=False)
    assert (ada.sees.phase, ada.sees.request) == ("playing", None)
    await ada.plays(ada.offers()[0])


@evening
async def test_the_host_has_no_more_say_than_the_others_while_a_match_is_played() -> None:
    _, (ada, bob) = await match("ada bob")
    assert ada.sees.host
    await ada.does(Close)
    assert bob.sees.phase == "playing"


@evening
async def test_whoever_plays_on_no_longer_wants_to_close() -> None:
    _, (ada, bob) = await match("ada bob")
    await ada.does(Close)
    await ada.plays(ada.offers()[0])
    assert bob.sees.request is None


@evening
async def test_bots_do_not_mind() -> None:
    _, (ada,) = await match("ada greedy random")
    await ada.does(Close)
    assert ada.sees.phase == "closed"


@evening
async def test_an_undo_and_a_closing_are_not_asked_together() -> None:
    _, (ada, bob) = await match("ada bob", "carcassonne")
    await ada.takes_a_turn()
    await ada.does(Undo)
    assert await bob.refused(Close) == "not-now"
    await bob.does(Answer, agree=False)
    await bob.does(Close)
    assert await ada.refused(Undo) == "not-now"


@pytest.mark.parametrize(
    ("command", "fields"),
    [
        (Undo, {}),
        (Close, {}),
        (Answer, {"agree": True}),
        (Hand, {"seat": 0, "bot": "random"}),
        (Take, {"seat": 0}),
        (Skip, {"seat": 0}),
        (Ahead, {"on": True}),
    ],
)
@evening
async def test_no_command_is_executed_at_a_closed_table(command: type[Command], fields: dict[str, object]) -> None:
    _, (ada,) = await match("ada greedy", "carcassonne")
    await ada.takes_a_turn()
    await ada.does(Close)
    assert await ada.refused(command, **fields) == "not-now"


@evening
async def test_a_closed_table_offers_nothing_any_more() -> None:
    _, (ada,) = await match("ada greedy")
    await ada.does(Close)
    assert ada.seen.actions == []


@evening
async def test_a_closed_table_stays_closed_after_a_restart() -> None:
    house, (ada,) = await match("ada greedy")
    await ada.does(Close)
    bodies = dict(house.journal.bodies)
    await house.restart()
    await later(60)
    assert (ada.sees.phase, house.journal.bodies) == ("closed", bodies)


# ---- the record ----------------------------------------------------------------------------------------------------------


@evening
async def test_there_is_no_record_while_a_match_is_played() -> None:
    house, _ = await match("ada bob")
    with pytest.raises(Refused, match="not-now"):
        house.table.record()


@evening
async def test_there_is_no_record_of_a_match_that_never_began() -> None:
    house, (ada, _) = await match("ada bob", at_once=False)
    with pytest.raises(Refused, match="not-now"):
        house.table.record()
    await ada.does(Close)
    with pytest.raises(Refused, match="not-now"):
        house.table.record()


@pytest.mark.parametrize("game", ["super-teams", "carcassonne"])
@evening
async def test_the_record_of_a_finished_match_verifies_as_sealed(game: str) -> None:
    house, _ = await match("ada bob", game)
    await house.play_out()
    record = from_lines(to_lines(house.table.record()))
    assert record.key == KEY
    assert record.header.seats == ["Ada", "Bob"]
    verdict = verify(house.table.game, record)
    assert (verdict.moves, verdict.over, verdict.dealing) == (len(house.table.made), True, "sealed")


@evening
async def test_the_record_of_a_closed_match_verifies_as_sealed() -> None:
    house, (ada,) = await match("ada greedy", "carcassonne")
    await ada.takes_a_turn()
    await later()
    await ada.does(Close)
    verdict = verify(house.table.game, house.table.record())
    assert (verdict.over, verdict.dealing) == (False, "sealed")


@evening
async def test_another_dealing_than_the_sealed_one_would_be_found_out() -> None:
    house, _ = await match("ada bob")
    await house.play_out()
    record = house.table.record()
    record.key = "08" * 32
    with pytest.raises(RecordError, match="not the one that was committed to"):
        verify(house.table.game, record)


@evening
async def test_the_record_is_the_same_after_a_restart() -> None:
    house, _ = await match("ada bob")
    await house.play_out()
    assert Table("table", house.journal.entries()).record() == house.table.record()


# ---- the rematch ---------------------------------------------------------------------------------------------------------


@evening
async def test_everybody_is_told_where_the_match_goes_on() -> None:
    house, (ada, bob) = await match("ada bob")
    await house.play_out()
    await house.room.linked(1, "next")
    assert (ada.sees.rematch, bob.sees.rematch) == ("next", "next")
    assert ada.lines[-1] == Noted(house.table.seq, "rematch", 1, "Bob")
    assert isinstance(house.journal.entries()[-1], log.Rematched)


@evening
async def test_the_way_to_a_rematch_is_known_after_a_restart() -> None:
    house, (ada, _) = await match("ada bob")
    await house.play_out()
    await house.room.linked(0, "next")
    await house.restart()
    assert (ada.sees.rematch, ada.sees.phase) == ("next", "over")


@evening
async def test_a_rematch_begins_when_those_it_is_kept_for_have_sat_down() -> None:
    house = House()
    await house.open([log.Plan(kept_for="ada"), log.Plan(bot="greedy"), log.Plan(kept_for="bob")])
    ada, bob = house.guest("ada"), house.guest("bob")
    for guest in (ada, bob):
        await guest.come()
    assert (ada.sees.invited, bob.sees.invited) == ([0], [2])
    await bob.sits(2)
    await ada.sits(0)
    assert ada.sees.phase == "playing"
    assert house.moved()[0].by == DEALER
