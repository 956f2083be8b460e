"""Damage prevented ahead."""

from .. import events
from ..kernel.frames import Context
from ..kernel.selecting import figures
from ..kernel.stack import Engine
from ..language.terms import Amount, Anchor, Distance, Until
from .characters import Figures, OnCharacters


class Ward(OnCharacters, frozen=True, tag="ward"):
    """The next `n` damage of these characters until your next turn is prevented (MANDO-R-173)."""

    example = '{ op = "ward", who = "you", n = 1 }'

    n: Amount
    within: Distance | None = None
    from_: Anchor = "you"
    until: Until = "your_next_turn"

    def meant(self, engine: Engine, context: Context) -> list[int]:
        return figures(engine, self.who, self.within, self.from_, context)

    def apply(self, engine: Engine, frame: Figures, figure: int) -> None:
        engine.at.wards[figure * engine.tables.seats + frame.context.seat] += self.n
        engine.change(events.Warded(figure=engine.figure_name(figure), points=self.n, rule="MANDO-205"))
