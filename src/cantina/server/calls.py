"""Calls: brings guests back to tables of days, by Web Push and by e-mail; those who asked for it, as long as they want."""

import asyncio
import logging
import time
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

import msgspec
import sqlalchemy as sql

from cantina.core.ledger import LANGUAGES, Language
from cantina.core.texts import Texts, texts
from cantina.server import limits
from cantina.server.mailing import Mailer
from cantina.server.pushing import Device, Pusher
from cantina.server.schema import CALLS, DEVICES, MAILS
from cantina.server.storage import Storage
from cantina.table.calling import Call
from cantina.table.table import Refused, Table

LOGGER = logging.getLogger(__name__)
HERE = Path(__file__).parent / "texts"

_guest: sql.BindParameter[str] = sql.bindparam("gone")
ADD_DEVICE, ADD_CALL, ADD_MAIL = sql.insert(DEVICES), sql.insert(CALLS), sql.insert(MAILS)
DROP_DEVICE = sql.delete(DEVICES).where(DEVICES.c.id == sql.bindparam("device"))
DROP_CALL = sql.delete(CALLS).where(CALLS.c.guest == _guest, CALLS.c.table_id == sql.bindparam("table"))
DROP_DEVICES, DROP_CALLS, DROP_MAIL = (sql.delete(kept).where(kept.c.guest == _guest) for kept in (DEVICES, CALLS, MAILS))
CONFIRM = sql.update(MAILS).where(MAILS.c.guest == _guest, MAILS.c.address == sql.bindparam("to")).values(confirmed=True)


class Mailbox(msgspec.Struct, frozen=True):
    """Where e-mail reaches a guest, and in which language."""

    address: str
    language: Language
    confirmed: bool


class Wishes(msgspec.Struct, frozen=True):
    """What a guest wants to be called by."""

    devices: list[Device]
    tables: list[str]
    mail: Mailbox | None


class Calls:
    """Keeps what guests wish for, and calls them."""

    def __init__(self, storage: Storage, pusher: Pusher, mailer: Mailer | None):
        self._storage, self.pusher, self.mailer = storage, pusher, mailer
        self._free = asyncio.Semaphore(limits.PUSHES)
        self._under_way: set[asyncio.Task[None]] = set()

    async def close(self) -> None:
        """Stops calling; what waits is dropped."""
        for task in self._under_way:
            task.cancel()
        await asyncio.gather(*self._under_way, return_exceptions=True)

    # ---- wishes ----------------------------------------------------------------------------------------------------

    async def wishes(self, guest: str) -> Wishes:
        """What a guest wishes."""
        read, decode = self._storage.read, msgspec.json.Decoder(Device).decode
        devices = await read(sql.select(DEVICES.c.body).where(DEVICES.c.guest == guest).order_by(DEVICES.c.at))
        tables = await read(sql.select(CALLS.c.table_id).where(CALLS.c.guest == guest))
        mails = await read(sql.select(MAILS.c.address, MAILS.c.language, MAILS.c.confirmed).where(MAILS.c.guest == guest))
        boxes = [Mailbox(*row) for row in mails]
        return Wishes([decode(body) for (body,) in devices], [id_ for (id_,) in tables], boxes[0] if boxes else None)

    async def add_device(self, guest: str, device: Device) -> None:
        """A browser to be called at; the oldest of too many goes."""
        self.pusher.check(device)
        before = [each for each in (await self.wishes(guest)).devices if each.id != device.id]
        surplus = before[: max(0, len(before) - limits.DEVICES + 1)]
        row = {"id": device.id, "guest": guest, "body": msgspec.json.encode(device), "at": time.time()}
        await self._write((DROP_DEVICE, [{"device": each.id} for each in (device, *surplus)]), (ADD_DEVICE, [row]))

    async def drop_device(self, guest: str, id_: str) -> None:
        """A browser is called no more."""
        if any(each.id == id_ for each in (await self.wishes(guest)).devices):
            await self._write((DROP_DEVICE, [{"device": id_}]))

    async def wish(self, guest: str, table: str, on: bool) -> None:
        """Whether a guest is called from a table."""
        drop = DROP_CALL, [{"gone": guest, "table": table}]
        if not on:
            return await self._write(drop)
        if len((await self.wishes(guest)).tables) >= limits.CALLED_FROM:
            raise Refused("too-many-calls", most=limits.CALLED_FROM)
        return await self._write(drop, (ADD_CALL, [{"guest": guest, "table_id": table}]))

    async def sign_out(self, guest: str) -> None:
        """No device of a guest is called any more: one of them may be lost."""
        await self._write((DROP_DEVICES, [{"gone": guest}]))

    async def forget(self, guest: str) -> None:
        """A guest is called nowhere, by nothing."""
        await self._write(*((statement, [{"gone": guest}]) for statement in (DROP_DEVICES, DROP_CALLS, DROP_MAIL)))

    async def _write(self, *writings: tuple[Any, list[dict[str, Any]]]) -> None:
        await asyncio.gather(*(self._storage.write(statement, rows) for statement, rows in writings))

    # ---- e-mail ----------------------------------------------------------------------------------------------------

    async def ask_mail(self, guest: str, address: str, language: Language) -> None:
        """Asks at an address whether it may be written to; until then it is not."""
        if self.mailer is None:
            raise Refused("no-mail")
        row = {"guest": guest, "address": address, "language": language, "confirmed": False}
        await self._write((DROP_MAIL, [{"gone": guest}]), (ADD_MAIL, [row]))
        link, said = self.mailer.link(guest, address), texts(language, HERE)
        body = [said.say("mail-confirm", link=link), said.say("mail-confirm-else")]
        await self.mailer.send(address, said.say("mail-confirm-subject"), body, link)

    async def answer_mail(self, ticket: str, on: bool) -> None:
        """Somebody has opened the link of a letter: it may, or must not, be written to them."""
        guest, address = self.mailer.read(ticket) if self.mailer else ("", "")
        box = (await self.wishes(guest)).mail
        if box is None or box.address != address:
            raise Refused("unknown-ticket")
        await self._write((CONFIRM, [{"gone": guest, "to": address}]) if on else (DROP_MAIL, [{"gone": guest}]))

    async def drop_mail(self, guest: str) -> None:
        """No more e-mail to a guest."""
        await self._write((DROP_MAIL, [{"gone": guest}]))

    # ---- calling ---------------------------------------------------------------------------------------------------

    def call(self, table: Table, calls: list[Call]) -> None:
        """Calls guests back to a table, those who wish it; nobody waits for it."""
        for each in calls:
            if len(self._under_way) >= limits.WAITING:
                LOGGER.warning("too many calls wait; one is dropped", extra={"table": table.id})
                continue
            said = {language: message(table, each, language) for language in LANGUAGES}
            self._begin(self._call(table.id, each, said))

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._under_way.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._under_way.discard(task)
        if not task.cancelled() and (error := task.exception()):
            LOGGER.error("a call was lost", exc_info=error)

    async def _call(self, table: str, call: Call, said: dict[Language, dict[str, str]]) -> None:
        wishes = await self.wishes(call.guest)
        if table not in wishes.tables:
            return
        cards = await self._storage.cards_of(call.guest)
        waiting = sum(card.awaits(call.guest) for card in cards)
        for device in wishes.devices:
            self._begin(self._push(device, said[device.language] | {"waiting": waiting}, table))
        if self.mailer and wishes.mail and wishes.mail.confirmed:
            letter, language = said[wishes.mail.language], wishes.mail.language
            await self.mailer.call(call.guest, wishes.mail.address, letter, texts(language, HERE))

    async def _push(self, device: Device, message: dict[str, Any], table: str) -> None:
        for pause in (*limits.AGAIN, None):
            async with self._free:
                outcome = await self.pusher.push(device, message, table)
            if outcome == "gone":
                await self._write((DROP_DEVICE, [{"device": device.id}]))
            if outcome != "again" or pause is None:
                return
            await asyncio.sleep(pause)


def message(table: Table, call: Call, language: Language) -> dict[str, str]:
    """A call in words. It is made of what the lobby shows, never of a position: nothing hidden can be in it."""
    said = texts(language, HERE)
    game = texts(language, table.game.folder / "texts").say("title")
    people = [seat.name for seat in table.seats if seat.name and seat.guest != call.guest]
    key = f"call-{call.reason}"
    if call.reason == "turn" and people:
        key = "call-turn-with"
    words = said.say(key, others=_listed(said, people), seat=table.seats[call.seat].name or "")
    return {"title": game, "body": words, "path": f"/table/{table.id}"}


def _listed(said: Texts, names: list[str]) -> str:
    if len(names) < 2:
        return "".join(names)
    return said.say("joined", before=", ".join(names[:-1]), last=names[-1])
