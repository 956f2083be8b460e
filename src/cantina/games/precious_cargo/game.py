"""The face of Precious Cargo: what it is made of, and what it starts and appraises."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any, ClassVar, cast

import numpy as np

from cantina.core import game as core
from cantina.core.action import Action
from cantina.core.bot import Lookahead, Observation
from cantina.core.compiled import CompiledGame
from cantina.core.game import Art, Description
from cantina.core.source import Source

from . import lookahead
from .actions import BEFORE_THE_KERNEL, AtPoint, Flick, PreciousCargoAction
from .aid import good_aim
from .appraisal import appraise
from .art import cover, picture, preview, sheet
from .describe import describe_action, offers, promise, speak
from .events import PreciousCargoEvent
from .kernel import aiming, ids
from .names import Names
from .options import Options, resolve_options
from .practice import practise
from .setup import make_setup
from .state import State
from .view import View


class PreciousCargo(CompiledGame[State]):
    """The Mandalorian: Precious Cargo."""

    unit: ClassVar = "chance"
    network: ClassVar = lookahead.WEIGHTS
    id: ClassVar = "precious-cargo"
    version: ClassVar = 2
    seats: ClassVar = range(2, 7)
    options: ClassVar = Options
    action: ClassVar[Any] = PreciousCargoAction
    event: ClassVar[Any] = PreciousCargoEvent
    view: ClassVar = View
    state = State
    folder: ClassVar = Path(__file__).parent
    description: ClassVar = Description(speak, describe_action, offers=offers, promise=promise, briefly=promise)
    art: ClassVar = Art(sheet, cover, picture, preview)
    names: ClassVar = Names
    setup: ClassVar = make_setup
    rules: ClassVar = ids.RULES
    before_the_kernel: ClassVar = BEFORE_THE_KERNEL
    resolve_options = staticmethod(resolve_options)

    def candidates(self, state: core.State, seat: int) -> list[Action]:
        """What the seat may do, each throw at its best aim; nothing is flicked."""
        position, found = cast(State, state), []
        for action in position.actions():
            if isinstance(action, AtPoint):
                action = type(action)(*good_aim(position, seat))
            if not isinstance(action, Flick):
                found.append(action)
        return found

    def range_options(self, options: core.Options, seat: int) -> Options:
        """The same cards as they lie there, and the seat's own skill."""
        agreed = cast(Options, options)
        skills = (agreed.skills[seat],) * 6
        return resolve_options(Options(seats=2, skills=skills, aid=agreed.aid, layout=agreed.layout, deck=agreed.deck))

    def appraise(self, state: core.State, seat: int) -> float:
        """The lead of the seat's team with what its move promises, in points."""
        return appraise(cast(State, state), seat)

    def terms(self, state: core.State, seat: int) -> dict[str, float]:
        """Points, those of the other team, and all the rest of the appraisal."""
        own, rivals = core.scored(state, seat)
        return {"points": own, "rivals": rivals, "prospects": self.appraise(state, seat) - own + rivals}

    def look_ahead(
        self,
        observation: Observation,
        seat: int,
        source: Source,
        line: Sequence[Action] = (),
        share: float = 1.0,  # noqa: ARG002
    ) -> Lookahead | None:
        """What the seat may do, with aims in place of spans."""
        return lookahead.Lookahead(cast(State, observation.sample(source)), seat, source, line) if lookahead.is_ready() else None

    def rollout_tables(self, state: core.State) -> tuple[Any, Any, Any]:
        """The setup, what aims at cards and at Grogu hit, and room to work in."""
        position = cast(State, state)
        return position._setup, lookahead.known_by(position), np.zeros(aiming.ROOM, np.int64)

    def practise(self, matches: int, seed: int) -> tuple[Any, Any]:
        """Positions of self-play as the network sees them, and whether the team that looks at them won."""
        return practise(self, matches, seed)


GAME = PreciousCargo()
