"""Whether somebody else is near the target."""

from ..kernel.frames import Context
from ..kernel.selecting import target
from ..kernel.stack import Engine
from ..kernel.tables.codes import NONE
from ..language.terms import Distance
from ..language.words import Question


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
