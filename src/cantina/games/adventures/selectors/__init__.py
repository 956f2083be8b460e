"""Selectors: which threats an effect or a condition is about. A kind of selector is one class in one file."""

import sys
from typing import TYPE_CHECKING, TypeAlias, Union

from ..language.registry import words
from .selector import Selector

SELECTORS = words(sys.modules[__name__], Selector, "found", "example")  # type: ignore[type-abstract]

if TYPE_CHECKING:
    Threats: TypeAlias = Selector
else:
    Threats = Union[tuple(SELECTORS)]  # noqa: UP007  (what files are read with comes from the register)

__all__ = ["SELECTORS", "Selector", "Threats"]
