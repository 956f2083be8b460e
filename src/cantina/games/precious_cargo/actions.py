"""Actions of Precious Cargo, and the numbers by which the kernel knows them.

Lengths are tenths of a millimetre, angles hundredths of a degree, speeds millimetres a second.
"""

from typing import Any, NoReturn, cast

import msgspec

from cantina.core.action import Action, Span
from cantina.core.game import DEALER, OVER
from cantina.core.ledger import Illegal

from .content import UPGRADES, Beskar, Disc, Upgrade
from .kernel import codes, ids
from .kernel.codes import BACK, FASTEST, FLUBS, HALF_TURN, HIGHEST, LOWEST, REACH, SLOWEST, WIDEST
from .kernel.tables import DRAWS
from .names import Reading

# what no number of the kernel stands for: a flick from too near, and things that are not in the match
BEFORE_THE_KERNEL = frozenset({"CARGO-18", "CORE-05"})


class AtPoint(Action, frozen=True):
    """Something thrown at a point, measured from Grogu's centre."""

    x: int | Span
    y: int | Span


class OnCard(Action, frozen=True):
    """Something done with an ally card, by what it shows."""

    ally: str
    beskar: Beskar


class Throw(AtPoint, frozen=True, tag="throw"):
    """Throw the player's disc at a point, measured from Grogu's centre (CARGO-19)."""


class Flick(Action, frozen=True, tag="flick"):
    """Throw the player's disc by hand: from how far off Grogu's centre, how far to the left of Grogu, how fast, how steeply."""

    distance: int | Span
    direction: int | Span
    speed: int | Span
    loft: int | Span


class Buy(Action, frozen=True, tag="buy"):
    """Buy an upgrade instead of throwing (CARGO-36)."""

    upgrade: Upgrade


class End(Action, frozen=True, tag="end"):
    """Buy nothing more in this turn (CARGO-R-28)."""


class Pay(OnCard, frozen=True, tag="pay"):
    """Give up an ally card for an upgrade; the last one needed closes the payment (CARGO-37)."""


class Protect(Action, frozen=True, tag="protect"):
    """Choose the set that Protect is put on (CARGO-40)."""

    ally: str


class Pick(OnCard, frozen=True, tag="pick"):
    """Choose one of the three cards of a Multi-throw (CARGO-43)."""


class Aim(AtPoint, frozen=True, tag="aim"):
    """Aim one of the three cards of a Multi-throw (CARGO-43)."""


class Give(Action, frozen=True, tag="give"):
    """Choose the team-mate who gets the turn (CARGO-50)."""

    to: Disc


class Offer(OnCard, frozen=True, tag="offer"):
    """Choose the player's card of a trade (CARGO-54)."""


class Take(Action, frozen=True, tag="take"):
    """Take a card of another win pile, stolen or traded; the Empire's common pile is its first player's (CARGO-52, CARGO-54)."""

    whose: Disc
    ally: str
    beskar: Beskar


class Reveal(Action, frozen=True, tag="reveal"):
    """Choose one of the four cards to be turned up, by its place in the layout (CARGO-56)."""

    place: int


class Scatter(Action, frozen=True, tag="scatter"):
    """The dealer: how a throw errs along its way and to the left, as draws from the normal table; luck 0 is a flub."""

    along: int | Span
    aside: int | Span
    luck: int | Span


class Slip(Action, frozen=True, tag="slip"):
    """The dealer: how a flick errs in speed, loft, direction and friction, as draws from the normal table; luck 0 is a flub."""

    speed: int | Span
    loft: int | Span
    direction: int | Span
    friction: int | Span
    luck: int | Span


class Tumble(Action, frozen=True, tag="tumble"):
    """The dealer: how a thrown card errs, and the angle of its long side at rest."""

    along: int | Span
    aside: int | Span
    luck: int | Span
    angle: int | Span


class TurnUp(OnCard, frozen=True, tag="turn-up"):
    """The dealer: what a card is that was taken or revealed."""


PreciousCargoAction = (
    Throw | Flick | Buy | End | Pay | Protect | Pick | Aim | Give | Offer | Take | Reveal
    | Scatter | Slip | Tumble | TurnUp
)  # fmt: skip
DEALT = (Scatter, Slip, Tumble, TurnUp)

AREA = Span(-REACH, REACH)
DRAW, LUCK = Span(0, DRAWS - 1), Span(0, FLUBS - 1)
AIM, SCATTER = Aim(AREA, AREA), Scatter(DRAW, DRAW, LUCK)
SLIP, TUMBLE = Slip(DRAW, DRAW, DRAW, DRAW, LUCK), Tumble(DRAW, DRAW, LUCK, Span(0, HALF_TURN - 1))
THROW = Throw(AREA, AREA)


def flick(nearest: int) -> Flick:
    """Every flick of a seat whose nearest place is that far from Grogu's centre."""
    return Flick(Span(nearest, nearest + BACK), Span(-WIDEST, WIDEST), Span(SLOWEST, FASTEST), Span(LOWEST, HIGHEST))


# ---- as numbers of the kernel ---------------------------------------------------------------------------------------------

SPANS = {codes.THROW: THROW, codes.AIM: AIM, codes.SCATTER: SCATTER, codes.SLIP: SLIP, codes.TUMBLE: TUMBLE}
ON_CARDS = {codes.PAY: Pay, codes.PICK: Pick, codes.OFFER: Offer, codes.TURN_UP: TurnUp}
VERBS: dict[Any, int] = {
    Throw: codes.THROW,
    Flick: codes.FLICK,
    Aim: codes.AIM,
    Scatter: codes.SCATTER,
    Slip: codes.SLIP,
    Tumble: codes.TUMBLE,
} | {kind: verb for verb, kind in ON_CARDS.items()}


def decode(state: Reading[Any], code: int) -> Action:
    """The action that a number of the kernel stands for; one that asks for numbers has spans."""
    names = state._names
    thing, verb = divmod(code, codes.VERBS)
    if verb in SPANS:
        return SPANS[verb]
    if verb in ON_CARDS:
        card = names.cards[thing]
        return ON_CARDS[verb](card.ally, card.beskar)
    match verb:
        case codes.FLICK:
            return _flick(state)
        case codes.BUY:
            return Buy(UPGRADES[thing])
        case codes.SHIELD:
            return Protect(names.allies[thing])
        case codes.BESTOW:
            return Give(names.discs[thing])
        case codes.TAKE:
            card = names.cards[thing % codes.KINDS]
            return Take(names.disc_of_pile(thing // codes.KINDS), card.ally, card.beskar)
        case codes.UNVEIL:
            return Reveal(thing)
    return End()


def _flick(state: Reading[Any]) -> Flick:
    return flick(int(state._setup["nearest"][0, state._record["mover"][0]]))


def encode(state: Reading[Any], action: Action) -> int:
    """The kernel's number of an action; raises Illegal where no number could say it."""
    names = state._names
    match action:
        case Buy(upgrade) if upgrade in UPGRADES:
            return codes.BUY + codes.VERBS * UPGRADES.index(upgrade)
        case Protect(ally) if ally in names.allies:
            return codes.SHIELD + codes.VERBS * names.allies.index(ally)
        case Give(to) if to in names.discs:
            return codes.BESTOW + codes.VERBS * names.discs.index(to)
        case Take(whose, ally, beskar) if whose in names.discs and (ally, beskar) in names.kinds:
            pile = names.piles[names.discs.index(whose)]
            if names.disc_of_pile(pile) == whose:
                return codes.TAKE + codes.VERBS * (codes.KINDS * pile + names.kinds[ally, beskar])
        case Reveal(place) if place in range(codes.FIELD):
            return codes.UNVEIL + codes.VERBS * place
        case End():
            return codes.END
        case OnCard(ally, beskar):
            if (ally, beskar) in names.kinds:
                return VERBS[type(action)] + codes.VERBS * names.kinds[ally, beskar]
        case Throw() | Flick() | Aim() | Scatter() | Slip() | Tumble():
            return _encode_numbers(state, action)
    return _refuse(state, "CORE-05", action)


def _encode_numbers(state: Reading[Any], action: Action) -> int:
    """Numbers are packed by their place in the span; one outside it is refused, unless another rule comes first."""
    verb = VERBS[type(action)]
    offered = _flick(state) if verb == codes.FLICK else SPANS[verb]
    packed, rule = 0, ""
    for name in reversed(offered.__struct_fields__):
        span, number = cast(Span, getattr(offered, name)), getattr(action, name)
        if not isinstance(number, int) or not span.low <= number <= span.high:
            too_near = name == "distance" and isinstance(number, int) and number < span.low
            number, rule = span.low, "CARGO-18" if too_near else "CARGO-19"
        packed = packed * codes.WIDE + number - span.low
    code = verb + codes.VERBS * packed
    if rule:
        refused = state._kernel.forbidding(state._record, state._setup, code)
        rule = "CORE-04" if isinstance(action, DEALT) else rule
        _refuse(state, ids.RULES[refused] if refused else rule, action)
    return code


def _refuse(state: Reading[Any], rule: str, action: Action) -> NoReturn:
    if state.turn == OVER:
        rule = "CORE-02"
    elif (state.turn == DEALER) != isinstance(action, DEALT):
        rule = "CORE-01"
    raise Illegal(rule, **msgspec.structs.asdict(action))
