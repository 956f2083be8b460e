"""Reading content: plain data becomes typed entries, or one sentence says where the data is wrong and what would be right."""

import re
from collections.abc import Iterator
from difflib import get_close_matches
from typing import Any, TypeVar

import msgspec
from msgspec import inspect

from cantina.core.game import OptionError

from .schema import Character, Entry, EventDeck, Guide, Mission, Modes, Pack, PlanDeck, Word

E = TypeVar("E", bound=Entry)

TITLES: dict[type[Entry], str] = {
    Mission: "mission",
    Character: "character",
    PlanDeck: "plan deck",
    EventDeck: "event deck",
    Modes: "modes",
    Guide: "guide",
    Pack: "pack",
}
PLAIN = {
    "int": "a whole number",
    "float": "a fraction",
    "str": "a text",
    "bool": "true or false",
    "array": "a list",
    "object": "a table",
}
STEP = re.compile(r"\.(\w+)|\[(\d+|\.\.\.)\]")


def read(kind: type[E], data: Any, file: str = "") -> E:
    """Typed content from plain data, as `tomllib` or JSON give it."""
    try:
        return msgspec.convert(data, kind)
    except msgspec.ValidationError as error:
        place = _title(kind, data)
        raise OptionError((f"{file}: " if file else "") + explain(str(error), data, kind, place)) from None


def title(entry: Entry) -> str:
    """How errors call a piece of content: mission 'ambush'."""
    return _title(type(entry), entry)


def label(field: str, index: int | None, entry: Any) -> str:
    """How errors call an entry of a field: by its id, by its occasion, or by its number and word."""
    for key in ("id", "when"):
        if isinstance(named := _get(entry, key), str) and named and not _is_word(entry):
            return f"{field} {named!r}"
    number = "" if index is None else f" {index + 1}"
    word = entry.__struct_config__.tag if isinstance(entry, Word) else _get(entry, "op")
    return f"{field}{number} ({word})" if isinstance(word, str) else f"{field}{number}"


def _is_word(entry: Any) -> bool:
    return isinstance(entry, Word) or (isinstance(entry, dict) and "op" in entry)


def _title(kind: type[Entry], entry: Any) -> str:
    name = TITLES.get(kind, kind.__name__.lower())
    id_ = _get(entry, "id")
    return f"{name} {id_!r}" if isinstance(id_, str) else name


def _get(entry: Any, key: str) -> Any:
    return entry.get(key) if isinstance(entry, dict) else getattr(entry, key, None)


def explain(message: str, data: Any, kind: Any, place: str = "") -> str:
    """An error of the decoder in words: the entry by its name instead of its number, and what the field takes.

    `kind` may also be the options of a match, with content in them.
    """
    what, _, path = message.partition(" - at `")
    key_in, _, key_path = path.partition("` in `")
    places, field, known, value = [place] if place else [], "", _known(inspect.type_info(kind), data), data
    for name, index in STEP.findall((key_path or key_in).rstrip("`")):
        if name:
            value, field = (value.get(name) if isinstance(value, dict) else None), name
            known = [option for type_ in known for option in _inside(type_, name, value)]
            if isinstance(value, dict):
                places.append(label(field, None, value))
        elif index.isdigit():
            value = value[int(index)] if isinstance(value, list) else None
            known = [option for type_ in known for option in _items(type_, value)]
            if isinstance(value, dict):
                places.append(label(field, int(index), value))
    return ": ".join(filter(None, (", ".join(places), _sentence(what, field, value, known))))


def _sentence(what: str, field: str, value: Any, known: list[inspect.Type]) -> str:
    """What is wrong with a value of a field."""
    about = f"{field}: " if field and not isinstance(value, dict) else ""
    if match := re.fullmatch(r"Object missing required field `(\w+)`", what):
        return "op is missing" if match[1] == "op" else f"{match[1]} is missing"
    if match := re.fullmatch(r"Object contains unknown field `(.*)`", what):
        fields = [f.encode_name for type_ in known if isinstance(type_, inspect.StructType) for f in type_.fields]
        return f"unknown field {match[1]!r}{_meant(match[1], fields)}"
    if match := re.fullmatch(r"Invalid (?:enum )?value (.*)", what):
        wrong = match[1].strip("'")
        if field == "op":
            return f"unknown effect {wrong!r}{_meant(wrong, WORDS)}"
        options = [type_.key_type if isinstance(type_, inspect.DictType) else type_ for type_ in known]
        takes = [str(choice) for type_ in options if isinstance(type_, inspect.LiteralType) for choice in type_.values]
        return f"{about}{wrong!r} is unknown" + (f"; it takes {', '.join(takes)}" if takes else "")
    if match := re.fullmatch(r"Expected `array` of length (\d+), got (\d+)", what):
        return f"{field} takes lists of {match[1]}, not of {match[2]}"
    if match := re.fullmatch(r"Expected `(.*)`, got `(.*)`", what):
        return f"{field or 'this'} takes {_plain(match[1])}, not {_plain(match[2])}"
    return about + what[0].lower() + what[1:]


def _meant(wrong: str, known: list[str]) -> str:
    near = get_close_matches(wrong, known, 1)
    return f"; did you mean {near[0]!r}?" if near else f"; it takes {', '.join(known)}" if known else ""


def _plain(type_name: str) -> str:
    """The decoder's names of types as a file's author knows them."""
    return " or ".join(PLAIN.get(part, part) for part in type_name.split(" | ") if part != "null")


# --- following the schema along a path ------------------------------------------------------------------------------------


def _known(type_: inspect.Type, value: Any) -> list[inspect.Type]:
    """The types that a value may have had; of several kinds of effect the one that its `op` names."""
    if isinstance(type_, inspect.Metadata):
        return _known(type_.type, value)
    if isinstance(type_, inspect.UnionType):
        return [option for part in type_.types for option in _known(part, value)]
    if isinstance(type_, inspect.StructType) and type_.tag is not None and _get(value, "op") != type_.tag:
        return []
    return [type_]


def _inside(type_: inspect.Type, name: str, value: Any) -> Iterator[inspect.Type]:
    if isinstance(type_, inspect.StructType):
        for field in type_.fields:
            if field.encode_name == name:
                yield from _known(field.type, value)
    elif isinstance(type_, inspect.DictType):
        yield from _known(type_.value_type, value)


def _items(type_: inspect.Type, value: Any) -> Iterator[inspect.Type]:
    if isinstance(type_, inspect.VarTupleType):
        yield from _known(type_.item_type, value)
    elif isinstance(type_, inspect.TupleType):
        for item in type_.item_types:
            yield from _known(item, value)
    elif isinstance(type_, inspect.DictType):
        yield from _known(type_.value_type, value)


WORDS: list[str] = sorted(str(word.__struct_config__.tag) for word in Word.__subclasses__())
