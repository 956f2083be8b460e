"""How far the target is."""

from ..kernel.frames import Context
from ..kernel.selecting import target
from ..kernel.stack import Engine
from ..kernel.tables.codes import NONE
from ..language.terms import Distance
from ..language.words import Question


class TargetRange(Question, frozen=True):
    """The target is within range N of you."""

    word = "target_range"
    example = "{ target_range = 1 }"
    of_target = True

    value: Distance

    def holds(self, engine: Engine, context: Context) -> bool:

        at, piece = engine.at, target(engine, context)
        return piece != NONE and engine.range(at.figure_space[context.you], at.piece_space[piece]) <= self.value
