"""Looking at the top event cards: putting them in order, one to the bottom, or one to be resolved."""

from cantina.core.action import Action

from .. import actions, events
from .decks import decide_event, event_odds, show_back
from .frames import Frame
from .stack import Engine
from .tables.codes import NONE

MODES = ("reorder", "bottom_one", "pick_one")


def scry(engine: Engine, seat: int, cards: int, mode: str, *, open_backs: bool = False) -> None:
    """A player looks at the top event cards; `open_backs`: everybody sees their backs."""
    cards = min(cards, len(engine.at.event_deck))
    if cards:
        engine.push(Scry(seat, cards, MODES.index(mode), 0, open_backs))


class Scry(Frame):
    """The cards are decided, shown to one player, and put back as that player likes."""

    code = 26
    prompt = "scry"
    secret = True
    LOOK, ORDER = range(2)

    seat: int
    count: int
    mode: int
    placed: int
    open_backs: bool

    def step(self, engine: Engine) -> None:
        at = engine.at
        if self.stage == Scry.LOOK:
            if NONE in at.event_deck[: self.count]:
                engine.deal()
                return
            self.stage = Scry.ORDER
            seat = self.seat
            for place in range(self.count):
                at.event_seen[place] |= 1 << seat
                if self.open_backs:
                    at.event_backs[place] = engine.tables.event_back[at.event_deck[place]]
            seen = tuple(engine.tables.events[card] for card in at.event_deck[: self.count])
            engine.tell(events.EventsSeen(seat=seat, events=seen, known_to=(seat,), rule="MANDO-205"))
        elif (MODES[self.mode] == "bottom_one" and not self.placed) or (
            MODES[self.mode] != "bottom_one" and self.placed < self.count - 1
        ):
            engine.ask(self.seat)
        else:
            engine.pop()
            show_back(engine)

    def odds(self, engine: Engine) -> list[tuple[Action, int]]:
        return event_odds(engine, engine.at.event_deck.index(NONE))

    def _looked(self, engine: Engine) -> list[int]:
        return engine.at.event_deck[self.placed : self.count]

    def offers(self, engine: Engine) -> list[Action]:
        names = engine.tables.events
        looked = dict.fromkeys(self._looked(engine))
        if MODES[self.mode] == "bottom_one":
            return [*(actions.Bottom(names[card]) for card in looked), actions.Done()]
        return [actions.First(names[card]) for card in looked]

    def answer(self, engine: Engine, action: Action) -> None:
        at, tables = engine.at, engine.tables
        match action:
            case actions.Event():
                decide_event(engine, at.event_deck.index(NONE), tables.event_index[action.event])
            case actions.First():
                self._move(engine, tables.event_index[action.event], self.placed)
                self.placed += 1
                if MODES[self.mode] == "pick_one":
                    for _ in range(self.count - 1):
                        self._sink(engine, 1)
                    self.placed = self.count
            case actions.Bottom():
                self._move(engine, tables.event_index[action.event], 0)
                self._sink(engine, 0)
                self.placed = 1
            case _:
                self.placed = 1

    def _move(self, engine: Engine, card: int, to: int) -> None:
        """A looked-at card goes to a place among them. The backs that everybody saw are where the cards were; they move along."""
        at = engine.at
        place = at.event_deck.index(card, self.placed, self.count)
        if place == to:
            return
        for pile in (at.event_deck, at.event_backs, at.event_seen):
            pile.insert(to, pile.pop(place))

    def _sink(self, engine: Engine, place: int) -> None:
        at, seat = engine.at, self.seat
        name = engine.tables.events[at.event_deck[place]]
        for pile in (at.event_deck, at.event_backs, at.event_seen):
            pile.append(pile.pop(place))
        engine.tell(events.EventSunk(seat=seat, event=name, known_to=(seat,), rule="MANDO-205"))

    def asks(self) -> str:
        return "deal" if self.stage == self.LOOK else f"scry-{MODES[self.mode].replace('_', '-')}"
