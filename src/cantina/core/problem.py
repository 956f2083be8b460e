"""Errors in options: what is wrong and what would be right, as the key of a sentence in both languages."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, ClassVar

from cantina.core.ledger import Language


class OptionError(ValueError):
    """An option, or content given in one, that the game cannot be played with.

    `key` names its sentence (`wrong-KEY` in the texts), `place` says where in the content it is, in the words of the file, and
    `option` is the one that gives way when a form is filled in: teams, where there are three seats.
    """

    folder: ClassVar[Path | None] = None  # the texts of the game whose problem it is; None: the core's

    def __init__(self, key: str, place: str = "", /, *, option: str | None = None, **arguments: Any):
        super().__init__(key)
        self.key, self.place, self.option, self.arguments = key, place, option, arguments

    def said(self, language: Language) -> str:
        """The problem in words."""
        from cantina.core.texts import texts

        return texts(language, self.folder).problem(self.key, self.place, self.arguments)

    def __str__(self) -> str:
        return self.said("en")


@contextmanager
def blaming(option: str) -> Iterator[None]:
    """Attributes any OptionError raised inside to this option, unless it names another."""
    try:
        yield
    except OptionError as problem:
        problem.option = problem.option or option
        raise
