"""Rollouts on a GPU: from many positions and candidates in one launch, a thread each, with the sums that the CPU finds.

`python -m cantina.gpu GAME FILE` compiles the rollouts of a game, by the rules that the CPU runs, into a file of PTX. It takes
numba-cuda and no GPU. `Rollouts(FILE)` launches it through CuPy; both come with `cantina[gpu]`. One process has one mode of
compiling, so a match that is played meanwhile runs on the CPU's rules.
"""

import argparse
import importlib
import importlib.util
import os
import re
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

CHIP = (9, 0)  # compute capability that is compiled for: H100, H200
BLOCK = 64  # threads

Longs = npt.NDArray[np.int64]


class Asked(NamedTuple):
    """Rollouts that are wanted of one candidate: where it starts (in one of `worlds` positions, by its number), and which."""

    position: int
    worlds: int
    setup: int
    action: int  # done before the rollout begins; -1 where the position is already that after it
    seat: int
    depth: int
    seed: int
    first: int
    rollouts: int


def needed(module: str, package: str) -> Any:
    """A module of `cantina[gpu]`; where it is missing, what to install."""
    if importlib.util.find_spec(module) is None:
        raise ModuleNotFoundError(f"rollouts on a GPU take the package {package}: pip install 'cantina[gpu]'", name=module)
    return importlib.import_module(module)


# ---- compiling ---------------------------------------------------------------------------------------------------------------


def _carcassonne(cuda: Any, state: Any) -> Callable[..., None]:
    from cantina.games.carcassonne.kernel import codes, lookahead

    rollout, rooms, most = lookahead.rollout, lookahead.FIRST, codes.MAX_ACTIONS
    int32 = importlib.import_module("numba").int32

    def roll_out(positions: Any, setups: Any, asked: Any, candidates: Any, numbers: Any, sums: Any) -> None:
        thread = cuda.grid(1)
        if thread < numbers.shape[0]:
            states, places, figures = cuda.local.array(rooms, state), cuda.local.array(most, int32), cuda.local.array(most, int32)
            k, number = candidates[thread], numbers[thread]
            states[0] = positions[asked[k, 0] + number % asked[k, 1]]
            at = asked[k, 2]
            found = rollout(states, setups[at : at + 1], places, figures, asked[k, 4], asked[k, 5], asked[k, 6], number)
            cuda.atomic.add(sums, k, found)

    return roll_out


def _super_teams(cuda: Any, state: Any) -> Callable[..., None]:
    from cantina.games.super_teams.kernel import codes, lookahead

    rollout, rooms, most = lookahead.rollout, lookahead.FIRST, codes.MAX_ACTIONS
    int32 = importlib.import_module("numba").int32

    def roll_out(positions: Any, setups: Any, asked: Any, candidates: Any, numbers: Any, sums: Any) -> None:
        thread = cuda.grid(1)
        if thread < numbers.shape[0]:
            states, out = cuda.local.array(rooms, state), cuda.local.array(most, int32)
            k, number = candidates[thread], numbers[thread]
            states[0] = positions[asked[k, 0] + number % asked[k, 1]]
            at = asked[k, 2]
            found = rollout(states, setups[at : at + 1], out, asked[k, 4], asked[k, 5], asked[k, 6], number, asked[k, 3])
            cuda.atomic.add(sums, k, found)

    return roll_out


MAKERS = {"carcassonne": _carcassonne, "super-teams": _super_teams}


def compile_ptx(game: str, file: Path) -> int:
    """Compile the rollouts of a game for a GPU, which may be elsewhere; returns the size of the code."""
    needed("numba_cuda", "numba-cuda")
    if game not in MAKERS:
        raise ValueError(f"there are rollouts of {' and '.join(MAKERS)}; got {game!r}")
    os.environ["CANTINA_KERNEL"] = "cuda"
    numba: Any = importlib.import_module("numba")
    cuda: Any = importlib.import_module("numba.cuda")
    from cantina.core.compiler import layout

    record = importlib.import_module(f"cantina.games.{game.replace('-', '_')}.kernel.record")
    # rules are compiled for the current device, and there may be none
    cuda.dispatcher.get_current_device = lambda: argparse.Namespace(compute_capability=CHIP)
    state, setup = numba.from_dtype(layout(record.State)), numba.from_dtype(layout(record.Setup))
    types = numba.types
    signature = types.void(state[::1], setup[::1], types.int64[:, ::1], types.int64[::1], types.int64[::1], types.int64[::1])
    kernel = MAKERS[game](cuda, state)
    ptx: str = cuda.compile(kernel, signature, cc=CHIP, output="ptx", device=False, abi="numba")[0]
    found = re.search(r"\.visible \.entry (\w+)\(", ptx)
    assert found, "the compiled code has no entry"
    np.savez_compressed(file, ptx=np.frombuffer(ptx.encode(), np.uint8), entry=found[1])
    return len(ptx)


# ---- launching ---------------------------------------------------------------------------------------------------------------


class Rollouts:
    """The compiled rollouts of a game, launched through CuPy."""

    def __init__(self, file: Path):
        self._cupy = needed("cupy", "cupy-cuda12x")
        with np.load(file) as given:
            ptx, entry = given["ptx"].tobytes(), str(given["entry"])
        loaded = self._cupy.cuda.function.Module()
        loaded.load(ptx)
        self._function, self._module = loaded.get_function(entry), loaded

    def __call__(self, positions: Any, setups: Any, asked: Sequence[Asked] | Longs) -> Longs:
        """What the rollouts of each candidate lead to, added up; `positions` and `setups` are records."""
        table = np.array(asked, np.int64)
        counts = table[:, 8]
        candidates = np.repeat(np.arange(len(asked)), counts)
        numbers = np.arange(len(candidates)) - np.repeat(np.cumsum(counts) - counts, counts) + np.repeat(table[:, 7], counts)
        arrays = [self._cupy.asarray(np.ascontiguousarray(records).view(np.uint8)) for records in (positions, setups)]
        parts = [self._cupy.asarray(array) for array in (table, candidates, numbers)]
        sums = self._cupy.zeros(len(asked), np.int64)
        arguments = [
            *_flat(arrays[0], (len(positions),), positions.dtype.itemsize),
            *_flat(arrays[1], (len(setups),), setups.dtype.itemsize),
            *(number for part in (*parts, sums) for number in _flat(part, part.shape, part.itemsize)),
        ]
        self._function((-(-len(candidates) // BLOCK),), (BLOCK,), tuple(arguments))
        found: Longs = sums.get()
        return found


def _flat(array: Any, shape: tuple[int, ...], itemsize: int) -> list[Any]:
    """A contiguous array as numba's kernels take it, each number a parameter of its own.

    Two null pointers (who owns the memory), the number of items, an item's bytes, the address, the shape, the strides.
    """
    items = int(np.prod(shape))
    strides = [itemsize * int(np.prod(shape[axis + 1 :])) for axis in range(len(shape))]
    numbers = [np.int64(number) for number in (*shape, *strides)]
    return [np.uint64(0), np.uint64(0), np.int64(items), np.int64(itemsize), np.uint64(array.data.ptr), *numbers]


if __name__ == "__main__":
    print(f"{sys.argv[2]}: {compile_ptx(sys.argv[1], Path(sys.argv[2])):,} bytes of PTX")
