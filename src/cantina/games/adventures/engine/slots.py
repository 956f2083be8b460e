"""Action slots: complication tokens that come and go, and clearing a slot."""

from cantina.core.action import Action

from .. import actions, events
from ..tables.codes import LOWEST, NONE
from . import frames
from .decks import pay_owed
from .frames import STEP, Frame
from .selecting import slots
from .stack import Engine, Kind

WHICH, LEFT, SLOT, RESOLVING, DRAWS, RULE = range(2, 8)  # of a COMPLICATE frame
RULES = ("MANDO-180", "MANDO-202", "MANDO-31")
EFFECT, SABOTAGED, SETTING_UP = range(3)


def complicate(engine: Engine, which: int, tokens: int, resolving: int = NONE, rule: int = EFFECT) -> None:
    """Complication tokens are put on a slot (MANDO-180)."""
    engine.push([frames.COMPLICATE, 0, which, tokens, NONE, resolving, 0, rule])


class Complicate(Kind, code=frames.COMPLICATE):
    """Which slot, then a token by chance; with a traitor about, the current player looks at two and places one."""

    prompt = "slot"
    secret = True  # of two tokens that are the same there is one choice, which nobody else may notice
    WHERE, DRAW, PUT = range(3)

    @staticmethod
    def step(engine: Engine, frame: Frame) -> None:
        at = engine.at
        if frame[STEP] == Complicate.WHERE:
            found = slots(engine, frame[WHICH], frame[RESOLVING])
            if frame[LEFT] == 0 or not found:
                engine.pop()
            elif len(found) > 1:
                engine.ask(at.active)
            else:
                Complicate._choose(engine, frame, found[0])
        elif frame[STEP] == Complicate.DRAW:
            if not any(at.supply) and any(at.spent):
                at.supply, at.spent = at.spent, [0] * len(at.spent)
                engine.tell(events.Shuffled(pile="complications", rule="MANDO-183"))
            if frame[DRAWS] == 0 or (not any(at.supply) and at.looked):
                frame[STEP] = Complicate.PUT
            elif not any(at.supply):
                Complicate._put(engine, frame, 0)
            else:
                engine.deal()
        elif len(at.looked) > 1:
            engine.ask(at.active)
        else:
            Complicate._put(engine, frame, at.looked.pop())

    @staticmethod
    def _choose(engine: Engine, frame: Frame, slot: int) -> None:
        at = engine.at
        secret = engine.tables.setup.traitor and frame[RULE] != SETTING_UP
        frame[SLOT], frame[STEP] = slot, Complicate.DRAW
        frame[DRAWS] = engine.tables.setup.modes.traitor.complication_draw if secret else 1
        at.drawer = at.active

    @staticmethod
    def _put(engine: Engine, frame: Frame, value: int) -> None:
        at = engine.at
        at.slot_tokens[frame[SLOT]].append(value)
        frame[LEFT] -= 1
        frame[STEP] = Complicate.WHERE
        for other in at.looked:
            at.supply[other] += 1
        at.looked = []
        worth = value or engine.tables.substitute
        rule = RULES[frame[RULE]] if value else "MANDO-184"
        engine.change(events.Complicated(slot=engine.tables.slots[frame[SLOT]], value=worth, rule=rule))

    @staticmethod
    def odds(engine: Engine, frame: Frame) -> list[tuple[Action, int]]:
        left = engine.at.supply
        if frame[RULE] == SETTING_UP:  # MANDO-31: from the white ones; MANDO-R-05: from the rest once they are used up
            used = [value for tokens in engine.at.slot_tokens for value in tokens]
            white = [count - used.count(value) for value, count in enumerate(engine.tables.white)]
            left = white if any(white) else left
        return [(actions.Complication(value), count) for value, count in enumerate(left) if count]

    @staticmethod
    def offers(engine: Engine, frame: Frame) -> list[Action]:
        if frame[STEP] == Complicate.WHERE:
            return [actions.Slot(engine.tables.slots[slot]) for slot in slots(engine, frame[WHICH], frame[RESOLVING])]
        return [actions.Put(value) for value in dict.fromkeys(engine.at.looked)]

    @staticmethod
    def answer(engine: Engine, frame: Frame, action: Action) -> None:
        at = engine.at
        match action:
            case actions.Slot():
                Complicate._choose(engine, frame, engine.tables.slot_index[action.slot])
            case actions.Complication():
                at.supply[action.value] -= 1
                at.looked = sorted([*at.looked, action.value])
                frame[DRAWS] -= 1
                if frame[DRAWS] == 0 and len(at.looked) > 1:
                    seat = at.active
                    values = tuple(at.looked)
                    engine.tell(events.ComplicationsSeen(seat=seat, values=values, known_to=(seat,), rule="MANDO-22"))
            case actions.Put():
                at.looked.remove(action.value)
                Complicate._put(engine, frame, action.value)

    @classmethod
    def asks(cls, frame: Frame) -> str:
        return {cls.WHERE: "slot", cls.DRAW: "deal"}.get(frame[STEP], "put")


def sabotage(engine: Engine) -> None:
    """MANDO-202: a token on the slot with the lowest strength."""
    complicate(engine, LOWEST, 1, rule=SABOTAGED)


SEAT, WHAT, ANY, COUNT, AT = range(2, 7)  # of a CLEAR frame


def clear(engine: Engine, seat: int, which: int, any_kind: bool, count: int, resolving: int) -> None:
    """Cards or complication tokens leave slots."""
    engine.push([frames.CLEAR, 0, seat, which, any_kind, count, resolving])


class Clear(Kind, code=frames.CLEAR):
    """A player chooses what leaves a slot."""

    prompt = "clear"

    @staticmethod
    def _choices(engine: Engine, frame: Frame) -> list[Action]:
        at, tables = engine.at, engine.tables
        found: list[Action] = []
        for slot in slots(engine, frame[WHAT], frame[AT]):
            name = tables.slots[slot]
            found += [actions.Lift(name, value) for value in dict.fromkeys(at.slot_tokens[slot])]
            if frame[ANY]:
                found += [actions.Clear(name, tables.cards[card]) for card in dict.fromkeys(at.slot_cards[slot])]
        return found

    @staticmethod
    def step(engine: Engine, frame: Frame) -> None:
        if frame[COUNT] == 0 or not Clear._choices(engine, frame):
            engine.pop()
        else:
            engine.ask(frame[SEAT])

    @staticmethod
    def offers(engine: Engine, frame: Frame) -> list[Action]:
        return Clear._choices(engine, frame)

    @staticmethod
    def answer(engine: Engine, frame: Frame, action: Action) -> None:
        at, tables = engine.at, engine.tables
        frame[COUNT] -= 1
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
