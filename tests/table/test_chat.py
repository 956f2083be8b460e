"""Chat: own words or a ready phrase, from players and spectators, at any time."""

import asyncio

import msgspec
import pytest

from cantina.table import log, visibility
from cantina.table.messages import Begin, Close, Earlier, LogLine, LogLines, Said, Say, Stand, Welcome
from cantina.table.visibility import lines_heard
from tests.table.house import House, evening, later, match


@evening
async def test_everybody_hears_what_is_said() -> None:
    house, (ada, bob) = await match("ada bob")
    eve = house.guest("eve")
    await eve.come()
    await bob.does(Say, text="May the Force be with you.")
    said = Said(house.table.seq, 1, "Bob", "May the Force be with you.", None)
    assert [guest.lines[-1] for guest in (ada, bob, eve)] == [said] * 3


@evening
async def test_a_ready_phrase_is_said_by_its_key() -> None:
    house, (ada, bob) = await match("ada bob")
    await ada.does(Say, phrase="well-played")
    assert bob.lines[-1] == Said(house.table.seq, 0, "Ada", None, "well-played")


@evening
async def test_a_spectator_speaks_without_a_seat() -> None:
    house, (ada, _) = await match("ada bob")
    eve = house.guest("eve")
    await eve.come()
    await eve.does(Say, phrase="hello")
    assert ada.lines[-1] == Said(house.table.seq, None, "Eve", None, "hello")


@evening
async def test_a_move_does_not_wait_for_all_who_speak() -> None:
    house, (ada, *_) = await match("ada bob")
    crowd = [house.guest(f"guest{number}") for number in range(20)]
    for guest in crowd:
        await guest.come()
    before = len(house.journal.bodies)
    house.journal.free.clear()
    speaking = [asyncio.ensure_future(guest.asks(Say, text="Hm.")) for guest in crowd]
    await later()
    move = asyncio.ensure_future(ada.plays(ada.offers()[0]))
    await later()
    house.journal.free.set()
    await asyncio.gather(move, *speaking)
    new = house.journal.entries()[before:]
    assert sum(isinstance(entry, log.Said) for entry in new) == len(crowd), "everybody is heard"
    assert [type(entry) for entry in new].index(log.Moved) <= 2


@evening
async def test_somebody_with_several_seats_speaks_from_the_first() -> None:
    house, (ada, bob) = await match("bob ada ada")
    await bob.does(Say, text="Hm.")
    await ada.does(Say, text="Hm?")
    assert [line.seat for line in ada.lines if isinstance(line, Said)] == [1, 0]
    assert house.turn == 0


@evening
async def test_space_around_words_is_dropped() -> None:
    _, (ada, bob) = await match("ada bob")
    await ada.does(Say, text="  hello there \n")
    assert isinstance(said := bob.lines[-1], Said)
    assert said.text == "hello there"


@pytest.mark.parametrize("said", [{}, {"text": "   "}, {"text": "hello", "phrase": "hello"}])
@evening
async def test_one_says_either_words_or_a_phrase(said: dict[str, str]) -> None:
    _, (ada, _) = await match("ada bob")
    assert await ada.refused(Say, **said) == "malformed"


@evening
async def test_people_talk_before_and_after_a_match() -> None:
    house = House()
    _, (ada,) = await match("ada greedy", house=house, at_once=False)
    await ada.does(Say, text="before")
    await ada.does(Close)
    await ada.does(Say, text="after")
    assert [line.text for line in ada.lines if isinstance(line, Said)] == ["before", "after"]


@evening
async def test_chat_leaves_the_position_alone() -> None:
    house, (ada, bob) = await match("ada bob")
    before, position = house.dump(), bob.position
    await ada.does(Say, text="hello")
    assert (house.dump(), bob.position) == (before, position)


@evening
async def test_whoever_comes_later_reads_what_was_said() -> None:
    house, (ada, _) = await match("ada bob")
    await ada.does(Say, text="hello")
    eve = house.guest("eve")
    await eve.come()
    assert eve.lines[-1] == ada.lines[-1]


@evening
async def test_a_welcome_stays_small_however_much_was_said_and_done_and_the_rest_comes_by_pages(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(visibility, "PAGE", 8_000)
    house = House()
    await house.open([log.Plan(), log.Plan()], "carcassonne", at_once=False)
    ada, bob, eve = map(house.guest, ("ada", "bob", "eve"))
    await ada.come()
    await bob.come()
    for _ in range(100):
        await bob.sits(1)
        await bob.does(Stand, seat=1)
    await ada.sits(0)
    await bob.sits(1)
    await ada.does(Begin)
    for number in range(80):
        await ada.does(Say, text=f"{number} " + "ž" * 290)
        if number < 8:
            await (house.deciding() or bob).takes_a_turn()
    await eve.come()
    welcome, raw = next((heard, raw) for heard, raw in zip(eve.heard, eve.raw, strict=True) if isinstance(heard, Welcome))
    assert len(raw) < 40_000
    assert welcome.more and welcome.more_said
    numbers = [line.seq for line in welcome.lines]
    assert numbers == sorted(numbers)
    for said in (True, False):
        heard = [line for line in welcome.lines if isinstance(line, Said) is said]
        more = True
        while more:
            answer = await eve.asks(Earlier, before=heard[0].seq, said=said)
            assert isinstance(answer, LogLines)
            assert len(eve.raw[-1]) < 10_000
            heard, more = answer.lines + heard, answer.more
        assert heard == [line for line in plain_lines(house) if isinstance(line, Said) is said]


def plain_lines(house: House) -> list[LogLine]:
    """Every line of a table, as a spectator hears it over the wire."""
    heard = lines_heard(house.table, [], 0)
    return msgspec.json.decode(msgspec.json.encode(heard), type=list[LogLine])
