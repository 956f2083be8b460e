"""Budgets: whoever does too much waits, and hears how long; a family behind one address never does."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest

from cantina.server import limits
from cantina.server.budgets import Budgets, address_of
from cantina.server.house import Settings
from cantina.server.limits import USUAL, Budget, Limits
from cantina.table.messages import Problem, Update
from cantina.table.table import Refused

from .serving import ROOT, Serving, serving
from .visitor import Client, Visitor


class Time:
    """Time that passes at will."""

    now = 0.0

    def __call__(self) -> float:
        return self.now


def spend(budgets: Budgets, what: str, guest: str | None, address: str) -> int:
    """How long somebody is told to wait; 0: not at all."""
    try:
        budgets.spend(what, guest, address)
    except Refused as refused:
        assert refused.code == "too-fast"
        return int(refused.arguments["wait"])
    return 0


def test_a_budget_is_spent_and_comes_back() -> None:
    time = Time()
    budgets = Budgets(Limits({"chat": Budget(3, 6)}, {}, (1, 1)), time)
    assert [spend(budgets, "chat", "ada", "home") for _ in range(5)] == [0, 0, 0, 10, 10]
    assert spend(budgets, "chat", "bob", "home") == 0, "each has their own"
    time.now = 9.5
    assert spend(budgets, "chat", "ada", "home") == 1, "waiting in vain costs nothing"
    time.now = 10.1
    assert [spend(budgets, "chat", "ada", "home") for _ in range(2)] == [0, 10]
    time.now = 1000
    assert [spend(budgets, "chat", "ada", "home") for _ in range(4)] == [0, 0, 0, 10], "it does not grow for ever"


def test_everybody_at_one_address_shares_another_one() -> None:
    budgets = Budgets(Limits({"chat": Budget(3, 6)}, {"chat": Budget(4, 60)}, (1, 1)), Time())
    assert [spend(budgets, "chat", guest, "home") for guest in ("ada", "bob", "ada", "bob", "eve", "eve")] == [0] * 4 + [1] * 2
    assert spend(budgets, "chat", "eve", "elsewhere") == 0


def test_what_nobody_uses_is_forgotten() -> None:
    time = Time()
    budgets = Budgets(USUAL, time)
    for number in range(1000):
        budgets.spend("messages", f"guest {number}", f"10.0.{number // 250}.{number % 250}")
    assert len(budgets._guests) == 1000
    time.now = 3600
    budgets.forget()
    assert not budgets._guests and not budgets._addresses


@pytest.mark.parametrize(
    ("host", "address"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"),  # a home has a whole network
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("testclient", "testclient"),
    ],
)
def test_what_counts_as_one_address(host: str, address: str) -> None:
    assert address_of(host) == address


def test_a_class_behind_one_router_comes_in_at_once_and_plays() -> None:
    time = Time()
    budgets = Budgets(USUAL, time)
    pupils = [f"pupil {number}" for number in range(30)]
    for pupil in pupils:
        for what in ["guests", "connections", "tables", *["requests"] * 40]:
            budgets.spend(what, None if what in ("guests", "requests") else pupil, "school")
    for second in range(600):
        time.now = second
        for pupil in pupils[second % 2 :: 2]:
            for what in ("messages", "messages", "messages", "previews"):
                budgets.spend(what, pupil, "school")
            if second % 20 < 2:
                budgets.spend("chat", pupil, "school")


def test_every_budget_is_documented() -> None:
    told = (ROOT / "docs" / "security.md").read_text("utf-8")
    for name, (at_once, a_minute) in [*USUAL.guest.items(), *USUAL.address.items()]:
        assert re.search(rf"\| {name} \|.*\b{at_once:,} and {a_minute:,} a minute", told), name


# ---- at the door ---------------------------------------------------------------------------------------------------------


STRICT = Limits(
    {"chat": Budget(2, 1), "previews": Budget(2, 1), "tables": Budget(2, 1), "hints": Budget(0, 1)},
    {"guests": Budget(8, 1), "uploads": Budget(1, 1), "forms": Budget(1, 1), "drawings": Budget(2, 1), "requests": Budget(60, 1)},
    (2, 5),
)


@pytest.fixture
def strict(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Serving]:
    monkeypatch.setattr(limits, "LONGEST_WAIT", 0.0)
    with serving(Settings(tmp_path / "tables.sqlite", pace=0, workers=1, limits=STRICT)) as server:
        yield server


def test_whoever_asks_too_often_is_told_when_to_ask_again(strict: Serving) -> None:
    with httpx.Client(base_url=strict.address, timeout=60) as http:
        ada = Visitor(http, "Ada")
        ways: dict[str, Callable[[], httpx.Response]] = {
            "tables": lambda: ada.request("POST", "/api/lessons", json={"game": "super-teams", "bytes": "00" * 16}),
            "guests": lambda: ada.request("POST", "/api/guests", json={"name": "Eve"}),
            "uploads": lambda: ada.request("POST", "/api/replays", content=b"nothing"),
            "forms": lambda: ada.request("POST", "/api/games/carcassonne/form", json={"seats": 2}),
            "drawings": lambda: ada.request("GET", "/api/qr", params={"text": "cantina"}),
            "requests": lambda: ada.request("GET", "/api/house"),
        }
        for what, way in ways.items():
            answers = [way() for _ in range(70 if what == "requests" else 9)]
            allowed = sum(answer.status_code != 429 for answer in answers)
            assert 0 < allowed < len(answers), what
            last = answers[-1]
            assert (last.status_code, last.json()["code"]) == (429, "too-fast"), what
            assert 1 <= int(last.headers["retry-after"]) == last.json()["arguments"]["wait"] <= 60


def test_on_a_line_the_command_is_answered_by_a_problem_and_the_line_holds(strict: Serving) -> None:
    with httpx.Client(base_url=strict.address, timeout=60) as http:
        ada = Visitor(http, "Ada")
        table = ada.opens("me", "greedy")
        line = ada.enters(table)
        answers = [line.asks("say", phrase="hello") for _ in range(4)]
        assert [type(answer) for answer in answers] == [Update, Update, Problem, Problem]
        assert isinstance(answers[-1], Problem) and answers[-1].code == "too-fast" and answers[-1].arguments["wait"] > 1
        assert [line.cannot("ask", actions=["no"]) for _ in range(3)][-1] == "too-fast"
        assert line.cannot("hint", language="en") == "too-fast"
        line.catches_up()
        other = ada.enters(table)
        third = Client(http, table)
        third.sends("hello", token=ada.token)
        refused = third.hears()
        assert isinstance(refused, Problem) and refused.code == "too-many-lines", "a guest has only so many lines"
        eve = Visitor(http, "Eve")
        lines = [eve.enters(table) for _ in range(2)]
        more = Client(http, table)
        last = Client(http, table)
        refused = last.hears()
        assert isinstance(refused, Problem) and refused.code == "too-many-lines", "and so has an address"
        for each in (line, other, third, more, last, *lines):
            each.close()
        while True:  # those who go leave their place to others
            again = Client(http, table)
            again.sends("hello", token=ada.token)
            if not isinstance(again.hears(), Problem):
                break
            again.close()
        again.close()


def test_nobody_is_believed_about_their_address_but_a_proxy_that_is_known(tmp_path: Path) -> None:
    from cantina.server.listening import configuration

    assert not configuration(None).proxy_headers
    known = configuration(None, ("10.0.0.1",))
    assert known.proxy_headers and known.forwarded_allow_ips == ["10.0.0.1"]
    few = Limits({}, {"guests": Budget(2, 1)}, (2, 5))
    with (
        serving(Settings(tmp_path / "tables.sqlite", workers=1, limits=few)) as server,
        httpx.Client(base_url=server.address, timeout=60) as http,
    ):
        ways = [
            http.post("/api/guests", json={"name": "Eve"}, headers={"x-forwarded-for": f"192.0.2.{number}"})
            for number in range(3)
        ]
    assert [answer.status_code for answer in ways] == [201, 201, 429]
