"""Somebody at a browser: a page that is watched for errors, and everything that the table sent to it."""

import json
import re
from collections.abc import Callable, Sequence
from typing import Any

from playwright.sync_api import BrowserContext, ConsoleMessage, Locator, Page, Response, WebSocket, expect

from cantina.table.changes import fold
from tests.server.serving import Serving
from tests.server.visitor import Visitor

from .hands import PATIENCE, STEP, Fingers, Hands, Keys, Mouse
from .words import Words

OFFLINE = (
    r"ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_(REFUSED|RESET|CLOSED)|WebSocket (connection|is closed)|Failed to (load|fetch)"
)
BLOCKED = "Service Worker registration blocked"  # the tests keep the workers out, and say so
DRAWN = "() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))"


class Person:
    """A guest with a page of their own."""

    def __init__(self, context: BrowserContext, visitor: Visitor, words: Words, using: str):
        self.context, self.visitor, self.words = context, visitor, words
        self.name, self.address = visitor.name, str(visitor.http.base_url).rstrip("/")
        self.page: Page = context.new_page()
        self.page.set_default_timeout(PATIENCE)
        self.hands: Hands = Keys(self.page) if using == "keys" else Fingers() if using == "fingers" else Mouse()
        self.wrong: list[str] = []  # whatever a console or a page complained about
        self.forgiven: list[re.Pattern[str]] = []
        self.frames: list[dict[str, Any]] = []
        self.position: dict[str, Any] | None = None
        self.table: dict[str, Any] = {}
        self.scripts: list[Response] = []  # JavaScript that was loaded
        self.page.on("console", self._console)
        self.page.on("pageerror", lambda error: self.wrong.append(f"page: {error}"))
        self.page.on("websocket", self._line)
        self.page.on("response", self._response)

    # ---- watching ------------------------------------------------------------------------------------------------------

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and BLOCKED not in message.text:
            self.wrong.append(f"console: {message.text} ({message.location.get('url')})")

    def _response(self, response: Response) -> None:
        if response.status >= 400:
            self.wrong.append(f"{response.status}: {response.url}")
        if response.request.resource_type == "script":
            self.scripts.append(response)

    def _line(self, line: WebSocket) -> None:
        line.on("framereceived", self._hears)

    def _hears(self, payload: str | bytes) -> None:
        message = json.loads(payload)
        if message["type"] == "change":
            message = fold(self.table, self.position, message)
        self.frames.append(message)
        if message["type"] in ("welcome", "update"):
            self.table = message["table"]
            self.position = message["position"] or self.position

    def complaints(self) -> list[str]:
        """What went wrong, but for what was forgiven."""
        return [wrong for wrong in self.wrong if not any(pattern.search(wrong) for pattern in self.forgiven)]

    def forgive(self, pattern: str) -> None:
        """A test that breaks something on purpose expects such complaints."""
        self.forgiven.append(re.compile(pattern))

    # ---- going about ---------------------------------------------------------------------------------------------------

    def goes(self, path: str) -> None:
        """Open an address."""
        self.page.goto(self.address + path)

    def comes(self, table: str) -> None:
        """Open a table and see it."""
        self.goes(f"/table/{table}")
        self.waits(lambda: self.table.get("id") == table)

    def waits(self, reached: Callable[[], bool], seconds: float = PATIENCE / 1000) -> None:
        """Let the page go on until something is so."""
        for _ in range(int(seconds * 1000 / STEP)):
            if reached():
                return
            self.page.wait_for_timeout(STEP)
        shown = " / ".join(self.page.get_by_role("heading").all_inner_texts())
        raise AssertionError(f"it never came to that; {self.name} sees {shown} after {self.moves} moves; {self.complaints()}")

    def settles(self) -> None:
        """The page has drawn what it was told, and a press counts again: right after a decision it is taken for a slip."""
        self.page.evaluate(DRAWN)
        self.waits(lambda: not self.page.locator(".decision [aria-busy=true]").count())

    def comes_to(self, reached: Callable[[], bool], milliseconds: int) -> bool:
        """Whether something is so within a moment."""
        for _ in range(milliseconds // STEP):
            if reached():
                return True
            self.page.wait_for_timeout(STEP)
        return reached()

    # ---- looking -------------------------------------------------------------------------------------------------------

    @property
    def moves(self) -> int:
        """How many moves this page has heard of."""
        return int(self.position["moves"]) if self.position else 0

    @property
    def phase(self) -> str:
        return str(self.table.get("phase", ""))

    @property
    def deciding(self) -> bool:
        """Whether the table waits for this person."""
        return bool(self.phase == "playing" and self.position and self.position["actions"])

    @property
    def prompt(self) -> str:
        """What is being decided."""
        assert self.position
        return str(self.position["view"]["prompt"]["kind"])

    @property
    def decision(self) -> Locator:
        """The card in which decisions are made."""
        return self.page.get_by_role("region", name=self.words.say("decision"), exact=True)

    @property
    def over(self) -> Locator:
        """The card that tells how a match ended."""
        return self.page.get_by_role("region", name=self.words.say("match-over"), exact=True)

    def button(self, key: str, within: Locator | None = None, **arguments: Any) -> Locator:
        """A button by the key of its words."""
        return (within or self.page).get_by_role("button", name=self.words.like(key, **arguments))

    def group(self, key: str, within: Locator | None = None, **arguments: Any) -> Locator:
        """A group of controls by the key of its name."""
        return (within or self.page).get_by_role("group", name=self.words.like(key, **arguments))

    def reads(self, key: str, **arguments: Any) -> None:
        """A heading of the decision says something."""
        heading, words = self.decision.get_by_role("heading", level=2), self.words.like(key, **arguments)
        self.comes_to(lambda: bool(words.match(heading.text_content() or "")), 1000)
        expect(heading).to_have_text(words, timeout=PATIENCE)

    def events(self) -> list[dict[str, Any]]:
        """All events that this page was told, in order."""
        lines = [line for frame in self.frames for line in frame.get("lines", []) if isinstance(line, dict)]
        return [event for line in lines if line["type"] == "moved" for event in line["events"]]


def cut_off(person: Person, server: Serving, sign: str = "reconnecting") -> Locator:
    """Take a page off the network, and end the line that it has; the sign that tells the person of it."""
    person.forgive(OFFLINE)
    person.context.set_offline(True)
    told = person.page.get_by_text(person.words.say(sign)).first
    for _ in range(PATIENCE // 500):  # a page may have come back just before it was off
        server.hang_up(person.table["id"], person.name)
        if person.comes_to(told.is_visible, 500):
            return told
    raise AssertionError(f"{person.name} does not notice that the line is lost")


def together(ada: Person, *guests: Person, seats: Sequence[str] = ("me", "open"), **fields: Any) -> str:
    """Ada opens a table, the others take a seat by its link, and Ada begins; returns the table's id."""
    table = ada.visitor.opens(*seats, **fields)
    for guest in guests:
        guest.comes(table)
        guest.hands.press(guest.button("join"))
        guest.waits(lambda: bool(guest.table["mine"]))  # noqa: B023  (called at once)
    ada.comes(table)
    ada.hands.press(ada.button("begin"))
    for person in (ada, *guests):
        person.waits(lambda: person.phase == "playing")  # noqa: B023  (called at once)
    return table
