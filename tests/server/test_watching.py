"""Watching a house: whether it runs and keeps what is written, its figures, and its log."""

import asyncio
import json
import logging
from typing import Any

import httpx
import pytest
import sqlalchemy as sql
from prometheus_client.parser import text_string_to_metric_families

from cantina.server.logs import JsonLines
from cantina.server.storage import Storage

from .serving import Serving
from .visitor import Client, Visitor


def figures(visitor: Visitor) -> dict[tuple[str, str], float]:
    """Every figure, by its name and its label."""
    families = text_string_to_metric_families(visitor.request("GET", "/metrics").text)
    return {(one.name, ",".join(one.labels.values())): one.value for family in families for one in family.samples}


def test_a_house_says_that_it_runs_and_is_ready(ada: Visitor) -> None:
    assert ada.get("/health") == ada.get("/ready") == {"status": "ok"}


def test_a_house_that_cannot_write_is_not_ready_until_it_can(
    ada: Visitor, http: httpx.Client, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def full(*_: Any) -> None:
        raise sql.exc.OperationalError("INSERT", None, Exception("database or disk is full"))

    with monkeypatch.context() as broken:
        broken.setattr(Storage, "_commit", full)
        assert http.post("/api/guests", json={"name": "Eve"}).status_code == 503
        for _ in range(2):
            answer = http.get("/ready")
            assert (answer.status_code, answer.json()["code"]) == (503, "not-ready")
        assert ada.get("/health") == {"status": "ok"}
    assert ada.get("/ready") == {"status": "ok"}
    caplog.clear()


def test_the_figures_tell_what_goes_on(ada: Visitor, match: tuple[Client, Client]) -> None:
    before = figures(ada)
    first, second = match
    first.plays()
    second.catches_up()
    assert first.cannot("take", seat=1) == "not-yours"
    ada.refused("GET", "/api/nothing")
    after = figures(ada)

    def more(name: str, label: str = "") -> float:
        return after[name, label] - before.get((name, label), 0)

    assert after["cantina_tables", ""] >= 1
    assert after["cantina_connections", ""] >= 2
    assert more("cantina_actions_total", "person") == 1
    assert more("cantina_answer_seconds_count", "act") == more("cantina_answer_seconds_bucket", "act,+Inf") == 1
    assert more("cantina_answer_seconds_bucket", "act,0.001") <= more("cantina_answer_seconds_bucket", "act,10.0") == 1
    assert 0 < more("cantina_answer_seconds_sum", "act") < 10
    assert more("cantina_refusals_total", "not-yours") == 1
    assert more("cantina_refusals_total", "unknown-address") == 1
    assert more("cantina_commit_seconds_count") >= 1
    assert {"cantina_waiting_writes", "cantina_thinking_seconds_count", "process_resident_memory_bytes"} <= {
        name for name, _ in after
    }


def test_the_figures_are_for_this_machine_alone(server: Serving) -> None:
    async def asked(client: str) -> int:
        transport = httpx.ASGITransport(server.app, client=(client, 1))
        async with httpx.AsyncClient(transport=transport, base_url="http://127.0.0.1") as http:
            return (await http.get("/metrics")).status_code

    assert [asyncio.run(asked(client)) for client in ("127.0.0.1", "::1", "192.0.2.7")] == [200, 200, 404]


def test_a_log_for_machines_is_an_object_a_line() -> None:
    try:
        raise ZeroDivisionError("by\nzero")
    except ZeroDivisionError as error:
        trace = type(error), error, error.__traceback__
    fields = {
        "name": "cantina.table",
        "levelname": "ERROR",
        "msg": "at table %s",
        "args": ("abc",),
        "exc_info": trace,
        "table": "abc",
    }
    line = JsonLines().format(logging.makeLogRecord(fields))
    read = json.loads(line)
    assert "\n" not in line
    assert (read["level"], read["logger"], read["message"], read["table"]) == ("error", "cantina.table", "at table abc", "abc")
    assert "ZeroDivisionError: by\nzero" in read["trace"] and read["time"].endswith("+00:00")
