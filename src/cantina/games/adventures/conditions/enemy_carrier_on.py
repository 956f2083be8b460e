"""Whether an enemy has brought the child to a space."""

from typing import Self

import msgspec

from ..kernel.frames import Context
from ..kernel.selecting import spaces
from ..kernel.stack import Engine
from ..kernel.tables.codes import NONE
from ..language.terms import SpaceRef
from ..language.words import Names, Question


class EnemyCarrierOn(Question, frozen=True):
    """An enemy carries the child on the space."""

    word = "enemy_carrier_on"
    example = '{ enemy_carrier_on = "star:white" }'
    of_child = True

    value: SpaceRef

    def bind(self, names: Names) -> Self:
        return msgspec.structs.replace(self, value=names.space(self.value))

    def holds(self, engine: Engine, context: Context) -> bool:

        at = engine.at
        return at.child_piece != NONE and at.piece_space[at.child_piece] in spaces(engine, self.value.reference, context)
