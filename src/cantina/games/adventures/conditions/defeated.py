"""Whether an enemy is defeated."""

from ..kernel.frames import Context
from ..kernel.stack import Engine
from ..language.terms import Token
from ..language.words import Question


class Defeated(Question, frozen=True):
    """A copy of the token is defeated."""

    word = "defeated"
    example = '{ defeated = "quarry" }'

    value: Token

    def holds(self, engine: Engine, context: Context) -> bool:
        return engine.at.defeated[self.value.number] > 0
