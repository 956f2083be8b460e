"""One recorded match kept as readable text, and counts that any change of behaviour would move.

After a wanted change write the files anew with `python -m tests.carcassonne.test_playthrough`, and read the difference.
"""

from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

import cantina
from cantina.cli import cli
from cantina.core.record import to_lines
from cantina.simulation import match_record, play_match

GAME: Any = cantina.game("carcassonne")
HERE = Path(__file__).parent
RECORD, TEXT = HERE / "match.cantina", HERE / "playthrough.txt"
BOTS = ["greedy", "random", "greedy"]


def playthrough() -> str:
    result = CliRunner().invoke(cli, ["replay", str(RECORD), "--lang", "en"])
    assert result.exit_code == 0, result.output
    return result.output


def recorded() -> str:
    match = play_match(GAME, GAME.start(seats=3, tiles="short"), BOTS, 5, 0)
    return to_lines(match_record(GAME, match, BOTS, 5, 0))


def test_the_kept_match_reads_as_it_did() -> None:
    assert playthrough() == TEXT.read_text("utf-8")


def test_the_kept_match_is_what_its_seed_plays() -> None:
    assert recorded() == RECORD.read_text("utf-8")


@pytest.mark.parametrize(
    ("options", "wins", "shared", "scores", "decisions"),
    [
        ({"seats": 2}, [527, 503], 30, [30272, 29680], 96428),
        ({"seats": 3}, [352, 348, 344], 43, [28817, 28671, 28180], 107207),
        ({"seats": 4, "teams": True}, [518, 499, 518, 499], 17, [53118, 52608, 53118, 52608], 116914),
        ({"seats": 5, "tiles": "short"}, [313, 326, 172, 166, 153], 117, [9421, 9263, 7234, 7081, 6955], 33980),
    ],
)
def test_a_thousand_random_matches_end_as_they_did(
    options: dict[str, Any], wins: list[int], shared: int, scores: list[int], decisions: int
) -> None:
    found = GAME.playouts(GAME.start(**options), 1, range(1000))
    assert (found.wins, found.shared, found.scores, found.decisions) == (wins, shared, scores, decisions)


if __name__ == "__main__":
    RECORD.write_text(recorded(), "utf-8")
    TEXT.write_text(playthrough(), "utf-8")
