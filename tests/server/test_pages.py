"""What is the same for everybody: rulebooks, drawings, QR codes, and the description of the whole interface."""

import xml.etree.ElementTree as Xml
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from litestar.handlers import HTTPRouteHandler

import cantina
from cantina.core.ledger import core_ledger
from cantina.server.api import ROUTES
from cantina.server.app import create_app
from cantina.server.house import Settings
from cantina.server.limits import LIFTED

from .serving import serving
from .visitor import Visitor

# ---- the interface described ---------------------------------------------------------------------------------------------


def test_the_interface_is_published_and_names_every_route(ada: Visitor) -> None:
    published = ada.get("/api/schema")
    assert published["openapi"].startswith("3.")
    offered = {
        (path.replace(":str", "").replace(":int", ""), method.lower())
        for route in ROUTES
        if isinstance(route, HTTPRouteHandler)
        for path in route.paths
        for method in route.http_methods
    }
    named = {(path, method) for path, methods in published["paths"].items() for method in methods}
    assert named == offered


def test_the_published_interface_names_what_is_sent_and_answered(ada: Visitor) -> None:
    published = ada.get("/api/schema")
    described = set(published["components"]["schemas"])
    assert {"NewTable", "NewGuest", "Lobby", "ReplaySeen", "PositionSeen", "Rules"} <= {name.split("_")[-1] for name in described}
    assert all("summary" in method for methods in published["paths"].values() for method in methods.values())


# ---- rules ---------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", cantina.games.ids())
def test_a_rulebook_is_whole_in_both_languages_and_ends_with_what_no_rulebook_says(ada: Visitor, game: str) -> None:
    rules = ada.get(f"/api/rules/{game}")
    ids = [entry["id"] for entry in rules["entries"]]
    assert ids == [entry.id for ledger in (cantina.game(game).ledger, core_ledger()) for entry in ledger]
    assert ids[-1].startswith("CORE-")
    assert all(entry["cs"] and entry["en"] for entry in rules["entries"] + rules["sections"])
    assert {entry["section"] for entry in rules["entries"]} == {section["id"] for section in rules["sections"]}


def test_there_are_no_rules_of_an_unknown_game(ada: Visitor) -> None:
    assert ada.refused("GET", "/api/rules/chess") == (404, "unknown-game")
    assert ada.refused("GET", "/api/rules/chess/search?words=pawn&language=en") == (404, "unknown-game")


def test_the_rules_are_searched_best_first_with_the_words_that_were_meant(ada: Visitor) -> None:
    best = ada.get("/api/rules/super-teams/search?words=musim+se+do+cile+trefit+presne%3F&language=cs")["hits"][0]
    assert best["rule"] == "RACE-R-07"
    assert "přesně" in best["words"]
    nowhere = ada.get("/api/rules/super-teams/search?words=zebra&language=en")
    assert not nowhere["hits"]
    assert nowhere["instead"]


# ---- drawings ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", cantina.games.ids())
@pytest.mark.parametrize("drawing", ["sheet", "cover"])
def test_drawings_are_kept_for_ever(ada: Visitor, game: str, drawing: str) -> None:
    address = next(card[drawing] for card in ada.get("/api/games") if card["id"] == game)
    response = ada.request("GET", address)
    assert response.headers["content-type"].startswith("image/svg+xml")
    assert response.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert response.headers["content-encoding"] == "gzip"
    assert Xml.fromstring(response.text).tag == "{http://www.w3.org/2000/svg}svg"


def test_a_page_that_was_open_before_a_restart_finds_its_covers(tmp_path: Path) -> None:
    with serving(Settings(tmp_path / "tables.sqlite", workers=1, limits=LIFTED)) as server:
        with httpx.Client(base_url=server.address) as http:
            addresses = [card[drawing] for card in http.get("/api/games").json() for drawing in ("cover", "sheet")]
        server.stop()
        server.start()
        with httpx.Client(base_url=server.address, timeout=60) as http:
            assert {http.get(address).status_code for address in reversed(addresses)} == {200}


def test_a_table_has_the_drawings_for_its_own_options(ada: Visitor) -> None:
    usual = next(card["sheet"] for card in ada.get("/api/games") if card["id"] == "super-teams")
    short, long = (ada.opens(options={"board": board}) for board in ("short", "long"))
    own = ada.get(f"/api/tables/{short}/sheet")["id"]
    assert own != usual
    assert ada.get(f"/api/tables/{long}/sheet")["id"] != own
    assert Xml.fromstring(ada.request("GET", own).text).tag.endswith("svg")
    assert ada.refused("GET", "/api/tables/nowhere/sheet") == (404, "unknown-table")


@pytest.mark.parametrize("name", ["x", "x.svg", "0123456789abcdef0123.svg", "cover.svg", "%2e%2e", "..%2f..%2fetc%2fpasswd"])
@pytest.mark.parametrize("game", ["carcassonne", "chess", ".."])
def test_there_is_nothing_at_a_made_up_address_of_a_drawing(ada: Visitor, game: str, name: str) -> None:
    status, code = ada.refused("GET", f"/art/{game}/{name}")
    assert (status, code in ("unknown-drawing", "unknown-address")) == (404, True)


# ---- QR codes ------------------------------------------------------------------------------------------------------------


def test_a_text_becomes_a_qr_code(ada: Visitor) -> None:
    response = ada.request("GET", "/api/qr", params={"text": "http://127.0.0.1:8000/table/abc?x=ž"})
    assert response.status_code == 200
    assert response.headers["content-type"].startswith("image/svg+xml")
    assert Xml.fromstring(response.text).tag.endswith("svg")


@pytest.mark.parametrize("params", [{}, {"text": "x" * 1025}, {"text": "🚀" * 1024}])
def test_what_does_not_fit_into_a_qr_code_is_refused(ada: Visitor, params: dict[str, str]) -> None:
    assert ada.refused("GET", "/api/qr", params=params) == (400, "malformed")


# ---- the page ------------------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def page(tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    """A server with a page of three files."""
    client = tmp_path_factory.mktemp("client")
    (client / "assets").mkdir()
    (client / "index.html").write_text("<!doctype html><title>Cantina</title>", "utf-8")
    (client / "assets" / "main-123.js").write_text("export const text = 'x'\n" * 100, "utf-8")
    (client / "secret.txt").write_text("secret", "utf-8")
    settings = Settings(client / "tables.sqlite", workers=1)
    with serving(settings, client) as server, httpx.Client(base_url=server.address) as http:
        yield http


@pytest.mark.parametrize(
    "path", ["/", "/new/carcassonne", "/table/abc", "/text/abc", "/replay/abc", "/rules/carcassonne", "/secret.txt"]
)
def test_every_address_of_the_client_is_the_same_page(page: httpx.Client, path: str) -> None:
    response = page.get(path)
    assert (response.status_code, response.headers["cache-control"]) == (200, "no-cache")
    assert "<title>Cantina" in response.text
    assert response.headers["content-type"].startswith("text/html")


def test_the_clients_files_are_kept_for_ever_and_sent_small(page: httpx.Client) -> None:
    response = page.get("/assets/main-123.js")
    assert "immutable" in response.headers["cache-control"]
    assert response.headers["content-encoding"] == "gzip"
    assert "javascript" in response.headers["content-type"]


@pytest.mark.parametrize(
    "path", ["/assets/none.js", "/assets/..%2fsecret.txt", "/assets/../secret.txt", "/api/none", "/art/none"]
)
def test_nothing_else_of_the_server_is_a_page(page: httpx.Client, path: str) -> None:
    response = page.get(path)
    assert response.text != "secret"
    assert path == "/assets/../secret.txt" or response.status_code == 404


def test_an_app_is_made_without_a_warning(tmp_path: Path, recwarn: pytest.WarningsRecorder) -> None:
    create_app(Settings(tmp_path / "tables.sqlite"))
    assert [str(warning.message) for warning in recwarn] == []
