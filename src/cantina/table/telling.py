"""Telling: one update for all who are at a table, each told what is theirs; what all of them see is compared and encoded once."""

import bisect
from collections import defaultdict
from collections.abc import Iterable
from typing import Any, Generic, Protocol, TypeVar

import msgspec

from . import messages, visibility
from .changes import CHECKED, Open, Own, checksum, own_fields
from .presence import Presence
from .seats import Guest
from .table import Table

encode = msgspec.json.Encoder().encode


class Connection(Protocol):
    """A guest's connection to the room."""

    guest: Guest

    def send(self, message: bytes) -> None:
        """Put a message into the outbox; never waits."""
        ...

    def close(self) -> None:
        """Ends the connection; the client reconnects by itself."""
        ...


C = TypeVar("C", bound=Connection)


class Shown(msgspec.Struct, Generic[C]):
    """What was somebody's own in what they were last shown, and on which connections."""

    table: Own
    view: Own | None
    to: set[C]
    number: int


class _Heard:
    """New lines, encoded once for all who hear the same."""

    def __init__(self, table: Table, first: int):
        self._table, self._first, new = table, first, table.lines[first:]
        self._by_all = msgspec.Raw(encode(new)) if all(map(visibility.is_open, new)) else None

    def by(self, mine: list[int]) -> Any:
        """As somebody on these seats hears them."""
        return self._by_all or visibility.lines_heard(self._table, mine, self._first)


class Telling(Generic[C]):
    """What the guests of a room were told, and how to tell them what is new."""

    def __init__(self, table: Table, presence: Presence):
        self._table, self._presence = table, presence
        self._folding: set[C] = set()  # those that are told changes
        self._shown: dict[Guest | None, Shown[C]] = {}  # by guest; spectators are shown the same
        self._open_table: Open | None = None
        self._open_view: Open | None = None

    def folds(self, connection: C) -> bool:
        """Whether a connection is told changes."""
        return connection in self._folding

    def leave(self, connection: C) -> None:
        """A connection has ended."""
        self._folding.discard(connection)

    def welcome(self, connection: C, ref: int, changes: bool, now: int) -> bytes:
        """Everything, to begin or begin again with; what follows is told as changes where a client folds them."""
        table, guest = self._table, connection.guest
        self._folding.discard(connection)
        if changes:
            self._folding.add(connection)
        for shown in self._shown.values():
            shown.to.discard(connection)  # the next update is whole
        seen = visibility.table_seen(table, self._presence, now)
        seen = visibility.own_table_seen(seen, table, guest, table.seats_of(guest))
        position, lines = visibility.position_seen(table, guest), visibility.last_lines(table, guest)
        options = table.options
        agreed = table.opened.options, options.sides(), options.chapter(), options.all_words()
        return encode(messages.Welcome(ref, table.seq, seen, *agreed, position, *lines))

    def tell(
        self, connections: Iterable[C], after: int, moved: bool, now: int, sender: C | None = None, ref: int | None = None
    ) -> None:
        """Sends an update, made once for each person and once for all spectators; the sender's answers the command."""
        table, told = self._table, defaultdict[Guest | None, list[C]](list)
        heard = _Heard(table, bisect.bisect_right(table.lines, after, key=lambda line: line.seq))
        standing = table.state.standing() if moved and table.match else None
        seen = visibility.table_seen(table, self._presence, now)
        self._open_table = Open(seen, self._open_table)
        view = table.match.state.view(None) if moved and table.match else None
        if view is not None:
            self._open_view = Open(view, self._open_view)
        holders = {table.opened.host, *(holder for seat in table.seats for holder in (seat.guest, seat.kept_for))}
        for connection in connections:
            told[connection.guest if connection.guest.id in holders else None].append(connection)
        before, self._shown = self._shown, {}
        for guest, theirs in told.items():
            mine = table.seats_of(guest) if guest else []
            position = visibility.position_seen(table, guest, mine, standing) if moved else None
            own = visibility.own_table_seen(seen, table, guest, mine) if guest else seen
            update = messages.Update(after, table.seq, own, position, heard.by(mine))
            old, shown = before.get(guest), None
            if folding := self._folding.intersection(theirs):
                own_view = own_fields(position.view, view) if position and view else old.view if old else None
                shown = Shown(own_fields(own, seen), own_view, folding, old.number + 1 if old else 0)
                self._shown[guest] = shown
            self._send(update, theirs, old, shown, sender, ref)

    def _send(
        self,
        update: messages.Update,
        theirs: list[C],
        old: Shown[C] | None,
        shown: Shown[C] | None,
        sender: C | None,
        ref: int | None,
    ) -> None:
        """Sends an update to one guest's connections: whole, or as a change to those that were shown what was before."""
        change = self._change(update, old, shown) if old and shown and not old.to.isdisjoint(theirs) else None
        made: dict[tuple[bool, bool], bytes] = {}
        for connection in theirs:
            folds, answered = change is not None and old is not None and connection in old.to, connection is sender
            if (folds, answered) not in made:
                message: messages.Change | messages.Update = change if change is not None and folds else update
                made[folds, answered] = encode(msgspec.structs.replace(message, ref=ref) if answered else message)
            connection.send(made[folds, answered])

    def _change(self, update: messages.Update, old: Shown[C], shown: Shown[C]) -> messages.Change | None:
        """An update as a change of what was shown; None where all of it must be sent."""
        assert self._open_table is not None, "it is told"
        table, position = self._open_table.change(shown.table, old.table), update.position
        if table is None:
            return None
        if position is None:
            return messages.Change(update.after, update.seq, table, None, update.lines)
        if self._open_view is None or shown.view is None or old.view is None:
            return None
        view = self._open_view.change(shown.view, old.view)
        if view is None:
            return None
        seen = messages.PositionChange(position.moves, position.seat, view, position.actions, position.standing)
        check = checksum(position.view) if old.number % CHECKED == 0 else None
        return messages.Change(update.after, update.seq, table, seen, update.lines, check)
