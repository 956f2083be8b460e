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
        "folding", "guest", "in_step", "mine", "own_fields", "own_table", "own_view", "seat", "shown_seat", "shown_table",
        "shown_view", "to", "upon",
    )  # fmt: skip

    def __init__(self, guest: Guest | None, mine: list[int], upon: list[C], folding: set[C], before: "_Audience[C] | None"):
        self.guest, self.mine, self.upon = guest, mine, upon
        self.folding = folding.intersection(upon)
        self.own_table: Own = {}  # as the table is arranged
        self.seat: int | None = None  # through which they look at the position,
        self.own_view: dict[str, Any] | None = None  # and what they alone see of it,
        self.own_fields: Own = {}  # as it travels
        self.to: set[C] = before.to if before else set()  # connections that fold, and were shown what was told last:
        self.shown_table: Own = before.shown_table if before else {}
        self.shown_view: Own | None = before.shown_view if before else None
        self.shown_seat: int | None = before.shown_seat if before else None
        self.in_step = False  # all of them do, and were

    def told(self) -> None:
        """All of them were told the latest."""
        self.to, self.in_step = self.folding, len(self.folding) == len(self.upon)

    def leave_out(self, connection: C) -> None:
        """One of them will be told everything next."""
        self.to.discard(connection)
        self.in_step = False


class _Heard:
    """New lines, encoded once for all who hear the same."""

    def __init__(self, table: Table, after: int):
        self._table, first = table, len(table.lines)
        while first and table.lines[first - 1].seq > after:
            first -= 1
        self._first = first
        heard, self.knowing = visibility.heard_by_others(table.lines[first:])
        self.by_others = msgspec.Raw(encode(heard))

    def by(self, mine: list[int]) -> Any:
        """As somebody on these seats hears them."""
        if self.knowing.isdisjoint(mine):
            return self.by_others
        return visibility.lines_heard(self._table, mine, self._first)


class _Seen:
    """A position, as far as all see it: made once."""

    __slots__ = ("_standing", "_table", "asked", "moves", "open", "places", "standing", "view")

    def __init__(self, table: Table, before: "_Seen | None"):
        state = table.state
        self._table, self.asked = table, visibility.asked(table)
        self.moves, self.view = len(table.made), state.view(None)
        self.open: Open = before.open.show(self.view) if before else Open(self.view)
        self._standing = standing = state.standing()
        self.standing: Any = before.standing if before and before._standing is standing else msgspec.Raw(encode(standing))
        self.places = place_of(type(self.view))

    def to(self, audience: _Audience[Any]) -> bool:
        """Shows it to an audience; whether it is what they alone saw before, and they have nothing to decide."""
        before, fields = audience.seat, audience.own_fields
        audience.seat, own = visibility.own_position_seen(self._table, audience.mine, self.view)
        if own is not audience.own_view:  # a game gives the very same where nothing of it has changed
            audience.own_view = own
            audience.own_fields = {self.places[name]: encode(value) for name, value in own.items()}
        return audience.own_fields is fields and audience.seat == before and (self.asked is None or audience.seat != self.asked)

    def actions(self, seat: int | None) -> list[Action]:
        """What somebody who looks through a seat may do now."""
        return self._table.state.actions() if seat is not None and seat == self.asked else []

    def whole(self, audience: _Audience[Any]) -> messages.PositionSeen:
        """To whoever is told everything."""
        view = msgspec.Raw(self.open.whole(audience.own_fields))
        return messages.PositionSeen(self.moves, audience.seat, view, self.actions(audience.seat), self.standing)

    def change(self, audience: _Audience[Any]) -> messages.PositionChange | None:
        """To whoever is told what is new since they were shown the last one; None where they must be told everything."""
        before, seat = audience.shown_view, audience.seat
        if before is None or (view := self.open.change(audience.own_fields, before)) is None:
            return None
        another = msgspec.UNSET if seat == audience.shown_seat else seat
        return messages.PositionChange(self.moves, msgspec.Raw(view), self.actions(seat), self.standing, another)  # type: ignore[arg-type]


class Telling(Generic[C]):
    """What the guests of a room were told, and how to tell them what is new."""

    def __init__(self, table: Table, presence: Presence):
        self._table, self._presence = table, presence
        self._folding: set[C] = set()  # those that are told changes
        self._audiences: dict[Any, _Audience[C]] = {}  # by guest and person; spectators are shown the same
        self._arranged: Any = None  # how the table was arranged, and who was there, when they were told last
        self._seen: messages.TableSeen  # at that time,
        self._moving: tuple[Any, ...]  # and what moves and time have changed of it since
        self._rest: list[messages.SeatSeen | None]  # the seats while nobody waits for them
        self._told = 0  # how many updates
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
            audience.leave_out(connection)
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
        """Sends an update, made once for all who are told the same; the sender's answers the command."""
        heard, seen = _Heard(self._table, after), None
        self._look(connections, now)
        if moved and self._table.match:
            self._position = seen = _Seen(self._table, self._position)
        self._told += 1
        alike: dict[tuple[int, ...], bytes] = {}  # to whoever sees nothing in a new way of their own, by what they see in one
        for audience in self._audiences.values():
            usual = self._look_for(audience) and audience.in_step and sender not in audience.upon
            if seen and not seen.to(audience):
                usual = False
            if usual and self._told % CHECKED and heard.knowing.isdisjoint(audience.mine):
                kind = (*audience.own_table, *audience.own_fields)
                if (told := alike.get(kind)) is None:
                    told = alike[kind] = encode(self._change(audience, after, seen, heard))
                for connection in audience.upon:
                    connection.send(told)
            else:
                self._tell(audience, after, seen, heard, sender, ref)
            audience.shown_table = audience.own_table
            if seen:
                audience.shown_view, audience.shown_seat = audience.own_fields, audience.seat

    def _tell(
        self, audience: _Audience[C], after: int, seen: _Seen | None, heard: _Heard, sender: C | None, ref: int | None
    ) -> None:
        """Tells an audience what is theirs."""
        told: dict[tuple[bool, int | None], bytes] = {}
        for connection in audience.upon:
            kind = folds, number = connection in audience.to, ref if connection is sender else None
            if (text := told.get(kind)) is None:
                change = self._change(audience, after, seen, heard, number) if folds else None
                text = told[kind] = encode(change or self._whole(audience, after, seen, heard, number))
            connection.send(text)
        audience.told()

    def _look(self, connections: Iterable[C], now: int) -> None:
        """Sees how the table is arranged and who is at it; where both are as before, only what a move and time change of it."""
        table, presence = self._table, self._presence
        self._free = table.free_to_undo()
        arranged = table.arranged, presence.changed, table.phase
        if arranged == self._arranged and self._open_table:
            self._moving = visibility.moving_seen(table, presence, now, self._rest)
            self._open_table.show_fields(zip(MOVING, self._moving, strict=True))
        else:
            self._arranged, self._seen = arranged, visibility.table_seen(table, presence, now)
            self._rest = visibility.seats_at_rest(table, presence, now)
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

    def _whole(self, audience: _Audience[C], after: int, seen: _Seen | None, heard: _Heard, ref: int | None) -> messages.Update:
        """An update with all that an audience sees."""
        table, guest = self._table, audience.guest
        now = msgspec.structs.replace(self._seen, **dict(zip(visibility.MOVING, self._moving, strict=True)))
        if guest:
            now = visibility.own_table_seen(now, table, guest, audience.mine)
        return messages.Update(after, table.seq, now, seen.whole(audience) if seen else None, heard.by(audience.mine), ref)

    def _change(
        self, audience: _Audience[C], after: int, seen: _Seen | None, heard: _Heard, ref: int | None = None
    ) -> messages.Change | None:
        """An update as a change of what an audience was shown before; None where all of it must be sent."""
        table: Any = self._open_table.change(audience.own_table, audience.shown_table) if self._open_table else None
        position, check = None, None
        if table is None or (seen and (position := seen.change(audience)) is None):
            return None
        if seen and self._told % CHECKED == 0:
            check = checksum(seen.open.whole(audience.own_fields))
        lines: Any = heard.by(audience.mine)
        return messages.Change(after, self._table.seq, msgspec.Raw(table), position, lines, check, ref)  # type: ignore[arg-type]

    def _look_for(self, audience: _Audience[C]) -> bool:
        """Sees for an audience what of the table a move changes for them alone, which is what may be taken back; whether that
        is as before."""
        if audience.guest:
            undo = UNDONE[visibility.undo_seen(self._table, audience.mine, self._free)]
            if undo != audience.own_table[UNDO]:
                audience.own_table = audience.own_table | {UNDO: undo}
        return audience.own_table is audience.shown_table
