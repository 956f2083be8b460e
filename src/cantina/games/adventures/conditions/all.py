"""Several conditions at once."""

from ..kernel.frames import Context
from ..kernel.stack import Engine
from .several import Several


class All(Several, frozen=True):
    """All of these hold."""

    word = "all"
    example = '{ all = [{ token_faceup = "well" }, { character_with = "well" }] }'

    def holds(self, engine: Engine, context: Context) -> bool:
        return all(part.holds(engine, context) for part in self.value)
