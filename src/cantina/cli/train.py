"""`cantina train`: learn to judge the positions of a game from self-play."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import click
import msgspec

import cantina
from cantina.cli.common import json_option
from cantina.core.bot import HasNetwork, HasWeights
from cantina.core.game import OptionError


@click.command()
@click.argument("game_id", metavar="GAME")
@click.option("--matches", type=click.IntRange(10), default=40_000, show_default=True, help="Of self-play, to learn from.")
@click.option("--seed", type=click.IntRange(0, 2**62), default=0, show_default=True, help="The same seed, the same matches.")
@click.option("--epochs", type=click.IntRange(1), default=12, show_default=True, help="How often all of them are gone through.")
@click.option("--hidden", type=click.IntRange(1, 512), default=24, show_default=True, help="Units of the hidden layer.")
@click.option("--rounds", type=click.IntRange(1), default=3, show_default=True, help="Where only weights are learned.")
@click.option(
    "--examples",
    type=click.Path(path_type=Path),
    help="Self-play is written to this file, or read if it is there: another machine can learn from it.",
)
@click.option(
    "--out", type=click.Path(path_type=Path), help="Where the weights are written; without it the game's own are replaced."
)
@json_option
def train(
    game_id: str,
    matches: int,
    seed: int,
    epochs: int,
    hidden: int,
    rounds: int,
    examples: Path | None,
    out: Path | None,
    as_json: bool,
) -> None:
    """Learn to judge the positions of GAME from the outcomes of self-play; on a GPU where torch finds one."""
    from cantina.learning import Lesson, in_rounds, kept, lessons, said, write

    game = cantina.game(game_id)
    learning: Iterator[tuple[Lesson, Any]]
    if isinstance(game, HasNetwork):
        learning = lessons(kept(game, matches, seed, examples), hidden, epochs, seed)
        own = game.network
    elif isinstance(game, HasWeights):
        learning = in_rounds(game, matches, rounds, seed, examples)
        own = game.weights
    else:
        raise OptionError("no-network", value=game.id)
    weights: Any = None
    for lesson, weights in learning:  # noqa: B007  (the last ones are kept)
        click.echo(msgspec.json.encode(lesson) if as_json else said(lesson))
    write(weights, out or own)
