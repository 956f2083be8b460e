"""Programs: the frames in which lists of effects are carried out. The words themselves are in `words`."""

from typing import Any

from ..tables.codes import NONE
from . import frames
from .frames import Effect, Frame
from .stack import Engine

Word = tuple[Any, ...]


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
) -> Frame:
    """A frame for a program.

    `you`: the figure that "you" means; `seat`: who makes its choices; `here`: the space it is about; `piece`: the threat it is
    about (an attacker, a revealed one); `action`: the place on the stack of the action it belongs to; `slot`: the slot being
    resolved.
    """
    return [frames.PROGRAM, 0, number, you, seat, here, piece, action, slot, it]


def action_place(engine: Engine) -> int:
    """The place on the stack of the action being carried out, or NONE."""
    stack = engine.at.stack
    for place in range(len(stack) - 1, -1, -1):
        if stack[place][0] == frames.ACTION:
            return place
    return NONE


def context_of(frame: Frame) -> Frame:
    """The program's frame that an effect's frame was made from."""
    return [frames.PROGRAM, 0, frame[Effect.PROGRAM], *frame[Effect.YOU : Effect.IT + 1]]


def word_of(engine: Engine, frame: Frame) -> Word:
    """The word that an effect's frame carries out."""
    return engine.tables.programs[frame[Effect.PROGRAM]][frame[Effect.PLACE]]
