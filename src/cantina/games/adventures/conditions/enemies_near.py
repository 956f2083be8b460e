"""How many enemies are near a token."""

from ..kernel.frames import Context
from ..kernel.stack import Engine
from ..language.terms import Distance, Token
from ..language.words import Question


class EnemiesNear(Question, frozen=True):
    """At most `max` enemies are within that range of the token."""

    word = "enemies_near"
    example = '{ enemies_near = { token = "asset", within = 1, max = 0 } }'

    token: Token
    within: Distance
    max: Distance

    def holds(self, engine: Engine, context: Context) -> bool:
        at, spaces = engine.at, engine.token_at(self.token.number)
        near = [
            piece
            for piece in engine.enemies()
            if any(engine.range(space, at.piece_space[piece]) <= self.within for space in spaces)
        ]
        return len(near) <= self.max
