"""Rules that are not compiled yet: people sit and talk, and the match begins, or goes on, once they are."""

import pytest

from cantina.core.record import verify
from cantina.table.messages import (
    Act,
    Ahead,
    Answer,
    Ask,
    Clock,
    Close,
    Describe,
    Hand,
    Said,
    Say,
    Sit,
    Skip,
    Stand,
    Take,
    Undo,
    Welcome,
    Wish,
    Words,
)
from tests.table.house import House, Visitor, evening, later, match, raw
from tests.table.restless import Restless, check_sight


async def preparing(seats: str = "ada bob", game: str = "super-teams") -> tuple[House, list[Visitor]]:
    """A match that has begun while its rules are still being compiled."""
    return await match(seats, game, house=House(ready=False))


async def back_too_early(house: House) -> None:
    """The server has come back, and the rules are being compiled anew."""
    await house.restart(ready=False)
    assert house.table.phase == "preparing"


@evening
async def test_a_match_whose_rules_are_being_compiled_is_being_prepared() -> None:
    _, (ada, bob) = await preparing()
    assert (ada.sees.phase, ada.position, bob.sees.phase) == ("preparing", None, "preparing")
    assert ada.noted() == ["sat", "sat", "began"]


@pytest.mark.parametrize(
    ("wish", "fields"),
    [
        (Act, {"actions": [raw("pass")], "moves": 0}),
        (Ask, {"actions": [raw("pass")]}),
        (Undo, {}),
        (Answer, {"agree": True}),
        (Hand, {"seat": 0, "bot": "greedy"}),
        (Take, {"seat": 0}),
        (Skip, {"seat": 0}),
        (Ahead, {"on": True}),
        (Sit, {"seat": 0, "bytes": "0" * 32}),
        (Stand, {"seat": 0}),
    ],
)
@evening
async def test_meanwhile_nothing_is_played(wish: type[Wish], fields: dict[str, object]) -> None:
    _, (ada, _) = await preparing()
    assert await ada.refused(wish, **fields) == "not-now"


@evening
async def test_meanwhile_there_is_nothing_to_describe() -> None:
    _, (ada, _) = await preparing()
    answer = await ada.asks(Describe, language="en")
    assert isinstance(answer, Words)
    assert (answer.lines, answer.actions) == ([], [])


@evening
async def test_once_the_rules_are_compiled_the_match_begins_with_a_fresh_welcome() -> None:
    house, (ada, bob) = await preparing()
    heard = len(ada.heard)
    house.compiled.set()
    await later()
    fresh = [message for message in ada.heard[heard:] if isinstance(message, Welcome)]
    assert [message.ref for message in fresh] == [0]
    assert (ada.sees.phase, bob.sees.phase) == ("playing", "playing")
    assert ada.offers()
    for guest in (ada, bob):
        check_sight(house, guest)
    await ada.plays(ada.offers()[0])


@evening
async def test_what_was_said_meanwhile_is_kept() -> None:
    house, (ada, bob) = await preparing()
    await ada.does(Say, text="Soon.")
    house.compiled.set()
    await later()
    await bob.does(Say, text="Now!")
    assert [line.text for line in bob.lines if isinstance(line, Said)] == ["Soon.", "Now!"]
    assert len(house.journal.bodies) == house.table.seq


@evening
async def test_a_bot_begins_once_the_rules_are_compiled() -> None:
    house, _ = await preparing("greedy ada")
    await later(60)
    assert house.thinkers.asked == []
    house.compiled.set()
    await later(60)
    assert house.turn == 1


@evening
async def test_waiting_for_the_rules_costs_nobody_time() -> None:
    house, (ada, _) = await match("ada bob", house=House(ready=False), clock=Clock(600))
    await later(30)
    house.compiled.set()
    await later()
    assert [seat.time_left for seat in ada.sees.seats] == [600_000, 600_000]


@evening
async def test_nobody_closes_a_match_that_waits_for_its_rules() -> None:
    _, (ada, bob) = await preparing()
    assert await ada.refused(Close) == "not-now"
    assert await bob.refused(Close) == "not-now"


# ---- coming back before the rules are compiled -----------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["super-teams", "carcassonne"])
@evening
async def test_a_match_goes_on_where_it_was(game: str) -> None:
    house, guests = await match("ada bob", game)
    restless = Restless(house, guests, 4)
    for _ in range(40):
        await restless.something()
    await later(60)
    before = house.dump(), [guest.position for guest in guests], [guest.lines for guest in guests]
    await back_too_early(house)
    assert [guest.position for guest in guests] == [None, None]
    house.compiled.set()
    await later()
    assert (house.dump(), [guest.position for guest in guests], [guest.lines for guest in guests]) == before


@evening
async def test_a_bot_whose_turn_it_was_goes_on() -> None:
    house, (ada,) = await match("ada greedy", "carcassonne", house=House(pace=1))
    await ada.takes_a_turn()
    await back_too_early(house)
    house.compiled.set()
    await later(60)
    assert house.turn == 0


@evening
async def test_a_finished_match_is_over_again_and_has_its_record() -> None:
    house, (ada, _) = await match("ada bob")
    await house.play_out()
    await back_too_early(house)
    house.compiled.set()
    await later()
    assert ada.sees.phase == "over"
    assert verify(house.table.game, house.table.record()).dealing == "sealed"


@evening
async def test_a_closed_match_has_its_record_once_the_rules_are_compiled() -> None:
    house, (ada,) = await match("ada greedy")
    await ada.does(Close)
    await house.restart(ready=False)
    house.compiled.set()
    await later()
    assert ada.sees.phase == "closed"
    assert verify(house.table.game, house.table.record()).dealing == "sealed"


@evening
async def test_coming_back_too_early_costs_nobody_time() -> None:
    house, (ada, bob) = await match("ada bob", "carcassonne", clock=Clock(600))
    await later(5)
    await ada.plays(ada.offers()[0])
    house.room.stop()
    await later(300)
    await back_too_early(house)
    await later(20)
    house.compiled.set()
    await later()
    assert [seat.time_left for seat in bob.sees.seats] == [595_000, 600_000]


@evening
async def test_a_match_that_is_being_played_is_not_the_hosts_alone_to_close() -> None:
    house, (ada, bob) = await match("ada bob", "carcassonne")
    await ada.takes_a_turn()
    await back_too_early(house)
    await ada.asks(Close)
    house.compiled.set()
    await later()
    assert bob.sees.phase == "playing"


@evening
async def test_an_undo_that_was_asked_for_is_not_answered_too_early() -> None:
    house, (ada, bob) = await match("ada bob", "carcassonne")
    await ada.takes_a_turn()
    moves = len(house.table.made)
    await ada.does(Undo)
    await back_too_early(house)
    assert await bob.refused(Answer, agree=True) == "not-now"
    house.compiled.set()
    await later()
    await bob.does(Answer, agree=True)
    assert 0 < len(house.table.made) < moves
