"""Whether a character is at a token."""

from ..kernel.frames import Context
from ..kernel.selecting import figure_spaces
from ..kernel.stack import Engine
from ..language.terms import Token
from ..language.words import Question


class CharacterWith(Question, frozen=True):
    """A character is on the space of the token."""

    word = "character_with"
    example = '{ character_with = "asset" }'

    value: Token

    def shared(self, engine: Engine) -> set[int]:
        """The spaces on which both are."""
        return figure_spaces(engine).intersection(engine.token_at(self.value.number))

    def holds(self, engine: Engine, context: Context) -> bool:
        return bool(self.shared(engine))
