"""Words about cards: skill and plan cards are discarded, come back or are taken, and events are looked at."""

from cantina.core.action import Action

from ... import actions, events
from ..decks import discard_plan, pay_owed, refill_skills, shuffle_plans
from ..frames import Context, Effecting, Frame
from ..planning import keep_plan
from ..programs import FRAMED, Word, word, word_of
from ..scrying import scry
from ..stack import Engine
from ..worth import recoverable, takeable

HAND, PLANS = range(2)  # what is discarded from


def discard(engine: Engine, frame: Effecting, figure: int, seat: int) -> None:
    """The word: a player discards so many cards, or all where there are fewer."""
    said, at = word_of(engine, frame), engine.at
    if said[5] == "hand":
        engine.push(Discard(figure, seat, min(said[4], len(at.hands[seat])), HAND))
    else:
        whose = frame.context.you if engine.tables.shared else figure
        engine.push(Discard(whose, engine.decider(whose), min(said[4], at.figure_plans[whose].bit_count()), PLANS))


class Discard(Frame):
    """A player discards skill cards of the own hand, or a character's plan cards (MANDO-R-99)."""

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
            _discard_card(engine, self.owner, at.hands[self.owner][0])
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
            _discard_card(engine, self.owner, engine.tables.card_index[action.card])
        else:
            assert isinstance(action, actions.Drop)
            plan = engine.tables.plan_index[action.plan]
            engine.at.figure_plans[self.figure] &= ~(1 << plan)
            discard_plan(engine, plan, "MANDO-205")


def _discard_card(engine: Engine, seat: int, card: int) -> None:
    at = engine.at
    at.hands[seat].remove(card)
    at.discarded[card] += 1
    engine.change(events.CardDiscarded(seat=seat, card=engine.tables.cards[card], rule="MANDO-205"))
    refill_skills(engine, seat)


class Recover(Effecting):
    """Skill cards come back from the discard pile to the hand."""

    code = 24
    prompt = "recover"

    taken: int = 0

    def step(self, engine: Engine) -> None:
        said = word_of(engine, self)
        if self.taken >= said[1] or not recoverable(engine, self.context.seat, said[2]):
            engine.pop()
        else:
            engine.ask(self.context.seat)

    def offers(self, engine: Engine) -> list[Action]:
        cards = recoverable(engine, self.context.seat, word_of(engine, self)[2])
        return [actions.Recover(engine.tables.cards[card]) for card in cards]

    def answer(self, engine: Engine, action: Action) -> None:
        assert isinstance(action, actions.Recover)
        at, seat = engine.at, self.context.seat
        card = engine.tables.card_index[action.card]
        at.discarded[card] -= 1
        at.hands[seat] = sorted([*at.hands[seat], card])
        self.taken += 1
        engine.change(events.Recovered(seat=seat, card=action.card, rule="MANDO-205"))


class Take(Effecting):
    """A plan card is taken from the discard pile, or looked for in the deck, which is shuffled then."""

    code = 25
    prompt = "take"

    taken: int = 0

    def _cards(self, engine: Engine) -> list[int]:
        said = word_of(engine, self)
        return takeable(engine, self.context.you, said[1], deck=said[2])

    def step(self, engine: Engine) -> None:
        cards = self._cards(engine)
        if self.taken or not cards:
            engine.pop()
        else:
            engine.ask(self.context.seat)

    def offers(self, engine: Engine) -> list[Action]:
        return [actions.Take(engine.tables.plans[card]) for card in self._cards(engine)]

    def answer(self, engine: Engine, action: Action) -> None:
        assert isinstance(action, actions.Take)
        at = engine.at
        self.taken = 1
        card = engine.tables.plan_index[action.plan]
        if at.plan_discard[card]:
            at.plan_discard[card] -= 1
        else:
            shuffle_plans(engine)
            if not at.plan_pool[card]:
                return
            at.plan_pool[card] -= 1
        keep_plan(engine, self.context.you, card)
        if word_of(engine, self)[2]:
            shuffle_plans(engine)


@word("scry")
def _scry(engine: Engine, context: Context, said: Word) -> None:
    scry(engine, context.seat, said[1], said[2])


FRAMED["recover"] = Recover
FRAMED["take_plan"] = Take
