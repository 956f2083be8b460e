"""How far a hand reaches: where flicks of the usual loft land, hop and rest by their speed, and how far they err."""

from typing import Annotated

import numpy as np

from cantina.core.compiler import Array, Records, entry, rule

from .arithmetic import grown, root, sine
from .codes import FASTEST, LOFT, SLOWEST
from .flight import (
    DIRECTION_ERROR,
    FRICTION_ERROR,
    HOP,
    LANDING,
    LOFT_ERROR,
    REST,
    SPEED_ERROR,
    TENTH,
    THOUSANDTHS,
    TYPICAL,
    travel,
)
from .record import Path, Setup
from .tables import ONE

SPEED_STEP = 50
SPEEDS = (FASTEST - SLOWEST) // SPEED_STEP + 1
NUMBERS = 5  # for a speed: landing, end of the hop, rest, and the errors along the way and aside
Reaches = Annotated[Array, np.int64]


@rule
def rests(c: Setup, speed: int, loft: int, friction: int, path: Path) -> int:
    """Where a flick comes to rest, in tenths of a millimetre."""
    travel(c, speed, loft, friction, path)
    return int(path[REST]) // TENTH


@entry
def reach(setups: Records[Setup], seat: int, path: Path, into: Reaches) -> None:
    """For each speed what a seat's flick does without an error, and how far one deviation of each error carries it."""
    c = setups[0]
    share = int(c.along[seat])  # over TYPICAL
    for i in range(SPEEDS):
        speed = THOUSANDTHS * (SLOWEST + i * SPEED_STEP)
        faster = rests(c, speed + speed * SPEED_ERROR * share // (THOUSANDTHS * TYPICAL), LOFT, ONE, path)
        higher = rests(c, speed, LOFT + LOFT_ERROR * share // TYPICAL, ONE, path)
        rougher = rests(c, speed, LOFT, grown(FRICTION_ERROR * share * ONE // (THOUSANDTHS * TYPICAL)), path)
        rest = rests(c, speed, LOFT, ONE, path)
        squares = (faster - rest) * (faster - rest) + (higher - rest) * (higher - rest) + (rougher - rest) * (rougher - rest)
        into[NUMBERS * i] = path[LANDING] // TENTH
        into[NUMBERS * i + 1] = path[HOP] // TENTH
        into[NUMBERS * i + 2] = rest
        into[NUMBERS * i + 3] = root(squares)
        into[NUMBERS * i + 4] = rest * sine(c, DIRECTION_ERROR * share // TYPICAL) // ONE
