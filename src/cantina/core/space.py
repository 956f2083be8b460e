"""Action spaces: every action of a match by a number that stays the same, and masks of what may be done.

A number means the same in every match of the same game and content. What asks for numbers of its own, as a throw does, has one
number, and its spans stand beside it.
"""

from typing import Any, Protocol, Self, cast, runtime_checkable

import numpy as np
import numpy.typing as npt

from cantina.core.action import Action, middle
from cantina.core.game import State
from cantina.core.ledger import Illegal, Language, Ledger, core_ledger
from cantina.core.rule_numbers import RuleNumbers

Mask = npt.NDArray[np.bool_]
Row = npt.NDArray[np.int16]


class ActionSpace(Protocol):
    """The numbers of a match's actions; those of the dealer have none."""

    size: int

    def number(self, state: State, action: Action) -> int:
        """The number of a legal action of the seat to decide."""
        ...

    def action(self, state: State, number: int) -> Action:
        """The action that a number stands for, with spans where it asks for numbers; Illegal where it is not allowed."""
        ...

    def legal(self, state: State) -> list[int]:
        """The numbers of what may be done, in the order of `State.actions`."""
        ...


def mask_of(space: ActionSpace, state: State) -> Mask:
    """What may be done: an entry for every number."""
    mask = np.zeros(space.size, np.bool_)
    mask[space.legal(state)] = True
    return mask


@runtime_checkable
class HasActionSpace(Protocol):
    """A game whose actions have numbers, and whose positions can be seen as rows of numbers."""

    def action_space(self, state: State) -> ActionSpace:
        """The numbers of the actions in a position's match."""
        ...

    def encode(self, state: State, seat: int) -> Row:
        """What a seat sees of a position, as a row of numbers of the same length in the whole match."""
        ...


class IllegalNumber(Illegal):
    """A refused number: what the action would have been is not known, so the rule itself says why."""

    def __init__(self, rule: str, ledger: Ledger):
        super().__init__(rule)
        self._ledger = ledger

    def said(self, language: Language) -> str:
        """The rule that forbids it."""
        entry = next(entry for entry in (*self._ledger, *core_ledger()) if entry.id == self.rule)
        return f"{entry.cs if language == 'cs' else entry.en} ({self.rule})"


class CompiledSpace:
    """The numbers of actions in a game with a kernel; the kernel knows them (`kernel/encoding.py`)."""

    def __init__(self, encoding: Any, batch: Any, rules: RuleNumbers, ledger: Ledger):
        self.size: int = encoding.SIZE
        self._batch, self._rules, self._ledger = batch, rules, ledger

    def __deepcopy__(self, _: Any) -> Self:
        """It never changes."""
        return self

    def number(self, state: State, action: Action) -> int:
        """The number of a legal action."""
        position = cast(Any, state)
        return cast(int, self._batch.number(position._record, position._setup, position._code(middle(action))))

    def action(self, state: State, number: int) -> Action:
        """The action that a number stands for; Illegal, with its rule, where it is not allowed."""
        position = cast(Any, state)
        code = self._batch.code(position._record, position._setup, number)
        if code < 0:
            raise self.refusal(-code)
        return cast(Action, position._decode(code))

    def refusal(self, rule: int) -> IllegalNumber:
        """What is raised where the kernel's rule of that number forbids something."""
        return IllegalNumber(self._rules[rule], self._ledger)

    def legal(self, state: State) -> list[int]:
        """The numbers of what may be done."""
        position = cast(Any, state)
        return [self._batch.number(position._record, position._setup, code) for code in position._codes()]
