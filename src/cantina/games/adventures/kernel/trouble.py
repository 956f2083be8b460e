"""The event step: slots at 5 or more, crises, event cards line by line, and clearing (MANDO-R-77)."""

from cantina.core.action import Action

from .. import actions, events
from ..language.terms import Reference
from .decks import decide_event, event_odds, refill_events, show_back
from .enemies import spawn
from .frames import NOWHERE, Context, Frame
from .harm import claim, spend_plan
from .programs import program
from .scrying import scry
from .selecting import spaces
from .slots import clear_slot
from .stack import Engine, bits
from .tables.codes import BEFORE_EVENT, NONE

FULL, OVERFULL = 5, 6
NEAREST_STAR = Reference("star:nearest")


def event_step(engine: Engine) -> None:
    """The event step begins."""
    engine.at.acting = 2
    engine.push(Trouble(NONE, 0, NONE, 0, 0))


class Trouble(Frame):
    """One slot after the other, the leftmost at 5 or more each time, until there is none."""

    code = 33
    prompt = "you"
    SCAN, WHO, CRISIS, WINDOW, CARD, AFTER = range(6)

    slot: int
    six: int  # whether its strength was 6 or more at the check
    you: int
    ended: int
    asked: int

    def step(self, engine: Engine) -> None:
        at, tables = engine.at, engine.tables
        stage = self.stage
        if stage == Trouble.SCAN:
            self._scan(engine)
        elif stage == Trouble.WHO:
            if (you := self._you(engine)) == NONE:
                engine.ask(at.active)
            else:
                self.you, self.stage = you, Trouble.CRISIS
        elif stage == Trouble.CRISIS:
            self.stage = Trouble.WINDOW
            if self.six:
                slot = tables.slots[self.slot]
                engine.change(events.CrisisStruck(slot=slot, rule="MANDO-140"))
                engine.push(program(tables.crisis, self.you, at.active, slot=self.slot))
        elif stage == Trouble.WINDOW:
            if not self.asked and self._cards(engine):
                engine.ask(at.active)
            else:
                self.stage = Trouble.CARD
        elif stage == Trouble.CARD:
            self.stage = Trouble.AFTER
            resolve_event(engine, self.slot, self.you)
        else:
            self.stage, self.asked = Trouble.SCAN, 0
            clear_slot(engine, self.slot)

    def _scan(self, engine: Engine) -> None:
        strengths = [engine.strength(slot) for slot in range(len(engine.tables.slots))]
        full = next((slot for slot, strength in enumerate(strengths) if strength >= FULL), NONE)
        if full != NONE:
            self.slot, self.six, self.stage = full, strengths[full] >= OVERFULL, Trouble.WHO
        elif not self.ended:
            self.ended = 1
            run_hooks(engine, "event_step_end")
        else:
            engine.pop()

    def _you(self, engine: Engine) -> int:
        """Whom "you" means: the active player's character; shared, the one whose card lies on top (MANDO-240)."""
        at, tables = engine.at, engine.tables
        if not tables.shared:
            return at.active
        cards = at.slot_cards[self.slot]
        return tables.card_figure[cards[-1]] if cards else NONE

    def _cards(self, engine: Engine) -> list[tuple[int, int]]:
        """Plan cards for the moment before an event is revealed."""
        at, tables = engine.at, engine.tables
        return [
            (figure, plan)
            for figure in engine.your_figures()
            for plan in bits(at.figure_plans[figure])
            if tables.plan_when[plan] == BEFORE_EVENT and at.event_deck
        ]

    def offers(self, engine: Engine) -> list[Action]:
        tables = engine.tables
        if self.stage == Trouble.WHO:
            return [actions.Who(engine.figure_name(figure)) for figure in engine.in_play()]
        cards = self._cards(engine)
        return [*(actions.Plan(tables.plans[plan], tables.figures[figure]) for figure, plan in cards), actions.Done()]

    def answer(self, engine: Engine, action: Action) -> None:
        tables = engine.tables
        match action:
            case actions.Who():
                self.you, self.stage = tables.figure_index[action.figure], Trouble.CRISIS
            case actions.Plan():
                figure, plan = tables.figure_index[action.figure], tables.plan_index[action.plan]
                spend_plan(engine, figure, plan)
                engine.push(program(tables.plan_program[plan], figure, engine.at.active, slot=self.slot))
            case _:
                self.asked = 1

    def asks(self) -> str:
        return "before-event" if self.stage == self.WINDOW else self.prompt


def run_hooks(engine: Engine, hook: str) -> None:
    """The mission's rules for an occasion, in their order."""
    yours = engine.your_figures() or engine.in_play()
    for condition, number in reversed(engine.tables.hooks[hook]):
        if condition is None or condition.holds(engine, NOWHERE):
            engine.push(program(number, yours[0], engine.at.active))


def resolve_event(engine: Engine, slot: int, you: int) -> None:
    """The next event card is resolved, for a slot or (an exposed traitor's) for none."""
    engine.push(Card(slot, you, NONE, 0))
    agreed = engine.tables.agreed
    if agreed.traitor and engine.at.exposed != engine.at.active:
        scry(engine, engine.at.active, agreed.event_draw, "pick_one", open_backs=True)


class Card(Frame):
    """An event card: turned up, carried out from top to bottom, discarded; without any effect it brings a reinforcement."""

    code = 34
    prompt = "deal"
    SHOW, LINES, DONE, DISCARD = range(4)

    slot: int  # that it is resolved for
    you: int
    event: int
    before: int  # the changes before its first line

    def step(self, engine: Engine) -> None:
        at, tables = engine.at, engine.tables
        stage = self.stage
        if stage == Card.SHOW:
            refill_events(engine)
            if not at.event_deck:
                engine.pop()
            elif at.event_deck[0] == NONE:
                engine.deal()
            else:
                self._show(engine)
        elif stage == Card.LINES:
            self.stage, self.before, at.hurt = Card.DONE, at.changes, 0
            number = tables.event_program[self.event]
            engine.push(program(number, self.you, at.active, slot=self.slot))
        elif stage == Card.DONE:
            self.stage = Card.DISCARD
            if at.changes == self.before:
                engine.tell(events.NoEffect(event=tables.events[self.event], rule="MANDO-173"))
                spawn(engine, spaces(engine, NEAREST_STAR, Context(self.you, at.active)))
        else:
            engine.pop()
            at.event_discard.append(self.event)
            at.resolved += 1
            at.calm_events[at.active] = 0 if at.hurt else at.calm_events[at.active] + 1
            show_back(engine)
            claim(engine, "events_resolved_without_damage", at.calm_events[at.active])

    def _show(self, engine: Engine) -> None:
        at, tables = engine.at, engine.tables
        self.event, self.stage = at.event_deck.pop(0), Card.LINES
        at.event_backs.pop(0)
        at.event_seen.pop(0)
        slot = self.slot
        engine.tell(
            events.EventShown(
                event=tables.events[self.event],
                slot=tables.slots[slot] if slot != NONE else None,
                strength=engine.strength(slot) if slot != NONE else 0,
                rule="MANDO-148",
            )
        )
        show_back(engine)

    def odds(self, engine: Engine) -> list[tuple[Action, int]]:
        return event_odds(engine, 0)

    def answer(self, engine: Engine, action: Action) -> None:
        assert isinstance(action, actions.Event)
        decide_event(engine, 0, engine.tables.event_index[action.event])
