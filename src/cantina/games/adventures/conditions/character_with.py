"""Whether a character is at a token."""

from typing import Self

import msgspec

from ..kernel.frames import Context
from ..kernel.selecting import figure_spaces
from ..kernel.stack import Engine
from ..language.terms import Token
from ..language.words import Names, Question


class CharacterWith(Question, frozen=True):
    """A character is on the space of the token."""

    word = "character_with"
    example = '{ character_with = "asset" }'

    value: Token

    def bind(self, names: Names) -> Self:
        return msgspec.structs.replace(self, value=names.token(self.value))

    def holds(self, engine: Engine, context: Context) -> bool:

        standing = figure_spaces(engine)
        return any(space in standing for space in engine.token_at(self.value.number))
