"""The compiler switch: modes, layouts, and a cache that notices every source of a kernel."""

import sys
from pathlib import Path
from typing import Annotated

import numpy as np
import pytest

from cantina.core.compiler import I8, I16, Array, Record, allocate, cache_folder, duplicate, entry, layout, mode, named, rule


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


def test_the_cache_folder_changes_with_any_source_and_old_ones_go(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    kernel = tmp_path / "game" / "kernel"
    kernel.mkdir(parents=True)
    (kernel / "a.py").write_text("one = 1")
    (kernel / "b.py").write_text("two = 2")
    cache_folder.cache_clear()
    first = cache_folder(kernel, "compiled")
    first.mkdir(parents=True)
    (kernel / "b.py").write_text("two = 3")
    cache_folder.cache_clear()
    second = cache_folder(kernel, "compiled")
    assert second != first
    assert not first.exists()
    cache_folder.cache_clear()
