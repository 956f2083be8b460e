"""What the parts of the HTTP API share: the house, budgets, who asks, and tables on cards."""

import asyncio
from collections.abc import Callable
from typing import Any, TypeVar

from litestar import Request
from litestar.datastructures import State as AppState

from cantina.core.game import OVER
from cantina.server.budgets import address_in
from cantina.server.cards import Card
from cantina.server.house import House
from cantina.server.messages import TableCard
from cantina.table.seats import Guest
from cantina.table.table import Refused

AnyRequest = Request[Any, Any, AppState]
T = TypeVar("T")


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


async def in_turn(request: AnyRequest, work: Callable[..., T], *arguments: Any) -> T:
    """Runs a function in a thread, one at a time and fairly over the addresses, so that the event loop gets its turns."""
    async with house_of(request).threads.of(address_in(request.scope)):
        return await asyncio.to_thread(work, *arguments)


def table_card(card: Card, guest: Guest, going: int | None = None) -> TableCard:
    """A table as it is listed for a guest."""
    holders = [seat.guest for seat in card.seats]
    return TableCard(
        id=card.id,
        name=card.name,
        game=card.game,
        phase=card.phase,
        seats=[seat.name or seat.bot for seat in card.seats],
        mine=guest.id in holders,
        your_turn=card.awaits(guest.id),
        updated=card.updated,
        lesson=card.lesson,
        chapter=card.chapter,
        days=card.days,
        going=going,
        own=[seat for seat, holder in enumerate(holders) if holder == guest.id],
        turn=card.turn if card.phase == "playing" else OVER,
        scores=card.scores,
        winners=card.winners,
        plays=card.plays,
    )
