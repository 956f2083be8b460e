"""Complication tokens that come."""

from ..kernel.frames import Run
from ..kernel.slots import complicate
from ..kernel.stack import Engine
from ..language.terms import Amount, SlotChoice
from ..language.words import Always


class Complicate(Always, frozen=True, tag="complicate"):
    """`n` complication tokens go to a slot, or to the `lowest`, the `highest` or one you `choose` (MANDO-180)."""

    example = '{ op = "complicate", slot = "lowest", n = 1 }'

    slot: SlotChoice
    n: Amount

    def resolve(self, engine: Engine, run: Run) -> None:
        complicate(engine, self.slot.number, self.n, run.context.slot)
