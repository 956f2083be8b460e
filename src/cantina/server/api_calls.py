"""The HTTP API of calls: what brings a guest back to tables of days, and how it is turned off."""

from litestar import delete, get, post, put
from litestar.params import FromPath, JSONBody

from cantina.server.api_parts import AnyRequest, guest_of, house_of, person_of, spend
from cantina.server.messages import CallsSeen, CallWanted, MailAnswer, MailWanted
from cantina.server.pushing import Device
from cantina.table.seats import Guest
from cantina.table.table import Refused


async def _caller(request: AnyRequest) -> Guest:
    guest = await person_of(request)
    spend(request, "calls", guest)
    return guest


async def _seen(request: AnyRequest, guest: Guest) -> CallsSeen:
    calls = house_of(request).calls
    wishes = await calls.wishes(guest.id)
    return CallsSeen(
        key=calls.pusher.public_key,
        devices=[device.id for device in wishes.devices],
        tables=wishes.tables,
        mail_offered=calls.mailer is not None,
        mail=wishes.mail.address if wishes.mail else None,
        mail_confirmed=wishes.mail is not None and wishes.mail.confirmed,
    )


@get("/api/calls")
async def calls_seen(request: AnyRequest) -> CallsSeen:
    """What calls this guest back to tables of days."""
    return await _seen(request, await guest_of(request))


@put("/api/calls/tables/{table:str}")
async def call_from(request: AnyRequest, table: FromPath[str], data: JSONBody[CallWanted]) -> CallsSeen:
    """Be called from a table at which one plays, or no longer."""
    guest, house = await _caller(request), house_of(request)
    if data.on and not (await house.table(table)).held_by(guest):
        raise Refused("not-seated")
    await house.calls.wish(guest.id, table, data.on)
    return await _seen(request, guest)


@post("/api/calls/devices")
async def add_device(request: AnyRequest, data: JSONBody[Device]) -> CallsSeen:
    """Be called at this browser."""
    guest = await _caller(request)
    await house_of(request).calls.add_device(guest.id, data)
    return await _seen(request, guest)


@delete("/api/calls/devices/{device:str}", status_code=200)
async def drop_device(request: AnyRequest, device: FromPath[str]) -> CallsSeen:
    """Be called at that browser no more."""
    guest = await _caller(request)
    await house_of(request).calls.drop_device(guest.id, device)
    return await _seen(request, guest)


@put("/api/calls/mail")
async def call_by_mail(request: AnyRequest, data: JSONBody[MailWanted]) -> CallsSeen:
    """Be called by e-mail, once the address has said yes to a letter."""
    guest = await _caller(request)
    spend(request, "mails", guest)
    await house_of(request).calls.ask_mail(guest.id, data.address, data.language)
    return await _seen(request, guest)


@delete("/api/calls/mail", status_code=200)
async def no_mail(request: AnyRequest) -> CallsSeen:
    """Be called by e-mail no more."""
    guest = await _caller(request)
    await house_of(request).calls.drop_mail(guest.id)
    return await _seen(request, guest)


@post("/api/calls/mail/answer", status_code=204)
async def answer_mail(request: AnyRequest, data: JSONBody[MailAnswer]) -> None:
    """What the link of a letter leads to: more of them, or none."""
    spend(request, "calls")
    await house_of(request).calls.answer_mail(data.ticket, data.on)


@delete("/api/calls", status_code=200)
async def no_calls(request: AnyRequest) -> CallsSeen:
    """Be called by nothing, from nowhere."""
    guest = await _caller(request)
    await house_of(request).calls.forget(guest.id)
    return await _seen(request, guest)


ROUTES = [calls_seen, call_from, add_device, drop_device, call_by_mail, no_mail, answer_mail, no_calls]
