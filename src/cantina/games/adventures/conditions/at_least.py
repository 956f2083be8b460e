"""Numbers that have been reached."""

from ..kernel.frames import Context
from ..kernel.stack import Engine
from ..language.terms import Amount
from ..language.words import Question


class AtLeast(Question, frozen=True):
    """There are `n` or more of something."""

    n: Amount

    def count(self, engine: Engine, context: Context) -> int:
        """How many there are."""
        raise NotImplementedError

    def holds(self, engine: Engine, context: Context) -> bool:
        return self.count(engine, context) >= self.n
