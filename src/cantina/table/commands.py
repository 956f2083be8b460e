"""Executes guests' commands: each is checked, and becomes entries of the log."""

import functools
from typing import Any

import msgspec

from cantina import bots
from cantina.bots.levels import brought
from cantina.core.action import Action, TextError
from cantina.core.describe import read
from cantina.core.ledger import Illegal
from cantina.teacher.puzzles import Unjudged

from . import log, messages
from .belief import believed, foresee, notice
from .names import GONE
from .presence import Presence
from .seats import SCREEN, Guest
from .table import Refused, Table, passing


def read_actions(table: Table, raw: list[msgspec.Raw]) -> list[Action]:
    """Actions as a guest sent them: JSON objects, or strings, typed in Czech, in English, or as in a record."""
    try:
        return [_read_action(table, bytes(item)) for item in raw]
    except (msgspec.DecodeError, TextError, RecursionError, UnicodeDecodeError) as problem:
        raise Refused("malformed", problem=str(problem)) from None


def _read_action(table: Table, item: bytes) -> Action:
    if item.lstrip()[:1] == b'"':
        return read(table.game, table.state, msgspec.json.decode(item, type=str))
    decoded: Action = _reader(table.game.action).decode(item)
    return decoded


@functools.cache
def _reader(kind: Any) -> msgspec.json.Decoder[Any]:
    """Reads a game's actions."""
    return msgspec.json.Decoder(kind)


def execute(table: Table, guest: Guest, command: Any, presence: Presence, now: int) -> None:
    """Execute a guest's command, or raise Refused or Illegal and change nothing."""
    if guest.id == SCREEN.id:
        raise Refused("unknown-guest")
    admit(table, guest)
    match command:
        case messages.Act(actions=actions, moves=moves):
            _act(table, guest, actions, moves, now)
        case messages.Say(text=text, phrase=phrase):
            _say(table, guest, text, phrase, now)
        case messages.Sit(seat=seat, bytes=sent, name=name):
            _sit(table, guest, seat, sent, name, now)
        case messages.Stand(seat=seat):
            _require(table, "gathering")
            _own(table, guest, seat)
            table.add(log.Stood(at=now, seat=seat))
        case messages.Ready(seat=seat, on=on):
            _require(table, "gathering")
            _own(table, guest, seat)
            if table.seats[seat].ready != on:
                table.add(log.Readied(at=now, seat=seat, on=on))
        case messages.Fill(seat=seat, bot=bot):
            _fill(table, guest, seat, bot, now)
        case messages.Begin():
            _host(table, guest)
            _begin(table, now)
        case messages.Undo():
            _undo(table, guest, now)
        case messages.Close(at_once=at_once):
            _close(table, guest, at_once, now)
        case messages.Remove(seat=seat, line=line):
            who, name = _somebody_else(table, guest, seat, line)
            table.add(log.Removed(at=now, guest=who, seat=seat, name=name))
            _settle_request(table, now)
        case messages.Mute(seat=seat, line=line, on=on):
            who, name = _somebody_else(table, guest, seat, line)
            if on == (who in table.muted):
                raise Refused("not-now")
            table.add(log.Muted(at=now, guest=who, seat=seat, line=line, name=name, on=on))
        case messages.Answer(agree=agree):
            _answer(table, guest, agree, now)
        case messages.Hand(seat=seat, bot=bot):
            by = _own_or_idle(table, guest, seat, presence, now)
            _known(bot)
            table.add(log.Handed(at=now, seat=seat, bot=bot, by=by))
            _settle_request(table, now)
        case messages.Take(seat=seat):
            _require(table, "playing")
            _own(table, guest, seat)
            if table.seats[seat].bot is None:
                raise Refused("not-now")
            table.add(log.Taken(at=now, seat=seat))
        case messages.Skip(seat=seat):
            by = _own_or_idle(table, guest, seat, presence, now)
            if table.turn != seat or table.seats[seat].bot:
                raise Refused("not-now")
            table.add(log.Skipped(at=now, seat=seat, by=by))
        case messages.Ahead(on=on):
            _ahead(table, guest, on, now)
        case _:
            raise Refused("malformed", problem=type(command).__name__)
    if table.phase == "gathering" and table.opened.at_once and all(seat.taken for seat in table.seats):
        _begin(table, now)


def admit(table: Table, guest: Guest) -> None:
    """Refused where the host has sent the guest away."""
    if guest.id in table.removed:
        raise Refused("removed")


def depart(table: Table, guest: Guest, now: int) -> None:
    """A guest leaves for good, and is forgotten."""
    if (table.phase == "gathering" or table.opened.range) and guest.id == table.opened.host:
        table.add(log.Closed(at=now, seat=None, name=GONE))
    elif table.phase in ("gathering", "playing"):
        table.add(log.Left(at=now, guest=guest.id))
        _settle_request(table, now)


# ---- checks ----------------------------------------------------------------------------------------------------


def _require(table: Table, *phases: messages.Phase) -> None:
    if table.phase not in phases:
        raise Refused("not-now")


def _match(table: Table) -> None:
    """Refused on a range: nothing there is taken back, and no bot practises."""
    if table.opened.range:
        raise Refused("not-now")


def _host(table: Table, guest: Guest) -> None:
    if guest.id != table.opened.host:
        raise Refused("not-host")


def _own(table: Table, guest: Guest, seat: int) -> None:
    if seat not in table.held_by(guest):
        raise Refused("not-yours")


def person_on(table: Table, guest: Guest, seat: int) -> str:
    """The name of the person on a guest's device who sits on a seat."""
    _own(table, guest, seat)
    return str(table.seats[seat].name)


def _any_seat(table: Table, guest: Guest) -> int:
    mine = table.seats_of(guest)
    if not mine:
        raise Refused("not-seated")
    return mine[0]


def _own_or_idle(table: Table, guest: Guest, seat: int, presence: Presence, now: int) -> int:
    """A seat that a guest may hand to a bot: their own, or one for which nobody need wait any more."""
    _require(table, "playing")
    _match(table)
    by = _any_seat(table, guest)
    idle = seat < len(table.seats) and presence.idle(table, seat, now)
    if not idle and (seat >= len(table.seats) or not table.seats[seat].played_by_guest):
        raise Refused("not-now")
    if not idle and seat not in table.held_by(guest):
        raise Refused("not-yours")
    return by


def deciding_seat(table: Table, guest: Guest) -> int:
    """The guest's seat to move; or Illegal."""
    if table.phase in ("over", "closed"):
        raise Illegal("CORE-02")
    turn = table.state.turn
    if turn not in table.seats_of(guest) or table.seats[turn].bot:
        raise Illegal("CORE-01")
    return turn


def advised_seat(table: Table, guest: Guest) -> int:
    """The guest's seat to move, where hints are allowed; or Refused or Illegal."""
    seat = deciding_seat(table, guest)
    if not table.hints:
        raise Refused("no-hints")
    return seat


def note_hint(table: Table, seat: int, now: int) -> None:
    """The others hear once for each decision that somebody asked for a hint."""
    if table.company and table.hinted != (len(table.made), seat):
        table.add(log.Hinted(at=now, seat=seat))


# ---- single commands -----------------------------------------------------------------------------------------------


def _act(table: Table, guest: Guest, raw: list[msgspec.Raw], moves: int, now: int) -> None:
    seat = deciding_seat(table, guest)
    if moves != len(table.made):
        raise Refused("stale")
    actions = read_actions(table, raw)
    foreseen = foresee(table, seat, actions) if len(actions) > 1 or table.lesson or table.task else []  # all of them or none
    if table.lesson and not table.lesson.wants(moves, actions):
        raise Refused("lesson")
    if table.task and table.task.asks_for_best:
        try:
            wrong, actions = table.task.judge(table.playing, believed(table, seat), actions)
        except Unjudged:
            raise Refused("puzzle-unjudged") from None
        if wrong is not None:
            table.add(log.Tried(at=now, seat=seat, **wrong))
            return
    for number, action in enumerate(actions):
        table.play(action, False, now)
        if number + 1 < len(actions) and notice(table.state, seat, table.made[-1].events) != foreseen[number]:
            break  # the seat has learnt what it could not know: that is not taken back, and the rest is decided anew
    table.advance(now)


def _say(table: Table, guest: Guest, text: str | None, phrase: messages.Phrase | None, now: int) -> None:
    if guest.id in table.muted:
        raise Refused("muted")
    spoken = text.strip() or None if text else None
    if bool(spoken) == bool(phrase):
        raise Refused("malformed", problem="say takes either text or phrase")
    seats = table.seats_of(guest)
    seat = next(iter(seats), None)
    name = table.name_for(guest, guest.name)
    if len(table.people(guest.id)) > 1 and seats:  # the player to move has the device
        seat = table.turn if table.turn in seats else seats[0]
        name = str(table.seats[seat].name)
    table.add(log.Said(at=now, seat=seat, name=name, text=spoken, phrase=phrase, guest=guest.id))


def _sit(table: Table, guest: Guest, number: int, sent: str, name: str | None, now: int) -> None:
    _require(table, "gathering")
    if number >= len(table.seats):
        raise Refused("malformed", problem=f"there is no seat {number}")
    seat = table.seats[number]
    if seat.taken or seat.kept_for not in (None, guest.id):
        raise Refused("taken")
    who = name or (seat.kept_name if table.expects_several(guest) else None) or guest.name
    table.add(log.Sat(at=now, seat=number, guest=guest.id, name=table.name_for(guest, who), bytes=sent))


def _fill(table: Table, guest: Guest, number: int, bot: messages.Bot | None, now: int) -> None:
    _require(table, "gathering")
    _host(table, guest)
    if number >= len(table.seats) or table.seats[number].guest:
        raise Refused("taken")
    if bot is not None:
        _known(bot)
    table.add(log.Filled(at=now, seat=number, bot=bot))


def _known(bot: messages.Bot) -> None:
    if not bots.installed(bot):
        raise Refused("unknown-bot", bot=bot)


def _begin(table: Table, now: int) -> None:
    _require(table, "gathering")
    if not all(seat.taken for seat in table.seats):
        raise Refused("seats-open")
    first = table.seal.lot(table.seat_bytes, len(table.seats)) if table.opened.lot else None
    droids = [None if seat.guest else seat.bot for seat in table.seats]
    table.add(log.Began(at=now, first=first, brought=brought(table.game, table.options, droids)))
    table.set_up(now)
    table.advance(now)


def _undo(table: Table, guest: Guest, now: int) -> None:
    _require(table, "playing")
    _match(table)
    _any_seat(table, guest)
    seat = table.latest_decider(table.seats_of(guest))
    if seat is None or table.request:
        raise Refused("not-now")
    if seat != table.free_to_undo():
        table.add(log.Requested(at=now, seat=seat, what="undo"))
        _settle_request(table, now)
    else:
        _go_back(table, seat, table.last_decision(seat) or 0, now)


def _somebody_else(table: Table, guest: Guest, seat: int | None, line: int | None) -> tuple[str, str]:
    """The guest whom the host means, and their name: by a seat, or by a line that was said."""
    _host(table, guest)
    who, name = None, ""
    if seat is not None and line is None and seat < len(table.seats):
        who, name = table.seats[seat].guest, table.seats[seat].name or ""
    elif line is not None and seat is None:
        who = table.voices.get(line)
        name = next((said.name for said in table.lines if said.seq == line and isinstance(said, messages.Said)), "")
    if who is None or who == guest.id or who in table.removed:
        raise Refused("not-now")
    return who, name


def _close(table: Table, guest: Guest, at_once: bool, now: int) -> None:
    _require(table, "gathering", "playing")
    if table.phase == "gathering" or at_once:
        _host(table, guest)
        table.add(log.Closed(at=now, seat=next(iter(table.seats_of(guest)), None), name=table.name_for(guest, guest.name)))
        return
    seat = _any_seat(table, guest)
    if table.request:
        raise Refused("not-now")
    table.add(log.Requested(at=now, seat=seat, what="close"))
    _settle_request(table, now)


def _answer(table: Table, guest: Guest, agree: bool, now: int) -> None:
    _require(table, "playing")
    request = table.request
    withdraws = request is not None and not agree and table.seats[request.seat].guest == guest.id
    if request is None or not (withdraws or guest.id in request.waiting):
        raise Refused("not-now")
    table.add(log.Answered(at=now, seat=request.seat if withdraws else _any_seat(table, guest), agree=agree))
    _settle_request(table, now)


def _settle_request(table: Table, now: int) -> None:
    """Execute a request once everybody has agreed."""
    request = table.request
    if request is None or request.waiting:
        return
    if request.what == "close":
        table.add(log.Closed(at=now, seat=request.seat, name=str(table.seats[request.seat].name)))
    else:
        _go_back(table, request.seat, request.kept, now)


def _go_back(table: Table, seat: int, kept: int, now: int) -> None:
    table.add(log.Undone(at=now, seat=seat, kept=kept))
    table.advance(now)


def _ahead(table: Table, guest: Guest, on: bool, now: int) -> None:
    _require(table, "playing")
    _any_seat(table, guest)
    if table.lesson:  # every window is one to learn from
        raise Refused("not-now")
    for seat in table.seats_of(guest):
        table.add(log.Ahead(at=now, seat=seat, on=on))
    if table.turn in table.seats_of(guest) and passing(table.state) is not None:
        table.advance(now)
