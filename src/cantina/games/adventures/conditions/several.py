"""Several conditions as one."""

from typing import Self

from msgspec.structs import replace

from ..language import words
from ..language.terms import Flaw
from ..language.words import Names, Question


class Several(Question, frozen=True):
    """One condition at least."""

    value: "tuple[words.Condition, ...]"

    def bind(self, names: Names) -> Self:
        return replace(self, value=tuple(part.bind(names) for part in self.value))

    def flaw(self) -> Flaw | None:
        return None if self.value else Flaw("one-condition-at-least", arguments={"key": self.word})
