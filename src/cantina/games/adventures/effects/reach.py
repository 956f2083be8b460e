"""A longer reach for an attack."""

from ..kernel.frames import Run
from ..kernel.stack import Engine
from ..language.terms import Amount, Distance
from .changing import ActionChange, doing


class Reach(ActionChange, frozen=True, tag="reach"):
    """The attack reaches range `n`, and no target nearer than `min` (MANDO-79)."""

    example = '{ op = "reach", n = 3 }'

    n: Amount
    min: Distance = 0

    def resolve(self, engine: Engine, run: Run) -> None:
        if action := doing(engine, run.context):
            action.reach, action.nearest = max(action.reach, self.n), self.min

    def lasting(self) -> tuple[int, int]:
        return 0, self.n
