"""What the parts of the HTTP API share: the house, budgets, and who asks."""

from typing import Any

from litestar import Request
from litestar.datastructures import State as AppState

from cantina.server.budgets import address_in
from cantina.server.house import House
from cantina.table.seats import Guest
from cantina.table.table import Refused

AnyRequest = Request[Any, Any, AppState]


def house_of(request: AnyRequest) -> House:
    """The house that a request came to."""
    house: House = request.app.state.house
    return house


def spend(request: AnyRequest, what: str, guest: Guest | None = None) -> None:
    """Charges a budget; Refused where somebody does something too often."""
    house_of(request).budgets.spend(what, guest.id if guest else None, address_in(request.scope))


async def guest_of(request: AnyRequest) -> Guest:
    """The guest of a request's token."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    if scheme.lower() != "bearer":
        raise Refused("unknown-guest")
    return await house_of(request).guests.recognise(token)


async def person_of(request: AnyRequest) -> Guest:
    """The same, where only people may ask."""
    guest = await guest_of(request)
    if guest.program:
        raise Refused("only-people")
    return guest
