"""What several processes of one PostgreSQL share: the lobby, presence, clubs and calls, wherever somebody comes in."""

import asyncio
import itertools
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import sqlalchemy as sql

from cantina.server import days
from cantina.server.house import Settings
from cantina.server.limits import LIFTED
from cantina.server.schema import DAYS as DUE
from cantina.server.storage import Storage
from cantina.table.room import clock
from tests import caddy, postgres

from .push_service import PushService, push_service
from .serving import PATIENCE, Serving, serving
from .test_calls import DAYS, moves, subscribed
from .test_clubs import founds, looks, tournament_of_four, waits_for
from .test_processes import comes_back, handed_on
from .test_storage import changing
from .visitor import BYTES, Visitor, begin, play_out

Pair = tuple[Serving, Serving]


@pytest.fixture(scope="module")
def url() -> sql.URL:
    return postgres.running().database()


@pytest.fixture(scope="module")
def pair(url: sql.URL) -> Iterator[Pair]:
    """Two servers on one database, each as a process of its own would be."""
    settings = Settings(url, pace=0, workers=1, limits=LIFTED, push_to_loopback=True)
    with serving(settings) as one, serving(settings) as other:
        yield one, other


@pytest.fixture
def ada(pair: Pair) -> Iterator[Visitor]:
    """A guest of the first one."""
    with httpx.Client(base_url=pair[0].address, timeout=60) as http:
        yield Visitor(http, "Ada")


@pytest.fixture
def bob(pair: Pair) -> Iterator[Visitor]:
    """A guest of the second one."""
    with httpx.Client(base_url=pair[1].address, timeout=60) as http:
        yield Visitor(http, "Bob")


@pytest.fixture(scope="module")
def pushes() -> Iterator[PushService]:
    with push_service() as service:
        yield service


def until(reached: Callable[[], bool]) -> None:
    """Looks until something is so."""
    latest = time.monotonic() + PATIENCE
    while not reached():
        assert time.monotonic() < latest
        time.sleep(0.02)


def test_the_lobby_of_one_shows_the_tables_of_the_other_as_they_are(ada: Visitor, bob: Visitor) -> None:
    table = ada.opens("me", "open", listed=True, name="Far apart")

    def shown(guest: Visitor) -> Any:
        cards = {card["id"]: card["seats"] for card in guest.get("/api/tables")["open"]}
        return cards.get(table)

    until(lambda: shown(bob) == ["Ada", None])
    lines = bob.enters(table), ada.enters(table)
    lines[0].does("sit", seat=1, bytes=BYTES)
    until(lambda: shown(ada) == shown(bob) == ["Ada", "Bob"])
    lines[1].does("begin")
    until(lambda: shown(ada) is shown(bob) is None)
    for line in lines:
        line.close()


def test_who_is_here_is_seen_from_either_and_who_goes_goes_for_both(ada: Visitor, bob: Visitor) -> None:
    first, second = begin(lambda guest, table: guest.enters(table), ada, bob)
    watcher = Visitor(bob.http, "Cyd").enters(first.table)
    while first.seen.watching != ["Cyd"]:
        first.hears()
    watcher.close()
    second.close()
    while first.seen.watching or first.seen.seats[1].here:
        first.hears()
    back = bob.enters(first.table)
    while not first.seen.seats[1].here:
        first.hears()
    for line in (first, back):
        line.close()


def test_a_table_that_was_just_made_lives_where_its_first_guest_comes_in(pair: Pair, ada: Visitor, bob: Visitor) -> None:
    table = ada.opens("me", "open")
    line = bob.enters(table)
    assert [table in server.app.state.house.here() for server in pair] == [False, True]
    line.close()


def test_where_caddy_routes_by_table_nobody_is_handed_on_and_one_that_stops_is_passed_over(url: sql.URL, tmp_path: Path) -> None:
    settings = Settings(url, pace=0, workers=1, limits=LIFTED)
    with serving(settings) as one, serving(settings) as other:
        pair, at = (one, other), f"127.0.0.1:{one.port} 127.0.0.1:{other.port}"
        routed = caddy.proxying("by-table.Caddyfile", tmp_path, CANTINA_AT=at)
        with routed as address, httpx.Client(base_url=address, timeout=60) as http:
            ada, bob = Visitor(http, "Ada"), Visitor(http, "Bob")
            tables = [ada.opens("me", "open") for _ in range(16)]
            lines = [(ada.enters(table), bob.enters(table)) for table in tables]
            for first, second in lines:
                second.does("sit", seat=1, bytes=BYTES)
                first.catches_up()
                assert [seat.here for seat in first.seen.seats] == [True, True]
            assert [handed_on(server) for server in pair] == [0, 0]
            here = [set(tables) & set(server.app.state.house.here()) for server in pair]
            assert all(here) and here[0] | here[1] == set(tables) and not here[0] & here[1], "both have work"
            other.stop()
            gone = next(pair for pair in lines if pair[0].table in here[1])
            back = comes_back(bob, gone[0].table)
            assert [seat.name for seat in back.seen.seats] == ["Ada", "Bob"]
            back.close()
            for line in itertools.chain(*lines):
                line.close()
            other.start()


def test_a_club_is_the_same_from_either(ada: Visitor, bob: Visitor) -> None:
    club = founds(ada, bob)
    table = ada.opens("me", "open", club=club)
    waits_for(bob, club, lambda seen: [card["id"] for card in seen["tables"]] == [table])
    lines = ada.enters(table), bob.enters(table)
    lines[1].does("sit", seat=1, bytes=BYTES)
    lines[0].does("begin")
    lines[1].catches_up()
    play_out(list(lines))
    for guest in (ada, bob):
        (result,) = waits_for(guest, club, lambda seen: seen["results"])["results"]
        assert result["table"] == table
    for line in lines:
        line.close()
    assert looks(ada, club)["ladders"] == looks(bob, club)["ladders"]


def test_a_tournament_is_run_from_both(ada: Visitor, bob: Visitor) -> None:
    whole = tournament_of_four(ada, bob)
    assert looks(ada, whole["id"])["tournaments"] == whole["tournaments"]


def test_a_call_comes_once_from_whichever_process(ada: Visitor, bob: Visitor, pushes: PushService) -> None:
    table = ada.opens("me", "open", game="carcassonne", clock=DAYS)
    line = bob.enters(table)
    line.does("sit", seat=1, bytes="ff" * 16)
    first = ada.enters(table)
    first.does("begin")
    phones = subscribed(ada, pushes, table), subscribed(bob, pushes, table)
    line.close()
    while first.seen.seats[1].here:
        first.hears()
    while first.offers:
        first.plays()
    first.close()
    assert phones[1].hears()["path"] == f"/table/{table}"
    moves(bob, table).close()
    assert phones[0].hears()["path"] == f"/table/{table}"
    assert phones[0].sealed.empty() and phones[1].sealed.empty()


def test_whose_days_are_out_is_told_once_though_all_processes_look(
    url: sql.URL, pair: Pair, ada: Visitor, bob: Visitor, pushes: PushService
) -> None:
    table = ada.opens("me", "open", game="carcassonne", clock=DAYS)
    line = bob.enters(table)
    line.does("sit", seat=1, bytes="ff" * 16)
    first = ada.enters(table)
    first.does("begin")
    phone = subscribed(bob, pushes, table)
    for each in (line, first):
        each.close()
    with changing(url) as database:
        database.execute(sql.update(DUE).where(DUE.c.table_id == table).values(due=1))
    for server in pair:  # one after the other, and in the test below at once
        server._run(server.app.state.house._wake_tables())
    assert phone.hears()["path"] == f"/table/{table}"
    assert phone.sealed.empty()
    moves(ada, table).close()
    assert "turn" in phone.hears()["body"], "and it goes on as ever"


def test_of_processes_that_look_at_once_one_finds_a_table_that_is_late() -> None:
    url = postgres.running().database()

    async def race() -> list[list[str]]:
        storages = [await Storage.open(url) for _ in range(3)]
        names = [f"table-{number}" for number in range(20)]
        await storages[0].write(days.ADD, [{"table_id": name, "due": 1} for name in names])
        found = await asyncio.gather(*(storage.late(clock()) for storage in storages))
        assert sorted(itertools.chain(*found)) == sorted(names)
        again = [await storage.late(clock()) for storage in storages]
        for storage in storages:
            await storage.close()
        return again

    assert asyncio.run(race()) == [[], [], []]
