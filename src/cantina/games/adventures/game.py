"""The face of Adventures: what it is made of, and what it starts, loads and appraises."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar, cast

from cantina.core import game as core
from cantina.core.action import Action
from cantina.core.bot import Bot, Observation
from cantina.core.game import Art, Description, read_options
from cantina.core.missions import Offer
from cantina.core.source import Source
from cantina.core.space import Row
from cantina.core.state import BaseGame
from cantina.core.story import Part, Shape

from . import content, missions, story
from .actions import AdventuresAction
from .appraisal import appraise, terms
from .art import beginning, cover, preview, sheet, table
from .describe import describe_action, speak
from .encoding import ActionSpace, encode
from .events import AdventuresEvent
from .kernel.ids import RULES
from .kernel.loop import run
from .kernel.record import Record
from .kernel.setup import begin
from .kernel.stack import Engine
from .options import Options, resolve_options
from .setup import prepare
from .state import State
from .thinking.advice import advice, weigh
from .thinking.greedy import OVERLOOKED, Greedy
from .thinking.planning import MOVES, Budget
from .view import View


class Adventures(BaseGame):
    """The Mandalorian: Adventures."""

    id: ClassVar = "adventures"
    version: ClassVar = 6
    seats: ClassVar = range(1, 5)
    options: ClassVar[type[core.Options]] = Options
    action: ClassVar[Any] = AdventuresAction
    event: ClassVar[Any] = AdventuresEvent
    view: ClassVar[type[core.View]] = View
    state = State
    folder: ClassVar = Path(__file__).parent
    overlooked: ClassVar = OVERLOOKED
    art: ClassVar = Art(sheet, cover, table, preview)
    description: ClassVar = Description(speak, describe_action)
    resolve_options = staticmethod(resolve_options)

    @property
    def carries(self) -> frozenset[str]:
        """The ids of the rules that its events and refusals can carry."""
        return RULES

    def start(self, options: core.Options | None = None, /, **changes: Any) -> State:
        """The first position."""
        resolved, tables = prepare(cast(Options, options or read_options(Options, changes)))
        at = begin(tables)
        run(Engine(at, tables))
        return State(resolved, tables, at)

    def load(self, options: core.Options, dump: dict[str, Any]) -> State:
        """The position that `State.dump` wrote."""
        resolved, tables = prepare(cast(Options, options))
        return State(resolved, tables, Record.load(dump))

    def action_space(self, state: core.State) -> ActionSpace:
        """The numbers of the actions in a position's match."""
        return ActionSpace(cast(State, state)._tables)

    def encode(self, state: core.State, seat: int) -> Row:
        """What a seat sees of a position, as a row of numbers; `encoding.parts` says what they are."""
        return encode(cast(State, state), core.check_seat(state.options, seat))

    def appraise(self, state: core.State, seat: int) -> float:
        """A rough worth of a position for a seat: higher is better."""
        return appraise(cast(State, state), seat)

    def greedy(self, share: float = 1.0, slip: float = 0.0, likes: Mapping[str, float] | None = None) -> Bot:
        """A bot that plans whole turns: a single action says too little here."""
        return Greedy(int(share * MOVES), slip, likes)

    def plan_turns(
        self, seat: int, observation: Observation, source: Source, share: float = 1.0, deadline: float | None = None
    ) -> list[tuple[Sequence[Action], float]]:
        """The turns and answers that a planner finds, the best first."""
        return advice(seat, observation, source, Budget(int(share * MOVES), deadline))

    def weigh_lines(
        self, seat: int, observation: Observation, source: Source, lines: Sequence[Sequence[Action]]
    ) -> list[tuple[int, float]]:
        """The first move of each line: how many actions it is, and its worth, all tried on the same likely worlds."""
        return weigh(seat, observation, source, lines)

    def prologue(self, options: core.Options) -> list[Part]:
        """What is told before the first turn of a match with resolved options."""
        return story.prologue(cast(Options, options))

    def epilogue(self, state: core.State) -> list[Part]:
        """What is told after the last turn."""
        return story.epilogue(cast(Options, state.options), cast(View, state.view(None)).outcome == "won")

    def panel(self, scene: bytes, shape: Shape) -> str:
        """A panel of a story."""
        return story.panel(scene, shape)

    def offer(self) -> Offer:
        """Missions, characters and the steps of the campaign."""
        return missions.offer()

    def map_picture(self, id_: str) -> str | None:
        """The map of a mission as it lies before the first turn; a sheet has none of its own."""
        return beginning(content.mission(id_)) if id_ in content.mission_ids() else None

    def terms(self, state: core.State, seat: int) -> dict[str, float]:
        """The way to the goal, health, enemies, and all the rest of the appraisal."""
        return terms(cast(State, state), seat)


GAME = Adventures()
