"""What the kernel's numbers are called: colours, ships, kinds of space, movement and bonus cards."""

import functools
from typing import Any, Literal, get_args

from cantina.core.compiled import CompiledState, NoNames

from .content import BonusCard, Colour, Kind, Ship
from .kernel.codes import NUMBERS

COLOURS: tuple[Colour, ...] = get_args(Colour)
SHIP_IDS: tuple[Ship, ...] = get_args(Ship)
KINDS: tuple[Kind, ...] = get_args(Kind)
BONUS_CARDS: tuple[BonusCard, ...] = get_args(BonusCard)

Number = Literal[1, 2, 3, 4, 5, 6]

Reading = CompiledState[NoNames, Any]  # a position's record; things are called the same in every match


@functools.cache
def card_of(card: int) -> tuple[Colour, Number]:
    """Colour and number of a movement card."""
    return COLOURS[card // NUMBERS], get_args(Number)[card % NUMBERS]
