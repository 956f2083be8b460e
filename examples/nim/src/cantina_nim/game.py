"""Nim: stones lie in heaps; players in turn take some from one heap, and the last stone decides."""

from pathlib import Path
from typing import Annotated, Any, ClassVar, Literal, Self, cast

from msgspec import Meta

from cantina.core import game as core
from cantina.core.action import Action
from cantina.core.event import Event
from cantina.core.game import DEALER, OVER, Prompt, Standing, Turn, read_options
from cantina.core.ledger import Illegal
from cantina.core.source import Source
from cantina.core.state import BaseGame, BaseState

HEAPS = {"small": {"A": 1, "B": 2, "C": 3}, "classic": {"A": 1, "B": 3, "C": 5, "D": 7}}


class Options(core.Options, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What is agreed before the first stone is taken."""

    seats: Annotated[int, Meta(ge=2, le=2)] = 2
    heaps: Literal["small", "classic"] = "classic"
    misere: bool = False  # whoever takes the last stone loses


class Begin(Action, frozen=True, tag="begin"):
    """The dealer draws who begins (NIM-01)."""

    seat: int


class Take(Action, frozen=True, tag="take"):
    """Take stones from a heap (NIM-02)."""

    heap: str
    count: int


class Began(Event, frozen=True, tag="began"):
    """Somebody was drawn to begin."""

    seat: int


class Taken(Event, frozen=True, tag="taken"):
    """Stones went from a heap; so many are left in it."""

    seat: int
    heap: str
    count: int
    left: int


class Decided(Event, frozen=True, tag="decided"):
    """The last stone was taken."""

    seat: int  # who won


class View(core.View, frozen=True, kw_only=True):
    """What everybody sees: nothing is hidden."""

    heaps: dict[str, int]


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


class Nim(BaseGame):
    """Nim for two."""

    id: ClassVar = "nim"
    version: ClassVar = 1
    seats: ClassVar = range(2, 3)
    options: ClassVar[type[core.Options]] = Options
    action: ClassVar[Any] = Begin | Take
    event: ClassVar[Any] = Began | Taken | Decided
    view: ClassVar[type[core.View]] = View
    folder: ClassVar = Path(__file__).parent
    state = State

    @property
    def carries(self) -> frozenset[str]:
        """The ids of the rules that its events and refusals can carry."""
        return frozenset({"NIM-01", "NIM-02", "NIM-03", "NIM-04", "NIM-05", "CORE-01", "CORE-02", "CORE-05"})

    def start(self, options: core.Options | None = None, /, **changes: Any) -> State:
        """The first position."""
        agreed = cast(Options, options or read_options(Options, changes))
        return State(agreed, dict(HEAPS[agreed.heaps]))

    def load(self, options: core.Options, dump: dict[str, Any]) -> State:
        """The position that `State.dump` wrote."""
        return State(cast(Options, options), dict(dump["heaps"]), dump["mover"], dump["winner"])

    def appraise(self, state: core.State, seat: int) -> float:
        """Whoever moves is lost where the sizes of all heaps, added in binary without carrying, come to nothing."""
        position = cast(State, state)
        winners = position.standing().winners
        if winners:
            return 2.0 if seat in winners else -2.0
        nim_sum = 0
        for stones in position.view(seat).heaps.values():
            nim_sum ^= stones
        good_for_mover = nim_sum != 0
        return 1.0 if good_for_mover == (position.turn == seat) else -1.0


GAME = Nim()
