"""Datasets: matches of bots as Parquet, with what each seat saw, what it did, and what came of it.

A dataset is a folder with two files. `matches.parquet` has a row for each match: its number, bots, scores, winners and its whole
record. `decisions.parquet` has a row for each decision of a seat: match, move, seat, action as text and as number, observation
(`game.encode`), and the seat's reward at the end.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from cantina.bots import bot, make_ready
from cantina.core.action import middle, to_text
from cantina.core.driver import Match
from cantina.core.game import DEALER, Game, Options, State
from cantina.core.record import Record, from_lines, to_lines
from cantina.core.space import HasActionSpace
from cantina.simulation import match_record, play_match

MATCHES, DECISIONS = "matches.parquet", "decisions.parquet"


def write(game: Game, options: Options, bots: list[str], games: int, seed: int, folder: Path) -> Iterator[int]:
    """Play matches of a seed into a folder; yields the number of each that is done."""
    import pyarrow
    from pyarrow import parquet

    arrow: Any = pyarrow
    number = arrow.int32()
    whole = arrow.schema(
        {
            "match": number, "seed": arrow.int64(), "bots": arrow.list_(arrow.string()), "scores": arrow.list_(number),
            "winners": arrow.list_(number), "record": arrow.string(),
        }
    )  # fmt: skip
    single = arrow.schema(
        {
            "match": number, "move": number, "seat": number, "action": arrow.string(), "number": number,
            "observation": arrow.list_(arrow.int16()), "reward": arrow.float32(),
        }
    )  # fmt: skip
    start = game.start(options)
    make_ready(game, [bot(name, game) for name in bots])
    folder.mkdir(parents=True, exist_ok=True)
    with (
        parquet.ParquetWriter(folder / MATCHES, whole) as matches,
        parquet.ParquetWriter(folder / DECISIONS, single) as decisions,
    ):
        for each in range(games):
            match = play_match(game, start, bots, seed, each)
            standing = match.state.standing()
            row = {
                "match": each, "seed": seed, "bots": bots, "scores": standing.scores, "winners": standing.winners,
                "record": to_lines(match_record(game, match, bots, seed, each)),
            }  # fmt: skip
            matches.write_table(arrow.Table.from_pylist([row], whole))
            decisions.write_table(arrow.Table.from_pylist(list(_decisions(game, match, each)), single))
            yield each


def _decisions(game: Game, match: Match[State], number: int) -> Iterator[dict[str, Any]]:
    """The decisions of a match, each with what the seat saw before it."""
    assert isinstance(game, HasActionSpace)
    state, standing = match.start.copy(), match.state.standing()
    space = game.action_space(state)
    for move, (by, action) in enumerate(match.moves):
        if by != DEALER:
            won = by in standing.winners
            yield {
                "match": number, "move": move, "seat": by, "action": to_text(action),
                "number": space.number(state, middle(action)), "observation": game.encode(state, by),
                "reward": (0.0 if standing.shared else 1.0) if won else -1.0,
            }  # fmt: skip
        state.play(action)


def read(folder: Path) -> Iterator[Record]:
    """The matches of a dataset, as records that replay and verify."""
    from pyarrow import parquet

    for row in parquet.read_table(folder / MATCHES, columns=["record"]).to_pylist():
        yield from_lines(row["record"])


class Written(msgspec.Struct):
    """What was written."""

    game: str
    matches: int
    decisions: int
    folder: str


def summary(game: Game, folder: Path) -> Written:
    """How much a dataset holds."""
    from pyarrow import parquet

    counts = [parquet.read_metadata(folder / name).num_rows for name in (MATCHES, DECISIONS)]
    return Written(game.id, counts[0], counts[1], str(folder))
