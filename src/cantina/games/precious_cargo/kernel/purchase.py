"""Buying upgrades: what they cost, which cards can pay, and whether the effect would still be possible (CARGO-34 to CARGO-39)."""

from cantina.core.compiler import rule

from .codes import (
    CHEAP_PRICE,
    DECIDING,
    GIFT,
    MOST_BESKAR,
    MULTI_THROW,
    PRICE,
    PROTECT,
    REVEAL,
    SMALLEST_SET,
    STEAL,
    THROWN_CARDS,
    TRADE,
)
from .ids import (
    CARGO_36,
    CARGO_37,
    CARGO_39,
    CARGO_50,
    CARGO_R_27,
    CARGO_R_28,
    CARGO_R_30,
    CARGO_R_31,
    CARGO_R_32,
    CARGO_R_37,
    CARGO_R_39,
    CARGO_R_45,
    CORE_03,
)
from .points import group
from .record import Setup, State

UNPAID = 9  # more Beskar than any card shows
FIELDS = 1 << 10


@rule
def price(upgrade: int) -> int:
    """CARGO-04."""
    return CHEAP_PRICE if upgrade == TRADE else PRICE


@rule
def purse(s: State, c: Setup, pile: int) -> int:
    """How many cards of a win pile, outside protected sets, show one bar of Beskar, two and three; packed in fields of FIELDS."""
    counts = 0
    for ally in range(int(c.allies)):
        kind = ally * MOST_BESKAR
        counts += int(s.held[pile, kind]) + FIELDS * (int(s.held[pile, kind + 1]) + FIELDS * int(s.held[pile, kind + 2]))
    return counts


@rule
def can_pay(counts: int, due: int, smallest: int, spare: int) -> bool:
    """Whether the cards of a purse can pay what is due without a needless one, and leave `spare` cards (CARGO-R-27).

    A card is needless if the others reach the price without it; it is enough to look at the smallest.
    """
    ones, twos, threes = counts % FIELDS, counts // FIELDS % FIELDS, counts // (FIELDS * FIELDS)
    if due <= 0:
        return ones + twos + threes >= spare
    for i in range(min(ones, 3) + 1):
        for j in range(min(twos, 2) + 1):
            for k in range(min(threes, 1) + 1):
                paid, least = i + 2 * j + 3 * k, smallest
                if k:
                    least = min(least, 3)
                if j:
                    least = min(least, 2)
                if i:
                    least = min(least, 1)
                if due <= paid < due + least and ones + twos + threes - i - j - k >= spare:
                    return True
    return False


@rule
def can_pay_beside_set(s: State, c: Setup, pile: int, counts: int, due: int, smallest: int) -> bool:
    """Whether a set that Protect needs can be left after paying: two identical cards of the player's faction (CARGO-R-37)."""
    for ally in range(int(c.allies)):
        if int(c.ally_faction[ally]) != int(c.pile_faction[pile]) or group(s, pile, ally) < SMALLEST_SET:
            continue
        for one in range(MOST_BESKAR):
            for other in range(one, MOST_BESKAR):
                kept = 2 if one == other else 1
                if int(s.held[pile, ally * MOST_BESKAR + one]) < kept or int(s.held[pile, ally * MOST_BESKAR + other]) < 1:
                    continue
                if can_pay(counts - FIELDS**one - FIELDS**other, due, smallest, 0):
                    return True
    return False


@rule
def others_have_cards(s: State, c: Setup, pile: int) -> bool:
    """Whether another win pile has a card that is not protected."""
    for other in range(int(c.piles)):
        if other != pile and int(s.cards[other]):
            return True
    return False


@rule
def refuse_effect(s: State, c: Setup, upgrade: int, counts: int, due: int, smallest: int) -> int:
    """CARGO-R-31: the effect must be possible with what is left after paying what is still due."""
    pile = int(c.pile[int(s.mover)])
    if upgrade == PROTECT:
        return 0 if can_pay_beside_set(s, c, pile, counts, due, smallest) else CARGO_R_37
    spare = THROWN_CARDS if upgrade == MULTI_THROW else int(upgrade == TRADE)
    if not can_pay(counts, due, smallest, spare):
        return CARGO_R_32 if upgrade == MULTI_THROW else CARGO_R_31
    if upgrade == STEAL or upgrade == TRADE:
        return 0 if others_have_cards(s, c, pile) else CARGO_R_39
    if upgrade == REVEAL and int(s.undecided) == int(s.pile):
        return CARGO_R_45
    return 0


@rule
def refuse_buy(s: State, c: Setup, upgrade: int) -> int:
    """The rule by which the mover cannot buy an upgrade, or 0."""
    return refuse_purchase(s, c, upgrade, purse(s, c, int(c.pile[int(s.mover)])))


@rule
def refuse_purchase(s: State, c: Setup, upgrade: int, counts: int) -> int:
    """CARGO-35 to CARGO-39: in the player's turn, instead of throwing, once each, and paid for."""
    seat = int(s.mover)
    if int(s.stage) != DECIDING:
        return CORE_03
    if int(s.thrown):
        return CARGO_36
    if int(s.purchases) >= int(c.purchases):
        return CARGO_R_28
    if upgrade != PROTECT and int(s.used[seat]) >> upgrade & 1:
        return CARGO_39
    if int(s.stock[upgrade]) == 0:
        return CARGO_R_30
    if upgrade == GIFT and int(c.members[int(c.faction[seat])]) == 1:
        return CARGO_50
    if not can_pay(counts, price(upgrade), UNPAID, 0):
        return CARGO_37
    return refuse_effect(s, c, upgrade, counts, price(upgrade), UNPAID)


@rule
def refuse_payment(s: State, c: Setup, kind: int) -> int:
    """CARGO-R-27, CARGO-R-31: the card must not be needless, and the rest must do for what is still due and for the effect.

    The caller has seen that the card is there.
    """
    pile, beskar = int(c.pile[int(s.mover)]), kind % MOST_BESKAR + 1
    due, smallest = int(s.due) - beskar, min(int(s.smallest), beskar)
    if due + smallest <= 0:
        return CARGO_R_27
    s.held[pile, kind] -= 1
    counts = purse(s, c, pile)
    refused = CARGO_R_27
    if can_pay(counts, due, smallest, 0):
        refused = refuse_effect(s, c, int(s.upgrade), counts, due, smallest)
    s.held[pile, kind] += 1
    return refused
