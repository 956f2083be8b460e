"""Setting up a match: decks, tokens, figures, loyalty, hands and the first player (MANDO-24 to MANDO-43)."""

from cantina.core.action import Action

from .. import actions, events
from ..language.terms import Reference
from .decks import draw, show_back
from .frames import NOWHERE, Frame
from .record import Record
from .revealing import decide_token, reveal, token_odds
from .selecting import spaces
from .slots import SETTING_UP, complicate
from .stack import Engine
from .tables.codes import NONE, ORANGE, UNIQUE
from .tables.match import Tables
from .tokens import place_token, put_on
from .trouble import run_hooks
from .turn import Turn


def begin(tables: Tables) -> Record:
    """The position before the first card is dealt."""
    at = Record()
    figures, seats = len(tables.figures), tables.seats
    at.doors = tables.unlocked
    at.figure_space = [tables.start] * figures
    at.figure_damage, at.figure_plans = [0] * figures, [0] * figures
    at.figure_gear = [tables.gear_ids.index(gear) for gear in tables.agreed.gear] or [NONE] * figures
    at.wards = [0] * (figures * seats)
    kinds = len(tables.tokens)
    own = [copies if mine else 0 for copies, mine in zip(tables.token_copies, tables.token_own, strict=True)]
    at.pool = [count if shape not in (ORANGE, UNIQUE) else 0 for count, shape in zip(own, tables.token_shape, strict=True)]
    at.reserve = [count if shape == ORANGE else 0 for count, shape in zip(own, tables.token_shape, strict=True)]
    at.sure, at.defeated, at.removed = list(tables.hidden), [0] * kinds, [0] * kinds
    for shape, space, _ in tables.sites:
        _lay(at, NONE, shape, space, up=0)
    at.undrawn, at.discarded, at.owed = list(tables.card_copies), [0] * len(tables.cards), [0] * seats
    at.supply = [white + yellow for white, yellow in zip(tables.white, tables.yellow, strict=True)]
    at.spent = [0] * len(at.supply)
    at.door_damage, at.tracks = [0] * len(tables.doors), [0] * len(tables.tracks)
    at.plan_pool, at.plan_discard = list(tables.plan_copies), [0] * len(tables.plans)
    at.event_pool = [1] * len(tables.events)
    count = len(tables.events)
    at.event_deck, at.event_backs, at.event_seen = [NONE] * count, [NONE] * count, [0] * count
    at.peeked, at.calm_turns, at.calm_events = [0] * seats, [0] * seats, [0] * seats
    at.hands = [[] for _ in range(seats)]
    at.slot_cards, at.slot_tokens = [[] for _ in tables.slots], [[] for _ in tables.slots]
    at.stack = [Setup(0)]
    return at


def _lay(at: Record, kind: int, shape: int, space: int, up: int) -> None:
    at.piece_kind.append(kind)
    at.piece_shape.append(shape)
    at.piece_space.append(space)
    at.piece_up.append(up)
    for pile, first in (
        (at.piece_damage, 0),
        (at.piece_known, 0),
        (at.piece_stun, NONE),
        (at.piece_carrier, NONE),
        (at.piece_marked, 0),
    ):
        pile.append(first)


class Setup(Frame):
    """What the dealer does before the first turn, in the order of the rulebook."""

    code = 0
    prompt = "deal"
    SLOTS, BACK, FACES, UNIQUES, LOYALTY, FIRST, HANDS, CHILD, BOUNTY, ORDERS, START, OVER = range(12)

    next: int  # the place in the current stage

    def step(self, engine: Engine) -> None:
        at, tables = engine.at, engine.tables
        stage = self.stage
        agreed = tables.agreed
        if stage == Setup.SLOTS:
            if self.next < len(tables.slots):
                self.next += 1
                complicate(engine, self.next - 1, 1, rule=SETTING_UP)
                return
        elif stage == Setup.BACK:
            show_back(engine)
        elif stage == Setup.FACES:
            faces = [piece for piece, (_, _, up) in enumerate(tables.sites) if up]
            if self.next < len(faces):
                engine.deal()
                return
        elif stage == Setup.UNIQUES:
            for kind, space in tables.unique_sites:
                place_token(engine, kind, space)
            for kind, reference in tables.places:
                _place_on_sheet(engine, kind, reference)
        elif stage == Setup.LOYALTY:
            if agreed.traitor and self.next < len(self._hidden(engine)):
                engine.deal()
                return
        elif stage == Setup.FIRST:
            if agreed.first == NONE and self.next == 0:
                engine.deal()
                return
            at.active = at.active if agreed.first == NONE else agreed.first
        elif stage == Setup.HANDS:
            if self.next < tables.seats:
                seat = (at.active + self.next) % tables.seats
                self.next += 1
                draw(engine, seat, agreed.hand)
                return
        elif stage == Setup.CHILD:
            if self._carriers(engine):
                if len(self._carriers(engine)) > 1:
                    engine.ask(at.active)
                    return
                self._carry(engine, self._carriers(engine)[0])
        elif stage == Setup.BOUNTY:
            if agreed.bounties and at.bounty == NONE:
                engine.deal()
                return
        elif stage == Setup.ORDERS:
            run_hooks(engine, "setup")
        elif stage == Setup.START:
            reveal(engine, engine.pieces_at(tables.start), engine.your_figures()[0])
        else:
            at.stack[0] = Turn()
            return
        self.stage, self.next = stage + 1, 0

    def _hidden(self, engine: Engine) -> list[int]:
        """The players who get a hidden loyalty card: all but the sworn ones."""
        tables = engine.tables
        return [seat for seat in range(tables.seats) if seat not in tables.agreed.sworn]

    def _carriers(self, engine: Engine) -> list[int]:
        """Who may carry the child at the start: the first entry in play (MANDO-R-06)."""
        at, tables = engine.at, engine.tables
        for name in tables.child_carriers if at.child_figure == NONE else ():
            if name == "first_player":
                return engine.your_figures()
            if name in tables.figure_index:
                return [tables.figure_index[name]]
        return []

    def _carry(self, engine: Engine, figure: int) -> None:
        engine.at.child_figure = figure
        engine.tell(events.PickedUp(figure=engine.figure_name(figure), token="child", rule="MANDO-245"))

    def offers(self, engine: Engine) -> list[Action]:
        return [actions.Who(engine.figure_name(figure)) for figure in self._carriers(engine)]

    def asks(self) -> str:
        return "carrier" if self.stage == self.CHILD else self.prompt

    def _face(self, engine: Engine) -> int:
        faces = [piece for piece, (_, _, up) in enumerate(engine.tables.sites) if up]
        return faces[self.next]

    def odds(self, engine: Engine) -> list[tuple[Action, int]]:
        at, tables = engine.at, engine.tables
        match self.stage:
            case Setup.FACES:
                return token_odds(engine, self._face(engine))
            case Setup.LOYALTY:
                hidden = self._hidden(engine)
                seat = hidden[self.next]
                left = len(hidden) - self.next + tables.agreed.spare_loyalty
                if at.traitor != NONE:
                    return [(actions.Loyalty(seat, False), 1)]
                return [(actions.Loyalty(seat, True), 1), (actions.Loyalty(seat, False), left - 1)]
            case Setup.FIRST:
                return [(actions.Begin(seat), 1) for seat in range(tables.seats)]
        return [(actions.Bounty(bounty), 1) for bounty in tables.bounty_ids]

    def answer(self, engine: Engine, action: Action) -> None:
        at, tables = engine.at, engine.tables
        self.next += 1
        match action:
            case actions.Token():
                self.next -= 1
                piece = self._face(engine)
                self.next += 1
                decide_token(engine, piece, tables.token_index[action.token])
                at.piece_up[piece] = 1
                space = engine.space_name(at.piece_space[piece])
                engine.tell(events.Placed(piece=piece, token=action.token, space=space, rule="MANDO-35"))
            case actions.Loyalty():
                at.hidden |= 1 << action.seat
                if action.traitor:
                    at.traitor = action.seat
                known = (action.seat,)
                engine.tell(events.Loyal(seat=action.seat, traitor=action.traitor, known_to=known, rule="MANDO-22"))
            case actions.Begin():
                at.active = action.seat
            case actions.Bounty():
                at.bounty = tables.bounty_ids.index(action.bounty)
                engine.tell(events.BountyShown(bounty=action.bounty, rule="MANDO-205"))
            case actions.Who():
                self._carry(engine, tables.figure_index[action.figure])


def _place_on_sheet(engine: Engine, kind: int, reference: Reference) -> None:
    """A token of a mercenary sheet that is on the map from the start."""
    found = spaces(engine, reference, NOWHERE)
    if found:
        piece = put_on(engine, kind, engine.tables.token_shape[kind], found[0])
        name = engine.tables.tokens[kind]
        space = engine.space_name(found[0])
        engine.tell(events.Placed(piece=piece, token=name, space=space, rule="MANDO-35"))
