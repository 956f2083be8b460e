"""What a seat may believe: a position that it cannot tell from the real one. Whatever is refused or foreseen is found there."""

import msgspec

from cantina.core.action import Action
from cantina.core.event import Event, all_told
from cantina.core.game import State
from cantina.core.ledger import Illegal
from cantina.core.source import Seeded

from .table import Table

encode = msgspec.json.Encoder().encode


def believed(table: Table, seat: int) -> State:
    """The position as a seat may take it to be: the same one for the same question, since nothing hidden goes into it."""
    return table.state.redeal(seat, Seeded(len(table.made)))


def foresee(table: Table, seat: int, actions: list[Action]) -> list[bytes]:
    """What the seat expects to notice of each of its actions; or Illegal, by what it may know."""
    state, noticed = believed(table, seat), []
    for action in actions:
        if state.turn != seat:
            raise Illegal("CORE-01")
        noticed.append(notice(state, seat, state.play(action)))
    return noticed


def notice(state: State, seat: int, events: list[Event]) -> bytes:
    """Everything that a seat hears and sees after a move."""
    offered = state.actions() if state.turn == seat else []
    return encode((all_told(events, seat), state.view(seat), offered))
