"""One recorded match kept as readable text: any change of behaviour would move it.

After a wanted change write the files anew with `python -m tests.adventures.test_playthrough`, and read the difference.
"""

from pathlib import Path

import cantina
from cantina.core.record import from_lines, verify
from tests.kept import KeptMatch

KEPT = KeptMatch(Path(__file__).parent, "adventures", ["random", "random"], 2, mission="ambush")


def test_the_kept_match_reads_as_it_did() -> None:
    assert KEPT.read_out() == KEPT.text.read_text("utf-8")


def test_the_kept_match_is_what_its_seed_plays() -> None:
    assert KEPT.played() == KEPT.record.read_text("utf-8")


def test_a_match_that_was_played_with_other_content_still_opens() -> None:
    """Recorded with version 3 of the rules, when the case of Ambush was won by standing on it."""
    older = from_lines((KEPT.record.parent / "version-3.cantina").read_text("utf-8"))
    game = cantina.game("adventures")
    assert older.header.version < game.version
    verdict = verify(game, older)
    assert (verdict.moves, verdict.over) == (177, True)


if __name__ == "__main__":
    KEPT.write()
