"""The command line: `cantina serve`, `games`, `play` and so on, a module each."""

import sys

import click

from cantina import UnknownGame
from cantina.bots import UnknownBot
from cantina.bots.lines import LineBotError
from cantina.cli.analyse import analyse
from cantina.cli.arena import arena
from cantina.cli.balance import balance
from cantina.cli.care import backup, export_, import_, restore
from cantina.cli.common import default_language
from cantina.cli.dataset import dataset
from cantina.cli.games import games
from cantina.cli.join import join
from cantina.cli.play import play
from cantina.cli.puzzles import puzzles
from cantina.cli.records import replay, verify
from cantina.cli.report import report
from cantina.cli.rules import rules
from cantina.cli.serve import serve
from cantina.cli.simulate import simulate
from cantina.cli.think import think
from cantina.cli.train import train
from cantina.core.game import OptionError
from cantina.core.record import RecordError

EXTRAS = {
    "websockets": "server",
    "openskill": "lab",
    "matplotlib": "lab",
    "pyarrow": "lab",
    "ray": "ray",
}  # packages that some commands take


@click.group(context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(package_name="cantina")
def cli() -> None:
    """Star Wars tabletop games, complete by their rulebooks. An unofficial fan project."""


for command in (
    serve, games, play, join, simulate, arena, balance, report, dataset, replay, verify, analyse, puzzles, train, rules,
    backup, restore, export_, import_, think,
):  # fmt: skip
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
    except (RecordError, UnknownGame, UnknownBot, LineBotError, OSError) as error:
        problem = str(error)
    except ModuleNotFoundError as error:
        if error.name not in EXTRAS:
            raise
        problem = OptionError("no-extra", package=error.name, extra=EXTRAS[error.name]).said(chosen["language"])
    except (click.Abort, KeyboardInterrupt):
        sys.exit(130)
    print(f"cantina: {' '.join(problem.split())}", file=sys.stderr)
    sys.exit(2)
