"""Option forms: the possible values of each option given the others; the last choice wins over older ones."""

from collections.abc import Iterator, Mapping
from typing import Any

import msgspec
from msgspec import inspect

from cantina.core.game import Game, Options, read_options
from cantina.core.problem import OptionError

SEATS = "seats"


class Form(msgspec.Struct, frozen=True):
    """A form whose values together make a playable match."""

    options: dict[str, Any]
    choices: dict[str, list[Any]]  # of options that a form can list; of an order of things, those for each place of it
    filled: dict[str, list[str]]  # lists as the match has them, with what the game puts in where they are left open
    sides: list[list[int]]  # who plays with whom


def fill_in(game: Game, chosen: Mapping[str, Any], *kept: str) -> Form:
    """A form with what was chosen; the options `kept` never give way, and OptionError says where that cannot be."""
    fitting = _fitted(game, dict(chosen), {SEATS, *kept})
    resolved = _resolved(game, fitting)
    choices: dict[str, list[Any]] = {}
    filled: dict[str, list[str]] = {}
    for name, type_ in _fields(game).items():
        if isinstance(type_, inspect.TupleType):
            things = list(_values(type_.item_types[0]))
            order = list(getattr(resolved, name))
            if len(order) <= len(things):
                choices[name] = [
                    [thing for thing in things if _possible(game, fitting, name, _swapped(order, place, thing))]
                    for place in range(len(order))
                ]
        elif isinstance(type_, inspect.VarTupleType):
            if things := list(_values(type_.item_type)):
                choices[name] = [thing for thing in things if _possible(game, fitting, name, [thing])]
                filled[name] = [getattr(thing, "id", thing) for thing in getattr(resolved, name)]
        elif name != SEATS and (values := list(_values(type_))):
            choices[name] = [value for value in values if _possible(game, fitting, name, value)]
    return Form(fitting, choices, filled, resolved.sides())


def check(game: Game, chosen: Mapping[str, Any], *kept: str) -> Options:
    """What a match would be played with; or OptionError by the options `kept`. Others give way."""
    return _resolved(game, _fitted(game, dict(chosen), {SEATS, *kept}))


def _possible(game: Game, chosen: dict[str, Any], option: str, value: Any) -> bool:
    """Whether an option can be this; others may have to give way, never the number of seats."""
    try:
        _fitted(game, chosen | {option: value}, {SEATS, option})
    except OptionError:
        return False
    return True


def _fitted(game: Game, chosen: dict[str, Any], kept: set[str]) -> dict[str, Any]:
    """The chosen values, with substitutes for those that no longer fit; or OptionError."""
    try:
        _resolved(game, chosen)
    except OptionError as problem:
        option = problem.option
        if option is None or option in kept or option not in game.options.__struct_fields__:
            raise
        for value in _instead(game, option):
            try:
                return _fitted(game, chosen | {option: value}, kept | {option})
            except OptionError:
                continue
        raise
    return chosen


def _resolved(game: Game, chosen: dict[str, Any]) -> Options:
    return game.resolve_options(read_options(game.options, chosen))


def _instead(game: Game, option: str) -> Iterator[Any]:
    """Substitutes for an option's value: the default first, then the others."""
    yield msgspec.json.decode(msgspec.json.encode(read_options(game.options, {})))[option]
    yield from _values(_fields(game)[option])


def _fields(game: Game) -> dict[str, inspect.Type]:
    options = inspect.type_info(game.options)
    assert isinstance(options, inspect.StructType)
    return {field.name: field.type for field in options.fields}


def _values(type_: inspect.Type) -> Iterator[Any]:
    """The values that a form can list."""
    match type_:
        case inspect.Metadata(type=inner, extra_json_schema=schema):
            yield from (schema or {}).get("examples") or _values(inner)
        case inspect.UnionType(types=types):
            for member in types:
                yield from _values(member)
        case inspect.LiteralType(values=values):
            yield from values
        case inspect.BoolType():
            yield from (False, True)
        case inspect.IntType(ge=low, le=high) if low is not None and high is not None:
            yield from range(low, high + 1)
        case inspect.NoneType():
            yield None


def _swapped(order: list[Any], place: int, thing: Any) -> list[Any]:
    """An order with a thing at a place; what was there goes where the thing came from."""
    there = order[place]
    return [thing if index == place else there if old == thing else old for index, old in enumerate(order)]
