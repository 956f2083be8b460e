"""What batches ask of a compiled kernel, written once: many matches in one call, results of every playout, observations.

As in `core/kernel.py` it is made anew for each kernel, from the names of one of its modules. It is compiled when a batch is made
and never for players.
"""

from collections.abc import Callable
from typing import Annotated, Any

import numpy as np

from cantina.core.compiler import Array, Codes, entry_on_demand
from cantina.core.kernel import Sums, apply, has_won, is_shared, legal, made_for, playout, refuse, score_of
from cantina.core.streams import sow

Flags = Annotated[Array, np.bool_]
Small = Annotated[Array, np.int16]
Shares = Annotated[Array, np.float32]
DEALERS_TURN, NOBODYS_TURN = -1, -2  # as in `core/game.py`, which compiled code is not to depend on


# ---- what a kernel brings --------------------------------------------------------------------------------------------------


def turn_of(s: Any) -> int:
    """The seat that decides, DEALER or OVER."""
    raise NotImplementedError


def dealt(s: Any, c: Any) -> int:
    """One outcome of the dealer, by the record's own stream."""
    raise NotImplementedError


def numbered(s: Any, c: Any, code: int) -> int:
    """The public number of a legal action."""
    raise NotImplementedError


def coded(s: Any, c: Any, number: int) -> int:
    """The kernel's code for a public number; below zero, the rule that forbids whatever it would be."""
    raise NotImplementedError


def spanned(s: Any, c: Any, code: int, spans: Codes, at: int) -> int:
    """A code with the numbers that its spans ask for, from `at` on; below zero, the rule that forbids them."""
    raise NotImplementedError


def observe(s: Any, c: Any, seat: int, into: Small, at: int) -> None:
    """Write what a seat sees of the position."""
    raise NotImplementedError


def greedy_playout(states: Any, setups: Any, out: Codes, other: Codes, known: Sums, room: Sums) -> int:
    """Play greedily to the end in states[0]; returns how many decisions the seats made."""
    raise NotImplementedError


# ---- what it gets for that -------------------------------------------------------------------------------------------------


def number(states: Any, setups: Any, code: int) -> int:
    """The public number of a legal action."""
    return numbered(states[0], setups[0], code)


def code(states: Any, setups: Any, number: int) -> int:
    """The code of a legal action, by its public number; below zero, the rule that forbids it."""
    found = coded(states[0], setups[0], number)
    refused = refuse(states[0], setups[0], found) if found >= 0 else 0
    return -refused if refused else found


def observed(states: Any, setups: Any, seats: Sums, into: Small, width: int) -> None:
    """What one seat of each match sees of it."""
    for i in range(len(seats)):
        observe(states[i], setups[0], int(seats[i]), into, i * width)


def check(states: Any, setups: Any, actions: Sums, spans: Codes, width: int, found: Sums) -> int:
    """Find the codes of public numbers; returns the first match in which one is not allowed, with the rule below zero, or -1."""
    c, wrong = setups[0], -1
    for i in range(len(actions)):
        s = states[i]
        code = coded(s, c, int(actions[i]))
        if code >= 0:
            refused = refuse(s, c, code)
            code = -refused if refused else spanned(s, c, code, spans, i * width)
        found[i] = code
        if code < 0 and wrong < 0:
            wrong = i
    return wrong


def advance(
    states: Any, begun: Any, setups: Any, out: Codes, found: Sums, matches: Sums, stride: int, seed: int,
    turns: Sums, counts: Sums, offers: Codes, most: int, mask: Flags, size: int, rewards: Shares, scores: Sums, ended: Flags,
) -> None:  # fmt: skip
    """Play an action in every match; below zero: begin it. What is over goes on `stride` matches further; 0: it stays over.

    Then the seats that decide, and what they may do by public numbers, as a list and as a mask.
    """
    c = setups[0]
    seats = int(c.seats)
    for i in range(len(found)):
        s = states[i]
        for k in range(int(counts[i])):
            mask[i * size + int(offers[i * most + k])] = False
        for seat in range(seats):
            rewards[i * seats + seat] = 0.0
        ended[i] = False
        if int(found[i]) >= 0:
            apply(s, c, int(found[i]))
            while turn_of(s) == DEALERS_TURN:
                apply(s, c, dealt(s, c))
            if turn_of(s) == NOBODYS_TURN:
                ended[i] = True
                matches[i] += stride
                for seat in range(seats):
                    scores[i * seats + seat] = score_of(s, c, seat)
                    if not has_won(s, c, seat):
                        rewards[i * seats + seat] = -1.0
                    elif not is_shared(s, c):
                        rewards[i * seats + seat] = 1.0
        if int(found[i]) < 0 or (ended[i] and stride > 0):
            states[i] = begun[0]
            sow(s.streams, seed, int(matches[i]))
            while turn_of(s) == DEALERS_TURN:
                apply(s, c, dealt(s, c))
        turns[i] = turn_of(s)
        count = legal(s, c, out)
        counts[i] = count
        for k in range(count):
            offered = numbered(s, c, int(out[k]))
            offers[i * most + k] = offered
            mask[i * size + offered] = True


def outcomes(
    states: Any, setups: Any, out: Codes, seed: int, first: int, won: Flags, scores: Sums, shared: Flags, decisions: Sums
) -> None:
    """Play random matches number `first` onwards of a seed in states[0] from states[1]; the results of each of them."""
    c, s = setups[0], states[0]
    seats = int(c.seats)
    for m in range(len(decisions)):
        states[0] = states[1]
        sow(s.streams, seed, first + m)
        decisions[m] = playout(s, c, out)
        shared[m] = is_shared(s, c)
        for seat in range(seats):
            won[m * seats + seat] = has_won(s, c, seat)
            scores[m * seats + seat] = score_of(s, c, seat)


def greedy_outcomes(
    states: Any, setups: Any, out: Codes, other: Codes, known: Sums, room: Sums, from_: int, seed: int, first: int,
    won: Flags, scores: Sums, shared: Flags, decisions: Sums,
) -> None:  # fmt: skip
    """The same by the kernel's greedy policy, from states[from_]; those before it are room to work in."""
    c, s = setups[0], states[0]
    seats = int(c.seats)
    for m in range(len(decisions)):
        states[0] = states[from_]
        sow(s.streams, seed, first + m)
        decisions[m] = greedy_playout(states, setups, out, other, known, room)
        shared[m] = is_shared(s, c)
        for seat in range(seats):
            won[m * seats + seat] = has_won(s, c, seat)
            scores[m * seats + seat] = score_of(s, c, seat)


ENTRIES = (number, code, observed, check, advance, outcomes, greedy_outcomes)


def batch_entries(names: dict[str, Any], **rules: Callable[..., Any]) -> tuple[Any, ...]:
    """`ENTRIES` over the rules of a kernel, for the records of a module."""
    names |= rules | {"sow": sow, "DEALERS_TURN": DEALERS_TURN, "NOBODYS_TURN": NOBODYS_TURN}
    return tuple(entry_on_demand(made_for(function, names)) for function in ENTRIES)
