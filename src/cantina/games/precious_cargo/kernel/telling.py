"""What happens, noted in the log for Python: a rule a kind of event, which takes its rule and its numbers (`events.py`)."""

from cantina.core.kernel import tells

from . import codes
from .record import State


@tells(codes.THREW)
def tell_threw(s: State, rule: int, seat: int, x: int, y: int) -> None:
    """A seat threw its disc at a point."""


@tells(codes.FLICKED)
def tell_flicked(s: State, rule: int, seat: int, direction: int, speed: int, loft: int) -> None:
    """A seat flicked its disc."""


@tells(codes.FLEW)
def tell_flew(
    s: State, rule: int, seat: int, card: int, from_x: int, from_y: int, landing_x: int, landing_y: int, hop_x: int, hop_y: int,
    x: int, y: int, angle: int, speed: int, landed: int, hopped: int, rested: int, top: int, hop_top: int,
) -> None:  # fmt: skip
    """Something thrown came to rest: a disc, or the card of that number."""


@tells(codes.ON_GROGU)
def tell_on_grogu(s: State, rule: int, seat: int, card: int) -> None:
    """A disc, or the card of that number, lies on Grogu and wins no cards."""


@tells(codes.MISSED)
def tell_missed(s: State, rule: int, seat: int) -> None:
    """The disc lies on nothing."""


@tells(codes.TOOK)
def tell_took(s: State, rule: int, seat: int, place: int, kind: int, score: int) -> None:
    """A card of the field was won."""


@tells(codes.REFILLED)
def tell_refilled(s: State, rule: int, cards: int, pile: int, wanted: int) -> None:
    """New cards were laid face down."""


@tells(codes.BOUGHT)
def tell_bought(s: State, rule: int, seat: int, upgrade: int, price: int) -> None:
    """A seat buys an upgrade."""


@tells(codes.PAID)
def tell_paid(s: State, rule: int, seat: int, kind: int, score: int) -> None:
    """A card was given up for an upgrade."""


@tells(codes.PROTECTED)
def tell_protected(s: State, rule: int, seat: int, ally: int, cards: int, points: int) -> None:
    """A set is protected for good."""


@tells(codes.PICKED)
def tell_picked(s: State, rule: int, seat: int, kind: int, score: int) -> None:
    """A card will be thrown."""


@tells(codes.AIMED)
def tell_aimed(s: State, rule: int, seat: int, card: int, x: int, y: int) -> None:
    """A card of a Multi-throw is aimed at a point."""


@tells(codes.BESTOWED)
def tell_bestowed(s: State, rule: int, seat: int, to: int) -> None:
    """A team-mate will throw once more."""


@tells(codes.STOLE)
def tell_stole(s: State, rule: int, seat: int, pile: int, kind: int) -> None:
    """A card was stolen."""


@tells(codes.TRADED)
def tell_traded(s: State, rule: int, seat: int, pile: int, given: int, kind: int) -> None:
    """Two cards changed piles."""


@tells(codes.REVEALED)
def tell_revealed(s: State, rule: int, seat: int, place: int, kind: int) -> None:
    """A card of the field was turned up."""


@tells(codes.FAILED)
def tell_failed(s: State, rule: int, seat: int) -> None:
    """A thrown card lies on Grogu, but the points are missing."""


@tells(codes.ENDED)
def tell_ended(s: State, rule: int, faction: int, seat: int) -> None:
    """The match is over: who has won, and by whose throw."""
