"""One recorded match kept as readable text: any change of behaviour would move it.

After a wanted change write the files anew with `python -m tests.adventures.test_playthrough`, and read the difference.
"""

from pathlib import Path
from typing import Any

from click.testing import CliRunner

import cantina
from cantina.cli import cli
from cantina.core.record import to_lines
from cantina.simulation import match_record, play_match

GAME: Any = cantina.game("adventures")
HERE = Path(__file__).parent
RECORD, TEXT = HERE / "match.cantina", HERE / "playthrough.txt"


def playthrough() -> str:
    result = CliRunner().invoke(cli, ["replay", str(RECORD), "--lang", "en"])
    assert result.exit_code == 0, result.output
    return result.output


def test_the_kept_match_reads_as_it_did() -> None:
    assert playthrough() == TEXT.read_text("utf-8")


def test_the_kept_match_is_what_its_seed_plays() -> None:
    assert recorded() == RECORD.read_text("utf-8")


def recorded() -> str:
    bots = ["random", "random"]
    match = play_match(GAME, GAME.start(seats=2, mission="ambush"), bots, 2, 0)
    return to_lines(match_record(GAME, match, bots, 2, 0))


if __name__ == "__main__":
    RECORD.write_text(recorded(), "utf-8")
    TEXT.write_text(playthrough(), "utf-8")
