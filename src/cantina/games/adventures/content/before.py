"""What matches of before were played with: the sheets that they only name, and the words of missions that have changed since.

From version 5 on a match carries its sheet and the words of both, as it carries its mission.
"""

import hashlib
from functools import cache

import msgspec

from cantina.core.ledger import Language

from ..language.terms import Entry, Id
from .reading import HERE, load
from .schema import Mission, Sheet, Sheets


class Said(Entry, frozen=True):
    """How a mission was put into words, and its fingerprints while it was so."""

    mission: Id
    fingerprints: tuple[str, ...]
    cs: dict[str, str]
    en: dict[str, str]


class Sayings(Entry, frozen=True):
    """All that was said of missions before."""

    said: tuple[Said, ...]


def sheet_of_before(id_: str) -> Sheet:
    """A mercenary sheet as it was up to version 4; where there was none of that name, KeyError."""
    return _sheets()[id_]


@cache
def _sheets() -> dict[str, Sheet]:
    kept = load(Sheets, HERE / "older" / "sheets.toml")
    return {sheet.id: whole(sheet, kept) for sheet in kept.sheet}


def whole(sheet: Sheet, envelope: Sheets) -> Sheet:
    """A sheet with those tokens of its envelope that it brings."""
    brings = sheet.brings()
    return msgspec.structs.replace(sheet, token=tuple(token for token in envelope.token if token.id in brings))


def words_of_before(language: Language, mission: Mission) -> dict[str, str]:
    """The sentences of a match up to version 4: those of its mission as it was then."""
    said = _said().get(fingerprint(mission)) if mission.rules is None else None
    found: dict[str, str] = getattr(said, language) if said else {}
    return found


def fingerprint(mission: Mission) -> str:
    """A few letters by which the content of a mission is known."""
    return hashlib.sha256(msgspec.json.encode(mission, order="deterministic")).hexdigest()[:12]


@cache
def _said() -> dict[str, Said]:
    return {print_: said for said in load(Sayings, HERE / "older" / "words.toml").said for print_ in said.fingerprints}
