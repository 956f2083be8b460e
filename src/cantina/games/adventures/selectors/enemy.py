"""Enemies that lie face up."""

from ..kernel.frames import Context
from ..kernel.stack import Engine
from .selector import Selector


class Enemy(Selector, frozen=True, tag="enemy"):
    """Face-up enemies (MANDO-106)."""

    example = '{ kind = "enemy", within = 2, count = 1 }'

    def found(self, engine: Engine, context: Context) -> list[int]:
        return engine.enemies()
