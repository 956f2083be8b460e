"""Words about cards: skill and plan cards are discarded, come back or are taken, and events are looked at."""

from cantina.core.action import Action

from ... import actions, events
from .. import frames
from ..decks import discard_plan, pay_owed, refill_skills, shuffle_plans
from ..frames import Effect as Fields
from ..frames import Frame
from ..frames import Program as Context
from ..planning import keep_plan
from ..programs import Word, word_of
from ..scrying import scry
from ..stack import Engine, Kind
from ..worth import recoverable, takeable
from .register import word

FIGURE, OWNER, COUNT, FROM = range(2, 6)  # of a DISCARD frame
HAND, PLANS = range(2)  # what it takes from


def discard(engine: Engine, frame: Frame, figure: int, seat: int) -> None:
    """The word: a player discards so many cards, or all where there are fewer."""
    said, at = word_of(engine, frame), engine.at
    if said[5] == "hand":
        engine.push([frames.DISCARD, 0, figure, seat, min(said[4], len(at.hands[seat])), HAND])
    else:
        whose = frame[Fields.YOU] if engine.tables.shared else figure
        engine.push([frames.DISCARD, 0, whose, engine.decider(whose), min(said[4], at.figure_plans[whose].bit_count()), PLANS])


class Discard(Kind, code=frames.DISCARD):
    """A player discards skill cards of the own hand, or a character's plan cards (MANDO-R-99)."""

    prompt = "discard"
    secret = True

    @staticmethod
    def step(engine: Engine, frame: Frame) -> None:
        at = engine.at
        if frame[COUNT] == 0:
            engine.pop()
            pay_owed(engine)
        elif frame[FROM] == HAND and frame[COUNT] == len(at.hands[frame[OWNER]]):
            frame[COUNT] -= 1
            _discard_card(engine, frame[OWNER], at.hands[frame[OWNER]][0])
        else:
            engine.ask(frame[OWNER])

    @staticmethod
    def offers(engine: Engine, frame: Frame) -> list[Action]:
        at, tables = engine.at, engine.tables
        if frame[FROM] == HAND:
            return [actions.Discard(tables.cards[card]) for card in dict.fromkeys(at.hands[frame[OWNER]])]
        name = engine.figure_name(frame[FIGURE])
        return [
            actions.Drop(plan, name) for place, plan in enumerate(tables.plans) if at.figure_plans[frame[FIGURE]] >> place & 1
        ]

    @staticmethod
    def answer(engine: Engine, frame: Frame, action: Action) -> None:
        frame[COUNT] -= 1
        if isinstance(action, actions.Discard):
            _discard_card(engine, frame[OWNER], engine.tables.card_index[action.card])
        else:
            assert isinstance(action, actions.Drop)
            plan = engine.tables.plan_index[action.plan]
            engine.at.figure_plans[frame[FIGURE]] &= ~(1 << plan)
            discard_plan(engine, plan, "MANDO-205")


def _discard_card(engine: Engine, seat: int, card: int) -> None:
    at = engine.at
    at.hands[seat].remove(card)
    at.discarded[card] += 1
    engine.change(events.CardDiscarded(seat=seat, card=engine.tables.cards[card], rule="MANDO-205"))
    refill_skills(engine, seat)


class Recover(Kind, code=frames.RECOVER):
    """Skill cards come back from the discard pile to the hand."""

    prompt = "recover"

    @staticmethod
    def step(engine: Engine, frame: Frame) -> None:
        said = word_of(engine, frame)
        if frame[Fields.A] >= said[1] or not recoverable(engine, frame[Fields.SEAT], said[2]):
            engine.pop()
        else:
            engine.ask(frame[Fields.SEAT])

    @staticmethod
    def offers(engine: Engine, frame: Frame) -> list[Action]:
        cards = recoverable(engine, frame[Fields.SEAT], word_of(engine, frame)[2])
        return [actions.Recover(engine.tables.cards[card]) for card in cards]

    @staticmethod
    def answer(engine: Engine, frame: Frame, action: Action) -> None:
        assert isinstance(action, actions.Recover)
        at, seat = engine.at, frame[Fields.SEAT]
        card = engine.tables.card_index[action.card]
        at.discarded[card] -= 1
        at.hands[seat] = sorted([*at.hands[seat], card])
        frame[Fields.A] += 1
        engine.change(events.Recovered(seat=seat, card=action.card, rule="MANDO-205"))


class Take(Kind, code=frames.TAKE):
    """A plan card is taken from the discard pile, or looked for in the deck, which is shuffled then."""

    prompt = "take"

    @staticmethod
    def _cards(engine: Engine, frame: Frame) -> list[int]:
        said = word_of(engine, frame)
        return takeable(engine, frame[Fields.YOU], said[1], deck=said[2])

    @staticmethod
    def step(engine: Engine, frame: Frame) -> None:
        cards = Take._cards(engine, frame)
        if frame[Fields.A] or not cards:
            engine.pop()
        else:
            engine.ask(frame[Fields.SEAT])

    @staticmethod
    def offers(engine: Engine, frame: Frame) -> list[Action]:
        return [actions.Take(engine.tables.plans[card]) for card in Take._cards(engine, frame)]

    @staticmethod
    def answer(engine: Engine, frame: Frame, action: Action) -> None:
        assert isinstance(action, actions.Take)
        at = engine.at
        frame[Fields.A] = 1
        card = engine.tables.plan_index[action.plan]
        if at.plan_discard[card]:
            at.plan_discard[card] -= 1
        else:
            shuffle_plans(engine)
            if not at.plan_pool[card]:
                return
            at.plan_pool[card] -= 1
        keep_plan(engine, frame[Fields.YOU], card)
        if word_of(engine, frame)[2]:
            shuffle_plans(engine)


@word("scry")
def _scry(engine: Engine, frame: Frame, said: Word) -> None:
    scry(engine, frame[Context.SEAT], said[1], said[2])
