"""One recorded match kept as readable text, and counts that any change of behaviour would move.

After a wanted change write the files anew with `python -m tests.carcassonne.test_playthrough`, and read the difference.
"""

from pathlib import Path
from typing import Any

import pytest

from tests.kept import KeptMatch

KEPT = KeptMatch(Path(__file__).parent, "carcassonne", ["greedy", "random", "greedy"], 5, tiles="short")


def test_the_kept_match_reads_as_it_did() -> None:
    assert KEPT.read_out() == KEPT.text.read_text("utf-8")


def test_the_kept_match_is_what_its_seed_plays() -> None:
    assert KEPT.played() == KEPT.record.read_text("utf-8")


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
    found = KEPT.game.playouts(KEPT.game.start(**options), 1, range(1000))
    assert (found.wins, found.shared, found.scores, found.decisions) == (wins, shared, scores, decisions)


if __name__ == "__main__":
    KEPT.write()
