"""A house for tests: time that passes at will, a journal in memory, bots that think inline, guests who keep what they hear."""

import asyncio
import functools
import logging
import selectors
from collections.abc import Callable, Coroutine, Sequence
from typing import Any, ParamSpec

import msgspec

import cantina
from cantina.bots import bot
from cantina.core.action import Action, to_text
from cantina.core.bot import Observation, Plan
from cantina.core.driver import Dealing, Match
from cantina.core.game import Game, State, read_options
from cantina.core.ledger import Language
from cantina.core.source import Seeded, Source
from cantina.games.super_teams.content import Board
from cantina.table import log, messages
from cantina.table.advice import advise
from cantina.table.calling import Call, calls
from cantina.table.presence import Presence
from cantina.table.room import Room
from cantina.table.seats import Guest
from cantina.table.table import Table, opening
from cantina.teacher.hint import Unit

P = ParamSpec("P")

EPOCH = 1_700_000_000_000  # milliseconds; when every evening begins
KEY = "07" * 32
BOTS = ("random", "greedy")
SHORT: dict[str, dict[str, Any]] = {"super-teams": {"board": "short"}, "carcassonne": {"tiles": "short"}}
BONUSES = Board("bonuses", " ".join(["B"] * 10))  # a bonus card for nearly every move: many windows


# ---- time ----------------------------------------------------------------------------------------------------------------


class Clockwork(selectors.SelectSelector):
    """Whoever waits for a time gets it at once, and the clock is set to it."""

    def __init__(self) -> None:
        super().__init__()
        self.time = 0.0

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        if timeout is None:
            raise RuntimeError("everybody waits, and nothing is going to happen")
        self.time += timeout
        return super().select(0)


class Timeless(asyncio.SelectorEventLoop):
    """An event loop in which nobody really waits."""

    def __init__(self) -> None:
        self._clockwork = Clockwork()
        super().__init__(self._clockwork)

    def time(self) -> float:
        return self._clockwork.time


class Complaints(logging.Handler):
    """What goes wrong where nobody waits for it; a test that expects it takes it out."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.heard: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.heard.append(record.getMessage())

    def take(self) -> list[str]:
        """The complaints so far."""
        heard, self.heard = self.heard, []
        return heard


COMPLAINTS = Complaints()


def evening(scene: Callable[P, Coroutine[Any, Any, None]]) -> Callable[P, None]:
    """A test that is played in a time of its own; nothing may go wrong in it unnoticed."""

    @functools.wraps(scene)
    def played(*args: P.args, **kwargs: P.kwargs) -> None:
        COMPLAINTS.take()
        logging.getLogger("cantina").addHandler(COMPLAINTS)
        try:
            with asyncio.Runner(loop_factory=Timeless) as runner:
                runner.run(scene(*args, **kwargs))
        finally:
            logging.getLogger("cantina").removeHandler(COMPLAINTS)
        assert COMPLAINTS.take() == []

    return played


async def later(seconds: float = 1e-6) -> None:
    """Let time pass; without a number, only as much as everything that can go on needs."""
    await asyncio.sleep(seconds)


def now() -> int:
    """The time at the table, in milliseconds."""
    return EPOCH + round(asyncio.get_running_loop().time() * 1000)


# ---- what a room needs ---------------------------------------------------------------------------------------------------


class Journal:
    """Entries as they would lie on a disk, by their numbers; it can be held up, and it can break."""

    def __init__(self) -> None:
        self.bodies: dict[int, bytes] = {}
        self.free = asyncio.Event()
        self.free.set()
        self.failures = 0  # how many writings are still to fail

    def append(self, table: Table, first: int, entries: list[log.AnyEntry]) -> asyncio.Future[None]:
        return asyncio.ensure_future(self._append(table, first, entries))

    async def _append(self, table: Table, first: int, entries: list[log.AnyEntry]) -> None:
        assert table.seq == first + len(entries) - 1
        await asyncio.sleep(0)
        await self.free.wait()
        if self.failures:
            self.failures -= 1
            raise OSError("the disk is full")
        assert first not in self.bodies, f"entry {first} would be written twice"
        self.bodies |= {number: log.encode(entry) for number, entry in enumerate(entries, start=first)}

    def entries(self) -> list[log.AnyEntry]:
        """The log, read again; it has no gaps."""
        assert list(self.bodies) == list(range(1, len(self.bodies) + 1))
        return [log.decode(body) for body in self.bodies.values()]


class Thinkers:
    """Bots that think in the room's own process; each thought takes as long as the test says."""

    def __init__(self) -> None:
        self.seconds: Callable[[], float] = lambda: 0.0
        self.asked: list[int] = []  # seats, as often as a bot began to think for them
        self.answered: list[int] = []  # the same, as often as a thought was finished
        self.advised: list[str] = []  # guests, as often as a hint was begun for them
        self.source = Seeded(5)

    async def choose(self, game: Game, match: Match[State], seat: int, name: str, whose: str, plan: Plan) -> Action:  # noqa: ARG002
        self.asked.append(seat)
        chosen = bot(name, game).choose(seat, Observation(match.state.copy(), seat, match.events), self.source, None)
        await asyncio.sleep(self.seconds())
        self.answered.append(seat)
        return chosen

    async def advise(
        self, game: Game, match: Match[State], seat: int, whose: str, due: list[Action], language: Language, names: list[str]
    ) -> tuple[Unit, list[messages.AdvisedMove]]:
        self.advised.append(whose)
        await asyncio.sleep(self.seconds())
        position = [msgspec.json.encode(each) for each in (match.state.options, match.state.dump(), match.events)]
        options, dump, events = position
        wanted = [to_text(action) for action in due]
        return advise(game.id, options, dump, events, seat, len(match.moves), wanted, language, names)


class House:
    """One table with everything around it."""

    def __init__(self, *, pace: float = 0.0, patience: float = 3600.0, news: float = 0.0, dealing: Dealing | None = None) -> None:
        self.journal, self.thinkers = Journal(), Thinkers()
        self.pace, self.patience, self.news = pace, patience, news
        self._dealing = dealing
        self.guests: dict[str, Visitor] = {}
        self.called: list[Call] = []
        self.ahead = 0  # milliseconds by which the machine's clock was set ahead
        self.room: Room

    def dealing(self, table: log.Opened) -> Dealing | None:  # noqa: ARG002  (one house, one table)
        return self._dealing

    def noted(self, table: Table, entries: list[log.AnyEntry], presence: Presence) -> None:
        self.called += calls(table, entries, presence)

    async def open(
        self,
        plans: Sequence[log.Plan],
        game: str = "super-teams",
        *,
        at_once: bool = True,
        clock: messages.Clock | None = None,
        host: str = "ada",
        key: str = KEY,
        hints: bool = False,
        **options: Any,
    ) -> None:
        """Set a table up, with short content unless other options are given."""
        rules = cantina.game(game)
        resolved = rules.resolve_options(read_options(rules.options, SHORT.get(game, {}) | {"seats": len(plans)} | options))
        entry = opening(
            rules, resolved, at=now(), name="Cantina", host=host, plans=list(plans), at_once=at_once, clock=clock, hints=hints
        )
        entry = msgspec.structs.replace(entry, key=key)
        await self.journal.append(Table("table", [entry]), 1, [entry])
        await self.enter()

    async def enter(self) -> None:
        """Make a room of what the journal has."""
        ahead = self.ahead
        self.room = Room("table", self.journal.entries(), self, now=lambda: now() + ahead)
        await self.room.open()

    async def restart(self) -> None:
        """The server stops and comes back; so do all guests who were there."""
        self.room.stop()
        here = [guest for guest in self.guests.values() if guest in self.room.connections]
        await self.enter()
        for guest in here:
            await guest.come()

    def guest(self, name: str) -> "Visitor":
        """A guest by name; always the same one."""
        if name not in self.guests:
            self.guests[name] = Visitor(self, name)
        return self.guests[name]

    @property
    def table(self) -> Table:
        return self.room.table

    @property
    def turn(self) -> int:
        return self.table.turn

    def dump(self) -> dict[str, Any] | None:
        """The true position."""
        return self.table.match.state.dump() if self.table.match else None

    def view(self, seat: int | None) -> Any:
        """What a seat may see of it, as it travels."""
        return msgspec.json.decode(msgspec.json.encode(self.table.state.view(seat)))

    def window(self) -> bool:
        """Whether a window is open."""
        return self.table.state.prompt().window

    def asked(self, seat: int) -> bool:
        """Whether a seat is asked in a window."""
        return self.turn == seat and self.window()

    def chooses(self, seat: int) -> bool:
        """Whether it is a seat's own turn."""
        return self.turn == seat and not self.window()

    def moved(self) -> list[log.Moved]:
        """The moves in the journal, undone ones among them."""
        return [entry for entry in self.journal.entries() if isinstance(entry, log.Moved)]

    def deciding(self) -> "Visitor | None":
        """The guest who is to decide."""
        seat = self.table.seats[self.turn] if self.turn >= 0 else None
        return self.guest(seat.guest) if seat and seat.played_by_guest and seat.guest else None

    def trace(self) -> object:
        """All that a refused command must leave as it was."""
        table = self.table
        heard = [len(guest.heard) for guest in self.guests.values()]
        seats = [repr(seat) for seat in table.seats]
        return (
            table.seq,
            table.phase,
            self.dump(),
            len(table.lines),
            seats,
            table.request,
            table.unsaved,
            len(self.journal.bodies),
            heard,
        )

    async def play_until(self, reached: Callable[[], bool], source: Source | None = None, most: int = 2000) -> None:
        """Let the guests play something of what they are offered, until something is so."""
        source = source or Seeded(3)
        for _ in range(most):
            await later()
            if reached():
                return
            if guest := self.deciding():
                offered = guest.seen.actions
                await guest.does(messages.Act, actions=[raw(offered[source.below(len(offered))])], moves=guest.seen.moves)
            else:
                await later(self.pace)
        raise AssertionError("it never came to that")

    async def play_out(self, source: Source | None = None) -> None:
        """Play until the match is over."""
        await self.play_until(lambda: self.table.phase == "over", source)


async def match(
    seats: str = "ada bob", game: str = "super-teams", house: House | None = None, **fields: Any
) -> tuple[House, list["Visitor"]]:
    """A match that has begun: who sits where ("ada greedy ada bob"), all guests connected, in the order of their first seats.

    "ada:Eve" is somebody called Eve on Ada's device.
    """
    house = house or House()
    names, _, called = zip(*(seat.partition(":") for seat in seats.split()), strict=True)
    plans = [log.Plan(bot=name) if name in BOTS else log.Plan() for name in names]
    await house.open(plans, game, **fields)
    people = list(dict.fromkeys(name for name in names if name not in BOTS))
    for name in people:
        await house.guest(name).come()
    for number, name in enumerate(names):
        if name in people:
            await house.guest(name).sits(number, called[number] or None)
    return house, [house.guest(name) for name in people]


# ---- guests --------------------------------------------------------------------------------------------------------------


def raw(action: Any) -> msgspec.Raw:
    """An action as it is sent: JSON, or a text form."""
    return msgspec.Raw(msgspec.json.encode(action))


class Visitor:
    """A guest with one connection: keeps every message, and what they add up to."""

    def __init__(self, house: House, name: str) -> None:
        self.house, self.guest = house, Guest(name, name.title())
        self.heard: list[messages.AnyMessage] = []
        self.raw: list[bytes] = []
        self.closed = 0
        self.seq = -1
        self.sight: messages.TableSeen | None = None
        self.position: messages.PositionSeen | None = None
        self.lines: list[messages.LogLine] = []
        self.ref = 0

    # ---- the connection ------------------------------------------------------------------------------------------------

    def send(self, message: bytes) -> None:
        """Keep a message. An update must follow what was heard before without a gap."""
        received = msgspec.json.decode(message, type=messages.AnyMessage)
        self.raw.append(message)
        self.heard.append(received)
        if isinstance(received, messages.Welcome):
            self.seq, self.sight, self.position, self.lines = (
                received.seq,
                received.table,
                received.position,
                list(received.lines),
            )
        elif isinstance(received, messages.Update):
            assert received.after == self.seq, f"an update after {received.after} came after {self.seq}"
            self.seq, self.sight = received.seq, received.table
            self.position = received.position or self.position
            self.lines += received.lines

    def close(self) -> None:
        self.closed += 1

    async def come(self) -> None:
        """Connect."""
        self.ref += 1
        await self.house.room.join(self, self.ref)
        await later()

    async def go(self) -> None:
        """End the connection."""
        self.house.room.leave(self)
        await later()

    # ---- commands --------------------------------------------------------------------------------------------------------

    async def asks(self, kind: type[messages.Command], **fields: Any) -> messages.AnyMessage:
        """Send a command over the wire; returns the answer."""
        self.ref += 1
        ref = self.ref
        command: messages.AnyCommand = msgspec.json.decode(msgspec.json.encode(kind(ref=ref, **fields)), type=messages.AnyCommand)
        room = self.house.room
        if isinstance(command, messages.Act) and not room.busy:  # as the server does
            done = asyncio.get_running_loop().create_future()
            room.begin(self, command, done.set_result)
            await asyncio.shield(done)
        else:
            await room.handle(self, command)
        return next(answer for answer in reversed(self.heard) if getattr(answer, "ref", None) == ref)

    async def does(self, kind: type[messages.Command], **fields: Any) -> None:
        """A command that is met."""
        answer = await self.asks(kind, **fields)
        assert isinstance(answer, messages.Update), answer

    async def refused(self, kind: type[messages.Command], **fields: Any) -> str:
        """A command that is not met and changes nothing; returns the rule or code that says why."""
        before = self.house.trace()
        answer = await self.asks(kind, **fields)
        assert isinstance(answer, messages.Problem), answer
        self.heard.pop()
        self.raw.pop()
        assert self.house.trace() == before, "a refused command changed something"
        return answer.rule or answer.code

    async def sits(self, seat: int, name: str | None = None) -> None:
        """Take a seat, under another name for somebody else on the same device."""
        await self.does(messages.Sit, seat=seat, bytes=self.guest.id.encode().hex().ljust(32, "0")[:32], name=name)

    async def looks(self, seat: int | None) -> None:
        """Say who has the device now."""
        answer = await self.asks(messages.Look, seat=seat)
        assert isinstance(answer, messages.Welcome), answer

    async def plays(self, *moves: str) -> None:
        """Make moves in one go, said in their text form."""
        await self.does(messages.Act, actions=[raw(move) for move in moves], moves=self.seen.moves)

    async def takes_a_turn(self) -> None:
        """Do what is offered first (in Carcassonne: place, and deploy nothing) until it is no longer this seat's to decide."""
        seat = self.house.turn
        while self.house.turn == seat:
            await self.plays(self.offers()[0])

    async def cannot(self, *moves: str) -> str:
        """Moves that are refused, and change nothing; returns the rule or code that says why."""
        return await self.refused(messages.Act, actions=[raw(move) for move in moves], moves=self.seen.moves)

    # ---- what was heard --------------------------------------------------------------------------------------------------

    @property
    def seen(self) -> messages.PositionSeen:
        """The position as it was last sent."""
        assert self.position is not None
        return self.position

    @property
    def sees(self) -> messages.TableSeen:
        """The table as it was last sent."""
        assert self.sight is not None
        return self.sight

    def offers(self) -> list[str]:
        """What is offered, as text."""
        action = self.house.table.game.action
        return [to_text(msgspec.convert(offer, action)) for offer in self.seen.actions]

    def noted(self) -> list[str]:
        """What was noted at the table, in order."""
        return [line.what for line in self.lines if isinstance(line, messages.Noted)]

    def moves(self) -> list[messages.Moved]:
        """The moves that were told."""
        return [line for line in self.lines if isinstance(line, messages.Moved)]
