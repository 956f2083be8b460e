"""Puzzles at a table: a wrong turn is told by how much, the right one ends it, and a turn that does not win is taken back."""

import msgspec
import pytest

import cantina
from cantina.table import log
from cantina.table.messages import Act, Problem, PuzzleSeen
from cantina.table.table import Table, opening
from cantina.table.task import Task, task
from cantina.teacher.puzzles import Puzzle, book
from tests.table.house import House, Visitor, evening, later, now, raw

GAMES = [game for game in cantina.games.ids() if book(game)]
BEST = [game for game in GAMES if game != "adventures"]


def puzzles(game: str) -> list[Puzzle]:
    shelf = book(game)
    assert shelf
    return shelf.puzzles


def given(game: str, puzzle: Puzzle) -> Task:
    found = task(game, puzzle.id)
    assert found
    return found


async def begun(game: str, puzzle: Puzzle) -> tuple[House, Visitor]:
    """A puzzle's table, with Ada on its seat."""
    house, set_ = House(), given(game, puzzle)
    options = set_.position.start.options
    plans = [log.Plan(kept_for="ada") if seat == puzzle.seat else log.Plan(bot="greedy") for seat in range(options.seats)]
    entry = opening(set_.game, options, at=now(), name="Ada", host="ada", plans=plans, at_once=True, puzzle=puzzle.id)
    await house.journal.append(Table("table", [entry]), 1, [entry])
    await house.enter()
    ada = house.guest("ada")
    await ada.come()
    await ada.sits(puzzle.seat)
    return house, ada


def seen(ada: Visitor) -> PuzzleSeen:
    assert ada.sees.puzzle
    return ada.sees.puzzle


@pytest.mark.parametrize("game", BEST)
@evening
async def test_a_wrong_turn_is_told_by_how_much_and_the_best_one_ends_the_puzzle(game: str) -> None:
    puzzle = next(each for each in puzzles(game) if each.tries)
    house, ada = await begun(game, puzzle)
    assert seen(ada).goal == "best" and not seen(ada).solved and ada.seen.actions
    wrong, loss = next(iter(puzzle.tries.items()))
    before = house.dump()
    await ada.plays(*wrong.split("; "))
    assert [each.loss for each in seen(ada).tries] == [loss]
    assert house.dump() == before and ada.seen.actions
    await house.restart()
    assert [each.loss for each in seen(ada).tries] == [loss]
    await ada.plays(*puzzle.solution)
    assert seen(ada).solved and ada.sees.phase == "over"
    assert await ada.cannot(puzzle.solution[-1]) == "CORE-02"


@evening
async def test_a_turn_may_be_played_step_by_step_and_what_is_right_stays() -> None:
    puzzle = next(each for each in puzzles("carcassonne") if each.solution[-1].startswith("deploy"))
    _, ada = await begun("carcassonne", puzzle)
    tile, figure = puzzle.solution
    await ada.plays(tile)
    assert not seen(ada).tries and not seen(ada).solved
    other = next(each for each in ada.offers() if each != figure)
    await ada.plays(other)
    assert len(seen(ada).tries) == 1 and seen(ada).tries[0].loss
    await ada.plays(figure)
    assert seen(ada).solved


@evening
async def test_what_no_search_looked_at_is_worse_by_so_much_at_least() -> None:
    for puzzle in (each for each in puzzles("carcassonne") if each.rest):
        known = [line.split("; ")[0] for line in puzzle.tries] + puzzle.solution[:1]
        _, ada = await begun("carcassonne", puzzle)
        if other := next((each for each in ada.offers() if each not in known), None):
            break  # a place for the tile that was left out altogether
    assert other
    await ada.plays(other)
    assert (seen(ada).tries[0].loss, seen(ada).tries[0].least) == (puzzle.rest, True)


@evening
async def test_a_throw_is_judged_as_the_nearest_aim_and_a_flick_not_at_all() -> None:
    puzzle = next(each for each in puzzles("precious-cargo") if each.solution[0].startswith("throw"))
    _, ada = await begun("precious-cargo", puzzle)
    x, y = map(int, puzzle.solution[0].split()[1:])
    flick = next(each for each in ada.seen.actions if each["kind"] == "flick")
    thrown = {name: value["low"] if isinstance(value, dict) else value for name, value in flick.items()}
    answer = await ada.asks(Act, actions=[raw(thrown)], moves=ada.seen.moves)
    assert isinstance(answer, Problem) and answer.code in ("puzzle-unjudged", "illegal")
    await ada.plays(f"throw {x + 3} {y - 3}")
    assert seen(ada).solved


@evening
async def test_a_turn_that_does_not_win_is_taken_back_and_one_that_wins_ends_the_puzzle() -> None:
    puzzle = next(each for each in puzzles("adventures") if each.worth == 1)
    house, ada = await begun("adventures", puzzle)
    assert seen(ada).goal == "win"
    before, moves = house.dump(), ada.seen.moves
    for _ in range(100):
        if seen(ada).tries:
            break
        await later(1)
        if ada.seen.actions:
            await ada.plays(ada.offers()[-1])
    assert [each.loss for each in seen(ada).tries] == [None]
    assert house.dump() == before and ada.seen.moves == moves
    for action in puzzle.solution:
        for _ in range(20):  # what is dealt, and what the others decide
            await later(1)
            if ada.seen.actions:
                break
        await ada.plays(action)
    for _ in range(100):
        if seen(ada).solved or seen(ada).tries[1:]:
            break
        await later(1)
        if ada.seen.actions:
            await ada.plays(ada.offers()[-1])
    assert seen(ada).solved and ada.sees.phase == "over"


@pytest.mark.parametrize("game", GAMES)
@evening
async def test_the_table_tells_nothing_of_the_solution(game: str) -> None:
    puzzle = puzzles(game)[0]
    _, ada = await begun(game, puzzle)
    assert set(msgspec.structs.asdict(seen(ada))) == {"id", "goal", "unit", "level", "solution", "tries", "solved"}
    assert seen(ada).solution == len(puzzle.solution)
