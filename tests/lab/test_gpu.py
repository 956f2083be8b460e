"""Rollouts on a GPU: what is missing is said with what to install; that they come to the CPU's sums takes a GPU to show."""

import sys
from pathlib import Path

import pytest

from cantina.gpu import Rollouts, compile_ptx


def test_what_is_not_installed_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for module in ("cupy", "numba_cuda"):
        monkeypatch.setitem(sys.modules, module, None)
    with pytest.raises(ModuleNotFoundError, match=r"take the package cupy-cuda12x: pip install 'cantina\[gpu\]'"):
        Rollouts(tmp_path / "none")
    with pytest.raises(ModuleNotFoundError, match=r"take the package numba-cuda: pip install 'cantina\[gpu\]'"):
        compile_ptx("carcassonne", tmp_path / "none")
