"""What was looked at."""

from typing import Literal

from ..kernel.frames import Context
from ..kernel.stack import Engine, bits
from ..kernel.tables.codes import NONE
from ..language.words import Question


class Peeked(Question, frozen=True):
    """The action has looked at an enemy, or at a special token."""

    word = "peeked"
    example = '{ peeked = "enemy" }'

    value: Literal["enemy", "feature"]

    def holds(self, engine: Engine, context: Context) -> bool:
        at, action = engine.at, engine.action()
        seen = [] if action is None else [piece for piece in bits(action.peeked) if at.piece_kind[piece] != NONE]
        return any(engine.tables.token_enemy[at.piece_kind[piece]] == (self.value == "enemy") for piece in seen)
