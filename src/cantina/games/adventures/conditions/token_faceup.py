"""Whether a token lies face up."""

from ..kernel.frames import Context
from ..kernel.stack import Engine
from ..language.terms import Token
from ..language.words import Question


class TokenFaceUp(Question, frozen=True):
    """The token is on the map face up, or is carried."""

    word = "token_faceup"
    example = '{ token_faceup = "asset" }'

    value: Token

    def holds(self, engine: Engine, context: Context) -> bool:
        return bool(engine.token_at(self.value.number))
