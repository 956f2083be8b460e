"""More actions in a turn."""

from ..kernel.acting import Extra
from ..kernel.frames import Context, Run
from ..kernel.stack import Engine
from ..language.terms import Amount
from ..language.words import Word


class ExtraAction(Word, frozen=True, tag="extra_action"):
    """`n` actions more in this turn, each with another card under another slot (MANDO-125)."""

    example = '{ op = "extra_action", n = 1 }'

    n: Amount

    def could_change(self, engine: Engine, context: Context) -> bool:
        return bool(engine.at.hands[context.seat]) and engine.at.used_slots + 1 < 1 << len(engine.tables.slots)

    def resolve(self, engine: Engine, run: Run) -> None:
        engine.push(Extra(self.n))
