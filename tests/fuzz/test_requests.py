"""Whatever is asked over HTTP: an answer or a Problem, never a failure, and nothing takes long.

Requests come from two sides: as the published schema allows and forbids them (Schemathesis), and as real ones in which something
is otherwise.
"""

import json
from typing import Any
from urllib.parse import quote, urlencode, urlsplit

import msgspec
import schemathesis
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.errors import Unsatisfiable

import cantina
from cantina.table.messages import Problem
from tests.server.serving import ROOT
from tests.server.visitor import BYTES

from .nonsense import TEXTS, Nonsense, feed, nonsense
from .world import Answer, World, sent_by

EACH, EXAMPLES = 10, 170
BY_SCHEMA = 5  # requests to each operation, of each kind

FILES = {"tiles": (ROOT / "docs" / "examples" / "oasis.toml").read_text("utf-8"), "mission": "[mission]\nid = 'x'\n"}
TABLE = {
    "game": "super-teams",
    "seats": ["me", "greedy", "open"],
    "bytes": BYTES,
    "names": ["Zoe"],
    "options": {"board": "short", "hook_chain": True},
    "files": {},
    "name": "Evening",
    "listed": True,
    "clock": {"seconds": 60, "increment": 5},
}
SENT: list[tuple[str, str, Any]] = [
    ("POST", "/api/guests", {"name": "Ada"}),
    ("PUT", "/api/me", {"name": "Ada"}),
    ("POST", "/api/me/sign-out", None),
    ("DELETE", "/api/me", None),
    ("POST", "/api/tables", TABLE),
    ("POST", "/api/tables", TABLE | {"game": "carcassonne", "options": {}, "files": {"tiles": FILES["tiles"]}}),
    ("POST", "/api/tables", TABLE | {"game": "adventures", "options": {"mission": "ambush", "traitor": False}}),
    ("POST", "/api/lessons", {"game": "carcassonne", "bytes": BYTES}),
    ("POST", "/api/games/adventures/form", {"seats": 2, "options": {"mission": "ambush"}, "files": {}, "changed": "mission"}),
    ("POST", "/api/games/carcassonne/form", {"seats": 3, "options": {}, "files": {"tiles": FILES["tiles"]}}),
    ("POST", "/api/replays", {"format": 1, "game": "carcassonne"}),
]
ASKED = [
    "/", "/health", "/api/me", "/api/house", "/api/games", "/api/tables", "/api/codes/red-moon-1", "/api/lessons/carcassonne",
    "/api/tables/none/sheet", "/api/tables/none/record", "/api/replays/none", "/api/replays/none/record", "/api/rules/adventures",
    "/api/replays/none/positions/0", "/api/rules/carcassonne/search", "/art/carcassonne/none.svg", "/api/qr", "/api/schema",
]  # fmt: skip
QUERIES = [("words", "who wins"), ("language", "cs"), ("text", "http://localhost"), ("seat", "0")]


def check(answer: Answer, asked: object) -> None:
    """It was answered; what was refused is a Problem."""
    assert 200 <= answer.status < 500, (answer, asked)
    if answer.status >= 400:
        assert msgspec.json.decode(answer.body, type=Problem).code != "unexpected", (answer, asked)


def a_path(path: str, by: Nonsense) -> str:
    """A path of which a part may be otherwise, quoted as browsers do it."""
    parts = path.split("/")
    if by.below(2) and len(parts) > 2:
        parts[2 + by.below(len(parts) - 2)] = quote(by.one(TEXTS)[:900].encode("utf-8", "surrogatepass"), safe="")
    return "/".join(parts)


async def ask(world: World, token: str, by: Nonsense) -> None:
    """A request in which something may be otherwise."""
    if by.below(3):
        method, path, whole = by.one(SENT)
        body = by.mutated(whole)
        body = body if by.below(3) else by.scrambled(body)
    else:
        method, path, body = "GET", a_path(by.one(ASKED), by), b""
    query = [(name, by.one([value, by.one(TEXTS)]).encode("utf-8", "surrogatepass")) for name, value in QUERIES if by.below(2)]
    headers = sent_by(by.one([token, token, token, "", by.one(TEXTS)[:200].encode("ascii", "ignore").decode()]))
    asked = method, path, query, body

    async def sent() -> Answer:
        return await world.request(method, path, query=urlencode(query).encode(), headers=headers, body=body)

    check(await world.timed(asked, sent), asked)


def test_no_request_fails_or_takes_long(world: World, long: bool) -> None:
    for path in (*ASKED, *(f"/api/rules/{game}/examples" for game in cantina.games.ids())):
        world.run(world.request("GET", path))  # what is made once and kept is made now

    async def send(nonsenses: list[Nonsense]) -> None:
        token = (await world.post("/api/guests", {"name": "Ada"}))["token"]  # the one before may have signed out
        for by in nonsenses:
            await ask(world, token, by)

    @given(st.lists(nonsense, min_size=EACH, max_size=EACH))
    def sent(nonsenses: list[Nonsense]) -> None:
        world.run(send(nonsenses))

    before = world.inputs
    feed(sent, EXAMPLES, long)
    assert world.inputs - before >= EXAMPLES * EACH


def test_no_request_of_the_schema_fails_or_takes_long(world: World, long: bool) -> None:
    schema = schemathesis.openapi.from_dict(json.loads(world.run(world.request("GET", "/api/schema")).body))

    async def send(case: Any) -> None:
        token = (await world.post("/api/guests", {"name": "Ada"}))["token"]  # the one before may be forgotten
        fields = case.as_transport_kwargs(base_url="http://localhost")
        address = urlsplit(fields["url"])
        query = urlencode(fields.get("params") or {}, doseq=True).encode()
        body = json.dumps(fields["json"]).encode() if "json" in fields else fields.get("data") or b""
        headers = sent_by(token) if case.operation.path != "/api/replays" else []

        async def sent() -> Answer:
            return await world.request(fields["method"], address.path, query=query, headers=headers, body=bytes(body))

        check(await world.timed(case, sent), case)

    for found in schema.get_all_operations():
        operation: Any = found.ok()  # type: ignore[union-attr]  # its schema is right
        for mode in (schemathesis.GenerationMode.POSITIVE, schemathesis.GenerationMode.NEGATIVE):

            @given(operation.as_strategy(generation_mode=mode))
            def sent(case: Any) -> None:
                world.run(send(case))

            try:
                feed(sent, BY_SCHEMA, long)
            except Unsatisfiable:
                continue  # nothing that could be sent there is forbidden
