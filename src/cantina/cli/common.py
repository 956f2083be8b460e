"""What several commands share: the language, options given as key=value, names of bots, files with a size limit."""

import os
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import click
import msgspec

from cantina.bots import NAMES
from cantina.core.game import CONTENT_LIMIT, Game, OptionError, Options, read_content, read_options
from cantina.core.ledger import LANGUAGES, Language
from cantina.core.record import LARGEST, Record, RecordError, from_lines
from cantina.core.texts import Texts, texts


def default_language() -> Language:
    """Czech where the system speaks it, English elsewhere."""
    return "cs" if os.environ.get("LC_ALL", os.environ.get("LANG", "")).startswith("cs") else "en"


language_option = click.option("--lang", "language", type=click.Choice(LANGUAGES), default=default_language, help="Language.")
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
            raise OptionError(f"--option takes KEY=VALUE, not {setting!r}")
        if key == "seats":
            raise OptionError("the number of seats is given by --seats")
        changes[key] = _value(value)
    return read_options(game.options, changes | {"seats": seats})


def _value(text: str) -> Any:
    if text.startswith("@"):
        path = Path(text[1:])
        return read_content(read_limited(path, CONTENT_LIMIT), str(path))
    try:
        return msgspec.json.decode(text)
    except msgspec.DecodeError:
        return text.split(",") if "," in text else text


def read_limited(path: Path, limit: int) -> str:
    """A text file, unless it is larger than anything sensible."""
    if path.stat().st_size > limit:
        raise OptionError(f"{path} is larger than {limit // 2**20} MiB")
    try:
        return path.read_text("utf-8")
    except UnicodeDecodeError:
        raise OptionError(f"{path} is no text") from None


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
        if name not in NAMES:
            raise OptionError(f"unknown bot {name!r}; there are {', '.join(NAMES)}")
    return named


def check_seats(game: Game, seats: int) -> int:
    """A number of seats that the game allows."""
    if seats not in game.seats:
        raise OptionError(f"{game.id} takes {game.seats[0]} to {game.seats[-1]} seats, not {seats}")
    return seats


def seat_names(said: Texts, seats: Sequence[str]) -> Callable[[int], str]:
    """How the people at the table are called: by number, bots also by their kind."""

    def name(seat: int) -> str:
        who = seats[seat] if seat < len(seats) else "human"
        return said.say("seat-human", number=seat + 1) if who == "human" else said.say("seat-bot", number=seat + 1, bot=who)

    return name
