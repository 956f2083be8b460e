"""Guests: no accounts, a token that cannot be made up, and a name that can be changed."""

import httpx
import pytest

from cantina.server.house import Settings

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
