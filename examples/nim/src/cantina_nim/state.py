"""Positions of Nim, which play by its rules."""

from typing import Any, Self, cast

from cantina.core.action import Action
from cantina.core.event import Event
from cantina.core.game import DEALER, OVER, Prompt, Standing, Turn
from cantina.core.ledger import Illegal
from cantina.core.source import Source
from cantina.core.state import BaseState

from .actions import Begin, Take
from .events import Began, Decided, Taken
from .options import Options
from .view import View


class State(BaseState):
    """One position: the heaps, who is to take, and who has won."""

    __slots__ = ("_heaps", "_mover", "_winner", "options")

    options: Options

    def __init__(self, options: Options, heaps: dict[str, int], mover: Turn = DEALER, winner: int | None = None):
        self.options, self._heaps, self._mover, self._winner = options, heaps, mover, winner

    @property
    def turn(self) -> Turn:
        """Who is to decide: a seat, DEALER or OVER."""
        return self._mover

    def prompt(self) -> Prompt:
        """What is being decided."""
        return Prompt("begin" if self._mover == DEALER else "over" if self._mover == OVER else "take")

    def actions(self) -> list[Action]:
        """Legal actions of the player to move."""
        if self._mover == DEALER:
            return [Begin(seat) for seat in range(self.options.seats)]
        if self._mover == OVER:
            return []
        return [Take(heap, count) for heap, stones in self._heaps.items() for count in range(1, stones + 1)]

    def _make(self, action: Action) -> list[Event]:
        """Make a move and tell what happened; or raise Illegal and change nothing."""
        if self._mover == OVER:
            raise Illegal("CORE-02")
        if isinstance(action, Begin) != (self._mover == DEALER):
            raise Illegal("CORE-01")
        if isinstance(action, Begin):
            if action.seat not in range(self.options.seats):
                raise Illegal("CORE-05")
            self._mover = action.seat
            return [Began(rule="NIM-01", seat=action.seat)]
        return self._take(cast(Take, action))

    def _take(self, action: Take) -> list[Event]:
        if action.heap not in self._heaps:
            raise Illegal("CORE-05")
        stones = self._heaps[action.heap]
        if action.count < 1:
            raise Illegal("NIM-02")
        if action.count > stones:
            raise Illegal("NIM-03", heap=action.heap, stones=stones)
        taker, other = self._mover, 1 - self._mover
        self._heaps[action.heap] = left = stones - action.count
        events: list[Event] = [Taken(rule="NIM-02", seat=taker, heap=action.heap, count=action.count, left=left)]
        if any(self._heaps.values()):
            self._mover = other
            return events
        self._mover, self._winner = OVER, other if self.options.misere else taker
        return [*events, Decided(rule=self._last(), seat=self._winner)]

    def _last(self) -> str:
        """The rule about the last stone."""
        return "NIM-05" if self.options.misere else "NIM-04"

    def odds(self) -> list[tuple[Action, int]] | None:
        """On the dealer's turn: everybody may begin with the same chance."""
        return [(action, 1) for action in self.actions()] if self._mover == DEALER else None

    def deal(self, source: Source) -> Action:
        """On the dealer's turn: one outcome by its true odds."""
        if self._mover != DEALER:
            raise Illegal("CORE-01")
        return Begin(source.below(self.options.seats))

    def copy(self) -> Self:
        """An independent copy."""
        return type(self)(self.options, dict(self._heaps), self._mover, self._winner)

    def redeal(self, seat: int | None, source: Source) -> Self:  # noqa: ARG002  (nothing is hidden)
        """A copy: every position looks to every seat as it is."""
        return self.copy()

    def view(self, seat: int | None) -> View:
        """The position as a seat sees it."""
        return View(seat=seat, turn=self._mover, prompt=self.prompt(), heaps=dict(self._heaps))

    def standing(self) -> Standing:
        """A point for whoever has won."""
        if self._winner is None:
            return Standing([0, 0], [])
        return Standing([int(seat == self._winner) for seat in (0, 1)], [self._winner], rule=self._last())

    def dump(self) -> dict[str, Any]:
        """The whole position as JSON values."""
        return {"heaps": dict(self._heaps), "mover": self._mover, "winner": self._winner}
