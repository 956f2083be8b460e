"""The contrary of a condition."""

from typing import Self

import msgspec

from ..kernel.frames import Context
from ..kernel.stack import Engine
from ..language import words
from ..language.words import Names, Question


class Not(Question, frozen=True):
    """This does not hold."""

    word = "not"
    example = "{ not = { enemy_here = true } }"

    value: "words.Condition"

    def bind(self, names: Names) -> Self:
        return msgspec.structs.replace(self, value=self.value.bind(names))

    def holds(self, engine: Engine, context: Context) -> bool:
        return not self.value.holds(engine, context)
