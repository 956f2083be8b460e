"""The event step: slots at 5 or more, crises, event cards line by line, and clearing (MANDO-R-77)."""

from cantina.core.action import Action

from .. import actions, events
from ..tables.codes import BEFORE_EVENT, NONE
from . import frames
from .decks import decide_event, event_odds, refill_events, show_back
from .enemies import spawn
from .frames import STEP, Frame
from .harm import claim, spend_plan
from .programs import program
from .selecting import spaces
from .slots import clear_slot
from .stack import Engine, Kind, bits

SLOT, SIX, YOU, ENDED, ASKED = range(2, 7)  # of a TROUBLE frame
FULL, OVERFULL = 5, 6


def event_step(engine: Engine) -> None:
    """The event step begins."""
    engine.at.acting = 2
    engine.push([frames.TROUBLE, 0, NONE, 0, NONE, 0, 0])


class Trouble(Kind, code=frames.TROUBLE):
    """One slot after the other, the leftmost at 5 or more each time, until there is none."""

    prompt = "you"
    SCAN, WHO, CRISIS, WINDOW, CARD, AFTER = range(6)

    @staticmethod
    def step(engine: Engine, frame: Frame) -> None:
        at, tables = engine.at, engine.tables
        stage = frame[STEP]
        if stage == Trouble.SCAN:
            Trouble._scan(engine, frame)
        elif stage == Trouble.WHO:
            if (you := Trouble._you(engine, frame)) == NONE:
                engine.ask(at.active)
            else:
                frame[YOU], frame[STEP] = you, Trouble.CRISIS
        elif stage == Trouble.CRISIS:
            frame[STEP] = Trouble.WINDOW
            if frame[SIX]:
                slot = tables.slots[frame[SLOT]]
                engine.change(events.CrisisStruck(slot=slot, rule="MANDO-140"))
                engine.push(program(tables.crisis, frame[YOU], at.active, slot=frame[SLOT]))
        elif stage == Trouble.WINDOW:
            if not frame[ASKED] and Trouble._cards(engine):
                engine.ask(at.active)
            else:
                frame[STEP] = Trouble.CARD
        elif stage == Trouble.CARD:
            frame[STEP] = Trouble.AFTER
            resolve_event(engine, frame[SLOT], frame[YOU])
        else:
            frame[STEP], frame[ASKED] = Trouble.SCAN, 0
            clear_slot(engine, frame[SLOT])

    @staticmethod
    def _scan(engine: Engine, frame: Frame) -> None:
        strengths = [engine.strength(slot) for slot in range(len(engine.tables.slots))]
        full = next((slot for slot, strength in enumerate(strengths) if strength >= FULL), NONE)
        if full != NONE:
            frame[SLOT], frame[SIX], frame[STEP] = full, strengths[full] >= OVERFULL, Trouble.WHO
        elif not frame[ENDED]:
            frame[ENDED] = 1
            run_hooks(engine, "event_step_end")
        else:
            engine.pop()

    @staticmethod
    def _you(engine: Engine, frame: Frame) -> int:
        """Whom "you" means: the active player's character; shared, the one whose card lies on top (MANDO-240)."""
        at, tables = engine.at, engine.tables
        if not tables.shared:
            return at.active
        cards = at.slot_cards[frame[SLOT]]
        return tables.card_figure[cards[-1]] if cards else NONE

    @staticmethod
    def _cards(engine: Engine) -> list[tuple[int, int]]:
        """Plan cards for the moment before an event is revealed."""
        at, tables = engine.at, engine.tables
        return [
            (figure, plan)
            for figure in engine.your_figures()
            for plan in bits(at.figure_plans[figure])
            if tables.plan_when[plan] == BEFORE_EVENT and at.event_deck
        ]

    @staticmethod
    def offers(engine: Engine, frame: Frame) -> list[Action]:
        tables = engine.tables
        if frame[STEP] == Trouble.WHO:
            return [actions.Who(engine.figure_name(figure)) for figure in engine.in_play()]
        cards = Trouble._cards(engine)
        return [*(actions.Plan(tables.plans[plan], tables.figures[figure]) for figure, plan in cards), actions.Done()]

    @staticmethod
    def answer(engine: Engine, frame: Frame, action: Action) -> None:
        tables = engine.tables
        match action:
            case actions.Who():
                frame[YOU], frame[STEP] = tables.figure_index[action.figure], Trouble.CRISIS
            case actions.Plan():
                figure, plan = tables.figure_index[action.figure], tables.plan_index[action.plan]
                spend_plan(engine, figure, plan)
                engine.push(program(tables.plan_program[plan], figure, engine.at.active, slot=frame[SLOT]))
            case _:
                frame[ASKED] = 1

    @classmethod
    def asks(cls, frame: Frame) -> str:
        return "before-event" if frame[STEP] == cls.WINDOW else cls.prompt


def run_hooks(engine: Engine, hook: str) -> None:
    """The mission's rules for an occasion, in their order."""
    from .conditions import holds

    yours = engine.your_figures() or engine.in_play()
    for condition, number in reversed(engine.tables.hooks[hook]):
        if condition is None or holds(engine, condition):
            engine.push(program(number, yours[0], engine.at.active))


FOR_SLOT, FOR, EVENT, BEFORE = range(2, 6)  # of a CARD frame


def resolve_event(engine: Engine, slot: int, you: int) -> None:
    """The next event card is resolved, for a slot or (an exposed traitor's) for none."""
    engine.push([frames.CARD, 0, slot, you, NONE, 0])
    traitor = engine.tables.setup.modes.traitor
    if engine.tables.setup.traitor and engine.at.exposed != engine.at.active:
        from .scrying import scry

        scry(engine, engine.at.active, traitor.event_draw, "pick_one", open_backs=True)


class Card(Kind, code=frames.CARD):
    """An event card: turned up, carried out from top to bottom, discarded; without any effect it brings a reinforcement."""

    prompt = "deal"
    SHOW, LINES, DONE, DISCARD = range(4)

    @staticmethod
    def step(engine: Engine, frame: Frame) -> None:
        at, tables = engine.at, engine.tables
        stage = frame[STEP]
        if stage == Card.SHOW:
            refill_events(engine)
            if not at.event_deck:
                engine.pop()
            elif at.event_deck[0] == NONE:
                engine.deal()
            else:
                Card._show(engine, frame)
        elif stage == Card.LINES:
            frame[STEP], frame[BEFORE], at.hurt = Card.DONE, at.changes, 0
            number = tables.event_program[frame[EVENT]]
            engine.push(program(number, frame[FOR], at.active, slot=frame[FOR_SLOT]))
        elif stage == Card.DONE:
            frame[STEP] = Card.DISCARD
            if at.changes == frame[BEFORE]:
                engine.tell(events.NoEffect(event=tables.events[frame[EVENT]], rule="MANDO-173"))
                spawn(engine, spaces(engine, ("star:nearest",), program(NONE, frame[FOR], at.active)))
        else:
            engine.pop()
            at.event_discard.append(frame[EVENT])
            at.resolved += 1
            at.calm_events[at.active] = 0 if at.hurt else at.calm_events[at.active] + 1
            show_back(engine)
            claim(engine, "events_resolved_without_damage", at.calm_events[at.active])

    @staticmethod
    def _show(engine: Engine, frame: Frame) -> None:
        at, tables = engine.at, engine.tables
        frame[EVENT], frame[STEP] = at.event_deck.pop(0), Card.LINES
        at.event_backs.pop(0)
        at.event_seen.pop(0)
        slot = frame[FOR_SLOT]
        engine.tell(
            events.EventShown(
                event=tables.events[frame[EVENT]],
                slot=tables.slots[slot] if slot != NONE else None,
                strength=engine.strength(slot) if slot != NONE else 0,
                rule="MANDO-148",
            )
        )
        show_back(engine)

    @staticmethod
    def odds(engine: Engine, frame: Frame) -> list[tuple[Action, int]]:
        return event_odds(engine, 0)

    @staticmethod
    def answer(engine: Engine, frame: Frame, action: Action) -> None:
        assert isinstance(action, actions.Event)
        decide_event(engine, 0, engine.tables.event_index[action.event])
