"""More strength for an action."""

from typing import Self

import msgspec

from .. import events
from ..conditions import Condition
from ..kernel.frames import Run
from ..kernel.stack import Engine
from ..language.terms import Amount, SlotName
from ..language.words import Names
from .changing import ActionChange, doing


class Boost(ActionChange, frozen=True, tag="boost"):
    """The action (of `slot`, where a lasting rule says it) has `n` more strength (MANDO-R-19)."""

    example = '{ op = "boost", n = 1, if = { target_range = 1 } }'

    n: Amount
    if_: Condition | None = None
    slot: SlotName | None = None

    def bind(self, names: Names) -> Self:
        return self if self.if_ is None else msgspec.structs.replace(self, if_=names.waiting(self.if_))

    def resolve(self, engine: Engine, run: Run) -> None:
        action = doing(engine, run.context)
        if action is None:
            return
        if self.if_ is not None:
            if self.if_.of_target:
                number = next(place for place, kept in enumerate(engine.tables.conditions) if kept is self.if_)
                action.boosts = (*action.boosts, (number, self.n))
                return
            if not self.if_.holds(engine, run.context):
                return
        action.strength += self.n
        name, slot = engine.figure_name(action.figure), engine.tables.slots[action.slot]
        engine.change(events.Strengthened(figure=name, slot=slot, by=self.n, rule="MANDO-R-19"))

    def lasting(self) -> tuple[int, int]:
        return self.n, 0
