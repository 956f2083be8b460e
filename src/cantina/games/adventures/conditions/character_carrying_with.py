"""Whether something was carried to something."""

from ..kernel.frames import Context
from ..kernel.selecting import carriers
from ..kernel.stack import Engine
from ..language.terms import Token
from ..language.words import Question


class CharacterCarryingWith(Question, frozen=True):
    """A character carrying one token shares a space with another."""

    word = "character_carrying_with"
    example = '{ character_carrying_with = { carried = "child", token = "ship" } }'

    carried: Token
    token: Token

    def holds(self, engine: Engine, context: Context) -> bool:
        there = engine.token_at(self.token.number)
        return any(engine.at.figure_space[figure] in there for figure in carriers(engine, self.carried.number))
