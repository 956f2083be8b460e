"""One of several conditions."""

from ..kernel.frames import Context
from ..kernel.stack import Engine
from .several import Several


class Any(Several, frozen=True):
    """One of these holds at least."""

    word = "any"
    example = "{ any = [{ six_plus = true }, { events_resolved_ge = 2 }] }"

    def holds(self, engine: Engine, context: Context) -> bool:
        return any(part.holds(engine, context) for part in self.value)
