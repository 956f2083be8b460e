"""Calling: whom a table of days calls back, and why. It depends on what everybody at the table knows, and on nothing else."""

from typing import Literal, NamedTuple

from . import log
from .presence import Presence
from .table import Table

Reason = Literal["turn", "over", "closed", "late"]
MOVING = log.Began | log.Moved | log.Undone | log.Taken


class Call(NamedTuple):
    """Somebody is called to a table; `seat` is the one that it is about."""

    guest: str
    reason: Reason
    seat: int


def calls(table: Table, entries: list[log.AnyEntry], presence: Presence) -> list[Call]:
    """Who is called after new entries: those who are to decide and, at the end, all who played; whoever is here sees it."""
    if not table.of_days:
        return []
    if table.phase == "playing" and any(isinstance(entry, MOVING) for entry in entries):
        seat = table.seats[table.turn] if table.turn >= 0 else None
        if seat and seat.guest and seat.played_by_guest and not seat.skipped and not presence.here(seat.guest):
            return [Call(seat.guest, "turn", table.turn)]
    elif table.phase in ("over", "closed") and any(isinstance(entry, log.Moved | log.Closed) for entry in entries):
        reason: Reason = "over" if table.phase == "over" else "closed"
        return [Call(guest, reason, seat) for guest, seat in _people(table).items() if not presence.here(guest)]
    return []


def called_for_late(table: Table) -> list[Call]:
    """Those who may go on without somebody whose days are out."""
    if not table.of_days or table.turn < 0:
        return []
    late = table.seats[table.turn].guest
    return [Call(guest, "late", table.turn) for guest in _people(table) if guest != late]


def _people(table: Table) -> dict[str, int]:
    """The guests at a table, each with their first seat."""
    return {seat.guest: number for number, seat in reversed(list(enumerate(table.seats))) if seat.guest}
