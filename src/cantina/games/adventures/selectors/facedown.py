"""Threats that lie face down."""

from ..kernel.frames import Context
from ..kernel.stack import Engine
from .selector import Selector


class FaceDown(Selector, frozen=True, tag="facedown"):
    """Face-down threats, whatever they are."""

    example = '{ kind = "facedown", within = 3, count = 1 }'

    def found(self, engine: Engine, context: Context) -> list[int]:
        return engine.face_down()
