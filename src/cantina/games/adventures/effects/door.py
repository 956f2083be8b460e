"""Opening a door."""

import re
from typing import Literal

from cantina.core.action import Action

from .. import actions
from ..kernel.doors import locked_doors, open_door
from ..kernel.frames import Context, Once, Run
from ..kernel.stack import Engine
from ..kernel.tables.codes import FAR, NONE
from ..language.terms import Flaw
from ..language.words import Word

PLACES = {"adjacent": NONE, "anywhere": FAR}


class UnlockDoor(Word, frozen=True, tag="door"):
    """One locked door opens for good: bordering your space (`adjacent`), within a range (`within:N`) or `anywhere` (MANDO-74)."""

    example = '{ op = "door", at = "within:2" }'

    at: str
    set: Literal["unlocked"] = "unlocked"

    def could_change(self, engine: Engine, context: Context) -> bool:
        return bool(self.doors(engine, context))

    def resolve(self, engine: Engine, run: Run) -> None:
        engine.push(Unlocking.of(run))

    def doors(self, engine: Engine, context: Context) -> list[int]:
        """The locked doors that it can open."""
        within = PLACES[self.at] if self.at in PLACES else int(self.at.partition(":")[2])
        return locked_doors(engine, within, engine.at.figure_space[context.you])

    def flaw(self) -> Flaw | None:
        if re.fullmatch(r"adjacent|anywhere|within:\d{1,2}", self.at):
            return None
        return Flaw("unknown-value", field="at", arguments={"value": repr(self.at), "takes": "adjacent, anywhere, within:N"})


class Unlocking(Once):
    """One locked door is opened by an effect, whether or not its player still likes it (MANDO-122)."""

    code = 27
    prompt = "door"
    refusals = {actions.Unlock: "MANDO-73", actions.Done: "MANDO-122"}

    def choices(self, engine: Engine) -> list[int]:
        word: UnlockDoor = self.effect(engine)
        return word.doors(engine, self.context)

    def offers(self, engine: Engine) -> list[Action]:
        return [actions.Unlock(engine.tables.doors[door].id) for door in self.choices(engine)]

    def answer(self, engine: Engine, action: actions.Unlock) -> None:
        self.made = 1
        open_door(engine, engine.tables.door_index[action.door])
