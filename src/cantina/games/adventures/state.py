"""Positions of Adventures, which play by the rules in `kernel/`."""

from typing import Any, Self

from cantina.core.action import Action
from cantina.core.event import Event
from cantina.core.game import DEALER, Prompt, Standing, Turn
from cantina.core.ledger import Illegal
from cantina.core.source import Source, pick
from cantina.core.state import BaseState

from .kernel.loop import run
from .kernel.record import BETRAYED, LOST, WON, Record
from .kernel.refuse import refusal
from .kernel.stack import Engine
from .kernel.tables.match import Tables
from .options import Options, onward
from .view import View, make_view, prompt_of, winners
from .visibility import redeal


class State(BaseState):
    """One position of a match: a position of integers with the verbs that every game has."""

    __slots__ = ("_at", "_offered", "_tables", "options")

    options: Options

    def __init__(self, options: Options, tables: Tables, at: Record):
        self.options, self._tables, self._at = options, tables, at
        self._offered: list[Action] | None = None

    # ---- deciding --------------------------------------------------------------------------------------------------

    @property
    def turn(self) -> Turn:
        """Who is to decide: a seat, DEALER or OVER."""
        return self._at.asked

    def prompt(self) -> Prompt:
        """What is being decided."""
        return prompt_of(self._at)

    def actions(self) -> list[Action]:
        """Legal actions of the player to move."""
        if self._offered is None:
            self._offered = self._offers()
        return list(self._offered)

    def _offers(self) -> list[Action]:
        at = self._at
        if at.over:
            return []
        if at.asked == DEALER:
            return [action for action, _ in self.odds() or ()]
        return at.stack[-1].offers(Engine(at, self._tables))

    def _make(self, action: Action) -> list[Event]:
        """Make a move and tell what happened; or raise Illegal and change nothing."""
        at = self._at
        offered = self._offered if self._offered is not None else self._offers()
        engine = Engine(at, self._tables)
        if action not in offered:
            raise refusal(engine, action)
        self._offered = None
        at.stack[-1].answer(engine, action)
        run(engine)
        return engine.events

    def odds(self) -> list[tuple[Action, int]] | None:
        """On the dealer's turn: every outcome with its weight."""
        at = self._at
        if at.asked != DEALER:
            return None
        return at.stack[-1].odds(Engine(at, self._tables))

    def deal(self, source: Source) -> Action:
        """On the dealer's turn: one outcome by its true odds."""
        odds = self.odds()
        if not odds:
            raise Illegal("CORE-01")
        self._offered = [action for action, _ in odds]
        return odds[pick(source, [weight for _, weight in odds])][0]

    # ---- copying -----------------------------------------------------------------------------------------------------

    def copy(self) -> Self:
        """An independent copy."""
        other = type(self)(self.options, self._tables, self._at.copy())
        other._offered = self._offered
        return other

    def dump(self) -> dict[str, Any]:
        """The whole position as JSON values."""
        return self._at.dump()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.options == other.options and self.dump() == other.dump()

    def __hash__(self) -> int:
        raise TypeError("a position changes; use a copy's dump")

    # ---- seeing ------------------------------------------------------------------------------------------------------

    def view(self, seat: int | None) -> View:
        """The position as a seat sees it; None is a spectator."""
        return make_view(self._at, self._tables, seat, self.prompt())

    def redeal(self, seat: int | None, source: Source) -> Self:
        """A random position that this seat cannot tell from the real one."""
        return type(self)(self.options, self._tables, redeal(self._at, self._tables, seat, source))

    def standing(self) -> Standing:
        """Who has won: all, none, the loyal players or the traitor."""
        at = self._at
        won = winners(at, self._tables)
        rule = {WON: "MANDO-213", LOST: "MANDO-214", BETRAYED: "MANDO-22"}.get(at.outcome)
        further = onward(self.options) if self.options.campaign and at.over else None
        return Standing([int(seat in won) for seat in range(self.options.seats)], won, False, rule, further)
