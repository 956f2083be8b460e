"""Whether the target has damage."""

from ..kernel.frames import Context
from ..kernel.selecting import target
from ..kernel.stack import Engine
from ..kernel.tables.codes import NONE
from ..language.words import Question


class TargetDamaged(Question, frozen=True):
    """The target has damage, or has none."""

    word = "target_damaged"
    example = "{ target_damaged = true }"
    of_target = True

    value: bool

    def holds(self, engine: Engine, context: Context) -> bool:
        piece = target(engine, context)
        return piece != NONE and (engine.at.piece_damage[piece] > 0) == self.value
