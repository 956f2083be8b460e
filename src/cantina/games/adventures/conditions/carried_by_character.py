"""Whether a character carries something."""

from ..kernel.frames import Context
from ..kernel.selecting import carriers
from ..kernel.stack import Engine
from ..language.terms import Token
from ..language.words import Question


class CarriedByCharacter(Question, frozen=True):
    """A character carries the token, or the child."""

    word = "carried_by_character"
    example = '{ carried_by_character = "child" }'

    value: Token

    def holds(self, engine: Engine, context: Context) -> bool:
        return bool(carriers(engine, self.value.number))
