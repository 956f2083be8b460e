"""Throwing: a release and the dealer's scatter give a resting place; flight, one hop and a slide lead there (CARGO-19).

All in integers. Inside, lengths are micrometres and speeds micrometres a second; the resting place is rounded to a tenth
of a millimetre before any rule looks at it.
"""

from cantina.core.compiler import rule

from .arithmetic import cosine, divided, grown, normal, root, sine
from .codes import CARD_FIFTHS, HALF_TURN, LOFT, RELEASE_HEIGHT, THROWN_CARDS
from .ids import CARGO_R_17
from .record import Path, Setup, State
from .tables import ONE, SIGMA
from .telling import tell_flew

GRAVITY = 9_810_000
RESTITUTION = 15  # hundredths
IMPACT, FRICTION = 35, 35  # hundredths: at an impact, and of the slide
TENTH = 100  # micrometres
HEIGHT = TENTH * RELEASE_HEIGHT
THOUSANDTHS = 1000
TYPICAL = 60  # thousandths of the distance: the skill for which the errors of a release are given
SPEED_ERROR = 30  # thousandths
LOFT_ERROR, DIRECTION_ERROR = 200, 230
FRICTION_ERROR = 150  # thousandths, of its logarithm
FLUB_HALVES = 5  # a flub errs two and a half times as far
MILLION = 1_000_000  # microseconds
LANDING, HOP, REST, SPEED, LANDED, HOPPED, RESTED, TOP, HOP_TOP = range(9)  # of a path


@rule
def travel(c: Setup, speed: int, loft: int, friction: int, path: Path) -> None:
    """Flight, one hop and a slide: writes how far and when it lands, hops and rests, and how high it gets.

    `friction` is a factor times ONE.
    """
    forward, upward = speed * cosine(c, loft) // ONE, speed * sine(c, loft) // ONE
    downward = root(upward * upward + 2 * GRAVITY * HEIGHT)
    path[LANDING] = forward * (upward + downward) // GRAVITY
    path[LANDED] = MILLION * (upward + downward) // GRAVITY
    path[TOP] = HEIGHT + upward * upward // (2 * GRAVITY)
    forward -= downward * IMPACT * (100 + RESTITUTION) // 10_000
    if forward < 0:
        forward = 0
    downward = downward * RESTITUTION // 100
    path[HOP] = path[LANDING] + forward * 2 * downward // GRAVITY
    path[HOPPED] = path[LANDED] + MILLION * 2 * downward // GRAVITY
    path[HOP_TOP] = downward * downward // (2 * GRAVITY)
    forward -= downward * IMPACT * (100 + RESTITUTION) // 10_000
    if forward < 0:
        forward = 0
    braking = GRAVITY * FRICTION // 100 * friction // ONE
    path[REST] = path[HOP] + forward * forward // (2 * braking)
    path[RESTED] = path[HOPPED] + MILLION * forward // braking
    path[SPEED] = speed


@rule
def solve(c: Setup, distance: int, path: Path) -> None:
    """The path of a throw at the usual loft that comes to rest at a distance: the speed is found by halving."""
    low, high = 0, 12_000_000
    while high - low > 1000:
        middle = (low + high) // 2
        travel(c, middle, LOFT, ONE, path)
        if path[REST] < distance:
            low = middle
        else:
            high = middle
    travel(c, high, LOFT, ONE, path)


@rule
def come_to_rest(s: State, x: int, y: int, angle: int) -> None:
    """One more thing lies still."""
    i = int(s.rested)
    s.rest_x[i] = x
    s.rest_y[i] = y
    s.rest_angle[i] = angle
    s.rested = i + 1


@rule
def tell_flight(s: State, from_x: int, from_y: int) -> None:
    """The path of the thing that has just come to rest: points on the line from the release to where it rests."""
    i = int(s.rested) - 1
    x, y, whole = int(s.rest_x[i]), int(s.rest_y[i]), max(int(s.path[REST]), 1)
    landing, hop = int(s.path[LANDING]), int(s.path[HOP])
    tell_flew(
        s, CARGO_R_17, int(s.mover), i if int(s.things) == THROWN_CARDS else -1, from_x, from_y,
        from_x + divided((x - from_x) * landing, whole), from_y + divided((y - from_y) * landing, whole),
        from_x + divided((x - from_x) * hop, whole), from_y + divided((y - from_y) * hop, whole),
        x, y, int(s.rest_angle[i]), int(s.path[SPEED]) // 1000,
        int(s.path[LANDED]) // 1000, int(s.path[HOPPED]) // 1000, int(s.path[RESTED]) // 1000,
        int(s.path[TOP]) // TENTH, int(s.path[HOP_TOP]) // TENTH,
    )  # fmt: skip


@rule
def release_x(s: State, c: Setup) -> int:
    """Where the thing leaves the hand."""
    return divided(int(s.distance) * int(c.ray_x[int(s.mover)]), ONE)


@rule
def release_y(s: State, c: Setup) -> int:
    """Where the thing leaves the hand."""
    return divided(int(s.distance) * int(c.ray_y[int(s.mover)]), ONE)


@rule
def scattered_x(c: Setup, seat: int, aim: int, dx: int, dy: int, along: int, aside: int, scale: int) -> int:
    """Where a throw comes to rest: errors are a share of the distance, so the way to the aim (dx, dy) only has to be stretched.

    `scale` is ten times the factor of the errors. With dx and dy changed for dy and -dx this gives the other coordinate.
    """
    error = along * int(c.along[seat]) * dx - aside * int(c.aside[seat]) * dy
    return aim + divided(error * scale, SIGMA * THOUSANDTHS * 10)


@rule
def error_scale(luck: int, things: int) -> int:
    """Ten times the factor by which a throw errs: a flub more, a thrown card more."""
    scale = FLUB_HALVES * 5 if luck == 0 else 10
    return scale * CARD_FIFTHS // 5 if things == THROWN_CARDS else scale


@rule
def scatter(s: State, c: Setup, along: int, aside: int, angle: int, luck: int) -> None:
    """The next thing thrown at an aim comes to rest: the dealer draws two errors, a card's rotation, and whether it is a flub."""
    i, seat = int(s.rested), int(s.mover)
    from_x, from_y = release_x(s, c), release_y(s, c)
    x, y = int(s.aim_x[i]), int(s.aim_y[i])
    dx, dy, scale = x - from_x, y - from_y, error_scale(luck, int(s.things))
    z, w = normal(c, along), normal(c, aside)
    rest_x = scattered_x(c, seat, x, dx, dy, z, w, scale)
    rest_y = scattered_x(c, seat, y, dy, -dx, z, w, scale)
    come_to_rest(s, rest_x, rest_y, angle)
    if s.telling:
        dx, dy = rest_x - from_x, rest_y - from_y
        solve(c, TENTH * root(dx * dx + dy * dy), s.path)
        tell_flight(s, from_x, from_y)


@rule
def slip(s: State, c: Setup, speed: int, loft: int, direction: int, friction: int, luck: int) -> None:
    """A flicked disc comes to rest: the dealer draws errors of speed, loft, direction and friction, and whether it is a flub."""
    scale = int(c.along[int(s.mover)]) * (FLUB_HALVES if luck == 0 else 2)  # over twice TYPICAL
    whole = SIGMA * 2 * TYPICAL
    fast = 1000 * int(s.speed) + divided(int(s.speed) * SPEED_ERROR * normal(c, speed) * scale, whole)
    high = int(s.loft) + divided(LOFT_ERROR * normal(c, loft) * scale, whole)
    heading = int(c.ray[int(s.mover)]) + HALF_TURN + int(s.direction)
    heading += divided(DIRECTION_ERROR * normal(c, direction) * scale, whole)
    rough = grown(divided(FRICTION_ERROR * normal(c, friction) * scale * ONE, whole * THOUSANDTHS))
    travel(c, fast, max(0, min(high, HALF_TURN // 2)), rough, s.path)
    from_x, from_y = release_x(s, c), release_y(s, c)
    x = from_x + divided(int(s.path[REST]) * cosine(c, heading), TENTH * ONE)
    y = from_y + divided(int(s.path[REST]) * sine(c, heading), TENTH * ONE)
    come_to_rest(s, x, y, 0)
    if s.telling:
        tell_flight(s, from_x, from_y)
