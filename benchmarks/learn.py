"""The run behind docs/learn.md: the page's own code with its full numbers, and what came of it: `python -m benchmarks.learn`."""

import os
import re
import sys
import time
from pathlib import Path

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # one core, as the page says

from benchmarks.machine import machine
from cantina.arena import interval

PAGE = Path(__file__).parents[1] / "docs" / "learn.md"
DEALS = 100


def main(updates: int | None = None) -> None:
    """Run the page, then let what was learned play more matches than there is patience for in a test."""
    code = "\n".join(re.findall(r"^```python\n(.*?)^```$", PAGE.read_text("utf-8"), re.M | re.S))
    full = re.search(r"^(matches, steps, updates = ).*# (\d+), (\d+) and (\d+) for", code, re.M)
    assert full, "the page does not say how much its figures took"
    numbers = (int(full[2]), int(full[3]), updates or int(full[4]))
    code = code.replace(full[0], f"{full[1]}{numbers} #")
    began, names = time.process_time(), dict[str, object]()
    exec(compile(code, str(PAGE), "exec"), names)
    print(f"{time.process_time() - began:.0f} s of processor time; {machine()}", flush=True)
    for name in ("random", "greedy"):
        share = names["against"](name, names["network"], DEALS)  # type: ignore[operator]
        low, high = interval(share * 2 * DEALS, 2 * DEALS)
        print(f"against {name}: {share:.1%} of {2 * DEALS} matches (95 %: {low:.1%} to {high:.1%})", flush=True)


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
