"""Forgets a guest: removes their names and words from a table's log; the match stays verifiable."""

import msgspec

from . import log
from .names import GONE
from .table import Table


def without(entries: list[log.AnyEntry], guest: str) -> list[log.AnyEntry]:
    """A log in which a guest has no name and has said nothing."""
    names, bound = _names(entries, guest), _bound(entries)
    held: set[int] = set()
    cleared = list[log.AnyEntry]()
    for entry in entries:
        match entry:
            case log.Opened(host=host, name=name, plans=plans):
                title = "" if host == guest and name in names else name
                plans = [msgspec.structs.replace(plan, name=GONE) if _kept(plan, guest) else plan for plan in plans]
                entry = msgspec.structs.replace(entry, name=title, plans=plans)
            case log.Sat(seat=seat, guest=sitting):
                held.discard(seat)
                if sitting == guest:
                    held.add(seat)
                    entry = msgspec.structs.replace(entry, name=GONE)
            case log.Stood(seat=seat) | log.Filled(seat=seat):
                held.discard(seat)
            case log.Began() if held and entry.bound is None:
                entry = msgspec.structs.replace(entry, bound=bound)
            case log.Said(seat=seat, name=name, guest=speaker):
                older = speaker is None and (seat in held or (seat is None and name in names))
                if speaker == guest or older:
                    entry = msgspec.structs.replace(entry, name=GONE, text=None, phrase=None)
            case log.Closed(seat=seat, name=name):
                if seat in held or (seat is None and name in names):
                    entry = msgspec.structs.replace(entry, name=GONE)
            case log.Removed(guest=meant) | log.Muted(guest=meant) if meant == guest:
                entry = msgspec.structs.replace(entry, name=GONE)
        cleared.append(entry)
    return cleared


def _kept(plan: log.Plan, guest: str) -> bool:
    return plan.kept_for == guest and plan.name is not None


def _names(entries: list[log.AnyEntry], guest: str) -> set[str]:
    """Every name that a guest had at the table."""
    plans = [plan for entry in entries if isinstance(entry, log.Opened) for plan in entry.plans if _kept(plan, guest)]
    named = [
        entry for entry in entries if isinstance(entry, log.Sat | log.Said | log.Removed | log.Muted) and entry.guest == guest
    ]
    return {str(plan.name) for plan in plans} | {entry.name for entry in named}


def _bound(entries: list[log.AnyEntry]) -> str | None:
    """The header hash that the dealing was bound to; names were part of it."""
    began = next((number for number, entry in enumerate(entries, start=1) if isinstance(entry, log.Began)), 0)
    head = Table("", entries[:began]).header if began else None
    return head.hash().hex() if head else None
