"""A room: one live table with its connected guests. Every command is durable before anybody hears of it."""

import asyncio
import contextlib
import dataclasses
import logging
import sys
import time
from collections import defaultdict
from collections.abc import AsyncIterator, Callable, Iterable
from typing import Any, Protocol

import msgspec

from cantina import bots
from cantina.core.action import Action, TextError
from cantina.core.bot import Plan
from cantina.core.driver import Dealing
from cantina.core.game import OptionError
from cantina.core.ledger import Illegal

from . import commands, log, messages, visibility
from .presence import Presence
from .seats import Guest
from .table import Refused, Table
from .telling import Connection, Telling
from .thinking import Thinkers

# These change what a guest may do.
MOVING = {
    log.Moved, log.Undone, log.Renewed, log.Tried, log.Began, log.Handed, log.Taken, log.Closed, log.Removed, log.Left,
}  # fmt: skip
HOUSE = "Cantina"  # what closes a table where its house does
encode = msgspec.json.Encoder().encode
LOGGER = logging.getLogger(__name__)


STARTED = time.time_ns() - time.monotonic_ns()


def clock() -> int:
    """Milliseconds since 1970, monotonic: setting the machine's clock does not change it."""
    return (STARTED + time.monotonic_ns()) // 1_000_000


class Journal(Protocol):
    """Stores table logs."""

    def append(self, table: Table, first: int, entries: list[log.AnyEntry]) -> asyncio.Future[None]:
        """Stores entries from `seq` number `first` on; done once they are durable."""
        ...


class Services(Protocol):
    """What a room needs of the house it is in."""

    @property
    def journal(self) -> Journal:
        """Where entries are kept."""
        ...

    @property
    def thinkers(self) -> Thinkers:
        """Where bots think."""
        ...

    @property
    def pace(self) -> float:
        """Seconds that a bot takes for any decision, so that its speed reveals nothing."""
        ...

    @property
    def patience(self) -> float:
        """Seconds after which people are told that a bot still waits for its turn to think, and a hint is given up."""
        ...

    @property
    def news(self) -> float:
        """Minimum seconds between two presence updates."""
        ...

    def dealing(self, table: log.Opened) -> Dealing | None:
        """Replaces the table's sealed dealing, for tests."""
        ...

    def noted(self, table: Table, entries: list[log.AnyEntry], presence: Presence) -> None:
        """Hears of new entries of a table, once they are durable."""
        ...


class Room:
    """A live table."""

    def __init__(
        self,
        id_: str,
        entries: Iterable[log.AnyEntry],
        services: Services,
        forget: Callable[["Room"], None] = lambda _: None,
        now: Callable[[], int] = clock,
    ):
        self.services, self.forget, self.now = services, forget, now
        whole = list(entries)
        if not isinstance(whole[0], log.Opened):
            raise Refused("broken-table")
        try:
            self.table = Table(id_, whole, services.dealing(whole[0]))
        except (Illegal, OptionError, TextError):  # what was legal when it was written is not so by the rules of today
            raise Refused("older-rules") from None
        except Exception:  # nothing is known of what a damaged log may lead to
            LOGGER.exception("the log of table %s cannot be folded", id_, extra={"table": id_})
            raise Refused("broken-table") from None
        self.presence = Presence(now())
        self.connections: set[Connection] = set()
        self._telling = Telling[Connection](self.table, self.presence)
        self._plans: defaultdict[tuple[int, str], Plan] = defaultdict(list)  # of bots, by seat and name
        self._lock, self._speaking = asyncio.Lock(), asyncio.Lock()
        self._writing = False  # what was begun at once is not durable yet,
        self._written: asyncio.Future[None] | None = None  # and the holder of the lock waits for it
        self._tasks: set[asyncio.Task[None]] = set()
        self._bot: asyncio.Task[None] | None = None
        self._bot_at: Any = None  # the move, seat and bot that is being thought about
        self._hints: dict[str, asyncio.Task[None]] = {}  # being thought of, by guest
        self._presence_due: asyncio.Task[None] | None = None
        self._presence_new = False  # whether it has changed since everybody was told
        self._presence_sent = -services.news  # by the loop's time
        self._failed = self._stopped = False

    async def open(self) -> None:
        """Continues where the log ends."""
        async with self._held():
            if self.table.phase == "playing":
                self._go_on()
            await self._publish()
            self._wake()

    @contextlib.asynccontextmanager
    async def _held(self) -> AsyncIterator[None]:
        """Holds the room's lock, so that nobody sees what is not yet durable."""
        async with self._lock:
            while self._writing:
                self._written = asyncio.get_running_loop().create_future()
                await self._written
            if self._failed:
                raise Refused("busy")
            yield

    # ---- guests ----------------------------------------------------------------------------------------------------

    async def join(self, connection: Connection, ref: int, changes: bool = False) -> None:
        """A guest connects; with `changes`, they are told what is new, and fold it themselves."""
        async with self._held():
            if connection.guest.id in self.table.removed:  # in the very moment in which they came
                connection.close()
                return
            self.connections.add(connection)
            self.presence.come(connection.guest)
            connection.send(self._welcome(connection, ref, changes))
            self._note_presence()
            self._wake()

    def leave(self, connection: Connection) -> None:
        """A guest's connection ends; the seat stays theirs."""
        if connection in self.connections:
            self.connections.remove(connection)
            self._telling.leave(connection)
            self.presence.go(connection.guest, self.now())
            self._note_presence()
            self._wake()

    def part(self, guest: str) -> None:
        """End a guest's connections."""
        for connection in tuple(self.connections):
            if connection.guest.id == guest:
                connection.close()

    async def forget_guest(self, guest: Guest) -> None:
        """A guest leaves for good: before the match their seats are freed, during it a bot plays on."""
        async with self._held():
            commands.depart(self.table, guest, self.now())
            await self._publish()

    async def close_for_good(self) -> None:
        """The host of the house closes the table; Refused where it is over."""
        async with self._held():
            if self.table.phase not in ("gathering", "playing"):
                raise Refused("not-now")
            self.table.add(log.Closed(at=self.now(), seat=None, name=HOUSE))
            await self._publish()

    def dismiss(self) -> None:
        """Drops this room, whose state differs from the journal, and lets everybody reconnect."""
        self._failed = True
        for connection in tuple(self.connections):
            connection.close()
        self.stop()
        self.forget(self)

    def _note_presence(self) -> None:
        """Schedules one presence update for everybody who came or went, unless they are told of something else before."""
        self._presence_new = True
        if not self._stopped and (self._presence_due is None or self._presence_due.done()):
            self._presence_due = self._start(self._tell_presence())

    async def _tell_presence(self) -> None:
        loop = asyncio.get_running_loop()
        await asyncio.sleep(self._presence_sent + self.services.news - loop.time())
        async with self._held():
            if self._presence_new:
                self._presence_sent = loop.time()
                self._tell(self.table.seq, False)

    async def handle(self, connection: Connection, command: Any) -> messages.Problem | None:
        """Answer a guest's command; where it changes the table, the update is the answer. Returns why it was refused."""
        try:
            if (answer := await self._answer(connection, command)) is not None:
                connection.send(encode(answer))
        except Exception as error:
            return self._refuse(connection, command, error)
        return None

    def _refuse(self, connection: Connection, command: Any, error: Exception) -> messages.Problem:
        """Says why a command is refused, or that something went wrong."""
        match error:
            case Refused():
                problem = messages.Problem(command.ref, error.code, None, error.arguments)
            case Illegal():
                problem = _refusal(command.ref, error)
            case _:
                self._complain("at table %s, which was asked for %s", type(command).__name__, error=error)
                problem = messages.Problem(command.ref, "unexpected")
                if self._failed:  # and everybody knows
                    return problem
        connection.send(encode(problem))
        return problem

    @property
    def busy(self) -> bool:
        """Whether something is before what comes now."""
        return self._lock.locked() or self._writing or self._failed

    def begin(self, connection: Connection, command: messages.Act, done: Callable[[messages.Problem | None], None]) -> None:
        """Answers a guest's move as `handle` does, but at once and without a task; only where the room is not busy.

        `done` hears when everybody was told, or why it was refused.
        """
        assert not self.busy, "others are before it"
        try:
            self._carry_out(connection.guest, command, connection)
            entries = self.table.take_unsaved()
            try:
                written = self._append(entries)
            except Exception as problem:
                self._publish_written(entries, connection, command.ref, problem)
                raise
        except Exception as error:
            done(self._refuse(connection, command, error))
            return
        self._writing = True
        written.add_done_callback(lambda _: done(self._finish(connection, command, entries, written)))

    def _finish(
        self, connection: Connection, command: messages.Act, entries: list[log.AnyEntry], written: asyncio.Future[None]
    ) -> messages.Problem | None:
        """Tells what was begun at once, now that it is durable."""
        self._writing = False
        try:
            self._publish_written(entries, connection, command.ref, written.exception())
        except Exception as error:
            return self._refuse(connection, command, error)
        finally:
            if self._written and not self._written.done():
                self._written.set_result(None)
        return None

    async def _answer(self, connection: Connection, command: Any) -> messages.AnyMessage | msgspec.Raw | None:
        guest = connection.guest
        match command:
            case messages.Hello(ref=ref, changes=changes) | messages.Watch(ref=ref, changes=changes):
                async with self._held():
                    return msgspec.Raw(self._welcome(connection, ref, changes))
            case messages.Look(ref=ref, seat=seat):
                async with self._held():
                    person = None if seat is None else commands.person_on(self.table, guest, seat)
                    connection.guest = dataclasses.replace(guest, person=person)
                    return msgspec.Raw(self._welcome(connection, ref, self._telling.folds(connection)))
            case messages.AskPreview():
                async with self._held():
                    return self._preview(guest, command)
            case messages.AskHint():
                async with self._held():
                    await self._begin_hint(connection, command)
                return None
            case messages.AskSample(ref=ref):
                async with self._held():
                    return messages.Sample(ref, len(self.table.made), *visibility.sample(self.table, guest))
            case messages.Describe(ref=ref, language=language, names=names):
                async with self._held():
                    return messages.Words(ref, *visibility.words(self.table, guest, language, names))
            case messages.Earlier(ref=ref, before=before, said=said):
                async with self._held():
                    lines, more = visibility.page(self.table, guest, before, said)
                    return messages.LogLines(ref, [line for _, line in lines], more)
            case messages.Ping(ref=ref):
                return messages.Done(ref)
        await self.execute(guest, command, connection)
        return None

    async def execute(self, guest: Guest, command: Any, connection: Connection | None = None) -> None:
        """Execute a guest's command durably, or raise Refused or Illegal. Cancelling the caller does not stop it."""
        await asyncio.shield(asyncio.ensure_future(self._execute(guest, command, connection)))

    async def _execute(self, guest: Guest, command: Any, connection: Connection | None) -> None:
        """Chat is queued apart, so that a move waits for one or two chat lines at most."""
        async with self._speaking if isinstance(command, messages.Say) else contextlib.nullcontext(), self._held():
            self._carry_out(guest, command, connection)
            await self._publish(connection, command.ref)

    def _carry_out(self, guest: Guest, command: Any, connection: Connection | None) -> None:
        """Makes a command's entries, which are not durable yet."""
        try:
            commands.execute(self.table, guest, command, self.presence, self.now())
        except (Refused, Illegal):
            raise
        except Exception:  # halfway through, perhaps
            self.fail(connection, command.ref)
            raise

    async def linked(self, seat: int, table: str) -> None:
        """The match goes on at another table."""
        async with self._held():
            self.table.add(log.Rematched(at=self.now(), seat=seat, table=table))
            await self._publish()

    def _preview(self, guest: Guest, command: messages.AskPreview) -> messages.Preview:
        try:
            commands.deciding_seat(self.table, guest)  # nothing is read of somebody who has nothing to say
            actions = commands.read_actions(self.table, command.actions)
            events, view = visibility.preview(self.table, guest, actions)
            language, names = command.language, command.names
            words = visibility.promised(self.table, guest, actions[0], language, names) if language else []
        except Illegal as refusal:
            return messages.Preview(command.ref, _refusal(command.ref, refusal), [], None)
        return messages.Preview(command.ref, None, events, view, words)

    async def _begin_hint(self, connection: Connection, command: messages.AskHint) -> None:
        """Lets a worker think of a hint, while the guest may go on; one at a time for each."""
        guest = connection.guest
        seat = commands.advised_seat(self.table, guest)
        commands.note_hint(self.table, seat, self.now())
        await self._publish()
        if before := self._hints.get(guest.id):
            before.cancel()
        self._hints[guest.id] = self._start(self._hint(connection, command, seat))

    async def _hint(self, connection: Connection, command: messages.AskHint, seat: int) -> None:
        table, ref, made = self.table, command.ref, len(self.table.made)
        assert table.match is not None, "who is to decide plays a match"
        due = table.lesson.due(made) if table.lesson else []
        _, name = visibility.speaking(table, command.language, command.names)
        names = [name(number) for number in range(len(table.seats))]
        asked = (table.game, table.match, seat, connection.guest.id, due, command.language, names)
        try:
            async with asyncio.timeout(self.services.patience):
                connection.send(encode(messages.Hint(ref, made, *await self.services.thinkers.advise(*asked))))
        except asyncio.CancelledError:
            connection.send(encode(messages.Problem(ref, "stale")))
            raise
        except TimeoutError:
            connection.send(encode(messages.Problem(ref, "busy")))
        except Exception:
            connection.send(encode(messages.Problem(ref, "unexpected")))
            raise

    # ---- telling ---------------------------------------------------------------------------------------------------

    def _welcome(self, connection: Connection, ref: int, changes: bool) -> bytes:
        return self._telling.welcome(connection, ref, changes, self.now())

    async def _publish(self, sender: Connection | None = None, ref: int | None = None) -> None:
        """Makes new entries durable, then updates everybody; the caller holds the lock."""
        if entries := self.table.take_unsaved():
            try:
                await self._append(entries)
            except Exception as problem:
                self._publish_written(entries, sender, ref, problem)
            else:
                self._publish_written(entries, sender, ref)

    def _append(self, entries: list[log.AnyEntry]) -> asyncio.Future[None]:
        return self.services.journal.append(self.table, self.table.seq - len(entries) + 1, entries)

    def _publish_written(
        self, entries: list[log.AnyEntry], sender: Connection | None, ref: int | None, problem: BaseException | None = None
    ) -> None:
        """Updates everybody, now that entries are durable; where they are not, everybody is sent back to the log."""
        if problem is not None:
            self.fail(sender, ref, problem)
            raise problem
        kinds = set(map(type, entries))
        moved = not kinds.isdisjoint(MOVING)
        if moved:
            self._drop_hints()
        self._tell(self.table.seq - len(entries), moved, sender, ref)
        self.services.noted(self.table, entries, self.presence)
        self._wake()
        if log.Removed in kinds:
            for connection in [each for each in self.connections if each.guest.id in self.table.removed]:
                connection.close()

    def _drop_hints(self) -> None:
        """Nobody needs advice about what is decided."""
        for hint in self._hints.values():
            hint.cancel()
        self._hints.clear()

    def _tell(self, after: int, moved: bool, sender: Connection | None = None, ref: int | None = None) -> None:
        self._presence_new = False
        self._telling.tell(self.connections, after, moved, self.now(), sender, ref)

    def fail(self, sender: Connection | None = None, ref: int | None = None, error: BaseException | None = None) -> None:
        """After an unexpected error: tells the sender, and drops the room."""
        if sender:
            sender.send(encode(messages.Problem(ref, "unexpected")))
        self._complain("table %s could not go on; its guests are sent back to the log", error=error)
        self.dismiss()

    # ---- what goes on by itself ------------------------------------------------------------------------------------

    def _go_on(self) -> None:
        """Resumes the match after a restart; the pause counts on nobody's clock, unless days are counted: nobody need be here."""
        if self.table.opened.clock and not self.table.of_days:
            self.table.add(log.Resumed(at=self.now()))
        self.table.advance(self.now())

    def _wake(self) -> None:
        """Starts the bot to move; interrupts one that no longer is, or that nobody waits for."""
        thinker = self.table.thinker() if self._awaited() and not self._stopped else None
        due = (len(self.table.made), *thinker) if thinker else None
        if self._bot and not self._bot.done():
            if due == self._bot_at:
                return
            self._bot.cancel()
        before, self._bot, self._bot_at = self._bot_at, None, due
        if thinker and not bots.installed(thinker[1]):
            if due != before:
                LOGGER.warning("table %s waits for the bot %s, which is not installed", self.table.id, thinker[1])
        elif thinker:
            self._bot = self._start(self._bot_moves(*thinker))

    def _awaited(self) -> bool:
        """Whether anybody is here or still plays, or a club waits for the result; otherwise bots do not play on alone."""
        club = self.table.opened.club is not None
        return club or bool(self.connections) or any(seat.played_by_guest for seat in self.table.seats)

    async def _bot_moves(self, seat: int, name: str) -> None:
        moves, loop = len(self.table.made), asyncio.get_running_loop()
        due = loop.time() + self.services.pace
        action = self.table.scripted()
        if action is None:
            action = await self._thought(seat, name)
        await asyncio.sleep(due - loop.time())
        async with self._held():
            if len(self.table.made) != moves or self.table.thinker() != (seat, name):
                return  # too late: something else happened meanwhile
            self._bot = None
            self.table.play(action, True, self.now())
            self.table.advance(self.now())
            await self._publish()

    async def _thought(self, seat: int, name: str) -> Action:
        """The bot's action, however long it takes: no thought is made here. After a while people are told that it waits."""
        game, match, plan = self.table.game, self.table.match, self._plans[seat, name]
        assert match is not None, "who is to decide plays a match"
        late = asyncio.get_running_loop().call_later(self.services.patience, self._tell_queued, seat)
        try:
            return await self.services.thinkers.choose(game, match, seat, name, self.table.opened.host, plan)
        finally:
            late.cancel()
            self._tell_queued(None)

    def _tell_queued(self, seat: int | None) -> None:
        """Tells everybody whose bot waits for its turn to think, where that is new."""
        if seat != self.presence.queued:
            self.presence.queued = seat
            self._note_presence()

    def _start(self, work: Any) -> asyncio.Task[None]:
        task: asyncio.Task[None] = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) and not isinstance(error, Refused):
            self._complain("at table %s", error=error)

    def _complain(self, what: str, *about: Any, error: BaseException | None = None) -> None:
        """A line in the log, with the error that is being handled or this one."""
        trace = error or sys.exc_info()[1]
        LOGGER.error(what, self.table.id, *about, exc_info=trace, extra={"table": self.table.id})

    def stop(self) -> None:
        """End everything that goes on by itself, for good; guests may still leave."""
        self._stopped = True
        for task in self._tasks:
            task.cancel()

    async def stopped(self) -> None:
        """Wait until everything that was ended has ended."""
        await asyncio.gather(*self._tasks, return_exceptions=True)

    @property
    def idle(self) -> bool:
        """Whether nobody is connected and no task runs."""
        return not self.connections and not self._tasks and not self._lock.locked() and not self._writing


def _refusal(ref: int, refusal: Illegal) -> messages.Problem:
    return messages.Problem(ref, "illegal", refusal.rule, refusal.arguments)
