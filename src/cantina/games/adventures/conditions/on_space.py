"""What conditions about a space share: somebody stands on it."""

from ..kernel.frames import Context
from ..kernel.selecting import spaces
from ..kernel.stack import Engine
from ..kernel.tables.codes import NONE
from ..language.terms import SpaceRef
from ..language.words import Question


class OnSpace(Question, frozen=True):
    """Somebody stands on the space."""

    value: SpaceRef

    def where(self, engine: Engine) -> int:
        """The space on which they stand."""
        raise NotImplementedError

    def holds(self, engine: Engine, context: Context) -> bool:
        space = self.where(engine)
        return space != NONE and space in spaces(engine, self.value.reference, context)
