"""Dealing anew what a seat cannot know: movement cards in hidden hands, and bonus cards there and in the piles."""

from cantina.core.compiler import Records, entry, rule
from cantina.core.source import CHOICE
from cantina.core.streams import below

from .bonus import FIRST_SHUFFLE
from .codes import BONUS, CARDS, PLAYED, UNDEALT
from .record import Setup, State

COUNT_BITS, COUNT_MASK = 8, 255  # how many bonus cards each seat holds, in one number


@rule
def redeal_movement(s: State, c: Setup, seat: int) -> None:
    """Put the cards of all other hands back, and draw as many again."""
    left = 0
    for other in range(int(c.seats)):
        if other != seat:
            for card in range(CARDS):
                s.undealt[card] += s.hand[other, card]
                s.hand[other, card] = 0
    for card in range(CARDS):
        left += int(s.undealt[card])
    for other in range(int(c.seats)):
        if other != seat:
            for _ in range(int(s.held[other])):
                rest, card = below(s.streams, CHOICE, left), 0
                rest -= int(s.undealt[0])
                while rest >= 0:
                    card += 1
                    rest -= int(s.undealt[card])
                s.undealt[card] -= 1
                s.hand[other, card] += 1
                left -= 1


@rule
def is_hidden(s: State, card: int, seat: int, shuffle: int) -> bool:
    """Whether a bonus card of a shuffle lies undecided, or in another hand."""
    place = int(s.bonus_place[card])
    return int(s.bonus_shuffle[card]) == shuffle and place != PLAYED and place != seat


@rule
def redeal_bonus(s: State, c: Setup, seat: int, shuffle: int) -> None:
    """Deal the hidden bonus cards of one shuffle anew. Holders keep how many they have."""
    left, held = 0, 0
    for card in range(BONUS):
        if is_hidden(s, card, seat, shuffle):
            left += 1
            if int(s.bonus_place[card]) != UNDEALT:
                held += 1 << COUNT_BITS * int(s.bonus_place[card])
                s.bonus_place[card] = UNDEALT
    for holder in range(int(c.seats)):
        for _ in range(held >> COUNT_BITS * holder & COUNT_MASK):
            rest, card = below(s.streams, CHOICE, left), -1
            while rest >= 0:  # cards are numbered by kind, so that the first one left of the kind is met first
                card += 1
                if is_hidden(s, card, seat, shuffle) and int(s.bonus_place[card]) == UNDEALT:
                    rest -= 1
            s.bonus_place[first_undealt(s, c, shuffle, int(c.bonus[card]))] = holder
            left -= 1


@rule
def first_undealt(s: State, c: Setup, shuffle: int, kind: int) -> int:
    """The first undecided card of a kind in a shuffle."""
    card = 0
    while int(s.bonus_place[card]) != UNDEALT or int(s.bonus_shuffle[card]) != shuffle or int(c.bonus[card]) != kind:
        card += 1
    return card


@entry
def redeal(states: Records[State], setups: Records[Setup], seat: int) -> None:
    """Deal anew what a seat cannot know, by the record's stream of choices; a spectator is a seat that there is not."""
    s, c = states[0], setups[0]
    redeal_movement(s, c, seat)
    for shuffle in range(FIRST_SHUFFLE, int(s.shuffle) + 1):
        redeal_bonus(s, c, seat, shuffle)
