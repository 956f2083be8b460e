"""The register of words: every module of a package is looked through for the words that it brings."""

import pkgutil
from importlib import import_module
from types import ModuleType
from typing import TypeVar

from .terms import Entry

W = TypeVar("W", bound=Entry)


def words(package: ModuleType, kind: type[W], *owed: str) -> list[type[W]]:
    """The words of a kind in a package, in the order of their files; each must say itself whatever it owes."""
    found = []
    for module in pkgutil.iter_modules(package.__path__):
        name = f"{package.__name__}.{module.name}"
        for word in vars(import_module(name)).values():
            if isinstance(word, type) and issubclass(word, kind) and word.__module__ == name and _spoken(word):
                found.append(word)
                if forgotten := [part for part in owed if getattr(word, part, None) is getattr(kind, part, None)]:
                    raise TypeError(f"{word.__name__} does not say {', '.join(forgotten)}")
    return found


def _spoken(word: type[Entry]) -> bool:
    """Whether a file can say it: what several words share has no tag but the name of its class."""
    return "word" in vars(word) or word.__struct_config__.tag not in (None, word.__name__)
