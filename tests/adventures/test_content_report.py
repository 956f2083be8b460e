"""The report: every piece of shipped content is proved by a test of its effect, and only content that there is."""

import importlib
from pathlib import Path

from .proof import PROVED, everything


def test_every_piece_of_content_is_proved_by_a_test_of_its_effect() -> None:
    for path in sorted(Path(__file__).parent.glob("test_content_effects_*.py")):
        importlib.import_module(f"{__package__}.{path.stem}")
    assert sorted(everything() - PROVED) == []
    assert sorted(PROVED - everything()) == []
