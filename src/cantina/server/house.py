"""The house: the running server's rooms, guests, storage and bots."""

import asyncio
import contextlib
import functools
import logging
import os
import secrets
import time
from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal

import msgspec
from sqlalchemy.exc import SQLAlchemyError

import cantina
from cantina.core.compiled import CompiledGame
from cantina.core.driver import Dealing
from cantina.core.game import Options, read_options
from cantina.server import limits
from cantina.server.analyses import Analyses
from cantina.server.budgets import Budgets
from cantina.server.calls import Calls
from cantina.server.cards import Card
from cantina.server.clubs import Clubs
from cantina.server.cluster import Cluster, Elsewhere, Notice
from cantina.server.database import Place, StorageError
from cantina.server.guests import Guests
from cantina.server.limits import USUAL, Limits
from cantina.server.mailing import Mailer, Post
from cantina.server.metrics import Timed
from cantina.server.pushing import Pusher, new_key
from cantina.server.storage import Storage
from cantina.server.workshop import Workshop
from cantina.table import log
from cantina.table.calling import called_for_late, calls
from cantina.table.codes import code_of
from cantina.table.presence import Presence
from cantina.table.room import Room, clock
from cantina.table.seats import Guest, Seat
from cantina.table.table import Refused, Table, opening
from cantina.table.thinking import Pool
from cantina.table.turns import Turns

if TYPE_CHECKING:
    from cantina.server.thoughts import Apart

LOGGER = logging.getLogger(__name__)
CALLED = 10.0  # seconds for another process to give a table up
EXPIRE = 3600.0  # seconds between two rounds that let old tables go
SWEEP = 60.0  # seconds between two rounds that forget idle rooms


@dataclass(frozen=True)
class Settings:
    """How a house is run."""

    data: Place  # the database: a file, or a PostgreSQL address
    address: str | None = None  # where others in the network find the page; None: only this machine does
    hosts: frozenset[str] = frozenset()  # names by which it is reached, beside localhost and numbers
    pace: float = 0.7  # seconds that a bot takes for any decision
    limits: Limits = USUAL
    workers: int = max(2, min(4, os.cpu_count() or 2))
    apart: bool = False  # bots think in processes that `cantina think` runs, never beside this one; on PostgreSQL alone
    peers: str = "127.0.0.1"  # where other processes of the same PostgreSQL reach this one
    post: Post | None = None  # how e-mails are sent; None: there are none
    contact: str = "mailto:cantina@localhost.localdomain"  # whom the operators of push services may ask
    push_to_loopback: bool = False  # a push service on this machine, for tests
    keep_days: int = 0  # days after which a table that nobody touched goes; 0: never
    admin_key: str = ""  # opens the host's own page; empty: there is none
    dealing: Callable[[log.Opened], Dealing | None] = lambda _: None  # another dealing than the table's sealed one


class House:
    """Holds everything that lives as long as the server."""

    def __init__(
        self,
        settings: Settings,
        storage: Storage,
        guests: Guests,
        calls: Calls,
        cluster: Cluster | None = None,
        apart: "Apart | None" = None,
    ):
        self.settings, self.journal, self.guests, self.cluster = settings, storage, guests, cluster
        self.calls, self.clubs = calls, Clubs(storage)
        self.metrics = storage.metrics
        self._thinkers = apart or Pool(settings.workers)
        self.thinkers = Timed(self._thinkers, self.metrics)
        self.pace, self.patience, self.news = settings.pace, limits.THOUGHT, limits.NEWS
        self.workshop, self.analyses = Workshop(), Analyses()
        self.budgets = Budgets(settings.limits)
        self.answers = Turns(1)  # what takes a while to answer is answered one by one, and everything else goes on between
        self.threads = Turns(1)  # and so is what a thread does for a request
        self.dealing = settings.dealing
        self.began = time.monotonic(), time.process_time()
        self._expiring = 0.0  # when old tables are looked for next
        self._errands: set[asyncio.Task[None]] = set()
        self._rooms: dict[str, asyncio.Future[Room]] = {}
        self._leaving: dict[str, asyncio.Future[None]] = {}  # tables whose leases are being given up
        self.metrics.tables.set_function(lambda: len(self._rooms))
        self._rematching = asyncio.Lock()  # the second to ask gets the first one's table
        self._sweeper = asyncio.create_task(self._sweep())
        for game in map(cantina.game, cantina.games.ids()):
            if isinstance(game, CompiledGame):
                game.compile_behind()

    @classmethod
    async def open(cls, settings: Settings, address: str = "") -> "House":
        """Opens the storage and starts the workers; `address`: where other processes of the same database reach this one."""
        if settings.apart and isinstance(settings.data, Path):
            raise StorageError("thinkers apart need PostgreSQL: with a file, bots think beside the server")
        storage = await Storage.open(settings.data)
        cluster = None if isinstance(settings.data, Path) else Cluster(storage.engine, address)
        guests = await Guests.of(storage)
        pusher = Pusher(await storage.push_key(new_key()), settings.contact, settings.push_to_loopback)
        mailer = Mailer(settings.post, guests.sign) if settings.post else None
        apart = await _thinkers_apart(settings.data) if settings.apart else None
        house = cls(settings, storage, guests, Calls(storage, pusher, mailer), cluster, apart)
        if cluster:
            await cluster.join(house._hear, house._keep_only)
        return house

    async def close(self) -> None:
        """Stops everything; all that was acknowledged is in the storage."""
        opening = [opened for opened in self._rooms.values() if not opened.done()]
        rooms = self._open_rooms()
        self._sweeper.cancel()
        for each in opening:
            each.cancel()
        for room in rooms:
            room.stop()
        await asyncio.gather(self._sweeper, *opening, *(room.stopped() for room in rooms), return_exceptions=True)
        await self.calls.close()
        if isinstance(self._thinkers, Pool):
            self._thinkers.close()
        else:
            await self._thinkers.close()
        self.analyses.close()
        self.workshop.close()
        if self.cluster:
            await self.cluster.leave()
        await self.journal.close()

    def noted(self, table: Table, entries: list[log.AnyEntry], presence: Presence) -> None:
        """Calls those who are awaited at a table of days, and keeps what a club's match came to."""
        self.calls.call(table, calls(table, entries, presence))
        if table.opened.club and table.phase == "over" and any(isinstance(entry, log.Moved) for entry in entries):
            self._start(self._note_result(table))

    async def _note_result(self, table: Table) -> None:
        try:
            await self.clubs.note(table)
        except SQLAlchemyError as problem:  # whoever looks at the club next finds it missing, and it is kept then
            LOGGER.warning("a result cannot be kept: %s", problem, extra={"table": table.id})

    # ---- tables ----------------------------------------------------------------------------------------------------

    async def open_table(self, entry: log.Opened, id_: str | None = None) -> Room:
        """A new table; with an id that was chosen before, it is made only once."""
        id_ = id_ or secrets.token_urlsafe(9)
        await self.journal.append(Table(id_, [entry]), 1, [entry])
        return await self.room(id_)

    async def set_up(self, room: Room) -> str:
        """The id of a table that was just made. It lives where its first guest comes in, and not where it was asked for."""
        if self.cluster and not room.connections and not room.table.opened.club:  # where bots may begin without anybody
            room.dismiss()
            await self._let_go([room.table.id])
        return room.table.id

    async def room(self, id_: str) -> Room:
        """The room of a table, opened where it is not."""
        if id_ not in self._rooms:
            self._rooms[id_] = opened = asyncio.ensure_future(self._open_room(id_))
            opened.add_done_callback(functools.partial(self._opened, id_))
        return await asyncio.shield(self._rooms[id_])

    def _opened(self, id_: str, opened: asyncio.Future[Room]) -> None:
        """Drops a room that could not be opened."""
        if (opened.cancelled() or opened.exception()) and self._rooms.get(id_) is opened:
            del self._rooms[id_]

    async def table(self, id_: str) -> Table:
        """A table to look at: that of its room, or folded from its log where it lives in another process."""
        try:
            return (await self.room(id_)).table
        except Elsewhere:
            return Room(id_, await self._entries(id_), self).table

    async def _entries(self, id_: str) -> list[log.AnyEntry]:
        try:
            entries = await self.journal.entries(id_)
        except StorageError as problem:
            LOGGER.error("%s", problem, extra={"table": id_})
            raise Refused("broken-table") from None
        if not entries:
            raise Refused("unknown-table")
        return entries

    async def _open_room(self, id_: str) -> Room:
        if self.cluster:
            while left := self._leaving.get(id_):  # else the lease that is taken now would be given up with the old one
                await asyncio.wait([left])
            await self.cluster.claim(id_)
        try:
            return await self._woken(id_)
        except Refused:
            if self.cluster:
                await self.cluster.release([id_])
            raise

    async def _let_go(self, tables: list[str]) -> None:
        """Gives up the leases of tables whose rooms are closed."""
        if not self.cluster or not tables:
            return
        left = asyncio.ensure_future(self.cluster.release(tables))
        self._leaving |= dict.fromkeys(tables, left)
        try:
            await asyncio.shield(left)
        except SQLAlchemyError as problem:  # a lease of nothing is no harm
            LOGGER.warning("tables cannot be given up: %s", problem)
        finally:
            self._leaving = {id_: other for id_, other in self._leaving.items() if other is not left}

    async def _woken(self, id_: str) -> Room:
        entries = await self._entries(id_)
        try:
            room = Room(id_, entries, self, self._forget)
        except Refused as refused:
            if refused.code == "older-rules":
                await self.journal.close_card(id_)
            raise
        try:
            await room.open()
        except StorageError as problem:
            LOGGER.error("%s", problem, extra={"table": id_})
            raise Refused("broken-table") from None
        return room

    async def find(self, code: str) -> str:
        """The table with a code, as long as somebody or a screen is there."""
        found = next((id_ for id_ in self._rooms if code_of(id_) == code), None)
        if found is None and self.cluster:
            found = await self.cluster.find(code)
        if found is None:
            raise Refused("unknown-table")
        return found

    async def part(self, guest: Guest) -> None:
        """End a guest's connections; those who still may come back by themselves."""
        for room in self._open_rooms():
            room.part(guest.id)
        await self._tell("part", guest.id)

    def _open_rooms(self) -> list[Room]:
        opened = [each for each in self._rooms.values() if each.done() and not each.cancelled() and not each.exception()]
        return [each.result() for each in opened]

    def here(self) -> dict[str, int]:
        """The tables that are open in this process, with the number of connections to each."""
        return {room.table.id: len(room.connections) for room in self._open_rooms()}

    async def close_table(self, id_: str) -> None:
        """The host of the house closes a table for good, wherever it lives."""
        await (await self._called(id_)).close_for_good()

    async def ban(self, id_: str) -> None:
        """A guest's tokens count no longer; they leave their tables, and what they said stays."""
        guest = await self.guests.ban(id_)
        for card in await self.journal.cards_of(id_):
            if card.phase in ("gathering", "playing"):
                with contextlib.suppress(Refused):  # what cannot be opened is not played
                    await (await self._called(card.id)).forget_guest(guest)
        await self.changed(guest)
        await self.part(guest)

    # ---- other processes of the same database ------------------------------------------------------------------------

    async def changed(self, guest: Guest) -> None:
        """A guest is called otherwise, or has other tokens: the other processes read it anew."""
        await self._tell("guest", guest.id)

    async def _tell(self, about: Literal["guest", "part", "release"], id_: str) -> None:
        if self.cluster:
            await self.cluster.tell(Notice(about, id_))

    def _hear(self, notice: Notice) -> None:
        """What a process says; perhaps this one."""
        match notice.about:
            case "guest":
                self._start(self.guests.refresh(notice.id))
            case "part":
                for room in self._open_rooms():
                    room.part(notice.id)
            case "release":
                self._start(self._release(notice.id))

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._errands.add(task)
        task.add_done_callback(self._errands.discard)

    async def _release(self, id_: str) -> None:
        """Another process wants a table: it is closed here, and everybody follows it there by themselves."""
        for room in self._open_rooms():
            if room.table.id == id_:
                room.dismiss()
                await self._let_go([id_])

    def _keep_only(self, ours: set[str]) -> None:
        """Closes rooms whose tables were taken by another process, while this one gave no sign of life."""
        for room in self._open_rooms():
            if room.table.id not in ours:
                room.dismiss()

    async def _called(self, id_: str) -> Room:
        """The room of a table in this process, wherever it lived before."""
        until = asyncio.get_running_loop().time() + CALLED
        while True:
            try:
                return await self.room(id_)
            except Elsewhere:
                if asyncio.get_running_loop().time() > until:
                    raise Refused("not-ready") from None
                await self._tell("release", id_)
                await asyncio.sleep(CALLED / 50)

    def _forget(self, room: Room) -> None:
        self._rooms.pop(room.table.id, None)

    async def _sweep(self) -> None:
        """Drops idle rooms from time to time; their logs are in the storage."""
        while True:
            await self._wake_tables()
            await asyncio.sleep(SWEEP)
            self.budgets.forget()
            await self._expire_replays()
            await self._expire_tables()
            asleep = []
            for id_, opened in list(self._rooms.items()):
                try:
                    if opened.done() and opened.result().idle:
                        del self._rooms[id_]
                        asleep.append(id_)
                except Exception:  # one room's trouble must not keep all others in memory
                    LOGGER.exception("table %s cannot be swept", id_, extra={"table": id_})
            await self._let_go(asleep)

    async def _wake_tables(self) -> None:
        """Opens tables of days whose bots are to move, as after a restart nobody else would; and calls those who may go on."""
        try:
            for id_ in await self.journal.asleep():
                with contextlib.suppress(Refused, Elsewhere):  # it says why to whoever comes, or another process has it
                    await self.room(id_)
            for id_ in await self.journal.late(clock()):
                with contextlib.suppress(Refused):
                    table = await self.table(id_)
                    self.calls.call(table, called_for_late(table))
        except SQLAlchemyError as problem:
            LOGGER.warning("tables of days cannot be woken: %s", problem)

    async def keep_replay(self, id_: str, text: str, address: str) -> None:
        """Stores an uploaded record for a while."""
        await self.journal.keep_replay(id_, text, self.guests.mark(address), time.time())

    async def _expire_replays(self) -> None:
        """Let old uploads go; a full disk must not end the rounds."""
        try:
            await self.journal.expire_replays(time.time() - limits.UPLOADED)
        except SQLAlchemyError as problem:
            LOGGER.warning("uploaded records cannot be cleared: %s", problem)

    def going(self, card: Card) -> int | None:
        """When a table goes, in milliseconds since 1970, where that is soon."""
        at = card.updated + self.settings.keep_days * limits.DAY * 1000
        soon = self.settings.keep_days and at - time.time() * 1000 < limits.FAREWELL * 1000
        return at if soon else None

    async def _expire_tables(self) -> None:
        """Lets tables go that nobody touched for as long as this house keeps them, once an hour; none that is open."""
        if not self.settings.keep_days or time.monotonic() < self._expiring:
            return
        self._expiring = time.monotonic() + EXPIRE
        try:
            await self.journal.expire_tables(round(time.time() - self.settings.keep_days * limits.DAY) * 1000, set(self._rooms))
        except SQLAlchemyError as problem:
            LOGGER.warning("old tables cannot be cleared: %s", problem)

    async def forget_guest(self, guest: Guest) -> None:
        """Forgets a guest: they leave their tables, and their name is removed from what is stored."""
        for id_ in await self.journal.tables_with(guest.id):
            if id_ in self._rooms or await self.journal.phase(id_) not in ("over", "closed"):  # or not known here yet
                with contextlib.suppress(Refused):  # what cannot be opened is cleared all the same
                    await (await self._called(id_)).forget_guest(guest)
            await self.journal.clear_guest(id_, guest.id)
            if id_ in self._rooms:
                with contextlib.suppress(Refused, Elsewhere):
                    (await self.room(id_)).dismiss()
            await self._tell("release", id_)  # where somebody looks at it, they look again
        await self.calls.forget(guest.id)
        await self.clubs.forget(guest.id)
        await self.guests.forget(guest)
        await self.changed(guest)
        await self.part(guest)

    async def rematch(self, room: Room, guest: Guest) -> str:
        """A new table for the same people, once a match is over; the second to ask gets the same one."""
        table = room.table
        if table.phase not in ("over", "closed"):
            raise Refused("not-now")
        mine = table.seats_of(guest)
        if not mine:
            raise Refused("not-seated")
        async with self._rematching:
            if table.rematch is None:
                await self._open_rematch(room, guest, mine[0])
        return str(room.table.rematch)

    async def _open_rematch(self, room: Room, guest: Guest, seat: int) -> None:
        table, old = room.table, room.table.opened
        plans = [_kept(seat) for seat in table.seats]
        options = _next_options(table)
        if table.lesson:  # whoever has learnt the game plays a free match
            options = table.lesson.free_options
            plans = [log.Plan(kept_for=guest.id), *(log.Plan(bot=bot) for bot in table.lesson.file.after.bots)]
        at_once = table.lesson is not None
        entry = opening(
            table.game,
            options,
            at=clock(),
            name=old.name,
            host=guest.id,
            plans=plans,
            at_once=at_once,
            clock=old.clock,
            hints=old.hints,
            lot=old.lot,
            practised=old.range,
            club=old.club,
        )
        new = await self.set_up(await self.open_table(entry))
        await room.linked(seat, new)


async def _thinkers_apart(data: Place) -> "Apart":
    """Those who think elsewhere."""
    from cantina.server.thoughts import Apart  # its packages come with PostgreSQL's

    assert not isinstance(data, Path), "a file has no queue"
    return await Apart.open(data)


def _kept(seat: Seat) -> log.Plan:
    """A seat of a rematch: for the same guest, and the same one of those who share a device."""
    if seat.guest is None:
        return log.Plan(bot=seat.bot)
    return log.Plan(kept_for=seat.guest, name=seat.name)


def _next_options(table: Table) -> Options:
    """The options of a rematch: the same ones, or those with which a campaign goes on."""
    agreed = read_options(table.game.options, table.opened.options)  # without what this match's bots brought
    onward = table.match.state.standing().onward if table.match else None
    if not onward:
        return agreed
    return table.game.resolve_options(read_options(table.game.options, msgspec.to_builtins(agreed) | onward))
