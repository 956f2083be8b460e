"""A crisis."""

from .. import events
from ..engine.frames import Context, Run
from ..engine.programs import program
from ..engine.stack import Engine
from ..language.words import Word
from ..tables.codes import NONE


class CrisisNow(Word, frozen=True, tag="crisis"):
    """The mission's crisis is resolved (MANDO-146)."""

    example = '{ op = "crisis" }'

    def could_change(self, engine: Engine, context: Context) -> bool:
        return True

    def resolve(self, engine: Engine, run: Run) -> None:
        context = run.context
        slot = engine.tables.slots[context.slot] if context.slot != NONE else None
        engine.change(events.CrisisStruck(slot=slot, rule="MANDO-146"))
        engine.push(program(engine.tables.crisis, context.you, context.seat, slot=context.slot))
