"""What is answered over HTTP is what the structs say to the letter; the page's types are written from the same ones."""

from pathlib import Path
from typing import Any

import httpx
import msgspec
from litestar.handlers import HTTPRouteHandler

from cantina.server.api import ROUTES
from cantina.wire_types import answer_of, write

from .conftest import ADMIN_KEY
from .push_service import PushedTo
from .serving import ROOT
from .test_clubs import waits_for
from .visitor import BYTES, SHORT, Visitor

POINT = PushedTo("").subscription()["p256dh"]  # the key of a device
ANSWERS: dict[tuple[str, str], Any] = {
    (method, path): answer
    for route in ROUTES
    if isinstance(route, HTTPRouteHandler) and (answer := answer_of(route.fn)) not in (str, bytes, type(None))
    for path in route.paths
    for method in route.http_methods
}


class Checking:
    """Somebody who asks at addresses as the routes name them, and reads every answer strictly."""

    def __init__(self, visitor: Visitor):
        self.visitor, self.asked = visitor, set[tuple[str, str]]()

    def asks(self, method: str, path: str, query: str = "", *, json: Any = None, text: str | None = None, **names: str) -> Any:
        """The answer as its struct; as JSON it is the same again, so it had nothing beside the fields."""
        address = path
        for name, value in names.items():
            address = address.replace(f"{{{name}:str}}", value).replace(f"{{{name}:int}}", value)
        body = {"json": json} if text is None else {"content": text}
        response: httpx.Response = self.visitor.request(method, address + query, **body)
        assert response.is_success, response.text
        answer = msgspec.json.decode(response.content, type=ANSWERS[method, path], strict=True)
        assert msgspec.json.decode(msgspec.json.encode(answer)) == response.json(), address
        self.asked.add((method, path))
        return answer


def test_every_answer_is_its_struct_and_nothing_else(ada: Visitor) -> None:
    page = Checking(ada)
    page.asks("POST", "/api/guests", json={"name": "Bob"})
    page.asks("POST", "/api/bots", json={"name": "Bob's bot"})
    page.asks("GET", "/api/me")
    page.asks("PUT", "/api/me", json={"name": "Ada"})
    page.asks("GET", "/api/house")
    page.asks("GET", "/health")
    page.asks("GET", "/ready")
    for game in page.asks("GET", "/api/games"):
        if game.id not in SHORT:
            continue
        page.asks("GET", "/api/rules/{game:str}", game=game.id)
        page.asks("GET", "/api/rules/{game:str}/search", "?words=bot&language=en", game=game.id)
        page.asks("GET", "/api/rules/{game:str}/examples", game=game.id)
        page.asks("GET", "/api/lessons/{game:str}", game=game.id)
        page.asks("POST", "/api/games/{game:str}/form", json={"seats": 2, "files": {}}, game=game.id)
        opened = page.asks("POST", "/api/lessons", json={"game": game.id, "bytes": BYTES})
        page.asks("GET", "/api/tables/{table:str}/sheet", table=opened.id)
        page.asks("GET", "/api/tables/{table:str}/story", table=opened.id)
        page.asks("GET", "/api/missions/{game:str}", game=game.id)
    for shelf in page.asks("GET", "/api/puzzles"):
        known = {"game": shelf.game, "puzzle": shelf.puzzles[0].id}
        page.asks("POST", "/api/puzzles", json={**known, "bytes": BYTES})
        page.asks("GET", "/api/puzzles/{game:str}/{puzzle:str}", **known)
        page.asks("GET", "/api/puzzles/{game:str}/{puzzle:str}/solution", **known)
    page.asks("POST", "/api/ranges", json={"game": "precious-cargo", "bytes": BYTES})
    wanted = {"game": "super-teams", "options": SHORT["super-teams"], "seats": ["me", "open"], "bytes": BYTES, "listed": True}
    opened = page.asks("POST", "/api/tables", json=wanted)
    line = ada.enters(opened.id)
    page.asks("GET", "/api/codes/{code:str}", code=line.seen.code)
    line.close()
    assert any(card.id == opened.id for card in page.asks("GET", "/api/tables").mine)
    kept = page.asks("POST", "/api/replays", text=(ROOT / "tests" / "precious_cargo" / "match.cantina").read_text("utf-8"))
    page.asks("GET", "/api/replays/{replay:str}", "?seat=1", replay=kept.id)
    page.asks("GET", "/api/replays/{replay:str}/positions/{number:int}", replay=kept.id, number="3")
    planned = page.asks("POST", "/api/replays", text=(ROOT / "tests" / "adventures" / "match.cantina").read_text("utf-8"))
    page.asks("GET", "/api/calls")
    page.asks("PUT", "/api/calls/tables/{table:str}", json={"on": True}, table=opened.id)
    endpoint = {"endpoint": "https://push.example.org/ada", "p256dh": POINT, "auth": "A" * 22, "language": "en"}
    device = page.asks("POST", "/api/calls/devices", json=endpoint).devices[0]
    page.asks("DELETE", "/api/calls/devices/{device:str}", device=device)
    page.asks("DELETE", "/api/calls/mail")
    page.asks("DELETE", "/api/calls")
    ask_about_a_club(page)
    turn = page.asks("GET", "/api/replays/{replay:str}/analysis", "?language=en", replay=planned.id).turns[0]
    trial = {"replay": planned.id, "move": turn.move, "actions": turn.played.actions, "bytes": BYTES}
    page.asks("POST", "/api/trials", json=trial)
    page.asks("POST", "/api/me/sign-out")
    page.visitor = Visitor(ada.http, "Host", ADMIN_KEY)
    page.asks("GET", "/api/admin")
    assert page.asked == set(ANSWERS) - {("PUT", "/api/calls/mail")}  # this house sends no letters


def ask_about_a_club(page: Checking) -> None:
    """Everything that is asked in a club."""
    club = page.asks("POST", "/api/clubs", json={"name": "Friends"}).id
    page.asks("GET", "/api/clubs")
    own = page.asks("GET", "/api/clubs/{club:str}", club=club).me
    page.asks("POST", "/api/clubs/{club:str}/members", club=club)
    page.asks("PUT", "/api/clubs/{club:str}/lock", json={"on": True}, club=club)
    wanted = {"game": "super-teams", "options": SHORT["super-teams"], "manner": "swiss", "members": [own], "bots": ["random"]}
    seen = page.asks("POST", "/api/clubs/{club:str}/tournaments", json=wanted | {"bots": ["random"] * 3}, club=club)
    tournament = seen.tournaments[0]
    for pairing in tournament.rounds[0]:
        if pairing.points is None and any(tournament.entrants[each].member for each in pairing.pair):
            decision = {"table": pairing.table, "winner": pairing.pair[0]}
            page.asks("PUT", "/api/clubs/{club:str}/awards", json=decision, club=club)
    waits_for(page.visitor, club, lambda seen: not seen["tournaments"][0]["waits"])
    page.asks("POST", "/api/clubs/{club:str}/rounds", json={"after": 1}, club=club)
    page.asks("DELETE", "/api/clubs/{club:str}/tournaments", club=club)
    page.asks("DELETE", "/api/clubs/{club:str}", club=club)


def test_the_page_has_a_type_for_everything_that_is_answered(tmp_path: Path) -> None:
    write(tmp_path)
    written = (tmp_path / "http.ts").read_text("utf-8")
    for method, path in ANSWERS:
        assert f'"{method} {path.replace(":str", "").replace(":int", "")}": ' in written
    assert "answer: unknown" not in written
