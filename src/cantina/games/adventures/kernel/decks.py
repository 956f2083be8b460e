"""Decks: cards that are decided when somebody sees them, and shuffles as soon as a deck is empty."""

from cantina.core.action import Action

from .. import actions, events
from .frames import Frame
from .stack import Engine
from .tables.codes import BACKS, NONE


def draw(engine: Engine, seat: int, cards: int) -> None:
    """A player draws skill cards."""
    if cards > 0:
        engine.push(Draw(seat, cards))


def skill_deck(engine: Engine, seat: int) -> int:
    """How many skill cards a player's deck holds."""
    undrawn = engine.at.undrawn
    return sum(undrawn[card] for card in engine.tables.deck_of(seat))


def has_skills(engine: Engine, seat: int) -> bool:
    """Whether a player's deck holds any card."""
    undrawn = engine.at.undrawn
    return any(undrawn[card] for card in engine.tables.deck_of(seat))


def refill_skills(engine: Engine, seat: int) -> None:
    """MANDO-209: as soon as the deck is empty, its discard pile becomes the deck."""
    at, cards = engine.at, engine.tables.deck_of(seat)
    if not has_skills(engine, seat) and any(at.discarded[card] for card in cards):
        for card in cards:
            at.undrawn[card], at.discarded[card] = at.discarded[card], 0
        engine.tell(events.Shuffled(pile="skills", rule="MANDO-209"))


class Draw(Frame):
    """A player draws skill cards one by one; what is not there is owed (MANDO-210)."""

    code = 31
    prompt = "deal"

    seat: int
    left: int

    def step(self, engine: Engine) -> None:
        at, seat = engine.at, self.seat
        refill_skills(engine, seat)
        if self.left == 0:
            engine.pop()
        elif not has_skills(engine, seat):
            at.owed[seat] += self.left
            engine.tell(events.Owed(seat=seat, cards=self.left, rule="MANDO-210"))
            engine.pop()
        else:
            engine.deal()

    def odds(self, engine: Engine) -> list[tuple[Action, int]]:
        undrawn, names = engine.at.undrawn, engine.tables.cards
        return [(actions.Skill(names[card]), undrawn[card]) for card in engine.tables.deck_of(self.seat) if undrawn[card]]

    def answer(self, engine: Engine, action: Action) -> None:
        assert isinstance(action, actions.Skill)
        at, seat = engine.at, self.seat
        card = engine.tables.card_index[action.card]
        at.undrawn[card] -= 1
        at.hands[seat] = sorted([*at.hands[seat], card])
        self.left -= 1
        rule = "MANDO-185" if at.turns else "MANDO-41"
        engine.change(events.Drew(seat=seat, card=action.card, known_to=(seat,), rule=rule))


def pay_owed(engine: Engine) -> None:
    """MANDO-R-153: owed cards are drawn as soon as there are some, in turn order, one each in rounds."""
    at, seats = engine.at, engine.tables.seats
    order = [(at.active + place) % seats for place in range(seats)]
    turns: list[int] = []
    left, available = at.owed[:], {}
    for seat in order:
        refill_skills(engine, seat)
        discarded = sum(at.discarded[card] for card in engine.tables.deck_of(seat))
        available[0 if engine.tables.shared else seat] = skill_deck(engine, seat) + discarded
    while True:
        due = [seat for seat in order if left[seat] and available[0 if engine.tables.shared else seat]]
        if not due:
            break
        for seat in due:
            deck = 0 if engine.tables.shared else seat
            if available[deck]:
                available[deck] -= 1
                left[seat] -= 1
                turns.append(seat)
    at.owed = left
    for seat in reversed(turns):
        draw(engine, seat, 1)


# ---- plan cards ------------------------------------------------------------------------------------------------------


def plan_cards(engine: Engine) -> int:
    """How many cards the plan deck holds."""
    return sum(engine.at.plan_pool) + len(engine.at.plan_top)


def refill_plans(engine: Engine) -> None:
    """MANDO-209 for the plan deck."""
    at = engine.at
    if plan_cards(engine) == 0 and any(at.plan_discard):
        at.plan_pool, at.plan_discard = at.plan_discard, [0] * len(at.plan_pool)
        engine.tell(events.Shuffled(pile="plans", rule="MANDO-209"))


def shuffle_plans(engine: Engine) -> None:
    """The plan deck is shuffled: nobody knows its top any more."""
    at = engine.at
    for plan in at.plan_top:
        at.plan_pool[plan] += 1
    at.plan_top, at.plan_seen = [], []


def discard_plan(engine: Engine, plan: int, rule: str = "MANDO-99") -> None:
    """A plan card goes to the discard pile."""
    engine.at.plan_discard[plan] += 1
    engine.change(events.PlanDiscarded(plan=engine.tables.plans[plan], rule=rule))
    refill_plans(engine)


# ---- event cards -----------------------------------------------------------------------------------------------------


def refill_events(engine: Engine) -> None:
    """MANDO-R-97: as soon as the event deck is empty, the discards become the deck."""
    at = engine.at
    if not at.event_deck and at.event_discard:
        for card in at.event_discard:
            at.event_pool[card] += 1
        count = len(at.event_discard)
        at.event_discard = []
        at.event_deck, at.event_backs, at.event_seen = [NONE] * count, [NONE] * count, [0] * count
        engine.tell(events.Shuffled(pile="events", rule="MANDO-209"))


def show_back(engine: Engine) -> None:
    """MANDO-176: the back of the top event card is to be seen."""
    engine.push(Back())


def decide_event(engine: Engine, place: int, card: int) -> None:
    """The face of an event card in the deck is decided."""
    engine.at.event_pool[card] -= 1
    engine.at.event_deck[place] = card


def event_odds(engine: Engine, place: int) -> list[tuple[Action, int]]:
    """What an undecided event card in the deck may be, given the backs that everybody knows.

    Cards whose backs are known take their share of those backs; a card of unknown back is any of the others.
    """
    at, tables = engine.at, engine.tables
    back = at.event_backs[place]
    if back != NONE:
        return [
            (actions.Event(tables.events[card]), count)
            for card, count in enumerate(at.event_pool)
            if count and tables.event_back[card] == back
        ]
    spoken = _spoken_for(engine, place)
    left = [0] * 5
    for card, count in enumerate(at.event_pool):
        left[tables.event_back[card]] += count
    return [
        (
            actions.Event(tables.events[card]),
            count * (left[tables.event_back[card]] - spoken[tables.event_back[card]]) * _others(left, tables.event_back[card]),
        )
        for card, count in enumerate(at.event_pool)
        if count and left[tables.event_back[card]] > spoken[tables.event_back[card]]
    ]


def _spoken_for(engine: Engine, but: int) -> list[int]:
    """By back: how many undecided cards of the deck, other than one, are known to have it."""
    at = engine.at
    spoken = [0] * 5
    for place, card in enumerate(at.event_deck):
        if card == NONE and place != but and at.event_backs[place] != NONE:
            spoken[at.event_backs[place]] += 1
    return spoken


def _others(left: list[int], back: int) -> int:
    """The product of the other backs' counts: it makes the weights of all cards comparable in integers."""
    product = 1
    for other, count in enumerate(left):
        if other != back and count:
            product *= count
    return product


class Back(Frame):
    """The back of the top event card is shown; the dealer decides it unless the card is decided already."""

    code = 32
    prompt = "deal"

    def step(self, engine: Engine) -> None:
        at, tables = engine.at, engine.tables
        refill_events(engine)
        if not at.event_deck or at.event_backs[0] != NONE:
            engine.pop()
        elif at.event_deck[0] != NONE:
            at.event_backs[0] = tables.event_back[at.event_deck[0]]
            engine.pop()
            _tell_back(engine)
        else:
            engine.deal()

    def odds(self, engine: Engine) -> list[tuple[Action, int]]:
        spoken = _spoken_for(engine, 0)
        left = [0] * 5
        for card, count in enumerate(engine.at.event_pool):
            left[engine.tables.event_back[card]] += count
        return [(actions.Back(BACKS[back]), left[back] - spoken[back]) for back in range(5) if left[back] > spoken[back]]

    def answer(self, engine: Engine, action: Action) -> None:
        assert isinstance(action, actions.Back)
        engine.at.event_backs[0] = BACKS.index(action.back)
        self.stage = 1
        _tell_back(engine)


def _tell_back(engine: Engine) -> None:
    engine.tell(events.BackShown(back=BACKS[engine.at.event_backs[0]], rule="MANDO-176"))
