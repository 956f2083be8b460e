"""Whether a character carries something."""

from typing import Self

import msgspec

from ..kernel.frames import Context
from ..kernel.selecting import carriers
from ..kernel.stack import Engine
from ..language.terms import Token
from ..language.words import Names, Question


class CarriedByCharacter(Question, frozen=True):
    """A character carries the token, or the child."""

    word = "carried_by_character"
    example = '{ carried_by_character = "child" }'

    value: Token

    def bind(self, names: Names) -> Self:
        return msgspec.structs.replace(self, value=names.token(self.value))

    def holds(self, engine: Engine, context: Context) -> bool:

        return bool(carriers(engine, self.value.number))
