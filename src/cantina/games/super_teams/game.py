"""The typed face of Super Teams: options, and positions that play by the kernel's rules."""

from pathlib import Path
from typing import Annotated, Any, ClassVar, Self, cast

import msgspec
import numpy as np
from msgspec import Meta

from cantina.core import game as core
from cantina.core.action import Action
from cantina.core.bot import Lookahead, Observation
from cantina.core.compiled import CompiledGame, CompiledState
from cantina.core.compiler import allocate, named
from cantina.core.event import Event
from cantina.core.game import DEALER, OVER, Prompt, Standing, Turn, read_options
from cantina.core.ledger import Illegal
from cantina.core.pile import Pile
from cantina.core.problem import blaming
from cantina.core.source import Source, pick

from .actions import (
    BONUS_CARDS,
    COLOURS,
    KINDS,
    NOT_HELD,
    PLAIN,
    SHIP_IDS,
    Hook,
    SuperTeamsAction,
    card_of,
    decode,
    encode,
    needs_card,
)
from .content import SPACES, Board, Colour, Deck, Ship, UnplayableError, check_board, check_deck, names, shipped
from .events import SuperTeamsEvent, read_log
from .kernel import codes, ids
from .view import Bonus, Card, MoveSeen, ShipSeen, View

HERE = Path(__file__).parent

PROMPTS = {
    codes.DEALING: Prompt("deal"),
    codes.CHOOSING: Prompt("fly", own=True),
    codes.DEPARTURE: Prompt("departure", window=True),
    codes.EVASION: Prompt("evasion", window=True),
    codes.LANDING: Prompt("land"),
    codes.HOOKING: Prompt("hook", window=True),
    codes.DRAWING: Prompt("draw"),
    codes.PRIZES: Prompt("prize"),
    codes.OVER: Prompt("over"),
}


class Options(core.Options, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What is agreed before the first card."""

    seats: Annotated[int, Meta(ge=2, le=4)] = 2
    first: Annotated[int, Meta(ge=0, le=3)] = 0
    colours: tuple[Colour, Colour, Colour, Colour] = ("red", "black", "yellow", "green")
    hook_chain: bool = True
    board: Annotated[str, Meta(examples=names(Board))] | Board = "long"
    deck: Annotated[str, Meta(examples=names(Deck))] | Deck = "standard"

    def sides(self) -> list[list[int]]:
        """With four players those opposite each other are a team."""
        return [[0, 2], [1, 3]] if self.seats == 4 else super().sides()


def resolve_options(options: Options) -> Options:
    """Options with shipped content put in for its name, checked as a whole."""
    options = cast(Options, read_options(Options, msgspec.to_builtins(options)))
    if options.first >= options.seats:
        raise UnplayableError("first-seat", option="first", first=options.first, last=options.seats - 1)
    if len(set(options.colours)) < len(options.colours):
        raise UnplayableError("colours", option="colours", takes=COLOURS)
    with blaming("deck"):
        deck = shipped(options.deck, Deck) if isinstance(options.deck, str) else options.deck
        check_deck(deck)
    with blaming("board"):
        board = shipped(options.board, Board) if isinstance(options.board, str) else options.board
        check_board(board, deck)
    return msgspec.structs.replace(options, board=Board(board.name, " ".join(board.codes())), deck=deck)


def make_setup(options: Options) -> Any:
    """What the rules need of the options, as the kernel's record."""
    from .kernel.record import Setup

    board, deck = cast(Board, options.board), cast(Deck, options.deck)
    records = allocate(Setup)
    content = named(records)
    content.seats, content.first, content.hook_chain = options.seats, options.first, options.hook_chain
    content.owner[:] = codes.NOBODY
    content.team[:] = [seat % 2 for seat in range(4)] if options.seats == 4 else range(4)
    for place, colour in enumerate(options.colours):
        if options.seats != 3 or place < 3:  # RACE-11: the fourth colour goes back to the box
            index = COLOURS.index(colour)
            content.owner[2 * index : 2 * index + 2] = place % options.seats
            for number, copies in deck.movement.items():
                content.movement[index * codes.NUMBERS + int(number) - 1] = copies
    spaces = [SPACES[code] for code in board.codes()]
    content.finish = len(spaces) + 1
    content.halves[0], content.halves[content.finish] = codes.START, codes.FINISH
    for space, kinds in enumerate(spaces, start=1):
        content.halves[space] = [KINDS.index(kinds[0]), KINDS.index(kinds[-1])]
    content.bonus[:] = [kind for kind, card in enumerate(BONUS_CARDS) for _ in range(deck.bonus.get(card, 0))]
    content.of_kind[:] = [
        sum(1 << card for card in range(codes.BONUS) if content.bonus[card] == kind) for kind in range(len(BONUS_CARDS))
    ]
    return records


class State(CompiledState[View]):
    """One position of a match: a kernel record with the verbs that every game has."""

    __slots__ = ()

    max_actions: ClassVar = codes.MAX_ACTIONS

    # ---- deciding --------------------------------------------------------------------------------------------------

    @property
    def turn(self) -> Turn:
        """Who is to decide: a seat, DEALER or OVER."""
        record = self._record
        return OVER if record["stage"][0] == codes.OVER else int(record["asked"][0])

    def prompt(self) -> Prompt:
        """What is being decided."""
        return PROMPTS[int(self._record["stage"][0])]

    def _decode(self, code: int) -> SuperTeamsAction:
        if code in PLAIN:
            return PLAIN[code]
        card = code % codes.VERB % codes.PER_SHIP
        return decode(code, int(self._record["bonus_shuffle"][0, card]), int(self._setup["bonus"][0, card]))

    def _encode(self, action: Action) -> int:
        wanted = needs_card(action)
        return encode(action, NOT_HELD if wanted is None else self._bonus_card(*wanted))

    def _bonus_card(self, kind: int, shuffle: int) -> int:
        """The number of the bonus card that the asked seat would play."""
        record, seat = self._record, self.turn
        places, shuffles = record["bonus_place"][0].tolist(), record["bonus_shuffle"][0].tolist()
        for card, card_kind in enumerate(self._setup["bonus"][0].tolist()):
            if seat >= 0 and (places[card], card_kind, shuffles[card]) == (seat, kind, shuffle):
                return card
        return NOT_HELD

    def actions(self) -> list[Action]:
        """Legal actions of the player to move."""
        return [self._decode(code) for code in self._codes()]

    def _make(self, action: Action) -> list[Event]:
        """Make a move and tell what happened; or raise Illegal and change nothing."""
        if refused := self._play(self._encode(action)):
            raise Illegal(ids.name(refused), **self._circumstances(action))
        return read_log(self._log())

    def _circumstances(self, action: Action) -> dict[str, Any]:
        """What the sentence about a refusal may name: the action's own fields, whose ship it is, and the move being made."""
        at, content = named(self._record), named(self._setup)
        moving = codes.DEPARTURE <= int(at.stage) <= codes.PRIZES
        named_things: dict[str, Any] = {
            "moved": SHIP_IDS[at.ship] if moving else None,
            "on": KINDS[at.kind[at.ship]] if moving else None,
            "start": int(at.start) if moving else None,
            "target": int(at.target) if moving else None,
            "used": BONUS_CARDS[at.used] if moving and at.used >= 0 else None,
        }
        if isinstance(action, Hook):
            named_things["card"] = "grappling-hook"
        if (ship := getattr(action, "ship", None)) in SHIP_IDS:
            index = SHIP_IDS.index(cast(Ship, ship))
            owner = int(content.owner[index])
            named_things |= {"seat": owner if owner >= 0 else None, "painted": COLOURS[index // 2]}
        return msgspec.structs.asdict(action) | named_things

    def odds(self) -> list[tuple[Action, int]] | None:
        """On the dealer's turn: every outcome with the number of cards behind it."""
        if self.turn != DEALER:
            return None
        outcomes = self._codes()
        weights = np.zeros(len(outcomes), np.int64)
        self._kernel.weights(self._record, self._setup, np.array(outcomes, np.int32), len(outcomes), weights)
        return [(self._decode(code), weight) for code, weight in zip(outcomes, weights.tolist(), strict=True)]

    def deal(self, source: Source) -> Action:
        """On the dealer's turn: one outcome by its true odds."""
        odds = self.odds()
        if not odds:
            raise Illegal("CORE-01")
        return odds[pick(source, [weight for _, weight in odds])][0]

    # ---- seeing ------------------------------------------------------------------------------------------------------

    def view(self, seat: int | None) -> View:
        """The position as a seat sees it; None is a spectator."""
        seen = self._seen_by_all()
        if seat is None:
            return seen
        record = self._record
        cards = zip(
            self._setup["bonus"][0].tolist(),
            record["bonus_place"][0].tolist(),
            record["bonus_shuffle"][0].tolist(),
            strict=True,
        )
        return msgspec.structs.replace(
            seen,
            seat=seat,
            hand=_movement_cards(record["hand"][0, seat].tolist()),
            bonus=[Bonus(BONUS_CARDS[kind], shuffle) for kind, place, shuffle in cards if place == seat],
        )

    def _open_view(self) -> View:
        """What everybody sees."""
        at, content, seats = self.dump(), self._setup, range(self.options.seats)
        owners, bonus_kinds = content["owner"][0].tolist(), content["bonus"][0].tolist()
        cards = list(zip(bonus_kinds, at["bonus_place"], at["bonus_shuffle"], strict=True))
        in_play = [ship for ship, owner in enumerate(owners) if owner >= 0]
        home = {ship for ship in in_play if at["kind"][ship] == codes.FINISH}
        played = content["movement"][0] - self._record["undealt"][0] - self._record["hand"][0].sum(axis=0)
        return View(
            seat=None,
            turn=self.turn,
            prompt=self.prompt(),
            round=at["round_number"],
            mover=at["mover"],
            ships=[ShipSeen(SHIP_IDS[ship], owners[ship], at["space"][ship], KINDS[at["kind"][ship]]) for ship in in_play],
            hand=[],
            hand_sizes=at["held"][: self.options.seats],
            bonus=[],
            bonus_backs=[sorted(shuffle for _, place, shuffle in cards if place == other) for other in seats],
            movement_pile=at["left"],
            movement_played=_movement_cards(played.tolist()),
            bonus_pile=at["pile"],
            bonus_played=[BONUS_CARDS[kind] for kind, place, _ in cards if place == codes.PLAYED],
            finish_pile=at["finish_pile"],
            wild=[colour for index, colour in enumerate(COLOURS) if len(seats) != 3 and {2 * index, 2 * index + 1} <= home],
            move=self._move_seen(at),
            winners=[winner for winner in seats if at["winners"] >> winner & 1],
        )

    def _move_seen(self, at: dict[str, Any]) -> MoveSeen | None:
        if not codes.DEPARTURE <= at["stage"] <= codes.PRIZES:
            return None
        used, flown = at["used"], at["stage"] > codes.DEPARTURE
        return MoveSeen(
            seat=at["mover"],
            card=Card(*card_of(at["card"])),
            ship=SHIP_IDS[at["ship"]],
            start=at["start"],
            target=at["target"] if flown else None,
            used=BONUS_CARDS[used] if used >= 0 else None,
        )

    def redeal(self, seat: int | None, source: Source) -> Self:
        """A random position that this seat cannot tell from the real one: hidden hands are dealt anew."""
        other = self.copy()
        record = named(other._record)
        others = [hidden for hidden in range(self.options.seats) if hidden != seat]
        movement = Pile(record.undealt.tolist())
        for hidden in others:
            for card, copies in enumerate(record.hand[hidden].tolist()):
                movement.counts[card] += copies
                for _ in range(copies):
                    movement.decide(hidden, card, face=(hidden,))
        movement.redeal(seat, source)
        record.undealt[:] = movement.counts
        record.hand[others] = 0
        for place in movement.places:
            record.hand[place.where, place.kind] += 1
        for shuffle in sorted(set(record.bonus_shuffle.tolist())):
            self._redeal_bonus(record, seat, shuffle, source)
        return other

    def _redeal_bonus(self, record: Any, seat: int | None, shuffle: int, source: Source) -> None:
        """Deal the hidden bonus cards of one shuffle anew: those in other hands and those still undecided."""
        kinds = self._setup["bonus"][0].tolist()
        hidden = [
            card
            for card, (place, number) in enumerate(zip(record.bonus_place, record.bonus_shuffle, strict=True))
            if number == shuffle and place not in (codes.PLAYED, seat)
        ]
        pile = Pile([sum(kinds[card] == kind for card in hidden) for kind in range(len(BONUS_CARDS))])
        held = [(int(record.bonus_place[card]), card) for card in hidden if record.bonus_place[card] != codes.UNDEALT]
        for holder, card in sorted(held):  # by holders, so that the order tells nothing of the cards
            pile.decide(holder, kinds[card], face=(holder,))
        pile.redeal(seat, source)
        record.bonus_place[hidden] = codes.UNDEALT
        for place in pile.places:
            card = next(card for card in hidden if kinds[card] == place.kind and record.bonus_place[card] == codes.UNDEALT)
            record.bonus_place[card] = place.where

    def standing(self) -> Standing:
        """Ships of the player's team that are home; the winners once the match is over."""
        team, kinds = self._setup["team"][0].tolist(), self._record["kind"][0].tolist()
        teams = team[: self.options.seats]
        home = [0, 0, 0, 0]
        for owner, kind in zip(self._setup["owner"][0].tolist(), kinds, strict=True):
            if owner >= 0 and kind == codes.FINISH:
                home[teams[owner]] += 1
        won = int(self._record["winners"][0])
        winners = [seat for seat in range(self.options.seats) if won >> seat & 1]
        shared = len({teams[seat] for seat in winners}) > 1
        rule = ("RACE-55" if shared else "RACE-56") if winners else None
        return Standing([home[team] for team in teams], winners, shared, rule)

    def _repr_svg_(self) -> str:
        from .art import picture

        return picture(cast(Board, self.options.board), [(seen.ship, seen.space) for seen in self.view(None).ships])


MOVEMENT_CARDS = [Card(*card_of(card)) for card in range(codes.CARDS)]


def _movement_cards(counts: list[int]) -> list[Card]:
    return [card for card, copies in zip(MOVEMENT_CARDS, counts, strict=True) for _ in range(copies)]


class SuperTeams(CompiledGame[State]):
    """Star Wars: Super Teams."""

    id: ClassVar = "super-teams"
    version: ClassVar = 1
    seats: ClassVar = range(2, 5)
    options: ClassVar = Options
    action: ClassVar[Any] = SuperTeamsAction
    event: ClassVar[Any] = SuperTeamsEvent
    view: ClassVar = View
    folder: ClassVar = HERE
    state = State
    setup: ClassVar = make_setup

    @property
    def carries(self) -> frozenset[str]:
        """The ids of the rules that its events and refusals can carry."""
        return frozenset(ids.name(number) for number in ids.all_numbers())

    def resolve_options(self, options: core.Options) -> core.Options:
        """Options with shipped content put in for its name, checked as a whole."""
        return resolve_options(cast(Options, options))

    def appraise(self, state: core.State, seat: int) -> float:
        """The lead of the seat's team, in spaces."""
        from .kernel import appraisal

        position = cast(State, state).copy()
        return appraisal.appraise(position._record, position._setup, seat) / appraisal.TENTHS

    def look_ahead(self, observation: Observation, seat: int, source: Source) -> Lookahead | None:
        """What the seat may do, and worlds to try it in."""
        from .lookahead import WORLDS, Lookahead, is_ready

        return Lookahead([cast(State, observation.sample(source)) for _ in range(WORLDS)], seat, source) if is_ready() else None


GAME = SuperTeams()
