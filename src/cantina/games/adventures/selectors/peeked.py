"""Threats that the action has looked at."""

from ..kernel.frames import Context
from ..kernel.stack import Engine, bits
from ..kernel.tables.codes import NONE
from .selector import Selector, on_map


class Peeked(Selector, frozen=True, tag="peeked"):
    """The threats that were looked at in the action."""

    example = '{ kind = "peeked" }'

    def found(self, engine: Engine, context: Context) -> list[int]:
        return on_map(engine, list(bits(engine.doing(context.action).peeked))) if context.action != NONE else []
