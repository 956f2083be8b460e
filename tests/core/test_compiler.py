"""The compiler switch: modes, layouts, and a cache that notices every source of a kernel."""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import numpy as np
import pytest

from cantina.core.compiled import Reader
from cantina.core.compiler import (
    I8,
    I16,
    Array,
    Record,
    allocate,
    cache_folder,
    duplicate,
    entry,
    layout,
    mode,
    named,
    rule,
    sources,
)


class Thing(Record):
    small: I8
    row: Annotated[Array, np.int16, 3]
    wide: I16


def test_a_record_class_declares_a_numpy_layout() -> None:
    assert layout(Thing).names == ("small", "row", "wide")
    things = allocate(Thing, 2)
    named(things).row[2] = 7
    named(things).small = -1
    assert things["row"].tolist() == [[0, 0, 7], [0, 0, 0]]
    assert things["small"].tolist() == [-1, 0]


def test_fields_are_read_at_once_in_the_order_in_which_they_are_named() -> None:
    things = allocate(Thing, 2)
    things["small"], things["wide"], things["row"] = -1, 300, [[1, 2, -3], [4, 5, 6]]
    assert Reader(Thing, "wide", "small", "row")(things) == (300, -1, (1, 2, -3))
    assert Reader(Thing, "row", "wide")(things) == ((1, 2, -3), 300)


def test_a_duplicate_is_independent() -> None:
    things = allocate(Thing)
    other = duplicate(things)
    named(other).wide = 3
    assert (things["wide"].tolist(), other["wide"].tolist()) == ([0], [3])


def test_an_unknown_mode_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CANTINA_KERNEL", "quick")
    with pytest.raises(ValueError, match="'quick'; it takes auto, compiled, checked, plain, cuda"):
        mode()


def twice(number: int) -> int:
    return 2 * number


def test_on_a_gpu_entries_stay_as_they_are(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CANTINA_KERNEL", "cuda")
    assert entry(twice) is twice


def test_without_numba_cuda_the_mode_for_gpus_says_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CANTINA_KERNEL", "cuda")
    monkeypatch.setitem(sys.modules, "numba_cuda", None)
    with pytest.raises(ModuleNotFoundError, match="takes the package numba-cuda, which is not installed"):
        rule(twice)


@pytest.fixture
def kernel(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A package with a kernel that takes a constant from beside it."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    monkeypatch.syspath_prepend(tmp_path / "site")
    folder = tmp_path / "site" / "pachisi" / "kernel"
    folder.mkdir(parents=True)
    for file, text in {
        "__init__.py": "",
        "cards.py": "from .names import FEW",
        "names.py": "FEW = 3",
        "texts.py": "TITLE = 'Pachisi'",
        "kernel/__init__.py": "",
        "kernel/a.py": "from ..cards import FEW\nfrom . import b",
        "kernel/b.py": "import math",
    }.items():
        (folder.parent / file).write_text(text)
    yield folder
    cache_folder.cache_clear()
    for name in [name for name in sys.modules if name.partition(".")[0] == "pachisi"]:
        del sys.modules[name]


def folder_now() -> Path:
    cache_folder.cache_clear()
    return cache_folder("pachisi.kernel", "compiled")


def test_the_cache_is_named_by_all_that_is_compiled_into_it_and_old_ones_go(kernel: Path) -> None:
    found = [str(path.relative_to(kernel.parent)) for path in sources("pachisi.kernel") if kernel.parent in path.parents]
    assert found == ["cards.py", "kernel/__init__.py", "kernel/a.py", "kernel/b.py", "names.py"]
    first = folder_now()
    first.mkdir(parents=True)
    (kernel.parent / "texts.py").write_text("TITLE = 'Parcheesi'")
    assert folder_now() == first and first.exists()
    (kernel.parent / "names.py").write_text("FEW = 4")
    assert folder_now() != first and not first.exists()


@pytest.mark.usefixtures("kernel")
def test_the_caches_of_several_pythons_and_machines_lie_side_by_side(monkeypatch: pytest.MonkeyPatch) -> None:
    first = folder_now()
    first.mkdir(parents=True)
    monkeypatch.setattr(sys, "version", "3.99")
    assert folder_now() != first and first.exists()


@pytest.mark.usefixtures("kernel")
def test_the_cache_lies_where_the_system_keeps_such_things(monkeypatch: pytest.MonkeyPatch) -> None:
    assert folder_now().parent == Path(os.environ["XDG_CACHE_HOME"], "cantina", "kernels")
    monkeypatch.delenv("XDG_CACHE_HOME")
    monkeypatch.setattr("platformdirs.user_cache_dir", lambda name, **_: f"/Library/Caches/{name}")
    assert folder_now().parent == Path("/Library/Caches/cantina/kernels")


def test_constants_of_the_generator_are_in_the_name_of_every_kernels_cache() -> None:
    names = {path.name for path in sources("cantina.games.super_teams.kernel")}
    assert {"compiler.py", "streams.py", "source.py", "codes.py", "turn.py"} <= names
    assert not names & {"game.py", "texts.py"}


def test_compiling_changes_nothing_for_others_who_use_the_compiler() -> None:
    code = (
        "import numba, cantina\n"
        "before = dict(vars(numba.config))\n"
        "game = cantina.game('super-teams')\n"
        "state = game.start()\n"
        "game.kernel('playout').offered.compile()\n"
        "changed = [name for name, value in vars(numba.config).items() if name.isupper() and before.get(name) != value]\n"
        "print(changed, game.kernel('playout').offered._run.stats.cache_path)"
    )
    environment = os.environ | {"CANTINA_KERNEL": "compiled"}
    result = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True)
    assert result.stdout.startswith("[] ")
    assert str(cache_folder("cantina.games.super_teams.kernel", "compiled")) in result.stdout
