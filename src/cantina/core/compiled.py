"""What games with a kernel share: positions around one record, and games that start, load and simulate them.

A game's folder has `kernel/record.py` with the records State and Setup, and `kernel/playout.py` with the entry points
`start`, `play`, `offered` and `playouts`. They are imported when a match starts, and compiled behind it from then on.
"""

import functools
import importlib
import math
import operator
import struct
from collections.abc import Callable, Collection, Sequence
from typing import Any, ClassVar, Generic, Self, TypeVar, cast

import msgspec
import numpy as np

from cantina.core import game as core
from cantina.core.action import Action
from cantina.core.behind import compile_behind
from cantina.core.compiler import Record, allocate, duplicate, entries, layout, mode
from cantina.core.rule_numbers import RuleNumbers
from cantina.core.space import CompiledSpace, Row
from cantina.core.state import BaseGame, BaseState

N = TypeVar("N")
P = TypeVar("P")
V = TypeVar("V", bound=core.View)


class NoNames:
    """For games in which things are called the same in every match."""

    def __init__(self, options: core.Options): ...


class Reader:
    """Reads some fields of the first of records at once, as Python's own numbers; one by one numpy takes far longer.

    A field of several numbers is a tuple, row after row; or bytes, which is quicker where they are looked up as a whole.
    """

    def __init__(self, record: type[Record], *names: str, as_bytes: Collection[str] = ()):
        kinds = layout(record)
        offsets = {name: int(cast(Any, kinds.fields)[name][1]) for name in names}
        form, at, count, where = "=", 0, 0, dict[str, int | slice]()
        for name in sorted(names, key=offsets.__getitem__):
            base, size = kinds[name].base, math.prod(kinds[name].shape)
            whole = name in as_bytes
            form += f"{offsets[name] - at}x{size * base.itemsize}s" if whole else f"{offsets[name] - at}x{size}{base.char}"
            at = offsets[name] + size * base.itemsize
            where[name] = slice(count, count + size) if kinds[name].shape and not whole else count
            count += 1 if whole else size
        self._unpack = struct.Struct(form).unpack_from
        self._pick = operator.itemgetter(*(where[name] for name in names))

    def __call__(self, records: Any) -> Any:
        """The fields, in the order in which they were named."""
        return self._pick(self._unpack(records))


class CompiledState(BaseState, Generic[N, V]):
    """One position of a match: a kernel record with the verbs that every game has."""

    __slots__ = ("_kept", "_kernel", "_names", "_offered", "_open", "_read", "_record", "_setup", "_turn", "options")

    max_actions: ClassVar[int]  # actions in any position
    prompts: ClassVar[dict[int, core.Prompt]]  # by the kernel's stage
    not_dumped: ClassVar[frozenset[str]] = frozenset({"streams", "telling", "logged", "log"})

    def __init__(self, options: Any, names: N, setup: Any, record: Any, kernel: Any):
        self.options, self._names = options, names  # with the setup shared by all positions of a match
        self._setup, self._record, self._kernel = setup, record, kernel
        self._open: V | None = None  # what everybody sees, made once for each position,
        self._offered: list[Action] | None = None  # what may be done,
        self._turn: core.Turn | None = None  # and who is to decide, which is asked again and again
        self._read: dict[Reader, Any] = {}  # what was read of it for each seat anew,
        self._kept: dict[Any, Any] = {}  # and parts of views, each with what it was made of

    @property
    def turn(self) -> core.Turn:
        """Who is to decide: a seat, DEALER or OVER."""
        if self._turn is None:
            self._turn = self._decider()
        return self._turn

    def _decider(self) -> core.Turn:
        """Who is to decide, by the record."""
        raise NotImplementedError

    def prompt(self) -> core.Prompt:
        """What is being decided."""
        return self.prompts[int(self._record["stage"][0])]

    def actions(self) -> list[Action]:
        """Legal actions of the player to move."""
        if self._offered is None:
            self._offered = [self._decode(code) for code in self._codes()]
        return self._offered.copy()

    def _decode(self, code: int) -> Action:
        """The action that a number of the kernel stands for."""
        raise NotImplementedError

    def _code(self, action: Action) -> int:
        """The number of the kernel that stands for an action."""
        raise NotImplementedError

    def _codes(self) -> list[int]:
        """The legal actions as the kernel's numbers."""
        out = np.empty(self.max_actions, np.int32)
        return cast(list[int], out[: self._kernel.offered(self._record, self._setup, out)].tolist())

    def _play(self, code: int) -> int:
        """Make the move that a number stands for; or change nothing and say by the number of which rule."""
        self._open = self._offered = self._turn = None
        self._read.clear()
        return cast(int, self._kernel.play(self._record, self._setup, code))

    def _log(self) -> list[list[int]]:
        """The kernel's log of the latest move."""
        record = self._record
        return cast(list[list[int]], record["log"][0, : record["logged"][0]].tolist())

    def _open_view(self) -> V:
        """What everybody sees."""
        raise NotImplementedError

    def _seen_by_all(self) -> V:
        """The open view, made once for each position."""
        self._open = seen = self._open or self._open_view()
        return seen

    def read(self, reader: Reader) -> Any:
        """What a reader reads of this position, which all seats may ask for."""
        if (found := self._read.get(reader)) is None:
            found = self._read[reader] = reader(self._record)
        return found

    def keep(self, part: Any, source: Any, make: Callable[[Self], P]) -> P:
        """A part of a view, with the fields that it is made of; where they are as they were, it is the very object that it was:
        a table sees by that that nothing is new, and neither makes nor encodes it again."""
        kept: tuple[Any, P] | None = self._kept.get(part)
        if kept is None or kept[0] != source:
            kept = self._kept[part] = source, make(self)
        return kept[1]

    def copy(self) -> Self:
        """An independent copy."""
        return type(self)(self.options, self._names, self._setup, duplicate(self._record), self._kernel)

    def dump(self) -> dict[str, Any]:
        """The whole position as JSON values."""
        record = self._record
        return {name: record[name][0].tolist() for name in record.dtype.names if name not in self.not_dumped}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, type(self)) and self.options == other.options and self.dump() == other.dump()

    def __hash__(self) -> int:
        raise TypeError("a position changes; use a copy's dump")


def workroom(first: int, records: Sequence[Any]) -> Callable[[], Any]:
    """Gives arrays for a kernel to look ahead in, each anew: `first` records to work in, and behind them copies of these.

    Nothing is told there, and threads work in rooms of their own.
    """
    room: Any = np.frombuffer(
        bytearray(first * records[0].dtype.itemsize) + b"".join(record.tobytes() for record in records), records[0].dtype
    )
    room["telling"] = 0
    return lambda: duplicate(room)


S = TypeVar("S", bound=CompiledState[Any, Any])


class CompiledGame(BaseGame, Generic[S]):
    """A game whose rules are a kernel; a subclass says what its options and positions are."""

    state: type[S]
    names: ClassVar[type[Any]] = NoNames  # made from resolved options: what the kernel's numbers are called,
    setup: ClassVar[Callable[[Any], Any]]  # and the kernel's second record
    rules: ClassVar[RuleNumbers]  # that the kernel knows
    before_the_kernel: ClassVar[frozenset[str]] = frozenset()  # rules that forbid what no number of the kernel stands for

    @property
    def carries(self) -> frozenset[str]:
        """The ids of the rules that its events and refusals can carry."""
        return self.before_the_kernel.union(self.rules.names.values())

    @property
    def _kernel(self) -> str:
        return f"{type(self).__module__.rpartition('.')[0]}.kernel"

    def kernel(self, module: str) -> Any:
        """A module of the game's kernel."""
        return importlib.import_module(f"{self._kernel}.{module}")

    def compile(self) -> None:
        """Compile the rules now, or load them; returns once they are there."""
        for entry in entries(self._kernel):
            entry.compile()

    def compile_behind(self) -> None:
        """Have the rules compiled while plain ones are played by."""
        compile_behind(self._kernel)

    def empty(self, options: core.Options) -> S:
        """A position before anything is set up."""
        self.compile_behind()
        return cast(S, _empty(self, msgspec.json.encode(options)).copy())

    def start(self, options: core.Options | None = None, /, **changes: Any) -> S:
        """The first position."""
        state = self.empty(options or core.read_options(self.options, changes))
        state._kernel.start(state._record, state._setup)
        return state

    def load(self, options: core.Options, dump: dict[str, Any]) -> S:
        """The position that `State.dump` wrote; lists may be shorter than their fields."""
        state = self.empty(options)
        record = state._record[0]
        for name, value in dump.items():
            if isinstance(value, list):
                record[name][: len(value)] = value
            else:
                record[name] = value
        return state

    def action_space(self, state: core.State) -> CompiledSpace:  # noqa: ARG002  (the same numbers in all matches)
        """The numbers of its actions."""
        return CompiledSpace(self.kernel("encoding"), self.kernel("batch"), self.rules, self.ledger)

    def encode(self, state: core.State, seat: int) -> Row:
        """What a seat sees of a position, as a row of numbers; `kernel/encoding.py` says what they are."""
        position, asked = cast(S, state), np.array([core.check_seat(state.options, seat)], np.int64)
        row = np.zeros(self.kernel("encoding").WIDTH, np.int16)
        self.kernel("batch").observed(position._record, position._setup, asked, row, len(row))
        return row

    def rollout_tables(self, state: core.State) -> tuple[Any, Any, Any]:
        """What the kernel's greedy policy looks up: the setup, what it knows beside it, and room to work in."""
        return cast(S, state)._setup, np.zeros(0, np.int64), np.zeros(0, np.int64)

    def playouts(self, start: core.State, seed: int, games: range) -> core.Playouts:
        """Random matches in one compiled loop; the same ones as the protocol plays on the same seed."""
        first = cast(S, start)
        if mode() == "auto":
            first._kernel.playouts.compile()  # whole matches are worth waiting for it
        states: Any = np.frombuffer(bytearray(first._record.tobytes() * 2), first._record.dtype)
        states["telling"] = 0
        seats = first.options.seats
        sums, out = np.zeros(2 * seats + 2, np.int64), np.empty(first.max_actions, np.int32)
        first._kernel.playouts(states, first._setup, out, seed, games.start, len(games), sums)
        totals = sums.tolist()
        return core.Playouts(totals[:seats], totals[2 * seats], totals[seats : 2 * seats], totals[2 * seats + 1])


@functools.lru_cache(maxsize=64)
def _empty(game: CompiledGame[Any], options: bytes) -> CompiledState[Any, Any]:
    """A position before anything is set up; those with the same options share what was made of them."""
    resolved = game.resolve_options(core.read_options(game.options, msgspec.json.decode(options)))
    kind, shared = type(game), (resolved, type(game).names(resolved), type(game).setup(resolved))
    return cast(CompiledState[Any, Any], kind.state(*shared, allocate(game.kernel("record").State), game.kernel("playout")))
