"""How many events a turn brought."""

from ..kernel.frames import Context
from ..kernel.stack import Engine
from ..language.terms import Amount
from ..language.words import Question


class EventsResolved(Question, frozen=True):
    """N or more events were resolved in this turn."""

    word = "events_resolved_ge"
    example = "{ events_resolved_ge = 2 }"

    value: Amount

    def holds(self, engine: Engine, context: Context) -> bool:
        return engine.at.resolved >= self.value
