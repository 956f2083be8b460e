"""The enemy that has attacked."""

from ..kernel.frames import Context
from ..kernel.stack import Engine
from .selector import Selector, on_map


class Attacker(Selector, frozen=True, tag="attacker"):
    """The enemy whose attack is being answered."""

    example = '{ kind = "attacker" }'

    def found(self, engine: Engine, context: Context) -> list[int]:
        return on_map(engine, [context.piece])
