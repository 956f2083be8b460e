"""Guests: no accounts, a token that cannot be made up, and a name that can be changed."""

import asyncio
import hashlib
import hmac
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from cantina.server import limits
from cantina.server.guests import Guests
from cantina.server.house import Settings
from cantina.server.storage import Storage
from cantina.table.table import Refused

from .serving import serving
from .visitor import Enter, Visitor


def test_a_guest_is_known_by_the_token_they_were_given(ada: Visitor, bob: Visitor) -> None:
    assert ada.get("/api/me")["name"] == "Ada"
    assert bob.get("/api/me")["name"] == "Bob"
    assert ada.get("/api/me")["id"] != bob.get("/api/me")["id"]


def test_two_guests_of_one_name_are_two_guests(http: httpx.Client, ada: Visitor) -> None:
    assert Visitor(http, "Ada").token != ada.token


@pytest.mark.parametrize(
    "header",
    [
        "",
        "Bearer",
        "Bearer .",
        "Bearer nobody",
        "Bearer nobody.",
        "Bearer nobody.00000000000000000000000000000000",
        "Basic YWRhOmFkYQ==",
        "Bearer \u00e9.\u00e9",
        "Bearer " + "x" * 5000,
    ],
)
def test_a_made_up_token_is_nobodys(http: httpx.Client, header: str) -> None:
    for method, path in (("GET", "/api/me"), ("GET", "/api/tables")):
        response = http.request(method, path, headers={b"authorization": header.encode()})
        assert (response.status_code, response.json()["code"]) == (401, "unknown-guest")


def test_another_guests_id_with_the_own_signature_is_nobodys(ada: Visitor, bob: Visitor) -> None:
    forged = ada.token.partition(".")[0] + "." + bob.token.partition(".")[2]
    assert ada.refused("GET", "/api/me", headers={"authorization": f"Bearer {forged}"}) == (401, "unknown-guest")
    cut = ada.token[:-1]
    assert ada.refused("GET", "/api/me", headers={"authorization": f"Bearer {cut}"}) == (401, "unknown-guest")


def test_a_token_of_another_house_is_nobodys(ada: Visitor, tmp_path_factory: pytest.TempPathFactory) -> None:
    with serving(Settings(tmp_path_factory.mktemp("other") / "tables.sqlite", workers=1)) as other:
        response = httpx.get(f"{other.address}/api/me", headers={"authorization": f"Bearer {ada.token}"})
    assert (response.status_code, response.json()["code"]) == (401, "unknown-guest")


def test_a_new_name_is_the_same_guest(ada: Visitor) -> None:
    before = ada.get("/api/me")
    assert ada.request("PUT", "/api/me", json={"name": "Adéla"}).json() == before | {"name": "Adéla"}
    assert ada.get("/api/me") == before | {"name": "Adéla"}


def test_a_new_name_is_heard_at_once_at_an_open_table(ada: Visitor, bob: Visitor, enter: Enter) -> None:
    table = ada.opens("me", "open")
    first, second = enter(ada, table), enter(bob, table)
    bob.request("PUT", "/api/me", json={"name": "Bobina"})
    second.does("say", text="hello")
    first.catches_up()
    assert getattr(first.lines[-1], "name", None) == "Bobina"


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"null",
        b"[]",
        b"{",
        b"{}",
        b'{"name": ""}',
        b'{"name": "   "}',
        b'{"name": "A\\u202eda"}',
        b'{"name": "A\\u200bda"}',
        b'{"name": "Ada\\n"}',
        b'{"name": 7}',
        b'{"name": "twenty-five letters are one"}',
        b'{"name": "Ada", "admin": true}',
        b'{"name": "\xff"}',
        b'{"name": "\\ud800"}',
        b"[" * 5000,
    ],
)
def test_a_name_is_between_1_and_24_letters_and_nothing_else_is_taken(ada: Visitor, body: bytes) -> None:
    headers = {"content-type": "application/json"}
    for method, path in (("POST", "/api/guests"), ("PUT", "/api/me")):
        assert ada.refused(method, path, content=body, headers=headers) == (400, "malformed")
    assert ada.get("/api/me")["name"] == "Ada"


def test_nobody_renames_without_a_token(http: httpx.Client) -> None:
    response = http.put("/api/me", json={"name": "Ada"})
    assert (response.status_code, response.json()["code"]) == (401, "unknown-guest")


def test_tokens_outlive_the_server(tmp_path_factory: pytest.TempPathFactory) -> None:
    settings = Settings(tmp_path_factory.mktemp("house") / "tables.sqlite", workers=1)
    tokens = list[str]()
    for _ in range(2):
        with serving(settings) as server, httpx.Client(base_url=server.address) as http:
            guest = Visitor(http, "Ada", *tokens)
            assert guest.get("/api/me")["name"] == "Ada"
            tokens = [guest.token]


# ---- signing out, and tokens that nobody uses ------------------------------------------------------------------------------


def test_signing_out_everywhere_leaves_one_token(ada: Visitor, bob: Visitor, enter: Enter) -> None:
    table = ada.opens("me", "open")
    other = enter(ada, table)  # on a device that was lost
    fresh = ada.request("POST", "/api/me/sign-out", json={})
    assert fresh.status_code == 200
    with pytest.raises(ConnectionClosed):
        while True:
            other.does("say", text="still here")
    assert ada.refused("GET", "/api/me") == (401, "unknown-guest")
    again = Visitor(ada.http, "Ada", fresh.json()["token"])
    assert again.get("/api/me") == {"id": fresh.json()["id"], "name": "Ada"}
    assert enter(again, table).seen.mine == [0], "the seat is kept"
    last = again.request("POST", "/api/me/sign-out", json={}).json()["token"]
    for token in (ada.token, again.token):
        assert Visitor(ada.http, "Ada", token).refused("POST", "/api/me/sign-out", json={}) == (401, "unknown-guest")
    assert Visitor(ada.http, "Ada", last).get("/api/me")["name"] == "Ada"
    assert bob.get("/api/me")["name"] == "Bob"


def test_a_token_says_by_itself_how_often_one_signed_out(ada: Visitor) -> None:
    fresh = ada.request("POST", "/api/me/sign-out", json={}).json()["token"]
    id_, turn, signature = fresh.split(".")
    for forged in (
        f"{id_}.{signature}",
        f"{id_}.0.{signature}",
        f"{id_}.2.{signature}",
        f"{id_}..{signature}",
        f"{id_}.1.1.{signature}",
    ):
        assert Visitor(ada.http, "Ada", forged).refused("GET", "/api/me") == (401, "unknown-guest")
    assert turn == "1"


def test_a_token_that_nobody_used_for_long_is_nobodys(tmp_path: Path) -> None:
    async def play() -> None:
        storage = await Storage.open(tmp_path / "tables.sqlite")
        today = [1e9]
        try:
            secret = await storage.secret()
            guests = Guests(storage, secret, lambda: today[0])
            ada, bob = await guests.new("Ada"), await guests.new("Bob")
            tokens = guests.token(ada), guests.token(bob)
            today[0] += limits.UNUSED * 0.6
            assert await guests.recognise(tokens[0]) == ada
            today[0] += limits.UNUSED * 0.6
            for house in (guests, Guests(storage, secret, lambda: today[0])):  # also after a restart
                assert await house.recognise(tokens[0]) == ada
                with pytest.raises(Refused, match="unknown-guest"):
                    await house.recognise(tokens[1])
        finally:
            await storage.close()

    asyncio.run(play())


def test_a_guest_of_a_file_from_before_is_known_and_has_all_the_time(tmp_path: Path) -> None:
    async def play() -> None:
        storage = await Storage.open(tmp_path / "tables.sqlite")
        try:
            secret = await storage.secret()
            await storage.keep_guest("ada", "Ada")
            token = "ada." + hmac.new(secret, b"ada", hashlib.sha256).hexdigest()[:32]
            guests = Guests(storage, secret, lambda: 1e9)
            assert (await guests.recognise(token)).name == "Ada"
            later = Guests(storage, secret, lambda: 1e9 + limits.UNUSED + 1)
            with pytest.raises(Refused, match="unknown-guest"):
                await later.recognise(token)
        finally:
            await storage.close()

    asyncio.run(play())
