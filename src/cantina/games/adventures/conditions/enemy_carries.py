"""Whether an enemy has the child."""

from ..engine.frames import Context
from ..engine.stack import Engine
from ..language.terms import Token
from ..language.words import Question
from ..tables.codes import NONE


class EnemyCarries(Question, frozen=True):
    """An enemy carries the child."""

    word = "enemy_carries"
    example = '{ enemy_carries = "child" }'

    value: Token

    def holds(self, engine: Engine, context: Context) -> bool:

        return engine.at.child_piece != NONE
