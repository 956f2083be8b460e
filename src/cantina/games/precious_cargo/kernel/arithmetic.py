"""Integer arithmetic for throws: square roots, sines, draws from the normal distribution, and rounding."""

import math

from cantina.core.compiler import rule

from .codes import HALF_TURN
from .record import Setup
from .tables import DRAWS, ONE, STEP


@rule
def root(n: int) -> int:
    """The integer square root; the machine's own is only a first guess."""
    r = int(math.sqrt(n))
    while r * r > n:
        r -= 1
    while (r + 1) * (r + 1) <= n:
        r += 1
    return r


@rule
def divided(n: int, by: int) -> int:
    """A quotient rounded to the nearest integer, halves upwards; `by` is positive."""
    return (2 * n + by) // (2 * by)


@rule
def sine(c: Setup, angle: int) -> int:
    """The sine of an angle, times ONE: between two entries of the table on a straight line."""
    angle = angle % (2 * HALF_TURN)
    sign = 1
    if angle >= HALF_TURN:
        sign = -1
        angle -= HALF_TURN
    if angle > HALF_TURN // 2:
        angle = HALF_TURN - angle
    i, rest = angle // STEP, angle % STEP
    low = int(c.sine[i])
    if rest == 0:
        return sign * low
    return sign * ((low * (STEP - rest) + int(c.sine[i + 1]) * rest) // STEP)


@rule
def cosine(c: Setup, angle: int) -> int:
    """The cosine of an angle, times ONE."""
    return sine(c, angle + HALF_TURN // 2)


@rule
def normal(c: Setup, draw: int) -> int:
    """The normally distributed number that a draw stands for, times SIGMA; draws below the middle mirror those above."""
    half = DRAWS // 2
    return int(c.normal[draw - half]) if draw >= half else -int(c.normal[half - 1 - draw])


@rule
def grown(exponent: int) -> int:
    """e to the power of an exponent, both times ONE: (1 + x / 64) to the 64th by squaring six times."""
    power = ONE + exponent // 64
    for _ in range(6):
        power = power * power // ONE
    return power
