"""Events of Precious Cargo, made from what the kernel tells."""

from collections.abc import Callable

from cantina.core.event import Event

from .content import UPGRADES, Disc, Faction, Upgrade
from .kernel import codes, ids
from .names import Card, Names, Point


class Threw(Event, frozen=True, kw_only=True, tag="threw"):
    """A seat threw its disc at a point."""

    seat: int
    disc: Disc
    aim: Point


class Flicked(Event, frozen=True, kw_only=True, tag="flicked"):
    """A seat flicked its disc: direction in hundredths of a degree, speed in millimetres a second, loft as the direction."""

    seat: int
    disc: Disc
    direction: int
    speed: int
    loft: int


class Flew(Event, frozen=True, kw_only=True, tag="flew"):
    """Something thrown came to rest: a disc (card is null) or a thrown card, by its number, with its angle at rest.

    The path is a flight from a height of 250 mm to the landing, a hop, and a slide. `times` are milliseconds after the
    release, at the landing, the end of the hop and the rest; `heights` are of the release and of the tops of flight and hop.
    """

    seat: int
    disc: Disc
    card: int | None
    release: Point
    landing: Point
    hop: Point
    rest: Point
    angle: int
    speed: int
    times: tuple[int, int, int]
    heights: tuple[int, int, int]


class OnGrogu(Event, frozen=True, kw_only=True, tag="on-grogu"):
    """A disc or a thrown card lies on Grogu and wins no cards; the rule says why it does not win the match."""

    seat: int
    card: int | None


class Missed(Event, frozen=True, kw_only=True, tag="missed"):
    """The disc lies on nothing."""

    seat: int


class Took(Event, frozen=True, kw_only=True, tag="took"):
    """A card of the field was won."""

    seat: int
    place: int
    card: Card
    score: int


class Refilled(Event, frozen=True, kw_only=True, tag="refilled"):
    """New cards were laid face down; fewer than were taken once the pile is empty."""

    cards: int
    wanted: int
    pile: int


class Bought(Event, frozen=True, kw_only=True, tag="bought"):
    """A seat buys an upgrade."""

    seat: int
    upgrade: Upgrade
    price: int


class Paid(Event, frozen=True, kw_only=True, tag="paid"):
    """A card was given up for an upgrade."""

    seat: int
    card: Card
    score: int


class SetProtected(Event, frozen=True, kw_only=True, tag="set-protected"):
    """A set and its points are protected for good."""

    seat: int
    ally: str
    cards: int
    points: int


class Picked(Event, frozen=True, kw_only=True, tag="picked"):
    """A card will be thrown and leaves the game."""

    seat: int
    card: Card
    score: int


class Aimed(Event, frozen=True, kw_only=True, tag="aimed"):
    """A card of a Multi-throw is aimed at a point."""

    seat: int
    card: int
    aim: Point


class TurnGiven(Event, frozen=True, kw_only=True, tag="turn-given"):
    """A team-mate will throw once more."""

    seat: int
    to: Disc


class Stole(Event, frozen=True, kw_only=True, tag="stole"):
    """A card was stolen."""

    seat: int
    whose: Disc
    card: Card


class Traded(Event, frozen=True, kw_only=True, tag="traded"):
    """Two cards changed piles."""

    seat: int
    whose: Disc
    given: Card
    card: Card


class Revealed(Event, frozen=True, kw_only=True, tag="revealed"):
    """A card of the field was turned up and stays so."""

    seat: int
    place: int
    card: Card


class AttemptFailed(Event, frozen=True, kw_only=True, tag="attempt-failed"):
    """A thrown card lies on Grogu, but the points are missing."""

    seat: int


class Ended(Event, frozen=True, kw_only=True, tag="ended"):
    """The match is over: who landed on Grogu, and the team that has won."""

    seat: int
    faction: Faction
    winners: list[int]


PreciousCargoEvent = (
    Threw | Flicked | Flew | OnGrogu | Missed | Took | Refilled | Bought | Paid | SetProtected | Picked | Aimed | TurnGiven
    | Stole | Traded | Revealed | AttemptFailed | Ended
)  # fmt: skip


def _threw(names: Names, rule: str, seat: int, x: int, y: int, *_: int) -> Event:
    return Threw(rule=rule, seat=seat, disc=names.discs[seat], aim=Point(x, y))


def _flicked(names: Names, rule: str, seat: int, direction: int, speed: int, loft: int, *_: int) -> Event:
    return Flicked(rule=rule, seat=seat, disc=names.discs[seat], direction=direction, speed=speed, loft=loft)


def _flew(names: Names, rule: str, seat: int, card: int, *numbers: int) -> Event:
    release, landing, hop, rest = (Point(*numbers[i : i + 2]) for i in range(0, 8, 2))
    angle, speed, landed, hopped, rested, top, hop_top = numbers[8:]
    return Flew(
        rule=rule, seat=seat, disc=names.discs[seat], card=None if card < 0 else card,
        release=release, landing=landing, hop=hop, rest=rest, angle=angle, speed=speed,
        times=(landed, hopped, rested), heights=(codes.RELEASE_HEIGHT, top, hop_top),
    )  # fmt: skip


def _on_grogu(_: Names, rule: str, seat: int, card: int, *__: int) -> Event:
    return OnGrogu(rule=rule, seat=seat, card=None if card < 0 else card)


def _took(names: Names, rule: str, seat: int, place: int, kind: int, score: int, *_: int) -> Event:
    return Took(rule=rule, seat=seat, place=place, card=names.cards[kind], score=score)


def _protected(names: Names, rule: str, seat: int, ally: int, cards: int, points: int, *_: int) -> Event:
    return SetProtected(rule=rule, seat=seat, ally=names.allies[ally], cards=cards, points=points)


def _traded(names: Names, rule: str, seat: int, pile: int, given: int, kind: int, *_: int) -> Event:
    return Traded(rule=rule, seat=seat, whose=names.disc_of_pile(pile), given=names.cards[given], card=names.cards[kind])


def _stole(names: Names, rule: str, seat: int, pile: int, kind: int, *_: int) -> Event:
    return Stole(rule=rule, seat=seat, whose=names.disc_of_pile(pile), card=names.cards[kind])


def _ended(names: Names, rule: str, faction: int, seat: int, *_: int) -> Event:
    name, winners = names.team(faction)
    return Ended(rule=rule, seat=seat, faction=name, winners=winners)


TOLD: dict[int, Callable[..., Event]] = {
    codes.THREW: _threw,
    codes.FLICKED: _flicked,
    codes.FLEW: _flew,
    codes.ON_GROGU: _on_grogu,
    codes.MISSED: lambda _, rule, seat, *__: Missed(rule=rule, seat=seat),
    codes.TOOK: _took,
    codes.REFILLED: lambda _, rule, cards, pile, wanted, *__: Refilled(rule=rule, cards=cards, wanted=wanted, pile=pile),
    codes.BOUGHT: lambda _, rule, seat, upgrade, price, *__: Bought(rule=rule, seat=seat, upgrade=UPGRADES[upgrade], price=price),
    codes.PAID: lambda names, rule, seat, kind, score, *_: Paid(rule=rule, seat=seat, card=names.cards[kind], score=score),
    codes.PROTECTED: _protected,
    codes.PICKED: lambda names, rule, seat, kind, score, *_: Picked(rule=rule, seat=seat, card=names.cards[kind], score=score),
    codes.AIMED: lambda _, rule, seat, card, x, y, *__: Aimed(rule=rule, seat=seat, card=card, aim=Point(x, y)),
    codes.BESTOWED: lambda names, rule, seat, to, *_: TurnGiven(rule=rule, seat=seat, to=names.discs[to]),
    codes.STOLE: _stole,
    codes.TRADED: _traded,
    codes.REVEALED: lambda names, rule, seat, place, kind, *_: Revealed(
        rule=rule, seat=seat, place=place, card=names.cards[kind]
    ),
    codes.FAILED: lambda _, rule, seat, *__: AttemptFailed(rule=rule, seat=seat),
    codes.ENDED: _ended,
}


def read_log(rows: list[list[int]], names: Names) -> list[Event]:
    """The events that the kernel has told: rows of kind, rule and numbers."""
    return [TOLD[kind](names, ids.RULES[rule], *numbers) for kind, rule, *numbers in rows]
