"""The kernel's record of what was agreed before the first throw, made from resolved options."""

from typing import Any, cast

from cantina.core.compiler import allocate, named

from .content import FACTIONS, Deck, Layout, Skill, sine
from .kernel.codes import ARM, MOST_BESKAR
from .kernel.record import Setup
from .kernel.tables import NORMAL, ONE, SINE
from .names import Names
from .options import FULL_TURN, Options

ERRORS: dict[Skill, tuple[int, int]] = {  # along and aside, in thousandths of the distance
    "child": (90, 60),
    "typical": (60, 40),
    "good": (45, 30),
    "expert": (30, 20),
}
ANY_NUMBER = 99


def nearest(layout: Layout, angle: int) -> int:
    """How far from Grogu's centre one must stand there: an arm's length beyond the farthest card (CARGO-18, CARGO-R-16).

    A place is rounded to tenths of a millimetre, which may bring it nearer by less than two of them: so the next two count, too.
    """
    x, y = sine(angle + FULL_TURN // 4), sine(angle)
    farthest = max(a * x + b * y for spot in layout.card for a, b in spot.corners())
    away = ARM - -farthest // (ONE * ONE)
    while not all(_is_far_enough(layout, *on_ray(away + more, x, y)) for more in range(3)):
        away += 1
    return away


def on_ray(away: int, x: int, y: int) -> tuple[int, int]:
    """The place so far from Grogu's centre on a ray that points to x and y times `ONE`, rounded as the kernel rounds it."""
    return (2 * away * x + ONE) // (2 * ONE), (2 * away * y + ONE) // (2 * ONE)


def _is_far_enough(layout: Layout, x: int, y: int) -> bool:
    return all(spot.apart(x, y) >= (ARM * ONE) ** 2 for spot in layout.card)


def make_setup(options: Options) -> Any:
    """What the rules need of the options, as the kernel's record."""
    layout, deck, names = cast(Layout, options.layout), cast(Deck, options.deck), Names(options)
    records = allocate(Setup)
    setup = named(records)
    setup.seats, setup.way, setup.added = options.seats, options.mode == "this-is-the-way", options.points == "sum"
    setup.purchases = options.purchases or ANY_NUMBER
    setup.piles, setup.allies = max(names.piles) + 1, len(deck.ally)
    setup.normal[:], setup.sine[:] = NORMAL, SINE
    for seat, faction in enumerate(names.factions):
        angle = names.rays[seat]
        setup.faction[seat] = setup.pile_faction[names.piles[seat]] = FACTIONS.index(faction)
        setup.members[FACTIONS.index(faction)] += 1
        setup.pile[seat] = names.piles[seat]
        setup.ray[seat], setup.ray_x[seat], setup.ray_y[seat] = angle, sine(angle + FULL_TURN // 4), sine(angle)
        setup.nearest[seat] = nearest(layout, angle)
        setup.along[seat], setup.aside[seat] = ERRORS[options.skills[seat]]
    for number, ally in enumerate(deck.ally):
        setup.ally_faction[number] = FACTIONS.index(ally.faction)
        for beskar in ally.beskar:
            setup.copies[number * MOST_BESKAR + beskar - 1] += 1
    for place, spot in enumerate(layout.card):
        setup.card_x[place], setup.card_y[place] = spot.x, spot.y
        setup.card_ux[place], setup.card_uy[place] = spot.long_side()
    return records
