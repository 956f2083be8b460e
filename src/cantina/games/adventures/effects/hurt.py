"""Damage to characters."""

from ..kernel.frames import Context
from ..kernel.harm import hurt
from ..kernel.selecting import figures
from ..kernel.stack import Engine
from ..language.terms import Amount, Anchor, Distance
from .characters import Figures, OnCharacters


class Hurt(OnCharacters, frozen=True, tag="hurt"):
    """Characters suffer `n` damage (MANDO-R-55)."""

    example = '{ op = "hurt", who = "you", n = 1 }'

    n: Amount
    within: Distance | None = None
    from_: Anchor = "you"
    preventable: bool = True

    def meant(self, engine: Engine, context: Context) -> list[int]:
        return figures(engine, self.who, self.within, self.from_, context)

    def apply(self, engine: Engine, frame: Figures, figure: int) -> None:
        hurt(engine, figure, self.n, preventable=self.preventable)
