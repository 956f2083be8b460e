"""Several people on one device, and a table on a large screen: names, who looks, codes, and nothing secret on the wire."""

from collections.abc import Iterator

import httpx
import pytest

from cantina.table import messages

from .visitor import BYTES, Client, Enter, Visitor


@pytest.fixture
def screen(http: httpx.Client) -> Iterator["Screens"]:
    """Shows tables; all connections end with the test."""
    screens = Screens(http)
    yield screens
    for line in screens.lines:
        line.close()


class Screens:
    """Large screens, which have no token."""

    def __init__(self, http: httpx.Client):
        self.http = http
        self.lines: list[Client] = []

    def __call__(self, table: str) -> Client:
        line = Client(self.http, table)
        self.lines.append(line)
        assert isinstance(line.asks("watch"), messages.Welcome)
        return line


def looks(line: Client, seat: int | None) -> None:
    """Say who has the device."""
    assert isinstance(line.asks("look", seat=seat), messages.Welcome)


def play_out_on_one_device(line: Client) -> None:
    """Pass the device from person to person until the match is over."""
    while line.seen.phase == "playing":
        if line.sight.seat != line.sight.view["turn"]:
            looks(line, line.sight.view["turn"])
        line.does("act", actions=line.offers[-1:], moves=line.sight.moves)


# ---- people on one device ------------------------------------------------------------------------------------------------


def test_people_on_one_device_have_names_in_the_lobby_at_the_table_and_in_the_record(ada: Visitor, enter: Enter) -> None:
    table = ada.opens("me", "me", "greedy", names=[None, "Eve", None])
    line = enter(ada, table)
    assert [seat.name for seat in line.seen.seats] == ["Ada", "Eve", None]
    assert [card["seats"] for card in ada.get("/api/tables")["mine"] if card["id"] == table] == [["Ada", "Eve", "greedy"]]
    looks(line, 0)
    line.does("close")
    assert ada.get(f"/api/replays/{table}")["seats"] == ["Ada", "Eve", "greedy"]


def test_a_hand_travels_only_to_whoever_says_to_have_the_device(ada: Visitor, enter: Enter) -> None:
    line = enter(ada, ada.opens("me", "me", names=["Ada", "Eve"]))
    assert (line.seen.shared, line.sight.seat, line.sight.view["hand"]) == (True, None, [])
    looks(line, 0)
    own = line.sight.view["hand"]
    assert (line.seen.person, len(own)) == ("Ada", 6)
    assert line.offers
    ada.request("PUT", "/api/me", json={"name": "Adele"})
    line.plays()
    line.catches_up()
    assert (line.seen.person, line.sight.seat) == ("Ada", 0)
    looks(line, 1)
    assert (line.seen.person, line.sight.seat) == ("Eve", 1)
    assert {event["seat"] for event in dealt(line) if event["colour"] is not None} == {1}


def dealt(line: Client) -> list[dict[str, object]]:
    """The cards of which a line was told, with or without their faces."""
    moves = [entry for entry in line.lines if isinstance(entry, messages.Moved)]
    return [event for move in moves for event in move.events if event["kind"] == "dealt"]


def test_people_on_one_device_play_a_match_and_its_rematch_under_their_names(ada: Visitor, enter: Enter) -> None:
    line = enter(ada, ada.opens("me", "me", names=["Ada", "Eve"]))
    play_out_on_one_device(line)
    new = line.wants_a_rematch()
    assert new
    again = enter(ada, new)
    for seat in again.seen.invited:
        again.does("sit", seat=seat, bytes=BYTES)
    again.does("begin")
    assert [seat.name for seat in again.seen.seats] == ["Ada", "Eve"]
    assert (again.seen.phase, again.seen.shared) == ("playing", True)


def test_a_guest_alone_on_a_device_plays_a_rematch_under_the_name_they_have_then(ada: Visitor, enter: Enter) -> None:
    line = enter(ada, ada.opens("me", "greedy"))
    line.does("close")
    ada.request("PUT", "/api/me", json={"name": "Adele"})
    again = enter(ada, line.wants_a_rematch())
    again.does("sit", seat=0, bytes=BYTES)
    again.catches_up()
    assert again.seen.seats[0].name == "Adele"


@pytest.mark.parametrize("names", [["Ada", "Eve"], [None, None, "Eve"], ["x" * 25], [" "], "Eve", [7]], ids=repr)
def test_only_people_on_this_device_get_names(ada: Visitor, names: object) -> None:
    wanted = {"game": "super-teams", "seats": ["me", "open"], "bytes": BYTES, "names": names}
    status, code = ada.refused("POST", "/api/tables", json=wanted)
    assert (status, code in ("options", "malformed")) == (400, True)


# ---- a large screen ------------------------------------------------------------------------------------------------------


def test_a_table_for_a_screen_begins_when_the_last_seat_is_taken(
    ada: Visitor, bob: Visitor, cyd: Visitor, enter: Enter, screen: Screens
) -> None:
    table = ada.opens("open", "open", at_once=True)
    shown = screen(table)
    assert (shown.seen.phase, shown.seen.mine, shown.seen.host) == ("gathering", [], False)
    for seat, guest in enumerate((bob, cyd)):
        found = guest.get(f"/api/codes/{shown.seen.code.upper()}")["id"]
        assert found == table
        line = enter(guest, found)
        assert line.seen.screen
        line.does("sit", seat=seat, bytes=BYTES)
    shown.catches_up()
    assert shown.seen.phase == "playing"
    assert [seat.name for seat in shown.seen.seats] == ["Bob", "Cyd"]
    line.catches_up()
    assert len(line.sight.view["hand"]) == 6
    assert (shown.sight.seat, shown.sight.view["hand"], shown.offers) == (None, [], [])
    assert dealt(shown)
    assert all(event["colour"] is None for event in dealt(shown))


def test_a_screen_cannot_become_somebody(ada: Visitor, enter: Enter, screen: Screens) -> None:
    table = ada.opens("me", "greedy")
    line, shown = enter(ada, table), screen(table)
    assert isinstance(shown.asks("hello", token=ada.token), messages.Welcome)
    assert (shown.seen.mine, shown.sight.seat) == ([], None)
    assert shown.cannot("close") == "unknown-guest"
    assert shown.cannot("rematch") == "not-now"
    assert shown.cannot("act", actions=line.offers[:1], moves=line.sight.moves) == "unknown-guest"
    assert shown.cannot("look", seat=0) == "not-yours"


def test_a_code_that_no_table_has_is_said_to_be_unknown(ada: Visitor) -> None:
    assert ada.refused("GET", "/api/codes/nothing") == (404, "unknown-table")
