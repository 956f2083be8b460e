"""A package of others, installed for a while: the example with Nim and its bot."""

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from cantina.core.entry_points import registered

ROOT = Path(__file__).parents[1]


@contextmanager
def brought(folder: Path) -> Iterator[Path]:
    """The example's package in a folder of its own, found by this process and by all that it starts."""
    uv = Path(sys.executable).parent / "uv"
    how = ["--quiet", "--offline", "--no-deps", "--no-build-isolation", "--python", sys.executable, "--target", str(folder)]
    subprocess.run([uv, "pip", "install", *how, ROOT / "examples" / "nim"], check=True)
    sys.path.insert(0, str(folder))
    registered.cache_clear()
    try:
        yield folder
    finally:
        sys.path.remove(str(folder))
        registered.cache_clear()
