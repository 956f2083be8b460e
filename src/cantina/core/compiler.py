"""The compiler switch: a rule is a plain typed function over fixed-size records, run through numba or as it stands.

`CANTINA_KERNEL` chooses how: `compiled` (the default), `checked` (compiled, every index checked), `plain` (no compiler, for
debugging) or `cuda` (for a GPU's kernels; takes the package numba-cuda). A record is declared as a class whose annotations
give mypy its types and numpy its layout:

    class State(Record):
        stage: I8
        space: Annotated[Array, np.int16, 8]
"""

import functools
import hashlib
import importlib.util
import os
import shutil
import typing
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any, Generic, Literal, TypeVar, cast

import numpy as np
import numpy.typing as npt

Mode = Literal["compiled", "checked", "plain", "cuda"]
MODES: tuple[Mode, ...] = typing.get_args(Mode)

Array = npt.NDArray[Any]
I8 = Annotated[int, np.int8]
I16 = Annotated[int, np.int16]
I32 = Annotated[int, np.int32]
I64 = Annotated[int, np.int64]
U64 = Annotated[Any, np.uint64]
Codes = Annotated[Array, np.int32]  # action codes, as `legal` writes them
Streams = Annotated[Array, np.uint64, 2]  # a record's two generators


class Record:
    """A fixed-size numpy record; subclasses declare its fields. Rules receive one, Python holds arrays of them."""


R = TypeVar("R", bound=Record)


class Records(Generic[R]):
    """An array of records, as the entry points of a kernel take it: numba unpacks a lone record ten times slower."""

    def __getitem__(self, index: int) -> R: ...  # type: ignore[empty-body]
    def __setitem__(self, index: int, record: R) -> None: ...


def mode() -> Mode:
    """How rules are compiled in this process."""
    wanted = os.environ.get("CANTINA_KERNEL", "compiled")
    if wanted not in MODES:
        raise ValueError(f"CANTINA_KERNEL is {wanted!r}; it takes {', '.join(MODES)}")
    return wanted


def layout(record: type[Record]) -> np.dtype[np.void]:
    """The numpy layout that a record class declares."""
    fields: list[tuple[Any, ...]] = []
    for name, annotation in typing.get_type_hints(record, include_extras=True).items():
        _, scalar, *shape = typing.get_args(annotation)
        fields.append((name, scalar, tuple(shape)) if shape else (name, scalar))
    return np.dtype(fields, align=True)


def allocate(record: type[Record], count: int = 1) -> Any:
    """Zeroed records."""
    return np.zeros(count, layout(record))


def duplicate(records: Any) -> Any:
    """An independent copy, by its bytes: numpy copies a record field by field, ten times slower."""
    return np.frombuffer(bytearray(records.tobytes()), records.dtype)


def named(records: Any) -> Any:
    """The first record with its fields as attributes, for Python that reads or writes several of them."""
    return records.view(np.recarray)[0]


F = TypeVar("F", bound=Callable[..., Any])


def rule(function: F) -> F:
    """A rule: compiled together with whatever calls it, or run as it stands."""
    return _device(function) if mode() == "cuda" else _compile(function, mode(), cached=False)


def entry(function: F) -> F:
    """A function of the kernel that Python calls: compiled when first called, and kept on disk with all its rules."""
    if mode() == "cuda":  # a GPU's kernels call rules; Python calls none of them there
        return function
    return _plain_entry(function) if mode() == "plain" else _compile(function, mode(), cached=True)


def _plain_entry(function: F) -> F:
    """Uncompiled rules read fields as attributes, which takes another view of the same records."""

    def called(*arguments: Any) -> Any:
        return function(*(a.view(np.recarray) if getattr(a, "dtype", None) and a.dtype.names else a for a in arguments))

    return cast(F, called)


def _compile(function: F, how: Mode, *, cached: bool) -> F:
    if how == "plain":
        np.seterr(over="ignore")  # generators wrap around; compiled code does so silently
        return function
    import numba as untyped

    numba: Any = untyped  # its annotations lack the options for wrappers
    if cached:
        numba.config.CACHE_DIR = str(cache_folder(Path(function.__code__.co_filename).parent, how))
    compiled: Any = numba.njit(
        function,
        cache=cached,
        nogil=True,
        error_model="numpy",
        boundscheck=how == "checked",
        no_cfunc_wrapper=True,
    )
    # One specialisation, when it is first wanted: without this every mix of narrow integers would be compiled anew.
    signature, compile_as = _signature(function), compiled.compile
    compiled.compile = lambda _: compile_as(signature)
    return cast(F, compiled)


def _device(function: F) -> F:
    """A rule inside a GPU's kernels, typed as it is on the CPU."""
    if importlib.util.find_spec("numba_cuda") is None:
        raise ModuleNotFoundError("CANTINA_KERNEL=cuda takes the package numba-cuda, which is not installed")
    numba: Any = importlib.import_module("numba")
    cuda: Any = importlib.import_module("numba.cuda")
    compiled: Any = cuda.jit(function, device=True)
    if not numba.config.ENABLE_CUDASIM:  # the simulator runs rules as they stand
        signature, compile_as = _signature(function), compiled.compile_device
        compiled.compile_device = lambda *_: compile_as(signature.args, signature.return_type)
    return cast(F, compiled)


def _signature(function: Callable[..., Any]) -> Any:
    hints = typing.get_type_hints(function, include_extras=True)
    returned = _numba_type(hints.pop("return"))
    return returned(*map(_numba_type, hints.values()))


def _numba_type(annotation: Any) -> Any:
    import numba

    simple = {int: numba.int64, float: numba.float64, bool: numba.boolean, type(None): numba.void}
    if annotation in simple:
        return simple[annotation]
    if typing.get_origin(annotation) is Records:
        return numba.from_dtype(layout(typing.get_args(annotation)[0]))[::1]
    if typing.get_origin(annotation) is Annotated:
        holder, scalar, *shape = typing.get_args(annotation)
        item = numba.from_dtype(np.dtype(scalar))
        if shape:  # a field of a record, handed on
            return numba.types.NestedArray(item, tuple(shape))
        return item[::1] if holder is Array else item
    return numba.from_dtype(layout(annotation))


@functools.cache
def cache_folder(kernel: Path, how: Mode) -> Path:
    """Where a kernel's machine code is kept: named by all its sources, since numba looks only at a function's own."""
    import numba

    digest = hashlib.sha256(f"{numba.__version__} {how}".encode())
    here = Path(__file__).parent
    for source in [here / "compiler.py", here / "streams.py", *sorted(kernel.glob("*.py"))]:
        digest.update(source.read_bytes())
    root = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "cantina" / "kernels"
    place = hashlib.sha256(str(kernel).encode()).hexdigest()[:8]
    family = f"{kernel.parent.name}-{how}-{place}"
    folder = root / f"{family}-{digest.hexdigest()[:16]}"
    if not folder.exists():
        for old in root.glob(f"{family}-*"):
            shutil.rmtree(old, ignore_errors=True)
    return folder
