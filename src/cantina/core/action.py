"""Actions: single small choices, with spans for wide numbers and a short text form that comes back."""

import re
from typing import Any, TypeVar

import msgspec

from cantina.core.source import Source


class Action(msgspec.Struct, frozen=True, tag_field="kind", gc=False):
    """A move of a seat or of the dealer. Subclasses are tagged by the verb of their text form."""


class Span(msgspec.Struct, frozen=True):
    """In an offered action: any integer from low to high may stand here."""

    low: int
    high: int


A = TypeVar("A", bound=Action)


class TextError(ValueError):
    """Text that is no action."""


def contains(offered: Action, action: Action) -> bool:
    """Whether an action is one that was offered: equal to it, or within its spans."""
    return type(offered) is type(action) and all(
        _within(getattr(offered, name), getattr(action, name)) for name in offered.__struct_fields__
    )


def _within(offered: Any, value: Any) -> bool:
    if isinstance(offered, Span):
        return isinstance(value, int) and offered.low <= value <= offered.high
    if isinstance(offered, list | tuple) and isinstance(value, list | tuple):
        return len(offered) == len(value) and all(map(_within, offered, value))
    return bool(offered == value)


def has_span(offered: Action) -> bool:
    """Whether numbers have to be chosen before an offered action can be played."""
    return any(_spans(getattr(offered, name)) for name in offered.__struct_fields__)


def _spans(offered: Any) -> bool:
    return isinstance(offered, Span) or (isinstance(offered, list | tuple) and any(map(_spans, offered)))


def fill(offered: A, source: Source) -> A:
    """A concrete action: every span of an offered one replaced by a number within it, by chance."""
    return msgspec.structs.replace(offered, **{n: _filled(getattr(offered, n), source) for n in offered.__struct_fields__})


def _filled(offered: Any, source: Source) -> Any:
    if isinstance(offered, Span):
        return offered.low + source.below(offered.high - offered.low + 1)
    if isinstance(offered, list | tuple):
        return type(offered)(_filled(item, source) for item in offered)
    return offered


def middle(offered: A) -> A:
    """A concrete action: every span of an offered one replaced by the number in its middle."""
    return msgspec.structs.replace(offered, **{n: _middle(getattr(offered, n)) for n in offered.__struct_fields__})


def _middle(offered: Any) -> Any:
    if isinstance(offered, Span):
        return (offered.low + offered.high) // 2
    if isinstance(offered, list | tuple):
        return type(offered)(map(_middle, offered))
    return offered


def to_text(action: Action) -> str:
    """The short text form: the verb, then the fields in order. `fly red 4 red-1`."""
    return " ".join([str(action.__struct_config__.tag), *map(value_text, msgspec.structs.astuple(action))])


BARE = re.compile(r"[A-Za-z][A-Za-z0-9-]*")
# Whatever is sent here is read once from left to right: nothing is given back and tried again.
TOKEN = re.compile(r'\s*+((?:"(?:[^"\\]|\\.)*+"|[^\s"])++)')
ITEM = re.compile(r'(?:"(?:[^"\\]|\\.)*+"|[^,"])++')
SPAN = re.compile(r"(-?\d+)\.\.(-?\d+)")


def value_text(value: Any) -> str:
    """A field as it stands in a text form."""
    if isinstance(value, str) and BARE.fullmatch(value) and value not in ("null", "true", "false"):
        return value
    if isinstance(value, Span):
        return f"{value.low}..{value.high}"
    if isinstance(value, list | tuple):
        return f"[{','.join(map(value_text, value))}]"
    return msgspec.json.encode(value).decode()


def _read_value(token: str) -> Any:
    if span := SPAN.fullmatch(token):
        return {"low": int(span[1]), "high": int(span[2])}
    try:
        return msgspec.json.decode(token)
    except msgspec.DecodeError:
        items = ITEM.findall(token[1:-1]) if token.startswith("[") else []
        if token != f"[{','.join(items)}]" or any(item.startswith("[") for item in items):  # lists in lists are JSON
            return token
        return [_read_value(item) for item in items]


def tokens_of(text: str) -> list[str]:
    """The verb and the values; what follows the last one that can be read is a quotation mark without its other half."""
    found, at = [], 0
    while token := TOKEN.match(text, at):
        found.append(token[1])
        at = token.end()
    if text[at:].strip():
        raise TextError(f"{_begins(text)}: a quotation mark is missing")
    return found or [""]


def _begins(text: str) -> str:
    return repr(text.strip()[:60])


def from_text(text: str, kind: Any) -> Any:
    """The action that a text form stands for; `kind` is the game's union of actions."""
    verb, *tokens = tokens_of(text)
    members = {str(member.__struct_config__.tag): member for member in msgspec_members(kind)}
    if verb not in members:
        raise TextError(f"{_begins(verb)} is no action; there are {', '.join(members)}")
    names = members[verb].__struct_fields__
    if len(names) != len(tokens):
        raise TextError(f"{verb!r} is followed by {' '.join(names).upper() or 'nothing'}; got {_begins(text)}")
    try:
        fields = dict(zip(names, map(_read_value, tokens), strict=True))
        return msgspec.convert(fields | {"kind": verb}, kind)
    except (msgspec.ValidationError, ValueError, RecursionError) as error:  # also digits or brackets without end
        raise TextError(f"{_begins(text)}: {error}") from None


def msgspec_members(union: Any) -> tuple[type[Any], ...]:
    """The struct types of a union, in order; a lone struct counts as one."""
    return getattr(union, "__args__", (union,))
