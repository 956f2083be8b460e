"""Words of content: a user's own brings them along, and a match carries those of shipped missions and sheets."""

from collections.abc import Iterator
from functools import cache
from typing import TypeVar

import msgspec

from cantina.core.ledger import LANGUAGES, Language
from cantina.core.texts import Texts, texts

from .reading import HERE
from .schema import Character, Mission, Pack, Sheet, Words

WHOLE_KEYS = ("brief-", "objective-", "failure-", "crisis-", "mission-action-", "traitor-win-")  # they have keys of their own
G = TypeVar("G", Mission, Sheet)


def own_words(language: Language, *content: Mission | Sheet | Character | Pack) -> dict[str, str]:
    """The words that content brings along, keyed as in the texts of the game: `name-raider`, `rule-raider`."""
    said: dict[str, str] = {}
    for entry in content:
        if entry.names:
            said |= {f"name-{id_}": name for id_, name in getattr(entry.names, language).items()}
        if entry.rules:
            rules = getattr(entry.rules, language)
            said |= {id_ if id_.startswith(WHOLE_KEYS) else f"rule-{id_}": rule for id_, rule in rules.items()}
    return said


def with_words(shipped: G) -> G:
    """A mission or a sheet that comes with the game, with its sentences: what a match is played with never changes.

    Names are not among them: they mean the same whatever the content, and have cases.
    """
    said = {language: _said(_texts(language), shipped) for language in LANGUAGES}
    return msgspec.structs.replace(shipped, rules=Words(**said))


def _said(known: Texts, entry: Mission | Sheet) -> dict[str, str]:
    return {key.removeprefix("rule-"): known.say(key) for key in _keys(entry) if known.has(key)}


def _keys(entry: Mission | Sheet) -> Iterator[str]:
    """The keys of all sentences that a mission or a sheet can have."""
    yield from (f"{kind}-{entry.id}" for kind in ("rule", "objective", "brief-objective", "brief-failure", "crisis"))
    yield from (f"failure-{entry.id}-{number}" for number in range(1, len(entry.failure) + 1))
    yield from (f"{kind}-{entry.id}" for kind in ("mission-action", "traitor-win"))
    yield from (f"rule-{token.id}" for token in entry.token)


@cache
def _texts(language: Language) -> Texts:
    return texts(language, HERE.parent / "texts")
