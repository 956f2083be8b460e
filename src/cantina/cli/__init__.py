"""The command line: `cantina serve, games, play, simulate, arena, replay, verify, analyse, puzzles, train, rules`."""

import sys

import click

from cantina import UnknownGame
from cantina.cli.analyse import analyse
from cantina.cli.arena import arena
from cantina.cli.common import default_language
from cantina.cli.games import games
from cantina.cli.play import play
from cantina.cli.puzzles import puzzles
from cantina.cli.records import replay, verify
from cantina.cli.rules import rules
from cantina.cli.serve import serve
from cantina.cli.simulate import simulate
from cantina.cli.train import train
from cantina.core.game import OptionError
from cantina.core.record import RecordError


@click.group(context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(package_name="cantina")
def cli() -> None:
    """Star Wars tabletop games, complete by their rulebooks. An unofficial fan project."""


for command in (serve, games, play, simulate, arena, replay, verify, analyse, puzzles, train, rules):
    cli.add_command(command)


def main() -> None:
    """Run a command; what a person got wrong is one line on the error output and exit code 2."""
    chosen = {"language": default_language()}
    try:
        sys.exit(cli(standalone_mode=False, obj=chosen))
    except click.ClickException as error:
        problem = error.format_message()
    except OptionError as error:
        problem = error.said(chosen["language"])
    except (RecordError, UnknownGame, OSError) as error:
        problem = str(error)
    except (click.Abort, KeyboardInterrupt):
        sys.exit(130)
    print(f"cantina: {' '.join(problem.split())}", file=sys.stderr)
    sys.exit(2)
