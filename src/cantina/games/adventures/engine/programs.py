"""Programs: making the frame in which a list of effects is carried out. The words themselves are in `words`."""

from ..tables import NONE
from . import frames
from .frames import Frame
from .stack import Engine


def program(
    number: int,
    you: int,
    seat: int,
    *,
    here: int = NONE,
    piece: int = NONE,
    action: int = NONE,
    slot: int = NONE,
    it: int = NONE,
    optional: bool = False,
) -> Frame:
    """A frame for a program.

    `you`: the figure that "you" means; `seat`: who makes its choices; `here`: the space it is about; `piece`: the threat it is
    about (an attacker, a revealed one); `action`: the place on the stack of the action it belongs to; `slot`: the slot being
    resolved; `optional`: whether "up to" may mean fewer, as in a player's own abilities.
    """
    return [frames.PROGRAM, 0, number, you, seat, here, piece, action, slot, it, optional]


def action_place(engine: Engine) -> int:
    """The place on the stack of the action being carried out, or NONE."""
    stack = engine.at.stack
    for place in range(len(stack) - 1, -1, -1):
        if stack[place][0] == frames.ACTION:
            return place
    return NONE
