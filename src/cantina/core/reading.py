"""Decodes plain data into typed entries, or reports one problem: where it is and what would be right."""

import re
from collections.abc import Iterator
from difflib import get_close_matches
from typing import Any

import msgspec
from msgspec import inspect

from cantina.core.problem import OptionError

TAG = "op"  # the field that says which kind of entry it is, where a list has several kinds
LONGEST = 100  # characters of a word that is looked for among those that are known
STEP = re.compile(r"\.(\w+)|\[(\d+|\.\.\.)\]")


def label(field: str, index: int | None, entry: Any) -> str:
    """How problems name an entry: by its id, its occasion, or its number and kind."""
    kind = _kind(entry)
    for key in ("id", "when"):
        if isinstance(named := _get(entry, key), str) and named and not isinstance(kind, str):
            return f"{field} {named!r}"
    number = "" if index is None else f" {index + 1}"
    return f"{field}{number} ({kind})" if isinstance(kind, str) else f"{field}{number}"


def _kind(entry: Any) -> Any:
    """What an entry of several kinds says that it is."""
    if not isinstance(entry, msgspec.Struct):
        return _get(entry, TAG)
    return entry.__struct_config__.tag if entry.__struct_config__.tag_field == TAG else None


def _get(entry: Any, key: str) -> Any:
    return entry.get(key) if isinstance(entry, dict) else getattr(entry, key, None)


def explain(message: str, data: Any, kind: Any, place: str = "") -> OptionError:
    """An error of the decoder as a problem: the entry by its name instead of its number, and what the field takes."""
    what, _, path = message.partition(" - at `")
    key_in, _, key_path = path.partition("` in `")
    places, field, known, value = [place] if place else [], "", _members(inspect.type_info(kind)), data
    option = None
    for name, index in STEP.findall((key_path or key_in).rstrip("`")):
        here = value
        if name:
            option = option or name
            value, field = (value.get(name) if isinstance(value, dict) else None), name
            known = [inner for type_ in known for inner in _inside(type_, name, here)]
            if isinstance(value, dict):
                places.append(label(field, None, value))
        elif index.isdigit():
            value = value[int(index)] if isinstance(value, list) else None
            known = [inner for type_ in known for inner in _items(type_)]
            if isinstance(value, dict):
                places.append(label(field, int(index), value))
        else:  # some value of a table
            value, field, known = None, "", [inner for type_ in known for inner in _items(type_)]
    if what.startswith("Expected") and isinstance(value, dict):  # it is the entry itself that should be something else
        places.pop()
    problem = _problem(what, field, [type_ for type_ in known if _fits(type_, value)])
    places = [", ".join(places), "" if isinstance(value, dict) else problem.place]
    problem.place, problem.option = ": ".join(filter(None, places)), option
    return problem


def _problem(what: str, field: str, known: list[inspect.Type]) -> OptionError:
    """What is wrong with a field, or with an entry as a whole where there is none."""
    if match := re.fullmatch(r"Object missing required field `(\w+)`", what):
        return OptionError("missing", key=match[1])
    if match := re.fullmatch(r"Object contains unknown field `(.*)`", what):
        fields = [f.encode_name for type_ in known if isinstance(type_, inspect.StructType) for f in type_.fields]
        return _meant("unknown-field", "", match[1], fields)
    if match := re.fullmatch(r"Invalid (?:enum )?value (.*)", what):
        wrong = match[1].strip("'")
        kinds = [str(type_.tag) for type_ in known if isinstance(type_, inspect.StructType) and type_.tag is not None]
        if kinds:
            return _meant("unknown-value", field, wrong, kinds)
        options = [type_.key_type if isinstance(type_, inspect.DictType) else type_ for type_ in known]
        takes = [str(choice) for type_ in options if isinstance(type_, inspect.LiteralType) for choice in type_.values]
        return OptionError("unknown-value", field, value=repr(wrong), takes=", ".join(takes))
    if match := re.fullmatch(r"Expected `array` of length (\d+), got (\d+)", what):
        return OptionError("list-length", key=field, wanted=int(match[1]), given=int(match[2]))
    if match := re.fullmatch(r"Expected `(.*)`, got `(.*)`", what):
        wanted = [f"type-{part}" for part in match[1].split(" | ") if part != "null"]
        return OptionError("type", key=field, wanted=wanted, given=f"type-{match[2]}")
    if match := re.fullmatch(r"Expected `\w+` (<=|>=|<|>) (-?\d+)", what):
        least, number = match[1].startswith(">"), int(match[2]) + {"<": -1, ">": 1}.get(match[1], 0)
        return OptionError("at-least" if least else "at-most", key=field, number=number)
    if match := re.fullmatch(r"([a-z-]+): (.*)", what):  # an entry's own check
        return OptionError(match[1], field, said=match[2])
    return OptionError("unreadable", field)


def _meant(key: str, field: str, wrong: str, known: list[str]) -> OptionError:
    wrong = wrong[:LONGEST]
    if near := get_close_matches(wrong, known, 1):
        return OptionError(f"{key}-meant", field, value=repr(wrong), meant=repr(near[0]))
    return OptionError(key, field, value=repr(wrong), takes=", ".join(known))


# --- following the schema along a path ------------------------------------------------------------------------------------


def _members(type_: inspect.Type) -> list[inspect.Type]:
    """The types that something may be of."""
    if isinstance(type_, inspect.Metadata):
        return _members(type_.type)
    if isinstance(type_, inspect.UnionType):
        return [member for part in type_.types for member in _members(part)]
    return [type_]


def _fits(type_: inspect.Type, value: Any) -> bool:
    """Whether a value may be of a type; of several kinds of entry it is the one that it names."""
    if not isinstance(type_, inspect.StructType) or type_.tag_field is None or not isinstance(value, dict):
        return True
    return bool(value.get(type_.tag_field) == type_.tag)


def _inside(type_: inspect.Type, name: str, value: Any) -> Iterator[inspect.Type]:
    if isinstance(type_, inspect.StructType) and type_.tag_field == name:
        yield type_
    elif isinstance(type_, inspect.StructType) and _fits(type_, value):
        for field in type_.fields:
            if field.encode_name == name:
                yield from _members(field.type)
    elif isinstance(type_, inspect.DictType):
        yield from _members(type_.value_type)


def _items(type_: inspect.Type) -> Iterator[inspect.Type]:
    if isinstance(type_, inspect.VarTupleType):
        yield from _members(type_.item_type)
    elif isinstance(type_, inspect.TupleType):
        for item in type_.item_types:
            yield from _members(item)
    elif isinstance(type_, inspect.DictType):
        yield from _members(type_.value_type)
