"""A guest who wants to be forgotten is: in no table, no word and no name; and the matches they played stay true."""

from pathlib import Path

import httpx
import pytest

import cantina
from cantina.core.record import from_lines, verify
from cantina.server.house import Settings
from cantina.table.messages import Noted, Said
from cantina.table.names import GONE

from .serving import serving
from .visitor import BYTES, Client, Enter, Visitor, begin, closing_code, play_out


def forget(guest: Visitor) -> None:
    assert guest.request("DELETE", "/api/me").status_code == 204
    assert guest.refused("GET", "/api/me") == (401, "unknown-guest")


def record(guest: Visitor, table: str) -> str:
    return guest.request("GET", f"/api/tables/{table}/record").text


def test_whoever_is_forgotten_is_a_guest_in_a_match_that_stays_true(ada: Visitor, http: httpx.Client, enter: Enter) -> None:
    odo = Visitor(http, "Odo Odsud")
    first, second = begin(enter, ada, odo)
    second.does("say", text="I was here")
    first.does("say", text="So was I")
    play_out([first, second])
    table = first.table
    before = from_lines(record(ada, table))
    forget(odo)
    assert closing_code(second) == 1012
    after = record(ada, table)
    assert "Odo" not in after
    kept = from_lines(after)
    assert (kept.header.seats, kept.lines) == (["Ada", GONE], before.lines)
    assert verify(cantina.game("super-teams"), kept).dealing == "unnamed"
    assert ada.get(f"/api/replays/{table}")["dealing"]["verdict"] == "unnamed"
    again = enter(ada, table)
    assert [line.text for line in again.lines if isinstance(line, Said)] == ["So was I"]
    assert "Odo" not in again.raw[-1]
    (card,) = (card for card in ada.get("/api/tables")["mine"] if card["id"] == table)
    assert card["seats"] == ["Ada", GONE]


def test_a_match_under_way_goes_on_with_a_bot_and_is_dealt_as_before(ada: Visitor, http: httpx.Client, enter: Enter) -> None:
    odo = Visitor(http, "Odo Odsud")
    first, second = begin(enter, odo, ada)  # who is forgotten was the host, and it was their turn
    first.plays()
    forget(odo)
    assert closing_code(second) == 1012
    again = enter(ada, first.table)
    assert (again.seen.seats[0].name, again.seen.seats[0].bot) == (GONE, "greedy")
    assert any(isinstance(line, Noted) and line.what == "left" for line in again.lines)
    assert again.seen.name == "", "a table that nobody named bore the host's name"
    play_out([again])
    assert verify(cantina.game("super-teams"), from_lines(record(ada, first.table))).dealing == "unnamed"


def test_tables_that_wait_are_closed_or_have_a_free_seat_again(ada: Visitor, http: httpx.Client, enter: Enter) -> None:
    odo = Visitor(http, "Odo Odsud")
    own, anothers = odo.opens("me", "open", listed=True), ada.opens("me", "open", "open", listed=True)
    line = enter(odo, anothers)
    line.does("sit", seat=1, bytes=BYTES)
    forget(odo)
    assert own not in [card["id"] for card in ada.get("/api/tables")["open"]]
    assert enter(ada, own).seen.phase == "closed"
    assert [seat.name for seat in enter(ada, anothers).seen.seats] == ["Ada", None, None]


def test_words_of_somebody_who_only_watched_go_too(
    ada: Visitor, http: httpx.Client, match: tuple[Client, Client], enter: Enter
) -> None:
    odo = Visitor(http, "Odo Odsud")
    line = enter(odo, match[0].table)
    line.does("say", text="Play red!")
    forget(odo)
    assert "Play red" not in enter(ada, match[0].table).raw[-1]


def test_nothing_is_left_in_the_file(tmp_path: Path) -> None:
    settings = Settings(tmp_path / "tables.sqlite", pace=0, workers=1)
    with serving(settings) as server, httpx.Client(base_url=server.address, timeout=60) as http:
        odo = Visitor(http, "Odo Odsud")
        for seats in (("me", "greedy"), ("me", "open")):
            line = odo.enters(odo.opens(*seats))
            line.does("say", text="A secret of mine")
            line.close()
        forget(odo)
    for file in tmp_path.iterdir():
        content = file.read_bytes()
        assert b"Odo Odsud" not in content and b"secret of mine" not in content, file


@pytest.mark.parametrize("name", [GONE, f"{GONE}guest"])
def test_nobody_is_called_as_if_they_were_forgotten(ada: Visitor, name: str) -> None:
    assert ada.refused("PUT", "/api/me", json={"name": name}) == (400, "malformed")


def test_nobody_forgets_another(ada: Visitor, http: httpx.Client) -> None:
    assert http.delete("/api/me").status_code == 401
    assert ada.get("/api/me")["name"] == "Ada"
