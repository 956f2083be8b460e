"""What a position is worth to a seat, for bots."""

from typing import Any

import numpy as np

from .aid import hits_of
from .kernel import aiming, appraisal, codes
from .names import Reading


def appraise(state: Reading[Any], seat: int) -> float:
    """The lead of the seat's team with what its move promises, in points."""
    states: Any = np.frombuffer(bytearray(state._record.tobytes() * 2), state._record.dtype)
    out, room = np.empty(codes.MAX_ACTIONS, np.int32), np.zeros(aiming.ROOM, np.int64)
    return appraisal.appraise(states, state._setup, hits_of(state), out, seat, room) / aiming.HUNDREDTHS
