"""The runner: the same results whatever the number of processes, and nothing done twice."""

from itertools import islice
from pathlib import Path

from cantina.runner import run_jobs

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
    assert dict(run_jobs(add, JOBS, int, kept=kept)) == {name: a + b for name, (a, b) in JOBS.items()}
    assert dict(run_jobs(refuse, JOBS, int, kept=kept)) == {name: a + b for name, (a, b) in JOBS.items()}
