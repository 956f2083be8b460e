"""Frames: what is being resolved, as small structs that copy, and that serialise as lists of numbers."""

from functools import cache
from typing import Any, ClassVar, Self, get_type_hints

import msgspec

from cantina.core.action import Action

from .tables.codes import NONE

KINDS: dict[int, type["Frame"]] = {}


class Context(msgspec.Struct, frozen=True, gc=False):
    """What the words of an effect refer to; many frames share one, since it never changes."""

    you: int  # the figure that "you" means
    seat: int  # who makes the choices
    here: int = NONE  # the space it is about
    piece: int = NONE  # the threat it is about: an attacker, a revealed one
    action: int = NONE  # the place on the stack of the action it belongs to
    slot: int = NONE  # the slot being resolved
    it: int = NONE  # the character at hand, of several


NOWHERE = Context(0, 0)  # the context of a mission's goals


class Frame(msgspec.Struct, kw_only=True, gc=False):
    """Something being resolved. It goes on, offers what may be decided, and takes the answer.

    Its fields are numbers, a context, and at the end perhaps a tuple: a shallow copy is a whole one. The engine is what plays
    on positions, which hold frames; so it is left open here, and every kind of frame says it.
    """

    code: ClassVar[int]  # the first number of its list
    prompt: ClassVar[str]
    refusals: ClassVar[dict[type[Action], str]] = {}  # why what it does not offer may not be decided, by its rule
    secret: ClassVar[bool] = False  # an answer that must not be given for anybody, since asking at all tells nothing
    stage: int = 0  # how far it has come

    def __init_subclass__(cls) -> None:
        if "code" in cls.__dict__ and KINDS.setdefault(cls.code, cls) is not cls:
            raise TypeError(f"{cls.__name__} and {KINDS[cls.code].__name__} have the same code")

    def step(self, engine: Any) -> None:
        """Go on: change, push a frame, pop this one, or ask."""
        raise NotImplementedError

    def offers(self, engine: Any) -> list[Action]:
        """What may be decided now."""
        raise NotImplementedError

    def answer(self, engine: Any, action: Any) -> None:
        """Take a decision that was offered."""
        raise NotImplementedError

    def odds(self, engine: Any) -> list[tuple[Action, int]]:
        """The dealer's outcomes and their weights."""
        raise NotImplementedError

    def asks(self) -> str:
        """The key of the prompt."""
        return self.prompt

    def refuses(self, action: Action) -> str:
        """The rule by which it does not offer a decision."""
        return self.refusals.get(type(action), "CORE-03")

    # ---- as numbers ------------------------------------------------------------------------------------------------------

    def dump(self) -> list[Any]:
        """The frame as a list: its code, its stage, its fields."""
        found = [self.code, self.stage]
        for name, kind in _fields(type(self)):
            value = getattr(self, name)
            if kind == "number":
                found.append(value)
            elif kind == "pairs":
                found += [number for pair in value for number in pair]
            else:
                found += msgspec.structs.astuple(value) if kind == "context" else value
        return found


class Run(Frame):
    """A list of effects being carried out, the next one at the frame's stage."""

    code = 12
    prompt = "deal"

    program: int
    context: Context

    def step(self, engine: Any) -> None:
        words = engine.tables.programs[self.program]
        if self.stage == len(words):
            engine.pop()
        else:
            self.stage += 1
            words[self.stage - 1].resolve(engine, self)


class Effecting(Frame):
    """An effect that goes on over several choices: its place in a program, and what its words refer to."""

    OWN: ClassVar = 5  # numbers of its own that there is room for in the list

    program: int
    place: int
    context: Context

    @classmethod
    def of(cls, run: Run) -> Self:
        """A frame for the effect that a list has come to."""
        return cls(run.program, run.stage - 1, run.context)

    def effect(self, engine: Any) -> Any:
        """The effect that it carries out."""
        return engine.tables.programs[self.program][self.place]

    def dump(self) -> list[Any]:
        found = super().dump()
        return found + [0] * (4 + len(Context.__struct_fields__) + self.OWN - len(found))


class Once(Effecting):
    """An effect with one choice, which is made as long as there is anything to choose from."""

    made: int = 0  # whether it is

    def choices(self, engine: Any) -> list[int]:
        """What there is to choose from."""
        raise NotImplementedError

    def step(self, engine: Any) -> None:
        if self.made or not self.choices(engine):
            engine.pop()
        else:
            engine.ask(self.context.seat)


class Doing(Frame):
    """An action being carried out by a figure: a slot, its card (NONE: a free action) and what modifies it."""

    figure: int
    seat: int
    slot: int
    card: int
    strength: int
    reach: int = 1
    nearest: int = 0
    targets: int = 1
    ignore: int = 0
    peeks: int = 1
    pushes: int = 1
    steps: int = 1
    keeps: int = 1
    used: int = 0  # whether the card's ability is
    target: int = NONE
    target_space: int = NONE
    origin: int = NONE  # where the figure was when it began
    enemy_here: bool = False  # whether there was an enemy
    peeked: int = 0  # mask of the threats looked at
    boosts: tuple[tuple[int, int], ...] = ()  # a condition on the target and the strength that it adds


@cache
def _fields(kind: type[Frame]) -> list[tuple[str, str]]:
    """The fields of a kind of frame but for its stage, each with what it is in the list."""
    hints = get_type_hints(kind)
    said = {Context: "context", tuple[int, ...]: "list", tuple[tuple[int, int], ...]: "pairs"}
    return [(name, said.get(hints[name], "number")) for name in kind.__struct_fields__ if name != "stage"]


def load_frame(numbers: list[Any]) -> Frame:
    """The frame that `Frame.dump` wrote."""
    kind, stage, rest = KINDS[numbers[0]], numbers[1], numbers[2:]
    values: dict[str, Any] = {}
    for name, what in _fields(kind):
        if what == "context":
            size = len(Context.__struct_fields__)
            values[name], rest = Context(*rest[:size]), rest[size:]
        elif what == "number":
            values[name], *rest = rest
        else:
            values[name] = tuple(rest if what == "list" else zip(rest[::2], rest[1::2], strict=True))
    return kind(stage=stage, **values)
