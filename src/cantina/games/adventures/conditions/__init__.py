"""Conditions: what a goal, an effect or a bounty may ask for. A word of a condition is one class in one file."""

import sys
from collections.abc import Iterator
from keyword import iskeyword
from typing import TYPE_CHECKING, Any

from ..kernel.frames import Context
from ..kernel.stack import Engine
from ..language import registry, words
from ..language.words import Names, Question

_FOUND = registry.words(sys.modules[__name__], Question, "holds", "example")  # type: ignore[type-abstract]
QUESTIONS = {kind.word: kind for kind in _FOUND}


def scalar(kind: type[Question]) -> bool:
    """Whether a file says only a value behind the word, and no table."""
    return kind.__struct_fields__ == ("value",)


class Asked(Question, frozen=True):
    """Exactly one word and what it asks for, as in `{ track_ge = { id = "alert", n = 3 } }`."""

    def __post_init__(self) -> None:
        said = [name for name, _ in self._said()]
        if len(said) != 1:
            raise ValueError(f"one-condition: {', '.join(said) or '-'}")

    def _said(self) -> Iterator[tuple[str, Any]]:
        for field, name in zip(self.__struct_fields__, self.__struct_encode_fields__, strict=True):
            if (value := getattr(self, field)) is not None:
                yield name, value

    @property
    def word(self) -> str:  # type: ignore[override]
        """The word of this condition as a file spells it: `track_ge`, `not`."""
        return next(name for name, _ in self._said())

    @property
    def value(self) -> Any:
        """What the word asks for."""
        return next(value for _, value in self._said())

    @property
    def question(self) -> Question:
        """The word with what it asks for."""
        kind: Any = QUESTIONS[self.word]
        question: Question = kind(self.value) if scalar(kind) else self.value
        return question

    def bind(self, names: Names) -> Question:
        bound: Question = self.question.bind(names)
        return bound

    def holds(self, engine: Engine, context: Context) -> bool:
        return self.question.holds(engine, context)


if TYPE_CHECKING:

    class Condition(Asked, frozen=True):
        """Exactly one word and what it asks for."""

        def __init__(self, **word: Any) -> None: ...

else:

    def _behind(kind):
        """What stands behind a word in a file: a table, or a value."""
        said = kind
        if scalar(kind):
            said = next(
                base.__annotations__["value"] for base in kind.__mro__ if "value" in vars(base).get("__annotations__", ())
            )
        return f"{said} | None" if isinstance(said, str) else said | None

    # what files are read with comes from the register
    _fields = {f"{word}_" if iskeyword(word) else word: _behind(kind) for word, kind in QUESTIONS.items()}
    _body = {**dict.fromkeys(_fields), "__annotations__": _fields, "__module__": __name__, "__doc__": Asked.__doc__}
    Condition = words.Condition = type(Asked)("Condition", (Asked,), _body, frozen=True)

__all__ = ["QUESTIONS", "Asked", "Condition", "Question", "scalar"]
