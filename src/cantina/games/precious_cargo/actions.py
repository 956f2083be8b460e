"""Actions of Precious Cargo. Lengths are tenths of a millimetre, angles hundredths of a degree, speeds millimetres a second."""

from cantina.core.action import Action, Span

from .content import Beskar, Disc, Upgrade
from .kernel.codes import BACK, FASTEST, FLUBS, HALF_TURN, HIGHEST, LOWEST, REACH, SLOWEST, WIDEST
from .kernel.tables import DRAWS


class Throw(Action, frozen=True, tag="throw"):
    """Throw the player's disc at a point, measured from Grogu's centre (CARGO-19)."""

    x: int | Span
    y: int | Span


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


class Pay(Action, frozen=True, tag="pay"):
    """Give up an ally card for an upgrade; the last one needed closes the payment (CARGO-37)."""

    ally: str
    beskar: Beskar


class Protect(Action, frozen=True, tag="protect"):
    """Choose the set that Protect is put on (CARGO-40)."""

    ally: str


class Pick(Action, frozen=True, tag="pick"):
    """Choose one of the three cards of a Multi-throw (CARGO-43)."""

    ally: str
    beskar: Beskar


class Aim(Action, frozen=True, tag="aim"):
    """Aim one of the three cards of a Multi-throw (CARGO-43)."""

    x: int | Span
    y: int | Span


class Give(Action, frozen=True, tag="give"):
    """Choose the team-mate who gets the turn (CARGO-50)."""

    to: Disc


class Offer(Action, frozen=True, tag="offer"):
    """Choose the player's card of a trade (CARGO-54)."""

    ally: str
    beskar: Beskar


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


class TurnUp(Action, frozen=True, tag="turn-up"):
    """The dealer: what a card is that was taken or revealed."""

    ally: str
    beskar: Beskar


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
