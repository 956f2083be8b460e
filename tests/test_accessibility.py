"""The table of criteria in docs/accessibility.md is whole, and the tests that it names are there."""

import json
import re

from cantina.core.spoken import plain
from tests.server.serving import ROOT

# WCAG 2.2, levels A and AA
GUIDELINES = {
    "1.1": (1,), "1.2": (1, 2, 3, 4, 5), "1.3": (1, 2, 3, 4, 5), "1.4": (1, 2, 3, 4, 5, 10, 11, 12, 13),
    "2.1": (1, 2, 4), "2.2": (1, 2), "2.3": (1,), "2.4": (1, 2, 3, 4, 5, 6, 7, 11), "2.5": (1, 2, 3, 4, 7, 8),
    "3.1": (1, 2), "3.2": (1, 2, 3, 4, 6), "3.3": (1, 2, 3, 4, 7, 8), "4.1": (2, 3),
}  # fmt: skip
CRITERIA = [f"{guideline}.{number}" for guideline, numbers in GUIDELINES.items() for number in numbers]


def test_every_criterion_has_its_line_and_every_named_test_is_there() -> None:
    rows = re.findall(
        r"^\| (\d[\d.]+) [^|]*\| ([^|]+) \|$", (ROOT / "docs" / "accessibility.md").read_text("utf-8"), re.MULTILINE
    )
    assert [criterion for criterion, _ in rows] == CRITERIA
    named = {name for _, proof in rows for name in re.findall(r"`([^`]+)`", proof)}
    files = {name: ROOT / (name if "/" in name else f"tests/browser/{name}") for name in named}
    assert [name for name, file in files.items() if not file.exists()] == []


def test_every_command_of_the_text_view_is_listed_in_both_languages() -> None:
    words = json.loads((ROOT / "src" / "cantina" / "core" / "console.json").read_text("utf-8"))
    rows = re.findall(
        r"^\| (`[^|]+) \| (`[^|]+) \| [^|]+ \|$", (ROOT / "docs" / "accessibility.md").read_text("utf-8"), re.MULTILINE
    )
    english, czech = ({plain(word) for row in rows for word in re.findall(r"`(\w+)", row[column])} for column in (0, 1))
    assert [word for word, [first, *others] in words.items() if first not in english or not czech & set(others)] == []
