"""One recorded match kept as readable text, and counts that any change of behaviour would move.

After a wanted change write the files anew with `python -m tests.super_teams.test_playthrough`, and read the difference.
"""

from pathlib import Path
from typing import Any

import pytest

import cantina
from cantina.core.source import Seeded
from tests.kept import KeptMatch

KEPT = KeptMatch(Path(__file__).parent, "super-teams", ["greedy", "random", "greedy", "random"], 2, board="short")


def test_the_kept_match_reads_as_it_did() -> None:
    assert KEPT.read_out() == KEPT.text.read_text("utf-8")


def test_the_kept_match_is_what_its_seed_plays() -> None:
    assert KEPT.played() == KEPT.record.read_text("utf-8")


@pytest.mark.parametrize(
    ("seats", "board", "wins", "shared", "scores", "decisions"),
    [
        (2, "long", [501, 509], 10, [3272, 3281], 216620),
        (3, "long", [332, 350, 353], 33, [1163, 1188, 1172], 146895),
        (4, "long", [522, 500, 522, 500], 22, [3296, 3275, 3296, 3275], 236227),
        (2, "short", [514, 494], 8, [3277, 3240], 91330),
        (3, "short", [381, 332, 333], 46, [1212, 1156, 1165], 58468),
        (4, "short", [504, 519, 504, 519], 23, [3276, 3303, 3276, 3303], 109202),
    ],
)
def test_a_thousand_random_matches_end_as_they_did(
    seats: int, board: str, wins: list[int], shared: int, scores: list[int], decisions: int
) -> None:
    found = KEPT.game.playouts(KEPT.game.start(seats=seats, board=board), 1, range(1000))
    assert (found.wins, found.shared, found.scores, found.decisions) == (wins, shared, scores, decisions)


def reached(state: Any, depth: int) -> int:
    """Positions after `depth` decisions; the dealer's moves take their first outcome."""
    while state.turn == cantina.DEALER:
        state.play(state.actions()[0])
    if depth == 0 or state.turn == cantina.OVER:
        return 1
    total = 0
    for action in state.actions():
        after = state.copy()
        after.play(action)
        total += reached(after, depth - 1)
    return total


@pytest.mark.parametrize(("seats", "counts"), [(2, [1, 8, 37, 114]), (3, [8, 40, 177, 816]), (4, [8, 8, 19, 37])])
def test_as_many_positions_are_reached_as_before(seats: int, counts: list[int]) -> None:
    source = Seeded(77)
    state = KEPT.game.start(seats=seats, board="short")
    for _ in range(30):
        state.play(state.deal(source) if state.turn == cantina.DEALER else state.actions()[source.below(len(state.actions()))])
    assert [reached(state.copy(), depth) for depth in (1, 2, 3, 4)] == counts


if __name__ == "__main__":
    KEPT.write()
