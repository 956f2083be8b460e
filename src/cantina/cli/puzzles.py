"""`cantina puzzles`: positions in which one move is clearly best."""

import itertools
import sys
from pathlib import Path

import click
import msgspec

import cantina
from cantina.cli.common import check_seats, options_option, read_settings
from cantina.core.bot import HasLookahead
from cantina.core.game import OptionError


@click.command()
@click.argument("game_id", metavar="GAME")
@click.option("--count", type=click.IntRange(1, 10_000), default=100, show_default=True, help="How many.")
@click.option("--seats", type=int, help="How many seats; without it the game's least.")
@click.option("--seed", type=click.IntRange(0, 2**62), default=0, show_default=True, help="The same seed, the same puzzles.")
@click.option("--out", type=click.Path(path_type=Path), help="Write them to a file; without it they are printed.")
@options_option
def puzzles(game_id: str, count: int, seats: int | None, seed: int, out: Path | None, settings: tuple[str, ...]) -> None:
    """Find positions of GAME in which one move is clearly best, a line of JSON each."""
    from cantina.teacher.puzzles import puzzles as found_in

    game = cantina.game(game_id)
    options = read_settings(game, settings, check_seats(game, seats if seats is not None else game.seats[0]))
    if not isinstance(game, HasLookahead):
        raise OptionError("no-puzzles", value=game.id)
    lines = []
    with click.progressbar(length=count, label=game.id, file=sys.stderr, hidden=not sys.stderr.isatty()) as bar:
        for puzzle in itertools.islice(found_in(game, options, seed), count):
            lines.append(msgspec.json.encode(puzzle).decode())
            bar.update(1)
    if out:
        out.write_text("\n".join(lines) + "\n", "utf-8")
        return
    for line in lines:
        click.echo(line)
