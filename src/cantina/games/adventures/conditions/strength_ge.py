"""How strong the action is."""

from ..kernel.frames import Context
from ..kernel.stack import Engine
from ..language.terms import Amount
from ..language.words import Question


class StrengthAtLeast(Question, frozen=True):
    """The action has strength N or more."""

    word = "strength_ge"
    example = "{ strength_ge = 3 }"

    value: Amount

    def holds(self, engine: Engine, context: Context) -> bool:
        action = engine.action()
        return action is not None and action.strength >= self.value
