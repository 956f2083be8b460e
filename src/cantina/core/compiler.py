"""The compiler switch: a rule is a plain typed function over fixed-size records, and runs as it stands or through numba.

Rules stay as they are written; `Entry`, what Python calls, has a compiled twin of the same source (see `_compiled`), and every
call is carried out by one of the two from beginning to end. `CANTINA_KERNEL` chooses: `auto` (the default) begins with plain
rules and goes over to the twin once it is there, `compiled` and `checked` (every index checked) compile at the first call,
`plain` never does, and `cuda` is for a GPU's kernels (it takes the package numba-cuda). A record is declared as a class whose
annotations give mypy its types and numpy its layout:

    class State(Record):
        stage: I8
        space: Annotated[Array, np.int16, 8]
"""

import ast
import contextlib
import functools
import hashlib
import importlib.metadata
import importlib.util
import os
import pkgutil
import shutil
import sys
import threading
import types
import typing
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Annotated, Any, Generic, Literal, TypeVar, cast

import numpy as np
import numpy.typing as npt

Mode = Literal["auto", "compiled", "checked", "plain", "cuda"]
MODES: tuple[Mode, ...] = typing.get_args(Mode)

Array = npt.NDArray[Any]
I8 = Annotated[int, np.int8]
I16 = Annotated[int, np.int16]
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
    """How rules are run in this process."""
    wanted = os.environ.get("CANTINA_KERNEL", "auto")
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


class Named:
    """A record with its fields as attributes; numpy's own kind of that takes twenty times as long for each of them."""

    def __init__(self, record: Any):
        self.__dict__["record"] = record

    def __getattr__(self, name: str) -> Any:
        field = self.__dict__[name] = self._seen(self.record[name])
        return field

    def _seen(self, field: Any) -> Any:
        """A field of several numbers."""
        return field


class _Plain(Named):
    """A record as plain rules take it: numbers come out of its fields as Python's own, which are quickest to reckon with."""

    def _seen(self, field: Any) -> Any:
        return memoryview(field)


class _PlainRecords:
    """Records as plain rules take them."""

    def __init__(self, records: Any):
        self._records = records

    def __getitem__(self, index: int) -> Any:
        return _kind(_Plain, self._records.dtype)(self._records[index])

    def __setitem__(self, index: int, other: Named) -> None:
        self._records[index] = other.record


def _plainly(argument: Any) -> Any:
    """An argument of an entry as plain rules take it."""
    if isinstance(argument, np.ndarray):
        return _PlainRecords(argument) if argument.dtype.names else memoryview(cast(Any, argument))
    return argument


@functools.cache
def _kind(of: type[Named], layout: np.dtype[np.void]) -> type[Named]:
    """The class of records of a layout: single numbers are read and written where they stand."""
    return type(of.__name__, (of,), {name: _number(name) for name in layout.names or () if not layout[name].shape})


def _number(name: str) -> property:
    def read(named: Named) -> Any:
        return named.record[name].item()

    def write(named: Named, value: int) -> None:
        named.record[name] = value

    return property(read, write)


def named(records: Any) -> Any:
    """The first record with its fields as attributes, for Python that reads or writes several of them."""
    return _kind(Named, records.dtype)(records[0])


F = TypeVar("F", bound=Callable[..., Any])

_RULES: set[Any] = set()
_MAKING = threading.RLock()  # twins are made by the one who plays and by the one who compiles behind


def rule(function: F) -> F:
    """A rule: run as it stands, and compiled together with whatever calls it."""
    if mode() == "cuda":
        return _device(function)
    _RULES.add(function)
    return function


class Entry:
    """A function of the kernel that Python calls: by plain rules, or by their compiled twin, kept on disk with all its rules."""

    __slots__ = ("_run", "behind", "function")

    def __init__(self, function: Callable[..., Any], behind: bool = True):
        self.function, self.behind = function, behind
        self._run = self._plain if mode() == "plain" or (mode() == "auto" and behind) else self._compile_first

    def __call__(self, *arguments: Any) -> Any:
        """Carry it out by one or the other."""
        return self._run(*arguments)

    def _plain(self, *arguments: Any) -> Any:
        """Without a compiler."""
        seen = map(_plainly, arguments)
        with np.errstate(over="ignore"):  # generators wrap around; compiled code does so silently
            return self.function(*seen)

    def _compile_first(self, *arguments: Any) -> Any:
        self.compile()
        return self._run(*arguments)

    def compile(self) -> None:
        """Compile it, or load it from the disk; calls go to compiled rules from now on."""
        with _MAKING:
            twin = _compiled(self.function, cached=True)
            twin.compile(None)
            self._run = twin


def entry(function: F) -> F:
    """A function of the kernel that Python calls."""
    return (
        function if mode() == "cuda" else cast(F, Entry(function))
    )  # a GPU's kernels call rules; Python calls none of them there


def entry_on_demand(function: F) -> F:
    """A function that Python calls for many matches at once: compiled when it is first called, never for players."""
    return function if mode() == "cuda" else cast(F, Entry(function, behind=False))


def is_fast(entry: Callable[..., Any]) -> bool:
    """Whether an entry is carried out by compiled rules, as it must be where millions of moves are made."""
    return not isinstance(entry, Entry) or entry._run != entry._plain


def entries(kernel: str) -> list[Entry]:
    """Everything that Python calls of a kernel in a match, given by the name of its package."""
    modules = map(importlib.import_module, _modules(kernel))
    return [thing for module in modules for thing in vars(module).values() if isinstance(thing, Entry) and thing.behind]


def _modules(kernel: str) -> list[str]:
    """The names of a kernel's own modules."""
    return [f"{kernel}.{found.name}" for found in pkgutil.iter_modules([str(_folder(kernel))])]


@functools.cache
def _compiled(function: Callable[..., Any], *, cached: bool = False) -> Any:
    """The compiled twin of a rule: the same code in a copy of its module in which all rules are their twins."""
    import numba as untyped

    numba: Any = untyped  # its annotations lack the options for wrappers
    how = "checked" if mode() == "checked" else "compiled"
    twin = types.FunctionType(function.__code__, _twins(function.__module__), function.__name__, function.__defaults__)
    twin.__qualname__, twin.__doc__ = function.__qualname__, function.__doc__
    with _kept_in(cache_folder(function.__module__.rpartition(".")[0], how)) if cached else contextlib.nullcontext():
        compiled: Any = numba.njit(
            twin,
            cache=cached,
            nogil=True,
            error_model="numpy",
            boundscheck=how == "checked",
            no_cfunc_wrapper=True,
        )
    # One specialisation, when it is first wanted: without this every mix of narrow integers would be compiled anew.
    signature, compile_as = _signature(function), compiled.compile
    compiled.compile = lambda _: compile_as(signature)
    return compiled


_NAMES: dict[str, dict[str, Any]] = {}


def _twins(module: str) -> dict[str, Any]:
    """The names of a module as compiled code sees them."""
    if module not in _NAMES:
        names = _NAMES[module] = dict(vars(sys.modules[module]))
        names |= {
            name: _compiled(thing) for name, thing in names.items() if isinstance(thing, types.FunctionType) and thing in _RULES
        }
    return _NAMES[module]


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


@contextlib.contextmanager
def _kept_in(folder: Path) -> Iterator[None]:
    """A function that is made in here is kept in that folder: numba asks where only then, and others keep theirs elsewhere."""
    config: Any = importlib.import_module("numba").config
    before, config.CACHE_DIR = config.CACHE_DIR, str(folder)
    try:
        yield
    finally:
        config.CACHE_DIR = before


@functools.cache
def cache_folder(kernel: str, how: Mode) -> Path:
    """Where a kernel's machine code is kept, given by the name of its package; what is made of older sources goes.

    It is named by all that was compiled into it: the sources, whose constants are in there too (numba looks at a function's own
    file alone), the compiler, and the machine.
    """
    compiler = [f"{name} {importlib.metadata.version(name)}" for name in ("numba", "llvmlite", "numpy")]
    digest = hashlib.sha256(repr(compiler).encode())
    for source in sources(kernel):
        digest.update(source.read_bytes())
    place = hashlib.sha256(repr((str(_folder(kernel)), *_machine())).encode()).hexdigest()[:8]
    family = f"{_folder(kernel).parent.name}-{how}-{place}"
    root = _caches() / "kernels"
    folder = root / f"{family}-{digest.hexdigest()[:16]}"
    if not folder.exists():
        for old in root.glob(f"{family}-*"):
            shutil.rmtree(old, ignore_errors=True)
    return folder


def _caches() -> Path:
    """Where this system keeps what can be made again; XDG_CACHE_HOME says another place on any of them."""
    if elsewhere := os.environ.get("XDG_CACHE_HOME"):
        return Path(elsewhere) / "cantina"
    import platformdirs

    return Path(platformdirs.user_cache_dir("cantina", appauthor=False))


def _machine() -> tuple[str, ...]:
    """What the code is for: several Pythons, or machines with one home folder, keep theirs side by side."""
    from llvmlite import binding

    return sys.version, binding.get_host_cpu_name(), binding.get_host_cpu_features().flatten()


def sources(kernel: str) -> list[Path]:
    """Every file of which something is compiled into a kernel: its own, the compiler, and in turn what they import.

    What is imported counts where it is Cantina's, or lies in the same distribution as the kernel.
    """
    ours = {__package__.partition(".")[0], kernel.partition(".")[0]}
    waiting, found = [__name__, *_modules(kernel)], dict[str, Path]()
    while waiting:
        name = waiting.pop()
        spec = importlib.util.find_spec(name) if name.partition(".")[0] in ours and name not in found else None
        if spec is None or spec.origin is None:
            continue
        found[name] = Path(spec.origin)
        package = name if spec.submodule_search_locations else name.rpartition(".")[0]
        for node in ast.walk(ast.parse(found[name].read_bytes())):
            if isinstance(node, ast.Import):
                waiting += [alias.name for alias in node.names]
            elif isinstance(node, ast.ImportFrom):
                base = importlib.util.resolve_name("." * node.level + (node.module or ""), package)
                waiting += [base, *(f"{base}.{alias.name}" for alias in node.names if _is_package(base, ours))]
    return sorted(found.values())


def _folder(kernel: str) -> Path:
    """Where a kernel's own modules lie."""
    spec = importlib.util.find_spec(kernel)
    assert spec and spec.submodule_search_locations
    return Path(spec.submodule_search_locations[0])


def _is_package(name: str, ours: set[str]) -> bool:
    """Whether a module of ours has modules in it."""
    spec = importlib.util.find_spec(name) if name.partition(".")[0] in ours else None
    return spec is not None and spec.submodule_search_locations is not None
