"""Whether the traitor is on a space."""

from typing import Self

import msgspec

from ..kernel.frames import Context
from ..kernel.selecting import spaces
from ..kernel.stack import Engine
from ..kernel.tables.codes import NONE
from ..language.terms import SpaceRef
from ..language.words import Names, Question


class TraitorOn(Question, frozen=True):
    """The traitor's character is on the space."""

    word = "traitor_on"
    example = '{ traitor_on = "start" }'
    only_for = "sheet"

    value: SpaceRef

    def bind(self, names: Names) -> Self:
        return msgspec.structs.replace(self, value=names.space(self.value))

    def holds(self, engine: Engine, context: Context) -> bool:

        at = engine.at
        return at.traitor != NONE and at.figure_space[at.traitor] in spaces(engine, self.value.reference, context)
