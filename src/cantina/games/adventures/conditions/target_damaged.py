"""Whether the target has damage."""

from ..engine.frames import Context
from ..engine.selecting import target
from ..engine.stack import Engine
from ..language.words import Question
from ..tables.codes import NONE


class TargetDamaged(Question, frozen=True):
    """The target has damage, or has none."""

    word = "target_damaged"
    example = "{ target_damaged = true }"
    of_target = True

    value: bool

    def holds(self, engine: Engine, context: Context) -> bool:

        piece = target(engine, context)
        return piece != NONE and (engine.at.piece_damage[piece] > 0) == self.value
