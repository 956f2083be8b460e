"""The ledger: every rule with an id, in Czech and English, and refusals that name the rule behind them."""

import functools
import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal

import msgspec

if TYPE_CHECKING:
    from cantina.core.texts import Texts

Language = Literal["cs", "en"]
Kind = Literal["rule", "ruling", "example", "vector", "fact"]
LANGUAGES: tuple[Language, ...] = ("cs", "en")


class Illegal(Exception):  # noqa: N818  (it is no error of the program)
    """A refused action: the id of the rule that forbids it, and what the sentence about it needs."""

    def __init__(self, rule: str, /, **arguments: Any):
        super().__init__(rule)
        self.rule, self.arguments = rule, arguments
        self.texts: Callable[[Language], Texts] | None = None  # of the position that refused; None: the core's

    def said(self, language: Language) -> str:
        """The refusal in words, with the id of its rule."""
        from cantina.core.texts import texts

        words = self.texts(language) if self.texts else texts(language)
        return words.say("refused-by", sentence=words.refusal(self.rule, self.arguments), rule=self.rule)

    def __str__(self) -> str:
        return self.said("en")


class Section(msgspec.Struct, frozen=True):
    """A chapter of the rulebook."""

    id: str
    cs: str
    en: str


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One rule, ruling, example, vector or fact."""

    id: str
    kind: Kind
    section: str
    cs: str
    en: str
    exempt: Literal["component", "physical", "advice", "data"] | None = None
    reason: str | None = None

    def text(self, language: Language) -> str:
        """The entry in words."""
        return self.cs if language == "cs" else self.en


class _Document(msgspec.Struct, forbid_unknown_fields=True):
    prefix: str
    section: list[Section]
    entry: list[Entry]


class Ledger:
    """All entries of one rulebook, by id and in the order of reading."""

    def __init__(self, prefix: str, sections: list[Section], entries: list[Entry]):
        self.prefix, self.sections = prefix, sections
        self._entries = {entry.id: entry for entry in entries}

    def __getitem__(self, rule: str) -> Entry:
        return self._entries[rule]

    def __contains__(self, rule: str) -> bool:
        return rule in self._entries

    def __iter__(self) -> Iterator[Entry]:
        return iter(self._entries.values())

    def __len__(self) -> int:
        return len(self._entries)


@functools.cache
def read_ledger(path: Path) -> Ledger:
    """A ledger from its file."""
    document = msgspec.convert(tomllib.loads(path.read_text("utf-8")), _Document)
    return Ledger(document.prefix, document.section, document.entry)


def core_ledger() -> Ledger:
    """What no rulebook says: turns, the end, the dealer."""
    return read_ledger(Path(__file__).parent / "ledger.toml")
