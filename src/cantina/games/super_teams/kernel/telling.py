"""What happens, noted in the log for Python: a rule a kind of event, which takes its rule and its numbers (`events.py`)."""

from cantina.core.kernel import tells

from . import codes
from .record import State


@tells(codes.ROUND)
def tell_round(s: State, rule: int, number: int) -> None:
    """A round begins."""


@tells(codes.SHUFFLED)
def tell_shuffled(s: State, rule: int) -> None:
    """The movement pile was rebuilt."""


@tells(codes.DEALT)
def tell_dealt(s: State, rule: int, seat: int, card: int) -> None:
    """A seat got a movement card."""


@tells(codes.CHOSE)
def tell_chose(s: State, rule: int, seat: int, card: int, ship: int) -> None:
    """The mover showed a card and the ship it will move."""


@tells(codes.PASSED)
def tell_passed(s: State, rule: int, seat: int) -> None:
    """A seat played nothing (more) in a window."""


@tells(codes.USED)
def tell_used(s: State, rule: int, seat: int, kind: int, ship: int) -> None:
    """A bonus card was played for the moved ship."""


@tells(codes.FLEW)
def tell_flew(s: State, rule: int, ship: int, start: int, end: int, distance: int) -> None:
    """The ship flew."""


@tells(codes.FELL)
def tell_fell(s: State, rule: int, ship: int, hole: int, end: int) -> None:
    """The ship backed up from a black hole."""


@tells(codes.EVADED)
def tell_evaded(s: State, rule: int, ship: int, hole: int, end: int) -> None:
    """The ship flew over a black hole."""


@tells(codes.LANDED)
def tell_landed(s: State, rule: int, seat: int, ship: int, kind: int, space: int) -> None:
    """The mover chose a half of a doubled space."""


@tells(codes.HOOKED)
def tell_hooked(s: State, rule: int, seat: int, ship: int, start: int, end: int) -> None:
    """A ship was pulled to where an opponent ended."""


@tells(codes.DREW)
def tell_drew(s: State, rule: int, seat: int, kind: int) -> None:
    """A seat drew a bonus card."""


@tells(codes.NO_DRAW)
def tell_no_draw(s: State, rule: int, seat: int) -> None:
    """A bonus card was due, but there is none."""


@tells(codes.REBUILT)
def tell_rebuilt(s: State, rule: int, cards: int) -> None:
    """The played bonus cards became a new pile."""


@tells(codes.HOME)
def tell_home(s: State, rule: int, ship: int) -> None:
    """A ship reached the finish planet."""


@tells(codes.WILD)
def tell_wild(s: State, rule: int, colour: int) -> None:
    """Both ships of a colour are home."""


@tells(codes.ENDED)
def tell_ended(s: State, rule: int, winners: int) -> None:
    """The match is over; seats as bits."""
