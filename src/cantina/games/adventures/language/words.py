"""What an effect, a condition and a list of effects are, and how their names become numbers."""

from abc import abstractmethod
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, ClassVar, Protocol, TypeAlias

from msgspec.structs import replace

from ..kernel.frames import Context, Run
from .terms import Entry, Flaw, Located, Named, said


class Names(Protocol):
    """The names of a match: what `bind` asks for the numbers."""

    def token(self, id_: str) -> Named:
        """A kind of token; CHILD for the child."""

    def track(self, id_: str) -> Named:
        """A track; one that only effects name has no size."""

    def kept_track(self, id_: str) -> Named:
        """A track; NONE for one that a sheet replaces."""

    def slot(self, slot: str) -> Named:
        """A slot, or how to find it: LOWEST, HIGHEST, CHOOSE."""

    def plan(self, id_: str) -> Named:
        """A plan card; NONE for one to be chosen."""

    def space(self, reference: str) -> Located:
        """A space, or how to find it."""

    def target(self, place: str) -> Located:
        """A space, or that of a token by its id."""

    def program(self, effects: Iterable["Word"]) -> "Program":
        """A list of effects, bound and with its number."""

    def waiting(self, condition: "Question") -> "Question":
        """A condition that a boost waits for, bound and kept with the match's others."""


class Bound(Entry, frozen=True):
    """An entry that names things of a match; the types of its fields say which."""

    def bind(self, names: Names) -> Any:
        """The same with its names bound to their numbers, once a match."""
        named = {field: (by, getattr(self, field)) for field, by in said(type(self), "bind").items()}
        return replace(self, **{field: getattr(names, by)(name) for field, (by, name) in named.items() if name is not None})


class Word(Bound, frozen=True, tag_field="op"):
    """One word of the effect language; `op` names it. Its docstring is its sentence, with the rules that it goes by."""

    example: ClassVar[str]  # as it stands in a file
    joins: ClassVar[str] = ""  # the word of a later effect in the same list that it changes, instead of the action

    @abstractmethod
    def could_change(self, engine: Any, context: Context) -> bool:
        """Whether it could change anything now, by what everybody can see; what could not is not offered (MANDO-R-23)."""
        raise NotImplementedError

    @abstractmethod
    def resolve(self, engine: Any, run: Run) -> None:
        """Do it, or push a frame that does; `run` is the list that it stands in, with what its words refer to."""
        raise NotImplementedError

    @property
    def op(self) -> str:
        """The word."""
        return str(self.__struct_config__.tag)

    def lasting(self) -> tuple[int, int]:
        """Strength and reach that it gives to attacks, where a special token that stays says it."""
        return 0, 0

    def price(self) -> int:
        """How many cards of a hand it takes."""
        return 0

    def flaw(self) -> Flaw | None:
        """What is wrong with it although its fields are right."""
        return None


class Always(Word, frozen=True):
    """A word that can change something whatever the position."""

    def could_change(self, engine: Any, context: Context) -> bool:  # noqa: ARG002
        """It could."""
        return True


class Question(Bound, frozen=True):
    """One word of a condition, and what it asks for. Its docstring is its sentence."""

    word: ClassVar[str]  # as a file spells it
    example: ClassVar[str]
    only_for: ClassVar[str] = ""  # `bounty` or `sheet`, where only such content knows it
    of_target: ClassVar[bool] = False  # a boost waits for it until the target is chosen
    of_child: ClassVar[bool] = False  # only where the child is in play

    @abstractmethod
    def holds(self, engine: Any, context: Context) -> bool:
        """Whether it holds now."""
        raise NotImplementedError

    def reached(self, word: str, count: int) -> bool:  # noqa: ARG002  (only bounties count)
        """Whether so much of what a bounty counts meets it."""
        return False

    def flaw(self) -> Flaw | None:
        """What is wrong with it although its fields are right."""
        return None


class Program(tuple[Word, ...]):
    """A list of effects whose names are bound: it knows its number in a match."""

    number: int
    joined: dict[int, Word]  # by place: an earlier word that changes the one there

    def could_change(self, engine: Any, context: Context) -> bool:
        """Whether at least one part can be done (MANDO-R-21)."""
        return any(word.could_change(engine, context) for word in self)


if TYPE_CHECKING:
    Effects: TypeAlias = Program
    Condition: TypeAlias = Question
else:  # filled in once all words are known, for those that hold others
    Effects = Condition = None
