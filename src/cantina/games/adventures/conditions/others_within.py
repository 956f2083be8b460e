"""Whether the others are near a space."""

from typing import Self

import msgspec

from ..kernel.frames import Context
from ..kernel.selecting import is_within
from ..kernel.stack import Engine
from ..language.terms import Distance, SpaceRef
from ..language.words import Names, Question


class OthersWithin(Question, frozen=True):
    """At most `max` characters other than the traitor's are within range `n` of the space."""

    word = "others_within"
    example = '{ others_within = { of = "start", n = 1, max = 0 } }'
    only_for = "sheet"

    of: SpaceRef
    n: Distance
    max: Distance

    def bind(self, names: Names) -> Self:
        return msgspec.structs.replace(self, of=names.space(self.of))

    def holds(self, engine: Engine, context: Context) -> bool:

        others = [figure for figure in engine.in_play() if figure != engine.at.traitor]
        return sum(is_within(engine, figure, self.of.reference, self.n) for figure in others) <= self.max
