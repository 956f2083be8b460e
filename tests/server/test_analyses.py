"""Analyses over HTTP: a part at a time, the same for everybody who asks, and only of matches that are over."""

import httpx

from .test_replays import add, shipped
from .visitor import Visitor


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
