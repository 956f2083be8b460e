"""Texts: every sentence in Czech and English, from Fluent files keyed by kind and id."""

import copy
import functools
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Self

import msgspec
from fluent.runtime import FluentBundle, FluentResource

from cantina.core.action import Action, Span
from cantina.core.event import Event
from cantina.core.ledger import Language

HERE = Path(__file__).parent / "texts"
CASES = ("genitive", "accusative")  # attributes that a name may have; where it has none, its plain form does
# Said as they are: a player called red is no colour, a space E10 no card of that id
AS_THEY_ARE = ("seat", "seats", "named", "names", "winners", "space", "start", "end", "before", "last", "key")


COUNTED = ("place",)  # places of a layout: people count them from one


class MissingText(KeyError):  # noqa: N818  (raised for translators, not for programs)
    """A key that a language lacks."""


class Texts:
    """The sentences of the core and of one game in one language."""

    def __init__(self, language: Language, folder: Path | None = None):
        self.language = language
        self._own: dict[str, str] = {}  # plain words, no Fluent patterns: they are a user's
        self._bundle = FluentBundle([language], use_isolating=False)
        for place in [HERE, folder] if folder else [HERE]:
            self._bundle.add_resource(FluentResource((place / f"{language}.ftl").read_text("utf-8")))

    def knowing(self, words: Mapping[str, str]) -> Self:
        """The same sentences and, before them, the words of a match's own content."""
        if not words:
            return self
        other = copy.copy(self)
        other._own = {**self._own, **words}
        return other

    def has(self, key: str) -> bool:
        """Whether there is such a sentence."""
        return key in self._own or bool(self._bundle.has_message(key))

    def all_keys(self) -> frozenset[str]:
        """The keys of all sentences."""
        return frozenset(self._bundle._messages)

    def own_keys(self) -> frozenset[str]:
        """The keys of the words that a match's own content brings."""
        return frozenset(self._own)

    def say(self, key: str, /, **arguments: Any) -> str:
        """A sentence. Arguments that are ids are said by their names (`name-<id>`).

        One that is turned may have a name of its own (`name-<id>-<rotation>`).
        Of a name the sentence may also ask for a case (`$figure-genitive`), of a list for its length (`$seats-count`).
        """
        if not self.has(key):
            raise MissingText(f"{self.language}.ftl lacks {key!r}")
        if key in self._own:
            return self._own[key]
        pattern: Any = self._bundle.get_message(key).value
        spoken: dict[str, Any] = {}
        for name, value in arguments.items():
            by_name = name not in AS_THEY_ARE
            counted = name in COUNTED and isinstance(value, int)
            spoken[name] = value + 1 if counted else self._spoken(self._turned(value, arguments), by_name)
            if by_name and isinstance(value, str):
                spoken |= {f"{name}-{case}": self._in_case(value, case) for case in CASES}
            elif isinstance(value, list | tuple):
                spoken[f"{name}-count"] = len(value)
        sentence, errors = self._bundle.format_pattern(pattern, spoken)
        if errors:
            raise MissingText(f"{self.language}.ftl, {key!r}: {errors[0]}")
        return str(sentence)

    def _turned(self, value: Any, arguments: Mapping[str, Any]) -> Any:
        """A thing that has another name when it is turned (`name-<id>-<rotation>`)."""
        turned = f"{value}-{arguments['rotation']}" if isinstance(value, str) and "rotation" in arguments else ""
        return turned if turned and self.has(f"name-{turned}") else value

    def name(self, id_: str) -> str:
        """The name of a thing; the id of one that has none, as in a user's content without words."""
        return self.say(f"name-{id_}") if self.has(f"name-{id_}") else id_

    def _in_case(self, id_: str, case: str) -> str:
        key = f"name-{id_}"
        if key in self._own or not self._bundle.has_message(key):
            return self.name(id_)
        form: Any = self._bundle.get_message(key).attributes.get(case)
        return str(self._bundle.format_pattern(form)[0]) if form else self.name(id_)

    def listed(self, items: Sequence[str]) -> str:
        """Words one after the other: a, b and c."""
        if len(items) < 2:
            return "".join(items)
        return self.say("joined", before=", ".join(items[:-1]), last=items[-1])

    def _spoken(self, value: Any, by_name: bool = True) -> Any:
        if isinstance(value, str):
            return self.name(value) if by_name else value
        if isinstance(value, bool):
            return str(value).lower()
        if isinstance(value, list | tuple):
            return self.listed([str(self._spoken(item, by_name)) for item in value])
        if isinstance(value, Span):
            return self.say("span", low=str(value.low), high=str(value.high))
        if isinstance(value, msgspec.Struct):
            return " ".join(str(self._spoken(item)) for item in msgspec.structs.astuple(value))
        return "" if value is None else value

    def action(self, action: Action) -> str:
        """What an action does."""
        return self.say(f"action-{action.__struct_config__.tag}", **msgspec.structs.asdict(action))

    def event(self, event: Event, seats: Callable[[int], str]) -> str:
        """An event in words; a blanked secret has its own sentence."""
        fields = msgspec.structs.asdict(event)
        hidden = any(fields[name] is None for name in event.secret)
        key = f"event-{event.__struct_config__.tag}{'-hidden' if hidden else ''}"
        return self.say(key, **_with_seats(fields, seats))

    def refusal(self, rule: str, arguments: Mapping[str, Any], seats: Callable[[int], str] | None = None) -> str:
        """Why an action is refused; without names the players are numbered."""
        return self.say(f"refusal-{rule}", **_with_seats(dict(arguments), seats or self.seat))

    def seat(self, seat: int) -> str:
        """A player without a name, by number."""
        return self.say("seat-human", number=seat + 1)

    def problem(self, key: str, place: str, arguments: Mapping[str, Any]) -> str:
        """What is wrong with options or content: where in the file, whose own words it keeps, and what."""
        parts = [part.partition(" ") for part in place.split(", ")]
        where = ", ".join(
            (self.say(f"place-{word}") if self.has(f"place-{word}") else word) + gap + id_ for word, gap, id_ in parts
        )
        sentence = self.say(f"wrong-{key}", **arguments)
        return f"{where}: {sentence}" if place else sentence


def _with_seats(fields: dict[str, Any], seats: Callable[[int], str]) -> dict[str, Any]:
    """The fields with seats replaced by the names of those who sit there."""
    named = dict(fields)
    for name, value in fields.items():
        if name in ("seat", "named") and value is not None:
            named[name] = seats(value)
        elif name in ("seats", "winners"):
            named[name] = [seats(seat) for seat in value]
    return named


@functools.cache
def texts(language: Language, folder: Path | None = None) -> Texts:
    """The texts of a game (its `texts` folder) or of the core alone."""
    return Texts(language, folder)
