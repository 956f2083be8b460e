"""Two trees of the project side by side: decisions a second and copies of Adventures, measured in turns in one run.

`python -m benchmarks.compare BEFORE AFTER` takes two folders that hold `src` and `benchmarks`. Machines are quick and slow by
turns; so each round asks one tree right after the other, and what is said is the median of the rounds' ratios.
"""

import os
import statistics
import subprocess
import sys
from pathlib import Path

ROUNDS = 9
WORK = """
import time
from benchmarks.adventures import GAME, missions, moves
from benchmarks.measure import copies
starts = [GAME.start(**row.options) for row in missions()]
began = time.process_time()
made = moves(starts)
halfway = time.process_time()
copied = copies(starts[0])
print(made / (halfway - began), copied / (time.process_time() - halfway))
"""


def rates(tree: Path) -> list[float]:
    """Decisions and copies of positions a second of processor time, in a process of its own."""
    paths = os.pathsep.join([str(tree / "src"), str(tree)])
    said = subprocess.run([sys.executable, "-c", WORK], cwd=tree, env=os.environ | {"PYTHONPATH": paths}, check=True, stdout=-1)
    return [float(rate) for rate in said.stdout.split()]


def main(before: Path, after: Path) -> None:
    """Writes how the second tree compares with the first."""
    rounds = [(rates(before), rates(after)) for _ in range(ROUNDS)]
    for place, what in enumerate(("decisions", "copies")):
        was, now = (statistics.median(pair[side][place] for pair in rounds) for side in (0, 1))
        ratio = statistics.median(new[place] / old[place] for old, new in rounds)
        print(f"{what}: {was:,.0f} /s, then {now:,.0f} /s, {ratio:.1%}")


if __name__ == "__main__":
    main(*(Path(tree).resolve() for tree in sys.argv[1:3]))
