"""Puzzles in the browser: the day's one is found on the home page, tried at its table, and its solution drawn."""

from datetime import UTC, datetime, timedelta
from typing import Any

from playwright.sync_api import Locator, expect

from cantina.teacher.puzzles import Puzzle, book

from .axe import violations
from .conftest import Invite
from .hands import PATIENCE
from .person import Person
from .playing import Racer

GAME = "super-teams"
FIRST_DAY = datetime(2027, 3, 1, 12, tzinfo=UTC)


def puzzle_of(id_: str) -> Puzzle:
    shelf = book(GAME)
    found = shelf.find(id_) if shelf else None
    assert found
    return found


def flown(puzzle: Puzzle) -> list[str]:
    """A wrong turn with a card."""
    return next((line.split() for line in puzzle.tries if line.startswith("fly")), [])


def day_with_a_flight(shelves: list[dict[str, Any]]) -> tuple[datetime, Puzzle]:
    """A day whose puzzle is to play a card."""
    for number in range(400):
        day = FIRST_DAY + timedelta(days=number)
        past = (day.date() - datetime(1970, 1, 1, tzinfo=UTC).date()).days
        shelf = shelves[past % len(shelves)]
        puzzle = shelf["puzzles"][past // len(shelves) % len(shelf["puzzles"])]["id"]
        if shelf["game"] == GAME and puzzle_of(puzzle).solution[0].startswith("fly") and flown(puzzle_of(puzzle)):
            return day, puzzle_of(puzzle)
    raise AssertionError("no day has such a puzzle")


def card(person: Person) -> Locator:
    """The card with the task, or with what is said at the end."""
    return person.page.get_by_role("region", name=person.words.say("puzzle"), exact=True)


def is_told(person: Person, key: str, **arguments: Any) -> None:
    expect(card(person)).to_contain_text(person.words.say(key, **arguments), timeout=PATIENCE)


def test_the_puzzle_of_the_day_is_tried_and_explained(invite: Invite) -> None:
    ada = invite("Ada", game=GAME)
    day, puzzle = day_with_a_flight(ada.visitor.get("/api/puzzles"))
    ada.page.clock.set_fixed_time(day)
    ada.goes("/")
    today = ada.page.get_by_role("region", name=ada.words.say("puzzle-today"), exact=True)
    expect(today.get_by_text(ada.words.say("puzzle-streak", count=0))).to_be_visible(timeout=PATIENCE)
    assert violations(ada.page) == []
    ada.hands.press(ada.button("puzzle-solve", within=today))
    ada.waits(lambda: ada.deciding)
    is_told(ada, "puzzle-task-best")
    Racer(ada).plays(flown(puzzle), [])
    is_told(ada, "puzzle-left", left=2)
    assert ada.deciding and violations(ada.page) == []
    ada.hands.press(ada.button("puzzle-show", within=card(ada)))
    is_told(ada, "puzzle-solution")
    expect(ada.page.locator(".marks .tag")).to_be_visible(timeout=PATIENCE)  # drawn on the board, too
    ada.page.reload()  # the solution is told no longer, the try is
    is_told(ada, "puzzle-left", left=2)
