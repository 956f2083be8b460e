"""Nim: stones lie in heaps; players in turn take some from one heap, and the last stone decides."""

from pathlib import Path
from typing import Any, ClassVar, cast

from cantina.core import game as core
from cantina.core.game import Description, read_options
from cantina.core.state import BaseGame

from .actions import NimAction
from .appraisal import appraise
from .describe import speak
from .events import NimEvent
from .options import HEAPS, Options
from .state import State
from .view import View


class Nim(BaseGame):
    """Nim for two."""

    id: ClassVar = "nim"
    version: ClassVar = 1
    seats: ClassVar = range(2, 3)
    options: ClassVar[type[core.Options]] = Options
    action: ClassVar[Any] = NimAction
    event: ClassVar[Any] = NimEvent
    view: ClassVar[type[core.View]] = View
    folder: ClassVar = Path(__file__).parent
    state = State
    description: ClassVar = Description(speak)

    @property
    def carries(self) -> frozenset[str]:
        """The ids of the rules that its events and refusals can carry."""
        return frozenset({"NIM-01", "NIM-02", "NIM-03", "NIM-04", "NIM-05", "CORE-01", "CORE-02", "CORE-05"})

    def start(self, options: core.Options | None = None, /, **changes: Any) -> State:
        """The first position."""
        agreed = cast(Options, options or read_options(Options, changes))
        return State(agreed, dict(HEAPS[agreed.heaps]))

    def load(self, options: core.Options, dump: dict[str, Any]) -> State:
        """The position that `State.dump` wrote."""
        return State(cast(Options, options), dict(dump["heaps"]), dump["mover"], dump["winner"])

    def appraise(self, state: core.State, seat: int) -> float:
        """How good a position is for a seat."""
        return appraise(cast(State, state), seat)


GAME = Nim()
