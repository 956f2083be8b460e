"""Actions as people type them: verbs and things by their names in Czech or English, beside the text form of records.

`fly red 4 red-1` may be typed as `leť červená 4 x-wing`, with or without accents. In English the text form itself is shown.
"""

import functools
import itertools
from collections.abc import Iterable, Sequence
from typing import Any

from cantina.core.action import Action, TextError, contains, from_text, msgspec_members, to_text, tokens_of, value_text
from cantina.core.spoken import one_word, plain
from cantina.core.texts import Texts

MOST_READINGS = 64  # of a line in which several words have several meanings


def to_form(action: Action, texts: Texts) -> str:
    """How an action is typed in a language."""
    if texts.language == "en":
        return to_text(action)
    fields = (getattr(action, name) for name in action.__struct_fields__)
    return " ".join([_verb(action, texts), *(_typed(field, texts) for field in fields)])


def _verb(action: Any, texts: Texts) -> str:
    return texts.say(f"verb-{action.__struct_config__.tag}")


def _typed(field: Any, texts: Texts) -> str:
    return one_word(texts.name(field)) if isinstance(field, str) and texts.has(f"name-{field}") else value_text(field)


def from_form(text: str, kind: Any, offered: Sequence[Action], languages: Iterable[Texts]) -> Action:
    """Reads a typed action, preferring the offered ones."""
    spoken, wanted = list(languages), plain(" ".join(text.split()))
    for offer in offered:
        if wanted == plain(to_text(offer)) or any(wanted == plain(to_form(offer, texts)) for texts in spoken):
            return offer
    readings = [each for texts in spoken for each in _readings(text, kind, texts)]
    within = next((each for each in readings if any(contains(offer, each) for offer in offered)), None)
    action: Action = within or (readings[0] if readings else from_text(text, kind))
    return action


def _readings(text: str, kind: Any, texts: Texts) -> list[Action]:
    verb, *words = tokens_of(text)
    known = _ids(texts)
    found = []
    for member in msgspec_members(kind):
        tag, named = member.__struct_config__.tag, f"verb-{member.__struct_config__.tag}"
        if not texts.has(named) or plain(texts.say(named)) != plain(verb) or len(words) != len(member.__struct_fields__):
            continue
        meanings = [[*known.get(plain(word), ()), word] for word in words]
        for said in itertools.islice(itertools.product(*meanings), MOST_READINGS):
            try:
                found.append(from_text(" ".join([tag, *said]), kind))
            except TextError:
                continue  # that word cannot stand there
    return found


@functools.lru_cache(maxsize=16)
def _ids(texts: Texts) -> dict[str, list[str]]:
    """The ids of things by their names, typed as one plain word."""
    found: dict[str, list[str]] = {}
    for key in sorted(texts.all_keys() | texts.own_keys()):
        if key.startswith("name-"):
            id_ = key.removeprefix("name-")
            found.setdefault(plain(one_word(texts.name(id_))), []).append(id_)
    return found
