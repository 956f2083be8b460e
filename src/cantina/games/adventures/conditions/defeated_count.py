"""How many of a kind are defeated."""

from ..kernel.frames import Context
from ..kernel.stack import Engine
from ..language.terms import Token
from .at_least import AtLeast


class DefeatedCount(AtLeast, frozen=True):
    """`n` copies of the token are defeated."""

    word = "defeated_count"
    example = '{ defeated_count = { token = "raider", n = 2 } }'

    token: Token

    def count(self, engine: Engine, context: Context) -> int:
        return engine.at.defeated[self.token.number]
