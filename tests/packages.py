"""Programs that tests need and a bare machine lacks: installed from Debian's packages, by one process at a time."""

import fcntl
import os
import subprocess
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

T = TypeVar("T")
LOCK = Path(tempfile.gettempdir()) / f"cantina-packages-{os.geteuid()}.lock"
# PostgreSQL gets no cluster of Debian's own: it would be started, and this machine may have other plans for it.
QUIET = ("env", "DEBIAN_FRONTEND=noninteractive", "PG_CLUSTER_CONF_ROOT=/nonexistent")
APT = ("apt-get", "-o", "DPkg::Lock::Timeout=300")


class Missing(RuntimeError):  # noqa: N818  (it is read by people)
    """A program is not there, and could not be installed; the message says what to do."""


def needed(what: str, find: Callable[[], T | None], *packages: str) -> T:
    """What `find` finds; where it finds nothing, the first of these packages that can be had is installed."""
    if (found := find()) is not None:
        return found
    problem = ""
    with LOCK.open("w") as lock:  # two processes of a run come to a bare machine at once, and apt-get takes one
        fcntl.flock(lock, fcntl.LOCK_EX)
        if find() is None:
            problem = _install(packages)
    if (found := find()) is None:
        raise Missing(f"these tests need {what}: install the package `{packages[-1]}`, or put {what} on the PATH ({problem})")
    return found


def _install(packages: tuple[str, ...]) -> str:
    """Installs one of these; what went wrong, if anything."""
    root = () if os.geteuid() == 0 else ("sudo", "--non-interactive")
    problem = _run(*root, *QUIET, *APT, "update")  # which may fail where somebody else does it, and the lists are there
    for package in packages:
        failed = _run(*root, *QUIET, *APT, "install", "--yes", "--no-install-recommends", package)
        if not failed:
            return ""
        problem = f"{problem} {failed}".strip()
    return problem


def _run(*command: str) -> str:
    """Runs a command; what went wrong, if anything."""
    try:
        done = subprocess.run(command, capture_output=True, text=True, check=False)
    except OSError as problem:
        return str(problem)
    return f"`{' '.join(command)}` failed: {done.stderr.strip()[-300:]}" if done.returncode else ""
