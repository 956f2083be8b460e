"""The house: the running server's rooms, guests, storage and bots."""

import asyncio
import contextlib
import functools
import logging
import os
import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import msgspec
from sqlalchemy.exc import SQLAlchemyError

import cantina
from cantina import bots
from cantina.core.compiled import CompiledGame
from cantina.core.driver import Dealing
from cantina.core.game import OptionError, Options, read_options
from cantina.server import limits
from cantina.server.analyses import Analyses
from cantina.server.budgets import Budgets
from cantina.server.guests import Guests
from cantina.server.limits import USUAL, Limits
from cantina.server.messages import NewLesson, NewPuzzle, NewTable
from cantina.server.metrics import Timed
from cantina.server.storage import Storage, StorageError
from cantina.server.workshop import Workshop, resolved
from cantina.table import log, messages
from cantina.table.codes import code_of
from cantina.table.lesson import LEARNER, Lesson, lesson
from cantina.table.room import Room, clock
from cantina.table.seats import Guest, Seat
from cantina.table.table import Refused, Table, opening
from cantina.table.task import Task, task
from cantina.table.thinking import Pool
from cantina.table.turns import Turns

LOGGER = logging.getLogger(__name__)
OTHERS = "greedy"  # plays the others' seats in a puzzle
SWEEP = 60.0  # seconds between two rounds that forget idle rooms


@dataclass(frozen=True)
class Settings:
    """How a house is run."""

    data: Path  # the database file
    address: str | None = None  # where others in the network find the page; None: only this machine does
    hosts: frozenset[str] = frozenset()  # names by which it is reached, beside localhost and numbers
    pace: float = 0.7  # seconds that a bot takes for any decision
    limits: Limits = USUAL
    workers: int = max(2, min(4, os.cpu_count() or 2))
    dealing: Callable[[log.Opened], Dealing | None] = lambda _: None  # another dealing than the table's sealed one


class House:
    """Holds everything that lives as long as the server."""

    def __init__(self, settings: Settings, storage: Storage, guests: Guests):
        self.settings, self.journal, self.guests = settings, storage, guests
        self.metrics = storage.metrics
        self._pool = Pool(settings.workers)
        self.thinkers = Timed(self._pool, self.metrics)
        self.pace, self.patience, self.news = settings.pace, limits.THOUGHT, limits.NEWS
        self.workshop, self.analyses = Workshop(), Analyses()
        self.budgets = Budgets(settings.limits)
        self.answers = Turns(1)  # what takes a while to answer is answered one by one, and everything else goes on between
        self.threads = Turns(1)  # and so is what a thread does for a request
        self.dealing = settings.dealing
        self._rooms: dict[str, asyncio.Future[Room]] = {}
        self.metrics.tables.set_function(lambda: len(self._rooms))
        self._rematching = asyncio.Lock()  # the second to ask gets the first one's table
        self._sweeper = asyncio.create_task(self._sweep())
        for game in map(cantina.game, cantina.games.ids()):
            if isinstance(game, CompiledGame):
                game.compile_behind()

    @classmethod
    async def open(cls, settings: Settings) -> "House":
        """Opens the storage and starts the workers."""
        storage = await Storage.open(settings.data)
        return cls(settings, storage, await Guests.of(storage))

    async def close(self) -> None:
        """Stops everything; all that was acknowledged is in the storage."""
        opening = [opened for opened in self._rooms.values() if not opened.done()]
        opened = [each for each in self._rooms.values() if each.done() and not each.cancelled() and not each.exception()]
        rooms = [each.result() for each in opened]
        self._sweeper.cancel()
        for each in opening:
            each.cancel()
        for room in rooms:
            room.stop()
        await asyncio.gather(self._sweeper, *opening, *(room.stopped() for room in rooms), return_exceptions=True)
        self._pool.close()
        self.analyses.close()
        self.workshop.close()
        await self.journal.close()

    # ---- tables ----------------------------------------------------------------------------------------------------

    async def open_table(self, entry: log.Opened) -> Room:
        """A new table."""
        id_ = secrets.token_urlsafe(9)
        await self.journal.append(Table(id_, [entry]), 1, [entry])
        return await self.room(id_)

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

    async def _open_room(self, id_: str) -> Room:
        try:
            entries = await self.journal.entries(id_)
        except StorageError as problem:
            LOGGER.error("%s", problem, extra={"table": id_})
            raise Refused("broken-table") from None
        if not entries:
            raise Refused("unknown-table")
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

    def find(self, code: str) -> str:
        """The table with a code, as long as somebody or a screen is there."""
        found = next((id_ for id_ in self._rooms if code_of(id_) == code), None)
        if found is None:
            raise Refused("unknown-table")
        return found

    async def part(self, guest: Guest) -> None:
        """End a guest's connections; those who still may come back by themselves."""
        for opened in list(self._rooms.values()):
            if opened.done() and not opened.cancelled() and not opened.exception():
                opened.result().part(guest)

    def _forget(self, room: Room) -> None:
        self._rooms.pop(room.table.id, None)

    async def _sweep(self) -> None:
        """Drops idle rooms from time to time; their logs are in the storage."""
        while True:
            await asyncio.sleep(SWEEP)
            self.budgets.forget()
            await self._expire_replays()
            for id_, opened in list(self._rooms.items()):
                try:
                    if opened.done() and opened.result().idle:
                        del self._rooms[id_]
                except Exception:  # one room's trouble must not keep all others in memory
                    LOGGER.exception("table %s cannot be swept", id_, extra={"table": id_})

    async def keep_replay(self, id_: str, text: str, address: str) -> None:
        """Stores an uploaded record for a while."""
        await self.journal.keep_replay(id_, text, self.guests.mark(address), time.time())

    async def _expire_replays(self) -> None:
        """Let old uploads go; a full disk must not end the rounds."""
        try:
            await self.journal.expire_replays(time.time() - limits.UPLOADED)
        except SQLAlchemyError as problem:
            LOGGER.warning("uploaded records cannot be cleared: %s", problem)

    async def forget_guest(self, guest: Guest) -> None:
        """Forgets a guest: they leave their tables, and their name is removed from what is stored."""
        for id_ in await self.journal.tables_with(guest.id):
            if id_ in self._rooms or await self.journal.phase(id_) in ("gathering", "playing"):
                with contextlib.suppress(Refused):  # what cannot be opened is cleared all the same
                    await (await self.room(id_)).forget_guest(guest)
            await self.journal.clear_guest(id_, guest.id)
            if id_ in self._rooms:
                with contextlib.suppress(Refused):
                    (await self.room(id_)).dismiss()
        await self.guests.forget(guest)
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
        )
        new = await self.open_table(entry)
        await room.linked(seat, new.table.id)


def _kept(seat: Seat) -> log.Plan:
    """A seat of a rematch: for the same guest, and the same one of those who share a device."""
    if seat.guest is None:
        return log.Plan(bot=seat.bot)
    return log.Plan(kept_for=seat.guest, name=seat.name)


def _next_options(table: Table) -> Options:
    """The options of a rematch: the same ones, or those with which a campaign goes on."""
    onward = table.match.state.standing().onward if table.match else None
    if not onward:
        return table.options
    return table.game.resolve_options(read_options(table.game.options, msgspec.to_builtins(table.options) | onward))


async def new_table(house: House, guest: Guest, wanted: NewTable) -> str:
    """Set up a table and sit down where the guest wants to."""
    try:
        game = cantina.game(wanted.game)
        plans = [_plan(number, seat) for number, seat in enumerate(wanted.seats, start=1)]
        names = dict(enumerate(wanted.names))
        if misplaced := [number + 1 for number in names if names[number] and wanted.seats[number : number + 1] != ["me"]]:
            raise OptionError("name-for-nobody", number=misplaced[0])
        chosen = wanted.options | {"seats": len(wanted.seats)}
        options = await resolved(house.workshop, guest.id, game.id, chosen, wanted.files)
    except cantina.UnknownGame:
        raise Refused("unknown-game") from None
    except OptionError as problem:
        raise unplayable(problem) from None
    entry = opening(
        game,
        options,
        at=clock(),
        name=wanted.name or guest.name,
        host=guest.id,
        plans=plans,
        at_once=wanted.at_once or "open" not in wanted.seats,
        listed=wanted.listed,
        clock=wanted.clock,
        hints=wanted.hints,
    )
    room = await house.open_table(entry)
    for number, seat in enumerate(wanted.seats):
        if seat == "me":
            await room.execute(guest, messages.Sit(ref=0, seat=number, bytes=wanted.bytes, name=names.get(number)))
    if not {"me", "open"} & set(wanted.seats):
        await room.execute(guest, messages.Begin(ref=0))
    return room.table.id


async def new_lesson(house: House, guest: Guest, wanted: NewLesson) -> str:
    """Set up the table of a game's lesson, and begin it."""
    given = known_lesson(wanted.game)
    plans = [log.Plan(kept_for=guest.id), *(log.Plan(bot=bot) for bot in given.file.bots)]
    entry = opening(
        given.game, given.options, at=clock(), name=guest.name, host=guest.id, plans=plans, at_once=True, lesson=given.id
    )
    room = await house.open_table(entry)
    await room.execute(guest, messages.Sit(ref=0, seat=LEARNER, bytes=wanted.bytes))
    return room.table.id


async def new_puzzle(house: House, guest: Guest, wanted: NewPuzzle) -> str:
    """Set up the table of a puzzle: its moves are played up to the position."""
    given = await known_task(wanted.game, wanted.puzzle)
    options, puzzle = given.position.start.options, given.puzzle
    plans = [log.Plan(kept_for=guest.id) if seat == puzzle.seat else log.Plan(bot=OTHERS) for seat in range(options.seats)]
    entry = opening(given.game, options, at=clock(), name=guest.name, host=guest.id, plans=plans, at_once=True, puzzle=puzzle.id)
    room = await house.open_table(entry)
    await room.execute(guest, messages.Sit(ref=0, seat=puzzle.seat, bytes=wanted.bytes))
    return room.table.id


async def known_task(game_id: str, puzzle_id: str) -> Task:
    """A puzzle; Refused where there is none."""
    try:
        found = await asyncio.to_thread(task, game_id, puzzle_id)
    except cantina.UnknownGame:
        found = None
    if found is None:
        raise Refused("unknown-puzzle")
    return found


def known_lesson(game_id: str) -> Lesson:
    """A game's lesson; Refused where there is none."""
    try:
        found = lesson(game_id)
    except cantina.UnknownGame:
        found = None
    if found is None:
        raise Refused("unknown-game")
    return found


def unplayable(problem: OptionError) -> Refused:
    """A problem of options as it goes over the wire: the key of its sentence, and what the sentence speaks of."""
    return Refused("options", wrong=problem.key, place=problem.place, option=problem.option, given=problem.arguments)


def _plan(number: int, seat: str) -> log.Plan:
    if seat in ("me", "open"):
        return log.Plan()
    if seat not in bots.names():
        raise OptionError("seat-plan", number=number, value=repr(seat), takes=", ".join(bots.names()))
    return log.Plan(bot=seat)
