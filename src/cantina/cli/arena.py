"""`cantina arena`: how strong a bot is against another."""

import sys

import click
import msgspec

import cantina
from cantina.cli.common import check_seats, json_option, options_option, read_bots, read_settings
from cantina.core.game import OptionError


@click.command()
@click.argument("game_id", metavar="GAME")
@click.option("--bots", required=True, metavar="A,B", help="Two names: the first one plays against a table of the second.")
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
    deals: int,
    first: int,
    seats: int | None,
    seed: int,
    jobs: int,
    settings: tuple[str, ...],
    as_json: bool,
) -> None:
    """Let two bots play GAME on the same deals, each from every side. What is known so far is told on the error output."""
    from cantina.arena import verdicts

    game = cantina.game(game_id)
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
