"""Whether somebody else is near the target."""

from collections.abc import Iterable

from ..kernel.frames import Context
from ..kernel.stack import Engine
from .near_target import NearTarget


class AllyNearTarget(NearTarget, frozen=True):
    """Another character is within range N of the target."""

    word = "ally_near_target"
    example = "{ ally_near_target = 1 }"

    def figures(self, engine: Engine, context: Context) -> Iterable[int]:
        return (figure for figure in engine.in_play() if figure != context.you)
