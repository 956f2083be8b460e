"""Presence: who is connected to a table. It is not part of the log."""

from collections import Counter

from cantina import bots

from .messages import Clock
from .seats import SCREEN, Guest
from .table import Table

AWAY = 60_000  # milliseconds after which the others may let a bot decide for somebody
SILENT = 300_000  # and after which they may, although somebody is there, and has neither a clock nor an answer
NAMED = 8  # spectators whose names are told


class Presence:
    """The guests who are connected to one table, and since when the others are not."""

    def __init__(self, now: int) -> None:
        self._connections: Counter[str] = Counter()
        self._names: dict[str, str] = {}
        self._left: dict[str, int] = {}
        self._began = now
        self.changed = 0  # how often somebody came or went
        self.queued: int | None = None  # the seat whose bot has waited long for its turn to think

    def come(self, guest: Guest) -> None:
        """A connection was made."""
        self.changed += 1
        self._connections[guest.id] += 1
        self._names[guest.id] = guest.name

    def go(self, guest: Guest, now: int) -> None:
        """A connection ended."""
        self.changed += 1
        self._connections[guest.id] -= 1
        if not self._connections[guest.id]:
            del self._connections[guest.id], self._names[guest.id]
            self._left[guest.id] = now

    def here(self, guest: str | None) -> bool:
        """Whether a guest is connected."""
        return guest in self._connections

    def watching(self, table: Table) -> list[str]:
        """The names of those who are connected without a seat, in the order in which they came; a screen is nobody."""
        seated = {SCREEN.id, *[seat.guest for seat in table.seats]}
        return [self._names[guest] for guest in self._connections if guest not in seated]

    def idle_in(self, table: Table, number: int, now: int, deciding: bool) -> int | None:
        """Milliseconds until the others may go on without a seat, which is to decide or not; None: nobody waits for it."""
        seat = table.seats[number]
        if table.phase != "playing":
            return None
        if not seat.played_by_guest:
            return 0 if seat.bot and not bots.installed(seat.bot) else None
        if not deciding and table.request is None and self.here(seat.guest):
            return None
        waits = list[int]()
        if table.of_days and table.opened.clock:  # being away is what such a table is for
            return self._days_left(table, number, table.opened.clock, now, deciding)
        if not self.here(seat.guest):
            waits.append(AWAY - (now - self._left.get(str(seat.guest), self._began)))
        if deciding and table.opened.clock:
            waits.append(seat.time_left(table.opened.clock, table.thought(now)))
        elif deciding:
            waits.append(SILENT - (now - max(table.since, self._began)))
        if table.request and seat.guest in table.request.waiting:
            waits.append(SILENT - (now - max(table.request.at, self._began)))
        return max(0, min(waits)) if waits else None

    def _days_left(self, table: Table, number: int, clock: Clock, now: int, deciding: bool) -> int | None:
        """Milliseconds until the others may go on without a seat of a table of days."""
        seat, waits = table.seats[number], list[int]()
        if deciding:
            waits.append(seat.time_left(clock, table.thought(now)))
        if table.request and seat.guest in table.request.waiting:
            waits.append(clock.seconds * 1000 - (now - table.request.at))
        return max(0, min(waits)) if waits else None

    def idle(self, table: Table, number: int, now: int) -> bool:
        """Whether a seat's time is out, its player has been away or silent for a while, or its bot is no longer installed."""
        return self.idle_in(table, number, now, table.turn == number) == 0
