"""Shared by several commands: language, options given as key=value, names of bots, files with a size limit."""

import os
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import click
import msgspec

from cantina import bots
from cantina.bots.levels import droid
from cantina.core.game import CONTENT_LIMIT, Game, OptionError, Options, read_content, read_options
from cantina.core.ledger import LANGUAGES, Language
from cantina.core.record import LARGEST, Record, RecordError, from_lines
from cantina.core.texts import Texts, texts
from cantina.table.names import GONE


def default_language() -> Language:
    """Czech where the system speaks it, English elsewhere."""
    return "cs" if os.environ.get("LC_ALL", os.environ.get("LANG", "")).startswith("cs") else "en"


def _note_language(context: click.Context, _: click.Parameter, language: Language) -> Language:
    """Keep the language for error messages about the command as a whole."""
    context.ensure_object(dict)["language"] = language
    return language


language_option = click.option(
    "--lang",
    "language",
    type=click.Choice(LANGUAGES),
    default=default_language,
    is_eager=True,
    callback=_note_language,
    help="Language.",
)
options_option = click.option(
    "--option",
    "settings",
    multiple=True,
    metavar="KEY=VALUE",
    help="An option of the game; see `cantina games`. A value @FILE is content read from a TOML file.",
)
json_option = click.option("--json", "as_json", is_flag=True, help="Machine-readable output.")


def game_texts(game: Game, language: Language) -> Texts:
    """The sentences of a game."""
    return texts(language, game.folder / "texts")


def read_settings(game: Game, settings: Sequence[str], seats: int) -> Options:
    """Options from the command line."""
    changes: dict[str, Any] = {}
    for setting in settings:
        key, equals, value = setting.partition("=")
        if not equals:
            raise OptionError("no-key-value", value=repr(setting))
        if key == "seats":
            raise OptionError("seats-elsewhere")
        changes[key] = _value(value)
    return read_options(game.options, changes | {"seats": seats})


def _value(text: str) -> Any:
    if text.startswith("@"):
        path = Path(text[1:])
        return read_content(read_limited(path, CONTENT_LIMIT), str(path))
    try:
        return msgspec.json.decode(text)
    except (msgspec.DecodeError, RecursionError):
        return text.split(",") if "," in text else text


def read_limited(path: Path, limit: int) -> str:
    """A text file, unless it is larger than anything sensible."""
    if path.stat().st_size > limit:
        raise OptionError("too-large", str(path), limit=limit // 2**20)
    try:
        return path.read_text("utf-8")
    except UnicodeDecodeError:
        raise OptionError("no-text", str(path)) from None


def read_record(path: Path) -> Record:
    """A saved match."""
    try:
        return from_lines(read_limited(path, LARGEST))
    except RecordError as error:
        raise RecordError(f"{path}: {error}") from None


def read_bots(text: str | None) -> list[str]:
    """Names of bots, separated by commas."""
    named = [name.strip() for name in text.split(",")] if text else []
    for name in named:
        if name not in bots.names():
            raise OptionError("no-bot", value=repr(name), takes=", ".join(bots.names()))
    return named


def check_seats(game: Game, seats: int) -> int:
    """A number of seats that the game allows."""
    if seats not in game.seats:
        raise OptionError("seats", game=game.id, fewest=game.seats[0], most=game.seats[-1], given=seats)
    return seats


def seat_names(said: Texts, seats: Sequence[str]) -> Callable[[int], str]:
    """Display names of the seats: people by their names, or by number at a terminal; bots as at a table."""

    def name(seat: int) -> str:
        who = seats[seat] if seat < len(seats) else "human"
        if who in ("human", GONE):
            return said.say("seat-human", number=seat + 1)
        return droid(seat, who) if bots.installed(who) else who

    return name
