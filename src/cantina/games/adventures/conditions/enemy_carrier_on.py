"""Whether an enemy has brought the child to a space."""

from ..kernel.stack import Engine
from ..kernel.tables.codes import NONE
from .on_space import OnSpace


class EnemyCarrierOn(OnSpace, frozen=True):
    """An enemy carries the child on the space."""

    word = "enemy_carrier_on"
    example = '{ enemy_carrier_on = "star:white" }'
    of_child = True

    def where(self, engine: Engine) -> int:
        at = engine.at
        return at.piece_space[at.child_piece] if at.child_piece != NONE else NONE
