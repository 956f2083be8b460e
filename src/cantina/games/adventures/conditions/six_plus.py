"""Whether a slot brings a crisis."""

from ..kernel.frames import Context
from ..kernel.stack import Engine
from ..kernel.tables.codes import NONE
from ..kernel.trouble import Trouble
from ..language.words import Question


class SixPlus(Question, frozen=True):
    """The slot being resolved has strength 6 or more, or by a house rule had it at its check (MANDO-R-81)."""

    word = "six_plus"
    example = "{ six_plus = true }"

    value: bool

    def holds(self, engine: Engine, context: Context) -> bool:
        return self._six_plus(engine, context.slot) == self.value

    def _six_plus(self, engine: Engine, slot: int) -> bool:
        """No slot has none, and a tactical skill counts 5."""
        if slot == NONE:
            return False
        if engine.tables.agreed.frozen_six:
            return any(isinstance(frame, Trouble) and frame.six for frame in engine.at.stack)
        return engine.strength(slot) >= 6
