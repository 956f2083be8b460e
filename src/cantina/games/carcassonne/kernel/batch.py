"""Many matches of Carcassonne in one call: the entry points of batches, environments and playouts with their results."""

from cantina.core.batching import batch_entries
from cantina.core.compiler import Codes, Records, rule
from cantina.core.kernel import Sums

from .actions import apply, legal
from .codes import OVER
from .encoding import coded, numbered, observe, turn_of
from .lookahead import ROLL, best_turn, deal
from .playout import chance, has_won, is_shared, playout, score_of
from .record import Setup, State
from .refuse import refuse


@rule
def spanned(s: State, c: Setup, code: int, spans: Codes, at: int) -> int:  # noqa: ARG001  (every kernel is asked in the same way)
    """Nothing asks for numbers."""
    return code


@rule
def greedy_playout(
    states: Records[State], setups: Records[Setup], out: Codes, other: Codes, known: Sums, room: Sums  # noqa: ARG001
) -> int:  # fmt: skip
    """Play the turns that promise most to the end in states[ROLL]; returns how many turns the seats made."""
    s, c, turns = states[ROLL], setups[0], 0
    deal(s, c)
    while int(s.stage) != OVER:
        best_turn(states, setups, out, other)
        turns += 1
        deal(s, c)
    return turns


number, code, observed, check, advance, outcomes, greedy_outcomes = batch_entries(
    globals(), apply=apply, legal=legal, refuse=refuse, playout=playout, has_won=has_won, score_of=score_of,
    is_shared=is_shared, turn_of=turn_of, dealt=chance, numbered=numbered, coded=coded, spanned=spanned, observe=observe,
    greedy_playout=greedy_playout,
)  # fmt: skip
