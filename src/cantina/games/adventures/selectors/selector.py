"""What every selector says: a class, a range from an anchor or a place, and how many."""

from abc import abstractmethod
from typing import Any, ClassVar, Literal

from ..kernel.frames import Context
from ..kernel.selecting import anchor, target_space
from ..kernel.stack import Engine
from ..kernel.tables.codes import CLASSES, FAR, NONE
from ..language.terms import Anchor, Class, Count, Distance, Entry


class Selector(Entry, frozen=True, tag_field="kind"):
    """Threats: of a kind and class, within a range of an anchor or at a place; `count` of them, chosen or nearest first.

    `up_to`: so many or fewer, as its player likes; without it as many as there are must be taken (MANDO-122).
    """

    example: ClassVar[str]

    class_: tuple[Class, ...] = ()
    within: Distance | None = None
    from_: Anchor = "you"
    at: Literal["your_space", "target_space", "behind_locked_door"] | None = None
    count: Count = "all"
    up_to: bool = False
    pick: Literal["choose", "nearest"] = "choose"
    not_target: bool = False

    @abstractmethod
    def found(self, engine: Any, context: Context) -> list[int]:
        """The threats of the kind, wherever they are."""
        raise NotImplementedError

    def enough(self, taken: int) -> bool:
        """Whether so many are all that it takes."""
        return self.count != "all" and taken >= self.count

    def pieces(self, engine: Engine, context: Context, without: int = 0) -> list[int]:
        """The threats that it means; `without`: a mask of those already taken."""
        at, tables = engine.at, engine.tables
        found = self.found(engine, context)
        if without:
            found = [piece for piece in found if not without >> piece & 1]
        if self.class_:
            found = [piece for piece in found if CLASSES[tables.token_class[at.piece_kind[piece]]] in self.class_]
        if self.not_target and context.action != NONE:
            target = engine.doing(context.action).target
            found = [piece for piece in found if piece != target]
        if self.at is not None:
            found = self._there(engine, context, found)
        if self.within is None and self.pick != "nearest":
            return found
        place = anchor(engine, context, self.from_)
        if place == NONE:
            return []
        reach = engine.ground.reach[place]
        most = FAR - 1 if self.within is None else min(self.within, FAR - 1)
        found = [piece for piece in found if reach[at.piece_space[piece]] <= most]
        if self.pick == "nearest" and found:
            least = min(reach[at.piece_space[piece]] for piece in found)
            found = [piece for piece in found if reach[at.piece_space[piece]] == least]
        return found

    def _there(self, engine: Engine, context: Context, found: list[int]) -> list[int]:
        """Those of the found ones that are at its place."""
        at = engine.at
        if self.at == "behind_locked_door":
            from_start = engine.ground.steps[engine.tables.start]
            return [piece for piece in found if from_start[at.piece_space[piece]] == FAR]
        place = at.figure_space[context.you] if self.at == "your_space" else target_space(engine, context)
        return [piece for piece in found if at.piece_space[piece] == place]


def on_map(engine: Engine, pieces: list[int]) -> list[int]:
    """Those of some threats that are still on the map."""
    return [piece for piece in pieces if piece != NONE and engine.at.piece_space[piece] != NONE]
