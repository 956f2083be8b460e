"""Bonus cards: who holds what, what everybody may know of it, drawing and rebuilding the pile (RACE-26, RACE-27, RACE-34, RACE-39)."""

from cantina.core.compiler import rule

from .ids import RACE_27
from .record import (
    ACCELERATION,
    ASTEROID,
    BONUS,
    HYPERSPACE,
    LIGHT_SPEED,
    PLAYED,
    REBUILT,
    SKILLED_PILOT,
    UNDEALT,
    Content,
    State,
    tell,
)


@rule
def suits_departure(kind: int, departure: int) -> bool:
    """Whether a bonus card may be used by a ship leaving such a space (RACE-43, RACE-45, RACE-48)."""
    if kind == SKILLED_PILOT:
        return departure == ASTEROID
    if kind == LIGHT_SPEED:
        return departure != ASTEROID and departure != HYPERSPACE
    return kind == ACCELERATION and departure != ASTEROID


@rule
def could_hold(s: State, c: Content, seat: int, kind: int) -> bool:
    """Whether public knowledge leaves it possible that the seat holds such a card: it has one of a shuffle in which
    a card of that kind was not played yet."""
    if int(s.bonus_held[seat]) == 0:
        return False
    for held in range(BONUS):
        if int(s.bonus_place[held]) == seat:
            for card in range(BONUS):
                if (
                    int(c.bonus[card]) == kind
                    and int(s.bonus_place[card]) != PLAYED
                    and int(s.bonus_shuffle[card]) == int(s.bonus_shuffle[held])
                ):
                    return True
    return False


@rule
def could_use_at_departure(s: State, c: Content, seat: int, departure: int) -> bool:
    """Whether public knowledge leaves the seat a card for the departure window."""
    for kind in range(ACCELERATION + 1):
        if suits_departure(kind, departure) and could_hold(s, c, seat, kind):
            return True
    return False


@rule
def find_card(s: State, c: Content, seat: int, kind: int, shuffle: int) -> int:
    """A card of that kind and shuffle in the seat's hand, or -1."""
    for card in range(BONUS):
        if int(s.bonus_place[card]) == seat and int(c.bonus[card]) == kind and int(s.bonus_shuffle[card]) == shuffle:
            return card
    return -1


@rule
def first_alike(s: State, c: Content, card: int) -> bool:
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
def undealt_of(s: State, c: Content, kind: int, shuffle: int) -> int:
    """How many cards of a kind are still undecided in a shuffle."""
    count = 0
    for card in range(BONUS):
        if int(s.bonus_place[card]) == UNDEALT and int(c.bonus[card]) == kind and int(s.bonus_shuffle[card]) == shuffle:
            count += 1
    return count


@rule
def give(s: State, c: Content, seat: int, kind: int, shuffle: int) -> None:
    """Decide a card: the seat gets one of that kind."""
    for card in range(BONUS):
        if int(s.bonus_place[card]) == UNDEALT and int(c.bonus[card]) == kind and int(s.bonus_shuffle[card]) == shuffle:
            s.bonus_place[card] = seat
            s.bonus_held[seat] += 1
            return


@rule
def discard(s: State, card: int) -> None:
    """Set a played card aside for the next pile (RACE-42)."""
    s.bonus_held[int(s.bonus_place[card])] -= 1
    s.bonus_place[card] = PLAYED


@rule
def rebuild(s: State) -> None:
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
    tell(s, REBUILT, RACE_27, played, int(s.shuffle), 0, 0)
