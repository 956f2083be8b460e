"""Nothing on the page flashes or listens to how a device is moved: read from the page's own source."""

import re

from tests.server.serving import ROOT

SOURCES = {
    path: path.read_text("utf-8") for path in (ROOT / "web" / "src").rglob("*") if path.suffix in (".svelte", ".css", ".ts")
}


def test_what_repeats_quickly_only_moves() -> None:
    """Three flashes in a second are the most that harm nobody (WCAG 2.3.1): what repeats and fades takes a second or more."""
    quick = [
        (path.name, name)
        for path, source in SOURCES.items()
        for name, milliseconds in re.findall(r"animation: ([\w-]+) (\d+)ms[^;]*infinite", source)
        if int(milliseconds) < 1000
        and set(re.findall(r"([\w-]+):", _frames(source, name))) - {"transform", "rotate", "translate", "scale"}
    ]
    assert sum(source.count("infinite") for source in SOURCES.values()) >= 5
    assert quick == []


def test_nothing_listens_to_motion() -> None:
    assert [
        path.name for path, source in SOURCES.items() if re.search(r"devicemotion|deviceorientation|Accelerometer", source)
    ] == []


def _frames(source: str, name: str) -> str:
    _, _, after = source.partition(f"@keyframes {name} {{")
    return after[: after.index("\n  }")]
