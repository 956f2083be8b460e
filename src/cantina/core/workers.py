"""Worker processes: they end with the process that started them, however it ended."""

import multiprocessing
import os
import threading
from collections.abc import Callable


def _leave() -> None:
    os._exit(1)


def end_with_parent(how: Callable[[], None] = _leave) -> None:
    """In a worker: does `how` as soon as its parent is gone, even where that was killed and could tell nobody."""
    parent = multiprocessing.parent_process()
    assert parent is not None, "a worker was started by somebody"

    def wait() -> None:
        parent.join()
        how()

    threading.Thread(target=wait, name="watching the parent", daemon=True).start()
