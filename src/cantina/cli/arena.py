"""`cantina arena`: how strong a bot is against another."""

import sys
from pathlib import Path

import click
import msgspec

import cantina
from cantina.cli.common import check_seats, json_option, options_option, read_bots, read_settings
from cantina.core.game import Game, OptionError, Options


@click.command()
@click.argument("game_id", metavar="GAME")
@click.option("--bots", required=True, metavar="A,B", help="Two names: the first plays against a table of the second.")
@click.option("--games", type=click.IntRange(1, 1_000_000), help="Deals of a tournament: each bot meets each from every side.")
@click.option(
    "--out", type=click.Path(path_type=Path), help="Of a tournament: a file that keeps all matches; a stopped run goes on."
)
@click.option("--picture", type=click.Path(path_type=Path), help="Of a tournament: the ratings as .svg or .png.")
@click.option("--ray", is_flag=True, help="Of a tournament: play on a Ray cluster, or a local one of so many jobs.")
@click.option("--deals", type=click.IntRange(1, 1_000_000), default=20, show_default=True, help="Each is played once by side.")
@click.option("--first", type=click.IntRange(0), default=0, show_default=True, help="The first deal: a long run can be split.")
@click.option("--seats", type=int, help="How many seats; without it the game's least.")
@click.option("--seed", type=click.IntRange(0, 2**62), default=0, show_default=True, help="The same seed, the same matches.")
@click.option("--jobs", type=click.IntRange(1, 256), default=1, show_default=True, help="Processes to play in.")
@options_option
@json_option
def arena(
    game_id: str,
    bots: str,
    games: int | None,
    out: Path | None,
    picture: Path | None,
    ray: bool,
    deals: int,
    first: int,
    seats: int | None,
    seed: int,
    jobs: int,
    settings: tuple[str, ...],
    as_json: bool,
) -> None:
    """Let two bots play GAME on the same deals, each from every side. What is known so far is told on the error output.

    With --games it is a tournament of any number of bots, each against each. A bot may also be package:Class, or cmd:PROGRAM that
    speaks the line protocol.
    """
    from cantina.arena import verdicts

    game = cantina.game(game_id)
    if games is not None:
        options = read_settings(game, settings, check_seats(game, seats if seats is not None else game.seats[0]))
        _tournament(game, options, bots, games, seed, jobs, out, picture, ray, as_json)
        return
    named = read_bots(bots)
    if len(named) != 2:
        raise OptionError("two-bots", value=repr(bots))
    options = read_settings(game, settings, check_seats(game, seats if seats is not None else game.seats[0]))
    for found in verdicts(game, options, named[0], named[1], range(first, first + deals), seed, jobs):
        click.echo(
            f"\r{found.won:g} of {found.matches}, {found.low:.1%} to {found.high:.1%} ", nl=not sys.stderr.isatty(), err=True
        )
    if as_json:
        click.echo(msgspec.json.encode(found))
        return
    click.echo(
        f"{found.challenger} won {found.won:g} of {found.matches} matches of {found.game} against {found.others}: "
        f"{found.share:.1%} (95 %: {found.low:.1%} to {found.high:.1%}; equals would win {found.fair:.1%})"
    )
    click.echo(f"  a decision took {found.milliseconds[0]} ms and {found.milliseconds[1]} ms of processor time")


def _tournament(
    game: Game, options: Options, bots: str, games: int, seed: int, jobs: int, out: Path | None, picture: Path | None, ray: bool,
    as_json: bool,
) -> None:  # fmt: skip
    """Each bot against each, with a table of ratings."""
    from cantina.bots import entrant
    from cantina.tournament import draw, pairings, tournament

    named = [name.strip() for name in bots.split(",")]
    for name in named:
        if ":" not in name:
            read_bots(name)
        entrant(name, game)
    if len(set(named)) < 2:
        raise OptionError("several-bots", value=repr(bots))
    with click.progressbar(length=len(pairings(named, len(options.sides()), games)), label=game.id, file=sys.stderr) as bar:
        for table in tournament(game, options, named, games, seed, jobs, out, ray):
            found = table
            bar.update(1)
    if picture:
        draw(found, picture)
    if as_json:
        click.echo(msgspec.json.encode(found))
        return
    for each in found.ratings:
        click.echo(
            f"{each.rating:7.0f} ({each.low:.0f} to {each.high:.0f})  {each.bot}: won {each.won:g} of {each.matches}, "
            f"{each.share:.1%} ({each.share_low:.1%} to {each.share_high:.1%})"
        )
