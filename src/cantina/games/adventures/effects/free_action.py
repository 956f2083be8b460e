"""Free actions."""

from cantina.core.action import Action

from .. import actions
from ..kernel.acting import begin
from ..kernel.frames import Context, Frame
from ..kernel.selecting import figures
from ..kernel.stack import Engine
from ..kernel.tables.codes import CHOOSE, FAR, MISSION, NONE
from ..language.terms import Amount, Anchor, Distance, FreeSlot
from .characters import Figures, OnCharacters
from .plan_mod import PlanMod


class FreeAction(OnCharacters, frozen=True, tag="free_action"):
    """A free action of strength `n`; `choose`: any action that the map has, the mission's own too (MANDO-134, MANDO-R-27)."""

    example = '{ op = "free_action", who = "you", slot = "move", n = 2 }'

    slot: FreeSlot
    n: Amount
    within: Distance | None = None
    from_: Anchor = "you"

    def meant(self, engine: Engine, context: Context) -> list[int]:
        return figures(engine, self.who, self.within, self.from_, context)

    def apply(self, engine: Engine, frame: Figures, figure: int) -> None:
        slot = {CHOOSE: NONE, NONE: FAR}.get(self.slot.number, self.slot.number)
        change = engine.tables.programs[frame.program].joined.get(frame.place)
        keeps = change.keep if isinstance(change, PlanMod) else 0
        engine.push(Free(figure, engine.decider(figure), slot, self.n, keeps))


class Free(Frame):
    """A free action: which one, where the effect leaves it open, then that action (MANDO-134)."""

    code = 28
    prompt = "free"

    figure: int
    seat: int
    slot: int  # NONE: to be chosen, FAR: this map has none
    strength: int
    keeps: int

    def step(self, engine: Engine) -> None:
        if self.slot == FAR:
            engine.pop()
        elif self.slot == NONE:
            engine.ask(self.seat)
        else:
            engine.pop()
            begin(engine, self.figure, self.seat, self.slot, NONE, self.strength, self.keeps)

    def offers(self, engine: Engine) -> list[Action]:
        tables = engine.tables
        return [
            actions.Slot(tables.slots[slot])
            for slot, role in enumerate(tables.roles)
            if role != MISSION or tables.mission_action != NONE
        ]

    def answer(self, engine: Engine, action: actions.Slot) -> None:
        self.slot = engine.tables.slot_index[action.slot]
