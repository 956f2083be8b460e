"""Bots: players that see what a seat may see, and nothing else."""

from collections.abc import Callable
from typing import Protocol

from cantina.core.action import Action
from cantina.core.game import State, View
from cantina.core.source import Source


class Position:
    """What a bot gets: the seat's view, what it may do, and positions that could be the real one."""

    def __init__(self, view: View, actions: list[Action], sample: Callable[[Source], State]):
        self.view, self.actions, self.sample = view, actions, sample


def position(state: State, seat: int) -> Position:
    """The position as a seat's bot may see it."""
    return Position(state.view(seat), state.actions(), lambda source: state.redeal(seat, source))


class Bot(Protocol):
    """Somebody who decides."""

    def choose(self, seat: int, position: Position, source: Source, deadline: float | None) -> Action:
        """One of the position's actions; `deadline` is a time.monotonic() to answer by."""
        ...
