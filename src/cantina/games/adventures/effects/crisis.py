"""A crisis."""

from .. import events
from ..kernel.frames import Run
from ..kernel.programs import program
from ..kernel.stack import Engine
from ..kernel.tables.codes import NONE
from ..language.words import Always


class CrisisNow(Always, frozen=True, tag="crisis"):
    """The mission's crisis is resolved (MANDO-146)."""

    example = '{ op = "crisis" }'

    def resolve(self, engine: Engine, run: Run) -> None:
        context = run.context
        slot = engine.tables.slots[context.slot] if context.slot != NONE else None
        engine.change(events.CrisisStruck(slot=slot, rule="MANDO-146"))
        engine.push(program(engine.tables.crisis, context.you, context.seat, slot=context.slot))
