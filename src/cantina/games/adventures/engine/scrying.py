"""Looking at the top event cards: putting them in order, one to the bottom, or one to be resolved."""

from cantina.core.action import Action

from .. import actions, events
from ..tables.codes import NONE
from . import frames
from .decks import decide_event, event_odds, show_back
from .frames import STEP, Frame
from .stack import Engine, Kind

SEAT, COUNT, MODE, PLACED, OPEN_BACKS = range(2, 7)
MODES = ("reorder", "bottom_one", "pick_one")


def scry(engine: Engine, seat: int, cards: int, mode: str, *, open_backs: bool = False) -> None:
    """A player looks at the top event cards; `open_backs`: everybody sees their backs."""
    cards = min(cards, len(engine.at.event_deck))
    if cards:
        engine.push([frames.SCRY, 0, seat, cards, MODES.index(mode), 0, open_backs])


class Scry(Kind, code=frames.SCRY):
    """The cards are decided, shown to one player, and put back as that player likes."""

    prompt = "scry"
    secret = True
    LOOK, ORDER = range(2)

    @staticmethod
    def step(engine: Engine, frame: Frame) -> None:
        at = engine.at
        if frame[STEP] == Scry.LOOK:
            if NONE in at.event_deck[: frame[COUNT]]:
                engine.deal()
                return
            frame[STEP] = Scry.ORDER
            seat = frame[SEAT]
            for place in range(frame[COUNT]):
                at.event_seen[place] |= 1 << seat
                if frame[OPEN_BACKS]:
                    at.event_backs[place] = engine.tables.event_back[at.event_deck[place]]
            seen = tuple(engine.tables.events[card] for card in at.event_deck[: frame[COUNT]])
            engine.tell(events.EventsSeen(seat=seat, events=seen, known_to=(seat,), rule="MANDO-205"))
        elif (MODES[frame[MODE]] == "bottom_one" and not frame[PLACED]) or (
            MODES[frame[MODE]] != "bottom_one" and frame[PLACED] < frame[COUNT] - 1
        ):
            engine.ask(frame[SEAT])
        else:
            engine.pop()
            show_back(engine)

    @staticmethod
    def odds(engine: Engine, frame: Frame) -> list[tuple[Action, int]]:
        return event_odds(engine, engine.at.event_deck.index(NONE))

    @staticmethod
    def _looked(engine: Engine, frame: Frame) -> list[int]:
        return engine.at.event_deck[frame[PLACED] : frame[COUNT]]

    @staticmethod
    def offers(engine: Engine, frame: Frame) -> list[Action]:
        names = engine.tables.events
        looked = dict.fromkeys(Scry._looked(engine, frame))
        if MODES[frame[MODE]] == "bottom_one":
            return [*(actions.Bottom(names[card]) for card in looked), actions.Done()]
        return [actions.First(names[card]) for card in looked]

    @staticmethod
    def answer(engine: Engine, frame: Frame, action: Action) -> None:
        at, tables = engine.at, engine.tables
        match action:
            case actions.Event():
                decide_event(engine, at.event_deck.index(NONE), tables.event_index[action.event])
            case actions.First():
                Scry._move(engine, tables.event_index[action.event], frame, frame[PLACED])
                frame[PLACED] += 1
                if MODES[frame[MODE]] == "pick_one":
                    for _ in range(frame[COUNT] - 1):
                        Scry._sink(engine, frame, 1)
                    frame[PLACED] = frame[COUNT]
            case actions.Bottom():
                Scry._move(engine, tables.event_index[action.event], frame, 0)
                Scry._sink(engine, frame, 0)
                frame[PLACED] = 1
            case _:
                frame[PLACED] = 1

    @staticmethod
    def _move(engine: Engine, card: int, frame: Frame, to: int) -> None:
        """A looked-at card goes to a place among them. The backs that everybody saw are where the cards were; they move along."""
        at = engine.at
        place = at.event_deck.index(card, frame[PLACED], frame[COUNT])
        if place == to:
            return
        for pile in (at.event_deck, at.event_backs, at.event_seen):
            pile.insert(to, pile.pop(place))

    @staticmethod
    def _sink(engine: Engine, frame: Frame, place: int) -> None:
        at, seat = engine.at, frame[SEAT]
        name = engine.tables.events[at.event_deck[place]]
        for pile in (at.event_deck, at.event_backs, at.event_seen):
            pile.append(pile.pop(place))
        engine.tell(events.EventSunk(seat=seat, event=name, known_to=(seat,), rule="MANDO-205"))

    @classmethod
    def asks(cls, frame: Frame) -> str:
        return "deal" if frame[STEP] == cls.LOOK else f"scry-{MODES[frame[MODE]].replace('_', '-')}"
