"""The face of Super Teams: what it is made of, and what it starts and appraises."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any, ClassVar, cast

from cantina.core import game as core
from cantina.core.action import Action
from cantina.core.bot import Lookahead, Observation
from cantina.core.compiled import CompiledGame
from cantina.core.game import Art, Description
from cantina.core.source import Source

from . import lookahead
from .actions import SuperTeamsAction
from .appraisal import appraise, terms
from .art import cover, position, preview, sheet
from .describe import describe_action, speak
from .events import SuperTeamsEvent
from .kernel import ids
from .options import Options, resolve_options
from .setup import make_setup
from .state import State
from .view import View


class SuperTeams(CompiledGame[State]):
    """Star Wars: Super Teams."""

    unit: ClassVar = "chance"
    id: ClassVar = "super-teams"
    version: ClassVar = 1
    seats: ClassVar = range(2, 5)
    options: ClassVar = Options
    action: ClassVar[Any] = SuperTeamsAction
    event: ClassVar[Any] = SuperTeamsEvent
    view: ClassVar = View
    state = State
    folder: ClassVar = Path(__file__).parent
    description: ClassVar = Description(speak, describe_action)
    art: ClassVar = Art(sheet, cover, position, preview)
    setup: ClassVar = make_setup
    rules: ClassVar = ids.RULES
    resolve_options = staticmethod(resolve_options)

    def appraise(self, state: core.State, seat: int) -> float:
        """The lead of the seat's team, in spaces."""
        return appraise(cast(State, state), seat)

    def terms(self, state: core.State, seat: int) -> dict[str, float]:
        """Spaces flown, those of the foremost other team, bonus cards at hand, and all the rest of the appraisal."""
        return terms(cast(State, state), seat)

    def look_ahead(
        self,
        observation: Observation,
        seat: int,
        source: Source,
        line: Sequence[Action] = (),
        share: float = 1.0,  # noqa: ARG002
    ) -> Lookahead | None:
        """What the seat may do, and worlds to try it in."""
        if not lookahead.is_ready():
            return None
        worlds = [cast(State, observation.sample(source)) for _ in range(lookahead.WORLDS)]
        return lookahead.Lookahead(worlds, seat, source, line)


GAME = SuperTeams()
