"""How far the target is."""

from collections.abc import Iterable

from ..kernel.frames import Context
from ..kernel.stack import Engine
from .near_target import NearTarget


class TargetRange(NearTarget, frozen=True):
    """The target is within range N of you."""

    word = "target_range"
    example = "{ target_range = 1 }"

    def figures(self, engine: Engine, context: Context) -> Iterable[int]:
        return [context.you]
