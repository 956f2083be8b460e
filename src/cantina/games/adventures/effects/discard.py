"""Discarding cards."""

from typing import Literal

from cantina.core.action import Action

from .. import actions, events
from ..kernel.decks import discard_plan, pay_owed, refill_skills
from ..kernel.frames import Context, Frame
from ..kernel.stack import Engine
from ..language.terms import Amount
from .characters import Figures, OnCards

HAND, PLANS = range(2)  # what is discarded from


class Discard(OnCards, frozen=True, tag="discard"):
    """Their players discard `n` cards from `hand` or `plans`, all of them if they have fewer (MANDO-R-99)."""

    example = '{ op = "discard", who = "you", n = 1, from = "hand" }'

    n: Amount
    from_: Literal["hand", "plans"]

    def could_change(self, engine: Engine, context: Context) -> bool:
        at = engine.at
        return bool(at.hands[context.seat] if self.from_ == "hand" else at.figure_plans[context.you])

    def apply(self, engine: Engine, frame: Figures, figure: int) -> None:
        at, tables = engine.at, engine.tables
        if self.from_ == "hand":
            seat = figure if tables.shared else tables.owner[figure]
            engine.push(Discarding(figure, seat, min(self.n, len(at.hands[seat])), HAND))
        else:
            whose = frame.context.you if tables.shared else figure
            kept = at.figure_plans[whose].bit_count()
            engine.push(Discarding(whose, engine.decider(whose), min(self.n, kept), PLANS))

    def price(self) -> int:
        return self.n


class Discarding(Frame):
    """A player discards skill cards of the hand, or a character's plan cards (MANDO-R-99)."""

    code = 23
    prompt = "discard"
    secret = True

    figure: int
    owner: int
    count: int
    pile: int

    def step(self, engine: Engine) -> None:
        at = engine.at
        if self.count == 0:
            engine.pop()
            pay_owed(engine)
        elif self.pile == HAND and self.count == len(at.hands[self.owner]):
            self.count -= 1
            self._discard(engine, at.hands[self.owner][0])
        else:
            engine.ask(self.owner)

    def offers(self, engine: Engine) -> list[Action]:
        at, tables = engine.at, engine.tables
        if self.pile == HAND:
            return [actions.Discard(tables.cards[card]) for card in dict.fromkeys(at.hands[self.owner])]
        name = engine.figure_name(self.figure)
        return [actions.Drop(plan, name) for place, plan in enumerate(tables.plans) if at.figure_plans[self.figure] >> place & 1]

    def answer(self, engine: Engine, action: Action) -> None:
        self.count -= 1
        if isinstance(action, actions.Discard):
            self._discard(engine, engine.tables.card_index[action.card])
        else:
            assert isinstance(action, actions.Drop)
            plan = engine.tables.plan_index[action.plan]
            engine.at.figure_plans[self.figure] &= ~(1 << plan)
            discard_plan(engine, plan, "MANDO-205")

    def _discard(self, engine: Engine, card: int) -> None:
        at = engine.at
        at.hands[self.owner].remove(card)
        at.discarded[card] += 1
        engine.change(events.CardDiscarded(seat=self.owner, card=engine.tables.cards[card], rule="MANDO-205"))
        refill_skills(engine, self.owner)
