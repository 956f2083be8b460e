"""Content that comes with a game: TOML files of one folder, found by their names and by what they are about."""

import tomllib
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from cantina.core.problem import OptionError

C = TypeVar("C", bound=msgspec.Struct)


class Shelf:
    """A game's files of content; a file is of the kind whose fields it has."""

    def __init__(self, folder: Path, error: type[OptionError], **kinds: type[msgspec.Struct]):
        """`error` is raised where there is no such file; kinds are given by the keys of their names in the texts."""
        self._folder, self._error = folder, error
        self._titles = {kind: f"kind-{title.replace('_', '-')}" for title, kind in kinds.items()}
        self._read: dict[str, dict[str, Any]] = {}

    def names(self, kind: type[msgspec.Struct]) -> list[str]:
        """The names of the files of a kind."""
        return sorted(name for name, data in self._files().items() if data.keys() == set(kind.__struct_fields__))

    def find(self, name: str, kind: type[C]) -> C:
        """Content of a kind by its name."""
        if name not in (names := self.names(kind)):
            raise self._error("not-shipped", what=self._titles[kind], value=repr(name), takes=", ".join(names))
        return msgspec.convert(self._files()[name], kind)

    def _files(self) -> dict[str, dict[str, Any]]:
        if not self._read:
            self._read = {path.stem: tomllib.loads(path.read_text("utf-8")) for path in self._folder.glob("*.toml")}
        return self._read
