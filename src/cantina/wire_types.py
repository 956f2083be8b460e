"""TypeScript types of what travels between server and browser, written from the structs that Python reads and writes."""

import inspect
import re
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, get_args, get_origin, get_type_hints

import msgspec
from litestar import Response
from litestar.handlers import HTTPRouteHandler

import cantina
from cantina.core.game import View
from cantina.server.api import ROUTES
from cantina.table import messages

HEADING = "// Written by `npm run types` from the server's own structs; changes here are lost.\n"
WORDS = {"integer": "number", "number": "number", "string": "string", "boolean": "boolean", "null": "null"}
REFERENCE = "#/"


def write(folder: Path) -> None:
    """Write `messages.ts`, `http.ts` and one file for each game."""
    folder.mkdir(parents=True, exist_ok=True)
    received = {kind: getattr(messages, kind) for kind in ("AnyMessage", "LogLine", "Bot", "Phrase")} | {"View": View}
    sources = {"messages": (received, {"AnyCommand": messages.AnyCommand, "Clock": messages.Clock})}
    for id_ in cantina.games.ids():
        game = cantina.game(id_)
        sources[id_] = ({"View": game.view, "Action": game.action, "Event": game.event}, {"Options": game.options})
    for name, (whole, sparse) in sources.items():
        text = HEADING + _module(whole, sparse)
        (folder / f"{name}.ts").write_text(text + (_wire(text) if name in cantina.games.ids() else ""), "utf-8")
    (folder / "http.ts").write_text(HEADING + _routes(), "utf-8")


def _wire(module: str) -> str:
    """A game's types under one name, for code that is the same in all games."""
    kinds = ("View", "Action", "Event", "Options")
    called = {kind: f"Any{kind}" if f"export type Any{kind} " in module else kind for kind in kinds}
    fields = "".join(f"  {kind.lower()}: {name};\n" for kind, name in called.items())
    return f"\nexport type Wire = {{\n{fields}}};\n"


def answer_of(handler: Callable[..., Any]) -> Any:
    """The type of what is answered as JSON at an address; bytes and str are files."""
    answer = get_type_hints(handler)["return"]
    return get_args(answer)[0] if get_origin(answer) is Response else answer


def _routes() -> str:
    """Everything that is asked and answered over HTTP as JSON, and by address what is sent there and what comes back."""
    answers, requests, routes = dict[str, Any](), dict[str, Any](), list[str]()
    for route in ROUTES:
        if not isinstance(route, HTTPRouteHandler) or (answer := answer_of(route.fn)) in (str, bytes):
            continue
        wanted = get_type_hints(route.fn).get("data")
        sent = "undefined" if wanted is None else _name(wanted, requests)
        taken = f"{{ parameters: {_parameters(route.fn)}; wanted: {sent}; answer: {_name(answer, answers)} }}"
        for path in route.paths:
            address = re.sub(r":[a-z]+}", "}", path)
            routes += [f'  "{method} {address}": {taken};\n' for method in route.http_methods]
    return _module(answers, requests) + f"\nexport type Routes = {{\n{''.join(routes)}}};\n"


def _name(kind: Any, roots: dict[str, Any]) -> str:
    """How a type is called in TypeScript; it is put among the roots."""
    (schema,), _ = msgspec.json.schema_components([kind], ref_template=REFERENCE + "{name}")
    name = _type(schema, optional=False)
    roots[name] = kind
    return name


def _parameters(handler: Callable[..., Any]) -> str:
    """What stands in an address and behind it."""
    hints, given = get_type_hints(handler), inspect.signature(handler).parameters.values()
    own = [each for each in given if each.name not in ("request", "data")]
    fields = [(each.name, hints[each.name], *([] if each.default is each.empty else [each.default])) for each in own]
    struct = msgspec.defstruct("Parameters", fields)
    (_,), components = msgspec.json.schema_components([struct])
    return _type(components["Parameters"], optional=True)


def _module(whole: dict[str, Any], sparse: dict[str, Any]) -> str:
    """Declarations of named types; a field with a default may be left out of the `sparse` ones and is always in the others.

    Where a game has a struct of the same name, as its action Event, all of a kind are AnyEvent.
    """
    declared: dict[str, str] = {}
    for roots, optional in ((whole, False), (sparse, True)):
        schemas, components = msgspec.json.schema_components(roots.values(), ref_template=REFERENCE + "{name}")
        for name, schema in [*components.items(), *zip(roots, schemas, strict=True)]:
            text = _type(schema, optional)
            if text == name:
                continue
            if name in components and schema is not components[name]:
                name = f"Any{name}"
            declared.setdefault(name, text)
    return "".join(f"\nexport type {name} = {text};\n" for name, text in declared.items())


def _type(schema: dict[str, Any], optional: bool) -> str:
    """The TypeScript type that a JSON schema describes; only what msgspec writes is understood."""
    match schema:
        case {"$ref": str(name)}:
            return name.removeprefix(REFERENCE)
        case {"anyOf": members}:
            return " | ".join(dict.fromkeys(_type(member, optional) for member in members))
        case {"enum": values}:
            return " | ".join(msgspec.json.encode(value).decode() for value in values)
        case {"const": value}:
            return msgspec.json.encode(value).decode()
        case {"type": "array", "prefixItems": members}:
            return f"[{', '.join(_type(member, optional) for member in members)}]"
        case {"type": "array"}:
            return f"Array<{_type(schema.get('items', {}), optional)}>"
        case {"type": "object", "properties": fields}:
            sparse = set(fields) - set(schema.get("required", [])) if optional else set()
            return _object(fields, sparse, optional)
        case {"type": "object"}:
            return f"Record<string, {_type(schema.get('additionalProperties') or {}, optional)}>"
        case {"type": str(word)}:
            return WORDS[word]
    return "unknown"  # what the table passes on for a game; the game's own types say more


def _object(fields: dict[str, Any], sparse: set[str], optional: bool) -> str:
    lines = [f"  {name}{'?' if name in sparse else ''}: {_type(field, optional)};\n" for name, field in fields.items()]
    return f"{{\n{''.join(lines)}}}" if lines else "Record<string, never>"


if __name__ == "__main__":
    write(Path(sys.argv[1]))
