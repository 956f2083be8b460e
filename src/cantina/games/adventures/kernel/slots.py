"""Action slots: complication tokens that come and go, and clearing a slot."""

from cantina.core.action import Action

from .. import actions, events
from .decks import pay_owed
from .frames import Frame
from .selecting import slots
from .stack import Engine
from .tables.codes import LOWEST, NONE

RULES = ("MANDO-180", "MANDO-202", "MANDO-31")
EFFECT, SABOTAGED, SETTING_UP = range(3)


def complicate(engine: Engine, which: int, tokens: int, resolving: int = NONE, rule: int = EFFECT) -> None:
    """Complication tokens are put on a slot (MANDO-180)."""
    engine.push(Complicate(which, tokens, NONE, resolving, 0, rule))


class Complicate(Frame):
    """Which slot, then a token by chance; with a traitor about, the current player looks at two and places one."""

    code = 21
    prompt = "slot"
    refusals = {actions.Slot: "MANDO-202"}
    secret = True  # of two tokens that are the same there is one choice, which nobody else may notice
    WHERE, DRAW, PUT = range(3)

    which: int  # a slot, or how to find it
    left: int
    slot: int
    resolving: int  # the slot being resolved
    draws: int
    rule: int

    def step(self, engine: Engine) -> None:
        at = engine.at
        if self.stage == Complicate.WHERE:
            found = slots(engine, self.which, self.resolving)
            if self.left == 0 or not found:
                engine.pop()
            elif len(found) > 1:
                engine.ask(at.active)
            else:
                self._choose(engine, found[0])
        elif self.stage == Complicate.DRAW:
            if not any(at.supply) and any(at.spent):
                at.supply, at.spent = at.spent, [0] * len(at.spent)
                engine.tell(events.Shuffled(pile="complications", rule="MANDO-183"))
            if self.draws == 0 or (not any(at.supply) and at.looked):
                self.stage = Complicate.PUT
            elif not any(at.supply):
                self._put(engine, 0)
            else:
                engine.deal()
        elif len(at.looked) > 1:
            engine.ask(at.active)
        else:
            self._put(engine, at.looked.pop())

    def _choose(self, engine: Engine, slot: int) -> None:
        at = engine.at
        secret = engine.tables.agreed.traitor and self.rule != SETTING_UP
        self.slot, self.stage = slot, Complicate.DRAW
        self.draws = engine.tables.agreed.complication_draw if secret else 1
        at.drawer = at.active

    def _put(self, engine: Engine, value: int) -> None:
        at = engine.at
        at.slot_tokens[self.slot].append(value)
        self.left -= 1
        self.stage = Complicate.WHERE
        for other in at.looked:
            at.supply[other] += 1
        at.looked = []
        worth = value or engine.tables.substitute
        rule = RULES[self.rule] if value else "MANDO-184"
        engine.change(events.Complicated(slot=engine.tables.slots[self.slot], value=worth, rule=rule))

    def odds(self, engine: Engine) -> list[tuple[Action, int]]:
        left = engine.at.supply
        if self.rule == SETTING_UP:  # MANDO-31: from the white ones; MANDO-R-05: from the rest once they are used up
            used = [value for tokens in engine.at.slot_tokens for value in tokens]
            white = [count - used.count(value) for value, count in enumerate(engine.tables.white)]
            left = white if any(white) else left
        return [(actions.Complication(value), count) for value, count in enumerate(left) if count]

    def offers(self, engine: Engine) -> list[Action]:
        if self.stage == Complicate.WHERE:
            return [actions.Slot(engine.tables.slots[slot]) for slot in slots(engine, self.which, self.resolving)]
        return [actions.Put(value) for value in dict.fromkeys(engine.at.looked)]

    def answer(self, engine: Engine, action: Action) -> None:
        at = engine.at
        match action:
            case actions.Slot():
                self._choose(engine, engine.tables.slot_index[action.slot])
            case actions.Complication():
                at.supply[action.value] -= 1
                at.looked = sorted([*at.looked, action.value])
                self.draws -= 1
                if self.draws == 0 and len(at.looked) > 1:
                    seat = at.active
                    values = tuple(at.looked)
                    engine.tell(events.ComplicationsSeen(seat=seat, values=values, known_to=(seat,), rule="MANDO-22"))
            case actions.Put():
                at.looked.remove(action.value)
                self._put(engine, action.value)

    def asks(self) -> str:
        return {self.WHERE: "slot", self.DRAW: "deal"}.get(self.stage, "put")


def sabotage(engine: Engine) -> None:
    """MANDO-202: a token on the slot with the lowest strength."""
    complicate(engine, LOWEST, 1, rule=SABOTAGED)


def clear(engine: Engine, seat: int, which: int, any_kind: bool, count: int, resolving: int) -> None:
    """Cards or complication tokens leave slots."""
    engine.push(Clear(seat, which, any_kind, count, resolving))


class Clear(Frame):
    """A player chooses what leaves a slot."""

    code = 22
    prompt = "clear"

    seat: int
    which: int
    any_kind: bool  # cards too
    count: int
    resolving: int

    def _choices(self, engine: Engine) -> list[Action]:
        at, tables = engine.at, engine.tables
        found: list[Action] = []
        for slot in slots(engine, self.which, self.resolving):
            name = tables.slots[slot]
            found += [actions.Lift(name, value) for value in dict.fromkeys(at.slot_tokens[slot])]
            if self.any_kind:
                found += [actions.Clear(name, tables.cards[card]) for card in dict.fromkeys(at.slot_cards[slot])]
        return found

    def step(self, engine: Engine) -> None:
        if self.count == 0 or not self._choices(engine):
            engine.pop()
        else:
            engine.ask(self.seat)

    def offers(self, engine: Engine) -> list[Action]:
        return self._choices(engine)

    def answer(self, engine: Engine, action: Action) -> None:
        at, tables = engine.at, engine.tables
        self.count -= 1
        if isinstance(action, actions.Lift):
            slot = tables.slot_index[action.slot]
            at.slot_tokens[slot].remove(action.value)
            if action.value:
                at.spent[action.value] += 1
            worth = action.value or tables.substitute
            engine.change(events.TokenCleared(slot=action.slot, value=worth, rule="MANDO-205"))
        else:
            assert isinstance(action, actions.Clear)
            slot, card = tables.slot_index[action.slot], tables.card_index[action.card]
            at.slot_cards[slot].remove(card)
            engine.change(events.CardCleared(slot=action.slot, card=action.card, rule="MANDO-205"))
            to_discard(engine, card)
            pay_owed(engine)


def to_discard(engine: Engine, card: int) -> None:
    """A skill card goes to its deck's discard pile; those of an exposed traitor leave the match."""
    at = engine.at
    if at.figure_space[engine.tables.card_figure[card]] != NONE:
        at.discarded[card] += 1


def clear_slot(engine: Engine, slot: int) -> None:
    """MANDO-143: cards to the discard piles, tokens to theirs (MANDO-R-87), stand-ins vanish."""
    at = engine.at
    cards, at.slot_cards[slot] = at.slot_cards[slot], []
    tokens, at.slot_tokens[slot] = at.slot_tokens[slot], []
    for value in tokens:
        if value:
            at.spent[value] += 1
    engine.change(events.SlotCleared(slot=engine.tables.slots[slot], rule="MANDO-143"))
    for card in cards:
        to_discard(engine, card)
    pay_owed(engine)
