"""How many of a kind are defeated."""

from ..kernel.frames import Context
from ..kernel.stack import Engine
from ..language.terms import Amount, Token
from ..language.words import Question


class DefeatedCount(Question, frozen=True):
    """`n` copies of the token are defeated."""

    word = "defeated_count"
    example = '{ defeated_count = { token = "raider", n = 2 } }'

    token: Token
    n: Amount

    def holds(self, engine: Engine, context: Context) -> bool:
        return engine.at.defeated[self.token.number] >= self.n
