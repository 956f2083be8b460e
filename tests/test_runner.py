"""The runner: the same results whatever the number of processes, and nothing done twice."""

import os
import subprocess
import sys
import time
from itertools import islice
from pathlib import Path

from cantina.runner import run_jobs

ROOT = Path(__file__).parents[1]
PATIENCE = 120.0  # seconds on a slow machine

JOBS = {f"{a}+{b}": (a, b) for a in range(4) for b in range(3)}


def add(a: int, b: int) -> int:
    return a + b


def refuse(a: int, b: int) -> int:
    raise AssertionError(f"{a} and {b} were added before")


def test_results_come_in_the_order_of_the_jobs() -> None:
    expected = [(name, a + b) for name, (a, b) in JOBS.items()]
    assert list(run_jobs(add, JOBS, int)) == expected
    assert list(run_jobs(add, JOBS, int, processes=2)) == expected


def test_a_stopped_run_goes_on_where_it_was(tmp_path: Path) -> None:
    kept = tmp_path / "sums.jsonl"
    done = dict(islice(run_jobs(add, JOBS, int, kept=kept), 5))
    with kept.open("a") as file:
        file.write('["3+2')  # as if the power had failed
    assert dict(run_jobs(refuse, {name: JOBS[name] for name in done}, int, kept=kept)) == done
    assert dict(run_jobs(refuse, JOBS, int, processes=2, kept=kept, seconds=0)) == done
    assert dict(run_jobs(add, JOBS, int, kept=kept)) == {name: a + b for name, (a, b) in JOBS.items()}
    assert dict(run_jobs(refuse, JOBS, int, kept=kept)) == {name: a + b for name, (a, b) in JOBS.items()}


def linger(folder: str, number: int) -> int:
    """Works for ever, once it has said which process it is."""
    (Path(folder) / f"{number}.pid").write_text(str(os.getpid()), "utf-8")
    while True:
        time.sleep(0.01)


def runs(process: int) -> bool:
    """Whether a process is still there; one that has ended and that nobody asked for is not."""
    stat = Path(f"/proc/{process}/stat")
    try:
        return stat.read_text("utf-8").rpartition(")")[2].split()[0] != "Z"
    except (FileNotFoundError, ProcessLookupError):
        return False


def test_the_workers_of_a_run_that_was_killed_end_with_it(tmp_path: Path) -> None:
    jobs = {str(number): (str(tmp_path), number) for number in range(2)}
    code = f"from tests.test_runner import linger; from cantina.runner import run_jobs; list(run_jobs(linger, {jobs}, int, 2))"
    parent = subprocess.Popen([sys.executable, "-c", f"if __name__ == '__main__': exec({code!r})"], cwd=ROOT)
    latest = time.monotonic() + PATIENCE
    try:
        while len(said := [file.read_text("utf-8") for file in tmp_path.glob("*.pid")]) < 2 or not all(said):
            assert parent.poll() is None and time.monotonic() < latest
    finally:
        parent.kill()
        parent.wait()
    while any(runs(int(worker)) for worker in said):
        assert time.monotonic() < latest
