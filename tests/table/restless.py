"""Restless guests: they ask for anything at any time, and all that was promised must still hold."""

from collections import Counter
from typing import Any, TypeVar

import msgspec

from cantina.core.event import Event, told
from cantina.core.source import Seeded
from cantina.table import messages
from cantina.table.room import Room
from cantina.table.seats import Guest
from tests.table.house import House, Visitor, later, now, raw

T = TypeVar("T")
Idea = tuple[type[messages.Command], dict[str, Any]]
NONSENSE = ["pass", "fly red 1 red-1", "place 0 0 0", "deploy small 1 0 route-0", "deal red 1", "draw A1", "dance"]


class Restless:
    """A table at which the guests cannot keep still."""

    def __init__(self, house: House, guests: list[Visitor], seed: int):
        self.house, self.guests, self.source = house, guests, Seeded(seed)
        self.met: Counter[str] = Counter()  # commands by kind

    def one(self, things: list[T]) -> T:
        return things[self.source.below(len(things))]

    async def something(self) -> None:
        """Mostly a move of whoever is to decide; now and then any command of anybody. Some time may pass after it."""
        guest = self.house.deciding()
        if guest and self.source.below(10) < 6:
            await self.execute(guest, messages.Act, {"actions": [raw(self.one(guest.seen.actions))], "moves": guest.seen.moves})
        else:
            guest = self.one(self.guests)
            await self.execute(guest, *self.one(self.ideas(guest)))
        await later(self.one([1e-6, 1e-6, 0.7, 1.3]))

    async def execute(self, guest: Visitor, kind: type[messages.Command], fields: dict[str, Any]) -> None:
        answer = await guest.asks(kind, **fields)
        self.met[kind.__name__] += isinstance(answer, messages.Update)

    def ideas(self, guest: Visitor) -> list[Idea]:
        seat, moves = self.source.below(len(self.house.table.seats)), guest.seen.moves
        return [
            (messages.Act, {"actions": [raw(self.one(NONSENSE))], "moves": moves}),
            (messages.Act, {"actions": [raw("pass")], "moves": moves - 1}),
            (messages.Undo, {}),
            (messages.Undo, {}),
            (messages.Undo, {}),
            (messages.Undo, {}),
            (messages.Answer, {"agree": True}),
            (messages.Answer, {"agree": True}),
            (messages.Answer, {"agree": False}),
            (messages.Say, {"text": "Hm."}),
            (messages.Ahead, {"on": True}),
            (messages.Ahead, {"on": False}),
            (messages.Hand, {"seat": seat, "bot": "random"}),
            (messages.Take, {"seat": seat}),
            (messages.Take, {"seat": seat}),
            (messages.Skip, {"seat": seat}),
            (messages.Sit, {"seat": seat, "bytes": "0" * 32}),
            (messages.Begin, {}),
        ]


def plain(thing: Any) -> Any:
    """As it travels."""
    return msgspec.json.decode(msgspec.json.encode(thing))


def heard_events(events: list[Event], seats: list[int]) -> list[Any]:
    """Events as somebody on these seats must hear them: what one seat is told, all of them know."""
    heard = []
    for event in events:
        ways = [told(event, seat) for seat in seats]
        heard.append(event if event in ways else told(event, None))
    return plain(heard)  # type: ignore[no-any-return]


def check_sight(house: House, guest: Visitor) -> None:
    """A guest has been sent what their seats may see and hear, and nothing else."""
    table = house.table
    mine = [number for number, seat in enumerate(table.seats) if seat.guest == guest.guest.id]
    assert guest.seq == table.seq
    assert guest.seen.seat in mine if mine else guest.seen.seat is None
    assert guest.seen.view == house.view(guest.seen.seat)
    deciding = table.turn in mine and table.seats[table.turn].bot is None
    assert guest.seen.actions == (plain(table.state.actions()) if deciding else [])
    assert len(guest.lines) == len(table.lines)
    for line, truth in zip(guest.lines, table.lines, strict=True):
        if isinstance(truth, messages.Moved):
            assert isinstance(line, messages.Moved)
            assert (line.seq, line.move, line.by) == (truth.seq, truth.move, truth.by)
            assert line.events == heard_events(truth.events, mine)
        else:
            assert line == truth


class Newcomer:
    """A connection that keeps the latest message."""

    def __init__(self, guest: Guest):
        self.guest, self.heard = guest, b""

    def send(self, message: bytes) -> None:
        self.heard = message

    def close(self) -> None:
        raise AssertionError("nobody is sent away")


async def portrait(room: Room, guests: list[Visitor]) -> list[Any]:
    """Everything about a table that must survive a restart: what it is, and how it looks to everybody."""
    table, looks = room.table, []
    for guest in guests:
        newcomer = Newcomer(guest.guest)
        await room.handle(newcomer, messages.Hello(ref=1, token=""))
        look = plain(newcomer.heard and msgspec.Raw(newcomer.heard))
        for seat in look["table"]["seats"]:
            del seat["idle_in"]  # whoever comes back to a table has time anew
        looks.append(look)
    play = table.match and (table.match.moves, table.match.state.dump())
    return [table.seq, table.phase, table.seats, table.made, table.lines, table.request, table.since, table.header, play, *looks]


async def rebuilt(house: House) -> Room:
    """A room made anew of what the journal has, with the same guests in it; nothing goes on there."""
    room = Room("table", house.journal.entries(), house, now=now)
    for connection in house.room.connections:
        await room.join(Newcomer(connection.guest), 1)
    room.stop()
    return room
