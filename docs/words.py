"""The words of Adventures' content files, written from their classes into content.md: fields, sentence and example.

`python -m docs.words` writes the page anew; a test holds the two together.
"""

import inspect
import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from types import UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

from msgspec import NODEFAULT
from msgspec.structs import fields

from cantina.games.adventures.conditions import QUESTIONS, Condition, scalar
from cantina.games.adventures.effects import EFFECTS
from cantina.games.adventures.effects.changing import ActionChange
from cantina.games.adventures.effects.characters import OnCharacters
from cantina.games.adventures.effects.threats import OnThreats
from cantina.games.adventures.language.terms import Anchor, Class, Entry, Slot, Who
from cantina.games.adventures.selectors import SELECTORS, Selector

PAGE = Path(__file__).parent / "content.md"
SAID_ELSEWHERE = [set(get_args(term)) for term in (Anchor, Class, Slot, Who)]  # what the page explains once for all words
GROUPS = {"change the action": ActionChange, "threats": OnThreats, "characters": OnCharacters}
REST = "everything else"
NAMED = {"token": "a token", "space": "a space", "sized-track": "a track"}


def sentence(kind: type[Entry]) -> str:
    """What a word means, as its class says it; Python's `from_` is `from` in a file."""
    said = " ".join((inspect.getdoc(kind) or "").split())
    return re.sub(r"\b(from|class|if|else|not)_(?=[=`])", r"\1", said)


def choices(hint: Any) -> list[str]:
    """The fixed words that a field takes."""
    if get_origin(hint) is Literal:
        return [str(choice) for choice in get_args(hint)]
    if get_origin(hint) is Annotated:
        return choices(get_args(hint)[0])
    if get_origin(hint) in (Union, UnionType):
        return [choice for part in get_args(hint) for choice in choices(part)]
    return []


def field_list(kind: type[Entry]) -> str:
    """The fields of a word; those in brackets may be missing."""
    hints, said = get_type_hints(kind, include_extras=True), []
    for field in fields(kind):
        takes = choices(hints[field.name])
        if takes == ["all"]:
            takes = ["a number", "all"]
        known = not takes or any(set(takes) >= term for term in SAID_ELSEWHERE)
        name = f"`{field.encode_name}`" + ("" if known else f" ({', '.join(takes)})")
        said.append(name if field.default is NODEFAULT and field.default_factory is NODEFAULT else f"[{name}]")
    return ", ".join(said)


def value(kind: type[Entry]) -> str:
    """What stands behind a word that has no fields."""
    hint = get_type_hints(kind, include_extras=True)["value"]
    if takes := choices(hint):
        return " or ".join(takes)
    names = [part.extra["names"] for part in getattr(hint, "__metadata__", ()) if part.extra and "names" in part.extra]
    if names:
        return NAMED[names[0]]
    if hint in (Condition, tuple[Condition, ...]):
        return "a condition" if hint is Condition else "conditions"
    return "true or false" if hint is bool else "a number N"


def table(title: str, rows: Iterable[tuple[str, type[Any]]]) -> Iterator[str]:
    """A table of words with their fields, sentences and examples."""
    yield from (f"| {title} | fields | | for example |", "|---|---|---|---|")
    for word, kind in rows:
        behind = value(kind) if scalar(kind) else field_list(kind)
        yield f"| `{word}` | {behind} | {sentence(kind)} | `{kind.example}` |"
    yield ""


def effects() -> Iterator[str]:
    """The tables of all effects."""
    left = dict(EFFECTS)
    for title, base in GROUPS.items():
        yield from table(title, [(op, left.pop(op)) for op, kind in EFFECTS.items() if issubclass(kind, base)])
    yield from table(REST, left.items())


def conditions() -> Iterator[str]:
    """The tables of all conditions."""
    for title, only_for in (("word", ""), ("on mercenary sheets", "sheet"), ("of bounties", "bounty")):
        yield from table(title, [(word, kind) for word, kind in QUESTIONS.items() if kind.only_for == only_for])


def selectors() -> Iterator[str]:
    """What all selectors take, and the table of their kinds."""
    yield from (sentence(Selector), "", f"Fields beside `kind`: {field_list(Selector)}.", "")
    yield from ("| kind | | for example |", "|---|---|---|")
    for kind in SELECTORS:
        yield f"| `{kind.__struct_config__.tag}` | {sentence(kind)} | `{kind.example}` |"
    yield ""


def written(page: str) -> str:
    """The page with what stands between its marks written anew."""
    for name, lines in {"effects": effects(), "conditions": conditions(), "selectors": selectors()}.items():
        begin, end = f"<!-- {name}: written by docs/words.py -->\n", f"<!-- end of {name} -->\n"
        before, rest = page.split(begin)
        page = before + begin + "\n" + "\n".join(lines) + "\n" + end + rest.split(end)[1]
    return page


if __name__ == "__main__":
    PAGE.write_text(written(PAGE.read_text("utf-8")), "utf-8")
