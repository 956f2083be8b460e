"""Records and replays: a match as a file, looked at move by move, with a dealing that anybody can check."""

import hashlib
import re
from collections.abc import Callable
from typing import Any

import httpx
import pytest

import cantina
from cantina.core.record import from_lines, verify

from .serving import ROOT
from .visitor import Client, Enter, Visitor, begin, play_out

GAMES = cantina.games.ids()


def shipped(game: str) -> str:
    """The record that a game's tests keep."""
    return (ROOT / "tests" / game.replace("-", "_") / "match.cantina").read_text("utf-8")


@pytest.fixture(scope="module")
def played(http: httpx.Client) -> tuple[str, str]:
    """A finished match of Super Teams between Ada and Bob: the table, and its record."""
    ada, bob, lines = Visitor(http, "Ada"), Visitor(http, "Bob"), list[Client]()

    def enter(guest: Visitor, table: str) -> Client:
        lines.append(guest.enters(table))
        return lines[-1]

    begin(enter, ada, bob)
    play_out(lines)
    for line in lines:
        line.close()
    return lines[0].table, ada.request("GET", f"/api/tables/{lines[0].table}/record").text


def add(guest: Visitor, text: str | bytes) -> str:
    """Upload a record; returns the replay's id."""
    response = guest.request("POST", "/api/replays", content=text, headers={"content-type": "text/plain"})
    assert response.status_code == 201, response.text
    return str(response.json()["id"])


# ---- records -------------------------------------------------------------------------------------------------------------


def test_the_record_of_a_finished_match_is_a_file_that_verifies(ada: Visitor, played: tuple[str, str]) -> None:
    table, text = played
    response = ada.request("GET", f"/api/tables/{table}/record")
    assert response.headers["content-disposition"] == f'attachment; filename="{table}.cantina"'
    assert response.headers["content-type"].startswith("text/plain")
    verdict = verify(cantina.game("super-teams"), from_lines(text))
    assert (verdict.over, verdict.dealing) == (True, "sealed")


def test_there_is_no_record_before_the_end(ada: Visitor, match: tuple[Client, Client], enter: Enter) -> None:
    table = match[0].table
    assert ada.refused("GET", f"/api/tables/{table}/record") == (409, "not-now")
    assert ada.refused("GET", f"/api/replays/{table}") == (409, "not-now")
    assert ada.refused("GET", f"/api/replays/{table}/positions/0") == (409, "not-now")
    gathering = ada.opens()
    assert ada.refused("GET", f"/api/tables/{gathering}/record") == (409, "not-now")
    enter(ada, gathering).does("close")
    assert ada.refused("GET", f"/api/tables/{gathering}/record") == (409, "not-now")
    assert ada.refused("GET", "/api/tables/nowhere/record") == (404, "unknown-table")


def test_a_closed_match_has_a_record_that_verifies(ada: Visitor, match: tuple[Client, Client]) -> None:
    first, second = match
    first.plays()
    first.does("close")
    second.does("answer", agree=True)
    text = ada.request("GET", f"/api/tables/{first.table}/record").text
    verdict = verify(cantina.game("super-teams"), from_lines(text))
    assert (verdict.over, verdict.dealing) == (False, "sealed")
    seen = ada.get(f"/api/replays/{first.table}")
    assert (seen["over"], seen["dealing"]["verdict"]) == (False, "sealed")


# ---- replays -------------------------------------------------------------------------------------------------------------


def test_a_finished_table_is_a_replay(ada: Visitor, played: tuple[str, str]) -> None:
    table, text = played
    seen = ada.get(f"/api/replays/{table}")
    assert (seen["game"], seen["seats"], seen["over"]) == ("super-teams", ["Ada", "Bob"], True)
    assert seen["moves"] == len(seen["lines"]) == len(text.splitlines()) - 2
    assert seen["dealing"]["verdict"] == "sealed"
    key = text.splitlines()[-1].removeprefix("key ")
    assert seen["dealing"]["commitment"] == hashlib.sha256(bytes.fromhex(key)).hexdigest()
    assert ada.request("GET", seen["sheet"]).status_code == 200
    last = ada.get(f"/api/replays/{table}/positions/{seen['moves']}")
    assert last["standing"]["winners"]


@pytest.mark.parametrize("game", GAMES)
def test_an_uploaded_record_is_a_replay_that_can_be_linked_to(ada: Visitor, bob: Visitor, game: str) -> None:
    text = shipped(game)
    id_ = add(ada, text)
    assert add(bob, text) == id_, "the same record, the same link"
    seen = bob.get(f"/api/replays/{id_}")
    assert (seen["game"], seen["dealing"]["verdict"]) == (game, "simulated")
    for number in (0, 1, seen["moves"] // 2, seen["moves"]):
        position = bob.get(f"/api/replays/{id_}/positions/{number}")
        assert (position["moves"], position["actions"]) == (number, [])


def test_a_replay_needs_no_guest(http: httpx.Client, played: tuple[str, str]) -> None:
    assert http.get(f"/api/replays/{played[0]}").status_code == 200
    assert http.get(f"/api/replays/{played[0]}/positions/3").status_code == 200


def test_through_a_seats_eyes_the_other_hand_stays_hidden(ada: Visitor, played: tuple[str, str]) -> None:
    table, _ = played
    truth, seen = (ada.get(f"/api/replays/{table}{seat}")["lines"] for seat in ("", "?seat=1"))
    dealt = [
        (whole["seat"], whole["colour"], part["colour"])
        for line, other in zip(truth, seen, strict=True)
        for whole, part in zip(line["events"], other["events"], strict=True)
        if whole["kind"] == "dealt"
    ]
    assert {seat for seat, _, _ in dealt} == {0, 1}
    for seat, colour, told in dealt:
        assert colour
        assert told == (colour if seat == 1 else None)
    for number in range(0, len(truth), 7):
        position = ada.get(f"/api/replays/{table}/positions/{number}?seat=1")
        assert (position["seat"], position["view"]["seat"]) == (1, 1)


@pytest.mark.parametrize(
    ("path", "refusal"),
    [
        ("positions/-1", (404, "no-such-move")),
        ("positions/1000000", (404, "no-such-move")),
        ("positions/99999999999999999999999999", (404, "no-such-move")),
        ("positions/one", (404, "unknown-address")),
        ("positions/1.5", (404, "unknown-address")),
        ("positions/0?seat=2", (404, "no-such-seat")),
        ("positions/0?seat=-1", (404, "no-such-seat")),
        ("positions/0?seat=ada", (400, "malformed")),
        ("?seat=2", (404, "no-such-seat")),
        ("?seat=-1", (404, "no-such-seat")),
        ("?seat=one", (400, "malformed")),
    ],
)
def test_what_is_not_in_a_replay_is_said_so(ada: Visitor, played: tuple[str, str], path: str, refusal: tuple[int, str]) -> None:
    address = f"/api/replays/{played[0]}" + (path if path.startswith("?") else f"/{path}")
    assert ada.refused("GET", address) == refusal


@pytest.mark.parametrize("id_", ["nowhere", "r000000000000000", "%00"])
def test_an_unknown_replay_is_said_to_be_unknown(ada: Visitor, id_: str) -> None:
    assert ada.refused("GET", f"/api/replays/{id_}") == (404, "unknown-table")


def test_more_replays_than_fit_into_memory_are_all_there(ada: Visitor, played: tuple[str, str]) -> None:
    lines = played[1].splitlines(keepends=True)
    ids = [add(ada, "".join(lines[: 2 + number])) for number in range(1, 21)]
    assert [ada.get(f"/api/replays/{id_}")["moves"] for id_ in ids] == list(range(2, 22))


# ---- what is no record ---------------------------------------------------------------------------------------------------


def swap_two_cards(text: str) -> str:
    """The first two cards of the first deal in another order: legal, but not what the dealer had to deal."""
    lines = text.splitlines()
    cards = [number for number, line in enumerate(lines[:10]) if line.startswith("dealer deal")]
    first, second = next((a, b) for a in cards for b in cards if lines[a] != lines[b])
    lines[first], lines[second] = lines[second], lines[first]
    return re.sub(r" #[0-9a-f]{16}", "", "\n".join(lines) + "\n")


@pytest.mark.parametrize(
    ("tamper", "problem"),
    [
        (lambda text: re.sub(r"key ([0-9a-f])", lambda m: f"key {'01'[m[1] == '0']}", text), "the key is not the one"),
        (lambda text: text.replace('"commitment":"', '"commitment":"0', 1), "the key is not the one"),
    ],
    ids=["another key", "another commitment"],
)
def test_a_dealing_that_was_tampered_with_is_broken(
    ada: Visitor, played: tuple[str, str], tamper: Callable[[str], str], problem: str
) -> None:
    seen = ada.get(f"/api/replays/{add(ada, tamper(played[1]))}")
    assert seen["dealing"]["verdict"] == "broken"
    assert problem in seen["dealing"]["problem"]


def test_other_cards_than_the_dealer_had_to_deal_are_broken(ada: Visitor, played: tuple[str, str]) -> None:
    header, *moves = swap_two_cards(played[1]).splitlines()
    deal = "\n".join([header, *moves[:12], moves[-1]]) + "\n"  # the deal alone, and the key
    seen = ada.get(f"/api/replays/{add(ada, deal)}")
    assert seen["dealing"]["verdict"] == "broken"
    assert "is not what the dealer had to deal" in seen["dealing"]["problem"]


def test_a_record_without_the_key_is_open(ada: Visitor, played: tuple[str, str]) -> None:
    text = "\n".join(played[1].splitlines()[:-1]) + "\n"
    assert ada.get(f"/api/replays/{add(ada, text)}")["dealing"]["verdict"] == "open"


@pytest.mark.parametrize(
    ("damage", "problem"),
    [
        (lambda _: b"", "line 1"),
        (lambda _: b"\n", "line 1"),
        (lambda _: b"nonsense\n", "line 1"),
        (lambda _: b"{}\n", "line 1"),
        (lambda _: b"[" * 5000 + b"\n", "line 1"),
        (lambda _: b'{"game":' * 5000 + b"\n", "line 1"),
        (lambda _: bytes(range(256)), "line 1: no text"),
        (lambda text: text.splitlines()[0].encode() + b"\n", "there is no move"),
        (lambda text: text[: len(text) // 2].rstrip("\n").encode(), "line "),
        (lambda text: text.replace("seat0", "seat1", 1).encode(), "is refused by CORE-01"),
        (lambda text: text.replace("seat0", "seat7", 1).encode(), "line "),
        (lambda text: text.replace("super-teams", "chess", 1).encode(), "unknown game 'chess'"),
        (lambda text: text.replace('"seats":2', '"seats":200', 1).encode(), "line 1"),
        (lambda text: text.replace('"seats":["Ada","Bob"]', '"seats":["Ada"]', 1).encode(), "line 1"),
        (lambda text: text.replace('"seats":["Ada","Bob"]', '"seats":[]', 1).encode(), "line 1"),
        (lambda text: text.replace('"format":1', '"format":2', 1).encode(), "format 2"),
        (lambda text: re.sub(r" #[0-9a-f]{16}", " #0000000000000000", text, count=1).encode(), "another position"),
        (lambda text: re.sub(r" #[0-9a-f]{16}", "", text, count=1).encode(), "the digest is missing"),
        (lambda text: (text + "more\n").encode(), "something follows the dealer's key"),
        (lambda text: text.replace("dealer deal", "dealer deal deal", 1).encode(), "line 2"),
    ],
)
def test_what_is_no_record_is_refused_with_its_line(
    ada: Visitor, played: tuple[str, str], damage: Callable[[str], bytes], problem: str
) -> None:
    response = ada.request("POST", "/api/replays", content=damage(played[1]), headers={"content-type": "text/plain"})
    assert (response.status_code, response.json()["code"]) == (400, "bad-record"), response.text
    assert problem in response.json()["arguments"]["problem"]


def test_a_record_that_is_too_large_is_refused(ada: Visitor) -> None:
    fields: dict[str, Any] = {"content": b"x" * (9 * 2**20), "headers": {"content-type": "text/plain"}}
    assert ada.refused("POST", "/api/replays", **fields) == (413, "too-large")
