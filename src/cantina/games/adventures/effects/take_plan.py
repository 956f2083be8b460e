"""Taking a plan card."""

from typing import Literal

from cantina.core.action import Action

from .. import actions
from ..kernel.decks import shuffle_plans
from ..kernel.frames import Context, Once, Run
from ..kernel.planning import keep_plan
from ..kernel.stack import Engine
from ..kernel.tables.codes import NONE
from ..language.terms import PlanName
from ..language.words import Word


class TakePlan(Word, frozen=True, tag="take_plan"):
    """You take a plan card by its id, or one you `choose`; the deck, where it is looked through, is shuffled (MANDO-97)."""

    example = '{ op = "take_plan", name = "choose", from = "discard" }'

    name: PlanName
    from_: Literal["discard", "discard_or_deck"]

    def could_change(self, engine: Engine, context: Context) -> bool:
        return bool(self.cards(engine, context.you))

    def resolve(self, engine: Engine, run: Run) -> None:
        engine.push(Taking.of(run))

    @property
    def searches(self) -> bool:
        """Whether the deck is looked through."""
        return self.from_ == "discard_or_deck"

    def cards(self, engine: Engine, figure: int) -> list[int]:
        """Those that a character may take: kept ones are never doubled, some cannot be kept (MANDO-96, MANDO-97)."""
        at, tables, plan = engine.at, engine.tables, self.name.number
        return [
            card
            for card in (range(len(tables.plans)) if plan == NONE else [plan])
            if tables.plan_keepable[card]
            and not at.figure_plans[figure] >> card & 1
            and (at.plan_discard[card] or (self.searches and _may_be_in_deck(engine, card)))
        ]


def _may_be_in_deck(engine: Engine, plan: int) -> bool:
    """By open knowledge: copies that lie neither in the discard pile nor under a character's card."""
    at = engine.at
    kept = sum(mask >> plan & 1 for mask in at.figure_plans)
    return engine.tables.plan_copies[plan] > kept + at.plan_discard[plan]


class Taking(Once):
    """A plan card is taken from the discard pile, or looked for in the deck, which is shuffled then."""

    code = 25
    prompt = "take"
    refusals = {actions.Done: "MANDO-122"}

    def choices(self, engine: Engine) -> list[int]:
        word: TakePlan = self.effect(engine)
        return word.cards(engine, self.context.you)

    def offers(self, engine: Engine) -> list[Action]:
        return [actions.Take(engine.tables.plans[card]) for card in self.choices(engine)]

    def answer(self, engine: Engine, action: actions.Take) -> None:
        at = engine.at
        self.made = 1
        card = engine.tables.plan_index[action.plan]
        if at.plan_discard[card]:
            at.plan_discard[card] -= 1
        else:
            shuffle_plans(engine)
            if not at.plan_pool[card]:
                return
            at.plan_pool[card] -= 1
        keep_plan(engine, self.context.you, card)
        if self.effect(engine).searches:
            shuffle_plans(engine)
