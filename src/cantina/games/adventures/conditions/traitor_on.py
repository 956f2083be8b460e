"""Whether the traitor is on a space."""

from typing import Self

import msgspec

from ..engine.frames import Context
from ..engine.selecting import spaces
from ..engine.stack import Engine
from ..language.terms import SpaceRef
from ..language.words import Names, Question
from ..tables.codes import NONE


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
