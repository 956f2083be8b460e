"""Turns: so many at a time, in rounds; whoever goes away takes no place along."""

import asyncio

import pytest

from cantina.table.turns import Turns
from tests.table.house import evening, later


async def work(turns: Turns, whose: str, done: list[str]) -> None:
    """Something that takes a second."""
    async with turns.of(whose):
        await later(1)
        done.append(whose)


@evening
async def test_somebody_with_one_command_does_not_wait_for_a_hundred_of_another() -> None:
    turns, done = Turns(1), list[str]()
    await asyncio.gather(*(work(turns, whose, done) for whose in ["eve"] * 100 + ["ada", "bob", "ada"]))
    assert done[:7] == ["eve", "eve", "ada", "bob", "eve", "ada", "eve"]
    assert len(done) == 103


@evening
async def test_as_many_work_at_a_time_as_there_are_places() -> None:
    turns, done = Turns(3), list[str]()
    began = asyncio.get_running_loop().time()
    await asyncio.gather(*(work(turns, "eve", done) for _ in range(9)))
    assert asyncio.get_running_loop().time() - began == pytest.approx(3)


@evening
async def test_whoever_stops_waiting_leaves_the_place_to_the_next() -> None:
    turns, done = Turns(1), list[str]()
    waiting = [asyncio.ensure_future(work(turns, whose, done)) for whose in ("ada", "bob", "eve", "cyd")]
    await later(0.5)
    waiting[1].cancel()
    await later(1)  # it is Eve's turn
    waiting[2].cancel()
    await asyncio.gather(*waiting, return_exceptions=True)
    await work(turns, "ada", done)
    assert done == ["ada", "cyd", "ada"]


@evening
async def test_whoever_goes_in_the_moment_of_their_turn_gives_it_on() -> None:
    turns = Turns(1)
    await turns.enter("ada")
    waiting = asyncio.ensure_future(turns.enter("bob"))
    await later()
    turns.leave()
    waiting.cancel()
    await asyncio.gather(waiting, return_exceptions=True)
    await asyncio.wait_for(turns.enter("eve"), 1)
