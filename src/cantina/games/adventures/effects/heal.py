"""Healing characters."""

from ..kernel.frames import Context
from ..kernel.harm import heal
from ..kernel.selecting import figures
from ..kernel.stack import Engine
from ..language.terms import Amount, Anchor, Distance
from .characters import Figures, OnCharacters


class Heal(OnCharacters, frozen=True, tag="heal"):
    """Characters heal `n` damage, never more than they have (MANDO-R-54)."""

    example = '{ op = "heal", who = "any", n = 1, within = 1 }'

    n: Amount
    within: Distance | None = None
    from_: Anchor = "you"

    def could_change(self, engine: Engine, context: Context) -> bool:
        found = figures(engine, self.who, self.within, self.from_, context)
        return any(engine.at.figure_damage[figure] for figure in found)

    def meant(self, engine: Engine, context: Context) -> list[int]:
        """Of those that somebody chooses from, the hurt ones."""
        found = figures(engine, self.who, self.within, self.from_, context)
        return [figure for figure in found if engine.at.figure_damage[figure]] if self.chosen else found

    def apply(self, engine: Engine, frame: Figures, figure: int) -> None:
        heal(engine, figure, self.n, "MANDO-205")
