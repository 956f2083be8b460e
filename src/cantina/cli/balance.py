"""`cantina balance`: how often measuring players win what is shipped."""

import os
import sys
from pathlib import Path

import click

import cantina
from cantina.core.game import OptionError


@click.command()
@click.argument("game_id", metavar="GAME")
@click.option(
    "--matches",
    type=click.IntRange(1, 1_000_000),
    default=200,
    show_default=True,
    help="Of every kind.",
)
@click.option("--only", multiple=True, metavar="WORDS", help="Only kinds with these words in their name; may be repeated.")
@click.option("--seed", type=click.IntRange(0, 2**62), default=0, show_default=True, help="The same seed, the same matches.")
@click.option("--jobs", type=click.IntRange(1, 256), default=os.cpu_count() or 1, help="Processes; without it all cores.")
@click.option(
    "--seconds", type=click.FloatRange(0), default=float("inf"), help="Stop after so long; what is missing is for another run."
)
@click.option(
    "--players",
    type=click.Path(exists=True, dir_okay=False, path_type=Path),
    default=Path("benchmarks/players.py"),
    show_default=True,
    help="A Python file whose PLAYERS are makers of bots by name.",
)
@click.option("--out", type=click.Path(path_type=Path), help="A file, which a stopped run goes on from. Else balance-GAME.jsonl.")
def balance(
    game_id: str,
    matches: int,
    only: tuple[str, ...],
    seed: int,
    jobs: int,
    seconds: float,
    players: Path,
    out: Path | None,
) -> None:
    """Let measuring players play everything that GAME ships, and print how often they win. A stopped run can be gone on with."""
    from cantina.balance import cells, measure, tables

    game = cantina.game(game_id)
    table = [cell for cell in cells(game) if not only or any(words in f"{cell.player} {cell.title}" for words in only)]
    if not table:
        raise OptionError("no-cells", value=", ".join(only))
    kept, found = out or Path(f"balance-{game.id}.jsonl"), []
    count = sum(-(-matches // cell.part) for cell in table)
    with click.progressbar(length=count, label=game.id, file=sys.stderr) as bar:
        for each in measure(game, table, players, matches, seed, jobs, kept, seconds):
            found.append(each)
            bar.update(1)
    for line in tables(found):
        click.echo(line)
