"""Who is near a space."""

from collections.abc import Iterable

from ..kernel.selecting import is_within
from ..kernel.stack import Engine
from ..language.terms import Distance, SpaceRef
from ..language.words import Question


class Within(Question, frozen=True):
    """Characters are within range `n` of the space."""

    of: SpaceRef
    n: Distance

    def near(self, engine: Engine, figures: Iterable[int]) -> int:
        """How many of the characters are."""
        return sum(is_within(engine, figure, self.of.reference, self.n) for figure in figures)
