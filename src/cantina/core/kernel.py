"""What compiled kernels share, written once: telling what happened, and the entry points that Python calls.

The records of kernels differ, and a compiled rule is compiled for one record. So what stands here is made anew for each kernel,
from the names of one of its modules: its `State` and `Setup`, and the rules that are called here by the names below.
"""

import functools
import inspect
import types
from collections.abc import Callable
from typing import Annotated, Any, TypeVar, cast

import numpy as np

from cantina.core.compiler import Array, Codes, Records, entry, rule
from cantina.core.streams import sow

Sums = Annotated[Array, np.int64]
F = TypeVar("F", bound=Callable[..., None])


# ---- what a kernel brings --------------------------------------------------------------------------------------------------


def begin(s: Any, c: Any) -> None:
    """Set up a match in a zeroed record."""
    raise NotImplementedError


def refuse(s: Any, c: Any, action: int) -> int:
    """The number of the rule that forbids an action, or 0."""
    raise NotImplementedError


def legal(s: Any, c: Any, out: Codes) -> int:
    """Write the legal actions to `out`; returns how many."""
    raise NotImplementedError


def apply(s: Any, c: Any, action: int) -> None:
    """Do a legal action, and go on to the next decision."""
    raise NotImplementedError


def playout(s: Any, c: Any, out: Codes) -> int:
    """Play randomly to the end; returns how many decisions the seats made."""
    raise NotImplementedError


def has_won(s: Any, c: Any, seat: int) -> bool:
    """Whether a seat is among the winners."""
    raise NotImplementedError


def score_of(s: Any, c: Any, seat: int) -> int:
    """A seat's score."""
    raise NotImplementedError


def is_shared(s: Any, c: Any) -> bool:
    """Whether rivals share the victory."""
    raise NotImplementedError


# ---- what it gets for that -------------------------------------------------------------------------------------------------


def start(states: Any, setups: Any) -> None:
    """The first position."""
    begin(states[0], setups[0])


def play(states: Any, setups: Any, action: int) -> int:
    """Do an action, telling what happens; or return the number of the rule that forbids it and change nothing."""
    s, c = states[0], setups[0]
    refused = refuse(s, c, action)
    if refused == 0:
        s.telling = 1
        s.logged = 0
        apply(s, c, action)
    return refused


def forbidding(states: Any, setups: Any, action: int) -> int:
    """The rule that forbids an action, or 0."""
    return refuse(states[0], setups[0], action)


def offered(states: Any, setups: Any, out: Codes) -> int:
    """The legal actions; what is rolled or thrown is not listed one by one."""
    return legal(states[0], setups[0], out)


def playouts(states: Any, setups: Any, out: Codes, seed: int, first: int, games: int, sums: Sums) -> None:
    """Play random matches number `first` onwards of a seed in states[0]; states[1] is the first position.

    `sums`: wins of each seat, scores of each seat, shared victories, decisions.
    """
    c, s = setups[0], states[0]
    seats = int(c.seats)
    for match in range(first, first + games):
        states[0] = states[1]
        sow(s.streams, seed, match)
        sums[2 * seats + 1] += playout(s, c, out)
        for seat in range(seats):
            sums[seat] += has_won(s, c, seat)
            sums[seats + seat] += score_of(s, c, seat)
        sums[2 * seats] += is_shared(s, c)


def tells(kind: int) -> Callable[[F], F]:
    """Make the rule that notes events of a kind in the log, from its signature; nothing is noted in playouts.

    A row of the log is the kind, the rule and the numbers in the order of the parameters.
    """

    def made(declared: F) -> F:
        s, *numbers = inspect.signature(declared).parameters
        row = "; ".join(f"{s}.log[i, {column}] = {value}" for column, value in enumerate([str(kind), *numbers]))
        written = f"if {s}.telling:\n  i = int({s}.logged); {row}; {s}.logged = i + 1"
        names: dict[str, Any] = {}
        exec(f"def {declared.__name__}({', '.join([s, *numbers])}):\n {written}", declared.__globals__, names)
        return cast(F, rule(functools.update_wrapper(names[declared.__name__], declared)))

    return made


def entry_points(
    names: dict[str, Any],
    *,
    begin: Callable[[Any, Any], None],
    refuse: Callable[[Any, Any, int], int],
    legal: Callable[[Any, Any, Codes], int],
    apply: Callable[[Any, Any, int], None],
    playout: Callable[[Any, Any, Codes], int],
    has_won: Callable[[Any, Any, int], bool],
    score_of: Callable[[Any, Any, int], int],
    is_shared: Callable[[Any, Any], bool],
) -> tuple[Any, ...]:
    """`start`, `play`, `forbidding`, `offered` and `playouts` over the rules of a kernel, for the records of a module."""
    names |= {"begin": begin, "refuse": refuse, "legal": legal, "apply": apply, "playout": playout}
    names |= {"has_won": has_won, "score_of": score_of, "is_shared": is_shared, "sow": sow}
    return tuple(entry(made_for(function, names)) for function in (start, play, forbidding, offered, playouts))


def made_for(function: Callable[..., Any], names: dict[str, Any]) -> Any:
    """The same code among the names of a kernel's module, with its records in the place of any."""
    own = types.FunctionType(function.__code__, names, function.__name__)
    own.__module__, own.__qualname__, own.__doc__ = names["__name__"], function.__name__, function.__doc__
    arrays = cast(Any, Records)
    records = {"states": arrays[names["State"]], "begun": arrays[names["State"]], "setups": arrays[names["Setup"]]}
    own.__annotations__ = {name: records.get(name, hint) for name, hint in function.__annotations__.items()}
    return own
