"""Visibility: what one guest, or a spectator, sees and hears of a table; nothing else ever leaves it."""

import bisect
import heapq
from collections.abc import Callable, Iterable, Sequence
from typing import Any, Literal

import msgspec

from cantina.bots.levels import droid
from cantina.core.action import Action
from cantina.core.describe import offers, promise, speak
from cantina.core.event import Event, all_told, told
from cantina.core.game import View
from cantina.core.ledger import Language
from cantina.core.spoken import Spoken
from cantina.core.texts import Texts, texts

from . import messages
from .belief import believed, follow
from .codes import code_of
from .commands import deciding_seat
from .presence import NAMED, Presence
from .seats import PROGRAM, SCREEN, Guest
from .table import Table

PAGE = 128 * 1024  # bytes of the lines that are sent at once: some hundred moves
WORDS = 50  # lines of chat among them
encode = msgspec.json.Encoder().encode
MOVING = ("seats", "request", "puzzle")  # what a move and time change of a table that stays arranged as it is
OWN = ("mine", "shared", "person", "invited", "host", "muted", "undo", "ahead")  # what guests see of it in a way of their own


def eyes(table: Table, mine: Sequence[int]) -> int | None:
    """The seat through which a guest looks: the one to decide, else the one that decided last, else the first."""
    if len(mine) == 1:
        return mine[0]
    if (turn := table.turn) in mine:
        return turn
    last = next((made.by for made in reversed(table.made) if made.by in mine), None)
    return last if last is not None else next(iter(mine), None)


def table_seen(table: Table, presence: Presence, now: int) -> messages.TableSeen:
    """The table without the position, as any spectator sees it."""
    watching = presence.watching(table)
    return messages.TableSeen(
        id=table.id,
        name=table.opened.name,
        game=table.opened.game,
        phase=table.phase,
        listed=table.opened.listed,
        clock=table.opened.clock,
        seats=_seats_seen(table, presence, now),
        mine=[],
        shared=False,
        person=None,
        invited=[],
        host=False,
        watchers=len(watching),
        watching=watching[:NAMED],
        screen=presence.here(SCREEN.id),
        code=code_of(table.id),
        commitment=table.seal.commitment,
        request=_request_seen(table),
        undo=None,
        ahead=False,
        rematch=table.rematch,
        puzzle=_puzzle_seen(table),
        lesson=table.lesson is not None,
        hints=table.hints,
        lot=table.opened.lot,
        range=table.opened.range,
        muted=[],
    )


def moving_seen(
    table: Table, presence: Presence, now: int, rest: Sequence[messages.SeatSeen | None]
) -> tuple[list[messages.SeatSeen], messages.RequestSeen | None, messages.PuzzleSeen | None]:
    """What a move and time change of it, by MOVING: nothing is arranged in another way, nobody came or went, and the phase is
    the same as when the seats were seen at rest."""
    return _seats_seen(table, presence, now, rest), _request_seen(table), _puzzle_seen(table)


def _request_seen(table: Table) -> messages.RequestSeen | None:
    request = table.request
    return messages.RequestSeen(request.what, request.seat, _waiting(table, request.waiting)) if request else None


def _puzzle_seen(table: Table) -> messages.PuzzleSeen | None:
    if (task := table.task) is None:
        return None
    tries = [messages.TrySeen(tried.loss, tried.least, tried.reasons) for tried in table.tries]
    puzzle = task.puzzle
    return messages.PuzzleSeen(
        puzzle.id, puzzle.goal, task.unit, puzzle.level, len(puzzle.solution), tries, task.is_solved(table.match)
    )


def own_table_seen(seen: messages.TableSeen, table: Table, guest: Guest, acting: list[int]) -> messages.TableSeen:
    """The same with what only this guest sees, who acts for these seats."""
    held = table.held_by(guest)
    shared = len(held) > 1 and table.shared_by(guest)
    host = guest.id == table.opened.host
    return msgspec.structs.replace(
        seen,
        mine=held,
        shared=shared,
        person=guest.person if shared else None,
        invited=[number for number, seat in enumerate(table.seats) if seat.kept_for == guest.id],
        host=host,
        muted=list(table.muted.values()) if host else [],
        undo=undo_seen(table, acting, table.free_to_undo()),
        ahead=any(table.seats[seat].ahead for seat in acting),
    )


def undo_seen(table: Table, acting: list[int], free: int | None) -> Literal["free", "ask"] | None:
    """How somebody who acts for these seats takes back their latest decision; None: there is nothing to take back.

    `free`: the seat whose latest decision nobody need agree to take back.
    """
    latest = table.latest_decider(acting) if table.phase == "playing" and not table.opened.range else None
    return None if latest is None else "free" if latest == free else "ask"


def seats_at_rest(table: Table, presence: Presence, now: int) -> list[messages.SeatSeen | None]:
    """The seats as they are seen while nobody waits for them; None where time passes all the same."""
    if table.request or table.opened.clock:
        return [None] * len(table.seats)
    seats = [_seat_seen(table, number, False, presence, now) for number in range(len(table.seats))]
    return [seat if seat.idle_in is None and not seat.queued else None for seat in seats]


def _seats_seen(
    table: Table, presence: Presence, now: int, rest: Sequence[messages.SeatSeen | None] = ()
) -> list[messages.SeatSeen]:
    """The seats; `rest`: as they are seen at rest, where that is known."""
    busy = table.turn, presence.queued
    return [
        seen if seen and number not in busy else _seat_seen(table, number, number == busy[0], presence, now)
        for number, seen in enumerate(rest or [None] * len(table.seats))
    ]


def _seat_seen(table: Table, number: int, deciding: bool, presence: Presence, now: int) -> messages.SeatSeen:
    seat, clock = table.seats[number], table.opened.clock
    running = deciding and seat.played_by_guest
    left = seat.time_left(clock, table.thought(now) if running else 0) if clock and seat.guest else None
    here, kept = presence.here(seat.guest), seat.kept_for is not None
    idle = presence.idle_in(table, number, now, deciding)
    program = bool(seat.guest and seat.guest.startswith(PROGRAM))
    host = seat.guest is not None and seat.guest == table.opened.host
    queued = presence.queued == number
    return messages.SeatSeen(
        seat.name, seat.bot, here, left, running, kept, seat.kept_name, idle, program, seat.ready, host, queued
    )


def _waiting(table: Table, guests: set[str | None]) -> list[int]:
    return [number for number, seat in enumerate(table.seats) if seat.guest in guests]


def position_seen(table: Table, guest: Guest | None) -> messages.PositionSeen | None:
    """The position, and what the guest's seat may do now."""
    if table.match is None:
        return None
    state = table.match.state
    seat = eyes(table, table.seats_of(guest) if guest else [])
    return messages.PositionSeen(len(table.made), seat, state.view(seat), _offered(table, seat), state.standing())


def _offered(table: Table, seat: int | None) -> list[Action]:
    """What somebody who looks through a seat may do now."""
    return table.state.actions() if seat is not None and seat == asked(table) else []


def asked(table: Table) -> int | None:
    """The seat that decides now, and no bot for it."""
    turn = table.turn
    return turn if turn >= 0 and not table.seats[turn].bot else None


def own_position_seen(table: Table, mine: list[int], seen: View) -> tuple[int | None, dict[str, Any]]:
    """Of a position that all see as `seen`: the seat through which somebody on these seats looks, and the fields of the view that
    are their own."""
    seat = eyes(table, mine)
    return seat, {} if seat is None else table.state.own_view(seat, seen)


def lines_heard(table: Table, mine: list[int], first: int) -> list[messages.LogLine]:
    """The lines from number `first` on as somebody on these seats hears them, with the secrets of others blanked."""
    return [_heard(line, mine) for line in table.lines[first:]]


def page(table: Table, guest: Guest | None, before: int, said: bool) -> tuple[list[Any], bool]:
    """The last lines before a number, of the chat or of everything else, as they travel; and whether there are more of them."""
    mine = table.seats_of(guest) if guest else []
    found, size = list[tuple[int, msgspec.Raw]](), 0
    for place in reversed(range(bisect.bisect_left(table.lines, before, key=lambda line: line.seq))):
        line = table.lines[place]
        if isinstance(line, messages.Said) is not said:
            continue
        travels = encode(_heard(line, mine))
        size += len(travels)
        if found and (size > PAGE or (said and len(found) == WORDS)):
            return found[::-1], True
        found.append((line.seq, msgspec.Raw(travels)))
    return found[::-1], False


def last_lines(table: Table, guest: Guest | None) -> tuple[list[Any], bool, bool]:
    """The latest lines for a Welcome; and whether there are older ones, and older chat."""
    (lines, more), (words, more_said) = (page(table, guest, table.seq + 1, said) for said in (False, True))
    return [line for _, line in heapq.merge(lines, words, key=lambda numbered: numbered[0])], more, more_said


def heard_by_others(lines: Iterable[messages.LogLine]) -> tuple[list[messages.LogLine], set[int]]:
    """Lines as those hear them who learn no more of them than everybody; and the seats that do."""
    heard, knowing = list[messages.LogLine](), set[int]()
    for line in lines:
        if isinstance(line, messages.Moved) and (secrets := _secrets(line)):
            knowing.update(*secrets)
            line = _heard(line, [])
        heard.append(line)
    return heard, knowing


def _secrets(line: messages.Moved) -> list[tuple[int, ...]]:
    """Who knows each of the secrets of a line; that there was no choice is one, too: it may tell others what is in a hand."""
    known = [event.known_to for event in line.events if event.known_to is not None]
    return [*known, (line.by,)] if line.forced else known


def _heard(line: messages.LogLine, mine: list[int]) -> messages.LogLine:
    if not isinstance(line, messages.Moved) or not _secrets(line):  # there is nothing to blank
        return line
    events = [event if event.known_to is None else _event_heard(event, mine) for event in line.events]
    return messages.Moved(line.seq, line.move, line.by, events, line.forced and line.by in mine)


def _event_heard(event: Event, mine: list[int]) -> Event:
    """An event as somebody on several seats hears it: what one of them knows, they know."""
    knowing = next((seat for seat in mine if seat in (event.known_to or ())), None)
    return told(event, knowing)


def preview(table: Table, guest: Guest, actions: list[Action]) -> tuple[list[Event], Any]:
    """Events and view that would follow if nobody responded, up to the first dealer's move or real decision.

    Computed on a determinization for the guest's seat, so it reveals nothing.
    """
    seat = deciding_seat(table, guest)
    state = believed(table, seat)
    events = follow(state, seat, actions)
    return all_told(events, seat), state.view(seat)


def sample(table: Table, guest: Guest) -> tuple[int, dict[str, Any]]:
    """The guest's seat to move, and a position that it cannot tell from the real one, as JSON values."""
    seat = deciding_seat(table, guest)
    return seat, believed(table, seat).dump()


def words(table: Table, guest: Guest | None, language: Language, names: list[str]) -> tuple[Spoken, str, list[messages.Choice]]:
    """The position in words: the view, the question, and the choices."""
    position = position_seen(table, guest)
    if position is None:
        return Spoken(), "", []
    said, name = speaking(table, language, names)
    state = table.state
    prompt = said.say(f"prompt-{state.prompt().kind}")
    alone = guest is not None and position.actions and len(table.seats_of(guest)) == 1  # who is asked knows their own name
    if state.turn >= 0 and not alone:
        prompt = said.say("turn-of", seat=name(state.turn), prompt=prompt)
    spoken = speak(table.game, position.view, state.options, position.actions, said, name)
    if not position.actions or position.seat is None:
        return spoken, prompt, []
    found = offers(table.game, believed(table, position.seat), position.seat, said, name)
    return spoken, prompt, [messages.Choice(each.action, each.forms, each.words, each.listed) for each in found]


def promised(table: Table, guest: Guest, action: Action, language: Language, names: list[str]) -> list[str]:
    """The outcome of an action in words."""
    seat = deciding_seat(table, guest)
    return promise(table.game, believed(table, seat), action, seat, *speaking(table, language, names))


def speaking(table: Table, language: Language, names: list[str]) -> tuple[Texts, Callable[[int], str]]:
    """The sentences of a table, and how those who sit there are called."""
    said = texts(language, table.game.folder / "texts").knowing(table.state.options.words(language))

    def name(seat: int) -> str:
        who = table.seats[seat]
        if seat < len(names):
            return names[seat]
        return who.name or droid(seat, who.bot)

    return said, name
