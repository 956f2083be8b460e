"""Clubs in the database: read anew whenever somebody asks, so that every process sees the same; changed entry by entry."""

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import msgspec
import sqlalchemy as sql

from cantina.server import limits
from cantina.server.club import AnyEntry, Club, Founded, Left, decode, encode
from cantina.server.ladder import Result, Seated, result_of
from cantina.server.schema import CLUB_TABLES, CLUBS, MEMBERS, add
from cantina.server.storage import Storage
from cantina.table.names import GONE
from cantina.table.room import clock
from cantina.table.seats import Guest
from cantina.table.table import Refused, Table

LOGGER = logging.getLogger(__name__)
ADD_ENTRY, ADD_MEMBER = sql.insert(CLUBS), add(MEMBERS)
DROP_MEMBER = sql.delete(MEMBERS).where(MEMBERS.c.guest == sql.bindparam("gone"), MEMBERS.c.club_id == sql.bindparam("left"))
DROP_CLUB = [sql.delete(kept).where(kept.c.club_id == sql.bindparam("gone")) for kept in (CLUBS, MEMBERS, CLUB_TABLES)]
_table = CLUB_TABLES.c.table_id == sql.bindparam("table")
SET_RESULT = sql.update(CLUB_TABLES).where(_table).values(at=sql.bindparam("over"), result=sql.bindparam("came_to"))
TRIES = 10  # to add an entry, where others add theirs at the same moment


@dataclass(frozen=True)
class Kept:
    """A club as it is kept: the results of its tables from the first on, and its tables that have none yet."""

    id: str
    club: Club
    results: dict[str, Result]
    unfinished: list[str]


class Clubs:
    """All clubs of a database."""

    def __init__(self, storage: Storage):
        self._storage = storage

    # ---- reading -------------------------------------------------------------------------------------------------------

    async def read(self, id_: str) -> Kept:
        """A club; Refused where there is none."""
        club = await self._club(id_)
        columns = CLUB_TABLES.c.table_id, CLUB_TABLES.c.result
        latest = sql.select(*columns).where(CLUB_TABLES.c.club_id == id_).order_by(CLUB_TABLES.c.at.desc())
        rows = await self._storage.read(latest.limit(limits.COUNTED))
        results = {table: result for table, body in reversed(rows) if body and (result := _read_result(table, body))}
        return Kept(id_, club, results, [table for table, result in rows if not result])

    async def _club(self, id_: str) -> Club:
        rows = await self._storage.read(sql.select(CLUBS.c.body).where(CLUBS.c.club_id == id_).order_by(CLUBS.c.seq))
        if not rows:
            raise Refused("unknown-club")
        try:
            return Club(decode(body) for (body,) in rows)
        except (msgspec.DecodeError, UnicodeDecodeError, TypeError) as problem:
            LOGGER.error("club %s is damaged: %s", id_, problem)
            raise Refused("unknown-club") from None

    async def of(self, guest: str) -> dict[str, Club]:
        """The clubs of a guest."""
        rows = await self._storage.read(sql.select(MEMBERS.c.club_id).where(MEMBERS.c.guest == guest))
        found = dict[str, Club]()
        for (id_,) in rows:
            with contextlib.suppress(Refused):  # a damaged one does not hide the others
                found[id_] = await self._club(id_)
        return {id_: club for id_, club in found.items() if guest in club.members}

    # ---- changing ------------------------------------------------------------------------------------------------------

    async def found(self, guest: Guest, name: str) -> str:
        """A new club."""
        await self._check_room(guest)
        id_ = secrets.token_urlsafe(9)
        await self._append(id_, Club(), [Founded(at=clock(), guest=guest.id, name=name)])
        return id_

    async def join(self, id_: str, guest: Guest) -> None:
        """Somebody comes in by the link."""
        if guest.id not in (await self._club(id_)).members:
            await self._check_room(guest)
            await self.change(id_, lambda kept: kept.club.join(guest.id, clock()))

    async def _check_room(self, guest: Guest) -> None:
        if len(await self.of(guest.id)) >= limits.CLUBS_OF:
            raise Refused("too-many-clubs", most=limits.CLUBS_OF)

    async def change(self, id_: str, verb: Callable[[Kept], list[AnyEntry]]) -> Kept:
        """Something happens in a club. Its number in the log is the fence: of two at the same moment, the second looks again."""
        for _ in range(TRIES):
            kept = await self.read(id_)
            try:
                await self._append(id_, kept.club, verb(kept))
            except sql.exc.IntegrityError:
                continue
            return kept
        raise Refused("not-ready")

    async def _append(self, id_: str, club: Club, entries: list[AnyEntry]) -> None:
        before, first = set(club.members), club.seq + 1
        for entry in entries:
            club.fold(entry)
        rows = [{"club_id": id_, "seq": first + number, "body": encode(entry)} for number, entry in enumerate(entries)]
        came, went = set(club.members) - before, before - set(club.members)
        await asyncio.gather(  # in one commit
            self._storage.write(ADD_ENTRY, rows),
            self._storage.write(ADD_MEMBER, [{"guest": guest, "club_id": id_} for guest in came]),
            self._storage.write(DROP_MEMBER, [{"gone": guest, "left": id_} for guest in went]),
        )
        if not club.members:  # nobody could ever look at it again
            await asyncio.gather(*(self._storage.write(statement, [{"gone": id_}]) for statement in DROP_CLUB))

    # ---- results -------------------------------------------------------------------------------------------------------

    async def note(self, table: Table) -> Result:
        """Keeps the result of a club's match that is over."""
        result = result_of(table, clock())
        await self._keep(result)
        return result

    async def _keep(self, result: Result) -> None:
        row = {"table": result.table, "over": result.at, "came_to": msgspec.json.encode(result)}
        await self._storage.write(SET_RESULT, [row])

    # ---- forgetting ----------------------------------------------------------------------------------------------------

    async def forget(self, guest: str) -> None:
        """A guest leaves their clubs, and has no name in what is kept of their matches."""
        for id_ in await self.of(guest):
            await self.change(id_, lambda kept: [Left(at=clock(), guest=guest)] if guest in kept.club.members else [])
        rows: list[Any] = await self._storage.read(
            sql.select(CLUB_TABLES.c.result).where(self._storage.names(CLUB_TABLES.c.result, guest))
        )
        for (body,) in rows:
            if (result := _read_result("", body)) is None:
                continue
            seats = [Seated(GONE, seat.guest, seat.bot) if seat.guest == guest else seat for seat in result.seats]
            await self._keep(msgspec.structs.replace(result, seats=seats))


def _read_result(table: str, body: Any) -> Result | None:
    """A result; None for a damaged one, which must not hide all others."""
    try:
        return msgspec.json.decode(body, type=Result)
    except (msgspec.DecodeError, UnicodeDecodeError, TypeError) as problem:
        LOGGER.error("the result of table %s is damaged: %s", table, problem, extra={"table": table})
        return None
