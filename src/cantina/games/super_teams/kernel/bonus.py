"""Bonus cards: who holds what, what everybody may know of it, drawing, and rebuilding the pile (RACE-26, RACE-27, RACE-39)."""

from cantina.core.compiler import rule

from .codes import ACCELERATION, ASTEROID, BONUS, HYPERSPACE, LIGHT_SPEED, PLAYED, SKILLED_PILOT, UNDEALT
from .ids import RACE_27
from .record import Setup, State
from .telling import tell_rebuilt

FIRST_SHUFFLE = 1


@rule
def suits_departure(kind: int, departure: int) -> bool:
    """Whether a bonus card may be used by a ship leaving such a space (RACE-43, RACE-45, RACE-48)."""
    if kind == SKILLED_PILOT:
        return departure == ASTEROID
    if kind == LIGHT_SPEED:
        return departure != ASTEROID and departure != HYPERSPACE
    return kind == ACCELERATION and departure != ASTEROID


@rule
def suspect(s: State, seat: int) -> None:
    """Note what the seat could hold for all that others know: any card, not played yet, of a shuffle it has cards of."""
    cards = 0
    for held in range(BONUS):
        if int(s.bonus_place[held]) == seat:
            for card in range(BONUS):
                if int(s.bonus_place[card]) != PLAYED and int(s.bonus_shuffle[card]) == int(s.bonus_shuffle[held]):
                    cards |= 1 << card
    s.suspected[seat] = cards


@rule
def could_hold(s: State, c: Setup, seat: int, kind: int) -> bool:
    """Whether public knowledge leaves it possible that the seat holds such a card."""
    return int(s.suspected[seat]) & int(c.of_kind[kind]) != 0


@rule
def could_use_at_departure(s: State, c: Setup, seat: int, departure: int) -> bool:
    """Whether public knowledge leaves the seat a card for the departure window."""
    for kind in range(ACCELERATION + 1):
        if suits_departure(kind, departure) and could_hold(s, c, seat, kind):
            return True
    return False


@rule
def first_alike(s: State, c: Setup, card: int) -> bool:
    """No earlier card is the same to everybody: same place, kind and shuffle. Offers each choice once."""
    for other in range(card):
        if (
            int(s.bonus_place[other]) == int(s.bonus_place[card])
            and int(c.bonus[other]) == int(c.bonus[card])
            and int(s.bonus_shuffle[other]) == int(s.bonus_shuffle[card])
        ):
            return False
    return True


@rule
def undealt_of(s: State, c: Setup, kind: int, shuffle: int) -> int:
    """How many cards of a kind are still undecided in a shuffle."""
    count = 0
    for card in range(BONUS):
        if int(s.bonus_place[card]) == UNDEALT and int(c.bonus[card]) == kind and int(s.bonus_shuffle[card]) == shuffle:
            count += 1
    return count


@rule
def undealt_in(s: State, shuffle: int) -> int:
    """How many cards are still undecided in a shuffle; the finish pile belongs to the first one (RACE-14)."""
    count = int(s.pile) if shuffle == int(s.shuffle) else 0
    return count + int(s.finish_pile) if shuffle == FIRST_SHUFFLE else count


@rule
def give(s: State, c: Setup, seat: int, kind: int, shuffle: int) -> None:
    """Decide a card: the seat gets one of that kind."""
    for card in range(BONUS):
        if int(s.bonus_place[card]) == UNDEALT and int(c.bonus[card]) == kind and int(s.bonus_shuffle[card]) == shuffle:
            s.bonus_place[card] = seat
            suspect(s, seat)
            return


@rule
def discard(s: State, c: Setup, card: int) -> None:
    """Set a played card aside for the next pile (RACE-42)."""
    seat = int(s.bonus_place[card])
    s.bonus_place[card] = PLAYED
    for other in range(int(c.seats)):
        s.suspected[other] &= ~(1 << card)
    suspect(s, seat)


@rule
def rebuild(s: State, c: Setup) -> None:
    """Shuffle the played bonus cards into a new pile, once the old one is used up (RACE-27, RACE-R-39)."""
    if int(s.pile) > 0:
        return
    played = 0
    for card in range(BONUS):
        if int(s.bonus_place[card]) == PLAYED:
            played += 1
    if played == 0:
        return
    s.shuffle += 1
    s.pile = played
    for card in range(BONUS):
        if int(s.bonus_place[card]) == PLAYED:
            s.bonus_place[card] = UNDEALT
            s.bonus_shuffle[card] = s.shuffle
    for seat in range(int(c.seats)):
        suspect(s, seat)
    tell_rebuilt(s, RACE_27, played)
