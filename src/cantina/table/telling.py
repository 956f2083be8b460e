"""Telling: one update for all who are at a table, each told what is theirs; what all of them see is compared and encoded once."""

from collections import defaultdict
from collections.abc import Iterable
from typing import Any, Generic, Protocol, TypeVar

import msgspec

from cantina.core.action import Action

from . import messages, visibility
from .changes import CHECKED, Open, Own, checksum, place_of, places
from .presence import Presence
from .seats import Guest
from .table import Table

encode = msgspec.json.Encoder().encode
MOVING = places(messages.TableSeen, *visibility.MOVING)  # of a table, what moves and time change
OWN = [(place, messages.TableSeen.__struct_fields__[place]) for place in places(messages.TableSeen, *visibility.OWN)]
(UNDO,) = places(messages.TableSeen, "undo")
UNDONE: dict[Any, bytes] = {way: encode(way) for way in (None, "free", "ask")}


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


class _Audience(Generic[C]):
    """Those who are shown the same: a guest on all their connections, or all spectators."""

    __slots__ = (
        "folding", "guest", "mine", "number", "own_fields", "own_table", "own_view", "shown_table", "shown_view", "to", "upon",
    )  # fmt: skip

    def __init__(self, guest: Guest | None, mine: list[int], upon: list[C], folding: set[C], before: "_Audience[C] | None"):
        self.guest, self.mine, self.upon = guest, mine, upon
        self.folding = folding.intersection(upon)
        self.own_table: Own = {}  # as the table is arranged
        self.own_view: dict[str, Any] | None = None  # of the position,
        self.own_fields: Own = {}  # and as it travels
        self.to: set[C] = before.to if before else set()  # connections that fold, and were shown what was told last:
        self.shown_table: Own = before.shown_table if before else {}
        self.shown_view: Own | None = before.shown_view if before else None
        self.number: int = before.number if before else 0  # of what they were told


class _Heard:
    """New lines, encoded once for all who hear the same."""

    def __init__(self, table: Table, after: int):
        self._table, self._first = table, len(table.lines)
        while self._first and table.lines[self._first - 1].seq > after:
            self._first -= 1
        self._knowing = visibility.knowing(table.lines[self._first :])
        self._by_others: msgspec.Raw | None = None

    def by(self, mine: list[int]) -> Any:
        """As somebody on these seats hears them."""
        if not self._knowing.isdisjoint(mine):
            return visibility.lines_heard(self._table, mine, self._first)
        if self._by_others is None:
            self._by_others = msgspec.Raw(encode(visibility.lines_heard(self._table, [], self._first)))
        return self._by_others


class _Seen:
    """A position, as far as all see it: made once."""

    __slots__ = ("_asked", "_standing", "_table", "moves", "open", "places", "standing", "view")

    def __init__(self, table: Table, before: "_Seen | None"):
        state = table.state
        self._table, self._asked = table, visibility.asked(table)
        self.moves, self.view = len(table.made), state.view(None)
        self.open: Open = before.open.show(self.view) if before else Open(self.view)
        self._standing = standing = state.standing()
        self.standing: Any = before.standing if before and before._standing is standing else msgspec.Raw(encode(standing))
        self.places = place_of(type(self.view))

    def actions(self, seat: int | None) -> list[Action]:
        """What somebody who looks through a seat may do now."""
        return self._table.state.actions() if seat is not None and seat == self._asked else []


class _Theirs:
    """The same, as those on some seats see it."""

    __slots__ = ("_seen", "actions", "fields", "seat")

    def __init__(self, seen: _Seen, table: Table, audience: _Audience[Any]):
        self._seen = seen
        self.seat, own = visibility.own_position_seen(table, audience.mine, seen.view)
        self.actions = seen.actions(self.seat)
        if own is not audience.own_view:  # a game gives the very same where nothing of it has changed
            audience.own_view, audience.own_fields = own, {seen.places[name]: encode(value) for name, value in own.items()}
        self.fields = audience.own_fields

    def view(self) -> bytes:
        """All of it, as it travels."""
        return self._seen.open.whole(self.fields)

    def whole(self) -> messages.PositionSeen:
        """To whoever is told everything."""
        return messages.PositionSeen(self._seen.moves, self.seat, msgspec.Raw(self.view()), self.actions, self._seen.standing)

    def change(self, before: Own) -> messages.PositionChange | None:
        """To whoever is told what is new since they saw these fields of their own; None where they must be told everything."""
        seen = self._seen
        if (view := seen.open.change(self.fields, before)) is None:
            return None
        return messages.PositionChange(seen.moves, self.seat, msgspec.Raw(view), self.actions, seen.standing)  # type: ignore[arg-type]


class Telling(Generic[C]):
    """What the guests of a room were told, and how to tell them what is new."""

    def __init__(self, table: Table, presence: Presence):
        self._table, self._presence = table, presence
        self._folding: set[C] = set()  # those that are told changes
        self._audiences: dict[Any, _Audience[C]] = {}  # by guest and person; spectators are shown the same
        self._arranged: Any = None  # how the table was arranged, and who was there, when they were told last
        self._seen: messages.TableSeen  # at that time,
        self._moving: tuple[Any, ...]  # and what moves and time have changed of it since
        self._free: int | None = None  # the seat whose latest decision nobody need agree to take back
        self._open_table: Open | None = None
        self._position: _Seen | None = None  # that they were told of last

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
        for audience in self._audiences.values():
            audience.to.discard(connection)  # the next update is whole
        self._arranged = None  # perhaps somebody else looks
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
        heard, seen = _Heard(self._table, after), None
        self._look(connections, now)
        if moved and self._table.match:
            self._position = seen = _Seen(self._table, self._position)
        for audience in self._audiences.values():
            theirs = _Theirs(seen, self._table, audience) if seen else None
            lines = heard.by(audience.mine)
            change = self._change(audience, after, theirs, lines)
            folded = whole = b""  # made for the first that is told so, and not for the sender, whose update has a number
            for connection in audience.upon:
                folds = change is not None and connection in audience.to
                told = folded if folds else whole
                if not told or connection is sender:
                    message: Any = change if folds else self._whole(audience, after, theirs, lines)
                    if connection is sender:
                        connection.send(encode(msgspec.structs.replace(message, ref=ref)))
                        continue
                    told = encode(message)
                    folded, whole = (told, whole) if folds else (folded, told)
                connection.send(told)
            audience.to = audience.folding

    def _look(self, connections: Iterable[C], now: int) -> None:
        """Sees how the table is arranged and who is at it; where both are as before, only what a move and time change of it."""
        table, presence = self._table, self._presence
        self._free = table.free_to_undo()
        arranged = table.arranged, presence.changed, table.phase
        if arranged == self._arranged and self._open_table:
            self._moving = visibility.moving_seen(table, presence, now, self._moving[0])
            self._open_table.show_fields(zip(MOVING, self._moving, strict=True))
        else:
            self._arranged, self._seen = arranged, visibility.table_seen(table, presence, now)
            self._moving = tuple(getattr(self._seen, name) for name in visibility.MOVING)
            self._open_table = self._open_table.show(self._seen) if self._open_table else Open(self._seen)
            self._gather(connections)

    def _gather(self, connections: Iterable[C]) -> None:
        """Sees who is at the table, and who of them are shown the same."""
        table, before, there = self._table, self._audiences, defaultdict[Any, list[C]](list)
        holders = {table.opened.host, *(holder for seat in table.seats for holder in (seat.guest, seat.kept_for))}
        for connection in connections:
            guest = connection.guest
            there[(guest.id, guest.person) if guest.id in holders else None].append(connection)
        self._audiences = {}
        for who, upon in there.items():
            holder = upon[0].guest if who else None
            audience = _Audience(holder, table.seats_of(holder) if holder else [], upon, self._folding, before.get(who))
            if holder:
                own = visibility.own_table_seen(self._seen, table, holder, audience.mine)
                audience.own_table = {place: encode(getattr(own, name)) for place, name in OWN}
            self._audiences[who] = audience

    def _whole(self, audience: _Audience[C], after: int, theirs: _Theirs | None, lines: Any) -> messages.Update:
        """An update with all that an audience sees."""
        table, guest = self._table, audience.guest
        seen = msgspec.structs.replace(self._seen, **dict(zip(visibility.MOVING, self._moving, strict=True)))
        if guest:
            seen = visibility.own_table_seen(seen, table, guest, audience.mine)
        return messages.Update(after, table.seq, seen, theirs.whole() if theirs else None, lines)

    def _change(self, audience: _Audience[C], after: int, theirs: _Theirs | None, lines: Any) -> messages.Change | None:
        """An update as a change of what an audience was shown before; None where all of it must be sent."""
        table_before, view_before, number = audience.shown_table, audience.shown_view, audience.number
        audience.shown_table, audience.number = self._own_table(audience), number + 1
        if theirs is not None:
            audience.shown_view = theirs.fields
        if audience.to.isdisjoint(audience.upon) or self._open_table is None:
            return None
        table: Any = self._open_table.change(audience.shown_table, table_before)
        if table is None:
            return None
        if theirs is None:
            return messages.Change(after, self._table.seq, msgspec.Raw(table), None, lines)  # type: ignore[arg-type]
        view = theirs.change(view_before) if view_before is not None else None
        if view is None:
            return None
        check = checksum(theirs.view()) if number % CHECKED == 1 else None
        return messages.Change(after, self._table.seq, msgspec.Raw(table), view, lines, check)  # type: ignore[arg-type]

    def _own_table(self, audience: _Audience[C]) -> Own:
        """What an audience sees of the table in a way of its own; of that a move changes what may be taken back."""
        if audience.guest:
            undo = UNDONE[visibility.undo_seen(self._table, audience.mine, self._free)]
            if undo != audience.own_table[UNDO]:
                audience.own_table = audience.own_table | {UNDO: undo}
        return audience.own_table
