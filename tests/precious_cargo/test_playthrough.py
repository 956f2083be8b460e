"""One recorded match kept as readable text, and counts that any change of behaviour would move.

After a wanted change write the files anew with `python -m tests.precious_cargo.test_playthrough`, and read the difference.
"""

from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

import cantina
from cantina.cli import cli
from cantina.core.record import to_lines
from cantina.simulation import match_record, play_match

GAME: Any = cantina.game("precious-cargo")
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
    bots = ["greedy", "random", "greedy", "greedy"]
    match = play_match(GAME, GAME.start(seats=4, deck="short"), bots, 2, 0)
    return to_lines(match_record(GAME, match, bots, 2, 0))


@pytest.mark.parametrize(
    ("options", "wins", "scores", "decisions"),
    [
        ({"seats": 2}, [502, 498], [46407, 45483], 330155),
        ({"seats": 3, "layout": "tight"}, [391, 609, 609], [28489, 26852, 26864], 376030),
        ({"seats": 4}, [503, 497, 503, 497], [18307, 18511, 18357, 18241], 542120),
        ({"seats": 5, "points": "sum"}, [505, 495, 505, 495, 495], [12313, 12189, 12344, 12007, 12069], 589226),
        ({"seats": 6, "deck": "short"}, [489, 511, 489, 511, 489, 511], [1610, 1592, 1438, 1544, 1548, 1501], 368028),
        ({"seats": 4, "mode": "this-is-the-way"}, [272, 728, 728, 728], [16435, 51950, 51950, 51950], 404991),
        (
            {"seats": 6, "mode": "this-is-the-way"},
            [314, 686, 686, 686, 686, 686],
            [6391, 48451, 48451, 48451, 48451, 48451],
            666826,
        ),
    ],
)
def test_a_thousand_random_matches_end_as_they_did(
    options: dict[str, Any], wins: list[int], scores: list[int], decisions: int
) -> None:
    found = GAME.playouts(GAME.start(**options), 1, range(1000))
    assert (found.wins, found.scores, found.decisions) == (wins, scores, decisions)


if __name__ == "__main__":
    RECORD.write_text(recorded(), "utf-8")
    TEXT.write_text(playthrough(), "utf-8")
