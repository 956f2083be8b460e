"""One recorded match kept as readable text, and counts that any change of behaviour would move.

After a wanted change write the files anew with `python -m tests.precious_cargo.test_playthrough`, and read the difference.
"""

from pathlib import Path
from typing import Any

import pytest

from tests.kept import KeptMatch

KEPT = KeptMatch(Path(__file__).parent, "precious-cargo", ["greedy", "random", "greedy", "greedy"], 2, deck="short")


def test_the_kept_match_reads_as_it_did() -> None:
    assert KEPT.read_out() == KEPT.text.read_text("utf-8")


def test_the_kept_match_is_what_its_seed_plays() -> None:
    assert KEPT.played() == KEPT.record.read_text("utf-8")


@pytest.mark.parametrize(
    ("options", "wins", "scores", "decisions"),
    [
        ({"seats": 2}, [502, 498], [46407, 45483], 330155),
        ({"seats": 3, "layout": "tight"}, [391, 609, 609], [28489, 26852, 26864], 376030),
        ({"seats": 4}, [503, 497, 503, 497], [18307, 18511, 18357, 18241], 542120),
        ({"seats": 5, "points": "sum"}, [505, 495, 505, 495, 495], [12313, 12189, 12344, 12007, 12069], 589226),
        ({"seats": 6, "deck": "short"}, [490, 510, 490, 510, 490, 510], [1600, 1588, 1444, 1542, 1544, 1509], 367632),
        ({"seats": 4, "mode": "this-is-the-way", "deck": "full"}, [272, 728, 728, 728], [16435, 51950, 51950, 51950], 404991),
        (
            {"seats": 6, "mode": "this-is-the-way", "deck": "full"},
            [314, 686, 686, 686, 686, 686],
            [6394, 48378, 48378, 48378, 48378, 48378],
            666840,
        ),
    ],
)
def test_a_thousand_random_matches_end_as_they_did(
    options: dict[str, Any], wins: list[int], scores: list[int], decisions: int
) -> None:
    found = KEPT.game.playouts(KEPT.game.start(**options), 1, range(1000))
    assert (found.wins, found.scores, found.decisions) == (wins, scores, decisions)


if __name__ == "__main__":
    KEPT.write()
