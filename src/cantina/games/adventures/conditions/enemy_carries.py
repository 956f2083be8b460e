"""Whether an enemy has the child."""

from ..kernel.frames import Context
from ..kernel.stack import Engine
from ..kernel.tables.codes import NONE
from ..language.terms import Token
from ..language.words import Question


class EnemyCarries(Question, frozen=True):
    """An enemy carries the child."""

    word = "enemy_carries"
    example = '{ enemy_carries = "child" }'

    value: Token

    def holds(self, engine: Engine, context: Context) -> bool:
        return engine.at.child_piece != NONE
