"""One recorded match kept as readable text: any change of behaviour would move it.

After a wanted change write the files anew with `python -m tests.adventures.test_playthrough`, and read the difference.
"""

from pathlib import Path

from tests.kept import KeptMatch

KEPT = KeptMatch(Path(__file__).parent, "adventures", ["random", "random"], 2, mission="ambush")


def test_the_kept_match_reads_as_it_did() -> None:
    assert KEPT.read_out() == KEPT.text.read_text("utf-8")


def test_the_kept_match_is_what_its_seed_plays() -> None:
    assert KEPT.played() == KEPT.record.read_text("utf-8")


if __name__ == "__main__":
    KEPT.write()
