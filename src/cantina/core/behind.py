"""Compiles kernels in the background: a low-priority process compiles to disk, and the result is loaded from there.

Nobody waits for it: until then entries run as plain Python (see `core/compiler.py`). One process of a machine compiles at a
time, the others wait for what it leaves on the disk.
"""

import atexit
import contextlib
import logging
import os
import sqlite3
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

from cantina.core.compiler import cache_folder, entries, mode

LOGGER = logging.getLogger(__name__)
PATIENCE = 1.0  # seconds in which short commands are done anyway
COURTESY = 10  # how far the compiler's process steps back for all others

_begun: dict[str, "_Behind"] = {}
_loading = threading.Lock()


def compile_behind(kernel: str) -> None:
    """Compiles a kernel, given by its package name, in the background; returns at once."""
    if kernel not in _begun and mode() == "auto":
        _begun[kernel] = _Behind(kernel)


class _Behind:
    """The background compilation of one kernel."""

    def __init__(self, kernel: str):
        self._kernel, self._stopping = kernel, threading.Event()
        self._compiler: subprocess.Popen[str] | None = None
        self.thread = threading.Thread(target=self._work, name=f"compiling {kernel}", daemon=True)
        atexit.register(self._stop)  # a thread inside the compiler must not outlive what it works with
        self.thread.start()

    def _work(self) -> None:
        """Have the kernel compiled where it is not, and load it, an entry at a time."""
        if self._stopping.wait(PATIENCE):
            return
        try:
            while not (file := ready_file(self._kernel)).exists():
                with alone(file.parent.parent) as mine:
                    if self._stopping.is_set():
                        return
                    if mine and not file.exists():
                        self._compile()
        except (OSError, sqlite3.Error) as problem:
            LOGGER.warning("the rules of %s stay uncompiled: %s", self._kernel, problem)
            return
        with _loading:
            for entry in entries(self._kernel):
                if self._stopping.is_set():
                    return
                entry.compile()

    def _compile(self) -> None:
        command = [sys.executable, "-m", __name__, self._kernel]
        path = os.pathsep.join(filter(None, sys.path))
        self._compiler = subprocess.Popen(
            command,
            env=os.environ | {"CANTINA_KERNEL": "compiled", "PYTHONPATH": path},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            process_group=0,  # Ctrl+C is not meant for it; in a session of its own its low priority would count for nothing
        )
        if self._stopping.is_set():
            self._compiler.terminate()
        said, _ = self._compiler.communicate()
        if self._compiler.returncode and not self._stopping.is_set():
            raise OSError(f"the compiler's process ended with {self._compiler.returncode}\n{said[-2000:]}")

    def _stop(self) -> None:
        self._stopping.set()
        if self._compiler:
            self._compiler.terminate()
        self.thread.join()


def ready_file(kernel: str) -> Path:
    """The file that says that a kernel lies beside it whole."""
    return cache_folder(kernel, "compiled") / "ready"


@contextlib.contextmanager
def alone(folder: Path) -> Iterator[bool]:
    """Whether this process is the only one that compiles. SQLite's locks work everywhere, and end with their process."""
    folder.mkdir(parents=True, exist_ok=True)
    with contextlib.closing(sqlite3.connect(folder / "compiling", timeout=0.5)) as lock:
        try:
            lock.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError as problem:
            if problem.sqlite_errorname != "SQLITE_BUSY":
                raise
            yield False
        else:
            yield True


def main() -> None:
    """`python -m cantina.core.behind KERNEL`: compile a kernel onto the disk."""
    if hasattr(os, "nice"):
        os.nice(COURTESY)
    for entry in entries(sys.argv[1]):
        entry.compile()
    ready_file(sys.argv[1]).touch()


if __name__ == "__main__":
    main()
