"""Further events."""

from ..kernel.frames import Run
from ..kernel.stack import Engine
from ..kernel.trouble import resolve_event
from ..language.terms import Amount
from ..language.words import Always


class Event(Always, frozen=True, tag="event"):
    """`n` further events are resolved for the same slot (MANDO-R-84)."""

    example = '{ op = "event", n = 1 }'

    n: Amount

    def resolve(self, engine: Engine, run: Run) -> None:
        engine.at.changes += 1  # the order itself is an effect
        for _ in range(self.n):
            resolve_event(engine, run.context.slot, run.context.you)
