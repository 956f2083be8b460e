"""The form for a new table: the server says what can be chosen, and checks files of one's own as soon as they are chosen."""

from pathlib import Path
from typing import Any

import pytest

from .visitor import Visitor

EXAMPLES = Path(__file__).parents[2] / "docs" / "examples"


def form(guest: Visitor, game: str, **filled: Any) -> Any:
    """The server's answer to a form as it is filled in."""
    response = guest.request("POST", f"/api/games/{game}/form", json=filled)
    assert response.status_code == 200, response.text
    return response.json()


def test_what_cannot_be_chosen_is_not_offered_and_gives_way(ada: Visitor) -> None:
    three = form(ada, "carcassonne", seats=3, options={"teams": True, "first": 3})
    assert three["choices"]["teams"] == [False]
    assert three["choices"]["first"] == [0, 1, 2]
    assert three["options"] == {"seats": 3, "teams": False, "first": 0}
    campaign = form(ada, "adventures", seats=2, options={"mission": "ambush", "campaign": True}, changed="campaign")
    assert (campaign["options"]["mission"], campaign["choices"]["mission"]) == ("compound", ["compound"])


@pytest.mark.parametrize(
    ("game", "options", "sides"),
    [
        ("carcassonne", {"seats": 4, "teams": True}, [[0, 2], [1, 3]]),
        ("carcassonne", {"seats": 3, "teams": True}, [[0], [1], [2]]),
        ("super-teams", {"seats": 4}, [[0, 2], [1, 3]]),
        ("super-teams", {"seats": 3}, [[0], [1], [2]]),
        ("precious-cargo", {"seats": 3}, [[0], [1, 2]]),
        ("precious-cargo", {"seats": 4, "mode": "this-is-the-way"}, [[0], [1, 2, 3]]),
        ("adventures", {"seats": 2}, [[0, 1]]),
    ],
)
def test_whoever_fills_in_a_form_learns_who_plays_with_whom(
    ada: Visitor, game: str, options: dict[str, Any], sides: list[list[int]]
) -> None:
    assert form(ada, game, seats=options["seats"], options=options)["sides"] == sides


def test_a_right_file_is_drawn(ada: Visitor) -> None:
    told = form(ada, "adventures", seats=2, files={"mission": (EXAMPLES / "oasis.toml").read_text("utf-8")})
    assert told["problems"] == {}
    assert told["drawings"]["mission"].startswith("<svg")
    assert told["filled"]["characters"], "the mission's own people"
    board = form(ada, "super-teams", seats=2, files={"board": 'name = "mine"\nspaces = "N N B N H N N"'})
    assert board["drawings"]["board"].startswith("<svg")
    tiles = 'name = "mine"\nstart = "S"\n[[tile]]\nid = "S"\ncopies = 3\nroutes = ["EW"]\n'
    assert form(ada, "carcassonne", seats=2, files={"tiles": tiles})["drawings"]["tiles"].startswith("<svg")


@pytest.mark.parametrize(
    ("game", "option", "text", "wrong"),
    [
        ("super-teams", "board", 'name = "mine"\nspaces = "X N N N N N"', "hole-at-start"),
        ("super-teams", "board", "name = ", "no-toml"),
        ("carcassonne", "tiles", 'name = "mine"', "missing"),
        ("precious-cargo", "layout", 'name = "mine"\ncard = []', "cards-of-layout"),
        ("adventures", "mission", 'id = "mine"', "missing"),
        ("adventures", "pack", "[[plans]]", "unknown-field-meant"),
    ],
)
def test_a_wrong_file_has_its_problem_beside_its_option(ada: Visitor, game: str, option: str, text: str, wrong: str) -> None:
    told = form(ada, game, seats=2, files={option: text})
    assert told["problems"][option]["arguments"]["wrong"] == wrong
    assert option not in told["drawings"]
    assert told["choices"], "the rest of the form goes on"


def test_nonsense_in_a_form_is_refused(ada: Visitor) -> None:
    assert ada.refused("POST", "/api/games/chess/form", json={"seats": 2}) == (404, "unknown-game")
    assert ada.refused("POST", "/api/games/carcassonne/form", json={"seats": 9}) == (400, "options")
    assert ada.refused("POST", "/api/games/carcassonne/form", json={"seats": 2, "options": {"moon": 1}}) == (400, "options")
