"""Reading content of Adventures: what pieces of it are called where something is wrong with them."""

from pathlib import Path
from typing import Any, TypeVar

import msgspec

from cantina.core.game import read_content
from cantina.core.problem import OptionError
from cantina.core.reading import explain

from .schema import Character, Entry, EventDeck, Guide, Mission, Modes, Pack, PlanDeck, Sheet

E = TypeVar("E", bound=Entry)
HERE = Path(__file__).parent

TITLES: dict[type[Entry], str] = {
    Mission: "mission",
    Sheet: "sheet",
    Character: "character",
    PlanDeck: "plan-deck",
    EventDeck: "event-deck",
    Modes: "modes",
    Guide: "guide",
    Pack: "pack",
}


class UnplayableError(OptionError):
    """A problem with options or content of Adventures."""

    folder = HERE.parent / "texts"


def read(kind: type[E], data: Any, file: str = "") -> E:
    """Typed content from plain data, as `tomllib` or JSON give it."""
    try:
        return msgspec.convert(data, kind)
    except msgspec.ValidationError as error:
        place = _title(kind, data.get("id") if isinstance(data, dict) else None)
        raise explain(str(error), data, kind, f"{file}: {place}" if file else place) from None


def load(kind: type[E], path: Path) -> E:
    """Content from a TOML file; an error names the file."""
    return read(kind, read_content(path.read_text("utf-8"), path.name), path.name)


def title(entry: Entry) -> str:
    """How errors call a piece of content: mission 'ambush'."""
    return _title(type(entry), getattr(entry, "id", None))


def _title(kind: type[Entry], id_: Any) -> str:
    name = TITLES.get(kind, kind.__name__.lower())
    return f"{name} {id_!r}" if isinstance(id_, str) else name
