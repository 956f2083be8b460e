"""One recorded match kept as readable text: any change of behaviour would move it.

After a wanted change write the files anew with `python -m tests.adventures.test_playthrough`, and read the difference.
"""

from pathlib import Path
from typing import Any

import pytest

import cantina
from cantina.core.describe import describe
from cantina.core.record import begin, from_lines, header, record, replay, to_lines, verify
from cantina.core.texts import texts
from cantina.games.adventures.content import Library
from cantina.games.adventures.game import GAME
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


def test_a_match_of_before_goes_on_with_the_sheet_that_it_only_names() -> None:
    """Recorded with version 4, when the rage of the Egg Run ended a match at 6, and a match did not carry its sheet."""
    older = from_lines((KEPT.record.parent / "version-4.cantina").read_text("utf-8"))
    assert older.header.options["sheet"] == "egg-run"
    verdict = verify(GAME, older)
    assert (verdict.moves, verdict.over, verdict.dealing) == (140, True, "simulated")
    *_, (match, *_) = replay(GAME, older)
    assert match.state.options.words("en")["failure-egg-run-2"] == "The rage has reached 6."
    assert to_lines(record(header(GAME, match.start, older.header.seats, older.header.dealing, 4), match)) == to_lines(older)


def test_a_match_of_before_goes_on_with_the_sheet_that_it_carries() -> None:
    """Recorded with version 5, when the trace of the uplinks lost a match at 8 on every mission."""
    lines = (KEPT.record.parent / "version-5.cantina").read_text("utf-8")
    older = from_lines(lines)
    verdict = verify(GAME, older)
    assert (verdict.moves, verdict.over) == (147, True)
    *_, (match, *_) = replay(GAME, older)
    view: Any = match.state.view(None)
    assert {seen.track: (seen.value, seen.size) for seen in view.tracks}["trace"] == (8, 8)
    assert match.state.options.words("en")["failure-uplinks-2"] == "The trace has reached 8."
    assert to_lines(record(header(GAME, match.start, older.header.seats, older.header.dealing, 5), match)) == lines


def test_a_match_carries_its_sheet_and_words() -> None:
    state = GAME.start(mission="ambush", sheet="egg-run")
    assert state.options.sheet == Library().sheet("egg-run")
    again = GAME.start(state.options)
    assert again.options == state.options
    assert again.options.words("cs")["objective-egg-run"] == texts("cs", GAME.folder / "texts").say("objective-egg-run")


@pytest.mark.parametrize(
    ("file", "objective"),
    [
        ("version-3.cantina", "At the end of a turn a character is on the space of the face-up Case."),
        ("match.cantina", "At the end of a turn a character carries the Case on the start space."),
    ],
)
def test_a_match_says_the_objective_that_it_was_played_with(file: str, objective: str) -> None:
    kept = from_lines((KEPT.record.parent / file).read_text("utf-8"))
    state = begin(GAME, kept.header)
    said = texts("en", GAME.folder / "texts").knowing(state.options.words("en"))
    spoken = describe(GAME, state.view(0), state.options, said, str)
    assert any(objective in line for line in spoken)


if __name__ == "__main__":
    KEPT.write()
