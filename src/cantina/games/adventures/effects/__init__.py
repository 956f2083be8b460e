"""Effects: the words by which cards, tokens and rules change the game. A word is one class in one file."""

import sys
from typing import TYPE_CHECKING, Annotated, TypeAlias, Union

from msgspec import Meta

from ..language import registry, words
from ..language.words import Word

_FOUND = registry.words(sys.modules[__name__], Word, "could_change", "resolve", "example")  # type: ignore[type-abstract]
EFFECTS = {str(kind.__struct_config__.tag): kind for kind in _FOUND}

if TYPE_CHECKING:
    Effect: TypeAlias = Word
else:
    Effect = Union[tuple(EFFECTS.values())]  # noqa: UP007  (what files are read with comes from the register)
    words.Effects = Annotated[tuple[Effect, ...], Meta(extra={"bind": "program"})]

__all__ = ["EFFECTS", "Effect", "Word"]
