"""Scenes: a match played by script through the public protocol, which remembers the rules it saw applied."""

from collections.abc import Iterable
from contextvars import ContextVar
from typing import Any

from cantina.core.action import Action
from cantina.core.event import Event
from cantina.core.game import Game, Turn
from cantina.core.ledger import Illegal

_witnessed: ContextVar[set[str] | None] = ContextVar("witnessed", default=None)


def witness(rules: Iterable[str]) -> None:
    """Note that the running test saw these rules carried by events or refusals."""
    seen = _witnessed.get()
    if seen is not None:
        seen.update(rules)


class Scene:
    """A match with a scripted dealer: every move is said in its text form."""

    def __init__(self, game: Game, **options: Any):
        self.game = game
        self.state = game.start(**options)
        self.events: list[Event] = []  # of the latest move

    @property
    def turn(self) -> Turn:
        """Who is to decide."""
        return self.state.turn

    def play(self, *moves: str | Action) -> list[Event]:
        """Make moves; returns the events of all of them, which are also those of `events` until the next call."""
        self.events = []
        for move in moves:
            self.events += self.state.play(move)
        witness(event.rule for event in self.events)
        return self.events

    def refused(self, move: str | Action) -> str:
        """The rule that forbids a move; the position stays as it was."""
        before = self.state.dump()
        try:
            self.state.play(move)
        except Illegal as refusal:
            assert self.state.dump() == before, "a refused action changed the position"
            witness([refusal.rule])
            return refusal.rule
        raise AssertionError(f"{move} was not refused")

    def happened(self, kind: type[Any]) -> list[Any]:
        """The latest events of one kind."""
        return [event for event in self.events if isinstance(event, kind)]
