"""The lobby: tables are set up, found by those whom they are for, and nothing malformed becomes one."""

import time
from typing import Any

import msgspec
import pytest

import cantina
from cantina.core.game import OVER
from cantina.core.record import Record, RecordError, Seal, from_lines, verify
from cantina.table.messages import Noted, Welcome

from .serving import ROOT
from .visitor import BYTES, SHORT, Client, Enter, Visitor, play_out


def cards(guest: Visitor, where: str) -> dict[str, Any]:
    """The tables that a guest sees in the lobby, by id."""
    return {card["id"]: card for card in guest.get("/api/tables")[where]}


# ---- games ---------------------------------------------------------------------------------------------------------------


def test_every_game_is_shown_with_its_seats_options_and_drawings(ada: Visitor) -> None:
    shown = {game["id"]: game for game in ada.get("/api/games")}
    assert sorted(shown) == sorted(cantina.games.ids())
    for id_, card in shown.items():
        game = cantina.game(id_)
        assert card["version"] == game.version
        assert card["seats"] == list(game.seats)
        assert card["defaults"]["seats"] in game.seats
        fields = card["options"]["$defs"]["Options"]["properties"]
        assert set(fields) == set(card["defaults"])


def test_the_aiming_aid_is_on_where_one_press_begins_a_match_and_off_elsewhere(ada: Visitor) -> None:
    card = next(game for game in ada.get("/api/games") if game["id"] == "precious-cargo")
    aid = card["options"]["$defs"]["Options"]["properties"]["aid"]
    assert (aid["alone"], aid["default"], card["defaults"]["aid"]) == (True, False, False)


# ---- new tables ----------------------------------------------------------------------------------------------------------


def test_a_table_is_among_those_of_everybody_who_sits_there(ada: Visitor, bob: Visitor, cyd: Visitor, enter: Enter) -> None:
    table = ada.opens("me", "open", "greedy", name="Evening")
    assert cards(ada, "mine")[table] == {
        "id": table, "name": "Evening", "game": "super-teams", "phase": "gathering", "seats": ["Ada", None, "greedy"],
        "mine": True, "your_turn": False, "updated": cards(ada, "mine")[table]["updated"], "lesson": False,
        "chapter": None, "days": False, "going": None, "own": [0], "turn": OVER, "scores": [], "winners": [], "plays": None,
    }  # fmt: skip
    assert table not in cards(bob, "mine")
    enter(bob, table).does("sit", seat=1, bytes=BYTES)
    assert cards(bob, "mine")[table]["seats"] == ["Ada", "Bob", "greedy"]
    assert table not in cards(cyd, "mine")


def test_a_card_says_whom_it_waits_for_and_how_it_ended_and_a_picture_shows_the_board(ada: Visitor, enter: Enter) -> None:
    table = ada.opens("me", "random", options=SHORT["super-teams"] | {"first": 0})
    assert cards(ada, "mine")[table]["turn"] == 0
    shown = ada.request("GET", f"/api/tables/{table}/picture")
    assert shown.headers["content-type"].startswith("image/svg+xml")
    assert shown.text.startswith("<svg")
    line = enter(ada, table)
    line.does("hand", seat=0, bot="random")
    line.hears_until("over")
    assert line.position
    card = cards(ada, "mine")[table]
    assert (card["scores"], card["winners"]) == (line.position.standing.scores, line.position.standing.winners)
    assert ada.request("GET", f"/api/tables/{table}/picture").text != shown.text
    assert ada.request("GET", f"/api/tables/{ada.opens()}/picture").text.startswith("<svg")  # nothing lies there yet


def test_a_table_of_a_campaign_says_its_game_and_mission(ada: Visitor) -> None:
    table = ada.opens("me", "greedy", game="adventures", options={"campaign": True, "games": 1, "mission": "out-of-town"})
    assert cards(ada, "mine")[table]["chapter"] == {"number": 2, "last": 8, "cs": "Pryč z města", "en": "Out of Town"}


def test_a_table_without_a_name_has_its_hosts(ada: Visitor) -> None:
    table = ada.opens()
    assert cards(ada, "mine")[table]["name"] == "Ada"


def test_listed_tables_that_wait_are_open_to_everybody(ada: Visitor, bob: Visitor, enter: Enter) -> None:
    table = ada.opens(listed=True)
    assert cards(bob, "open")[table]["mine"] is False
    assert cards(ada, "open")[table]["mine"] is True
    line = enter(bob, table)
    line.does("sit", seat=1, bytes=BYTES)
    enter(ada, table).does("begin")
    wait_until(lambda: table not in cards(bob, "open"))


def test_a_table_by_link_is_not_listed_and_lets_in_whoever_has_the_link(ada: Visitor, bob: Visitor, enter: Enter) -> None:
    table = ada.opens(listed=False)
    assert table not in cards(bob, "open")
    assert table not in cards(ada, "open")
    assert enter(bob, table).seen.phase == "gathering"


def test_a_match_without_open_seats_begins_at_once(ada: Visitor, enter: Enter) -> None:
    line = enter(ada, ada.opens("me", "greedy"))
    assert line.seen.phase == "playing"
    assert line.offers


def test_the_lobby_says_whose_turn_it_is(ada: Visitor, bob: Visitor, match: tuple[Client, Client]) -> None:
    table = match[0].table
    wait_until(lambda: cards(ada, "mine")[table]["your_turn"])
    assert cards(bob, "mine")[table] | {"your_turn": True, "own": [0]} == cards(ada, "mine")[table]
    assert not cards(bob, "mine")[table]["your_turn"]


def test_a_match_of_bots_alone_is_played_without_anybody(ada: Visitor, enter: Enter) -> None:
    line = enter(ada, ada.opens("greedy", "random", "greedy", game="carcassonne"))
    line.hears_until("over")
    assert line.sight.standing.winners


def test_a_guest_may_hold_several_seats(ada: Visitor, enter: Enter) -> None:
    line = enter(ada, ada.opens("me", "me"))
    assert line.seen.mine == [0, 1]
    play_out([line])
    assert line.seen.phase == "over"


def test_a_file_brings_content_and_its_words(ada: Visitor, enter: Enter) -> None:
    board = 'name = "mine"\nspaces = "N N B N N N"'
    welcome = enter(ada, ada.opens("me", "greedy", options={"hook_chain": True}, files={"board": board})).heard[0]
    assert isinstance(welcome, Welcome)
    assert welcome.options["board"]["spaces"] == "N N B N N N"
    assert welcome.options["hook_chain"] is True
    oasis = (ROOT / "docs" / "examples" / "oasis.toml").read_text("utf-8")
    welcome = enter(ada, ada.opens("me", "greedy", game="adventures", options={}, files={"mission": oasis})).heard[0]
    assert isinstance(welcome, Welcome)
    assert [welcome.words[language]["name-scorpion"] for language in ("cs", "en")] == ["Písečný štír", "Sand Scorpion"]


@pytest.mark.parametrize("game", cantina.games.ids())
def test_the_latest_tables_come_first(ada: Visitor, game: str) -> None:
    opened = [ada.opens(game=game) for _ in range(3)]
    assert list(cards(ada, "mine")) == opened[::-1]


# ---- what is no table ----------------------------------------------------------------------------------------------------

WANTED: dict[str, Any] = {"game": "super-teams", "options": SHORT["super-teams"], "seats": ["me", "open"], "bytes": BYTES}


REFUSALS = [(400, "malformed"), (400, "options"), (404, "unknown-game")]


@pytest.mark.parametrize(
    "changes",
    [
        {"game": "chess"},
        {"game": ""},
        {"game": "../carcassonne"},
        {"game": 7},
        {"game": None},
        {"options": {"colour": "red"}},
        {"options": {"board": "moon"}},
        {"options": {"board": "../../../etc/passwd"}},
        {"options": {"board": {"name": "x", "spaces": "X N N N N N"}}},
        {"options": {"board": {"name": "x", "spaces": "N " * 100_000}}},
        {"options": {"first": 7}},
        {"options": {"first": 3}},
        {"options": {"first": "0"}},
        {"options": {"colours": ["red", "red", "red", "red"]}},
        {"files": {"board": 'name = "x'}},
        {"files": {"board": 'name = "x"'}},
        {"files": {"first": "value = 1979-05-27"}},
        {"files": {"moon": ""}},
        {"files": {"board": "name = " + "[" * 100_000}},
        {"files": {"board": "#" * (2**20 + 1)}},
        {"files": {"board": None}},
        {"options": []},
        {"options": None},
        {"seats": []},
        {"seats": ["me"]},
        {"seats": ["me"] * 5},
        {"seats": ["me"] * 1000},
        {"seats": ["me", "clever"]},
        {"seats": ["me", ""]},
        {"seats": ["me", None]},
        {"seats": ["me", "me\u0000"]},
        {"seats": "me"},
        {"seats": {"0": "me"}},
        {"bytes": ""},
        {"bytes": "0123"},
        {"bytes": "g" * 32},
        {"bytes": "0" * 33},
        {"bytes": "0" * 32 + "\n"},
        {"bytes": "A" * 32},
        {"bytes": None},
        {"name": ""},
        {"name": "   "},
        {"name": "x" * 25},
        {"name": 7},
        {"listed": "yes"},
        {"clock": {"seconds": 9}},
        {"clock": {"seconds": 36_001}},
        {"clock": {"seconds": 60, "increment": -1}},
        {"clock": {"seconds": 60, "sand": True}},
        {"clock": 60},
        {"host": "me"},
    ],
    ids=repr,
)
def test_a_malformed_table_is_refused(ada: Visitor, changes: dict[str, Any]) -> None:
    before = cards(ada, "mine")
    assert ada.refused("POST", "/api/tables", json=WANTED | changes) in REFUSALS
    assert cards(ada, "mine") == before


@pytest.mark.parametrize("missing", ["game", "seats", "bytes"])
def test_a_table_needs_a_game_seats_and_bytes(ada: Visitor, missing: str) -> None:
    wanted = {name: value for name, value in WANTED.items() if name != missing}
    assert ada.refused("POST", "/api/tables", json=wanted) == (400, "malformed")


@pytest.mark.parametrize("body", [b"", b"{", b"\xff\xfe", b"[]", b"[" * 100_000, b'{"game": ' * 2000, b'"\\ud800"'])
def test_what_is_no_json_is_no_table(ada: Visitor, body: bytes) -> None:
    headers = {"content-type": "application/json"}
    assert ada.refused("POST", "/api/tables", content=body, headers=headers) == (400, "malformed")


def test_a_huge_body_is_refused(ada: Visitor) -> None:
    wanted = WANTED | {"name": "x" * 12_000_000}
    assert ada.refused("POST", "/api/tables", json=wanted) == (413, "too-large")


def test_a_table_is_set_up_by_somebody(ada: Visitor) -> None:
    headers = {"authorization": "Bearer nobody"}
    assert ada.refused("POST", "/api/tables", json=WANTED, headers=headers) == (401, "unknown-guest")


@pytest.mark.parametrize(
    "path", ["/api", "/api/", "/api/nothing", "/api/tables/x", "/api/tables/x/y/z", "/api/games/x", "/nothing"]
)
def test_an_unknown_address_is_said_to_be_unknown(ada: Visitor, path: str) -> None:
    assert ada.refused("GET", path) == (404, "unknown-address")
    assert ada.refused("DELETE", "/api/tables") == (405, "unknown-address")


def wait_until(reached: Any) -> None:
    """The lobby's cards of tables in play are written once a second at most."""
    until = time.monotonic() + 10
    while not reached():
        assert time.monotonic() < until
        time.sleep(0.05)


# ---- who begins ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["super-teams", "carcassonne"])
def test_who_begins_is_drawn_when_the_match_begins_and_again_for_a_rematch(
    ada: Visitor, bob: Visitor, enter: Enter, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    table = ada.opens("me", "open", game=game, lot=True)
    host, guest = enter(ada, table), enter(bob, table)
    assert host.seen.lot
    monkeypatch.setattr(Seal, "lot", lambda *_: 1)
    guest.does("sit", seat=1, bytes=BYTES)
    host.does("begin")
    assert host.position
    assert host.position.view["turn"] == 1
    assert [(line.what, line.name) for line in host.lines if isinstance(line, Noted)][-1] == ("lot", "Bob")
    again = enter(bob, table)  # the log folds to the same
    assert again.position
    assert again.position.view["turn"] == 1
    host.does("close", at_once=True)
    assert '"first":1' in ada.request("GET", f"/api/tables/{table}/record").text.splitlines()[0].replace(" ", "")
    assert enter(ada, host.wants_a_rematch()).seen.lot


def test_the_lot_can_be_checked_as_the_dealing_can(ada: Visitor, bob: Visitor, enter: Enter) -> None:
    table = ada.opens("me", "open", lot=True)
    host, guest = enter(ada, table), enter(bob, table)
    guest.does("sit", seat=1, bytes=BYTES)
    host.does("begin")
    host.does("close", at_once=True)
    game, text = cantina.game("super-teams"), ada.request("GET", f"/api/tables/{table}/record").text
    assert verify(game, from_lines(text)).dealing == "sealed"
    saved = from_lines(text)
    other = msgspec.structs.replace(saved.header, options=saved.header.options | {"first": 1 - saved.header.options["first"]})
    with pytest.raises(RecordError, match="not the one that the lot fell on"):
        verify(game, Record(other, [], saved.key))


def test_where_the_first_seat_always_begins_the_seats_are_turned_by_lot(
    ada: Visitor, enter: Enter, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cantina.server.house.secrets.randbelow", lambda _: 1)
    skills = ["child", "good", "expert", "typical", "typical", "typical"]
    table = ada.opens("me", "me", "easy", game="precious-cargo", names=["Ada", "Eve"], options={"skills": skills}, lot=True)
    line = enter(ada, table)
    assert [(seat.name, seat.bot) for seat in line.seen.seats] == [("Eve", None), (None, "easy"), ("Ada", None)]
    assert line.heard[0].options["skills"] == ["good", "expert", "child", *skills[3:]]  # type: ignore[union-attr]


def test_a_droid_that_is_put_on_a_seat_brings_its_hand_and_takes_it_along(ada: Visitor, enter: Enter) -> None:
    def hands(line: Client) -> list[str]:
        assert line.position
        return [player["skill"] for player in line.position.view["players"]]

    table = ada.opens("me", "open", game="precious-cargo")
    line = enter(ada, table)
    line.does("fill", seat=1, bot="master")
    line.does("begin")
    assert hands(line) == hands(enter(ada, table)) == ["typical", "expert"]
    line.does("close", at_once=True)
    text = ada.request("GET", f"/api/tables/{table}/record").text
    assert verify(cantina.game("precious-cargo"), from_lines(text)).dealing == "sealed"
    again = enter(ada, line.wants_a_rematch())
    again.does("sit", seat=0, bytes=BYTES)
    again.does("fill", seat=1, bot="hard")
    again.does("begin")
    assert hands(again) == ["typical", "typical"]


# ---- gathering -----------------------------------------------------------------------------------------------------------


def test_everybody_sees_who_is_ready_and_who_looks_on(ada: Visitor, bob: Visitor, cyd: Visitor, enter: Enter) -> None:
    table = ada.opens("me", "open")
    host, guest = enter(ada, table), enter(bob, table)
    while host.seen.watching != ["Bob"]:  # before he sits down
        host.hears()
    guest.does("sit", seat=1, bytes=BYTES)
    guest.does("ready", seat=1, on=True)
    host.catches_up()
    assert [(seat.ready, seat.host) for seat in host.seen.seats] == [(False, True), (True, False)]
    assert guest.asks("ready", seat=0, on=True).code == "not-yours"  # type: ignore[union-attr]
    again = enter(cyd, table)
    assert again.seen.seats[1].ready
    assert again.seen.watching == ["Cyd"]
    guest.does("stand", seat=1)
    guest.does("sit", seat=1, bytes=BYTES)
    assert not guest.seen.seats[1].ready
    host.does("begin")  # the host need not wait
    assert guest.asks("ready", seat=1, on=True).code == "not-now"  # type: ignore[union-attr]
