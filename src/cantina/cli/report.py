"""`cantina report`: a game in figures and pictures."""

import os
import sys
from pathlib import Path

import click

import cantina
from cantina.cli.common import check_seats, options_option, read_bots, read_settings


@click.command()
@click.argument("game_id", metavar="GAME")
@click.option("--bot", default="greedy", show_default=True, help="Who has all seats.")
@click.option("--games", type=click.IntRange(2, 1_000_000), default=200, show_default=True, help="Matches; of each mission.")
@click.option("--seats", type=int, help="How many seats; without it the game's least.")
@click.option("--seed", type=click.IntRange(0, 2**62), default=0, show_default=True, help="The same seed, the same matches.")
@click.option("--jobs", type=click.IntRange(1, 256), default=os.cpu_count() or 1, help="Processes; without it all cores.")
@click.option(
    "--out",
    type=click.Path(file_okay=False, path_type=Path),
    help="A folder for pictures, figures and matches, which a stopped run goes on from. Else report-GAME.",
)
@options_option
def report(
    game_id: str, bot: str, games: int, seats: int | None, seed: int, jobs: int, out: Path | None, settings: tuple[str, ...]
) -> None:
    """Play GAME, and say who wins from where, how long it takes, what things are worth, and when it is decided.

    The figures are printed, and kept as report.md beside the pictures. Takes `cantina[lab]`.
    """
    import matplotlib  # noqa: F401  (before hours of playing)

    from cantina.report import Told, draw, kinds, lines, matches

    game = cantina.game(game_id)
    read_bots(bot)
    agreed = kinds(
        game, read_settings(game, settings, check_seats(game, seats if seats is not None else game.seats[0])), settings
    )
    folder, found = out or Path(f"report-{game.id}"), list[Told]()
    folder.mkdir(parents=True, exist_ok=True)
    with click.progressbar(length=games * len(agreed), label=game.id, file=sys.stderr) as bar:
        for told in matches(game, agreed, bot, games, seed, jobs, folder / "matches.jsonl"):
            found.append(told)
            bar.update(1)
    text = "\n".join(lines(game, found, bot))
    (folder / "report.md").write_text(text + "\n", "utf-8")
    click.echo(text)
    for path in draw(game, found, bot, folder):
        click.echo(path)
