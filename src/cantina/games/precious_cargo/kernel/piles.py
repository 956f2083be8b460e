"""Cards changing places: out of the field into win piles, from pile to pile, out of the game, and new ones into the field."""

from cantina.core.compiler import rule

from .codes import EMPTY, FACE_DOWN, FIELD, NONE
from .ids import CARGO_20, CARGO_21, CARGO_22, CARGO_23, CARGO_45
from .points import score
from .record import Setup, State
from .telling import tell_refilled, tell_took


@rule
def gain(s: State, pile: int, kind: int) -> None:
    """A card is put face up into a win pile (CARGO-20)."""
    s.held[pile, kind] += 1
    s.cards[pile] += 1


@rule
def lose(s: State, pile: int, kind: int) -> None:
    """A card leaves a win pile."""
    s.held[pile, kind] -= 1
    s.cards[pile] -= 1


@rule
def spend(s: State, pile: int, kind: int) -> None:
    """A card leaves the game for good (CARGO-R-27, CARGO-44)."""
    lose(s, pile, kind)
    s.gone[kind] += 1


@rule
def decide(s: State, kind: int) -> None:
    """A card that lay face down turns out to be of a kind."""
    s.left[kind] -= 1
    s.undecided -= 1


@rule
def taking_rule(s: State) -> int:
    """By which rule cards are taken: a thrown card's, a disc's on one card, or a disc's on several."""
    if s.upgrade != NONE:
        return CARGO_45
    return CARGO_21 if int(s.emptied) & (int(s.emptied) - 1) or int(s.taken) else CARGO_20


@rule
def take(s: State, c: Setup, place: int, kind: int) -> None:
    """A card of the field goes to the mover's win pile, whatever it does to the points (CARGO-R-22)."""
    pile = int(c.pile[int(s.mover)])
    s.field[place] = EMPTY
    s.lying -= 1
    s.taken &= ~(1 << place)
    s.emptied |= 1 << place
    gain(s, pile, kind)
    if s.telling:
        tell_took(s, taking_rule(s), int(s.mover), place, kind, score(s, c, pile))


@rule
def refill(s: State) -> None:
    """Free places get new cards, face down, in the order of the layout until the pile is empty (CARGO-22, 23, R-24)."""
    filled, wanted = 0, 0
    for place in range(FIELD):
        if int(s.emptied) >> place & 1:
            wanted += 1
            if int(s.pile):
                s.field[place] = FACE_DOWN
                s.lying += 1
                s.pile -= 1
                filled += 1
    s.emptied = 0
    if wanted:
        tell_refilled(s, CARGO_22 if filled == wanted else CARGO_23, filled, int(s.pile), wanted)
