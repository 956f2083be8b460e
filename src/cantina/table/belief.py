"""A seat's belief: a position that it cannot tell from the real one. Previews and trials are computed there."""

from collections.abc import Sequence

import msgspec

from cantina.core.action import Action
from cantina.core.event import Event, all_told
from cantina.core.game import DEALER, OVER, State
from cantina.core.ledger import Illegal
from cantina.core.source import Seeded

from .table import Table, passing, unasked

encode = msgspec.json.Encoder().encode


def believed(table: Table, seat: int) -> State:
    """A determinization for a seat: the same one for the same question, and independent of anything hidden."""
    return table.state.redeal(seat, Seeded(len(table.made)))


def foresee(table: Table, seat: int, actions: list[Action]) -> list[bytes]:
    """What the seat expects to see and hear after each action; or Illegal, judged by what it may know."""
    state, noticed = believed(table, seat), []
    for action in actions:
        if state.turn != seat:
            raise Illegal("CORE-01")
        noticed.append(notice(state, seat, state.play(action)))
    return noticed


def follow(state: State, seat: int, actions: Sequence[Action]) -> list[Event]:
    """Plays a seat's actions and what follows if nobody responds, up to the first dealer's move or real decision; or Illegal."""
    events: list[Event] = []
    for action in actions:
        while state.turn not in (seat, DEALER, OVER) and (passed := passing(state)) is not None:
            events += state.play(passed)
        if state.turn != seat:
            raise Illegal("CORE-01")
        events += state.play(action)
    while (follows := unasked(state)) is not None:
        events += state.play(follows)
    return events


def notice(state: State, seat: int, events: list[Event]) -> bytes:
    """Everything that a seat sees and hears after a move."""
    offered = state.actions() if state.turn == seat else []
    return encode((all_told(events, seat), state.view(seat), offered))
