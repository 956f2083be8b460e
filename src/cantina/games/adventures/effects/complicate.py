"""Complication tokens that come."""

from typing import Self

import msgspec

from ..kernel.frames import Context, Run
from ..kernel.slots import complicate
from ..kernel.stack import Engine
from ..language.terms import Amount, SlotChoice
from ..language.words import Names, Word


class Complicate(Word, frozen=True, tag="complicate"):
    """`n` complication tokens go to a slot, or to the `lowest`, the `highest` or one you `choose` (MANDO-180)."""

    example = '{ op = "complicate", slot = "lowest", n = 1 }'

    slot: SlotChoice
    n: Amount

    def bind(self, names: Names) -> Self:
        return msgspec.structs.replace(self, slot=names.slot(self.slot))

    def could_change(self, engine: Engine, context: Context) -> bool:
        return True

    def resolve(self, engine: Engine, run: Run) -> None:
        complicate(engine, self.slot.number, self.n, run.context.slot)
