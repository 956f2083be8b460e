"""The door: what every answer carries, and who is let in by which name, from which page, with what."""

import re
from collections.abc import Iterator

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from cantina.server.house import Settings

from .serving import ROOT, Serving, serving
from .visitor import BYTES, Visitor


@pytest.fixture(scope="module")
def paged(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """A server with a page, which people reach by a name too."""
    folder = tmp_path_factory.mktemp("page")
    (folder / "assets").mkdir()
    (folder / "index.html").write_text("<!doctype html><title>Cantina</title>")
    (folder / "assets" / "page.js").write_text("0")
    settings = Settings(folder / "tables.sqlite", hosts=frozenset({"cantina.example"}), workers=1)
    with serving(settings, folder) as running:
        yield running


# ---- headers -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("/", 200), ("/table/somewhere", 200), ("/assets/page.js", 200), ("/assets/none.js", 404), ("/api/games", 200),
        ("/api/me", 401), ("/api/nothing", 404), ("/art/carcassonne/none.svg", 404), ("/api/qr?text=cantina", 200),
    ],
)  # fmt: skip
def test_every_answer_keeps_strangers_out(paged: Serving, path: str, status: int) -> None:
    answer = httpx.get(paged.address + path)
    assert answer.status_code == status
    policy = dict(part.strip().split(" ", 1) for part in answer.headers["content-security-policy"].split(";"))
    assert policy["script-src"] == policy["default-src"] == "'self'"
    assert policy["frame-ancestors"] == policy["object-src"] == "'none'"
    assert policy["connect-src"] == f"'self' ws://127.0.0.1:{paged.port} wss://127.0.0.1:{paged.port}"
    carried = [answer.headers[name] for name in ("x-content-type-options", "x-frame-options", "referrer-policy")]
    assert carried == ["nosniff", "DENY", "no-referrer"]


def test_the_page_brings_no_script_of_its_own() -> None:
    page = (ROOT / "web" / "index.html").read_text("utf-8")
    assert [script for script in re.findall(r"<script[^>]*>", page) if "src=" not in script] == []
    assert re.findall(r"\son\w+=", page) == []


# ---- by which name -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "host", ["localhost", "localhost:8000", "LOCALHOST", "127.0.0.1", "192.168.1.20:8000", "[::1]:8000", "cantina.example"]
)
def test_numbers_localhost_and_names_that_were_allowed_are_its_own(paged: Serving, host: str) -> None:
    assert httpx.get(f"{paged.address}/api/games", headers={"host": host}).status_code == 200


@pytest.mark.parametrize(
    "host", ["evil.example", "localhost.evil.example", "127.0.0.1.evil.example", "[", "cantina.example.org", ""]
)
def test_whoever_makes_another_name_point_here_is_sent_away(paged: Serving, host: str) -> None:
    answer = httpx.get(f"{paged.address}/api/games", headers={"host": host})
    assert answer.status_code in (400, 421)
    assert answer.status_code == 400 or answer.json()["code"] == "unknown-host"


# ---- from which page -----------------------------------------------------------------------------------------------------


def pages(server: Serving) -> list[str]:
    return ["https://evil.example", "null", "http://127.0.0.1:1", f"http://localhost:{server.port}", "http://[", ""]


def test_a_page_from_elsewhere_sends_nothing(paged: Serving) -> None:
    for origin in pages(paged):
        answer = httpx.post(f"{paged.address}/api/guests", json={"name": "Ada"}, headers={"origin": origin})
        assert (answer.status_code, answer.json()["code"]) == (403, "foreign-origin"), origin
    for origin in (paged.address, "https://cantina.example"):
        assert httpx.post(f"{paged.address}/api/guests", json={"name": "Ada"}, headers={"origin": origin}).status_code == 201


def test_a_page_from_elsewhere_gets_no_line_to_a_table(paged: Serving) -> None:
    with httpx.Client(base_url=paged.address) as http:
        address = f"{paged.address.replace('http', 'ws')}/api/tables/{Visitor(http).opens()}/live"
    for origin in pages(paged):
        with pytest.raises(InvalidStatus) as refusal, connect(address, additional_headers={"origin": origin}):
            pass
        assert refusal.value.response.status_code == 403
    with connect(address, additional_headers={"origin": paged.address}) as line:
        line.send('{"type":"watch","ref":1}')
        assert '"type":"welcome"' in str(line.recv())


# ---- with what -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", ""])
def test_what_is_sent_is_json(ada: Visitor, kind: str) -> None:
    body = b'{"game":"super-teams","seats":["me","greedy"],"bytes":"%s"}' % BYTES.encode()
    assert ada.refused("POST", "/api/tables", content=body, headers={"content-type": kind}) == (415, "not-json")
    assert ada.request(
        "POST", "/api/tables", content=body, headers={"content-type": "Application/JSON; charset=utf-8"}
    ).is_success


def test_a_record_is_sent_as_the_file_that_it_is(ada: Visitor) -> None:
    assert ada.refused("POST", "/api/replays", content=b"no record", headers={"content-type": "text/plain"}) == (
        400,
        "bad-record",
    )
