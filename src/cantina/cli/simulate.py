"""`cantina simulate`: many matches of bots."""

import sys
from pathlib import Path

import click
import msgspec

import cantina
from cantina.cli.common import check_seats, json_option, options_option, read_bots, read_settings


@click.command()
@click.argument("game_id", metavar="GAME")
@click.option("--games", type=click.IntRange(1, 10_000_000), default=100, show_default=True, help="How many matches.")
@click.option("--seats", type=int, help="How many seats; without it as many as bots, at least the game's least.")
@click.option("--bots", default="random", show_default=True, help="Names separated by commas, repeated around the table.")
@click.option("--seed", type=click.IntRange(0, 2**62), default=0, show_default=True, help="The same seed, the same matches.")
@options_option
@click.option("--save", type=click.Path(path_type=Path), help="Save the first match as a record.")
@json_option
def simulate(
    game_id: str, games: int, seats: int | None, bots: str, seed: int, settings: tuple[str, ...], save: Path | None, as_json: bool
) -> None:
    """Play many matches of GAME between bots."""
    from cantina import simulation
    from cantina.core.record import to_lines

    game = cantina.game(game_id)
    named = read_bots(bots)
    count = check_seats(game, seats if seats is not None else max(len(named), game.seats[0]))
    options = read_settings(game, settings, count)
    with click.progressbar(length=games, label=game.id, file=sys.stderr, hidden=not sys.stderr.isatty()) as bar:
        result = simulation.simulate(game, options, named, games, seed, bar.update)
    if save:
        match = simulation.play_match(game, game.start(options), result.bots, seed, 0)
        save.write_text(to_lines(simulation.match_record(game, match, result.bots, seed, 0)), "utf-8")
    if as_json:
        click.echo(msgspec.json.encode(result))
        return
    click.echo(f"{result.games} matches of {game.id} in {result.seconds} s: {result.games_per_second} matches/s")
    for seat, name in enumerate(result.bots):
        share = result.wins[seat] / games
        click.echo(f"  seat {seat} {name}: won {result.wins[seat]} ({share:.1%}), mean score {result.mean_score[seat]}")
    click.echo(f"  shared victories: {result.shared}")
