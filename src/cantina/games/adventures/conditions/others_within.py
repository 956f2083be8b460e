"""Whether the others are near a space."""

from ..kernel.frames import Context
from ..kernel.stack import Engine
from ..language.terms import Distance
from .within import Within


class OthersWithin(Within, frozen=True):
    """At most `max` characters other than the traitor's are within range `n` of the space."""

    word = "others_within"
    example = '{ others_within = { of = "start", n = 1, max = 0 } }'
    only_for = "sheet"

    max: Distance

    def holds(self, engine: Engine, context: Context) -> bool:
        return self.near(engine, (figure for figure in engine.in_play() if figure != engine.at.traitor)) <= self.max
