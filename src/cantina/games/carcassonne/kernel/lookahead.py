"""Looking ahead inside the kernel: whole turns with what they promise, and rollouts by greedy turns.

All work on an array of records, so that nothing is allocated: the first ones are room to work in, positions to look ahead
from follow at FIRST.
"""

from cantina.core.compiler import Codes, Records, entry, rule
from cantina.core.kernel import Sums
from cantina.core.streams import sow

from .actions import apply, legal
from .appraisal import lead
from .codes import DEPLOYING, DRAWING, FIGHTING, MAX_ACTIONS, OVER, PASS
from .playout import chance
from .record import Setup, State

ROLL, PUT, DONE, BEST, FIRST = range(5)
FIGURE_CODES = 1 << 20  # a turn is one number: placement * FIGURE_CODES + figure
MOST_TURNS = MAX_ACTIONS * 33  # a placement with no figure, or one of two on each of eight parts and eight neighbours
WORST = -(1 << 40)


@rule
def deal(s: State, c: Setup) -> None:
    """Let the dealer roll and draw until a seat has to decide."""
    while int(s.stage) == DRAWING or int(s.stage) == FIGHTING:
        apply(s, c, chance(s, c))


@rule
def greedy_turn(states: Records[State], setups: Records[Setup], places: Codes, figures: Codes) -> None:
    """Make the turn in states[ROLL] that promises most, from placing or from deploying on; of equal ones the first."""
    s, put, done, c = states[ROLL], states[PUT], states[DONE], setups[0]
    seat, best = int(s.mover), WORST
    placing = int(s.stage) != DEPLOYING
    for place in range(legal(s, c, places) if placing else 1):
        states[PUT] = states[ROLL]
        if placing:
            apply(put, c, int(places[place]))
        options = legal(put, c, figures) if int(put.stage) == DEPLOYING else 0
        for figure in range(max(1, options)):  # without a figure at hand the turn ends with the tile
            states[DONE] = states[PUT]
            if options:
                apply(done, c, int(figures[figure]))
            value = lead(done, c, seat)
            if value > best:
                best = value
                states[BEST] = states[DONE]
    states[ROLL] = states[BEST]


@entry
def turns(
    states: Records[State], setups: Records[Setup], places: Codes, figures: Codes, seat: int, found: Sums, worths: Sums
) -> int:
    """Every whole turn of states[FIRST], where a tile is to be placed: its number, and what it promises the seat."""
    c, put, done, n = setups[0], states[PUT], states[DONE], 0
    for place in range(legal(states[FIRST], c, places)):
        states[PUT] = states[FIRST]
        apply(put, c, int(places[place]))
        figures[0] = PASS
        options = legal(put, c, figures) if int(put.stage) == DEPLOYING else 0
        for figure in range(max(1, options)):
            states[DONE] = states[PUT]
            if options:
                apply(done, c, int(figures[figure]))
            found[n] = int(places[place]) * FIGURE_CODES + int(figures[figure])
            worths[n] = lead(done, c, seat)
            n += 1
    return n


@entry
def rollouts(
    states: Records[State],
    setups: Records[Setup],
    places: Codes,
    figures: Codes,
    seat: int,
    depth: int,
    seed: int,
    first: int,
    count: int,
    asked: Codes,
    sums: Sums,
) -> None:
    """Add to `sums` what rollouts number `first` onwards from each asked position lead to: `depth` greedy turns, then the lead.

    A rollout's number decides its luck, whatever it starts from, so that candidates are compared on the same draws and dice.
    """
    s, c = states[ROLL], setups[0]
    for i in range(len(asked)):
        for number in range(first, first + count):
            states[ROLL] = states[FIRST + int(asked[i])]
            sow(s.streams, seed, number)
            deal(s, c)
            turn = 0
            while turn < depth and int(s.stage) != OVER:
                greedy_turn(states, setups, places, figures)
                deal(s, c)
                turn += 1
            sums[i] += lead(s, c, seat)
