"""The target of an attack."""

from ..kernel.frames import Context
from ..kernel.stack import Engine
from ..kernel.tables.codes import NONE
from .selector import Selector, on_map


class Target(Selector, frozen=True, tag="target"):
    """The target of the action's attack."""

    example = '{ kind = "target" }'

    def found(self, engine: Engine, context: Context) -> list[int]:
        return on_map(engine, [engine.doing(context.action).target]) if context.action != NONE else []
