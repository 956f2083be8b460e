"""Words that change the action: more strength, another reach, several targets, what a move ignores."""

from ... import events
from ...tables.codes import NONE
from ..conditions import holds
from ..frames import Action as Doing
from ..frames import Frame
from ..frames import Program as Context
from ..programs import Word
from ..stack import Engine
from .register import word

TARGETED = ("target_range", "target_damaged", "ally_near_target")  # conditions that wait until the target is chosen


def _doing(engine: Engine, frame: Frame) -> Frame | None:
    return engine.at.stack[frame[Context.ACTION]] if frame[Context.ACTION] != NONE else None


@word("boost")
def _boost(engine: Engine, frame: Frame, said: Word) -> None:
    doing = _doing(engine, frame)
    if doing is None:
        return
    if said[2] != NONE:
        condition = engine.tables.conditions[said[2]]
        if condition[0] in TARGETED:
            doing += [said[2], said[1]]
            return
        if not holds(engine, condition, frame):
            return
    doing[Doing.STRENGTH] += said[1]
    name, slot = engine.figure_name(doing[Doing.FIGURE]), engine.tables.slots[doing[Doing.SLOT]]
    engine.change(events.Strengthened(figure=name, slot=slot, by=said[1], rule="MANDO-R-19"))


@word("reach")
def _reach(engine: Engine, frame: Frame, said: Word) -> None:
    if doing := _doing(engine, frame):
        doing[Doing.REACH], doing[Doing.NEAREST] = max(doing[Doing.REACH], said[1]), said[2]


@word("split")
def _split(engine: Engine, frame: Frame, said: Word) -> None:
    if doing := _doing(engine, frame):
        doing[Doing.TARGETS] = said[1]


@word("ignore")
def _ignore(engine: Engine, frame: Frame, said: Word) -> None:
    if doing := _doing(engine, frame):
        doing[Doing.IGNORE] |= said[1]


@word("recon_mod")
def _recon_mod(engine: Engine, frame: Frame, said: Word) -> None:
    if doing := _doing(engine, frame):
        doing[Doing.PEEKS] += said[1]
        doing[Doing.PUSHES] += said[2]
        doing[Doing.STEPS] += said[3]


@word("plan_mod")
def _plan_mod(engine: Engine, frame: Frame, said: Word) -> None:
    if doing := _doing(engine, frame):
        doing[Doing.KEEPS] += said[1]
