"""Whether all characters are near a space."""

from ..kernel.frames import Context
from ..kernel.stack import Engine
from .within import Within


class AllWithin(Within, frozen=True):
    """Every character is within range `n` of the space."""

    word = "all_within"
    example = '{ all_within = { of = "start", n = 1 } }'

    def holds(self, engine: Engine, context: Context) -> bool:
        return self.near(engine, engine.in_play()) == len(engine.in_play())
