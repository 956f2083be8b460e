"""The host may send somebody away, silence them, and close the table; nobody else may, and nothing of a match is lost by it."""

import pytest

from cantina.core.record import verify
from cantina.table import log
from cantina.table.commands import admit
from cantina.table.log import Plan
from cantina.table.messages import Act, Close, Command, Mute, Noted, Remove, Say, Sit, Take, Undo, Voice
from cantina.table.table import Refused
from tests.table.house import House, evening, later, match
from tests.table.restless import portrait, rebuilt

# ---- sending away --------------------------------------------------------------------------------------------------------


@evening
async def test_before_the_match_the_seat_is_open_again_but_not_for_them() -> None:
    house = House()
    await house.open([Plan(), Plan(), Plan(kept_for="bob")], at_once=False)
    ada, bob, cyd = (house.guest(name) for name in ("ada", "bob", "cyd"))
    for guest in (ada, bob, cyd):
        await guest.come()
    await bob.sits(1)
    await ada.does(Remove, seat=1)
    assert bob.closed == 1
    assert [(seat.name, seat.reserved) for seat in ada.sees.seats] == [(None, False)] * 3
    assert ada.noted()[-1] == "removed"
    assert await bob.refused(Sit, seat=1, bytes="0" * 32) == "removed"
    await cyd.sits(1)


@evening
async def test_in_a_match_a_bot_plays_on_and_the_record_stays_true() -> None:
    house, (ada, bob) = await match("ada bob", "carcassonne", house=House(pace=1))
    await ada.takes_a_turn()
    await later(4)
    await ada.does(Remove, seat=1)
    assert (bob.closed, ada.sees.seats[1].name, ada.sees.seats[1].bot) == (1, "Bob", "greedy")
    assert bob.seen.actions == []
    for command, fields in ((Take, {"seat": 1}), (Say, {"text": "Why?"}), (Undo, {})):
        assert await bob.refused(command, **fields) == "removed"
    await house.play_out()
    verdict = verify(house.table.game, house.table.record())
    assert (verdict.over, verdict.dealing) == (True, "sealed")


@evening
async def test_whoever_was_sent_away_sees_no_hand_and_does_not_come_back() -> None:
    house, (ada, bob) = await match("ada bob")
    await ada.does(Remove, seat=1)
    await house.restart()
    house.room.connections.discard(bob)
    before = len(bob.heard)
    await bob.come()
    assert (len(bob.heard), bob in house.room.connections) == (before, False)
    with pytest.raises(Refused, match="removed"):
        admit(house.table, bob.guest)


@evening
async def test_a_request_waits_for_nobody_who_was_sent_away() -> None:
    house, (ada, _, cyd) = await match("ada bob cyd")
    await cyd.does(Close)
    await ada.does(Remove, seat=1)
    request = house.table.request
    assert request and request.waiting == {"ada"}
    await ada.does(Remove, seat=2)
    assert (house.table.request, house.table.phase) == (None, "playing"), "and their own request goes with them"


@evening
async def test_somebody_who_only_watches_is_known_by_what_they_said() -> None:
    house, (ada, _) = await match("ada bob")
    eve = house.guest("eve")
    await eve.come()
    await eve.does(Say, text="Play red!")
    line = ada.lines[-1]
    await ada.does(Remove, line=line.seq)
    assert (eve.closed, ada.lines[-1]) == (1, Noted(house.table.seq, "removed", None, "Eve"))


# ---- silencing -----------------------------------------------------------------------------------------------------------


@evening
async def test_whoever_is_muted_plays_on_in_silence_until_they_may_speak_again() -> None:
    house, (ada, bob) = await match("ada bob", "carcassonne")
    await ada.does(Mute, seat=1, on=True)
    assert ada.sees.muted == [Voice(1, None, "Bob")]
    assert bob.sees.muted == []
    assert await bob.refused(Say, phrase="hello") == "muted"
    assert await ada.refused(Mute, seat=1, on=True) == "not-now"
    await ada.takes_a_turn()
    await bob.does(Act, actions=bob.seen.actions[:1], moves=bob.seen.moves)
    await house.restart()
    assert await bob.refused(Say, phrase="hello") == "muted"
    await ada.does(Mute, seat=1, on=False)
    await bob.does(Say, phrase="hello")
    assert [what for what in ada.noted() if what.endswith("muted")] == ["muted", "unmuted"]


# ---- closing -------------------------------------------------------------------------------------------------------------


@evening
async def test_the_host_may_close_without_waiting_for_the_others() -> None:
    house, (ada, bob) = await match("ada bob")
    await ada.does(Close)
    assert house.table.phase == "playing"
    assert await bob.refused(Close, at_once=True) == "not-host"
    await ada.does(Close, at_once=True)
    assert (house.table.phase, bob.lines[-1]) == ("closed", Noted(house.table.seq, "closed", 0, "Ada"))


# ---- nobody else ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("command", [Remove, Mute])
@evening
async def test_nobody_but_the_host_does_so_and_not_to_everybody(command: type[Command]) -> None:
    house, (ada, bob) = await match("ada bob greedy")
    await ada.does(Say, text="Hello.")
    said, fields = house.table.seq, {"on": True} if command is Mute else {}
    assert await bob.refused(command, seat=0, **fields) == "not-host"
    for meant in ({"seat": 0}, {"seat": 2}, {"seat": 7}, {"line": said}, {"line": 10**9}, {}, {"seat": 1, "line": said}):
        assert await ada.refused(command, **meant, **fields) == "not-now", meant


@evening
async def test_a_table_with_people_sent_away_and_muted_is_the_same_after_a_restart() -> None:
    house, (ada, bob, cyd) = await match("ada bob cyd", "carcassonne")
    await cyd.does(Say, text="Hm.")
    await ada.does(Mute, line=house.table.seq, on=True)
    await ada.does(Remove, seat=1)
    await bob.go()
    assert await portrait(await rebuilt(house), [ada, cyd]) == await portrait(house.room, [ada, cyd])
    assert any(isinstance(entry, log.Removed) for entry in house.journal.entries())
