"""`make report`: measures everything and writes docs/benchmarks.md."""

import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from benchmarks import adventures, carcassonne, clicks, commits, lab, load, page, precious_cargo, sleep, super_teams  # noqa: E402
from benchmarks.machine import machine  # noqa: E402

INTRODUCTION = """# Benchmarks

Written by `make report`. Rates are wall-clock on a shared machine, so they vary from run to run; what counts is the ratio to
something run beside them. Measured on: {machine}.
"""


def main() -> None:
    """Measure, and write the page."""
    parts = [INTRODUCTION.format(machine=machine()), super_teams.report(), "", carcassonne.report(), ""]
    parts += [precious_cargo.report(), "", adventures.report(), ""]
    parts.append((ROOT / "benchmarks" / "gpu_figures.md").read_text("utf-8"))
    parts += ["", lab.report(), "", (ROOT / "benchmarks" / "peer_figures.md").read_text("utf-8")]
    parts += [load.report(), commits.report(), sleep.report(), page.report(), clicks.report()]
    whole = "\n".join(parts)
    (ROOT / "docs" / "benchmarks.md").write_text(whole, "utf-8")
    print(whole)


if __name__ == "__main__":
    main()
