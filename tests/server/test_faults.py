"""Whatever was acknowledged survives kills under load and a full disk; the long form is `benchmarks/faults.py` by itself."""

import subprocess
import sys

from .serving import PATIENCE, ROOT

SHORT = ["kills", "full_disk", "--kills", "2", "--actions", "60", "--times", "1", "--tables", "1"]


def test_nothing_that_was_acknowledged_is_lost_or_doubled(long: bool) -> None:
    command = [sys.executable, str(ROOT / "benchmarks" / "faults.py"), *([] if long else SHORT)]
    subprocess.run(command, cwd=ROOT, check=True, timeout=3600 if long else PATIENCE)
