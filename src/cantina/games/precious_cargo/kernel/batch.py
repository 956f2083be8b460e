"""Many matches of Precious Cargo in one call: the entry points of batches, environments and playouts with their results."""

from cantina.core.batching import batch_entries
from cantina.core.compiler import Codes, Records, rule
from cantina.core.kernel import Sums

from .actions import apply, legal
from .codes import OVER, SCATTERING
from .encoding import coded, numbered, observe, spanned, turn_of
from .lookahead import ROLL, go_on
from .playout import chance, has_won, is_shared, playout, score_of
from .record import Setup, State
from .refuse import refuse


@rule
def dealt(s: State, c: Setup) -> int:  # noqa: ARG001  (every kernel is asked in the same way)
    """One outcome of the dealer."""
    return chance(s)


@rule
def greedy_playout(
    states: Records[State], setups: Records[Setup], out: Codes, other: Codes, known: Sums, room: Sums  # noqa: ARG001
) -> int:  # fmt: skip
    """Play by the rollouts' policy to the end in states[ROLL]; returns how many decisions the seats made."""
    s, decisions = states[ROLL], 0
    while int(s.stage) != OVER:
        decisions += int(s.stage) < SCATTERING
        go_on(states, setups, known, out, room)
    return decisions


number, code, observed, check, advance, outcomes, greedy_outcomes = batch_entries(
    globals(), apply=apply, legal=legal, refuse=refuse, playout=playout, has_won=has_won, score_of=score_of,
    is_shared=is_shared, turn_of=turn_of, dealt=dealt, numbered=numbered, coded=coded, spanned=spanned, observe=observe,
    greedy_playout=greedy_playout,
)  # fmt: skip
