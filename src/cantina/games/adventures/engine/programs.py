"""Programs: the frames in which lists of effects are carried out. The words themselves are in `words`."""

from collections.abc import Callable
from typing import Any

from ..tables.codes import NONE
from .frames import Context, Doing, Effecting, Frame
from .stack import Engine

Word = tuple[Any, ...]

WORDS: dict[str, Callable[[Engine, Context, Word], None]] = {}
FRAMED: dict[str, type[Effecting]] = {}  # words that go on over several choices, in a frame of their own


def word(name: str) -> Callable[[Callable[[Engine, Context, Word], None]], Callable[[Engine, Context, Word], None]]:
    """Registers what a word does."""

    def register(function: Callable[[Engine, Context, Word], None]) -> Callable[[Engine, Context, Word], None]:
        WORDS[name] = function
        return function

    return register


class Run(Frame):
    """A list of effects being carried out, the next one at the frame's stage."""

    code = 12
    prompt = "deal"

    program: int
    context: Context

    def step(self, engine: Engine) -> None:
        words = engine.tables.programs[self.program]
        place = self.stage
        if place == len(words):
            engine.pop()
            return
        said = words[place]
        self.stage += 1
        if said[0] in FRAMED:
            engine.push(FRAMED[said[0]](self.program, place, self.context))
        else:
            WORDS[said[0]](engine, self.context, said)


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


def action_place(engine: Engine) -> int:
    """The place on the stack of the action being carried out, or NONE."""
    stack = engine.at.stack
    for place in range(len(stack) - 1, -1, -1):
        if isinstance(stack[place], Doing):
            return place
    return NONE


def word_of(engine: Engine, frame: Effecting) -> Word:
    """The word that an effect's frame carries out."""
    return engine.tables.programs[frame.program][frame.place]
