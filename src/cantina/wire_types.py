"""TypeScript types of what travels between server and browser, written from the structs that Python reads and writes."""

import sys
from pathlib import Path
from typing import Any

import msgspec

import cantina
from cantina.table import messages

HEADING = "// Written by `npm run types` from the server's own structs; changes here are lost.\n"
WORDS = {"integer": "number", "number": "number", "string": "string", "boolean": "boolean", "null": "null"}
REFERENCE = "#/"


def write(folder: Path) -> None:
    """Write `messages.ts` and one file for each game."""
    folder.mkdir(parents=True, exist_ok=True)
    received = {"AnyMessage": messages.AnyMessage, "Line": messages.Line, "Bot": messages.Bot, "Phrase": messages.Phrase}
    sources = {"messages": (received, {"AnyWish": messages.AnyWish, "Clock": messages.Clock})}
    for id_ in cantina.game_ids():
        game = cantina.game(id_)
        sources[id_] = ({"View": game.view, "Action": game.action, "Event": game.event}, {"Options": game.options})
    for name, (whole, sparse) in sources.items():
        (folder / f"{name}.ts").write_text(HEADING + _module(whole, sparse), "utf-8")


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
    return "any"  # what the table passes on for a game; the game's own types say more


def _object(fields: dict[str, Any], sparse: set[str], optional: bool) -> str:
    lines = [f"  {name}{'?' if name in sparse else ''}: {_type(field, optional)};\n" for name, field in fields.items()]
    return f"{{\n{''.join(lines)}}}" if lines else "Record<string, never>"


if __name__ == "__main__":
    write(Path(sys.argv[1]))
