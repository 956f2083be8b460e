"""A recorded match kept beside its tests, as a record and as readable text: any change of behaviour would move it."""

from pathlib import Path
from typing import Any

from click.testing import CliRunner

import cantina
from cantina.cli import cli
from cantina.core.record import to_lines
from cantina.simulation import match_record, play_match


class KeptMatch:
    """A match that bots play from a seed, and the two files in a folder that keep it."""

    def __init__(self, folder: Path, game: str, bots: list[str], seed: int, **options: Any):
        self.game: Any = cantina.game(game)
        self.bots, self.seed, self.options = bots, seed, options
        self.record, self.text = folder / "match.cantina", folder / "playthrough.txt"

    def played(self) -> str:
        """The record of the match as it is played now."""
        start = self.game.start(seats=len(self.bots), **self.options)
        match = play_match(self.game, start, self.bots, self.seed, 0)
        return to_lines(match_record(self.game, match, self.bots, self.seed, 0))

    def read_out(self) -> str:
        """The kept record as the command line tells it now."""
        result = CliRunner().invoke(cli, ["replay", str(self.record), "--lang", "en"])
        assert result.exit_code == 0, result.output
        return result.output

    def write(self) -> None:
        """Keep the match as it is played and told now."""
        self.record.write_text(self.played(), "utf-8")
        self.text.write_text(self.read_out(), "utf-8")
