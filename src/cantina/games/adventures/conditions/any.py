"""One of several conditions."""

from typing import Self

import msgspec

from ..kernel.frames import Context
from ..kernel.stack import Engine
from ..language import words
from ..language.terms import Flaw
from ..language.words import Names, Question


class Any(Question, frozen=True):
    """One of these holds at least."""

    word = "any"
    example = "{ any = [{ six_plus = true }, { events_resolved_ge = 2 }] }"

    value: "tuple[words.Condition, ...]"

    def bind(self, names: Names) -> Self:
        return msgspec.structs.replace(self, value=tuple(part.bind(names) for part in self.value))

    def holds(self, engine: Engine, context: Context) -> bool:
        return any(part.holds(engine, context) for part in self.value)

    def flaw(self) -> Flaw | None:
        return None if self.value else Flaw("one-condition-at-least", arguments={"key": self.word})
