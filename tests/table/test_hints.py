"""Hints at a table: who may ask, what is answered, what the others hear of it, and that nothing hidden is in it."""

import asyncio

import msgspec
import pytest

import cantina
from cantina.table import advice, messages
from cantina.table.advice import advise
from cantina.table.lesson import lesson
from cantina.table.messages import Act, AskHint, Hint, Problem
from tests.bots.test_search import decision
from tests.table.house import House, Visitor, evening, later, match, raw
from tests.table.test_lessons import begun


@pytest.fixture(autouse=True)
def no_haste(monkeypatch: pytest.MonkeyPatch) -> None:
    """How far a hint comes on a busy machine says nothing."""
    monkeypatch.setattr(advice, "LONGEST", 3600.0)


async def hinted(guest: Visitor, language: str = "en") -> Hint | Problem:
    """The answer to a hint, once it is there."""
    guest.ref += 1
    await guest.house.room.handle(guest, AskHint(ref=guest.ref, language=language))  # type: ignore[arg-type]
    while not (found := [each for each in guest.heard if getattr(each, "ref", None) == guest.ref]):
        await later(0.1)
    assert isinstance(found[-1], Hint | Problem)
    return found[-1]


@pytest.mark.parametrize("game", cantina.games.ids())
@evening
async def test_against_bots_a_hint_names_moves_that_can_be_made_as_they_are_sent(game: str) -> None:
    house, (ada,) = await match("ada random", game)
    await house.play_until(lambda: house.chooses(0) and len(ada.seen.actions) > 1)
    assert ada.sees.hints
    czech, english = await hinted(ada, "cs"), await hinted(ada)
    assert isinstance(english, Hint) and isinstance(czech, Hint) and english.moves == ada.seen.moves
    assert 1 <= len(english.advised) <= 3
    assert [each.actions for each in czech.advised] == [each.actions for each in english.advised]
    assert [each.why for each in czech.advised] != [each.why for each in english.advised]
    worths = [each.worth for each in english.advised]
    assert worths == sorted(worths, reverse=True)
    for each in english.advised + czech.advised:
        assert each.words.endswith(".") and each.why.endswith(".") and "{" not in each.words + each.why
    assert "hinted" not in ada.noted()  # there is nobody to tell
    await ada.does(Act, actions=[raw(action) for action in english.advised[0].actions], moves=ada.seen.moves)


@evening
async def test_among_people_hints_are_agreed_on_before_and_everybody_hears_who_asks() -> None:
    house, (ada, bob) = await match("ada bob")
    await house.play_until(lambda: house.turn == 0)
    assert not ada.sees.hints
    assert await ada.refused(AskHint, language="en") == "no-hints"

    house, (ada, bob) = await match("ada bob", hints=True)
    await house.play_until(lambda: house.turn == 0)
    assert ada.sees.hints and bob.sees.hints
    assert await bob.refused(AskHint, language="en") == "CORE-01"
    assert isinstance(await hinted(ada), Hint)
    assert isinstance(await hinted(ada), Hint)
    assert ada.noted().count("hinted") == bob.noted().count("hinted") == 1  # once for each decision
    await house.restart()
    assert bob.noted().count("hinted") == 1 and house.table.hints


@evening
async def test_people_on_one_device_are_people() -> None:
    _, (ada,) = await match("ada ada:Eva", "carcassonne")
    assert not ada.sees.hints
    assert await ada.refused(AskHint, language="en") == "no-hints"


@evening
async def test_whoever_watches_or_waits_gets_no_hint() -> None:
    house, (ada,) = await match("ada random", "carcassonne")
    watcher = house.guest("eve")
    await watcher.come()
    assert await watcher.refused(AskHint, language="en") == "CORE-01"
    await house.play_out()
    assert await ada.refused(AskHint, language="en") == "CORE-02"


@evening
async def test_a_hint_is_dropped_when_the_match_moves_on_and_a_newer_one_takes_its_place() -> None:
    house, (ada,) = await match("ada random", "carcassonne")
    house.thinkers.seconds = lambda: 60.0
    first = asyncio.ensure_future(hinted(ada))
    await later()
    ada.ref += 1
    await house.room.handle(ada, AskHint(ref=ada.ref, language="en"))
    await later()
    assert house.thinkers.advised == ["ada", "ada"]
    stale = [each.ref for each in ada.heard if isinstance(each, Problem) and each.code == "stale"]
    assert stale == [ada.ref - 1]
    house.thinkers.seconds = lambda: 0.0
    await ada.plays(ada.offers()[0])  # whoever waits for a hint may still decide
    await later(100.0)
    assert not [each for each in ada.heard if isinstance(each, Hint)]
    first.cancel()


@evening
async def test_a_worker_that_takes_too_long_is_said_to_be_busy() -> None:
    house, (ada,) = await match("ada random", "carcassonne", House(patience=10.0))
    house.thinkers.seconds = lambda: 60.0
    answer = await hinted(ada)
    assert isinstance(answer, Problem) and answer.code == "busy"


@pytest.mark.parametrize("game", [game for game in cantina.games.ids() if lesson(game)])
@evening
async def test_in_a_lesson_a_hint_says_what_the_lesson_asks_for(game: str) -> None:
    house, ada = await begun(game)
    taught = lesson(game)
    assert taught
    await later()
    answer = await hinted(ada)
    assert isinstance(answer, Hint) and len(answer.advised) == 1
    action = house.table.game.action
    actions = [msgspec.convert(each, action) for each in answer.advised[0].actions]
    assert taught.wants(ada.seen.moves, actions)
    await ada.does(Act, actions=[raw(each) for each in answer.advised[0].actions], moves=ada.seen.moves)


@pytest.mark.parametrize("game_id", cantina.games.ids())
def test_every_word_of_a_hint_is_the_same_whatever_is_hidden(game_id: str) -> None:
    _, state = decision(game_id, moves=8, seats=2)
    options, events = msgspec.json.encode(state.options), b"[]"
    told = [
        advise(game_id, options, msgspec.json.encode(each.dump()), events, state.turn, 7, [], "en", ["Ada", "Bob"])
        for each in (state, *(state.redeal(state.turn, cantina.Seeded(number)) for number in range(3)))
    ]
    assert told[0][1] and all(each == told[0] for each in told[1:])


def test_a_hint_travels_as_any_message_does() -> None:
    sent = messages.Hint(3, 4, "points", [messages.AdvisedMove([{"kind": "pass"}], [], 1.5, "Pass.", "Nothing changes at once.")])
    assert msgspec.json.decode(msgspec.json.encode(sent), type=messages.AnyMessage) == sent
