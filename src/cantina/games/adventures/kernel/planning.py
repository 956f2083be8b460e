"""The plan action: draw plan cards, keep one, put one back, discard the rest."""

from cantina.core.action import Action

from .. import actions, events
from .decks import plan_cards, refill_plans
from .frames import Frame
from .stack import Engine


def plan(engine: Engine, figure: int, seat: int, cards: int, keeps: int) -> None:
    """A player draws plan cards for a character."""
    engine.at.drawer = seat
    engine.push(Plan(figure, seat, cards, keeps))


class Plan(Frame):
    """Plan cards in a player's hand: nobody else sees them until they are kept or discarded (MANDO-94)."""

    code = 6
    prompt = "plan-keep"
    refusals = {actions.Return: "MANDO-98"}
    secret = True
    DRAW, KEEP, RETURN = range(3)

    figure: int
    seat: int
    draws: int
    keeps: int

    def step(self, engine: Engine) -> None:
        at = engine.at
        if self.stage == Plan.DRAW:
            refill_plans(engine)
            if self.draws == 0 or plan_cards(engine) == 0:
                self.stage = Plan.KEEP
            elif at.plan_top:
                card = at.plan_top.pop()
                at.plan_seen.pop()
                self._draw(engine, card)
            else:
                engine.deal()
        elif not at.drawn:
            self._finish(engine)
        elif self.stage == Plan.KEEP and self.keeps == 0:
            self.stage = Plan.RETURN
        else:
            engine.ask(self.seat)

    def _draw(self, engine: Engine, card: int) -> None:
        at, seat = engine.at, self.seat
        self.draws -= 1
        at.drawn = sorted([*at.drawn, card])
        name = engine.tables.plans[card]
        engine.change(events.PlanDrawn(seat=seat, plan=name, known_to=(seat,), rule="MANDO-94"))

    def odds(self, engine: Engine) -> list[tuple[Action, int]]:
        names = engine.tables.plans
        return [(actions.Drawn(names[card]), count) for card, count in enumerate(engine.at.plan_pool) if count]

    def offers(self, engine: Engine) -> list[Action]:
        at, tables = engine.at, engine.tables
        drawn = dict.fromkeys(at.drawn)
        if self.stage == Plan.RETURN:
            return [*(actions.Return(tables.plans[card]) for card in drawn), actions.Done()]
        owned = at.figure_plans[self.figure]
        fit = [card for card in drawn if tables.plan_keepable[card] and not owned >> card & 1]
        return [*(actions.Keep(tables.plans[card]) for card in fit), actions.Done()]

    def answer(self, engine: Engine, action: Action) -> None:
        at, tables = engine.at, engine.tables
        match action:
            case actions.Drawn():
                card = tables.plan_index[action.plan]
                at.plan_pool[card] -= 1
                self._draw(engine, card)
            case actions.Keep():
                card = tables.plan_index[action.plan]
                at.drawn.remove(card)
                self.keeps -= 1
                keep_plan(engine, self.figure, card)
            case actions.Return():
                card = tables.plan_index[action.plan]
                at.drawn.remove(card)
                at.plan_top.append(card)
                at.plan_seen.append(1 << self.seat)
                seat = self.seat
                engine.change(events.PlanReturned(seat=seat, plan=action.plan, known_to=(seat,), rule="MANDO-98"))
                self._finish(engine)
            case _ if self.stage == Plan.KEEP:
                self.stage = Plan.RETURN
            case _:
                self._finish(engine)

    def _finish(self, engine: Engine) -> None:
        """MANDO-99: all other drawn cards are discarded."""
        at = engine.at
        engine.pop()
        drawn, at.drawn = at.drawn, []
        for card in drawn:
            at.plan_discard[card] += 1
            engine.change(events.PlanDiscarded(plan=engine.tables.plans[card], rule="MANDO-99"))
        refill_plans(engine)

    def asks(self) -> str:
        return "plan-return" if self.stage == self.RETURN else "deal" if self.stage == self.DRAW else self.prompt


def keep_plan(engine: Engine, figure: int, card: int) -> None:
    """MANDO-95: a plan card lies face up under a character's card."""
    engine.at.figure_plans[figure] |= 1 << card
    engine.change(events.PlanKept(figure=engine.figure_name(figure), plan=engine.tables.plans[card], rule="MANDO-95"))
