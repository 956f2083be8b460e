"""Moving characters."""

from typing import Literal

from ..kernel.frames import Context
from ..kernel.selecting import figures
from ..kernel.stack import Engine
from ..kernel.tables.codes import NONE, ignoring
from ..kernel.walking import walk
from ..language.terms import Amount, Anchor, Distance, Ignored
from .characters import Figures, OnCharacters


class Move(OnCharacters, frozen=True, tag="move"):
    """Characters may move up to `n` spaces (MANDO-62).

    `from_="start_of_move"` with `to="your_space"`: the other one shared your space when your move began and walks to yours.
    """

    example = '{ op = "move", who = "you", n = 2 }'

    n: Amount
    within: Distance | None = None
    from_: Anchor | Literal["start_of_move"] = "you"
    to: Literal["your_space"] | None = None
    ignore: tuple[Ignored, ...] = ()

    def meant(self, engine: Engine, context: Context) -> list[int]:
        found = figures(engine, self.who, self.within, self.from_, context)
        return [figure for figure in found if self._may_come(engine, figure, context)]

    def _may_come(self, engine: Engine, figure: int, context: Context) -> bool:
        """One that leads to your space needs a way that is short enough."""
        if self.from_ != "start_of_move":
            return True
        place = engine.at.figure_space
        return 0 < engine.ground.steps[place[figure]][place[context.you]] <= self.n

    def apply(self, engine: Engine, frame: Figures, figure: int) -> None:
        goal = engine.at.figure_space[frame.context.you] if self.from_ == "start_of_move" else NONE
        walk(engine, figure, self.n, ignoring(self.ignore), NONE, goal)
