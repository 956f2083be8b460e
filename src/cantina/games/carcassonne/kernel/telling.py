"""What happens, noted in the log for Python: a rule a kind of event, which takes its rule and its numbers (`events.py`)."""

from cantina.core.kernel import tells

from . import codes
from .record import State


@tells(codes.DREW)
def tell_drew(s: State, rule: int, seat: int, kind: int) -> None:
    """A tile was turned over."""


@tells(codes.REMOVED)
def tell_removed(s: State, rule: int, seat: int, kind: int) -> None:
    """A tile that fits nowhere went back to the box."""


@tells(codes.PLACED)
def tell_placed(s: State, rule: int, seat: int, kind: int, x: int, y: int, rotation: int) -> None:
    """A tile was laid."""


@tells(codes.JOINED)
def tell_joined(s: State, rule: int, part: int, other: int) -> None:
    """A part of the new tile joined an object beside it."""


@tells(codes.DEPLOYED)
def tell_deployed(s: State, rule: int, seat: int, part: int, size: int, what: int) -> None:
    """A figure was put on an object."""


@tells(codes.FIGHT)
def tell_fight(s: State, rule: int, object: int, sides: int) -> None:
    """Figures of several sides, as bits, stand on one object."""


@tells(codes.ROLLED)
def tell_rolled(s: State, rule: int, object: int, side: int, count: int, shown: int, best: int) -> None:
    """A side's dice, three bits each, and the highest of them."""


@tells(codes.TIED)
def tell_tied(s: State, rule: int, object: int, side: int, value: int, score: int) -> None:
    """The highest value was rolled by several."""


@tells(codes.LOST)
def tell_lost(s: State, rule: int, object: int, side: int, points: int, score: int) -> None:
    """A side is out of the fight."""


@tells(codes.WON)
def tell_won(s: State, rule: int, object: int, side: int) -> None:
    """One side is left."""


@tells(codes.SCORED)
def tell_scored(s: State, rule: int, object: int, side: int, points: int, tiles: int, symbols: int, score: int) -> None:
    """An object was scored for a side."""


@tells(codes.HOME)
def tell_home(s: State, rule: int, object: int, seat: int, figures: int) -> None:
    """Figures went back to the supply: small ones, and 8 for the large one."""


@tells(codes.ENDED)
def tell_ended(s: State, rule: int, winners: int) -> None:
    """The match is over; sides as bits."""
