"""The host's own page: only by the key, and closing and banning hold wherever somebody is."""

from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from cantina.server.house import Settings
from cantina.server.limits import LIFTED

from .conftest import ADMIN_KEY
from .serving import serving
from .visitor import BYTES, Visitor

HEADERS = {"authorization": f"Bearer {ADMIN_KEY}"}


@pytest.fixture
def house(http: httpx.Client) -> httpx.Client:
    return http


def test_only_the_key_opens_it(house: httpx.Client) -> None:
    for given in ({}, {"authorization": "Bearer guessed"}):
        answer = house.get("/api/admin", headers=given)
        assert (answer.status_code, answer.json()["code"]) == (401, "wrong-key")
    assert house.get("/api/admin", headers=HEADERS).json()["processes"] == 1


def test_a_house_without_a_key_has_no_such_page(tmp_path: Path) -> None:
    settings = Settings(tmp_path / "a.sqlite", pace=0, workers=1, limits=LIFTED)
    with serving(settings) as server, httpx.Client(base_url=server.address, timeout=60) as http:
        answer = http.get("/api/admin", headers={"authorization": "Bearer none"})
        assert (answer.status_code, answer.json()["code"]) == (404, "unknown-address")


def test_tables_are_listed_closed_and_nothing_of_a_position_is_told(house: httpx.Client) -> None:
    ada = Visitor(house, "Ada")
    table = ada.opens("me", "greedy", name="Evening")
    line = ada.enters(table)
    seen = house.get("/api/admin", headers=HEADERS).json()
    (listed,) = (each for each in seen["tables"] if each["id"] == table)
    assert listed["here"] == 1 and [guest["name"] for guest in listed["guests"]] == ["Ada"]
    assert set(listed) == {"id", "name", "game", "phase", "updated", "guests", "here"}
    assert house.post("/api/admin/close", json={"table": table}, headers=HEADERS).status_code == 200
    line.hears_until("closed")
    again = house.post("/api/admin/close", json={"table": table}, headers=HEADERS)
    assert (again.status_code, again.json()["code"]) == (409, "not-now")
    assert house.post("/api/admin/close", json={"table": table}).status_code == 401
    line.close()


def test_whoever_is_banned_is_out_and_a_bot_plays_on(house: httpx.Client) -> None:
    ada, bob = Visitor(house, "Ada"), Visitor(house, "Bob")
    table = ada.opens("me", "open")
    lines = ada.enters(table), bob.enters(table)
    lines[1].does("sit", seat=1, bytes=BYTES)
    lines[0].does("begin")
    guest = bob.get("/api/me")["id"]
    assert house.post("/api/admin/ban", json={"guest": guest}, headers=HEADERS).status_code == 200
    with pytest.raises(ConnectionClosed):
        while True:
            lines[1].hears()
    assert bob.refused("GET", "/api/me") == (401, "unknown-guest")
    lines[0].catches_up()
    assert lines[0].seen.seats[1].bot is not None
    unknown = house.post("/api/admin/ban", json={"guest": "nobody"}, headers=HEADERS)
    assert (unknown.status_code, unknown.json()["code"]) == (401, "unknown-guest")
    for line in lines:
        line.close()


def test_people_are_told_when_their_table_goes(tmp_path: Path) -> None:
    for days, told in ((0, False), (400, False), (20, True)):
        settings = Settings(tmp_path / f"{days}.sqlite", pace=0, workers=1, limits=LIFTED, keep_days=days)
        with serving(settings) as server, httpx.Client(base_url=server.address, timeout=60) as http:
            ada = Visitor(http, "Ada")
            ada.opens("me", "greedy")
            (card,) = ada.get("/api/tables")["mine"]
            assert card["going"] == (card["updated"] + days * 86_400_000 if told else None)


def test_a_ban_outlives_a_restart(tmp_path: Path) -> None:
    settings = Settings(tmp_path / "a.sqlite", pace=0, workers=1, limits=LIFTED, admin_key=ADMIN_KEY)
    with serving(settings) as server, httpx.Client(base_url=server.address, timeout=60) as http:
        bob = Visitor(http, "Bob")
        http.post("/api/admin/ban", json={"guest": bob.get("/api/me")["id"]}, headers=HEADERS)
        server.stop()
        server.start()
        assert bob.refused("GET", "/api/me") == (401, "unknown-guest")
