"""`cantina puzzles`: positions in which one turn is clearly best, or in which this turn wins."""

import contextlib
import sys
from pathlib import Path
from typing import Any

import click
import msgspec

import cantina
from cantina.cli.common import check_seats, options_option, read_settings


@click.command()
@click.argument("game_id", metavar="GAME")
@click.option("--count", type=click.IntRange(1, 10_000), default=100, show_default=True, help="How many.")
@click.option("--seats", type=int, help="How many seats; without it all numbers and all shipped content take turns.")
@click.option("--seed", type=click.IntRange(0, 2**62), default=0, show_default=True, help="The same seed, the same puzzles.")
@click.option("--out", type=click.Path(path_type=Path), help="A file; one that was begun is gone on with. Otherwise printed.")
@options_option
def puzzles(game_id: str, count: int, seats: int | None, seed: int, out: Path | None, settings: tuple[str, ...]) -> None:
    """Find positions of GAME in which one turn is clearly best, or in which this turn wins; a line of JSON each."""
    from cantina.teacher.making import Making, encoded, variants
    from cantina.teacher.puzzles import Book

    game = cantina.game(game_id)
    options: list[dict[str, Any]] = variants(game)
    if seats is not None or settings:
        chosen = read_settings(game, settings, check_seats(game, seats if seats is not None else game.seats[0]))
        options = [msgspec.to_builtins(chosen)]
    begun = out.read_text("utf-8") if out and out.exists() else ""
    making = Making(game, seed, count, options, Book(game, begun).puzzles if begun else ())
    with contextlib.ExitStack() as stack:
        file = stack.enter_context(out.open("a", encoding="utf-8")) if out else sys.stdout
        bar = stack.enter_context(click.progressbar(length=count, label=game.id, file=sys.stderr, hidden=not sys.stderr.isatty()))
        bar.update(len(making.found))
        if not begun:
            file.write(encoded(making.head))
        for puzzle in making.run():
            file.write(encoded(puzzle))
            file.flush()  # a run that is stopped keeps what it has found
            bar.update(1)
