"""`cantina replay` and `cantina verify`: saved matches to read and to check."""

from pathlib import Path

import click

import cantina
from cantina.cli.common import game_texts, language_option, read_record, seat_names
from cantina.core.describe import describe, standing_lines
from cantina.core.event import told
from cantina.core.game import DEALER
from cantina.core.ledger import Language
from cantina.core.record import RecordError, begin
from cantina.core.record import replay as replay_record
from cantina.core.record import verify as verify_record

DEALINGS = {
    "sealed": "the dealing is the one that was committed to",
    "unnamed": "the dealing follows from the key; names were taken out, so whether it was bound to this match cannot be checked",
    "simulated": "the dealing is the one of its seed",
    "open": "the dealer's key is not out yet, so the dealing cannot be checked",
    "none": "nothing was promised about the dealing",
}


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--to", "last", type=click.IntRange(0), help="Stop after so many moves and show the table.")
@click.option("--seat", type=click.IntRange(0), help="As this seat saw and heard it; without it everything is told.")
@language_option
def replay(file: Path, last: int | None, seat: int | None, language: Language) -> None:
    """A saved match as a readable playthrough."""
    saved = read_record(file)
    game = cantina.game(saved.header.game)
    if seat is not None and seat >= len(saved.header.seats):
        raise RecordError(f"{file}: there is no seat {seat}; they are 0 to {len(saved.header.seats) - 1}")
    if last is not None:
        saved.lines = saved.lines[:last]
    state = begin(game, saved.header)
    said = game_texts(game, language).knowing(state.options.words(language))
    name = seat_names(said, saved.header.seats)
    click.echo(f"{said.say('title')}: {', '.join(map(name, range(len(saved.header.seats))))}")
    for number, (match, by, _, events) in enumerate(replay_record(game, saved), start=1):
        state = match.state
        label = f"{number}." if by != DEALER else ""
        for event in events:
            click.echo(f"{label:5}{said.event(event if seat is None else told(event, seat), name)} [{event.rule}]")
            label = ""
    if last is not None:
        click.echo("\n".join(["", *describe(game, state.view(seat), state.options, said, name)]))
    click.echo("\n".join(standing_lines(state.standing(), said, name)))


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
def verify(file: Path) -> None:
    """Replay a saved match and check every action, digest and dealt card; names the first bad line."""
    saved = read_record(file)
    try:
        verdict = verify_record(cantina.game(saved.header.game), saved)
    except RecordError as error:
        raise RecordError(f"{file}: {error}") from None
    ending = "finished" if verdict.over else "not finished"
    click.echo(f"ok: {verdict.moves} moves, {ending}; {DEALINGS[verdict.dealing]}")
