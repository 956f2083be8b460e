"""Ranges: the first turn of a match is practised alone; after each everything lies as before, and chance is another."""

import cantina
from cantina.core.game import HasRange, read_options
from cantina.table import log
from cantina.table.messages import Act, Hand, Skip, Undo
from cantina.table.table import PRACTISING, Table, opening
from tests.table.house import House, Visitor, evening, now, raw

THROW = "throw 0 0"


async def begun() -> tuple[House, Visitor]:
    """A range of Precious Cargo, with Ada alone on it."""
    house, game = House(), cantina.game("precious-cargo")
    assert isinstance(game, HasRange)
    options = game.range_options(game.resolve_options(read_options(game.options, {})), 0)
    plans = [log.Plan(kept_for="ada"), log.Plan(bot="greedy")]
    entry = opening(game, options, at=now(), name="Ada", host="ada", plans=plans, at_once=True, practised=True)
    await house.journal.append(Table("table", [entry]), 1, [entry])
    await house.enter()
    ada = house.guest("ada")
    await ada.come()
    await ada.sits(PRACTISING)
    return house, ada


def rests(ada: Visitor) -> list[tuple[int, int]]:
    """Where discs came to rest."""
    flown = [event for line in ada.moves() for event in line.events if event["kind"] == "flew"]
    return [(flew["rest"]["x"], flew["rest"]["y"]) for flew in flown]


@evening
async def test_after_each_throw_everything_lies_as_before_and_the_next_goes_elsewhere() -> None:
    house, ada = await begun()
    assert ada.sees.range and not ada.sees.hints
    before = house.dump()
    for thrown in range(1, 5):
        await ada.plays(THROW)
        assert house.dump() == before and ada.seen.actions and ada.sees.phase == "playing"
        assert len(rests(ada)) == thrown
        assert ada.sees.undo is None
    assert len(set(rests(ada))) == 4
    moves = ada.seen.moves
    await house.restart()
    assert house.dump() == before and ada.seen.moves == moves
    await ada.plays(THROW)
    assert rests(ada)[-1] not in rests(ada)[:-1]


@evening
async def test_nothing_is_taken_back_on_a_range_and_no_bot_practises() -> None:
    house, ada = await begun()
    await ada.plays(THROW)
    assert await ada.refused(Undo) == "not-now"
    assert await ada.refused(Hand, seat=PRACTISING, bot="greedy") == "not-now"
    assert await ada.refused(Skip, seat=PRACTISING) == "not-now"
    assert await ada.refused(Act, actions=[raw(THROW)], moves=0) == "stale"
    await house.room.forget_guest(ada.guest)
    assert house.table.phase == "closed"
