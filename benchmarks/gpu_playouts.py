"""Random matches of Carcassonne for two on a GPU, one thread each, by the rules that the CPU runs and with the same scores.

With numba-cuda and a GPU it runs at once. Otherwise `--ptx FILE` compiles where numba-cuda is, and `--run FILE` launches that
file where a GPU, numpy and CuPy are: that path imports nothing else.
"""

import argparse
import datetime
import importlib
import importlib.util
import os
import re
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

Scores = npt.NDArray[np.int32]
Play = Callable[[int], Scores]  # from the number of the first match to the scores of all matches of one launch

SEED = 1
SEATS = 2
COMPARED = 32_768  # matches whose scores must be the CPU's
CHIP = (9, 0)  # compute capability that a carried file is compiled for: H100, H200
WORD = 8  # bytes that a thread copies at once


class Sizes(NamedTuple):
    """How much is launched."""

    threads: int
    block: int
    launches: int

    @property
    def blocks(self) -> int:
        return -(-self.threads // self.block)


# ---- on the CPU --------------------------------------------------------------------------------------------------------


def write_reference(path: str) -> None:
    """Play on the CPU; keep the first position, the content and every match's scores."""
    from cantina.core.compiler import allocate
    from cantina.games.carcassonne.game import GAME
    from cantina.games.carcassonne.kernel import playout, record
    from cantina.games.carcassonne.options import Options, resolve_options
    from cantina.games.carcassonne.setup import make_setup

    setups = make_setup(resolve_options(Options(seats=SEATS)))
    start = allocate(record.State)
    playout.start(start, setups)
    first = GAME.start(seats=SEATS)
    scores = [GAME.playouts(first, SEED, range(match, match + 1)).scores for match in range(COMPARED)]
    np.savez(path, start=start.view(np.int64), setups=setups.view(np.uint8), scores=np.array(scores, np.int32))


def reference() -> dict[str, Any]:
    """What the CPU gave, from a process of its own: one process has one mode of compiling."""
    with tempfile.TemporaryDirectory() as folder:
        path = str(Path(folder) / "reference.npz")
        environment = os.environ | {"CANTINA_KERNEL": "compiled", "NUMBA_ENABLE_CUDASIM": "0"}
        subprocess.run([sys.executable, __file__, "--reference", path], env=environment, check=True)
        return dict(np.load(path))


# ---- the kernel --------------------------------------------------------------------------------------------------------


def numba_cuda() -> Any:
    """Numba's module for GPUs, which has no types."""
    return importlib.import_module("numba.cuda")


def room() -> np.dtype[np.void]:
    """What one thread works in: the position, which can also be written word by word, and the codes of the legal actions."""
    from cantina.core.compiler import layout
    from cantina.games.carcassonne.kernel import codes, record

    state = layout(record.State)
    formats = [state, (np.int64, state.itemsize // WORD), (np.int32, codes.MAX_ACTIONS)]
    return np.dtype({"names": ["state", "words", "out"], "formats": formats, "offsets": [0, 0, state.itemsize]}, align=True)


def match_kernel() -> Callable[..., None]:
    """The function that every thread runs, not compiled yet."""
    os.environ["CANTINA_KERNEL"] = "cuda"
    from cantina.core.streams import sow
    from cantina.games.carcassonne.kernel.playout import playout

    cuda = numba_cuda()
    own = importlib.import_module("numba").from_dtype(room())

    def play_matches(start: Any, setups: Any, seed: int, first: int, scores: Any) -> None:
        """Play match number `first + thread` of a seed to its end, in the thread's own memory."""
        thread = cuda.grid(1)
        if thread < scores.shape[0]:
            rooms = cuda.local.array(1, own)
            for word in range(start.shape[0]):
                rooms[0].words[word] = start[word]
            s = rooms[0].state
            sow(s.streams, seed, first + thread)
            playout(s, setups[0], rooms[0].out[:])
            for seat in range(SEATS):
                scores[thread, seat] = s.score[seat]

    return play_matches


def setup_layout() -> np.dtype[np.void]:
    """The layout of the rules' second record."""
    from cantina.core.compiler import layout
    from cantina.games.carcassonne.kernel import record

    return layout(record.Setup)


# ---- three ways to run -------------------------------------------------------------------------------------------------


def run_here(sizes: Sizes) -> None:
    """Compile, launch and measure in this process."""
    cuda, given = numba_cuda(), reference()
    compiled = cuda.jit(match_kernel())
    start, setups = cuda.to_device(given["start"]), cuda.to_device(given["setups"].view(setup_layout()))
    scores = cuda.device_array((sizes.threads, SEATS), np.int32)

    def play(first: int) -> Scores:
        compiled[sizes.blocks, sizes.block](start, setups, SEED, first, scores)
        found: Scores = scores.copy_to_host()
        return found

    name = cuda.get_current_device().name
    measure(play, given["scores"], sizes, name.decode() if isinstance(name, bytes) else str(name))


def write_ptx(path: str) -> None:
    """Compile for a GPU that is elsewhere; one file carries all that the launch needs."""
    import numba
    from numba import types

    kernel, cuda = match_kernel(), numba_cuda()
    # rules are compiled for the current device, and there is none
    cuda.dispatcher.get_current_device = lambda: argparse.Namespace(compute_capability=CHIP)
    signature = types.void(
        types.int64[::1],
        numba.from_dtype(setup_layout())[::1],
        types.int64,
        types.int64,
        types.int32[:, ::1],
    )
    ptx: str = cuda.compile(kernel, signature, cc=CHIP, output="ptx", device=False, abi="numba")[0]
    found = re.search(r"\.visible \.entry (\w+)\(", ptx)
    assert found, "the compiled code has no entry"
    np.savez_compressed(path, ptx=np.frombuffer(ptx.encode(), np.uint8), entry=found[1], **reference())
    print(f"{path}: {len(ptx):,} bytes of PTX for compute capability {CHIP[0]}.{CHIP[1]}")


def run_file(path: str, sizes: Sizes) -> None:
    """Launch and measure a carried file through CuPy."""
    cupy: Any = importlib.import_module("cupy")
    given = np.load(path)
    with tempfile.NamedTemporaryFile(suffix=".ptx") as file:
        file.write(given["ptx"].tobytes())
        file.flush()
        compiled = cupy.RawModule(path=file.name).get_function(str(given["entry"]))
    start, setups = cupy.asarray(given["start"]), cupy.asarray(given["setups"])
    scores = cupy.empty((sizes.threads, SEATS), cupy.int32)
    arrays = flat(start, start.shape, WORD) + flat(setups, (1,), setups.size)

    def play(first: int) -> Scores:
        arguments = (*arrays, np.int64(SEED), np.int64(first), *flat(scores, scores.shape, scores.itemsize))
        compiled((sizes.blocks,), (sizes.block,), arguments)
        found: Scores = scores.get()
        return found

    name = cupy.cuda.runtime.getDeviceProperties(cupy.cuda.Device().id)["name"].decode()
    measure(play, given["scores"], sizes, name)


def flat(array: Any, shape: tuple[int, ...], itemsize: int) -> list[Any]:
    """A contiguous array as numba's kernels take it, each number a parameter of its own.

    Two null pointers (who owns the memory), the number of items, an item's bytes, the address, the shape, the strides.
    """
    items = int(np.prod(shape))
    strides = [itemsize * int(np.prod(shape[axis + 1 :])) for axis in range(len(shape))]
    numbers = [np.int64(number) for number in (*shape, *strides)]
    return [np.uint64(0), np.uint64(0), np.int64(items), np.int64(itemsize), np.uint64(array.data.ptr), *numbers]


def measure(play: Play, expected: Scores, sizes: Sizes, name: str) -> None:
    """Hold the scores against the CPU's, which also warms up; then time launches, each with its scores copied back."""
    for first in range(0, len(expected), sizes.threads):
        wanted = expected[first : first + sizes.threads]
        wrong = np.flatnonzero((play(first)[: len(wanted)] != wanted).any(axis=1))
        if len(wrong):
            raise SystemExit(f"{len(wrong)} of {len(wanted)} matches end otherwise than on the CPU, first {first + wrong[0]}")
    rates = []
    for launch in range(sizes.launches):
        began = time.perf_counter()
        play(launch * sizes.threads)
        rates.append(sizes.threads / (time.perf_counter() - began))
    print(f"{name}, {datetime.date.today().isoformat()}")
    print(f"{len(expected):,} matches end with the CPU's scores")
    print(f"{sizes.threads:,} threads a launch, {sizes.block} a block, {sizes.launches} launches")
    print(f"{max(rates):,.0f} games/s at best, {statistics.median(rates):,.0f} in the median")


def has_gpu() -> bool:
    """Whether numba-cuda and a GPU are here."""
    if importlib.util.find_spec("numba_cuda") is None:
        return False
    return bool(numba_cuda().is_available())


def main() -> None:
    """Choose the way to run."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--threads", type=int, default=32_768, help="matches a launch")
    parser.add_argument("--block", type=int, default=64, help="threads a block")
    parser.add_argument("--launches", type=int, default=20, help="launches that are timed")
    ways = parser.add_mutually_exclusive_group()
    ways.add_argument("--ptx", metavar="FILE", help="compile for a GPU elsewhere into FILE (.npz)")
    ways.add_argument("--run", metavar="FILE", help="launch such a file with CuPy")
    ways.add_argument("--reference", metavar="FILE", help=argparse.SUPPRESS)
    wanted = parser.parse_args()
    sizes = Sizes(wanted.threads, wanted.block, wanted.launches)
    if wanted.reference:
        write_reference(wanted.reference)
    elif wanted.ptx:
        write_ptx(wanted.ptx)
    elif wanted.run:
        run_file(wanted.run, sizes)
    elif has_gpu():
        run_here(sizes)
    else:
        print("no GPU with numba-cuda here; --ptx and --run carry the matches to one elsewhere")


if __name__ == "__main__":
    main()
