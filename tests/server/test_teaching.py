"""Lessons, puzzles and drawn examples over HTTP: what the pages ask for, and what is refused."""

from typing import Any

import pytest

import cantina
from cantina.core.example import examples
from cantina.server.solutions import solution
from cantina.table.lesson import lesson
from cantina.table.task import task
from cantina.teacher.puzzles import book

from .visitor import BYTES, Enter, Visitor

TAUGHT = [game for game in cantina.games.ids() if lesson(game)]


def within(value: Any) -> Any:
    """A number that will do where a step leaves a span."""
    return value["high"] if isinstance(value, dict) and "high" in value else value


@pytest.mark.parametrize("game", TAUGHT)
def test_a_lesson_is_opened_marked_played_and_followed_by_a_free_match(enter: Enter, ada: Visitor, game: str) -> None:
    card = next(card for card in ada.get("/api/games") if card["id"] == game)
    assert 3 <= card["lesson"] <= 6
    table = ada.post("/api/lessons", {"game": game, "bytes": BYTES})["id"]
    line = enter(ada, table)
    line.hears_until("playing")
    assert line.seen.lesson
    assert [(mine["id"], mine["lesson"]) for mine in ada.get("/api/tables")["mine"]] == [(table, True)]
    for step in ada.get(f"/api/lessons/{game}"):
        while line.sight.moves < step["at"]:
            line.hears()
        if step["plays"]:
            line.plays(*[{name: within(value) for name, value in action.items()} for action in step["plays"]])
    line.hears_until("over")
    free = line.wants_a_rematch()
    assert free
    after = enter(ada, free)
    assert not after.seen.lesson
    assert after.seen.invited == [0]


def test_a_puzzle_is_opened_shown_and_explained_and_is_no_table_to_come_back_to(enter: Enter, ada: Visitor) -> None:
    shelves = {shelf["game"]: shelf["puzzles"] for shelf in ada.get("/api/puzzles")}
    assert set(shelves) >= set(TAUGHT)
    for game, puzzles in shelves.items():
        known = f"/api/puzzles/{game}/{puzzles[0]['id']}"
        line = enter(ada, ada.post("/api/puzzles", {"game": game, "puzzle": puzzles[0]["id"], "bytes": BYTES})["id"])
        assert line.seen.puzzle and line.seen.puzzle.id == puzzles[0]["id"] and line.seen.phase == "playing"
        assert ada.http.get(ada.get(known)["picture"]).text.startswith("<svg")
        solved = ada.get(f"{known}/solution")
        assert len(solved["words"]["cs"]) == len(solved["words"]["en"]) == len(solved["actions"]) > 0
        line.plays(*solved["actions"][:8])
        line.close()
    assert ada.get("/api/tables")["mine"] == []


def test_a_throw_that_solves_a_puzzle_is_told_by_what_it_aims_at() -> None:
    shelf = book("precious-cargo")
    assert shelf
    thrown = next(puzzle for puzzle in shelf.puzzles if puzzle.solution == ["throw 0 0"])
    given = task("precious-cargo", thrown.id)
    assert given
    assert solution(given).words == {"cs": ["hodit žetonem na Grogua"], "en": ["throw your disc at Grogu"]}


def test_an_unknown_puzzle_is_refused(ada: Visitor) -> None:
    for game in ("chess", "carcassonne"):
        assert ada.refused("GET", f"/api/puzzles/{game}/nothing") == (404, "unknown-puzzle")
        assert ada.refused("POST", "/api/puzzles", json={"game": game, "puzzle": "nothing", "bytes": BYTES}) == (
            404,
            "unknown-puzzle",
        )


def test_a_game_without_a_lesson_is_refused(ada: Visitor) -> None:
    assert ada.refused("GET", "/api/lessons/chess") == (404, "unknown-game")
    assert ada.refused("POST", "/api/lessons", json={"game": "chess", "bytes": BYTES}) == (404, "unknown-game")


@pytest.mark.parametrize("game", [game for game in cantina.games.ids() if examples(cantina.game(game)).example])
def test_examples_are_told_and_drawn(ada: Visitor, game: str) -> None:
    told = ada.get(f"/api/rules/{game}/examples")
    assert len(told) == len(examples(cantina.game(game)).example)
    for picture in told[-1]["pictures"]:
        drawn = ada.request("GET", picture)
        assert drawn.status_code == 200
        assert drawn.text.startswith("<svg")
    assert told[-1]["events"]
    assert ada.refused("GET", "/api/rules/chess/examples") == (404, "unknown-game")


def test_a_range_is_as_the_table_it_is_reached_from_and_no_table_to_come_back_to(enter: Enter, ada: Visitor) -> None:
    ranged = [card["id"] for card in ada.get("/api/games") if card["range"]]
    assert ranged == ["precious-cargo"]
    line = enter(ada, ada.post("/api/ranges", {"game": "precious-cargo", "bytes": BYTES})["id"])
    line.hears_until("playing")
    assert line.seen.range and line.sight.view["players"][0]["skill"] == "typical"
    moves = line.sight.moves
    line.plays({"kind": "throw", "x": 0, "y": 0})
    assert line.sight.moves > moves and line.sight.actions and line.seen.phase == "playing"
    assert ada.get("/api/tables")["mine"] == []
    skills = ["child", "expert", *["good"] * 4]
    table = ada.opens("greedy", "me", "greedy", "greedy", game="precious-cargo", options={"skills": skills, "layout": "tight"})
    as_there = enter(ada, ada.post("/api/ranges", {"game": "precious-cargo", "table": table, "bytes": BYTES})["id"])
    as_there.hears_until("playing")
    assert [player["skill"] for player in as_there.sight.view["players"]] == ["expert"] * 2
    assert as_there.sight.view["field"] != line.sight.view["field"]  # the cards lie closer together


def test_a_range_is_refused_where_there_is_none(ada: Visitor) -> None:
    for game in ("chess", "carcassonne"):
        assert ada.refused("POST", "/api/ranges", json={"game": game, "bytes": BYTES}) == (404, "unknown-game")
    table = ada.opens("me", "greedy", game="super-teams")
    wanted = {"game": "precious-cargo", "table": table, "bytes": BYTES}
    assert ada.refused("POST", "/api/ranges", json=wanted) == (404, "unknown-game")
