"""What a position is worth to a seat, for bots."""

from typing import Any

import numpy as np

from .kernel import appraisal, codes
from .names import Reading


def appraise(state: Reading[Any], seat: int) -> float:
    """What the seat's side can expect to be ahead by, in points."""
    room: Any = np.frombuffer(bytearray(state._record.tobytes() * 3), state._record.dtype)
    out = np.empty(codes.MAX_ACTIONS, np.int32)
    return appraisal.appraise(room, state._setup, out, seat) / appraisal.HUNDREDTHS
