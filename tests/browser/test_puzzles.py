"""Puzzles in the browser: the day's one from the home page by mouse, on a phone by fingers, then by keys, and in words."""

from datetime import UTC, datetime, timedelta
from typing import Any

from playwright.sync_api import Locator, expect

from cantina.teacher.puzzles import Puzzle, book
from tests.server.visitor import BYTES

from .axe import violations
from .conftest import Invite
from .hands import PATIENCE, Keys
from .person import Person
from .playing import Racer
from .telling import types

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


def in_reach(person: Person) -> None:
    """What is asked, and what it is answered with, is seen without scrolling."""
    expect(person.decision.get_by_role("heading")).to_be_in_viewport(ratio=1)
    expect(person.group("web-hand").get_by_role("button").first).to_be_in_viewport(ratio=0.9)


def test_the_puzzle_of_the_day_is_tried_explained_and_solved_and_the_next_one_by_keys(invite: Invite) -> None:
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
    moves = ada.moves
    assert ada.deciding and violations(ada.page) == []
    ada.hands.press(ada.button("puzzle-show", within=card(ada)))
    is_told(ada, "puzzle-solution")
    expect(ada.page.locator(".marks .tag")).to_be_visible(timeout=PATIENCE)  # drawn on the board, too
    ada.page.reload()  # the solution is told no longer, the try is
    is_told(ada, "puzzle-left", left=2)
    Racer(ada).plays(puzzle.solution[0].split(), [])
    is_told(ada, "puzzle-solved-best")
    is_told(ada, "puzzle-streak", count=1)
    assert ada.phase == "over" and ada.moves > moves
    assert violations(ada.page) == []
    ada.hands.press(ada.button("puzzle-next", within=card(ada)))
    ada.waits(lambda: ada.deciding and ada.table["puzzle"]["id"] != puzzle.id)
    ada.hands = Keys(ada.page)
    ada.hands.press(ada.button("puzzle-hint", within=card(ada)))
    expect(ada.button("puzzle-hint", within=card(ada))).to_be_hidden(timeout=PATIENCE)
    ada.hands.press(ada.page.get_by_role("link", name=ada.words.say("puzzles-all")))
    done = ada.page.get_by_role("list", name=ada.words.say(f"game-{GAME}")).get_by_role(
        "button", name=ada.words.say("puzzle-day-solved")
    )
    expect(done).to_have_count(1, timeout=PATIENCE)
    assert violations(ada.page) == []


def test_a_puzzle_is_solved_on_a_phone_and_another_in_words(invite: Invite) -> None:
    ada = invite("Ada", "cs", game=GAME, using="fingers", phone=True)
    shelf = next(shelf for shelf in ada.visitor.get("/api/puzzles") if shelf["game"] == GAME)
    known = [puzzle_of(each["id"]) for each in shelf["puzzles"]]
    flights = [each for each in known if each.solution[0].startswith("fly") and flown(each)][:2]
    wanted = [{"game": GAME, "puzzle": each.id, "bytes": BYTES} for each in flights]
    first, second = (ada.visitor.post("/api/puzzles", each)["id"] for each in wanted)
    ada.comes(first)
    ada.waits(lambda: ada.deciding)
    Racer(ada).plays(flown(flights[0]), [])
    is_told(ada, "puzzle-left", left=2)
    expect(card(ada)).to_be_in_viewport()
    in_reach(ada)
    ada.hands.press(ada.button("puzzle-show", within=card(ada)))
    is_told(ada, "puzzle-solution")
    in_reach(ada)
    assert violations(ada.page) == []
    Racer(ada).plays(flights[0].solution[0].split(), [])
    is_told(ada, "puzzle-solved-best")
    assert violations(ada.page) == []
    ada.goes(f"/text/{second}")
    ada.waits(lambda: ada.table.get("id") == second and ada.deciding)
    is_told(ada, "puzzle-task-best")
    types(ada, " ".join(flown(flights[1])))
    is_told(ada, "puzzle-left", left=2)
    said = ada.page.locator("[data-said=polite]")  # also to those who do not see it
    expect(said).to_contain_text(ada.words.say("puzzle-heard", number=1, words="").strip(), timeout=PATIENCE)
    types(ada, flights[1].solution[0])
    is_told(ada, "puzzle-solved-best")
    assert violations(ada.page) == []
