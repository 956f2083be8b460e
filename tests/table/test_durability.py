"""Durability: nobody hears of anything before it is in the journal, and everybody hears everything once and in order."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import msgspec
import pytest

from cantina.table import log
from cantina.table.messages import Act, Ahead, Answer, AskPreview, Describe, Preview, Problem, Say, Undo, Update, Welcome, Words
from cantina.table.room import Room
from cantina.table.table import Refused
from tests.table.house import BONUSES, COMPLAINTS, House, Visitor, evening, later, match, raw
from tests.table.restless import check_sight, portrait, rebuilt


@asynccontextmanager
async def pending(house: House, guest: Visitor) -> AsyncIterator[None]:
    """While a move of a guest is on its way into the journal; at the end it is there."""
    house.journal.free.clear()
    move = asyncio.ensure_future(guest.plays(guest.offers()[0]))
    await later()
    yield
    house.journal.free.set()
    await move


@evening
async def test_a_table_that_the_rules_of_today_do_not_allow_says_so() -> None:
    house, (ada, _) = await match("ada bob", "carcassonne")
    await ada.plays(ada.offers()[0])
    entries = list(house.journal.entries())
    place = next(place for place, entry in enumerate(entries) if isinstance(entry, log.Moved) and entry.by >= 0)
    for action in ("place 90 90 0", "place by older words"):
        older = [*entries[:place], msgspec.structs.replace(entries[place], action=action)]
        with pytest.raises(Refused, match="older-rules"):
            Room("table", older, house)


# ---- waiting for the journal ---------------------------------------------------------------------------------------------


@evening
async def test_nobody_hears_of_a_move_before_it_is_durable() -> None:
    house, (ada, bob) = await match("ada bob", "carcassonne")
    eve = house.guest("eve")
    await eve.come()
    heard = [len(guest.heard) for guest in (ada, bob, eve)]
    async with pending(house, ada):
        await later(60)
        assert [len(guest.heard) for guest in (ada, bob, eve)] == heard
    assert [len(guest.heard) for guest in (ada, bob, eve)] == [each + 1 for each in heard]


@evening
async def test_the_update_that_a_command_leads_to_answers_it_and_nobody_elses() -> None:
    house, (ada, bob) = await match("ada bob", "carcassonne")
    again = Visitor(house, "ada")  # the same guest in another window
    await again.come()
    await later()
    await ada.plays(ada.offers()[0])
    own, *others = [guest.heard[-1] for guest in (ada, again, bob)]
    assert isinstance(own, Update) and own.ref == ada.ref
    assert all(isinstance(other, Update) and other.ref is None for other in others)
    assert others[0] == msgspec.structs.replace(own, ref=None)


@evening
async def test_a_bots_move_is_durable_before_anybody_hears_of_it() -> None:
    house, (ada,) = await match("ada greedy", "carcassonne", house=House(pace=1))
    await ada.takes_a_turn()
    house.journal.free.clear()
    heard = len(ada.heard)
    await later(5)
    assert len(ada.heard) == heard
    house.journal.free.set()
    await later()
    assert len(ada.heard) > heard


@evening
async def test_whoever_comes_while_something_is_written_is_welcomed_after_it() -> None:
    house, (ada, _) = await match("ada bob", "carcassonne")
    eve = house.guest("eve")
    async with pending(house, ada):
        coming = asyncio.ensure_future(eve.come())
        await later()
        assert eve.heard == []
    await coming
    assert isinstance(eve.heard[0], Welcome)
    check_sight(house, eve)


@evening
async def test_whoever_leaves_while_something_is_written_gives_nothing_away() -> None:
    house, (ada, bob) = await match("ada bob", "carcassonne")
    eve = house.guest("eve")
    await eve.come()
    seq = bob.seq
    async with pending(house, ada):
        await eve.go()
        assert bob.seq == seq
    await later()
    assert bob.sees.watchers == 0
    check_sight(house, bob)


@evening
async def test_a_description_tells_nothing_that_is_not_durable() -> None:
    house, (ada, bob) = await match("ada bob", "carcassonne")
    before = await bob.asks(Describe, language="en")
    assert isinstance(before, Words)
    async with pending(house, ada):
        asking = asyncio.ensure_future(bob.asks(Describe, language="en"))
        await later()
        early = asking.result() if asking.done() else None
    assert early is None or (isinstance(early, Words) and early.prompt == before.prompt)


@evening
async def test_a_preview_is_not_answered_on_what_is_not_durable() -> None:
    house, (ada, _) = await match("ada bob", "carcassonne")
    async with pending(house, ada):
        asking = asyncio.ensure_future(ada.asks(AskPreview, actions=[raw("pass")]))
        await later()
        early = asking.result() if asking.done() else None
    assert early is None or (isinstance(early, Preview) and early.refusal is not None)


@evening
async def test_what_comes_while_a_move_is_written_waits_for_it_and_is_carried_out_after_it() -> None:
    house, (ada, bob) = await match("ada bob", "carcassonne")
    async with pending(house, ada):
        assert house.room.busy and not house.room.idle
        speaking = [asyncio.ensure_future(guest.does(Say, text="a word")) for guest in (ada, bob)]
        await later(60)
        assert not any(said.done() for said in speaking)
    await asyncio.gather(*speaking)
    kinds = [type(entry) for entry in house.journal.entries()]
    assert kinds[-2:] == [log.Said, log.Said] and log.Moved in kinds[-4:-2]
    assert not house.room.busy


@evening
async def test_whoever_is_gone_before_the_answer_has_still_moved() -> None:
    house, (ada, bob) = await match("ada bob", "carcassonne")
    house.journal.free.clear()
    act = Act(ref=99, actions=[raw(ada.offers()[0])], moves=ada.seen.moves)
    move = asyncio.ensure_future(house.room.handle(ada, act))
    await later()
    await ada.go()
    house.journal.free.set()
    await move
    assert len(house.journal.bodies) == house.table.seq == bob.seq


@evening
async def test_a_command_that_is_cut_off_while_it_is_written_is_lost_to_nobody() -> None:
    house, (ada, bob) = await match("ada bob", "carcassonne")
    house.journal.free.clear()
    move = asyncio.ensure_future(ada.plays(ada.offers()[0]))
    await later()
    move.cancel()
    await later()
    house.journal.free.set()
    await later()
    await bob.does(Say, text="Ada?")
    assert len(house.journal.entries()) == house.table.seq
    check_sight(house, bob)


# ---- when the journal fails ----------------------------------------------------------------------------------------------


async def broken(house: House, guest: Visitor) -> dict[int, bytes]:
    """A guest's move meets a full disk; returns what is in the journal."""
    before = dict(house.journal.bodies)
    house.journal.failures = 1
    answer = await guest.asks(Act, actions=[raw(guest.offers()[0])], moves=guest.seen.moves)
    assert answer == Problem(guest.ref, "unexpected")
    assert any("table table" in complaint for complaint in COMPLAINTS.take())
    return before


@evening
async def test_if_the_journal_fails_everybody_is_sent_back_to_what_it_has() -> None:
    house, (ada, bob) = await match("ada bob", "carcassonne")
    heard, moves = len(bob.heard), ada.seen.moves
    before = await broken(house, ada)
    assert (ada.closed, bob.closed) == (1, 1)
    assert len(bob.heard) == heard
    await house.restart()
    assert (house.journal.bodies, ada.seen.moves, house.turn) == (before, moves, 0)
    await ada.plays(ada.offers()[0])


@evening
async def test_a_journal_that_takes_nothing_at_all_fails_as_one_that_fails_later(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> None:
        raise OSError("there is no disk")

    house, (ada, bob) = await match("ada bob", "carcassonne")
    before, moves = dict(house.journal.bodies), ada.seen.moves
    with monkeypatch.context() as broken_off:
        broken_off.setattr(house.journal, "append", refuse)
        answer = await ada.asks(Act, actions=[raw(ada.offers()[0])], moves=moves)
    assert answer == Problem(ada.ref, "unexpected")
    assert any("could not go on" in complaint for complaint in COMPLAINTS.take())
    assert (ada.closed, bob.closed) == (1, 1)
    await house.restart()
    assert (house.journal.bodies, ada.seen.moves) == (before, moves)


@evening
async def test_a_room_whose_journal_failed_is_forgotten() -> None:
    house, (ada, _) = await match("ada bob", "carcassonne")
    forgotten: list[Room] = []
    house.room.forget = forgotten.append
    await broken(house, ada)
    assert forgotten == [house.room]


@evening
async def test_after_a_failure_no_bot_goes_on() -> None:
    house, (ada,) = await match("ada greedy", "carcassonne", house=House(pace=1))
    await ada.takes_a_turn()
    house.journal.failures = 1
    assert await ada.asks(Say, text="Hello?") == Problem(ada.ref, "unexpected")
    bodies = dict(house.journal.bodies)
    await later(60)
    assert house.journal.bodies == bodies
    COMPLAINTS.take()


@evening
async def test_a_bots_move_that_cannot_be_written_sends_everybody_back() -> None:
    house, (ada,) = await match("ada greedy", "carcassonne", house=House(pace=1))
    await ada.takes_a_turn()
    bodies, heard = dict(house.journal.bodies), len(ada.heard)
    house.journal.failures = 1
    await later(2)
    assert (ada.closed, len(ada.heard), house.journal.bodies) == (1, heard, bodies)
    assert any("could not go on" in complaint for complaint in COMPLAINTS.take())


@evening
async def test_a_room_whose_journal_failed_takes_no_more_commands() -> None:
    house, (ada, bob) = await match("ada bob", "carcassonne")
    before = await broken(house, ada)
    await asyncio.gather(bob.asks(Say, text="Hello?"), return_exceptions=True)
    assert house.journal.bodies == before


@evening
async def test_a_command_behind_one_that_could_not_be_written_is_not_met() -> None:
    house, (ada, bob) = await match("ada bob", "carcassonne")
    before = dict(house.journal.bodies)
    house.journal.free.clear()
    house.journal.failures = 1
    first = asyncio.ensure_future(ada.plays(ada.offers()[0]))
    await later()
    second = asyncio.ensure_future(bob.asks(Say, text="Hello?"))
    await later()
    house.journal.free.set()
    await asyncio.gather(first, second, return_exceptions=True)
    assert house.journal.bodies == before
    COMPLAINTS.take()


# ---- order ---------------------------------------------------------------------------------------------------------------


@evening
async def test_commands_at_the_same_time_are_met_one_after_another_for_everybody() -> None:
    house, (ada, bob) = await match("ada bob", board=BONUSES)
    eve = house.guest("eve")
    await eve.come()
    for round_ in range(15):
        commands = [guest.asks(Say, text=f"{guest.guest.name} {round_}") for guest in (ada, bob, eve) for _ in range(3)]
        if guest := house.deciding():
            act = {"actions": [raw(guest.offers()[0])], "moves": guest.seen.moves}
            commands += [guest.asks(Act, **act), guest.asks(Act, **act), guest.asks(Undo)]
        commands += [ada.asks(Ahead, on=True), bob.asks(Answer, agree=True), bob.asks(Ahead, on=False)]
        await asyncio.gather(*commands)
        await later()
    for guest in (ada, bob, eve):  # every update had to follow the one before without a gap
        check_sight(house, guest)
        numbers = [line.seq for line in guest.lines]
        assert numbers == sorted(set(numbers))
    assert len(house.journal.bodies) == house.table.seq
    assert await portrait(await rebuilt(house), [ada, bob, eve]) == await portrait(house.room, [ada, bob, eve])


@evening
async def test_of_two_answers_to_the_same_question_one_is_stale() -> None:
    house, (ada, _) = await match("ada bob", "carcassonne")
    act = {"actions": [raw(ada.offers()[0])], "moves": ada.seen.moves}
    first, second = await asyncio.gather(ada.asks(Act, **act), ada.asks(Act, **act))
    assert isinstance(first, Update)
    assert getattr(second, "code", None) == "stale"
    assert sum(entry.by == 0 for entry in house.moved()) == 1


@evening
async def test_whoever_comes_and_goes_in_between_misses_nothing() -> None:
    house, (ada, bob) = await match("ada bob", "carcassonne")
    for _ in range(6):
        commands = [asyncio.ensure_future(ada.does(Say, text="Hm.")) for _ in range(4)]
        await bob.go()
        await bob.come()
        await asyncio.gather(*commands)
    check_sight(house, bob)


@evening
async def test_entries_of_one_command_are_written_together() -> None:
    house, (ada, _) = await match("ada bob", "carcassonne")
    before, heard = len(house.journal.bodies), len(ada.heard)
    await ada.plays(ada.offers()[0], "pass")
    added = house.journal.entries()[before:]
    assert [type(entry) for entry in added] == [log.Moved] * len(added)
    update = ada.heard[heard]
    assert isinstance(update, Update)
    assert (update.after, update.seq) == (before, before + len(added))
    assert [line.seq for line in update.lines] == list(range(before + 1, before + len(added) + 1))
