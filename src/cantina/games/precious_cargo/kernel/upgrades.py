"""The six upgrades, each in effect as soon as it is paid (CARGO-38, CARGO-40 to CARGO-57)."""

from cantina.core.compiler import rule

from .codes import (
    AIMING,
    FACE_DOWN,
    FIELD,
    GIFT,
    GIVING,
    MOST_BESKAR,
    MULTI_THROW,
    NONE,
    OFFERING,
    PAYING,
    PICKING,
    PROTECT,
    PROTECTING,
    REVEALED_CARDS,
    REVEALING,
    STEAL,
    TAKING,
    THROWN_CARDS,
    TRADE,
    TUMBLING,
    TURNING,
)
from .ids import CARGO_37, CARGO_38, CARGO_40, CARGO_43, CARGO_44, CARGO_51, CARGO_52, CARGO_54
from .piles import gain, lose, spend
from .points import group, group_points, score
from .purchase import UNPAID, price
from .record import Setup, State
from .telling import tell_aimed, tell_bestowed, tell_bought, tell_paid, tell_picked, tell_protected, tell_stole, tell_traded
from .turn import end_purchase


@rule
def buy(s: State, upgrade: int) -> None:
    """An upgrade leaves its pile; it is paid next (CARGO-R-30, CARGO-R-31)."""
    seat = int(s.mover)
    s.stock[upgrade] -= 1
    s.used[seat] |= 1 << upgrade
    s.upgrade = upgrade
    s.due = price(upgrade)
    s.smallest = UNPAID
    s.picked = 0
    s.stage = PAYING
    tell_bought(s, CARGO_38, seat, upgrade, int(s.due))


@rule
def pay(s: State, c: Setup, kind: int) -> None:
    """One card is given up with its points; the effect follows once the price is reached (CARGO-37)."""
    pile, beskar = int(c.pile[int(s.mover)]), kind % MOST_BESKAR + 1
    spend(s, pile, kind)
    s.due -= beskar
    s.smallest = min(int(s.smallest), beskar)
    if s.telling:
        tell_paid(s, CARGO_37, int(s.mover), kind, score(s, c, pile))
    if int(s.due) <= 0:
        s.due = 0
        s.smallest = 0
        take_effect(s)


@rule
def take_effect(s: State) -> None:
    """What the upgrade asks its buyer next."""
    upgrade = int(s.upgrade)
    if upgrade == PROTECT:
        s.stage = PROTECTING
    elif upgrade == MULTI_THROW:
        s.stage = PICKING
    elif upgrade == GIFT:
        s.stage = GIVING
    elif upgrade == STEAL:
        s.stage = TAKING
    elif upgrade == TRADE:
        s.stage = OFFERING
    elif int(s.undecided) - int(s.pile) > REVEALED_CARDS:
        s.stage = REVEALING
    else:  # CARGO-R-45: all there are
        for place in range(FIELD):
            if int(s.field[place]) == FACE_DOWN:
                s.chosen |= 1 << place
                s.picked += 1
        s.stage = TURNING


@rule
def protect(s: State, c: Setup, ally: int) -> None:
    """The whole group becomes a protected set with its points of now; later cards start a new one (CARGO-40 to CARGO-42)."""
    pile, i = int(c.pile[int(s.mover)]), int(s.sets)
    cards = group(s, pile, ally)
    s.set_pile[i] = pile
    s.set_ally[i] = ally
    s.set_cards[i] = cards
    s.set_points[i] = group_points(c, pile, ally, cards)
    s.sets = i + 1
    for kind in range(ally * MOST_BESKAR, (ally + 1) * MOST_BESKAR):
        s.guarded[pile, kind] += s.held[pile, kind]
        s.held[pile, kind] = 0
    s.cards[pile] -= cards
    tell_protected(s, CARGO_40, int(s.mover), ally, cards, int(s.set_points[i]))
    end_purchase(s)


@rule
def pick(s: State, c: Setup, kind: int) -> None:
    """One of the three cards to be thrown leaves the pile with its points (CARGO-43, CARGO-44)."""
    pile = int(c.pile[int(s.mover)])
    spend(s, pile, kind)
    s.picked += 1
    if s.telling:
        tell_picked(s, CARGO_44, int(s.mover), kind, score(s, c, pile))
    if int(s.picked) == THROWN_CARDS:
        s.picked = 0
        s.stage = AIMING
        s.distance = c.nearest[int(s.mover)]


@rule
def aim(s: State, x: int, y: int) -> None:
    """Where one of the three cards is thrown; all are thrown at once (CARGO-43)."""
    i = int(s.things)
    s.aim_x[i] = x
    s.aim_y[i] = y
    s.things = i + 1
    tell_aimed(s, CARGO_43, int(s.mover), i, x, y)
    if i + 1 == THROWN_CARDS:
        s.stage = TUMBLING


@rule
def bestow(s: State, seat: int) -> None:
    """A team-mate will throw once more in the next turn of its own (CARGO-50, CARGO-51)."""
    s.gifts[seat] += 1
    tell_bestowed(s, CARGO_51, int(s.mover), seat)
    end_purchase(s)


@rule
def offer(s: State, kind: int) -> None:
    """The player's card of a trade (CARGO-R-44)."""
    s.offered = kind
    s.stage = TAKING


@rule
def take_from(s: State, c: Setup, pile: int, kind: int) -> None:
    """A card of another win pile, stolen or for the offered one; both piles count what they have now (CARGO-52 to CARGO-55)."""
    own = int(c.pile[int(s.mover)])
    lose(s, pile, kind)
    gain(s, own, kind)
    if int(s.upgrade) == TRADE:
        given = int(s.offered)
        lose(s, own, given)
        gain(s, pile, given)
        s.offered = NONE
        tell_traded(s, CARGO_54, int(s.mover), pile, given, kind)
    else:
        tell_stole(s, CARGO_52, int(s.mover), pile, kind)
    end_purchase(s)


@rule
def unveil(s: State, place: int) -> None:
    """One of the four cards to be turned up (CARGO-56)."""
    s.chosen |= 1 << place
    s.picked += 1
    if int(s.picked) == REVEALED_CARDS:
        s.stage = TURNING
