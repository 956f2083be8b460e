"""Guests of a running server: what they ask over HTTP, and their lines to tables."""

import itertools
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from typing import Any

import httpx
import msgspec
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from cantina.table import messages

BYTES = "0123456789abcdef" * 2
WAIT = 60.0  # seconds for an answer; only a broken server needs them
SHORT: dict[str, dict[str, Any]] = {
    "super-teams": {"board": "short"},
    "carcassonne": {"tiles": "short"},
    "precious-cargo": {"deck": "short"},
    "adventures": {"mission": "surrounded"},
}


class Visitor:
    """Somebody with a token."""

    def __init__(self, http: httpx.Client, name: str = "Ada", token: str | None = None):
        self.http, self.name = http, name
        self.token = token or str(self.post("/api/guests", {"name": name})["token"])

    # ---- HTTP ----------------------------------------------------------------------------------------------------------

    def request(self, method: str, path: str, **fields: Any) -> httpx.Response:
        """Any request with this guest's token; the server itself never fails."""
        token = getattr(self, "token", None)
        headers = {"authorization": f"Bearer {token}"} if token else {}
        response = self.http.request(method, path, headers=headers | fields.pop("headers", {}), **fields)
        assert response.status_code < 500, (method, path, response.text)
        return response

    def get(self, path: str) -> Any:
        """What is at an address."""
        response = self.request("GET", path)
        assert response.status_code == 200, response.text
        return response.json()

    def post(self, path: str, body: Any) -> Any:
        """The answer to something sent."""
        response = self.request("POST", path, json=body)
        assert response.status_code == 201, response.text
        return response.json()

    def refused(self, method: str, path: str, **fields: Any) -> tuple[int, str]:
        """Status and code of a request that is refused; the answer is a Problem."""
        response = self.request(method, path, **fields)
        problem = msgspec.json.decode(response.content, type=messages.Problem)
        assert response.status_code >= 400
        return response.status_code, problem.code

    def opens(self, *seats: str, game: str = "super-teams", **fields: Any) -> str:
        """Set a table up on short content; returns its id."""
        wanted = {"game": game, "options": SHORT[game], "seats": list(seats or ["me", "open"]), "bytes": BYTES} | fields
        return str(self.post("/api/tables", wanted)["id"])

    # ---- a line to a table ---------------------------------------------------------------------------------------------

    def enters(self, table: str) -> "Client":
        """Connect to a table."""
        line = Client(self.http, table)
        line.greets(self.token)
        return line


class Client:
    """A connection to a table: keeps every message and what they add up to, and notices when one is missing."""

    def __init__(self, http: httpx.Client, table: str):
        base = str(http.base_url).replace("http", "ws", 1)
        self.table = table
        self._open = ExitStack()
        connection = connect(f"{base}/api/tables/{table}/live", max_size=None, max_queue=None, compression=None)
        self.socket = self._open.enter_context(connection)
        self.heard: list[messages.AnyMessage] = []
        self.raw: list[str] = []
        self.seq = -1
        self.seen: messages.TableSeen
        self.position: messages.PositionSeen | None = None
        self.lines: list[messages.LogLine] = []
        self._refs = itertools.count(1)

    def close(self) -> None:
        """Go."""
        self._open.close()

    # ---- hearing -------------------------------------------------------------------------------------------------------

    def hears(self) -> messages.AnyMessage:
        """The next message."""
        text = self.socket.recv(timeout=WAIT)
        assert isinstance(text, str)
        message: messages.AnyMessage = msgspec.json.decode(text, type=messages.AnyMessage)
        self.raw.append(text)
        self.heard.append(message)
        if isinstance(message, messages.Welcome):
            self.seq, self.seen, self.position = message.seq, message.table, message.position
            self.lines = list(message.lines)
        elif isinstance(message, messages.Update):
            assert message.after == self.seq, f"an update after {message.after} came after {self.seq}"
            self.seq, self.seen = message.seq, message.table
            self.position = message.position or self.position
            self.lines += message.lines
        return message

    def hears_until(self, phase: messages.Phase) -> None:
        """Listen until the table has come to a phase."""
        while self.seen.phase != phase:
            self.hears()

    def hears_nothing(self) -> None:
        """Nothing was sent that was not heard yet: the next message is the answer to this question."""
        ref = self.sends("ping")
        answer = self.hears()
        assert answer == messages.Done(ref), answer

    def catches_up(self) -> None:
        """Hear everything that was sent so far."""
        self.asks("ping")

    def reads_back(self) -> None:
        """Asks for all that a welcome left out, page by page, as the page does."""
        (welcome,) = (heard for heard in self.heard if isinstance(heard, messages.Welcome))
        for said, more in ((False, welcome.more), (True, welcome.more_said)):
            while more:
                oldest = min(line.seq for line in self.lines if isinstance(line, messages.Said) is said)
                answer = self.asks("earlier", before=oldest, said=said)
                assert isinstance(answer, messages.LogLines) and answer.lines, answer
                self.lines, more = sorted([*answer.lines, *self.lines], key=lambda line: line.seq), answer.more

    # ---- commands --------------------------------------------------------------------------------------------------------

    def sends(self, type_: str, **fields: Any) -> int:
        """Send a command; returns its number."""
        ref = next(self._refs)
        self.sends_raw(msgspec.json.encode({"type": type_, "ref": ref} | fields).decode())
        return ref

    def sends_raw(self, message: str | bytes) -> None:
        """Send anything."""
        self.socket.send(message)

    def asks(self, type_: str, **fields: Any) -> messages.AnyMessage:
        """Send a command; returns the answer."""
        return self.hears_answer(self.sends(type_, **fields))

    def hears_answer(self, ref: int) -> messages.AnyMessage:
        """Listen until a command is answered."""
        while getattr(message := self.hears(), "ref", None) != ref:
            pass
        return message

    def greets(self, token: str) -> None:
        """Say who this is, and hear everything about the table."""
        assert isinstance(self.asks("hello", token=token), messages.Welcome)

    def does(self, type_: str, **fields: Any) -> None:
        """A command that is met."""
        answer = self.asks(type_, **fields)
        assert isinstance(answer, messages.Update), answer

    def wants_a_rematch(self) -> str:
        """Go on with the same people; returns the new table."""
        answer = self.asks("rematch")
        assert isinstance(answer, messages.Done) and answer.table, answer
        return answer.table

    def cannot(self, type_: str, **fields: Any) -> str:
        """A command that is not met; returns the rule or code that says why."""
        answer = self.asks(type_, **fields)
        assert isinstance(answer, messages.Problem), answer
        return answer.rule or answer.code

    def plays(self, *actions: Any) -> None:
        """Make moves: actions as they were offered, or text forms; without any, the first one that is offered."""
        self.catches_up()
        self.does("act", actions=list(actions) or self.offers[:1], moves=self.sight.moves)

    # ---- what was heard ------------------------------------------------------------------------------------------------

    @property
    def sight(self) -> messages.PositionSeen:
        """The position as it was last sent."""
        assert self.position is not None
        return self.position

    @property
    def offers(self) -> list[Any]:
        """What this guest may do."""
        return self.sight.actions


def closing_code(line: Client) -> int:
    """Listen until the server ends the connection; returns the code by which it did."""
    try:
        while True:
            line.hears()
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else 1006


Enter = Callable[[Visitor, str], Client]  # connects a guest to a table


def begin(enter: Enter, ada: Visitor, bob: Visitor, game: str = "super-teams") -> tuple[Client, Client]:
    """A match between two guests that has just begun."""
    table = ada.opens("me", "open", game=game)
    first, second = enter(ada, table), enter(bob, table)
    second.does("sit", seat=1, bytes="ff" * 16)
    first.does("begin")
    first.catches_up()
    second.catches_up()
    return first, second


def middle(offer: dict[str, Any]) -> dict[str, Any]:
    """An offer with the middle number for each span."""
    return {name: sum(given.values()) // 2 if isinstance(given, dict) else given for name, given in offer.items()}


def play_out(lines: Sequence[Client]) -> None:
    """Let all guests play the last thing that they are offered until the match is over."""
    while lines[0].seen.phase == "playing":
        decider = next((line for line in lines if line.offers), None)
        if decider:
            decider.does("act", actions=[middle(decider.offers[-1])], moves=decider.sight.moves)
        elif all(line.seq == lines[0].seq for line in lines):
            lines[0].hears()
        for line in lines:
            if not (decider and decider.offers):
                line.catches_up()
    for line in lines:
        line.catches_up()
