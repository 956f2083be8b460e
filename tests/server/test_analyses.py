"""Analyses over HTTP: a part at a time, the same for everybody who asks, and only of matches that are over."""

from typing import Any

import httpx
import msgspec
import pytest

import cantina
from cantina.core.record import from_lines
from cantina.core.record import replay as replayed

from .test_replays import add, shipped
from .visitor import BYTES, Visitor


def whole(guest: Visitor, replay: str, language: str = "en") -> list[dict[str, object]]:
    """All parts of an analysis, as a page asks for them."""
    parts, since = [], 0
    while since is not None:
        part = guest.get(f"/api/replays/{replay}/analysis?language={language}&since={since}")
        assert part["next"] is None or part["next"] > since
        parts.append(part)
        since = part["next"]
    return parts


def test_a_match_is_analysed_in_parts_and_summed_up_at_the_end(ada: Visitor, bob: Visitor) -> None:
    replay = add(ada, shipped("adventures"))
    parts = whole(ada, replay)
    turns = [turn for part in parts for turn in part["turns"]]  # type: ignore[attr-defined]
    assert [turn["move"] for turn in turns] == sorted({turn["move"] for turn in turns})
    assert all(part["summary"] is None for part in parts[:-1])
    summary = parts[-1]["summary"]
    assert isinstance(summary, dict)
    seats = len(ada.get(f"/api/replays/{replay}")["seats"])
    assert len(summary["given_away"]) == len(summary["luck"]) == len(summary["words"]) == seats
    assert set(summary["turning"]) <= {turn["move"] for turn in turns} and len(summary["turning"]) <= 3
    for turn in turns:
        assert turn["could"] >= turn["worth"] and turn["played"]["actions"] and turn["played"]["words"].endswith(".")
        assert not turn["mistake"] or (turn["better"]["why"] and turn["better"]["actions"] != turn["played"]["actions"])
    czech = whole(bob, replay, "cs")
    assert len(czech) == 1  # it is known by now
    assert czech[0]["turns"][0]["played"]["words"] != turns[0]["played"]["words"]  # type: ignore[index]
    assert [turn["worth"] for turn in czech[0]["turns"]] == [turn["worth"] for turn in turns]  # type: ignore[attr-defined]


def test_a_match_that_goes_on_is_not_analysed(ada: Visitor, http: httpx.Client) -> None:
    table = ada.opens("me", "greedy")
    address = f"/api/replays/{table}/analysis?language=en"
    assert ada.request("GET", address).json()["code"] == "not-now"
    assert http.get(address).json()["code"] == "unknown-guest"


def turn_to_change(game_id: str, after: int) -> tuple[int, int, Any]:
    """A turn of the match that a game's tests keep: how many moves came before, whose it is, and another action for it."""
    played = replayed(cantina.game(game_id), from_lines(shipped(game_id)))
    for moves, (match, *_) in enumerate(played, start=1):
        if moves > after and match.state.turn >= 0 and len(match.state.actions()) > 2:
            return moves, match.state.turn, msgspec.to_builtins(match.state.actions()[-1])
    raise AssertionError("no such turn")


@pytest.mark.parametrize("game_id", ["super-teams", "carcassonne"])
def test_a_match_goes_on_from_a_turn_in_another_way_against_bots(ada: Visitor, game_id: str) -> None:
    replay = add(ada, shipped(game_id))
    moves, seat, other = turn_to_change(game_id, 20)
    wanted = {"replay": replay, "move": moves, "actions": [other], "bytes": BYTES}
    table = ada.post("/api/trials", wanted)["id"]
    seats = len(ada.get(f"/api/replays/{replay}")["seats"])
    line = ada.enters(table)
    assert [bool(each.bot) for each in line.seen.seats] == [number != seat for number in range(seats)]
    assert line.position and line.position.moves > moves and line.seen.seats[seat].name == "Ada"
    line.close()
    wrongs: list[dict[str, Any]] = [{"move": 100_000}, {"actions": []}, {"actions": [{"type": "nonsense"}]}, {"move": 900}]
    for wrong in wrongs:
        assert ada.refused("POST", "/api/trials", json=wanted | wrong)[1] in ("no-such-move", "too-large")


def test_nobody_plays_on_from_a_match_that_goes_on(ada: Visitor) -> None:
    wanted = {"replay": ada.opens("me", "greedy"), "move": 3, "actions": [{"type": "pass"}], "bytes": BYTES}
    assert ada.refused("POST", "/api/trials", json=wanted)[1] == "not-now"
