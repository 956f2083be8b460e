"""Whether somebody else is near the target."""

from ..engine.frames import Context
from ..engine.selecting import target
from ..engine.stack import Engine
from ..language.terms import Distance
from ..language.words import Question
from ..tables.codes import NONE


class AllyNearTarget(Question, frozen=True):
    """Another character is within range N of the target."""

    word = "ally_near_target"
    example = "{ ally_near_target = 1 }"
    of_target = True

    value: Distance

    def holds(self, engine: Engine, context: Context) -> bool:

        at, piece = engine.at, target(engine, context)
        return piece != NONE and any(
            figure != context.you and engine.range(at.figure_space[figure], at.piece_space[piece]) <= self.value
            for figure in engine.in_play()
        )
