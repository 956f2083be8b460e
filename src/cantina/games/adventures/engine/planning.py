"""The plan action: draw plan cards, keep one, put one back, discard the rest."""

from cantina.core.action import Action

from .. import actions, events
from . import frames
from .decks import plan_cards, refill_plans
from .frames import STEP, Frame
from .frames import Plan as Fields
from .stack import Engine, Kind


def plan(engine: Engine, figure: int, seat: int, cards: int, keeps: int) -> None:
    """A player draws plan cards for a character."""
    engine.at.drawer = seat
    engine.push([frames.PLAN, 0, figure, seat, cards, keeps])


class Plan(Kind, code=frames.PLAN):
    """Plan cards in a player's hand: nobody else sees them until they are kept or discarded (MANDO-94)."""

    prompt = "plan-keep"
    secret = True
    DRAW, KEEP, RETURN = range(3)

    @staticmethod
    def step(engine: Engine, frame: Frame) -> None:
        at = engine.at
        if frame[STEP] == Plan.DRAW:
            refill_plans(engine)
            if frame[Fields.DRAWS] == 0 or plan_cards(engine) == 0:
                frame[STEP] = Plan.KEEP
            elif at.plan_top:
                card = at.plan_top.pop()
                at.plan_seen.pop()
                Plan._draw(engine, frame, card)
            else:
                engine.deal()
        elif not at.drawn:
            Plan._finish(engine)
        elif frame[STEP] == Plan.KEEP and frame[Fields.KEEPS] == 0:
            frame[STEP] = Plan.RETURN
        else:
            engine.ask(frame[Fields.SEAT])

    @staticmethod
    def _draw(engine: Engine, frame: Frame, card: int) -> None:
        at, seat = engine.at, frame[Fields.SEAT]
        frame[Fields.DRAWS] -= 1
        at.drawn = sorted([*at.drawn, card])
        name = engine.tables.plans[card]
        engine.change(events.PlanDrawn(seat=seat, plan=name, known_to=(seat,), rule="MANDO-94"))

    @staticmethod
    def odds(engine: Engine, frame: Frame) -> list[tuple[Action, int]]:
        names = engine.tables.plans
        return [(actions.Drawn(names[card]), count) for card, count in enumerate(engine.at.plan_pool) if count]

    @staticmethod
    def offers(engine: Engine, frame: Frame) -> list[Action]:
        at, tables = engine.at, engine.tables
        drawn = dict.fromkeys(at.drawn)
        if frame[STEP] == Plan.RETURN:
            return [*(actions.Return(tables.plans[card]) for card in drawn), actions.Done()]
        owned = at.figure_plans[frame[Fields.FIGURE]]
        fit = [card for card in drawn if tables.plan_keepable[card] and not owned >> card & 1]
        return [*(actions.Keep(tables.plans[card]) for card in fit), actions.Done()]

    @staticmethod
    def answer(engine: Engine, frame: Frame, action: Action) -> None:
        at, tables = engine.at, engine.tables
        match action:
            case actions.Drawn():
                card = tables.plan_index[action.plan]
                at.plan_pool[card] -= 1
                Plan._draw(engine, frame, card)
            case actions.Keep():
                card = tables.plan_index[action.plan]
                at.drawn.remove(card)
                frame[Fields.KEEPS] -= 1
                keep_plan(engine, frame[Fields.FIGURE], card)
            case actions.Return():
                card = tables.plan_index[action.plan]
                at.drawn.remove(card)
                at.plan_top.append(card)
                at.plan_seen.append(1 << frame[Fields.SEAT])
                seat = frame[Fields.SEAT]
                engine.change(events.PlanReturned(seat=seat, plan=action.plan, known_to=(seat,), rule="MANDO-98"))
                Plan._finish(engine)
            case _ if frame[STEP] == Plan.KEEP:
                frame[STEP] = Plan.RETURN
            case _:
                Plan._finish(engine)

    @staticmethod
    def _finish(engine: Engine) -> None:
        """MANDO-99: all other drawn cards are discarded."""
        at = engine.at
        engine.pop()
        drawn, at.drawn = at.drawn, []
        for card in drawn:
            at.plan_discard[card] += 1
            engine.change(events.PlanDiscarded(plan=engine.tables.plans[card], rule="MANDO-99"))
        refill_plans(engine)

    @classmethod
    def asks(cls, frame: Frame) -> str:
        return "plan-return" if frame[STEP] == cls.RETURN else "deal" if frame[STEP] == cls.DRAW else cls.prompt


def keep_plan(engine: Engine, figure: int, card: int) -> None:
    """MANDO-95: a plan card lies face up under a character's card."""
    engine.at.figure_plans[figure] |= 1 << card
    engine.change(events.PlanKept(figure=engine.figure_name(figure), plan=engine.tables.plans[card], rule="MANDO-95"))
