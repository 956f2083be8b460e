"""Complication tokens and cards that leave a slot."""

from typing import Literal

from ..kernel.frames import Context, Run
from ..kernel.selecting import slots
from ..kernel.slots import clear
from ..kernel.stack import Engine
from ..language.terms import Amount, SlotChoice
from ..language.words import Word


class Clear(Word, frozen=True, tag="clear"):
    """`n` `complication` tokens, or `any` `n` cards or tokens, leave a slot (MANDO-205)."""

    example = '{ op = "clear", slot = "choose", what = "complication", n = 1 }'

    slot: SlotChoice
    what: Literal["complication", "any"]
    n: Amount

    def could_change(self, engine: Engine, context: Context) -> bool:
        at, cards = engine.at, self.what == "any"
        found = slots(engine, self.slot.number, context.slot)
        return any(at.slot_tokens[slot] or (cards and at.slot_cards[slot]) for slot in found)

    def resolve(self, engine: Engine, run: Run) -> None:
        context = run.context
        clear(engine, context.seat, self.slot.number, self.what == "any", self.n, context.slot)
