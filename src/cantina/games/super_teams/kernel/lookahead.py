"""Looking ahead inside the kernel: rollouts in which nearly everybody plays greedily, from worlds that could be the real one.

All work on an array of records, so that nothing is allocated: the first ones are room to work in, the worlds follow at FIRST.
"""

import math

from cantina.core.compiler import Codes, Records, entry, rule
from cantina.core.kernel import Sums
from cantina.core.source import CHOICE
from cantina.core.streams import below, sow

from .actions import apply, legal
from .appraisal import lead
from .codes import NOBODY, OVER
from .playout import chance
from .record import Setup, State
from .turn import is_shared

ROLL, TRY, SETTLED, FIRST = range(4)
SURE = 1 << 20  # the worth of a match that is won; a shared victory is worth half
STRAYING = 10  # percent of the decisions in a rollout that are made by lot, so that not all of them go the same way
STEEP = 120.0  # tenths of a space by which a lead of 73 % is told from an even match
WORST = -(1 << 40)


@rule
def settled_lead(states: Records[State], setups: Records[Setup], seat: int) -> int:
    """The lead of the seat's team in states[TRY] once the move has settled."""
    states[SETTLED] = states[TRY]
    return lead(states[SETTLED], setups[0], seat)


@rule
def greedy(states: Records[State], setups: Records[Setup], out: Codes) -> int:
    """The action in states[ROLL] that is best for the player to move; ties are broken at random."""
    s, c = states[ROLL], setups[0]
    seat, count = int(s.asked), legal(s, c, out)
    if count == 1:
        return int(out[0])
    best, chosen, alike = WORST, 0, 0
    for i in range(count):
        states[TRY] = states[ROLL]
        apply(states[TRY], c, int(out[i]))
        value = settled_lead(states, setups, seat)
        if value > best:
            best, chosen, alike = value, i, 1
        elif value == best:
            alike += 1
            if below(s.streams, CHOICE, alike) == 0:
                chosen = i
    return int(out[chosen])


@rule
def worth(states: Records[State], setups: Records[Setup], seat: int) -> int:
    """How sure of victory the seat's team is in states[ROLL], up to SURE."""
    s, c = states[ROLL], setups[0]
    if int(s.stage) == OVER:
        won = int(s.winners) >> seat & 1
        return (SURE // 2 if is_shared(s, c) else SURE) * won
    states[TRY] = states[ROLL]
    return int(SURE / (1.0 + math.exp(-settled_lead(states, setups, seat) / STEEP)))


@rule
def rollout(
    states: Records[State], setups: Records[Setup], out: Codes, seat: int, depth: int, seed: int, number: int, action: int
) -> int:
    """Do an action in states[ROLL] and go on with the luck of that number, `depth` decisions; then its worth to the seat."""
    s, c = states[ROLL], setups[0]
    sow(s.streams, seed, number)
    apply(s, c, action)
    left = depth
    while int(s.stage) != OVER and left > 0:
        if int(s.asked) == NOBODY:
            apply(s, c, chance(s, c))
            continue
        left -= 1
        if below(s.streams, CHOICE, 100) < STRAYING:
            apply(s, c, int(out[below(s.streams, CHOICE, legal(s, c, out))]))
        else:
            apply(s, c, greedy(states, setups, out))
    return worth(states, setups, seat)


@entry
def rollouts(
    states: Records[State], setups: Records[Setup], out: Codes, worlds: int, seat: int, depth: int,
    seed: int, first: int, count: int, asked: Codes, sums: Sums,
) -> None:  # fmt: skip
    """Add to `sums` what rollouts number `first` onwards of each asked action lead to.

    A rollout's number decides its world and its luck, whatever was asked, so that actions are compared on the same ones.
    """
    for i in range(len(asked)):
        for number in range(first, first + count):
            states[ROLL] = states[FIRST + number % worlds]
            sums[i] += rollout(states, setups, out, seat, depth, seed, number, int(asked[i]))
