"""Clubs of a running server: from the link to the final standings of a tournament of four, people and bots."""

import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
import sqlalchemy as sql

from cantina.server import limits
from cantina.server.club import decode, encode
from cantina.server.database import Place
from cantina.server.house import Settings
from cantina.server.limits import LIFTED
from cantina.server.schema import CLUB_TABLES, CLUBS, ENTRIES, SEATS, TABLES
from cantina.table.names import GONE
from tests import postgres

from .serving import serving
from .test_storage import changing
from .visitor import BYTES, SHORT, Client, Enter, Visitor, play_out

PATIENCE = 240.0  # seconds; only a broken server needs them
FOUR = {"game": "super-teams", "options": SHORT["super-teams"], "manner": "round-robin", "bots": ["greedy", "random"]}


def founds(guest: Visitor, *friends: Visitor, name: str = "Thursday") -> str:
    """A club that somebody makes, and friends who come by its link."""
    club = str(guest.post("/api/clubs", {"name": name})["id"])
    for friend in friends:
        assert friend.request("POST", f"/api/clubs/{club}/members").status_code == 200
    return club


def looks(guest: Visitor, club: str) -> Any:
    return guest.get(f"/api/clubs/{club}")


def numbers(seen: Any) -> list[int]:
    return [member["number"] for member in seen["members"]]


def waits_for(guest: Visitor, club: str, happened: Callable[[Any], bool]) -> Any:
    """Looks at a club until something has happened: bots play alone, and the page looks again, too."""
    until = time.monotonic() + PATIENCE
    while not happened(seen := looks(guest, club)):
        assert time.monotonic() < until, seen
        time.sleep(0.05)
    return seen


def plays(table: str, *guests: Visitor) -> None:
    """Guests come to a table where seats are kept for them, and play to the end."""
    lines = [guest.enters(table) for guest in guests]
    try:
        for line in lines:
            if line.seen.phase == "gathering":
                line.does("sit", seat=line.seen.invited[0], bytes=BYTES)
        for line in lines:
            line.catches_up()
        play_out(lines)
    finally:
        for line in lines:
            line.close()


def play_round(club: str, people: dict[int, Visitor]) -> None:
    """The people of the latest round play their matches; bots alone play by themselves."""
    (guest, *_) = people.values()
    seen = looks(guest, club)["tournaments"][0]
    for pairing in seen["rounds"][-1]:
        players = [people[member] for entrant in pairing["pair"] if (member := seen["entrants"][entrant]["member"])]
        if players and pairing["points"] is None:
            plays(pairing["table"], *players)


# ---- members ---------------------------------------------------------------------------------------------------------------


def test_a_club_is_found_by_its_link_and_seen_whole_by_its_members(ada: Visitor, bob: Visitor, cyd: Visitor) -> None:
    club = founds(ada)
    outside = looks(bob, club)
    assert (outside["name"], outside["by"], outside["count"], outside["me"], outside["members"]) == (
        "Thursday",
        "Ada",
        1,
        None,
        [],
    )
    bob.request("POST", f"/api/clubs/{club}/members")
    assert [member["name"] for member in looks(bob, club)["members"]] == ["Ada", "Bob"]
    assert bob.get("/api/clubs") == [{"id": club, "name": "Thursday", "members": 2, "founder": False, "closed": False}]
    assert cyd.get("/api/clubs") == []
    bob.request("PUT", "/api/me", json={"name": "Bobina"})
    assert [member["name"] for member in looks(ada, club)["members"]] == ["Ada", "Bobina"]
    assert ada.refused("GET", "/api/clubs/nowhere") == (404, "unknown-club")


def test_the_one_who_made_it_removes_members_locks_and_closes_it(ada: Visitor, bob: Visitor, cyd: Visitor) -> None:
    club = founds(ada, bob, cyd)
    first, second, third = numbers(looks(ada, club))
    assert bob.refused("DELETE", f"/api/clubs/{club}/members/{third}") == (403, "not-founder")
    assert ada.request("DELETE", f"/api/clubs/{club}/members/{second}").status_code == 204
    assert bob.refused("GET", f"/api/clubs/{club}") == (403, "club-removed")
    assert bob.refused("POST", f"/api/clubs/{club}/members") == (403, "club-removed")
    assert bob.get("/api/clubs") == []
    ada.request("PUT", f"/api/clubs/{club}/lock", json={"on": True})
    dan = Visitor(ada.http, "Dan")
    assert dan.refused("POST", f"/api/clubs/{club}/members") == (403, "club-locked")
    assert cyd.refused("DELETE", f"/api/clubs/{club}") == (403, "not-founder")
    assert ada.request("DELETE", f"/api/clubs/{club}").json()["closed"]
    assert cyd.refused("POST", "/api/tables", json={
        "game": "super-teams", "seats": ["me", "open"], "bytes": BYTES, "club": club,
    }) == (409, "club-closed")  # fmt: skip
    assert looks(cyd, club)["closed"], "it is kept to look at"
    assert first


def test_only_so_many_clubs_and_no_programs(ada: Visitor, http: httpx.Client, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "CLUBS_OF", 1)
    founds(ada)
    assert ada.refused("POST", "/api/clubs", json={"name": "Another"}) == (409, "too-many-clubs")
    bot = Visitor(http, "Bot", http.post("/api/bots", json={"name": "Bot"}).json()["token"])
    assert bot.refused("POST", "/api/clubs", json={"name": "Bots"}) == (403, "only-people")


# ---- tables ----------------------------------------------------------------------------------------------------------------


def test_a_table_of_a_club_is_seen_by_its_members_and_counts_when_it_ends(ada: Visitor, bob: Visitor, enter: Enter) -> None:
    club = founds(ada, bob)
    table = ada.opens("me", "open", club=club)
    (card,) = looks(bob, club)["tables"]
    assert (card["id"], card["phase"], card["seats"]) == (table, "gathering", ["Ada", None])
    first, second = enter(ada, table), enter(bob, table)
    second.does("sit", seat=1, bytes=BYTES)
    first.does("begin")
    second.catches_up()
    play_out([first, second])
    seen = waits_for(bob, club, lambda seen: seen["results"])
    (result,) = seen["results"]
    assert seen["tables"] == [] and result["rated"] and not result["together"]
    assert [seat["name"] for seat in result["seats"]] == ["Ada", "Bob"]
    assert {rung["player"]["name"]: rung["won"] for rung in seen["ladders"][0]["rungs"]} == {
        name: int(seat in result["winners"]) for seat, name in enumerate(("Ada", "Bob"))
    }
    again = first.wants_a_rematch()
    assert again in [card["id"] for card in looks(ada, club)["tables"]], "a rematch is the club's, too"


def test_nobody_else_makes_a_table_of_a_club(ada: Visitor, bob: Visitor) -> None:
    club = founds(ada)
    wanted = {"game": "super-teams", "seats": ["me", "open"], "bytes": BYTES, "club": club}
    assert bob.refused("POST", "/api/tables", json=wanted) == (403, "not-member")
    assert ada.refused("POST", "/api/tables", json=wanted | {"club": "nowhere"}) == (404, "unknown-club")


def test_who_plays_together_is_not_rated(ada: Visitor, bob: Visitor, enter: Enter) -> None:
    club = founds(ada, bob)
    table = ada.opens("me", "open", game="adventures", club=club)
    first, second = enter(ada, table), enter(bob, table)
    second.does("sit", seat=1, bytes=BYTES)
    first.does("begin")
    second.catches_up()
    play_out([first, second])
    seen = waits_for(bob, club, lambda seen: seen["results"])
    assert [(each["together"], each["rated"], each["plays"]) for each in seen["results"]] == [(True, False, "surrounded")]
    assert seen["ladders"] == [{"game": None, "rungs": []}]


# ---- a tournament ----------------------------------------------------------------------------------------------------------


def tournament_of_four(ada: Visitor, bob: Visitor, between: Callable[[], None] = lambda: None) -> Any:
    """From the link to the final standings: two people and two bots, everybody against everybody."""
    club = founds(ada, bob)
    people = dict(zip(numbers(looks(ada, club)), (ada, bob), strict=True))
    seen = ada.post(f"/api/clubs/{club}/tournaments", FOUR | {"members": list(people)})["tournaments"][0]
    assert (seen["last"], len(seen["rounds"]), len(seen["rounds"][0]), seen["over"]) == (3, 1, 2, False)
    for number in range(1, 4):
        assert bob.refused("POST", f"/api/clubs/{club}/rounds", json={"after": number}) == (409, "round-runs")
        play_round(club, people)
        between()
        waits_for(ada, club, lambda seen: not seen["tournaments"][0]["waits"])
        if number < 3:
            seen = bob.post(f"/api/clubs/{club}/rounds", {"after": number})["tournaments"][0]
            assert len(seen["rounds"]) == number + 1
            assert len(ada.post(f"/api/clubs/{club}/rounds", {"after": number})["tournaments"][0]["rounds"]) == number + 1
    whole = looks(bob, club)
    seen = whole["tournaments"][0]
    assert seen["over"] and not whole["tables"] and len(whole["results"]) == 6
    assert sum(line["points"] for line in seen["standings"]) == 6
    assert all(line["played"] == 3 for line in seen["standings"])
    assert [line["place"] for line in seen["standings"]] == sorted(line["place"] for line in seen["standings"])
    assert {rung["played"] for rung in whole["ladders"][0]["rungs"]} == {3}
    assert len(whole["ladders"][0]["rungs"]) == 4
    return whole


def test_a_tournament_of_four_from_the_link_to_the_standings(ada: Visitor, bob: Visitor) -> None:
    whole = tournament_of_four(ada, bob)
    assert bob.refused("POST", f"/api/clubs/{whole['id']}/rounds", json={"after": 3}) == (409, "not-now")


@pytest.fixture(params=["sqlite", "postgresql"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Place]:
    """A database of either kind."""
    yield tmp_path / "tables.sqlite" if request.param == "sqlite" else postgres.running().database()


def test_a_tournament_goes_on_after_a_restart_that_lost_what_it_could(place: Place) -> None:
    """The server dies before results were noted, and between a round's entry and its tables."""
    settings = Settings(place, pace=0, workers=1, limits=LIFTED)
    with serving(settings) as server, httpx.Client(base_url=server.address, timeout=60) as http:
        ada, bob = Visitor(http, "Ada"), Visitor(http, "Bob")
        club = founds(ada, bob)
        people = dict(zip(numbers(looks(ada, club)), (ada, bob), strict=True))
        ada.post(f"/api/clubs/{club}/tournaments", FOUR | {"members": list(people)})
        play_round(club, people)
        waits_for(ada, club, lambda seen: not seen["tournaments"][0]["waits"])
        ada.post(f"/api/clubs/{club}/rounds", {"after": 1})
    with changing(place) as database:
        lose_tables_of_the_round(database)
        database.execute(sql.update(CLUB_TABLES).values(result=None))
    with serving(settings) as server, httpx.Client(base_url=server.address, timeout=60) as http:
        ada, bob = Visitor(http, "Ada", ada.token), Visitor(http, "Bob", bob.token)
        assert len(looks(ada, club)["results"]) == 2
        play_round(club, dict(zip(people, (ada, bob), strict=True)))
        seen = waits_for(ada, club, lambda seen: not seen["tournaments"][0]["waits"])
        assert len(seen["results"]) == 4 and len(seen["tournaments"][0]["rounds"]) == 2


def lose_tables_of_the_round(database: sql.Connection) -> None:
    """Nothing but the club's entry is left of the latest round, which began a while ago."""
    body = database.scalar(sql.select(CLUBS.c.body).order_by(CLUBS.c.seq.desc()).limit(1))
    assert body and b'"paired"' in body
    known = database.scalars(sql.select(CLUB_TABLES.c.table_id)).all()
    gone = [table for table in known if table.encode() in body]
    for column in (ENTRIES.c.table_id, TABLES.c.id, SEATS.c.table_id, CLUB_TABLES.c.table_id):
        database.execute(sql.delete(column.table).where(column.in_(gone)))
    earlier = encode(msgspec.structs.replace(decode(body), at=1))
    database.execute(sql.update(CLUBS).where(CLUBS.c.body == body).values(body=earlier))


def test_what_nobody_plays_is_decided_by_whoever_runs_it(ada: Visitor, bob: Visitor, cyd: Visitor) -> None:
    club = founds(ada, bob, cyd)
    members = numbers(looks(ada, club))
    wanted = FOUR | {"members": members, "bots": [], "manner": "swiss"}
    seen = bob.post(f"/api/clubs/{club}/tournaments", wanted)["tournaments"][0]
    assert seen["last"] == 2 and len(seen["rounds"][0]) == 1, "one of three rests"
    (pairing,) = seen["rounds"][0]
    decision = {"table": pairing["table"], "winner": pairing["pair"][0]}
    assert cyd.refused("PUT", f"/api/clubs/{club}/awards", json=decision) == (403, "not-founder")
    seen = bob.request("PUT", f"/api/clubs/{club}/awards", json=decision).json()["tournaments"][0]
    assert not seen["waits"] and [line["points"] for line in seen["standings"]] == [1, 1, 0]
    assert ada.request("DELETE", f"/api/clubs/{club}/tournaments").json()["tournaments"][0]["over"]


def test_a_tournament_needs_opponents_known_bots_and_members(ada: Visitor, bob: Visitor) -> None:
    club = founds(ada, bob)
    address, members = f"/api/clubs/{club}/tournaments", numbers(looks(ada, club))
    for changes, answer in (
        ({"game": "adventures", "options": {}}, (400, "no-opponents")),
        ({"game": "sabacc", "options": {}}, (404, "unknown-game")),
        ({"bots": ["nobody"]}, (400, "unknown-bot")),
        ({"options": {"board": "nowhere"}}, (400, "options")),
        ({"members": [99]}, (403, "not-member")),
        ({"members": [], "bots": ["greedy"]}, (400, "entrants")),
    ):
        assert ada.refused("POST", address, json=FOUR | {"members": members} | changes) == answer
    assert looks(ada, club)["tournaments"] == []


# ---- several processes, and being forgotten --------------------------------------------------------------------------------


def test_a_tournament_is_played_from_two_processes() -> None:
    settings = Settings(postgres.running().database(), pace=0, workers=1, limits=LIFTED)
    with (
        serving(settings) as one,
        serving(settings) as other,
        httpx.Client(base_url=one.address, timeout=60) as here,
        httpx.Client(base_url=other.address, timeout=60) as there,
    ):
        tournament_of_four(Visitor(here, "Ada"), Visitor(there, "Bob"))


def test_whoever_is_forgotten_has_no_name_in_their_clubs(http: httpx.Client, ada: Visitor, enter: Enter) -> None:
    odo = Visitor(http, "Odo Odsud")
    club, alone = founds(odo, ada), founds(odo)
    table = odo.opens("me", "open", club=club)
    lines: list[Client] = [enter(odo, table), enter(ada, table)]
    lines[1].does("sit", seat=1, bytes=BYTES)
    lines[0].does("begin")
    lines[1].catches_up()
    play_out(lines)
    waits_for(ada, club, lambda seen: seen["results"])
    odo.request("DELETE", "/api/me")
    seen = looks(ada, club)
    assert "Odo" not in str(seen)
    assert (seen["founder"], [member["name"] for member in seen["members"]]) == (True, ["Ada"]), "who is left takes over"
    assert [seat["name"] for seat in seen["results"][0]["seats"]] == [GONE, "Ada"]
    assert ada.refused("GET", f"/api/clubs/{alone}") == (404, "unknown-club"), "nobody could ever look at it"
