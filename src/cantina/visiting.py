"""A bot of one's own at a table of any house. It sits down by the table's link, and thinks on positions the table samples."""

import secrets
import urllib.parse
import urllib.request
from collections.abc import Iterator
from typing import Any

import msgspec

import cantina
from cantina.bots import entrant, make_ready
from cantina.bots.lines import LineBot
from cantina.core.action import Action, to_text
from cantina.core.bot import Bot, Observation
from cantina.core.game import read_options
from cantina.core.source import Source
from cantina.table.messages import Done, Problem, Sample, SeatSeen, Update, Welcome

Heard = Welcome | Update | Sample | Problem | Done
decode = msgspec.json.Decoder(Heard).decode


class VisitError(OSError):
    """A house that cannot be reached, or a table that refuses."""


def visit(address: str, name: str, bot: str, source: Source) -> Iterator[str]:
    """Sit on the first open seat of the table at an address, and play; yields what the bot does, as text."""
    from websockets.exceptions import WebSocketException
    from websockets.sync.client import connect

    base, _, table = address.partition("#")[0].rstrip("/").rpartition("/table/")
    if not base.startswith(("http://", "https://")):
        raise VisitError(f"{address} is not the address of a table, such as http://localhost:8000/table/TABLE")
    token = _token(base, name)
    try:
        with connect(f"{base.replace('http', 'ws', 1)}/api/tables/{urllib.parse.quote(table)}/live", max_size=None) as line:
            yield from _Visit(line, token, bot, source).run()
    except WebSocketException as problem:
        raise VisitError(f"the line to {address} broke: {problem}") from None


def _token(base: str, name: str) -> str:
    body = msgspec.json.encode({"name": name})
    request = urllib.request.Request(f"{base}/api/bots", body, {"content-type": "application/json"})
    with urllib.request.urlopen(request) as answer:
        return str(msgspec.json.decode(answer.read())["token"])


class _Visit:
    def __init__(self, line: Any, token: str, named: str, source: Source):
        self._line, self._token, self._named, self._source = line, token, named, source
        self._bot: Bot | None = None
        self._playing = False  # by options that stand: who begins may be drawn when the match does

    def run(self) -> Iterator[str]:
        try:
            yield from self._play()
        finally:
            if isinstance(self._bot, LineBot):
                self._bot.close()

    def _play(self) -> Iterator[str]:
        self._send("hello", token=self._token)
        for text in self._line:
            heard = decode(text)
            match heard:
                case Problem(code="stale") | Problem(rule="CORE-01"):  # somebody took a move back meanwhile
                    continue
                case Problem(code=code, rule=rule):
                    raise VisitError(f"the table refuses: {rule or code}")
                case Sample():
                    action = self._choose(heard)
                    self._send("act", actions=[action], moves=heard.moves)
                    yield to_text(action)
                case Welcome() | Update():
                    if isinstance(heard, Welcome):
                        self._begin(heard)
                    if heard.table.phase in ("over", "closed"):
                        return
                    self._respond(heard)

    def _begin(self, heard: Welcome) -> None:
        self._game = cantina.game(heard.table.game)
        self._options = read_options(self._game.options, heard.options)
        self._playing = heard.table.phase == "playing"
        if self._bot is None:
            self._bot = entrant(self._named, self._game)
            make_ready(self._game, [self._bot])

    def _send(self, type_: str, **fields: Any) -> None:
        self._line.send(msgspec.json.encode({"type": type_, "ref": 1} | fields).decode())

    def _respond(self, heard: Welcome | Update) -> None:
        seen, position = heard.table, heard.position
        if isinstance(heard, Welcome) and not seen.mine:
            free = [number for number, seat in enumerate(seen.seats) if _open(seat)]
            if seen.phase != "gathering" or not free:
                raise VisitError("no seat is open at this table")
            self._send("sit", seat=free[0], bytes=secrets.token_hex(16))
        elif seen.request and set(seen.request.waiting) & set(seen.mine):
            self._send("answer", agree=True)
        elif seen.phase == "playing" and not self._playing:
            self._send("hello", token=self._token)
        elif position and position.actions:
            self._send("sample")

    def _choose(self, asked: Sample) -> Action:
        state = self._game.load(self._options, asked.known)
        assert self._bot is not None  # made when the table said welcome
        return self._bot.choose(asked.seat, Observation(state, asked.seat), self._source, None)


def _open(seat: SeatSeen) -> bool:
    return not (seat.name or seat.bot or seat.reserved)
