"""The child that runs away."""

from ..kernel.frames import Context, Run
from ..kernel.harm import flee
from ..kernel.stack import Engine
from ..kernel.tables.codes import NONE
from ..language.words import Word


class Flee(Word, frozen=True, tag="flee"):
    """The child runs away from its carrier (MANDO-256)."""

    example = '{ op = "flee" }'

    def could_change(self, engine: Engine, context: Context) -> bool:
        return engine.at.child_figure != NONE

    def resolve(self, engine: Engine, run: Run) -> None:
        flee(engine, "MANDO-256")
