"""Programs: beginning a list of effects, and whether it could change anything."""

from .frames import Context, Doing, Run
from .stack import Engine
from .tables.codes import NONE


def program(
    number: int,
    you: int,
    seat: int,
    *,
    here: int = NONE,
    piece: int = NONE,
    action: int = NONE,
    slot: int = NONE,
) -> Run:
    """A frame for a program in a context of its own."""
    return Run(number, Context(you, seat, here, piece, action, slot))


def would_change(engine: Engine, number: int, figure: int, seat: int) -> bool:
    """Whether at least one part of a program can be done; what could not is not offered (MANDO-R-21, MANDO-R-75).

    It goes by what everybody can see, so that being asked tells nothing.
    """
    return engine.tables.programs[number].could_change(engine, Context(figure, seat, action=action_place(engine)))


def action_place(engine: Engine) -> int:
    """The place on the stack of the action being carried out, or NONE."""
    stack = engine.at.stack
    for place in range(len(stack) - 1, -1, -1):
        if isinstance(stack[place], Doing):
            return place
    return NONE
