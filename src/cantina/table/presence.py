"""Who is connected. A table's log knows nothing of it; away means gone for a while."""

from collections import Counter

from .seats import SCREEN, Guest
from .table import Table

AWAY = 60_000  # milliseconds after which the others may let a bot decide for somebody


class Presence:
    """The guests who are connected to one table, and since when the others are not."""

    def __init__(self, now: int) -> None:
        self._connections: Counter[str] = Counter()
        self._left: dict[str, int] = {}
        self._began = now

    def come(self, guest: Guest) -> None:
        """A connection was made."""
        self._connections[guest.id] += 1

    def go(self, guest: Guest, now: int) -> None:
        """A connection ended."""
        self._connections[guest.id] -= 1
        if not self._connections[guest.id]:
            del self._connections[guest.id]
            self._left[guest.id] = now

    def here(self, guest: str | None) -> bool:
        """Whether a guest is connected."""
        return guest in self._connections

    def watchers(self, table: Table) -> int:
        """How many are connected without a seat; a screen is nobody."""
        return len(self._connections.keys() - {SCREEN.id} - {seat.guest for seat in table.seats})

    def idle(self, table: Table, number: int, now: int) -> bool:
        """Whether a seat's time is out, or its player has been away for a while."""
        seat = table.seats[number]
        if table.opened.clock and table.turn == number and not seat.time_left(table.opened.clock, table.thought(now)):
            return True
        gone = not self.here(seat.guest)
        return gone and now - self._left.get(str(seat.guest), self._began) >= AWAY
