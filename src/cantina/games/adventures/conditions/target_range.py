"""How far the target is."""

from ..engine.frames import Context
from ..engine.selecting import target
from ..engine.stack import Engine
from ..language.terms import Distance
from ..language.words import Question
from ..tables.codes import NONE


class TargetRange(Question, frozen=True):
    """The target is within range N of you."""

    word = "target_range"
    example = "{ target_range = 1 }"
    of_target = True

    value: Distance

    def holds(self, engine: Engine, context: Context) -> bool:

        at, piece = engine.at, target(engine, context)
        return piece != NONE and engine.range(at.figure_space[context.you], at.piece_space[piece]) <= self.value
