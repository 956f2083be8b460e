"""The threat that was just revealed."""

from ..kernel.frames import Context
from ..kernel.stack import Engine
from .selector import Selector, on_map


class Revealed(Selector, frozen=True, tag="revealed"):
    """The threat whose reveal is being answered."""

    example = '{ kind = "revealed" }'

    def found(self, engine: Engine, context: Context) -> list[int]:
        return on_map(engine, [context.piece])
