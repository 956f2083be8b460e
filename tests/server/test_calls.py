"""Calls to tables of days: by Web Push that only a device can read, and by e-mail that was agreed to; all can be turned off."""

import socketserver
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from queue import Queue
from typing import Any

import httpx
import pytest

from cantina.core.source import Seeded
from cantina.server import limits
from cantina.server.calls import message
from cantina.server.house import Settings
from cantina.server.limits import LIFTED
from cantina.server.mailing import Post
from cantina.server.pushing import Device, Pusher, encode, new_key
from cantina.table.calling import Call
from cantina.table.table import Refused
from tests.table.house import evening
from tests.table.house import match as table_match

from .push_service import PushedTo, PushService, push_service
from .serving import PATIENCE, Serving, serving
from .visitor import Client, Visitor

DAYS = {"seconds": 3 * 24 * 3600, "each": True}


@pytest.fixture(scope="module")
def pushes() -> Iterator[PushService]:
    with push_service() as service:
        yield service


@contextmanager
def calling(data: Path, **settings: Any) -> Iterator[tuple[Serving, httpx.Client]]:
    """A server that may push to this machine."""
    chosen = Settings(data, pace=0, workers=1, limits=LIFTED, push_to_loopback=True, **settings)
    with serving(chosen) as server, httpx.Client(base_url=server.address, timeout=60) as http:
        yield server, http


def subscribed(guest: Visitor, pushes: PushService, table: str, language: str = "en") -> PushedTo:
    """A device of a guest that is called from a table."""
    device = pushes.device()
    guest.post("/api/calls/devices", device.subscription(language))
    assert guest.request("PUT", f"/api/calls/tables/{table}", json={"on": True}).json()["tables"] == [table]
    return device


def moves(guest: Visitor, table: str) -> Client:
    """Somebody comes, decides until it is another's turn, and stays."""
    line = guest.enters(table)
    while line.offers:
        line.plays()
    return line


def test_a_match_over_days_calls_by_push_across_a_restart(tmp_path: Path, pushes: PushService) -> None:
    data = tmp_path / "tables.sqlite"
    with calling(data) as (_, http):
        ada, bob = Visitor(http, "Ada"), Visitor(http, "Bob")
        table = ada.opens("me", "open", game="carcassonne", clock=DAYS)
        line = bob.enters(table)
        line.does("sit", seat=1, bytes="ff" * 16)
        first = ada.enters(table)
        first.does("begin")
        phones = subscribed(ada, pushes, table), subscribed(bob, pushes, table, "cs")
        line.close()
        key = ada.get("/api/calls")["key"]
        while first.offers:
            first.plays()
        told = phones[1].hears()
        assert told == {
            "title": told["title"], "body": "Jste na tahu u stolu, kde hraje Ada.", "path": f"/table/{table}", "waiting": 1
        }  # fmt: skip
        first.close()
    with calling(data) as (_, http):
        ada, bob = Visitor(http, "Ada", ada.token), Visitor(http, "Bob", bob.token)
        assert ada.get("/api/calls")["key"] == key
        moves(bob, table).close()
        assert phones[0].hears()["body"] == "It is your turn at the table with Bob."
        ada.request("PUT", f"/api/calls/tables/{table}", json={"on": False})
        moves(ada, table).close()  # and Bob is called again, by the same key
        assert phones[1].hears()["path"] == f"/table/{table}"
        moves(bob, table).close()
        phones[0].status = 410  # Ada's browser is gone
        ada.request("PUT", f"/api/calls/tables/{table}", json={"on": True})
        moves(ada, table).close()
        moves(bob, table).close()
        phones[0].hears()
        assert phones[0].sealed.empty(), "nothing came while it was off"
        while ada.get("/api/calls")["devices"]:
            pass
        assert ada.request("DELETE", "/api/calls").json()["tables"] == []


def test_what_is_kept_of_calls_is_bounded_and_goes_with_the_guest(tmp_path: Path, pushes: PushService) -> None:
    with calling(tmp_path / "tables.sqlite") as (_, http):
        ada = Visitor(http, "Ada")
        devices = [pushes.device() for _ in range(limits.DEVICES + 1)]
        for device in devices:
            ada.post("/api/calls/devices", device.subscription())
        kept = ada.get("/api/calls")["devices"]
        assert len(kept) == limits.DEVICES
        assert ada.request("DELETE", f"/api/calls/devices/{kept[0]}").json()["devices"] == kept[1:]
        ada.token = ada.request("POST", "/api/me/sign-out").json()["token"]
        assert ada.get("/api/calls")["devices"] == [], "one of them may be lost"
        assert ada.refused("PUT", "/api/calls/tables/nowhere", json={"on": True}) == (404, "unknown-table")
        others = Visitor(http, "Bob").opens("me", "greedy", clock=DAYS)
        assert ada.refused("PUT", f"/api/calls/tables/{others}", json={"on": True}) == (403, "not-seated")
        assert ada.refused("PUT", "/api/calls/mail", json={"address": "ada@example.org", "language": "en"}) == (404, "no-mail")


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://push.example.org/x", "https://127.0.0.1/x", "https://[::1]/x", "https://localhost/x", "https://push.example.org:22/x",
        "https://user@push.example.org/x", "file:///etc/passwd", "https://10.0.0.1/x", "nonsense and more",
    ],
)  # fmt: skip
def test_messages_go_to_push_services_alone(endpoint: str, pushes: PushService) -> None:
    pusher = Pusher(new_key(), "mailto:host@example.org")
    device = Device(**(pushes.device().subscription() | {"endpoint": endpoint}))  # type: ignore[arg-type]
    with pytest.raises(Refused, match="bad-device"):
        pusher.check(device)


def test_a_name_that_points_into_this_network_is_not_called(monkeypatch: pytest.MonkeyPatch, pushes: PushService) -> None:
    import asyncio
    import socket

    found = [(socket.AF_INET, socket.SOCK_STREAM, 6, "", ("192.168.1.1", 443))]
    monkeypatch.setattr("cantina.server.pushing.socket.getaddrinfo", lambda *_, **__: found)
    device = Device(**(pushes.device().subscription() | {"endpoint": "https://push.example.org/x"}))  # type: ignore[arg-type]
    pusher = Pusher(new_key(), "mailto:host@example.org")
    assert asyncio.run(pusher.push(device, {}, "table")) == "again"


@evening
async def test_a_call_tells_nothing_that_is_hidden() -> None:
    """Every word of it is the same on the truth and on any redeal, and so is its length on the way."""
    house, _ = await table_match("ada bob cyd", "adventures", mission="ambush", traitor=True)
    table, state = house.table, house.table.state
    assert table.match
    for reason in ("turn", "over", "late"):
        call = Call("ada", reason, 1)
        truth = [message(table, call, language) for language in ("cs", "en")]
        for number in range(5):
            table.match.state = state.redeal(0, Seeded(number))
            assert [message(table, call, language) for language in ("cs", "en")] == truth
        table.match.state = state
    device = Device(**PushedTo("https://push.example.org/x").subscription())  # type: ignore[arg-type]
    assert len({len(encode(device, said)) for said in (*truth, {"body": ""})}) == 1


# ---- e-mail --------------------------------------------------------------------------------------------------------


@contextmanager
def post_office() -> Iterator[tuple[str, Queue[str]]]:
    """A mail server on loopback: its address, and the letters that came."""
    letters: Queue[str] = Queue()

    class Taking(socketserver.StreamRequestHandler):
        def handle(self) -> None:
            self.wfile.write(b"220 here\r\n")
            while line := self.rfile.readline():
                if line.upper().startswith(b"DATA"):
                    self.wfile.write(b"354 go on\r\n")
                    letter = b""
                    while (part := self.rfile.readline()) != b".\r\n":
                        letter += part.removeprefix(b".")
                    letters.put(letter.decode())
                self.wfile.write(b"221 bye\r\n" if line.upper().startswith(b"QUIT") else b"250 ok\r\n")

    with socketserver.ThreadingTCPServer(("127.0.0.1", 0), Taking) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"smtp://127.0.0.1:{server.server_address[1]}", letters
        server.shutdown()


def ticket(letter: str) -> str:
    """The ticket of the link in a letter."""
    import email
    import email.policy

    body = email.message_from_string(letter, policy=email.policy.default).get_content()
    return str(body.partition("/mail#")[2].split()[0])


def test_letters_are_agreed_to_and_ended_by_their_link(tmp_path: Path) -> None:
    with post_office() as (server, letters):
        post = Post(server, "cantina@example.org", "https://cantina.example.org")
        with calling(tmp_path / "tables.sqlite", post=post) as (_, http):
            ada, bob = Visitor(http, "Ada"), Visitor(http, "Bob")
            table = ada.opens("me", "open", game="carcassonne", clock=DAYS)
            line = bob.enters(table)
            line.does("sit", seat=1, bytes="ff" * 16)
            ada.request("PUT", f"/api/calls/tables/{table}", json={"on": True})
            seen = ada.request("PUT", "/api/calls/mail", json={"address": "ada@example.org", "language": "en"}).json()
            assert (seen["mail"], seen["mail_confirmed"]) == ("ada@example.org", False)
            asked = ticket(letters.get(timeout=PATIENCE))
            assert ada.refused("POST", "/api/calls/mail/answer", json={"ticket": asked[:-1] + "x", "on": True})[0] == 404
            assert http.post("/api/calls/mail/answer", json={"ticket": asked, "on": True}).status_code == 204
            first = ada.enters(table)
            first.does("begin")
            while first.offers:
                first.plays()
            first.close()
            line.catches_up()
            while line.offers:
                line.plays()
            letter = letters.get(timeout=PATIENCE)
            assert "Subject: Carcassonne" in letter and "List-Unsubscribe: <https://cantina.example.org/mail#" in letter
            assert http.post("/api/calls/mail/answer", json={"ticket": ticket(letter), "on": False}).status_code == 204
            assert ada.get("/api/calls")["mail"] is None
            line.close()
