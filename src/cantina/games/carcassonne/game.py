"""The face of Carcassonne: what it is made of, and what it starts, loads and appraises."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any, ClassVar, cast

from cantina.core import game as core
from cantina.core.action import Action
from cantina.core.bot import Lookahead, Observation
from cantina.core.compiled import CompiledGame
from cantina.core.compiler import named
from cantina.core.game import Art, Description
from cantina.core.source import Source

from . import lookahead
from .actions import BEFORE_THE_KERNEL, CarcassonneAction
from .appraisal import appraise
from .art import cover, position, preview, sheet
from .describe import briefly, describe_action, promise, speak
from .events import CarcassonneEvent
from .kernel import codes, ids
from .names import Names
from .options import Options, resolve_options
from .practice import practise
from .setup import make_setup
from .state import State
from .view import View


class Carcassonne(CompiledGame[State]):
    """Carcassonne: Star Wars."""

    unit: ClassVar = "points"
    id: ClassVar = "carcassonne"
    version: ClassVar = 1
    seats: ClassVar = range(2, 6)
    options: ClassVar = Options
    action: ClassVar[Any] = CarcassonneAction
    event: ClassVar[Any] = CarcassonneEvent
    view: ClassVar = View
    state = State
    folder: ClassVar = Path(__file__).parent
    description: ClassVar = Description(speak, describe_action, promise=promise, briefly=briefly)
    art: ClassVar = Art(sheet, cover, position, preview)
    names: ClassVar = Names
    setup: ClassVar = make_setup
    rules: ClassVar = ids.RULES
    before_the_kernel: ClassVar = BEFORE_THE_KERNEL
    weights: ClassVar = lookahead.WEIGHTS
    resolve_options = staticmethod(resolve_options)

    def load(self, options: core.Options, dump: dict[str, Any]) -> State:
        """The position that `State.dump` wrote."""
        state = super().load(options, dump)
        record = named(state._record)
        for slot, cell in enumerate(dump["cell"]):
            record.grid[cell] = slot + 1
        for index, cell in enumerate(dump["frontier_cell"]):
            record.grid[cell] = codes.FIRST_FRONTIER + index
        return state

    def appraise(self, state: core.State, seat: int) -> float:
        """What the seat's side can expect to be ahead by, in points."""
        return appraise(cast(State, state), seat)

    def terms(self, state: core.State, seat: int) -> dict[str, float]:
        """Points, those of the best rival, figures at hand, and all the rest of the appraisal."""
        own, rivals = core.scored(state, seat)
        side = next(side for side in state.options.sides() if seat in side)
        figures = int(cast(State, state)._record["supply"][0, side].sum())
        return {"points": own, "rivals": rivals, "figures": figures, "prospects": self.appraise(state, seat) - own + rivals}

    def look_ahead(
        self, observation: Observation, seat: int, source: Source, line: Sequence[Action] = (), share: float = 1.0
    ) -> Lookahead | None:
        """What the seat may do, whole turns where a tile is to be placed."""
        if not lookahead.is_ready():
            return None
        return lookahead.Lookahead(cast(State, observation.sample(source)), seat, source, line, share)

    def rollout_tables(self, state: core.State) -> tuple[Any, Any, Any]:
        """The setup with the weights of such a table."""
        setup, *rest = super().rollout_tables(state)
        weights = lookahead.weights()[lookahead.kind_of(cast(State, state).options)]
        return (lookahead.weighed(setup, weights), *rest)

    def practise(self, matches: int, seed: int, weights: Any) -> list[tuple[Any, Any]]:
        """Positions of self-play by kind of table, and what the side that looks at them gained in the end."""
        return practise(self, matches, seed, weights)


GAME = Carcassonne()
