"""Many matches of Super Teams in one call: the entry points of batches, environments and playouts with their results."""

from cantina.core.batching import batch_entries
from cantina.core.compiler import Codes, Records, rule
from cantina.core.kernel import Sums

from .actions import apply, legal
from .codes import NOBODY, OVER
from .encoding import coded, numbered, observe, turn_of
from .lookahead import ROLL, greedy
from .playout import chance, has_won, playout, score_of
from .record import Setup, State
from .refuse import refuse
from .turn import is_shared


@rule
def spanned(s: State, c: Setup, code: int, spans: Codes, at: int) -> int:  # noqa: ARG001  (every kernel is asked in the same way)
    """Nothing asks for numbers."""
    return code


@rule
def greedy_playout(
    states: Records[State], setups: Records[Setup], out: Codes, other: Codes, known: Sums, room: Sums  # noqa: ARG001
) -> int:  # fmt: skip
    """Play greedily to the end in states[ROLL]; returns how many decisions the seats made."""
    s, c, decisions = states[ROLL], setups[0], 0
    while int(s.stage) != OVER:
        if int(s.asked) == NOBODY:
            apply(s, c, chance(s, c))
        else:
            apply(s, c, greedy(states, setups, out))
            decisions += 1
    return decisions


number, code, observed, check, advance, outcomes, greedy_outcomes = batch_entries(
    globals(), apply=apply, legal=legal, refuse=refuse, playout=playout, has_won=has_won, score_of=score_of,
    is_shared=is_shared, turn_of=turn_of, dealt=chance, numbered=numbered, coded=coded, spanned=spanned, observe=observe,
    greedy_playout=greedy_playout,
)  # fmt: skip
