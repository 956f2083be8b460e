"""Whether the child was carried to a space."""

from typing import Self

import msgspec

from ..kernel.frames import Context
from ..kernel.selecting import spaces
from ..kernel.stack import Engine
from ..kernel.tables.codes import NONE
from ..language.terms import SpaceRef
from ..language.words import Names, Question


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
