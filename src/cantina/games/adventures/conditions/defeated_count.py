"""How many of a kind are defeated."""

from typing import Self

import msgspec

from ..kernel.frames import Context
from ..kernel.stack import Engine
from ..language.terms import Amount, Token
from ..language.words import Names, Question


class DefeatedCount(Question, frozen=True):
    """`n` copies of the token are defeated."""

    word = "defeated_count"
    example = '{ defeated_count = { token = "raider", n = 2 } }'

    token: Token
    n: Amount

    def bind(self, names: Names) -> Self:
        return msgspec.structs.replace(self, token=names.token(self.token))

    def holds(self, engine: Engine, context: Context) -> bool:

        return engine.at.defeated[self.token.number] >= self.n
