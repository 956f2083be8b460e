"""Words that change the action: more strength, another reach, several targets, what a move ignores."""

from ... import events
from ...tables.codes import NONE
from ..conditions import holds
from ..frames import Context, Doing
from ..programs import Word, word
from ..stack import Engine

TARGETED = ("target_range", "target_damaged", "ally_near_target")  # conditions that wait until the target is chosen


def _doing(engine: Engine, context: Context) -> Doing | None:
    return engine.doing(context.action) if context.action != NONE else None


@word("boost")
def _boost(engine: Engine, context: Context, said: Word) -> None:
    doing = _doing(engine, context)
    if doing is None:
        return
    if said[2] != NONE:
        condition = engine.tables.conditions[said[2]]
        if condition[0] in TARGETED:
            doing.boosts = (*doing.boosts, (said[2], said[1]))
            return
        if not holds(engine, condition, context):
            return
    doing.strength += said[1]
    name, slot = engine.figure_name(doing.figure), engine.tables.slots[doing.slot]
    engine.change(events.Strengthened(figure=name, slot=slot, by=said[1], rule="MANDO-R-19"))


@word("reach")
def _reach(engine: Engine, context: Context, said: Word) -> None:
    if doing := _doing(engine, context):
        doing.reach, doing.nearest = max(doing.reach, said[1]), said[2]


@word("split")
def _split(engine: Engine, context: Context, said: Word) -> None:
    if doing := _doing(engine, context):
        doing.targets = said[1]


@word("ignore")
def _ignore(engine: Engine, context: Context, said: Word) -> None:
    if doing := _doing(engine, context):
        doing.ignore |= said[1]


@word("recon_mod")
def _recon_mod(engine: Engine, context: Context, said: Word) -> None:
    if doing := _doing(engine, context):
        doing.peeks += said[1]
        doing.pushes += said[2]
        doing.steps += said[3]


@word("plan_mod")
def _plan_mod(engine: Engine, context: Context, said: Word) -> None:
    if doing := _doing(engine, context):
        doing.keeps += said[1]
