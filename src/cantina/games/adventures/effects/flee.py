"""The child that runs away."""

from ..engine.frames import Context, Run
from ..engine.harm import flee
from ..engine.stack import Engine
from ..language.words import Word
from ..tables.codes import NONE


class Flee(Word, frozen=True, tag="flee"):
    """The child runs away from whoever carries it (MANDO-256)."""

    example = '{ op = "flee" }'

    def could_change(self, engine: Engine, context: Context) -> bool:
        return engine.at.child_figure != NONE

    def resolve(self, engine: Engine, run: Run) -> None:
        flee(engine, "MANDO-256")
