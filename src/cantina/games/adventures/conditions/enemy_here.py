"""Whether the action began beside an enemy."""

from ..kernel.frames import Context
from ..kernel.stack import Engine
from ..language.words import Question


class EnemyHere(Question, frozen=True):
    """An enemy was on your space when the action began, or none was."""

    word = "enemy_here"
    example = "{ enemy_here = true }"

    value: bool

    def holds(self, engine: Engine, context: Context) -> bool:
        action = engine.action()
        return action is not None and bool(action.enemy_here) == self.value
