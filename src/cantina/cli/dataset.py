"""`cantina dataset`: matches of bots as Parquet."""

import sys
from itertools import cycle, islice
from pathlib import Path

import click
import msgspec

import cantina
from cantina.cli.common import check_seats, json_option, options_option, read_bots, read_settings


@click.command()
@click.argument("game_id", metavar="GAME")
@click.option("--bots", default="random", show_default=True, metavar="A,B", help="Names, once for each seat or repeated around.")
@click.option("--games", type=click.IntRange(1, 1_000_000), default=100, show_default=True, help="Matches.")
@click.option("--seats", type=int, help="How many seats; without it the game's least.")
@click.option("--seed", type=click.IntRange(0, 2**62), default=0, show_default=True, help="The same seed, the same matches.")
@click.option("--out", type=click.Path(file_okay=False, path_type=Path), required=True, help="The folder to write to.")
@options_option
@json_option
def dataset(
    game_id: str, bots: str, games: int, seats: int | None, seed: int, out: Path, settings: tuple[str, ...], as_json: bool
) -> None:
    """Write matches of GAME as Parquet: what each seat saw, what it did, and what came of it. Takes `cantina[lab]`."""
    from cantina.dataset import summary, write

    game = cantina.game(game_id)
    options = read_settings(game, settings, check_seats(game, seats if seats is not None else game.seats[0]))
    named = list(islice(cycle(read_bots(bots)), options.seats))
    with click.progressbar(length=games, label=game.id, file=sys.stderr) as bar:
        for _ in write(game, options, named, games, seed, out):
            bar.update(1)
    found = summary(game, out)
    click.echo(
        msgspec.json.encode(found) if as_json else f"{found.matches} matches with {found.decisions} decisions in {found.folder}"
    )
