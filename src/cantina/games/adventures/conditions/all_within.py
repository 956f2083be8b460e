"""Whether all characters are near a space."""

from typing import Self

import msgspec

from ..kernel.frames import Context
from ..kernel.selecting import is_within
from ..kernel.stack import Engine
from ..language.terms import Distance, SpaceRef
from ..language.words import Names, Question


class AllWithin(Question, frozen=True):
    """Every character is within range `n` of the space."""

    word = "all_within"
    example = '{ all_within = { of = "start", n = 1 } }'

    of: SpaceRef
    n: Distance

    def bind(self, names: Names) -> Self:
        return msgspec.structs.replace(self, of=names.space(self.of))

    def holds(self, engine: Engine, context: Context) -> bool:

        return all(is_within(engine, figure, self.of.reference, self.n) for figure in engine.in_play())
