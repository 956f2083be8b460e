"""Whether a character is alone with a token."""

from typing import Self

import msgspec

from ..kernel.frames import Context
from ..kernel.selecting import figure_spaces
from ..kernel.stack import Engine
from ..language.terms import Token
from ..language.words import Names, Question


class CharacterOnClear(Question, frozen=True):
    """A character is on the space of the token, and no enemy is there."""

    word = "character_on_clear"
    example = '{ character_on_clear = "uplink" }'

    value: Token

    def bind(self, names: Names) -> Self:
        return msgspec.structs.replace(self, value=names.token(self.value))

    def holds(self, engine: Engine, context: Context) -> bool:

        standing = figure_spaces(engine)
        enemies = {engine.at.piece_space[piece] for piece in engine.enemies()}
        return any(space in standing and space not in enemies for space in engine.token_at(self.value.number))
