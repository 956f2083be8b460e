"""What conditions about the target share: somebody is near it."""

from collections.abc import Iterable

from ..kernel.frames import Context
from ..kernel.selecting import target
from ..kernel.stack import Engine
from ..kernel.tables.codes import NONE
from ..language.terms import Distance
from ..language.words import Question


class NearTarget(Question, frozen=True):
    """Somebody is within range N of the target."""

    of_target = True

    value: Distance

    def figures(self, engine: Engine, context: Context) -> Iterable[int]:
        """Who may be near."""
        raise NotImplementedError

    def holds(self, engine: Engine, context: Context) -> bool:
        at, piece = engine.at, target(engine, context)
        return piece != NONE and any(
            engine.range(at.figure_space[figure], at.piece_space[piece]) <= self.value for figure in self.figures(engine, context)
        )
