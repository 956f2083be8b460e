"""What a position is worth to a seat, for bots."""

from .kernel import appraisal
from .names import Reading


def appraise(state: Reading, seat: int) -> float:
    """The lead of the seat's team, in spaces."""
    settled = state.copy()
    return appraisal.appraise(settled._record, settled._setup, seat) / appraisal.TENTHS
