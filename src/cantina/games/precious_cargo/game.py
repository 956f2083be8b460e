"""The typed face of Precious Cargo: positions that play by the kernel's rules."""

from pathlib import Path
from typing import Any, ClassVar, NoReturn, Self, cast

import msgspec
import numpy as np

from cantina.core import game as core
from cantina.core.action import Action, Span, fill
from cantina.core.bot import Lookahead, Observation
from cantina.core.compiled import CompiledGame, CompiledState
from cantina.core.compiler import duplicate
from cantina.core.event import Event
from cantina.core.game import DEALER, OVER, Prompt, Standing, Turn
from cantina.core.ledger import Illegal
from cantina.core.source import Source, pick

from . import actions as act
from .content import UPGRADES
from .events import PreciousCargoEvent, read_log
from .kernel import codes, ids
from .options import Names, Options, make_setup, resolve_options
from .seen import see
from .view import AidSeen, ChancesSeen, ReachSeen, View

HERE = Path(__file__).parent
HUNDREDTHS = 100  # of a point, in which the kernel appraises

PROMPTS = {
    codes.DECIDING: Prompt("turn"),
    codes.PAYING: Prompt("pay"),
    codes.PROTECTING: Prompt("protect"),
    codes.PICKING: Prompt("pick"),
    codes.AIMING: Prompt("aim"),
    codes.GIVING: Prompt("give"),
    codes.OFFERING: Prompt("offer"),
    codes.TAKING: Prompt("take"),
    codes.REVEALING: Prompt("reveal"),
    codes.SCATTERING: Prompt("scatter"),
    codes.SLIPPING: Prompt("slip"),
    codes.TUMBLING: Prompt("tumble"),
    codes.TURNING: Prompt("turn-up"),
    codes.OVER: Prompt("over"),
}
SPANS = {codes.THROW: act.THROW, codes.AIM: act.AIM, codes.SCATTER: act.SCATTER, codes.SLIP: act.SLIP, codes.TUMBLE: act.TUMBLE}
ON_CARDS = {codes.PAY: act.Pay, codes.PICK: act.Pick, codes.OFFER: act.Offer, codes.TURN_UP: act.TurnUp}
VERBS: dict[Any, int] = {
    act.Throw: codes.THROW,
    act.Flick: codes.FLICK,
    act.Aim: codes.AIM,
    act.Scatter: codes.SCATTER,
    act.Slip: codes.SLIP,
    act.Tumble: codes.TUMBLE,
} | {kind: verb for verb, kind in ON_CARDS.items()}


class State(CompiledState[View]):
    """One position of a match: a kernel record with the verbs that every game has."""

    __slots__ = ("_names",)

    max_actions: ClassVar = codes.MAX_ACTIONS
    not_dumped: ClassVar = CompiledState.not_dumped | {"path"}

    def __init__(self, options: Options, setup: Any, record: Any, kernel: Any, names: Names | None = None):
        super().__init__(options, setup, record, kernel)
        self._names = names or Names(options)

    # ---- deciding --------------------------------------------------------------------------------------------------

    @property
    def turn(self) -> Turn:
        """Who is to decide: a seat, DEALER or OVER."""
        stage = int(self._record["stage"][0])
        if stage < codes.SCATTERING:
            return int(self._record["mover"][0])
        return OVER if stage == codes.OVER else DEALER

    def prompt(self) -> Prompt:
        """What is being decided."""
        return PROMPTS[int(self._record["stage"][0])]

    def actions(self) -> list[Action]:
        """Legal actions of the player to move."""
        return [self._decode(code) for code in self._codes()]

    def _decode(self, code: int) -> Action:
        names = self._names
        thing, verb = divmod(code, codes.VERBS)
        if verb in SPANS:
            return SPANS[verb]
        if verb in ON_CARDS:
            card = names.cards[thing]
            return ON_CARDS[verb](card.ally, card.beskar)
        match verb:
            case codes.FLICK:
                return self._flick()
            case codes.BUY:
                return act.Buy(UPGRADES[thing])
            case codes.SHIELD:
                return act.Protect(names.allies[thing])
            case codes.BESTOW:
                return act.Give(names.discs[thing])
            case codes.TAKE:
                card = names.cards[thing % codes.KINDS]
                return act.Take(names.disc_of_pile(thing // codes.KINDS), card.ally, card.beskar)
            case codes.UNVEIL:
                return act.Reveal(thing)
        return act.End()

    def _flick(self) -> act.Flick:
        return act.flick(int(self._setup["nearest"][0, self._record["mover"][0]]))

    def _encode(self, action: Action) -> int:
        """The kernel's number of an action; raises Illegal where no number could say it."""
        names = self._names
        match action:
            case act.Buy(upgrade) if upgrade in UPGRADES:
                return codes.BUY + codes.VERBS * UPGRADES.index(upgrade)
            case act.Protect(ally) if ally in names.allies:
                return codes.SHIELD + codes.VERBS * names.allies.index(ally)
            case act.Give(to) if to in names.discs:
                return codes.BESTOW + codes.VERBS * names.discs.index(to)
            case act.Take(whose, ally, beskar) if whose in names.discs and (ally, beskar) in names.kinds:
                pile = names.piles[names.discs.index(whose)]
                if names.disc_of_pile(pile) == whose:
                    return codes.TAKE + codes.VERBS * (codes.KINDS * pile + names.kinds[ally, beskar])
            case act.Reveal(place) if place in range(codes.FIELD):
                return codes.UNVEIL + codes.VERBS * place
            case act.End():
                return codes.END
            case act.Pay(ally, beskar) | act.Pick(ally, beskar) | act.Offer(ally, beskar) | act.TurnUp(ally, beskar):
                if (ally, beskar) in names.kinds:
                    return VERBS[type(action)] + codes.VERBS * names.kinds[ally, beskar]
            case act.Throw() | act.Flick() | act.Aim() | act.Scatter() | act.Slip() | act.Tumble():
                return self._encode_numbers(action)
        return self._refuse("CORE-05", action)

    def _encode_numbers(self, action: Action) -> int:
        """Numbers are packed by their place in the span; one outside it is refused, unless another rule comes first."""
        verb = VERBS[type(action)]
        offered = self._flick() if verb == codes.FLICK else SPANS[verb]
        packed, rule = 0, ""
        for name in reversed(offered.__struct_fields__):
            span, number = cast(Span, getattr(offered, name)), getattr(action, name)
            if not isinstance(number, int) or not span.low <= number <= span.high:
                too_near = name == "distance" and isinstance(number, int) and number < span.low
                number, rule = span.low, "CARGO-18" if too_near else "CARGO-19"
            packed = packed * codes.WIDE + number - span.low
        code = verb + codes.VERBS * packed
        if rule:
            refused = self._kernel.forbidding(self._record, self._setup, code)
            rule = "CORE-04" if isinstance(action, act.DEALT) else rule
            self._refuse(ids.name(refused) if refused else rule, action)
        return code

    def _refuse(self, rule: str, action: Action) -> NoReturn:
        if self.turn == OVER:
            rule = "CORE-02"
        elif (self.turn == DEALER) != isinstance(action, act.DEALT):
            rule = "CORE-01"
        raise Illegal(rule, **msgspec.structs.asdict(action))

    def _make(self, action: Action) -> list[Event]:
        """Make a move and tell what happened; or raise Illegal and change nothing."""
        if refused := self._play(self._encode(action)):
            raise Illegal(ids.name(refused), **msgspec.structs.asdict(action))
        return read_log(self._log(), self._names)

    def odds(self) -> list[tuple[Action, int]] | None:
        """On the dealer's turn: every card with its copies left. A throw has too many outcomes to list."""
        if self.prompt().kind != "turn-up":
            return None
        left = self._record["left"][0].tolist()
        return [(act.TurnUp(card.ally, card.beskar), left[kind]) for kind, card in enumerate(self._names.cards) if left[kind]]

    def deal(self, source: Source) -> Action:
        """On the dealer's turn: one outcome by its true odds. All numbers within the spans of a throw are equally likely."""
        if self.turn != DEALER:
            raise Illegal("CORE-01")
        if self.prompt().kind != "turn-up":
            return fill(self.actions()[0], source)
        card = self._names.cards[pick(source, self._record["left"][0].tolist())]
        return act.TurnUp(card.ally, card.beskar)

    # ---- copying and seeing --------------------------------------------------------------------------------------------

    def copy(self) -> Self:
        """An independent copy."""
        return type(self)(self.options, self._setup, duplicate(self._record), self._kernel, self._names)

    def redeal(self, seat: int | None, source: Source) -> Self:  # noqa: ARG002  (cards are decided when turned up)
        """A copy: every position looks to every seat as it is."""
        return self.copy()

    def view(self, seat: int | None) -> View:
        """The position as a seat sees it; None is a spectator. Only the aiming aid and chances are for one seat alone."""
        seen = self._seen_by_all()
        aided = self.options.aid and seat == seen.mover
        aid = self.aid(seen.mover) if aided and seen.prompt.kind in ("turn", "aim") else None
        return msgspec.structs.replace(seen, seat=seat, aid=aid, chances=self.chances() if aided and not seen.things else None)

    def _open_view(self) -> View:
        """What everybody sees."""
        return see(self)

    def survey(self) -> list[int]:
        """What the kernel says of points, teams and upgrades."""
        into = np.zeros(codes.SEATS + 7 + 2 * codes.UPGRADES, np.int64)
        self._kernel.survey(self._record, self._setup, into)
        found: list[int] = into.tolist()
        return found

    def parts(self, pile: int) -> list[list[int]]:
        """For each ally in a win pile: cards outside protected sets, their points, and the bonus of the set."""
        into = np.zeros((codes.ALLIES, 3), np.int64)
        self._kernel.parts(self._record, self._setup, pile, into.reshape(-1))
        found: list[list[int]] = into.tolist()
        return found

    def hit_map(self) -> Any:
        """What a disc lies on wherever it rests; drawn when it is first asked for, and shared by all positions of a match."""
        if self._names.hits is None:
            from .aid import hit_map

            self._names.hits = hit_map(self._setup)
        return self._names.hits

    def _aiming(self) -> Any:
        from .kernel import aiming

        return aiming

    def good_aim(self, seat: int) -> tuple[int, int]:
        """Where a seat's throw, or the next card of its Multi-throw, promises most."""
        aiming, room = self._aiming(), np.zeros(self._aiming().ROOM, np.int64)
        packed = aiming.aim_well(self._record, self._setup, self.hit_map(), seat, self._things(), room)
        x, y = divmod(packed, 2 * codes.REACH + 1)
        return x - codes.REACH, y - codes.REACH

    def _things(self) -> int:
        return codes.THROWN_CARDS if self.prompt().kind == "aim" else 1

    def aid(self, seat: int) -> AidSeen:
        """The aiming aid for a seat's next throw."""
        from .aid import promises

        aiming = self._aiming()
        room = np.zeros(aiming.ROOM, np.int64)
        lying = aiming.look_around(self._record, self._setup, seat, room)
        worth = room[: codes.FIELD].tolist()
        points, clean = promises(self._setup, self.hit_map(), seat, self._things(), lying, worth)
        return AidSeen(-codes.REACH, aiming.GRID_STEP, aiming.GRID, points, clean)

    def chances(self) -> ChancesSeen | None:
        """What the latest aim of a throw promises; None where nothing is aimed."""
        aiming, record = self._aiming(), self._record
        aimed = int(record["things"][0])
        if not aimed or self.prompt().kind not in ("scatter", "aim", "tumble"):
            return None
        x, y = (int(record[name][0, aimed - 1]) for name in ("aim_x", "aim_y"))
        things = 1 if self.prompt().kind == "scatter" else codes.THROWN_CARDS
        room, into = np.zeros(aiming.ROOM, np.int64), np.zeros(codes.FIELD + 3, np.int64)
        aiming.weigh(record, self._setup, self.hit_map(), x, y, things, room, into)
        points, *places, any_card, grogu = into.tolist()
        return ChancesSeen(points, places, any_card, grogu)

    def reaches(self, seat: int) -> list[ReachSeen]:
        """How far a seat's flicks carry; worked out when it is first to throw, and shared by all positions of a match."""
        known = self._names.reaches
        if seat not in known:
            from .kernel import reaching

            path, into = np.zeros_like(self._record["path"][0]), np.zeros((reaching.SPEEDS, reaching.NUMBERS), np.int64)
            reaching.reach(self._setup, seat, path, into.reshape(-1))
            speeds = range(codes.SLOWEST, codes.FASTEST + 1, reaching.SPEED_STEP)
            known[seat] = [ReachSeen(speed, *numbers) for speed, numbers in zip(speeds, into.tolist(), strict=True)]
        return known[seat]

    def standing(self) -> Standing:
        """Points by seat, those of a common pile for all of it; the winning team once the match is over."""
        scores, winner, won_by = self.survey(), int(self._record["winner"][0]), int(self._record["won_by"][0])
        winners = self._names.team(winner)[1] if winner >= 0 else []
        return Standing([scores[pile] for pile in self._names.piles], winners, False, ids.name(won_by) if won_by else None)

    def _repr_svg_(self) -> str:
        from .art import picture

        return picture(self.options, self.view(None))


# what no number of the kernel stands for: a flick from too near, and things that are not in the match
BEFORE_THE_KERNEL = frozenset({"CARGO-18", "CORE-05"})


class PreciousCargo(CompiledGame[State]):
    """The Mandalorian: Precious Cargo."""

    id: ClassVar = "precious-cargo"
    version: ClassVar = 2
    seats: ClassVar = range(2, 7)
    options: ClassVar = Options
    action: ClassVar[Any] = act.PreciousCargoAction
    event: ClassVar[Any] = PreciousCargoEvent
    view: ClassVar = View
    folder: ClassVar = HERE
    state = State
    setup: ClassVar = make_setup

    @property
    def carries(self) -> frozenset[str]:
        """The ids of the rules that its events and refusals can carry."""
        return frozenset(ids.name(number) for number in ids.all_numbers()) | BEFORE_THE_KERNEL

    def resolve_options(self, options: core.Options) -> core.Options:
        """Options with shipped content put in for its name, checked as a whole."""
        return resolve_options(cast(Options, options))

    def candidates(self, state: core.State, seat: int) -> list[Action]:
        """What the seat may do, each throw at its best aim; nothing is flicked."""
        position, found = cast(State, state), []
        for action in position.actions():
            if isinstance(action, act.Throw | act.Aim):
                action = type(action)(*position.good_aim(seat))
            if not isinstance(action, act.Flick):
                found.append(action)
        return found

    def appraise(self, state: core.State, seat: int) -> float:
        """The lead of the seat's team with what its move promises, in points."""
        appraisal = self.kernel("appraisal")
        position = cast(State, state)
        states: Any = np.frombuffer(bytearray(position._record.tobytes() * 2), position._record.dtype)
        out, room = np.empty(codes.MAX_ACTIONS, np.int32), np.zeros(self.kernel("aiming").ROOM, np.int64)
        worth: int = appraisal.appraise(states, position._setup, position.hit_map(), out, seat, room)
        return worth / HUNDREDTHS

    def look_ahead(self, observation: Observation, seat: int, source: Source) -> Lookahead | None:
        """What the seat may do, with aims in place of spans."""
        from .lookahead import Lookahead, is_ready

        return Lookahead(cast(State, observation.sample(source)), seat, source) if is_ready() else None


GAME = PreciousCargo()
