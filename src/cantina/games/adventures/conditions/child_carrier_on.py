"""Whether the child was carried to a space."""

from typing import Self

import msgspec

from ..engine.frames import Context
from ..engine.selecting import spaces
from ..engine.stack import Engine
from ..language.terms import SpaceRef
from ..language.words import Names, Question
from ..tables.codes import NONE


class ChildCarrierOn(Question, frozen=True):
    """A character carries the child on the space."""

    word = "child_carrier_on"
    example = '{ child_carrier_on = "start" }'
    of_child = True

    value: SpaceRef

    def bind(self, names: Names) -> Self:
        return msgspec.structs.replace(self, value=names.space(self.value))

    def holds(self, engine: Engine, context: Context) -> bool:

        at = engine.at
        return at.child_figure != NONE and at.figure_space[at.child_figure] in spaces(engine, self.value.reference, context)
